import { about } from '../../../../content/about.ts';
import { Founder } from '../../ui/founder.tsx';
import { Room } from '../../ui/room.tsx';

/** About the consultant: story, experience and education. */
export function Journey() {
  return (
    <Room
      id="about-me"
      title="My Journey"
      claim="I did the job before I built the tools for it."
      intro={<Founder says={`I am ${about.name}. What you order comes to me, and I answer for it.`} />}
    >
      <div className="journey">
        <div className="story">
          {about.story.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <div>
          <h3>Experience</h3>
          <ol className="years">
            {about.experience.map(({ position, company, period, lesson }) => (
              <li key={company}>
                <span className="note">{period}</span>
                <b>
                  {position}, {company}
                </b>
                <span>{lesson}</span>
              </li>
            ))}
          </ol>
        </div>
        <div className="schooling">
          <h3>Education</h3>
          <ul className="schools">
            {about.education.map(({ degree, institution, year }) => (
              <li key={degree}>
                <span className="note">{year}</span>
                <b>{degree}</b>
                <span>{institution}</span>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Room>
  );
}

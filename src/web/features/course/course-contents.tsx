import { courseCreator } from '../../../../content/courses.ts';
import { counted } from '../../../domain/words/count-words.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { KeyFigures } from '../../ui/key-figures.tsx';
import { Room } from '../../ui/room.tsx';
import { formatWholeDollars } from '../../ui/format-money.ts';
import { Suite, SuiteRoom } from '../../ui/suite.tsx';
import { capital } from '../../words/capital.ts';

export function CourseComponents() {
  const last = courseCreator.components.at(-1);
  return (
    <Room
      id="components"
      title="What you get"
      intro={`${capital(counted(courseCreator.components.length, 'component', 'components'))}. None of them is sold on its own.`}
    >
      <Suite>
        {courseCreator.components.map((component) => (
          <SuiteRoom key={component.name} title={component.name} door={component !== last}>
            <p>{component.description}</p>
          </SuiteRoom>
        ))}
      </Suite>
    </Room>
  );
}

/** The offer to have the course built. */
export function CourseBuildout() {
  const { dollars, supportDays, included } = courseCreator.buildout;
  return (
    <Room
      id="full-buildout"
      title="Full Buildout"
      intro="Done for you: you hand over what you recorded, I hand back a school that takes payment."
    >
      <div className="beside form-beside">
        <div>
          <KeyFigures
            figures={[
              { figure: formatWholeDollars(dollars), note: 'once, agreed first' },
              { figure: `${supportDays} days`, note: 'support after it opens' },
            ]}
          />
          <p>
            Tell me how many lessons there are and where they lie today. You hear whether it fits the price and when it
            would open.
          </p>
          <p className="row">
            <ButtonLink to="/#contact" variant="go">
              Contact Us
            </ButtonLink>
          </p>
        </div>
        <ul className="ticks">
          {included.map((line) => (
            <li key={line}>{line}</li>
          ))}
          <li>{supportDays}-day support: whatever breaks in that time is mine to mend</li>
        </ul>
      </div>
    </Room>
  );
}

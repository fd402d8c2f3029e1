import { about, type Case } from '../../../../content/about.ts';
import { inWords } from '../../../domain/words/count-words.ts';
import { DrawnBars } from '../../ui/drawn-bars.tsx';
import { Note } from '../../ui/note.tsx';
import { Portrait } from '../../ui/portrait.tsx';

const { cases }: { readonly cases?: readonly Case[] } = about;

/** What changed for those who bought: a measure before and after, and their own words. Examples say that they are. */
export function Cases() {
  if (cases === undefined || cases.length === 0) return null;
  const areExamples = cases.some(({ isExample }) => isExample === true);
  return (
    <div className="cases">
      <div className="intro">
        <h3>What changed for {inWords(cases.length)} of them</h3>
        {areExamples && <p>Examples: people, words and figures are made up, and say so until true ones stand here.</p>}
      </div>
      <ul className="case-rooms walled">
        {cases.map(({ measure, before, after, quote, name, place, picture, isExample }, index) => (
          <li key={name}>
            <p className="note">{measure}</p>
            <DrawnBars
              bars={[
                { ...before, name: 'before' },
                { ...after, name: 'now' },
              ]}
            />
            <blockquote>{quote}</blockquote>
            <div className="who">
              <Portrait {...(picture !== undefined && { picture })} of={name} variant={index} />
              <p>
                <b>{name}</b>
                <br />
                {place}
              </p>
              {isExample === true && <Note className="chip plain">example</Note>}
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}

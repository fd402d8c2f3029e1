import { say } from '../words/say.ts';

/**
 * Says how visits are counted; to a visitor whose browser asks that they are not, that it was honoured. The style sheet shows the one that holds: boot.ts
 * marks the page of such a visitor, which may be read to its end before any other code is loaded.
 */
export function CountingNote() {
  return (
    <p className="note counting">
      <span className="counted">{say('Visits are counted here without cookies and without names.')}</span>
      <span className="uncounted">
        {say(
          'Your browser asks not to be counted (Global Privacy Control or Do Not Track). It is honoured: this visit is not counted.',
        )}
      </span>
    </p>
  );
}

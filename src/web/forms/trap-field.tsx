import { TRAP_FIELD } from '../../domain/spam/form-check.ts';
import { say } from '../words/say.ts';

/** A field that nobody sees, hears or reaches by keyboard: only a machine that fills in everything fills it in. `take` gets the element. */
export function TrapField({ take }: { take?: (field: HTMLInputElement | null) => void }) {
  return (
    <div hidden>
      <label>
        {say('Please leave this empty')}
        {/* Password managers have a word each for a field that is none of theirs. */}
        <input
          ref={take}
          name={TRAP_FIELD}
          tabIndex={-1}
          autoComplete="off"
          data-1p-ignore
          data-bwignore
          data-lpignore="true"
        />
      </label>
    </div>
  );
}

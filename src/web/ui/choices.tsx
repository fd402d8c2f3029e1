import type { ReactNode } from 'react';
import '../styles/parts/tabs.css';

interface Choice<Id extends string> {
  readonly id: Id;
  readonly name: ReactNode;
}

interface ChoicesProps<Id extends string> {
  label: string;
  options: readonly Choice<Id>[];
  /** Null while none of them is. */
  chosen: Id | null;
  onChange: (id: Id) => void;
}

/** A row of buttons of which one is chosen and lit. */
export function Choices<Id extends string>({ label, options, chosen, onChange }: ChoicesProps<Id>) {
  return (
    <fieldset className="choices">
      <legend className="sr-only">{label}</legend>
      {options.map(({ id, name }) => (
        <button key={id} type="button" aria-pressed={id === chosen} onClick={() => onChange(id)}>
          {name}
        </button>
      ))}
    </fieldset>
  );
}

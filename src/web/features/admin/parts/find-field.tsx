import { textIn } from '../../../ui/text-in.ts';
import { useId, type FormEvent } from 'react';
import { Button } from '../../../ui/button.tsx';

interface FindFieldProps {
  label: string;
  /** The present search text. */
  text: string;
  onFind: (text: string) => void;
}

const LONGEST_TEXT = 200;

/** Searches a list when the form is submitted. An empty text shows the whole list again. */
export function FindField({ label, text, onFind }: FindFieldProps) {
  const id = useId();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onFind(textIn(new FormData(event.currentTarget), 'find'));
  };
  return (
    // A new search text from a link or the back button replaces the field.
    <search key={text}>
      <form className="find-field" onSubmit={submit}>
        <div className="field">
          <label htmlFor={id}>{label}</label>
          <input id={id} type="search" name="find" defaultValue={text} maxLength={LONGEST_TEXT} />
        </div>
        <Button small type="submit">
          Find
        </Button>
      </form>
    </search>
  );
}

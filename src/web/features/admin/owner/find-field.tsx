import { useId, type FormEvent } from 'react';
import { Button } from '../../../ui/button.tsx';

interface FindFieldProps {
  label: string;
  /** What is looked for now. */
  text: string;
  onFind: (text: string) => void;
}

const LONGEST_TEXT = 200;

/** Looks for words in a list once they are sent; sent empty, it shows the whole list again. */
export function FindField({ label, text, onFind }: FindFieldProps) {
  const id = useId();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const found = new FormData(event.currentTarget).get('find');
    onFind(typeof found === 'string' ? found.trim() : '');
  };
  return (
    // A new text from elsewhere (a link, the way back) begins a new field.
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

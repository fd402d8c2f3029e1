import { useEffect, useRef, type FormEvent } from 'react';
import { explainFailure } from '../../../api/request-error.ts';
import { Button } from '../../../ui/button.tsx';
import { CodeField } from '../parts/code-field.tsx';

interface AskCodeProps {
  /** What the form is for. */
  label: string;
  words: string;
  /** What its button says. */
  send: string;
  job: {
    readonly isPending: boolean;
    readonly error: unknown;
    mutate(code: string, then: { onError: () => void }): void;
  };
  /** Whether the field takes the focus when it appears. */
  isFocused?: boolean;
}

/** Asks for a code before something is done; a recovery code is taken too. */
export function AskCode({ label, words, send, job, isFocused = true }: AskCodeProps) {
  const code = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isFocused) code.current?.focus();
  }, [isFocused]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (job.isPending) return;
    job.mutate(code.current?.value ?? '', {
      onError: () => {
        code.current?.focus();
        code.current?.select();
      },
    });
  };
  return (
    <form className="sign-in" onSubmit={submit} aria-label={label}>
      <p>{words}</p>
      <CodeField ref={code} error={job.error === null ? undefined : explainFailure(job.error)} />
      <Button small type="submit" busy={job.isPending}>
        {send}
      </Button>
    </form>
  );
}

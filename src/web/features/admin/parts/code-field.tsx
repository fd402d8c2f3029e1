import type { Ref } from 'react';
import { TextField } from '../../../ui/field.tsx';

interface CodeFieldProps {
  ref: Ref<HTMLInputElement>;
  isRecovery?: boolean;
  error: string | undefined;
}

/** For six digits, which phones and password managers fill in, or for a recovery code. */
export function CodeField({ ref, isRecovery = false, error }: CodeFieldProps) {
  return (
    <TextField
      ref={ref}
      label={isRecovery ? 'Recovery code' : 'Code from your app'}
      name="code"
      inputMode={isRecovery ? 'text' : 'numeric'}
      autoComplete={isRecovery ? 'off' : 'one-time-code'}
      autoCapitalize="characters"
      spellCheck={false}
      maxLength={40}
      required
      hint={isRecovery ? 'One of the ten that you kept. Each is good once.' : 'Six digits, new every thirty seconds.'}
      error={error}
    />
  );
}

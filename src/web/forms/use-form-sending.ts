import type { FieldValues } from 'react-hook-form';
import { useSending, type SendingOptions } from './sending/use-sending.ts';
import { useFormCheck, type FormCheckOptions } from './use-form-check.ts';

interface FormSendingOptions<Values extends FieldValues, Output, Answer>
  extends FormCheckOptions<Values, Output>, Omit<SendingOptions<Answer>, 'showErrors'> {
  /** Returns the content to send; called once the fields are valid. */
  readonly request: () => unknown;
  /** Decides what to do once the fields are valid: null sends nothing, `quiet` sends without waiting for the result. */
  readonly decide?: () => Promise<'send' | 'quiet' | null>;
}

/** Sends a react-hook-form: checks its fields, sends it, and shows the server's field errors. */
export function useFormSending<Values extends FieldValues, Output, Answer>(
  options: FormSendingOptions<Values, Output, Answer>,
) {
  const { request, decide = async () => 'send', showFailure } = options;
  const { attempts, isChecking, check, showErrors, reset } = useFormCheck(options);
  const sending = useSending({ ...options, showErrors });

  async function sendChecked(): Promise<void> {
    const way = await decide();
    if (way !== null) sending.send(request(), { isQuiet: way === 'quiet' });
  }

  return {
    attempts,
    isBusy: isChecking || sending.isBusy,
    notice: sending.notice,
    takeTrap: sending.takeTrap,
    submit() {
      if (!sending.isSending()) void check(sendChecked, () => showFailure(null));
    },
    /** Resets to before the first attempt. */
    reset(): void {
      reset();
      sending.forget();
    },
  };
}

import type { FieldValues } from 'react-hook-form';
import { useSending, type SendingOptions } from './sending/use-sending.ts';
import { useFormCheck, type FormCheckOptions } from './use-form-check.ts';

interface FormSendingOptions<Values extends FieldValues, Output, Answer>
  extends FormCheckOptions<Values, Output>, Omit<SendingOptions<Answer>, 'showErrors'> {
  /** What is sent; asked for once the fields are right. */
  readonly request: () => unknown;
  /** What to do once the fields are right: null sends nothing, with `quiet` nobody waits for what comes of it. */
  readonly decide?: () => Promise<'send' | 'quiet' | null>;
}

/** A react-hook-form that is sent: its fields are checked, then it is sent, then what the server says of fields stands there. */
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
    submit() {
      if (!sending.isSending()) void check(sendChecked, () => showFailure(null));
    },
    /** As before the first try. */
    reset(): void {
      reset();
      sending.forget();
    },
  };
}

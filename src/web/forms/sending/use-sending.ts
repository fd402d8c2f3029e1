import { useEffect, useRef, useState } from 'react';
import { SESSION_HEADER } from '../../../contract/paths.ts';
import type { FieldError } from '../../../contract/problem.ts';
import { sessionId } from '../../analytics/session.ts';
import type { RequestError } from '../../api/request-error.ts';
import { showToast } from '../../ui/toast.ts';
import { nextAttempt, type Attempt, newKey } from '../attempt.ts';
import { fieldsOf } from '../kept-values.ts';
import { expiredToast, formOutbox } from './form-outbox.ts';
import type { SendingNews } from './outbox.ts';
import type { Told } from './submission.ts';

/** What stands beside the button while a form is not sent. */
export type SendingNotice =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'refused'; readonly text: string }
  | { readonly kind: 'limited'; readonly text: string; readonly untilMs: number };

/** What was taken: as it was sent, which may no longer be what stands in the form. */
export interface Accepted<Answer> {
  readonly answer: Answer;
  readonly sent: Readonly<Record<string, unknown>>;
  readonly body: string;
  /** Whether it went by itself, some time after somebody pressed. */
  readonly isLate: boolean;
}

/** What was refused. */
export interface Refused extends Pick<Accepted<unknown>, 'sent'> {
  /** Whether nobody waits for what comes of it. */
  readonly isQuiet: boolean;
}

export interface SendingOptions<Answer> {
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** How it is told of once the form is gone. */
  readonly told: () => Told;
  /** The last try, kept with the draft. */
  readonly lastAttempt: () => Attempt | null;
  readonly keepAttempt: (attempt: Attempt) => void;
  /** Reads the answer; where it throws, the form counts as failed. */
  readonly readAnswer: (answer: unknown) => Answer | Promise<Answer>;
  readonly onAccepted: (accepted: Accepted<Answer>) => void;
  /** What only this form knows how to say; false leaves it to the usual way. */
  readonly onRefused?: (error: RequestError, refused: Refused) => boolean | Promise<boolean>;
  /** Shows what the server said of fields; whether any of them is the form's. */
  readonly showErrors: (errors: readonly FieldError[]) => boolean;
  /** Says the form's own sentence of a failure. */
  readonly showFailure: (error: RequestError | null) => void;
}

const SERVER_ERROR = 500;

function sentIn(body: string): Record<string, unknown> {
  return fieldsOf(JSON.parse(body));
}

/**
 * The one way to send a form. One try at a time, under a key that stays with its content. What the server says of fields stands there; a
 * 429 says how long to wait; everything else says the form's own sentence at once. While server or network is away it is tried again by
 * itself, over reloads; pressing again sends it now, and what was changed takes the place of what still waits.
 */
export function useSending<Answer>(options: SendingOptions<Answer>) {
  const [isBusy, setIsBusy] = useState(false);
  const [notice, setNotice] = useState<SendingNotice | null>(null);
  // State is a render late: a second press in the same moment is stopped here.
  const busy = useRef(false);
  const latest = useRef(options);
  const current = useRef<string | null>(null);
  useEffect(() => {
    latest.current = options;
  });

  function setBusy(next: boolean): void {
    busy.current = next;
    setIsBusy(next);
  }

  async function handleRefusal(error: RequestError, { body }: Attempt, isQuiet: boolean): Promise<void> {
    const { onRefused, showErrors, showFailure } = latest.current;
    setNotice(null);
    if (await onRefused?.(error, { sent: sentIn(body), isQuiet })) return;
    if (showErrors(error.problem?.errors ?? []) || isQuiet) return;
    // What sending it again would not change is said where it can be read in peace.
    if (error.problem && error.status < SERVER_ERROR) setNotice({ kind: 'refused', text: error.problem.detail });
    showFailure(error);
  }

  async function handleAccepted(answer: unknown, { body }: Attempt, isLate: boolean): Promise<void> {
    const { readAnswer, onAccepted, showFailure } = latest.current;
    setNotice(null);
    try {
      onAccepted({ answer: await readAnswer(answer), sent: sentIn(body), body, isLate });
    } catch {
      showFailure(null);
    }
  }

  async function hear(attempt: Attempt, { outcome, isAsked, isOver }: SendingNews, isQuiet: boolean): Promise<void> {
    if (current.current !== attempt.key) return;
    switch (outcome.kind) {
      case 'accepted':
        await handleAccepted(outcome.answer, attempt, !isAsked);
        break;
      case 'refused':
        if (isOver) await handleRefusal(outcome.error, attempt, isQuiet);
        break;
      case 'limited':
        if (isAsked) setNotice({ kind: 'limited', text: outcome.text, untilMs: Date.now() + outcome.waitMs });
        break;
      case 'away':
        if (!isQuiet) setNotice({ kind: 'waiting' });
        if (isAsked && !isQuiet) latest.current.showFailure(outcome.error);
        break;
      case 'expired':
        setNotice(null);
        showToast(expiredToast(latest.current.told().what));
        break;
      case 'dropped':
        setNotice(null);
        break;
    }
    if (isAsked && !isQuiet) setBusy(false);
  }

  const listen = useRef(hear);
  useEffect(() => {
    listen.current = hear;
  });
  useEffect(() => {
    const last = latest.current.lastAttempt();
    const isWaiting = last !== null && formOutbox.claim(last.key, (news) => void listen.current(last, news, false));
    if (isWaiting) {
      current.current = last.key;
      setNotice({ kind: 'waiting' });
    }
    return () => {
      if (current.current !== null) formOutbox.release(current.current);
    };
  }, []);

  return {
    isBusy,
    notice,
    isSending: () => busy.current,

    /** Sends `content`, which is made into JSON; `isQuiet` where nobody waits for what comes of it. */
    send(content: unknown, { isQuiet = false }: { isQuiet?: boolean } = {}): void {
      if (busy.current) return;
      const { path, headers, told, lastAttempt, keepAttempt } = latest.current;
      const attempt = nextAttempt(lastAttempt(), content, newKey);
      if (current.current !== null && current.current !== attempt.key) formOutbox.drop(current.current);
      current.current = attempt.key;
      keepAttempt(attempt);
      setNotice(null);
      if (!isQuiet) setBusy(true);
      const session = sessionId();
      formOutbox.send(
        {
          ...attempt,
          path,
          headers: { ...headers, ...(session !== null && { [SESSION_HEADER]: session }) },
          sinceMs: Date.now(),
          told: isQuiet ? null : told(),
        },
        (news) => void listen.current(attempt, news, isQuiet),
      );
    },

    /** Nothing is on its way any more, and nothing is said of it. */
    forget(): void {
      if (current.current !== null) formOutbox.drop(current.current);
      current.current = null;
      setNotice(null);
      setBusy(false);
    },
  };
}

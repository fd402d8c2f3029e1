import { useCallback, useEffect, useRef, useState } from 'react';
import { FORM_CHECK_HEADER, SESSION_HEADER } from '../../../contract/visitor-api.ts';
import type { FieldError } from '../../../contract/problem.ts';
import { writeFormCheck } from '../../../domain/spam/form-check.ts';
import { sessionId } from '../../analytics/session.ts';
import { noteSent } from '../../analytics/watch-forms.ts';
import { explainFailure, type RequestError } from '../../api/request-error.ts';
import { LANGUAGE_HEADER } from '../../../contract/languages.ts';
import { pageLanguage } from '../../words/say.ts';
import { showToast } from '../../ui/toast.ts';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { nextAttempt, type Attempt, newKey } from './attempt.ts';
import { fieldsOf } from './kept-values.ts';
import { expiredToast, formOutbox } from './form-outbox.ts';
import type { SendingNews } from './outbox.ts';
import type { Told } from './submission.ts';

/** The note beside the button of a form that is not sent yet. */
export type SendingNotice =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'refused'; readonly text: string }
  | { readonly kind: 'limited'; readonly text: string; readonly untilMs: number };

/** An accepted submission with the values that were sent. The form may have others by now. */
export interface Accepted<Answer> {
  readonly answer: Answer;
  readonly sent: Readonly<Record<string, unknown>>;
  readonly body: string;
  /** Whether a retry sent it. */
  readonly isLate: boolean;
}

/** A refused submission. */
export interface Refused extends Pick<Accepted<unknown>, 'sent'> {
  /** Whether nobody waits for the result. */
  readonly isQuiet: boolean;
}

export interface SendingOptions<Answer> {
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Whether it began with what an earlier visit left, so that the time to fill it in says nothing. */
  readonly isPrefilled?: boolean;
  /** The messages for after the form was closed. */
  readonly told: () => Told;
  /** The last attempt, stored with the draft. */
  readonly lastAttempt: () => Attempt | null;
  readonly keepAttempt: (attempt: Attempt) => void;
  /** Parses the answer. If it throws, the form shows its failure. */
  readonly readAnswer: (answer: unknown) => Answer | Promise<Answer>;
  readonly onAccepted: (accepted: Accepted<Answer>) => void;
  /** Handles a refusal that only this form knows; false leaves it to the default. */
  readonly onRefused?: (error: RequestError, refused: Refused) => boolean | Promise<boolean>;
  /** Shows the server's field errors. Returns whether the form has any of these fields. */
  readonly showErrors: (errors: readonly FieldError[]) => boolean;
  /** Shows the form's own failure message. */
  readonly showFailure: (error: RequestError | null) => void;
}

const SERVER_ERROR = 500;

function sentIn(body: string): Record<string, unknown> {
  return fieldsOf(JSON.parse(body));
}

/**
 * The one way to send a form. One attempt at a time, under a key that stays with its content. Field errors are shown at their fields, a
 * 429 says how long to wait, and any other failure shows the form's own message at once. While the server or the network is unavailable, the
 * form is retried, across reloads. Pressing again sends it at once, and changed content replaces what still waits.
 */
export function useSending<Answer>(options: SendingOptions<Answer>) {
  const hydrated = useHydrated();
  // A prerendered form is there before its code is: it is timed from the beginning of the page.
  const [shownAtMs] = useState(() => (hydrated ? performance.now() : 0));
  const trap = useRef<HTMLInputElement | null>(null);
  const takeTrap = useCallback((field: HTMLInputElement | null) => {
    trap.current = field;
  }, []);
  const [isBusy, setIsBusy] = useState(false);
  const [notice, setNotice] = useState<SendingNotice | null>(null);
  // State is one render late; the ref stops a second press before that.
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
    // A permanent refusal is shown beside the button, where it stays.
    if (error.problem && error.status < SERVER_ERROR) setNotice({ kind: 'refused', text: explainFailure(error) });
    showFailure(error);
  }

  async function handleAccepted(answer: unknown, { body }: Attempt, isLate: boolean): Promise<void> {
    const { path, readAnswer, onAccepted, showFailure } = latest.current;
    setNotice(null);
    noteSent(path);
    try {
      onAccepted({ answer: await readAnswer(answer), sent: sentIn(body), body, isLate });
    } catch {
      showFailure(null);
    }
  }

  async function handleNews(
    attempt: Attempt,
    { outcome, isAsked, isOver }: SendingNews,
    isQuiet: boolean,
  ): Promise<void> {
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

  const listen = useRef(handleNews);
  useEffect(() => {
    listen.current = handleNews;
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
    /** For the form's `TrapField`. */
    takeTrap,
    isSending: () => busy.current,

    /** Sends `content` as JSON; `isQuiet` if nobody waits for the result. */
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
      const filledMs = latest.current.isPrefilled === true ? null : performance.now() - shownAtMs;
      const isTrapFilled = (trap.current?.value ?? '') !== '';
      formOutbox.send(
        {
          ...attempt,
          path,
          headers: {
            ...headers,
            ...(session !== null && { [SESSION_HEADER]: session }),
            ...(pageLanguage() !== 'en' && { [LANGUAGE_HEADER]: pageLanguage() }),
            [FORM_CHECK_HEADER]: writeFormCheck({ filledMs, isTrapFilled }, attempt.key),
          },
          sinceMs: Date.now(),
          told: isQuiet ? null : told(),
        },
        (news) => void listen.current(attempt, news, isQuiet),
      );
    },

    /** Withdraws the submission and its note. */
    forget(): void {
      if (current.current !== null) formOutbox.drop(current.current);
      current.current = null;
      setNotice(null);
      setBusy(false);
    },
  };
}

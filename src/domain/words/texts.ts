import type { booking } from './spanish/booking.ts';
import type { common } from './spanish/common.ts';
import type { dealBoard } from './spanish/deal-board.ts';
import type { dealForm } from './spanish/deal-form.ts';
import type { dealSentences } from './spanish/deal-sentences.ts';
import type { mails } from './spanish/mails.ts';
import type { plan } from './spanish/plan.ts';
import type { quiz } from './spanish/quiz.ts';

type Tables = typeof common &
  typeof booking &
  typeof dealBoard &
  typeof dealForm &
  typeof dealSentences &
  typeof quiz &
  typeof plan &
  typeof mails;

/** Every English text that has a Spanish one: what is not here cannot be said on a page that is there in both. */
export type Text = keyof Tables;

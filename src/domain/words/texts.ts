import type { booking } from './spanish/booking.ts';
import type { common } from './spanish/common.ts';
import type { mails } from './spanish/mails.ts';
import type { plan } from './spanish/plan.ts';
import type { quiz } from './spanish/quiz.ts';

/** Every English text that has a Spanish one: what is not here cannot be said on a page that is there in both. */
export type Text =
  keyof typeof common | keyof typeof booking | keyof typeof quiz | keyof typeof plan | keyof typeof mails;

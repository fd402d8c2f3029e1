import { mails } from './spanish/mails.ts';
import { words as booking } from './spanish/of-booking.ts';
import { words as quiz } from './spanish/of-quiz.ts';
import { plan } from './spanish/plan.ts';
import { speechOf } from './speech.ts';

/** All that is said in Spanish, in pages as they are built and by the server. A browser loads only what its page says. */
export const spanishSpeech = speechOf({ ...booking, ...quiz, ...plan, ...mails });

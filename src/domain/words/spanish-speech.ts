import { dealSentences } from './spanish/deal-sentences.ts';
import { mails } from './spanish/mails.ts';
import { words as booking } from './spanish/of-booking.ts';
import { words as deal } from './spanish/of-deal.ts';
import { words as quiz } from './spanish/of-quiz.ts';
import { plan } from './spanish/plan.ts';
import { speechOf } from './speech.ts';

const sentences = { ...booking, ...quiz, ...plan, ...mails, ...dealSentences };

/** All that is said in Spanish, in pages as they are built and by the server. A browser loads only what its page says. */
export const spanishSpeech = speechOf({ ...deal, ...sentences }, sentences);

import { words as own } from '../../../../content/es/deal.ts';
import { speechOf } from '../speech.ts';
import { common } from './common.ts';
import { dealBoard } from './deal-board.ts';
import { dealForm } from './deal-form.ts';
import { dealSentences } from './deal-sentences.ts';

/** All that the deal form's pages say. */
export const words = { ...common, ...dealSentences, ...dealBoard, ...dealForm, ...own };
export const speech = speechOf(words, { ...common, ...dealSentences });

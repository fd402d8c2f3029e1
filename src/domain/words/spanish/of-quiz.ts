import { words as own } from '../../../../content/es/quiz.ts';
import { speechOf } from '../speech.ts';
import { common } from './common.ts';
import { quiz } from './quiz.ts';

/** All that the quiz's pages say. */
export const words = { ...common, ...quiz, ...own };
export const speech = speechOf(words, common);

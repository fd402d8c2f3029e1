import { words as own } from '../../../../content/es/booking.ts';
import { speechOf } from '../speech.ts';
import { booking } from './booking.ts';
import { common } from './common.ts';

/** All that the booking's pages say. */
export const words = { ...common, ...booking, ...own };
export const speech = speechOf(words);

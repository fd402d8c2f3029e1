import type { Words } from './fill.ts';

/** Stands for a file of content/es that the owner has left out. */
export const words: Words = {};

import { configureGlobal } from 'fast-check';
import { afterEach, beforeEach, expect, inject, vi } from 'vitest';

// The same examples in every `npm test`; a soak draws others, and more.
configureGlobal({ seed: inject('seed'), numRuns: 100 * inject('soak') });

/** Stray console output fails a test; a test that expects some spies on the method. */
const methods = ['log', 'info', 'warn', 'error', 'debug'] as const;
let stray: string[] = [];

beforeEach(() => {
  stray = [];
});

for (const method of methods) {
  console[method] = (...words: unknown[]) => {
    stray.push(`console.${method}: ${words.map(String).join(' ')}`);
  };
}

afterEach(() => {
  // The next file in this process has the real time again.
  vi.useRealTimers();
  expect(stray).toEqual([]);
});

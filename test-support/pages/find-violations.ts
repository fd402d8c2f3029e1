import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import type { Result, RunOptions } from 'axe-core';

/** A page compiles it in two thirds of the time that the sources with their comments take. */
const axeSource = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

const options: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations'],
  // Style sheets are read anew only for a rule that is still an experiment; reading them takes longer than most rules.
  preload: { assets: ['media'] },
};

/**
 * The rules of axe (WCAG 2.2 AA and good practice) that a page breaks, with its frames. It runs in the page as it stands and hands out
 * nothing but violations: a second page to collect everything that was looked at costs three times as much.
 * @param rule the only rule that is looked at; without it all of them
 */
export async function findViolations(page: Page, rule: string | null = null): Promise<Result[]> {
  for (const frame of page.frames()) {
    if (await frame.evaluate(`'axe' in window`)) continue;
    await frame.evaluate(`${axeSource}; axe.configure({ allowedOrigins: ['<unsafe_all_origins>'] })`);
  }
  const looked: RunOptions = rule === null ? options : { ...options, runOnly: { type: 'rule', values: [rule] } };
  return page.evaluate<Result[]>(`axe.run(${JSON.stringify(looked)}).then(({ violations }) => violations)`);
}

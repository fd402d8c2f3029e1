import type { BrowserContext } from '@playwright/test';
import compat, {
  type BrowserName,
  type CompatStatement,
  type Identifier,
  type SimpleSupportStatement,
} from '@mdn/browser-compat-data/forLegacyNode';
import { oldestBrowsers } from '../../scripts/oldest-browsers.ts';

/** By the names that MDN has for them. */
const oldest: readonly (readonly [BrowserName, number])[] = [
  ['chrome', oldestBrowsers.chrome],
  ['edge', oldestBrowsers.edge],
  ['firefox', oldestBrowsers.firefox],
  ['safari', oldestBrowsers.safari],
  ['safari_ios', oldestBrowsers.safari],
];

/**
 * Chromium refuses scripts that the site's policy for Trusted Types did not see, whether a page can ask for that policy or not. Playwright itself
 * asks for `checkVisibility` in the page.
 */
const KEPT = /^trustedTypes$|^Trusted|^checkVisibility$/;

/** What a browser of today has and one of the oldest does not: a global, or a member of a global itself (`isStatic`), or of what it makes. */
interface Missing {
  readonly owner: string | null;
  readonly member: string;
  readonly isStatic: boolean;
}

function isOld(statement: SimpleSupportStatement, version: number): boolean {
  const { version_added: added, flags, prefix, alternative_name: otherName } = statement;
  if (typeof added !== 'string' || flags || prefix !== undefined || otherName !== undefined) return false;
  return Number.parseFloat(added.replace('≤', '')) <= version;
}

const isInAll = ({ support }: CompatStatement) =>
  oldest.every(([browser, version]) => [support[browser] ?? []].flat().some((statement) => isOld(statement, version)));

/** The parts of a whole, each with the name that a script has for it. */
function partsOf({ __compat: _own, ...parts }: Identifier) {
  return Object.entries(parts)
    .filter(([key]) => !KEPT.test(key))
    .map(([key, part]) => {
      const { __compat: own } = part;
      const isMissing = own !== undefined && !isInAll(own);
      return { name: key.replace(/_static$/, ''), isStatic: key.endsWith('_static'), isMissing, part };
    });
}

function missingOf({ name, part, isMissing }: ReturnType<typeof partsOf>[number]): Missing[] {
  if (isMissing) return [{ owner: null, member: name, isStatic: true }];
  return partsOf(part)
    .filter((member) => member.isMissing)
    .map((member) => ({ owner: name, member: member.name, isStatic: member.isStatic }));
}

const { api, javascript } = compat;
const { builtins = {} } = javascript;
const missing = [...partsOf(api), ...partsOf(builtins)].flatMap(missingOf);

/** Runs in a page or a worker before its scripts. `Intl`, `Math` and the like make nothing, and have their members themselves. */
function takeAway(list: readonly Missing[]): void {
  const isObject = (value: unknown): value is object =>
    value !== null && (typeof value === 'object' || typeof value === 'function');
  for (const { owner, member, isStatic } of list) {
    const holder: unknown = owner === null || owner === 'Window' ? globalThis : Reflect.get(globalThis, owner);
    if (!isObject(holder)) continue;
    const made: unknown = isStatic ? null : Reflect.get(holder, 'prototype');
    Reflect.deleteProperty(isObject(made) ? made : holder, member);
  }
}

const SCRIPT = `(${String(takeAway)})(${JSON.stringify(missing)});\n`;

/**
 * Makes the pages and workers of a context know no interface of the web that one of the oldest browsers does not have. Their style sheets are
 * understood as by a browser of today.
 */
export async function makeOlder(context: BrowserContext): Promise<void> {
  await context.addInitScript(SCRIPT);
  await context.route(/\/assets\/[\w-]*worker[\w-]*\.js$/, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: SCRIPT + (await answer.text()) });
  });
}

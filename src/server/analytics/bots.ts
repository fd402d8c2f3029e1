import { isbot } from 'isbot';

const AGENTS_REMEMBERED = 2000;
const verdicts = new Map<string, boolean>();

/** Whether a User-Agent is a bot's; one that says nothing is taken at its word. The same few agents come again and again, so verdicts are kept. */
export function isBot(userAgent: string | undefined): boolean {
  if (userAgent === undefined) return false;
  const kept = verdicts.get(userAgent);
  if (kept !== undefined) return kept;
  if (verdicts.size >= AGENTS_REMEMBERED) verdicts.clear();
  const verdict = isbot(userAgent);
  verdicts.set(userAgent, verdict);
  return verdict;
}

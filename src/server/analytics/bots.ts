import { isbot } from 'isbot';
import type { FilterReason } from '../../contract/trust.ts';
import { botKind } from '../../domain/visits/filter-reason.ts';

const AGENTS_REMEMBERED = 2000;
/** Browsers' names are half as long at most, those of browsers inside other apps included. */
const AGENT_MAX_LENGTH = 512;

type Verdict = (userAgent: string) => boolean;

/** Keeps verdicts, since the same few agents come again and again. A name that is too long is judged by its beginning, and not kept. */
export function keepVerdicts(judge: Verdict): Verdict {
  const verdicts = new Map<string, boolean>();
  return (userAgent) => {
    if (userAgent.length > AGENT_MAX_LENGTH) return judge(userAgent.slice(0, AGENT_MAX_LENGTH));
    const kept = verdicts.get(userAgent);
    if (kept !== undefined) return kept;
    if (verdicts.size >= AGENTS_REMEMBERED) verdicts.clear();
    const verdict = judge(userAgent);
    verdicts.set(userAgent, verdict);
    return verdict;
  };
}

const verdictOf = keepVerdicts(isbot);

/** Whether a User-Agent is a bot's; one that says nothing is taken at its word. */
export function isBot(userAgent: string | undefined): boolean {
  return userAgent !== undefined && verdictOf(userAgent);
}

/** Why a visit that is in no figure is in none: as a bot of a kind, or because somebody was signed in; `other` where it named nothing. */
export function filterReason(userAgent: string | null): FilterReason {
  if (userAgent === null) return 'other';
  return isBot(userAgent) ? botKind(userAgent) : 'signed_in';
}

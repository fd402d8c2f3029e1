import { settingNames } from './config.ts';

/** Shorter names are one edit away from too much of what else stands in an environment. */
const SHORTEST = 6;

/** True where one letter added, left out, changed or exchanged with its neighbour makes the one word of the other. */
function isOneEditAway(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (long.length - short.length > 1) return false;
  let at = 0;
  while (at < short.length && short[at] === long[at]) at += 1;
  const rest = long.slice(at + 1);
  if (short.length < long.length) return short.slice(at) === rest;
  const isExchanged = short[at] === long[at + 1] && short[at + 1] === long[at];
  return short.slice(at + 1) === rest || (isExchanged && short.slice(at + 2) === long.slice(at + 2));
}

/** Names in the environment that are no settings and look like one; a slip leaves a setting at its default without a word. */
export function findMisspeltSettings(env: NodeJS.ProcessEnv): { name: string; meant: string }[] {
  const unknown = Object.keys(env).filter((name) => name.length >= SHORTEST && !settingNames.includes(name));
  return unknown.flatMap((name) => {
    const meant = settingNames.find((known) => !(known in env) && isOneEditAway(name.toUpperCase(), known));
    return meant === undefined ? [] : [{ name, meant }];
  });
}

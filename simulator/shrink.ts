import type { Happening, Script } from './script.ts';

/** Everything that is a little less than this script, what takes most away first. */
function* lesser(script: Script): Generator<Script> {
  const { happenings, processes } = script;
  for (let piece = Math.ceil(happenings.length / 2); piece >= 1; piece = piece === 1 ? 0 : Math.ceil(piece / 2))
    for (let from = 0; from < happenings.length; from += piece) {
      // What follows comes at the moment at which it came.
      const left = happenings.slice(from, from + piece).reduce((sum, { after }) => sum + after, 0);
      const [next, ...rest] = happenings.slice(from + piece);
      const later: readonly Happening[] = next === undefined ? [] : [{ ...next, after: next.after + left }, ...rest];
      yield { ...script, happenings: [...happenings.slice(0, from), ...later] };
    }
  for (let fewer = 1; fewer < processes; fewer += 1) yield { ...script, processes: fewer };
  if (script.limits) yield { ...script, limits: false };
}

/** The least script that still fails, as far as so many tries find one. */
export async function shrink(
  script: Script,
  fails: (script: Script) => Promise<boolean>,
  tries: number,
): Promise<Script> {
  let least = script;
  let left = tries;
  for (let isFound = true; isFound && left > 0;) {
    isFound = false;
    for (const less of lesser(least)) {
      if (left === 0) break;
      left -= 1;
      if (!(await fails(less))) continue;
      least = less;
      isFound = true;
      break;
    }
  }
  return least;
}

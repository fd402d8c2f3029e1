import { parseSync, Visitor } from 'vite';
import type { Bodies } from './unused-functions.ts';

/**
 * The code with other bodies in the functions that `bodies` names, wherever they are declared in it.
 * @throws if one of them is not there
 */
export function emptyFunctions(code: string, bodies: Bodies): string {
  const cuts: { start: number; end: number; body: string }[] = [];
  const met = new Set<string>();
  new Visitor({
    FunctionDeclaration({ id, body }) {
      const name = id?.name;
      if (name === undefined || body === null || !Object.hasOwn(bodies, name)) return;
      met.add(name);
      cuts.push({ start: body.start, end: body.end, body: `{${bodies[name]}}` });
    },
  }).visit(parseSync('library.js', code).program);

  const missed = Object.keys(bodies).filter((name) => !met.has(name));
  if (missed.length > 0) throw new Error(`no function ${missed.join(', ')}`);
  let left = 0;
  let emptied = '';
  for (const { start, end, body } of cuts.toSorted((a, b) => a.start - b.start)) {
    // What stands in a function that is emptied goes with it.
    if (start < left) continue;
    emptied += code.slice(left, start) + body;
    left = end;
  }
  return emptied + code.slice(left);
}

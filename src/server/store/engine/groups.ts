import type { Engine } from './engine.ts';
import { createGroupCommit, type GroupRules } from './group-commit.ts';
import type { StoreLimits } from './limits.ts';
import { isLostRace } from './lost-race.ts';
import type { Store } from './store.ts';

/** Groups in turn may lose against a group beside them as well. */
const rules: GroupRules = { isLost: isLostRace };

type Groups = Pick<
  Store,
  'write' | 'writeBeside' | 'writeBulk' | 'onCommitted' | 'observe' | 'waiting' | 'backlogs' | 'close'
>;

/** All writes of this process: those that take turns with other processes, and those beside them; on SQLite the same groups hold both. */
export function createGroups({ writer, beginGroup, beside, beginBeside }: Engine, limits: StoreLimits): Groups {
  const turns = createGroupCommit(writer, beginGroup, { ...limits, ...(beside !== null && { rules }) });
  const others = beside === null ? turns : createGroupCommit(beside, beginBeside, { ...limits, rules });
  const both = [...new Set([turns, others])];
  return {
    write: turns.write,
    writeBeside: others.writeBeside,
    writeBulk: others.writeBulk,
    onCommitted(signal, listener) {
      const ends = both.map((group) => group.onCommitted(signal, listener));
      return () => ends.forEach((end) => end());
    },
    observe: (observer) => both.forEach((group) => group.observe(observer)),
    waiting: () => both.reduce((sum, group) => sum + group.waiting, 0),
    backlogs: () => both.map((group) => group.backlog),
    async close() {
      await Promise.all(both.map((group) => group.close()));
    },
  };
}

import { stateRooms } from '../../src/web/features/deals/map/state-rooms.ts';
import { markets } from './schemas/deals.ts';

/** Says which states with a buy box the plan on the Buy Box page has no room for: nothing is wrong with them, but an owner may wonder. */
export function noteStatesOffPlan(contents: ReadonlyMap<string, unknown>): string[] {
  const boxes = markets.safeParse(contents.get('markets.ts')).data?.markets ?? [];
  const states = new Set(boxes.map(({ state }) => state));
  const off = [...states].filter((state) => stateRooms.every((room) => room.state !== state));
  if (off.length === 0) return [];
  return [`markets.ts: the plan on /buy-box has no room for ${off.join(', ')}: what is bought there stands below it`];
}

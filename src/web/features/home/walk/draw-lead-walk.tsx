import { LeadWalk } from './lead-walk.tsx';

/** What the island in the hero is made of; a file of its own, as that of the miniatures. */
export const drawLeadWalk = () => <LeadWalk />;

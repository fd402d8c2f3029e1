import type { Transaction } from 'kysely';
import { apiPaths } from '../../contract/paths.ts';
import { createSigner, signIn } from '../store/access/signer.ts';
import type { Store } from '../store/engine/store.ts';
import type { Database } from '../store/schema/schema.ts';
import type { Language } from '../../contract/languages.ts';

const SECRET = 'floor-plans';
const signed = (leadId: string) => `floor-plan:${leadId}`;
const pathOf = (leadId: string, signature: string) => apiPaths.floorPlan.replace(':token', `${leadId}.${signature}`);

/** The links under which floor plans are read and printed: nobody guesses one, and nothing is stored for it. */
export interface PlanLinks {
  path(leadId: string): Promise<string>;
  /** The lead whose link it is; null for a token that was never given out. */
  read(token: string): Promise<string | null>;
}

/** The path of a lead's floor plan, within the unit that stores its answers. */
export async function planPath(tx: Transaction<Database>, leadId: string): Promise<string> {
  return pathOf(leadId, await signIn(tx, SECRET, signed(leadId)));
}

/** The path in a language. */
export const planIn = (language: Language | undefined, path: string) =>
  language === 'es' ? `${path}?language=es` : path;

/** Links signed with 256 bits by a secret that all processes over this store share. */
export function createPlanLinks(store: Store): PlanLinks {
  const signer = createSigner(store, SECRET);
  return {
    path: async (leadId) => pathOf(leadId, await signer.sign(signed(leadId))),
    async read(token) {
      const [leadId = '', signature = ''] = token.split('.', 2);
      return (await signer.verify(signed(leadId), signature)) ? leadId : null;
    },
  };
}

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { decidedSchema, type OwnerOrder, type Verdict } from '../../../../contract/owner-orders.ts';
import { apiPaths } from '../../../../contract/paths.ts';
import { postJson } from '../../../api/request.ts';
import { OWNER_DATA } from '../parts/owner-session.ts';

/** A decision that was made, and can be undone. */
export interface Decided {
  readonly orderId: string;
  readonly productName: string;
  readonly decisionId: string;
  readonly verdict: Verdict;
}

/** Everything of the owner's is read again: the books have changed, and what follows from them. */
function useReloadBooks() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: [OWNER_DATA] });
}

const pathOf = (path: string, id: string) => path.replace(':id', encodeURIComponent(id));

/** Settles an order that needs a review. */
export function useDecide(
  { id, productName }: Pick<OwnerOrder, 'id' | 'productName'>,
  onDecided: (one: Decided) => void,
) {
  const reload = useReloadBooks();
  return useMutation({
    mutationFn: async (decision: { verdict: Verdict; reason: string }) => {
      const { decisionId } = await postJson(pathOf(apiPaths.ownerOrderDecision, id), decision, {
        schema: decidedSchema,
      });
      return { orderId: id, productName, decisionId, verdict: decision.verdict };
    },
    onSuccess: async (decided) => {
      onDecided(decided);
      await reload();
    },
  });
}

/** Takes such a decision back. */
export function useUndoDecision() {
  const reload = useReloadBooks();
  return useMutation({
    mutationFn: ({ orderId, decisionId }: Decided) =>
      postJson(pathOf(apiPaths.ownerOrderDecisionUndo, orderId), { decisionId }, { schema: decidedSchema }),
    onSuccess: reload,
  });
}

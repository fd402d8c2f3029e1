import { useMutation, useQueryClient } from '@tanstack/react-query';
import { decidedSchema, type OwnerOrder, type Verdict } from '../../../../contract/owner-orders.ts';
import { apiPaths } from '../../../../contract/paths.ts';
import { postJson } from '../../../api/request.ts';
import { decisionNames } from '../parts/describe-order.ts';
import { OWNER_DATA } from '../parts/owner-session.ts';
import type { Done } from '../parts/undo-note.tsx';

const pathOf = (path: string, id: string) => path.replace(':id', encodeURIComponent(id));

/** Settles an order that needs a review; everything of the owner's is read again, because the books have changed. */
export function useDecide({ id, productName }: Pick<OwnerOrder, 'id' | 'productName'>, onDone: (done: Done) => void) {
  const client = useQueryClient();
  const reload = () => client.invalidateQueries({ queryKey: [OWNER_DATA] });
  return useMutation({
    mutationFn: async ({ verdict, reason }: { verdict: Verdict; reason: string }): Promise<Done> => {
      const { decisionId } = await postJson(
        pathOf(apiPaths.ownerOrderDecision, id),
        { verdict, reason },
        { schema: decidedSchema },
      );
      const takeBack = async () => {
        await postJson(pathOf(apiPaths.ownerOrderDecisionUndo, id), { decisionId }, { schema: decidedSchema });
        await reload();
        return `${productName} needs your review again.`;
      };
      return { key: decisionId, text: `${productName}: ${decisionNames[verdict]}.`, takeBack };
    },
    onSuccess: async (done) => {
      onDone(done);
      await reload();
    },
  });
}

import { ownerListSchema } from '../../../../contract/owner.ts';

const { limit } = ownerListSchema.parse({});

/** Says that the list is cut off, if it is. */
export function CutOffNote({ shown }: { shown: number }) {
  return shown < limit ? null : <p className="second">The newest {limit} are listed.</p>;
}

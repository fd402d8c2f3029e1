import { ownerListSchema } from '../../../../contract/owner.ts';

const { limit } = ownerListSchema.parse({});

/** Says that a list was cut, where it was. */
export function NewestOnly({ shown }: { shown: number }) {
  return shown < limit ? null : <p className="second">The newest {limit} are listed.</p>;
}

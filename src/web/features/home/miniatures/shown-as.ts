import type { Shown } from '../../../../../content/portfolio.ts';

/** What a room of one kind shows. */
export type ShownAs<Kind extends Shown['kind']> = Omit<Extract<Shown, { kind: Kind }>, 'kind'>;

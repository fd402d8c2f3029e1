import { createContext, useContext } from 'react';
import type { ListingFieldName } from '../../../../contract/deal-fields.ts';

/** What the form's parts know of the summary of what was read. */
export interface Sheet {
  /** The fields that stand in the summary. */
  readonly folded: ReadonlySet<ListingFieldName>;
  /** Those of them that can be typed in there: the one that was pressed, and any with an error. */
  readonly opened: ReadonlySet<ListingFieldName>;
  /** The one that was pressed. */
  readonly pressed: ListingFieldName | null;
  readonly press: (name: ListingFieldName | null) => void;
  /** Puts all fields back where they stand in the form. */
  readonly unfold: () => void;
}

const nothing: Sheet = {
  folded: new Set(),
  opened: new Set(),
  pressed: null,
  press: () => undefined,
  unfold: () => undefined,
};

const SheetContext = createContext<Sheet>(nothing);
export const SheetProvider = SheetContext.Provider;
export const useSheet = (): Sheet => useContext(SheetContext);

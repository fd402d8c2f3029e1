/** One part of what today asks for, read. */
export interface ReadyBlock<Line> {
  readonly state: 'ready';
  readonly total: number;
  readonly lines: Line[];
}
export type Block<Line> = ReadyBlock<Line> | { readonly state: 'failed' };

export function ready<Line>(total: number, lines: readonly Line[]): ReadyBlock<Line> {
  return { state: 'ready', total, lines: [...lines] };
}

export const asTime = (at: number) => new Date(at).toISOString();

/** Whether the browser is older than those that Foyer supports (docs/decisions/0046-which-browsers.md): its scripts would end half-way. */
export const isTooOld = () => !('isWellFormed' in String.prototype && 'toSorted' in Array.prototype);

/** How the fragment of a link begins that holds a deal. It has a file of its own, because every page looks for it. */
export const LINKED_DEAL = '#deal=';

/** Of the picture that stands for a page where its link is shared. */
export const CARD_SIZE = { width: 1200, height: 630 } as const;

/** The storage key of a text that is carried to the deal form. It has a file of its own, because every page reads it. */
export const CARRIED_KEY = 'foyer_carried_listing';

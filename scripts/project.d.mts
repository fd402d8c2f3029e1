/** Where the project lies, with a slash at its end. */
export const root: string;

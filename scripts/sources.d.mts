/** One hash over the names and contents of everything that the build is made of. */
export function sourcesMark(root: string): string;

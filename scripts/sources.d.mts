/** One hash over the names and contents of everything that the build is made of. */
export function sourcesMark(root: string): string;

/** One hash over all of that but the content: a build of the same code may be served while new content is built. */
export function codeMark(root: string): string;

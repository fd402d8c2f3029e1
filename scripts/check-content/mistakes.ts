/** Something that is wrong in the owner's content. */
export interface Mistake {
  /** Within the content's folder: `packages.ts`, `posts/first.mdx`. */
  readonly file: string;
  /** From 1; null where the mistake is that something is missing, or the file cannot tell. */
  readonly line: number | null;
  /** What is wrong and what is expected. */
  readonly says: string;
}

/** The mistake in one sentence, its place in front as editors and terminals know it: `content/packages.ts:36: ...`. */
export function inOneSentence({ file, line, says }: Mistake, folder = 'content'): string {
  return `${folder}/${file}${line === null ? '' : `:${line}`}: ${says}`;
}

/** The line of a place in a text, from 1. */
export function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}

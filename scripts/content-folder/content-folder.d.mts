/** The owner's folder of content: the setting CONTENT_DIR, from the environment or .env, or else the one that Foyer comes with. */
export function contentFolder(root: string, env?: Readonly<Record<string, string | undefined>>): string;
/** The path that is read where a file of `content/` is imported from its path: the owner’s, or that of no words where they have no such Spanish. */
export function ownFile(root: string, folder: string, path: string): string;

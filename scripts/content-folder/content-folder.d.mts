/** The owner's folder of content: the setting CONTENT_DIR, from the environment or .env, or else the one that Foyer comes with. */
export function contentFolder(root: string, env?: Readonly<Record<string, string | undefined>>): string;
/** The path of the file that is read in place of one of `content/`: the owner’s, or one without words where they have no such Spanish. */
export function ownFile(root: string, folder: string, path: string): string;

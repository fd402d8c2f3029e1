/** The owner's folder of content: the setting CONTENT_DIR, from the environment or .env, or else the one that Foyer comes with. */
export function contentFolder(root: string, env?: Readonly<Record<string, string | undefined>>): string;

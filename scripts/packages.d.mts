/** The packages named in package.json that are not there in their version. */
export function missingPackages(root: string): string[];

/** Has the packages of package-lock.json installed, once for each state of it. */
export function installPackages(
  root: string,
  npmInstall: () => { status: number | null; signal: NodeJS.Signals | null; error?: Error },
  say: (words: string) => void,
): void;

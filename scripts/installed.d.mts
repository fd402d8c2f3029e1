/** Installs the packages of package-lock.json, once for each state of it. Ends the process where npm fails. */
export function install(): void;

/**
 * Builds the site into build/, once for each state of its sources; what measures pages calls it first, or it would measure those of an older
 * build. Ends the process where the build fails.
 */
export function build(): void;

/**
 * Builds the site into build/, once for each state of its sources; what measures pages calls it first, or it would measure those of an older
 * build. Ends the process where the build fails.
 */
export function build(): void;

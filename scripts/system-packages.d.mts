/**
 * Installs what is missing from the system's packages, saying so; ends the process with a sentence where it may not.
 * @param user whom it is for
 */
export function installSystemPackages(user?: 'tests' | 'cluster' | 'faults'): void;

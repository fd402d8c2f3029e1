/** Why a backup or a restore was not made, in a sentence for whoever asked for it; nothing was changed. */
export class BackupProblem extends Error {
  override readonly name = 'BackupProblem';
}

export function comesFromNewer(file: string, migration: string): string {
  return `${file} comes from a newer Foyer (it has ${migration}). Restore it with that one`;
}

import { resolve } from 'node:path';
import { BackupProblem } from '../backup/backup-problem.ts';
import { ConfigError, readConfig, type Config } from '../config/config.ts';
import { loadEnv } from '../config/load-env.ts';
import { causesOf, explainTrouble } from '../store/engine/database-trouble.ts';
import { StoreUnavailableError } from '../store/engine/store.ts';
import { DataFolderInUse } from '../store/engine/data-lock.ts';
import { ForeignData, giveBackData } from '../store/engine/own-data.ts';
import { NewerDatabase } from '../store/engine/newer-database.ts';
import { DamagedDatabase, UnreadableDatabase } from '../store/engine/sqlite-file.ts';

/** The command was typed wrongly; the message says how to type it. */
class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** The command does not do what was asked; the message says why, and what to do. */
export class CommandRefused extends Error {
  override readonly name = 'CommandRefused';
}

/** What the operator can change; every other error is a fault of ours, and keeps its stack. */
const operatorErrors = [
  ConfigError,
  UsageError,
  CommandRefused,
  BackupProblem,
  DataFolderInUse,
  DamagedDatabase,
  UnreadableDatabase,
  ForeignData,
  NewerDatabase,
];

/** The named file, relative to the folder in which the command was typed: npm itself runs it in the project's folder. */
export function fileFrom(name: string | undefined, usage: string): string {
  if (name === undefined || name.startsWith('-')) throw new UsageError(`Name the file: ${usage}`);
  return resolve(process.env['INIT_CWD'] ?? process.cwd(), name);
}

/** The e-mail address that was named. */
export function addressFrom(word: string | undefined, usage: string): string {
  if (word === undefined || !/^[^\s@]+@[^\s@]+$/.test(word)) throw new UsageError(`Name the e-mail address: ${usage}`);
  return word;
}

/** Runs a command with the settings of .env and what was typed after it; what the operator can change is said in a sentence, and ends it with code 1. */
export async function runCommand(work: (config: Config, args: readonly string[]) => Promise<void>): Promise<void> {
  loadEnv();
  let config: Config | null = null;
  try {
    config = readConfig(process.env);
    await work(config, process.argv.slice(2));
  } catch (error) {
    const known = operatorErrors.some((kind) => error instanceof kind);
    const isAway = causesOf(error).some((one) => one instanceof StoreUnavailableError);
    if (!(error instanceof Error) || !(known || isAway)) throw error;
    process.stderr.write(`${known ? error.message : explainTrouble(error)}\n`);
    process.exitCode = 1;
  } finally {
    if (config !== null) giveBackData(config.dataDir);
  }
}

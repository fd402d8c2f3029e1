import { readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { dirname, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

function readMap(file: string): SourceMap | null {
  try {
    return new SourceMap(JSON.parse(readFileSync(`${file}.map`, 'utf8')));
  } catch {
    // A file without a map, or one whose build has gone: its own lines are all there is to tell.
    return null;
  }
}

/** What V8 hands over says where it is, as a line of a stack. */
interface Place extends NodeJS.CallSite {
  toString(): string;
}

/** Where the code that runs at this place was written, as `file:line`; null where no map tells. */
function writtenAt(maps: Map<string, SourceMap | null>, place: Place): string | null {
  const name = place.getFileName();
  const line = place.getLineNumber();
  if (!name?.startsWith('file:') || line === null) return null;
  const file = fileURLToPath(name);
  if (!maps.has(file)) maps.set(file, readMap(file));
  const entry = maps.get(file)?.findEntry(line - 1, 0);
  if (entry === undefined || !('originalSource' in entry)) return null;
  return `${relative(process.cwd(), resolve(dirname(file), entry.originalSource))}:${entry.originalLine + 1}`;
}

/**
 * Makes stacks of a bundle name the files and lines that were written. Maps are read when the first stack is asked for: Node's
 * --enable-source-maps would read them at each start, and holds them in memory.
 */
export function readStacksThroughMaps(): void {
  const maps = new Map<string, SourceMap | null>();
  Error.prepareStackTrace = (error: Error, places: Place[]) => {
    const lines = places.map((place) => {
      const said = place.toString();
      const at = writtenAt(maps, place);
      return at === null ? said : said.replace(/(file:[^()]*|[^ ()]*):\d+:\d+/, at);
    });
    return [String(error), ...lines.map((line) => `    at ${line}`)].join('\n');
  };
}

/** Loads the home page and every file of it that was ever named, over and over, so many visitors at once; what did not come with 200 is kept. */
export function keepLoading(url: string, atOnce = 1) {
  const failed: string[] = [];
  const files = new Set<string>();
  let loads = 0;
  const ending = new AbortController();
  const load = async (path: string) => {
    const answer = await fetch(url + path).catch((error: unknown) => ({ status: String(error), text: async () => '' }));
    if (answer.status !== 200) failed.push(`${path} ${answer.status}`);
    loads += 1;
    return answer.text();
  };
  const visit = async () => {
    while (!ending.signal.aborted) {
      const home = await load('/');
      for (const [file] of home.matchAll(/\/assets\/[\w.-]+/g)) files.add(file);
      await Promise.all([...files].map(load));
    }
  };
  const over = Promise.all(Array.from({ length: atOnce }, visit));
  return {
    /** What failed so far: the path, and the status or why there was none. */
    failed: failed as readonly string[],
    async stop() {
      ending.abort();
      await over;
      return { failed, loads, files };
    },
  };
}

/** The home page as it is now; nothing where nobody answers. */
export const homeOf = (url: string) =>
  fetch(url).then(
    (answer) => answer.text(),
    () => '',
  );


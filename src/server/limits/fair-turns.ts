/** Runs one piece of work at a time; a client that waits with several goes to the end of the line after each. */
export interface FairTurns {
  take<Result>(client: string, work: () => Promise<Result>): Promise<Result>;
}

export function createFairTurns(): FairTurns {
  /** In the order in which the clients come; each with what it waits with. */
  const line = new Map<string, (() => void)[]>();
  let isBusy = false;

  function next(): void {
    const [first] = line;
    if (first === undefined) {
      isBusy = false;
      return;
    }
    const [client, [go, ...rest]] = first;
    line.delete(client);
    if (rest.length > 0) line.set(client, rest);
    go?.();
  }

  return {
    async take(client, work) {
      if (isBusy)
        await new Promise<void>((go) => {
          line.set(client, [...(line.get(client) ?? []), go]);
        });
      isBusy = true;
      try {
        return await work();
      } finally {
        next();
      }
    },
  };
}

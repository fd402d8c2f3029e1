const TRIES = 7;

/** The best of several, so that what else the machine does counts for little. */
async function bestMs(run: () => unknown): Promise<number> {
  const times: number[] = [];
  for (let tries = 0; tries < TRIES; tries += 1) {
    const since = performance.now();
    await run();
    times.push(performance.now() - since);
  }
  return Math.min(...times);
}

/**
 * How many times as long `run` takes for `times` as much as `small`: about as many where it reads each part once, their square where it
 * reads each part again for each other.
 */
export async function growth(run: (size: number) => () => unknown, small: number, times: number): Promise<number> {
  const [few, many] = [run(small), run(small * times)];
  await bestMs(few);
  return (await bestMs(many)) / (await bestMs(few));
}

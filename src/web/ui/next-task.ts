/** Lets the browser answer the visitor; where it can, what goes on stands before what else waits. */
export const nextTask = async (): Promise<void> =>
  await ('scheduler' in globalThis && 'yield' in globalThis.scheduler
    ? globalThis.scheduler.yield()
    : new Promise<void>((resolve) => {
        setTimeout(resolve);
      }));

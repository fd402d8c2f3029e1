/** What is done to the pages once they are written. */
export async function finishBuild(buildDirectory: string): Promise<void> {
  await Promise.resolve(buildDirectory);
}

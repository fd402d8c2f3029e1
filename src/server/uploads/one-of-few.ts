import { ProblemError } from '../http/problem-error.ts';

/** Each holds up to 5 MB while it waits for its turn to be decoded. */
export const UPLOADS_AT_ONCE = 16;
const RETRY_SECONDS = '5';

let underWay = 0;

/**
 * Runs `work` where few enough uploads are under way in this process.
 * @throws ProblemError 503 where there are more
 */
export async function oneOfFew<Result>(work: () => Promise<Result>): Promise<Result> {
  if (underWay >= UPLOADS_AT_ONCE)
    throw new ProblemError({
      status: 503,
      title: 'Many pictures at once',
      detail: 'Many pictures are coming in at this moment. Please try again in a few seconds.',
      headers: { 'retry-after': RETRY_SECONDS, connection: 'close' },
    });
  underWay += 1;
  try {
    return await work();
  } finally {
    underWay -= 1;
  }
}

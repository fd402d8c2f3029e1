import { apiPaths } from '../../src/contract/paths.ts';
import type { App } from '../../src/server/http/app.ts';

export const OWNER_PASSWORD = 'open the door, please';

/** Signs in to an app that was opened with OWNER_PASSWORD; the header that the owner's browser sends from then on. */
export async function signInAsOwner(app: App): Promise<{ cookie: string }> {
  const payload = { password: OWNER_PASSWORD };
  const answer = await app.inject({ method: 'POST', url: apiPaths.ownerSession, payload });
  return { cookie: String(answer.headers['set-cookie']).split(';', 1)[0] ?? '' };
}

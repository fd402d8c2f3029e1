import { apiPaths } from '../../src/contract/paths.ts';

/** Signs in at a server; the cookie that every later request sends. */
export async function ownerCookie(url: string, password: string): Promise<string> {
  const answer = await fetch(url + apiPaths.ownerSession, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ password }),
  });
  return answer.headers.getSetCookie().join('; ').split(';', 1)[0] ?? '';
}

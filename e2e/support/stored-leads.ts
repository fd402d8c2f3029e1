import { request } from '@playwright/test';

export const ownerPassword = 'correct horse battery';

/** The leads that a server started with `OWNER_PASSWORD: ownerPassword` has stored, the newest first. */
export async function storedLeads(url: string): Promise<{ id: string; kind: string; email: string; name: string }[]> {
  const owner = await request.newContext({ baseURL: url, extraHTTPHeaders: { origin: url } });
  await owner.post('/api/owner/session', { data: { password: ownerPassword } });
  const { leads } = await (await owner.get('/api/owner/leads')).json();
  await owner.dispose();
  return leads;
}

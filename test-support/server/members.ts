import { invitedSchema } from '../../src/contract/owner-members.ts';
import type { DeskRole } from '../../src/contract/owner-session.ts';
import { apiPaths } from '../../src/contract/paths.ts';
import type { App } from '../../src/server/http/app.ts';

export const MEMBER_PASSWORD = 'seven lamps along the hall';

interface Wanted {
  readonly name?: string;
  readonly email?: string;
  readonly role?: DeskRole;
}

/** What stands in an invitation's link after its `#`. */
export const tokenIn = (link: string) => link.split('#invitation=')[1] ?? '';

/** Somebody invited by whoever has the cookie: their id, and the token of their link. */
export async function inviteMember(
  app: App,
  headers: { cookie: string },
  { name = 'Nell', email = 'nell@example.com', role = 'helper' }: Wanted = {},
): Promise<{ id: string; token: string }> {
  const payload = { name, email, role };
  const answer = await app.inject({ method: 'POST', url: apiPaths.ownerMembers, headers, payload });
  const { id, link } = invitedSchema.parse(answer.json());
  return { id, token: tokenIn(link) };
}

/** Every `name=value` that an answer sets. */
export const cookiesOf = (header: unknown) => [header].flat().map((cookie) => String(cookie).split(';', 1)[0] ?? '');

/** Takes an invitation; the headers that the browser sends from then on. */
export async function acceptInvitation(app: App, token: string, password = MEMBER_PASSWORD) {
  const payload = { token, password };
  const answer = await app.inject({ method: 'POST', url: apiPaths.invitationAccept, payload });
  const [cookie = '', device = ''] = cookiesOf(answer.headers['set-cookie']);
  return { answer, headers: { cookie }, device };
}

/** Somebody who was invited and has taken the invitation. */
export async function joinMember(app: App, owner: { cookie: string }, wanted?: Wanted) {
  const { id, token } = await inviteMember(app, owner, wanted);
  const { headers, device } = await acceptInvitation(app, token);
  return { id, headers, device };
}

/** Signs in by address and password. */
export async function signInAsMember(
  app: App,
  {
    email = 'nell@example.com',
    password = MEMBER_PASSWORD,
    cookie = '',
    from = '203.0.113.9',
  }: { email?: string; password?: string; cookie?: string; from?: string } = {},
) {
  return app.inject({
    method: 'POST',
    url: apiPaths.ownerSession,
    payload: { email, password },
    headers: { cookie },
    remoteAddress: from,
  });
}

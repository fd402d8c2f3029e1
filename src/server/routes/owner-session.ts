import { ownerSessionSchema, ownerSignInSchema } from '../../contract/owner.ts';
import { apiPaths } from '../../contract/paths.ts';
import type { App, AppDeps } from '../http/app-types.ts';
import { isOwner, requireOpenDesk, requireSameOrigin } from '../http/owner-guard.ts';
import { ProblemError } from '../http/problem-error.ts';
import { signInRateLimit } from '../http/rate-limit.ts';

/** Signing in and out; the session is a cookie that scripts cannot read. */
export function registerOwnerSessionRoutes(app: App, { config }: AppDeps): void {
  const schema = { response: { 200: ownerSessionSchema } };

  app.get(apiPaths.ownerSession, { schema }, (request) => ({ signedIn: isOwner(request) }));

  app.post(
    apiPaths.ownerSession,
    {
      config: signInRateLimit(config),
      onRequest: [requireSameOrigin, requireOpenDesk],
      schema: { ...schema, body: ownerSignInSchema },
    },
    (request, reply) => {
      if (!app.ownerSessions.isPassword(request.body.password)) {
        request.log.warn({ client: request.ip }, 'A sign-in with a wrong password was refused');
        throw new ProblemError({
          status: 401,
          title: 'Wrong password',
          detail: 'That is not the owner’s password. Please try again.',
        });
      }
      void reply.header('set-cookie', app.ownerSessions.signIn());
      return { signedIn: true };
    },
  );

  app.delete(apiPaths.ownerSession, { onRequest: requireSameOrigin, schema }, (_request, reply) => {
    void reply.header('set-cookie', app.ownerSessions.signOut());
    return { signedIn: false };
  });
}

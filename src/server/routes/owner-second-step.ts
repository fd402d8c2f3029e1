import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { site } from '../../../content/site.ts';
import { apiPaths } from '../../contract/paths.ts';
import {
  begunSetUpSchema,
  changePasswordSchema,
  ownSignInSchema,
  recoveryCodesSchema,
  secondStepCodeSchema,
  setUpSchema,
} from '../../contract/second-step.ts';
import type { App } from '../http/app.ts';
import { ownerDoor, requireOwner, signedInAs, signedInBy } from '../http/owner-guard.ts';
import { ProblemError } from '../http/problem-error.ts';
import { rowIdSchema } from '../http/row-id.ts';
import type { Misjudged } from '../owner/judge-try.ts';
import { changeOwnPassword } from '../owner/own-password.ts';
import { beginSetUp, confirmSetUp, renewCodes, turnOff } from '../owner/second-step.ts';
import { budgetsOf, codeBudgetsOf, type SignInPlace } from '../owner/sign-in-budgets.ts';
import type { KnownAccount } from '../owner/account.ts';
import { codeSubject, isRightPassword } from '../owner/sign-in.ts';
import { refuseField } from '../requests/refusal.ts';
import { findMember } from '../store/access/members.ts';
import { countRecoveryCodes, dropSecondStep, findSecondStep } from '../store/access/second-steps.ts';
import type { AppDeps } from './app-deps.ts';
import { sayWrongCode, tooManyTries } from './try-problems.ts';

const noSecondStep = new ProblemError({
  status: 404,
  title: 'No second step',
  detail: 'This person has no second step any more. Please load the list again.',
});

const notOneself = new ProblemError({
  status: 409,
  title: 'That is you',
  detail:
    'Turn your own second step off under “Your sign-in”, with a code or a recovery code. Without either, another owner can take it away.',
});

const wrongPassword = 'That is not your password. Please try again.';

const answerDone = (reply: FastifyReply) => void reply.code(204).send();

/** What everybody changes of their own sign-in, helpers too; and what owners take away from somebody who lost their phone. */
export function registerSecondStepRoutes(app: App, { store, clock }: Pick<AppDeps, 'store' | 'clock'>): void {
  /** Who asks, and which wrong tries they count with. */
  async function readAsker(request: FastifyRequest) {
    const { memberId } = signedInAs(request);
    const member = memberId === null ? null : await findMember(store.db, memberId);
    const account: KnownAccount = member === null ? { kind: 'first-owner' } : { kind: 'member', member };
    const door = ownerDoor(request);
    const place = await door.placeOf(request, memberId);
    const { session_hash: sessionHash } = signedInBy(request);
    const uses = codeBudgetsOf(place, codeSubject(account));
    return { memberId, account, place, sessionHash, uses, judges: door.judges };
  }

  /** Passes on what was right; everything else is answered as a mistake in the form. */
  function passRight<Right extends { readonly kind: string }>(
    outcome: Right | Misjudged,
    { place, code }: { place: SignInPlace; code?: string },
  ): Right {
    if (isMisjudged(outcome)) {
      if (outcome.kind === 'wrong')
        throw code === undefined ? refuseField('password', wrongPassword) : refuseField('code', sayWrongCode(code));
      const isKnownDevice = place.deviceId !== null;
      throw tooManyTries(
        { until: outcome.until, now: clock.now(), isKnownDevice },
        code === undefined ? 'passwords' : 'codes',
      );
    }
    return outcome;
  }

  app.get(
    apiPaths.ownerSecondStep,
    { onRequest: requireOwner, schema: { response: { 200: ownSignInSchema } } },
    async (request) => {
      const { memberId } = signedInAs(request);
      const found = await findSecondStep(store.db, memberId);
      return {
        passwordIn: memberId === null ? ('settings' as const) : ('desk' as const),
        since: found === null ? null : new Date(found.since).toISOString(),
        recoveryCodesLeft: found === null ? 0 : await countRecoveryCodes(store.db, memberId),
      };
    },
  );

  app.post(
    apiPaths.ownerPassword,
    {
      onRequest: requireOwner,
      schema: { body: changePasswordSchema, response: { 204: z.null().describe('Changed; signed out elsewhere') } },
    },
    async (request, reply) => {
      const { account, place, sessionHash, judges } = await readAsker(request);
      const { password: given, next } = request.body;
      const outcome = await changeOwnPassword(judges, { account, place, sessionHash, given, next });
      passRight(outcome, { place });
      request.log.info('Somebody changed their password');
      answerDone(reply);
    },
  );

  app.post(
    apiPaths.ownerSecondStepSetUp,
    { onRequest: requireOwner, schema: { body: setUpSchema, response: { 200: begunSetUpSchema } } },
    async (request) => {
      const { account, place, memberId, judges } = await readAsker(request);
      const label = account.kind === 'member' ? account.member.email : `${site.brand} owner`;
      const isRight = async () => isRightPassword(judges, { account, given: request.body.password, ...place });
      const outcome = await beginSetUp(judges, { memberId, uses: budgetsOf(place), label, isRight });
      const { secret, address } = passRight(outcome, { place });
      return { secret, address };
    },
  );

  app.post(
    apiPaths.ownerSecondStepConfirm,
    { onRequest: requireOwner, schema: { body: secondStepCodeSchema, response: { 200: recoveryCodesSchema } } },
    async (request) => {
      const { judges, place, ...holder } = await readAsker(request);
      const outcome = await confirmSetUp(judges, holder, request.body.code);
      const { codes } = passRight(outcome, { place, code: request.body.code });
      request.log.info('Somebody turned their second step on');
      return { codes: [...codes] };
    },
  );

  app.post(
    apiPaths.ownerSecondStepCodes,
    { onRequest: requireOwner, schema: { body: secondStepCodeSchema, response: { 200: recoveryCodesSchema } } },
    async (request) => {
      const { judges, place, ...holder } = await readAsker(request);
      const outcome = await renewCodes(judges, holder, request.body.code);
      const { codes } = passRight(outcome, { place, code: request.body.code });
      return { codes: [...codes] };
    },
  );

  app.post(
    apiPaths.ownerSecondStepOff,
    {
      onRequest: requireOwner,
      schema: { body: secondStepCodeSchema, response: { 204: z.null().describe('No code is asked for any more') } },
    },
    async (request, reply) => {
      const { judges, place, ...holder } = await readAsker(request);
      const outcome = await turnOff(judges, holder, request.body.code);
      passRight(outcome, { place, code: request.body.code });
      request.log.info('Somebody turned their second step off');
      answerDone(reply);
    },
  );

  app.delete(
    apiPaths.ownerMemberSecondStep,
    {
      onRequest: requireOwner,
      schema: { params: rowIdSchema, response: { 204: z.null().describe('No code is asked of them any more') } },
    },
    async (request, reply) => {
      const { id } = request.params;
      // Otherwise whoever finds an owner's desk open turns it off without a code.
      if (signedInAs(request).memberId === id) throw notOneself;
      if (!(await store.write((tx) => dropSecondStep(tx, id)))) throw noSecondStep;
      request.log.info('The owner took somebody’s second step away');
      answerDone(reply);
    },
  );
}

function isMisjudged(outcome: { readonly kind: string }): outcome is Misjudged {
  return outcome.kind === 'wrong' || outcome.kind === 'refused';
}

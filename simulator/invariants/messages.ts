import { isExcused } from '../excuses.ts';
import type { Invariant } from '../invariant.ts';
import type { Taken } from '../services.ts';
import { trueTime } from '../time.ts';

const DAY_MS = 86_400_000;
/** A call is reminded of a day before it and an hour before it, in the same words. */
const REMINDED_TWICE: ReadonlySet<string> = new Set(['mail_booking-reminder', 'mail_call-reminder']);
/** Mails that say the same again where the same is the case again. */
const REPEATING = new Set([
  'mail_site-notice',
  'mail_destination-paused',
  'mail_weekly-report',
  // Everybody who subscribes at the stand-in is called Ada; the books count these.
  'mail_subscription-started',
  'mail_owner-alert',
]);
const ANSWERS = new Set(
  ['quiz-result', 'deal-received', 'lending-snapshot', 'waitlist-joined', 'reactivation-received'].map(
    (one) => `mail_${one}`,
  ),
);
const ANSWERS_A_DAY = 10;

/** What came twice under one id although nothing was wrong. */
function repeats(taken: readonly Taken[], who: string): string[] {
  return [...Map.groupBy(taken, ({ id, to }) => `${id} ${to}`)].flatMap(([id, all]) =>
    all.slice(1).flatMap(({ at }, index) => {
      const before = all[index]?.at ?? at;
      return isExcused(before, at) ? [] : [`${who} took ${id} twice, ${at - before} ms apart, and nothing was wrong`];
    }),
  );
}

/** Every delivery is delivered, waiting for an address, or dead with its reason; nobody is told or mailed twice of one thing, and the caps hold. */
export const checkMessages: Invariant = async ({ site, crowd }, { db }) => {
  const { crm, smtp } = site.services;
  const broken = [...repeats(crm.taken, 'The CRM'), ...repeats(smtp.taken, 'The mail server')];
  const deliveries = await db.selectFrom('deliveries').selectAll().execute();
  const taken = new Set([...crm.taken, ...smtp.taken].map(({ id }) => id.replace(/^<|@.*$/g, '')));
  const hasCrm = site.config.crmWebhookUrl !== null;
  for (const one of deliveries) {
    const what = `${one.kind} ${one.id} to ${one.destination}`;
    const id = one.message_id ?? one.id;
    if (one.status === 'delivered' && !taken.has(id)) broken.push(`${what} is delivered, and nobody took it`);
    if (one.status === 'dead' && (one.last_error ?? '') === '') broken.push(`${what} is dead without a reason`);
    const isLeft = one.destination === 'push' || (!hasCrm && one.destination !== 'mail');
    const isHeld = one.next_attempt_at > trueTime();
    if (one.status === 'waiting' && !isLeft && !isHeld) broken.push(`${what} still waits: ${one.last_error}`);
    if (one.status === 'waiting' && !isLeft && one.claimed_until !== null) broken.push(`${what} is still claimed`);
    if (one.status === 'dead' && one.attempts > 0 && one.destination !== 'mail' && one.failures < 2)
      broken.push(`${what} was given up after ${one.failures} failures`);
  }
  const mails = deliveries.filter(({ destination }) => destination === 'mail');
  for (const [payload, same] of Map.groupBy(mails, ({ kind, payload: text }) => `${kind} ${text}`)) {
    const [first] = same;
    const most = first !== undefined && REMINDED_TWICE.has(first.kind) ? 2 : 1;
    if (same.length > most && first !== undefined && !REPEATING.has(first.kind) && !isFlooded(payload))
      broken.push(`${same.length} mails say the same: ${payload.slice(0, 300)}`);
  }
  for (const [lead, of] of Map.groupBy(
    deliveries.filter(({ destination, lead_id: id }) => destination === 'crm' && id !== null),
    ({ lead_id: id, kind }) => `${kind} ${id}`,
  ))
    if (of.length > 1) broken.push(`${lead} goes to the CRM ${of.length} times`);
  const answers = mails.filter(({ kind, attempts }) => ANSWERS.has(kind) && attempts > 0);
  for (const [to, all] of Map.groupBy(answers, ({ payload }) => String(JSON.parse(payload).to))) {
    const times = all.map(({ created_at: at }) => at).toSorted((a, b) => a - b);
    const most = Math.max(...times.map((from) => times.filter((at) => at >= from && at < from + DAY_MS).length));
    if (most > ANSWERS_A_DAY) broken.push(`${to} got ${most} answers within a day`);
  }
  return broken;

  /** One address that sent one form many times gets one mail each. */
  function isFlooded(payload: string): boolean {
    return crowd.acts.some(({ email, kind }, index) => {
      if (!payload.includes(email)) return false;
      return crowd.acts.some((other, at) => at !== index && other.email === email && other.kind === kind);
    });
  }
};

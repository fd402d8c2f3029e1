import type { MailTransport } from '../src/server/mail/mail-sender.ts';
import type { SendRequest } from '../src/server/delivery/send-request.ts';
import { SEND_LIMIT_MS } from '../src/server/delivery/webhook-sender.ts';
import { MAIL_STEP_LIMIT_MS } from '../src/server/delivery/mail-limits.ts';
import { fate } from './chance.ts';
import { isExcused } from './excuses.ts';
import { noteTrouble, step, stirHere } from './step.ts';
import { pause, trueTime } from './time.ts';
import { tell } from './trace.ts';

/** Something that a service took, under the id by which it can tell a repeat. */
export interface Taken {
  readonly id: string;
  readonly at: number;
  readonly body: string;
  /** Where it went: the path of a webhook, or the recipient of a mail. */
  readonly to: string;
}

export type CrmMood = 'well' | 'away' | 'silent' | 'busy' | 'failing' | 'deaf';
export type SmtpMood = 'well' | 'away' | 'silent' | 'busy' | 'refusing' | 'deaf';

/** The services outside, each in its mood until a moment; then it is well. */
export interface Services {
  readonly crm: {
    mood: CrmMood;
    until: number;
    /** Since when it has not been well. */
    since: number;
    readonly taken: Taken[];
    /** What was asked for peace, by the id of the message. */
    readonly peace: Map<string, { readonly from: number; readonly until: number }>;
    /** What came before the peace was over. */
    readonly hasty: string[];
  };
  readonly smtp: { mood: SmtpMood; until: number; readonly taken: Taken[] };
}

export const newServices = (): Services => ({
  crm: { mood: 'well', until: 0, since: 0, taken: [], peace: new Map(), hasty: [] },
  smtp: { mood: 'well', until: 0, taken: [] },
});

/** Whom no mail server takes mail for. */
export const NOBODY = 'nobody.example';

const LATENCY_MS = 400;

function moodOf<Mood>({ mood, until }: { mood: Mood; until: number }): Mood | 'well' {
  return until > trueTime() ? mood : 'well';
}

const networkError = (code: string) => Object.assign(new Error(`simulated: ${code}`), { code });

/** After a day of failures a destination is paused, and what waits there leaves at once when that is over. */
const BEFORE_A_PAUSE_MS = 20 * 3_600_000;

function noteHaste(crm: Services['crm'], id: string): void {
  const peace = crm.peace.get(id);
  const now = trueTime();
  if (peace === undefined || now >= peace.until || isExcused(peace.from, now)) return;
  if (now - crm.since < BEFORE_A_PAUSE_MS)
    crm.hasty.push(`${id} came ${peace.until - now} ms before the CRM had asked for it`);
}

/** The CRM, where its webhooks arrive. */
export function crmRequest({ crm }: Services): SendRequest {
  return async ({ url, headers, body }) => {
    stirHere();
    await step();
    await pause(fate().between(1, LATENCY_MS));
    const mood = moodOf(crm);
    const answer = (status: number, more: Record<string, string> = {}) => ({ status, headers: more, text: '' });
    const id = headers['webhook-id'] ?? '';
    if (mood === 'away') throw networkError('ECONNREFUSED');
    if (mood === 'silent') {
      await pause(SEND_LIMIT_MS);
      throw Object.assign(new Error('aborted'), { name: 'AbortError' });
    }
    noteHaste(crm, id);
    if (mood === 'busy') {
      const seconds = fate().between(1, 600);
      crm.peace.set(id, { from: trueTime(), until: trueTime() + seconds * 1000 });
      return answer(429, { 'retry-after': String(seconds) });
    }
    if (mood === 'failing') return answer(500);
    tell('crm', `takes ${id}`);
    crm.taken.push({ id, at: trueTime(), body: String(body), to: url.pathname });
    await pause(fate().between(1, LATENCY_MS));
    if (mood === 'deaf') {
      noteTrouble();
      throw networkError('ECONNRESET');
    }
    await step();
    return answer(200);
  };
}

const smtpError = (code: string, command: string, responseCode: number) =>
  Object.assign(new Error(`simulated: ${code}`), {
    code,
    command,
    responseCode,
    response: `${responseCode} simulated`,
  });

/** The mail server. */
export function mailTransport({ smtp }: Services): MailTransport {
  const sendMail = async (mail: { messageId?: string; to?: unknown; subject?: string; text?: unknown }) => {
    stirHere();
    await step();
    await pause(fate().between(1, LATENCY_MS));
    const mood = moodOf(smtp);
    const to = typeof mail.to === 'object' && mail.to !== null && 'address' in mail.to ? String(mail.to.address) : '';
    if (mood === 'away') throw Object.assign(networkError('ECONNECTION'), { command: 'CONN' });
    if (mood === 'silent') {
      await pause(MAIL_STEP_LIMIT_MS);
      throw Object.assign(networkError('ETIMEDOUT'), { command: 'CONN' });
    }
    if (mood === 'busy') throw smtpError('EENVELOPE', 'MAIL FROM', 451);
    if (mood === 'refusing') throw smtpError('EAUTH', 'AUTH PLAIN', 535);
    if (to.endsWith(NOBODY)) throw smtpError('EENVELOPE', 'RCPT TO', 550);
    tell('smtp', `takes ${mail.messageId} for ${to}: ${mail.subject}`);
    smtp.taken.push({ id: mail.messageId ?? '', at: trueTime(), body: `${mail.subject}\n${String(mail.text)}`, to });
    await pause(fate().between(1, LATENCY_MS));
    if (mood === 'deaf') {
      noteTrouble();
      throw networkError('ESOCKET');
    }
    await step();
    return {};
  };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- of nodemailer's transport, this is what the mail sender uses
  return { sendMail, close: () => undefined } as unknown as MailTransport;
}

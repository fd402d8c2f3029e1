import type { Transporter } from 'nodemailer';
import { site } from '../../../content/site.ts';
import { browserEmail } from '../../contract/email.ts';
import type { Config } from '../config/config.ts';
import type { Outgoing, Send, SendResult } from '../delivery/send.ts';
import { PICTURE_ID } from './picture-id.ts';
import { calendarFile } from './calendar-file.ts';
import { drawPicture } from './draw-picture.ts';
import { MAIL_IN_FLIGHT_MAX, MAIL_LIMIT_MS, MAIL_STEP_LIMIT_MS } from '../delivery/mail-limits.ts';
import type { Mailbox } from '../config/mail-settings.ts';
import type { RenderedMail } from './render-mail.ts';
import { smtpFailure } from './smtp-failure.ts';
import { readSmtpUrl } from './smtp-url.ts';

/** Mails over one connection before another is opened, and how long one is kept for the next mail. */
const MAILS_PER_CONNECTION = 100;
const IDLE_MS = 5_000;

const ACCEPTED = 250;
const PICTURE_FILE = 'floor-plan.png';

/** What takes mails, as nodemailer does. */
export type MailTransport = Pick<Transporter, 'sendMail' | 'close'>;

export interface MailSettings extends Pick<Config, 'smtpUrl' | 'mailFrom' | 'publicUrl'> {
  readonly stepLimitMs?: number;
  readonly limitMs?: number;
  /** The way to the mail server at this address; without it connections over the network. */
  readonly open?: (url: string) => Promise<MailTransport>;
}

export interface MailSender {
  readonly send: Send;
  /** Ends the connections that are open. To be called when nothing is being sent any more. */
  close(): Promise<void>;
}

/** No attempt at all, now or later. */
function refusal(error: string): SendResult {
  return { status: null, retryAfter: null, error, concerns: 'delivery', isFinal: true };
}

function domainOf({ address }: Mailbox): string {
  return address.slice(address.lastIndexOf('@') + 1);
}

/** A mail with its picture, null where it has none. */
interface Written {
  readonly mail: RenderedMail;
  readonly picture: Buffer | null;
}

/** Everything of a message that visitors have a part in goes through nodemailer's own fields, which encode it; none is a raw header. */
function message({ id }: Outgoing, { mail, picture }: Written, from: Mailbox) {
  const { subject, text, html, replyTo, calendar, stopUrl } = mail;
  return {
    from: { name: from.name, address: from.address },
    to: { name: '', address: mail.to },
    replyTo: replyTo ? { name: replyTo.name, address: replyTo.address } : { name: site.brand, address: site.email },
    subject,
    text,
    html,
    // The same in every attempt, so that a mailbox that has it already can tell.
    messageId: `<${id}@${domainOf(from)}>`,
    headers: {
      'Auto-Submitted': 'auto-generated',
      'X-Auto-Response-Suppress': 'All',
      // RFC 8058: a mail program stops the mails with one request, without a page.
      ...(stopUrl !== undefined && {
        'List-Unsubscribe': `<${stopUrl}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
    // Beside the file, as a part of the mail: programs offer an invitation only there.
    ...(calendar !== undefined && {
      alternatives: [{ content: calendar, contentType: calendarFile(calendar).contentType }],
    }),
    attachments: [
      ...(calendar === undefined ? [] : [calendarFile(calendar)]),
      // In the mail itself: a picture of the web is fetched by few programs, and tells who reads it when.
      ...(picture === null
        ? []
        : [
            {
              filename: PICTURE_FILE,
              content: picture,
              cid: PICTURE_ID,
              contentType: 'image/png',
              contentDisposition: 'inline' as const,
            },
          ]),
    ],
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** Sends mail over SMTP, a few at a time over connections that are kept for a moment. What it needs is loaded with the first mail. */
export function createMailSender(settings: MailSettings): MailSender {
  const { smtpUrl, mailFrom, publicUrl, stepLimitMs = MAIL_STEP_LIMIT_MS, limitMs = MAIL_LIMIT_MS } = settings;

  async function connect(url: string): Promise<MailTransport> {
    const { createTransport } = await import('nodemailer');
    return createTransport({
      ...readSmtpUrl(url),
      pool: true,
      maxConnections: MAIL_IN_FLIGHT_MAX,
      maxMessages: MAILS_PER_CONNECTION,
      idleTimeout: IDLE_MS,
      // Only what was not begun to be sent is sent over another connection; every other failure is the outbox's to plan.
      maxRequeues: 1,
      connectionTimeout: stepLimitMs,
      // Before the socket's own, which does not say what was waited for.
      greetingTimeout: 0.9 * stepLimitMs,
      socketTimeout: stepLimitMs,
      dnsTimeout: stepLimitMs,
    });
  }
  const { open = connect } = settings;
  let transport: ReturnType<typeof open> | null = null;

  async function deliver(outgoing: Outgoing): ReturnType<Send> {
    if (smtpUrl === null || mailFrom === null) throw new Error('SMTP_URL is not set');
    const { renderMail } = await import('./render-mail.ts');
    const mail = await renderMail(outgoing.body, publicUrl);
    if (!browserEmail.safeParse(mail.to).success) return refusal('This is not one e-mail address');
    if (mail.until !== undefined && outgoing.at > mail.until) return refusal('What this mail tells of is over');
    transport ??= open(smtpUrl);
    const signal = AbortSignal.timeout(limitMs);
    // A mail goes without its picture rather than not at all: its words say the same.
    const picture = mail.pictureSvg === undefined ? null : await drawPicture(mail.pictureSvg).catch(() => null);
    await (await transport).sendMail({ ...message(outgoing, { mail, picture }, mailFrom), signal });
    return { status: ACCEPTED, retryAfter: null, error: null };
  }

  return {
    async send(outgoing) {
      try {
        return await deliver(outgoing);
      } catch (error) {
        return smtpFailure(error);
      }
    },
    async close() {
      const opened = await transport;
      opened?.close();
    },
  };
}

import type { Config } from '../config/config.ts';
import { smtpFailure } from '../mail/smtp-failure.ts';
import { readSmtpUrl } from '../mail/smtp-url.ts';
import { look, ok, reasonOf, wrong, type Finding } from './finding.ts';

/** Reads the TXT records of a name. */
export type ReadTexts = (name: string) => Promise<readonly string[][]>;

const STEP_LIMIT_MS = 10_000;
/** What mail providers usually call their keys. */
const USUAL_SELECTORS = [
  'default',
  'google',
  'mail',
  'dkim',
  's1',
  's2',
  'k1',
  'k2',
  'selector1',
  'selector2',
  'pm',
  'mg',
  'smtp',
];
/** What a resolver says where a name, or a record of this kind, is not there. */
const NOT_THERE = new Set(['ENOTFOUND', 'ENODATA']);

async function checkServer(smtpUrl: string): Promise<Finding> {
  const { createTransport } = await import('nodemailer');
  const limits = {
    connectionTimeout: STEP_LIMIT_MS,
    greetingTimeout: 0.9 * STEP_LIMIT_MS,
    socketTimeout: STEP_LIMIT_MS,
  };
  const settings = readSmtpUrl(smtpUrl);
  const transport = createTransport({ ...settings, ...limits });
  try {
    await transport.verify();
    return ok('mail', 'auth' in settings ? 'the mail server takes user and password' : 'the mail server answers');
  } catch (error) {
    return wrong('mail', `${smtpFailure(error).error ?? reasonOf(error)}. Mails wait until it is put right (SMTP_URL)`);
  } finally {
    transport.close();
  }
}

/** The records of a name, joined as they are meant; none where the name is not there. @throws where nobody answers */
async function textsOf(name: string, readTexts: ReadTexts): Promise<string[]> {
  try {
    return (await readTexts(name)).map((parts) => parts.join(''));
  } catch (error) {
    if (error instanceof Error && 'code' in error && NOT_THERE.has(String(error.code))) return [];
    throw error;
  }
}

/** Whether mailboxes can tell that mail from this domain is the owner's. */
async function checkDomain(domain: string, readTexts: ReadTexts): Promise<Finding[]> {
  const about = 'mail domain';
  try {
    const spf = (await textsOf(domain, readTexts)).filter((text) => /^v=spf1(?: |$)/i.test(text));
    const dmarc = (await textsOf(`_dmarc.${domain}`, readTexts)).filter((text) => /^v=DMARC1/i.test(text));
    const keys = await Promise.all(
      USUAL_SELECTORS.map((selector) => textsOf(`${selector}._domainkey.${domain}`, readTexts)),
    );
    const selector = USUAL_SELECTORS[keys.findIndex((texts) => texts.some((text) => /(?:^|;)\s*p=\S/.test(text)))];
    return [
      spf.length === 1
        ? ok(about, `${domain} says who may send for it (SPF)`)
        : look(
            about,
            `${domain} has ${spf.length === 0 ? 'no SPF record' : 'several SPF records, which count as none'}: mails may land in spam. Your mail provider tells the one to set`,
          ),
      selector === undefined
        ? look(
            about,
            `no DKIM key of ${domain} stands under a usual name; if your mail provider gave you a name of its own, all is well`,
          )
        : ok(about, `${domain} has a DKIM key (${selector})`),
      dmarc.length === 1
        ? ok(about, `${domain} says what to do with forgeries (DMARC)`)
        : look(
            about,
            `${domain} has no DMARC record: some mailboxes refuse its mails. Begin with v=DMARC1; p=none at _dmarc.${domain}`,
          ),
    ];
  } catch (error) {
    return [look(about, `${domain} could not be looked up (${reasonOf(error)})`)];
  }
}

/** The mail server, signed in to as a mail would be, and the sender's domain in the DNS. Sends nothing. */
export async function checkMail({ smtpUrl, mailFrom }: Config, readTexts: ReadTexts): Promise<Finding[]> {
  if (smtpUrl === null || mailFrom === null)
    return [look('mail', 'SMTP_URL is not set: mails wait in the outbox, and nobody gets a confirmation')];
  const domain = mailFrom.address.slice(mailFrom.address.lastIndexOf('@') + 1);
  return [await checkServer(smtpUrl), ...(await checkDomain(domain, readTexts))];
}

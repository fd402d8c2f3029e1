import { randomUUID } from 'node:crypto';
import type { Config } from '../config/config.ts';
import { createWebhookSender } from '../delivery/webhook-sender.ts';
import { look, ok, wrong, type Finding } from './finding.ts';

/** Asks whether a test message may go to this address: a CRM may make something of whatever it is sent. */
export type MayPing = (url: string) => Promise<boolean>;

async function checkAddress(url: string, names: string, config: Config, mayPing: MayPing): Promise<Finding> {
  if (!(await mayPing(url))) return look('CRM', `${names}: not tried, since no test message was wanted`);
  const send = createWebhookSender({ secret: config.crmWebhookSecret, allowPrivate: config.allowPrivateWebhooks });
  const now = Date.now();
  const body = JSON.stringify({ source: 'Foyer', formType: 'Test Message', timestamp: new Date(now).toISOString() });
  const { error } = await send({ id: randomUUID(), url, body, at: now });
  return error === null
    ? ok('CRM', `${names}: took a ${config.crmWebhookSecret === null ? '' : 'signed '}test message`)
    : wrong('CRM', `${names}: ${error}. Deliveries wait and are tried again until it is put right`);
}

/** Each address that leads go to, once, with a test message if that is wanted. */
export async function checkCrm(config: Config, mayPing: MayPing): Promise<Finding[]> {
  const addresses = new Map<string, string[]>();
  const settings = {
    CRM_WEBHOOK_URL: config.crmWebhookUrl,
    CRM_QUIZ_WEBHOOK_URL: config.crmQuizWebhookUrl,
    CRM_DEAL_WEBHOOK_URL: config.crmDealWebhookUrl,
  };
  for (const [name, url] of Object.entries(settings))
    if (url !== null) addresses.set(url, [...(addresses.get(url) ?? []), name]);
  if (addresses.size === 0) return [look('CRM', 'CRM_WEBHOOK_URL is not set: what it should get waits in the outbox')];
  const findings: Finding[] = [];
  for (const [url, names] of addresses) findings.push(await checkAddress(url, names.join(' and '), config, mayPing));
  return findings;
}

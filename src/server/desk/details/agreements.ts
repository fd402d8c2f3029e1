import { z } from 'zod';
import type { Detail } from '../../../contract/owner-details.ts';
import { describeFields, type JsonRecord } from './describe-fields.ts';

const consentSchema = z.strictObject({
  version: z.string(),
  wording: z.string().nullable(),
  at: z.number(),
  page: z.string(),
});
const jointVentureSchema = z.strictObject({ version: z.string(), agreedAt: z.number() });

const asTime = (at: number) => new Date(at).toISOString();

/** Whether, when, where and to which words somebody agreed to text messages; none where the form does not ask. */
export function describeConsent(smsConsent: JsonRecord[string] | undefined): Detail[] {
  const label = 'Text messages';
  if (smsConsent === undefined) return [];
  if (smsConsent === null) return [{ label, value: 'No', kind: 'text' }];
  const consent = consentSchema.safeParse(smsConsent).data;
  if (consent === undefined) return describeFields({ smsConsent }, { smsConsent: { label } });
  const { version, wording, at, page } = consent;
  return [
    { label, value: `Agreed to, version ${version}`, kind: 'text' },
    { label: `${label}: when`, value: asTime(at), kind: 'time' },
    { label: `${label}: on`, value: page, kind: 'text' },
    { label: `${label}: wording`, value: wording ?? 'Of a version that is not known here', kind: 'long' },
  ];
}

/** When which version of the Joint Venture terms was agreed to. */
export function describeJointVenture(jv: JsonRecord[string] | undefined): Detail[] {
  const label = 'Joint Venture terms';
  const agreed = jointVentureSchema.safeParse(jv).data;
  if (agreed === undefined) return jv === undefined ? [] : describeFields({ jv }, { jv: { label } });
  return [
    { label, value: `Agreed to, version ${agreed.version}`, kind: 'text' },
    { label: `${label}: when`, value: asTime(agreed.agreedAt), kind: 'time' },
  ];
}

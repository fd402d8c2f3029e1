import { dealFields } from '../../contract/deal-fields.ts';
import type { DealRequest } from '../../contract/deals.ts';
import { findMarket } from '../../domain/deals/assess-market-fit.ts';
import { dealRecord, submissionOf } from './deal-record.ts';
import type { AcceptedForm } from './store-lead.ts';

export const DEAL_PAGE = '/buy-box';

/** Where a deal that its buy box takes goes: to the CRM its 25 fields. */
export function acceptedDeal(deal: DealRequest, at: number): AcceptedForm {
  const { name, email, phone, propertyAddress, city, state, askingPrice, targetMarket } = deal;
  const address = [propertyAddress, city, state.toUpperCase()].join(', ');
  const marketTitle = findMarket(targetMarket)?.title ?? targetMarket;
  const record = dealRecord(deal, at);
  return {
    kind: 'deal',
    name,
    email,
    fields: { ...record },
    consent: record.smsConsent,
    event: (id) => ({
      type: 'deal.taken',
      thing: { deal: { id, market: targetMarket, fields: record.deal, extras: { ...record.extras } } },
    }),
    crm: {
      destination: 'crm-deal',
      kind: 'deal',
      members: submissionOf(deal),
      source: 'Buy Box Form',
      formType: 'Deal Submission',
    },
    mail: { template: 'deal-received', props: { name, address, marketTitle } },
    alert: {
      what: 'New deal',
      facts: [
        [dealFields.phone.label, phone],
        ['Property', address],
        [dealFields.askingPrice.label, askingPrice],
        [dealFields.targetMarket.label, marketTitle],
      ],
    },
    conversion: { type: 'deal_submission', page: DEAL_PAGE },
  };
}

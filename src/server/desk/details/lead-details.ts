import { currentCrms } from '../../../../content/reactivation.ts';
import type { OwnerBooking } from '../../../contract/owner-bookings.ts';
import type { Detail } from '../../../contract/owner-details.ts';
import { describeConsent } from './agreements.ts';
import { describeDeal, nameMarket, nameProperty, submissionIn } from './deal-details.ts';
import { describeFields, nameField, readRecord, type Fields, type JsonRecord } from './describe-fields.ts';
import { describeLaunch, describeOnboarding } from './onboarding-details.ts';
import { describeQuiz, namePackage, type QuizOutcomeRow } from './quiz-details.ts';

/** A lead's row, as far as it says what was written. */
export interface DescribedRow extends QuizOutcomeRow {
  readonly kind: string;
  readonly name: string;
  readonly email: string;
  /** JSON object. */
  readonly fields: string;
  /** Of a booking's lead, the booking as it stands. */
  readonly booking: Pick<OwnerBooking, 'startsAt' | 'status'> | null;
}

/** A lead in words. */
export interface DescribedLead {
  /** What it is: `Deal for Texas`, `Booking`. */
  readonly what: string;
  /** What it is about, in a line. */
  readonly subject: Detail | null;
  readonly details: readonly Detail[];
}

interface Kind {
  readonly what?: (record: JsonRecord, row: DescribedRow) => string;
  readonly subject?: (record: JsonRecord, row: DescribedRow) => Detail | null;
  readonly details: (record: JsonRecord, row: DescribedRow) => Detail[];
}

const person: Fields = {
  firstName: { label: 'First name' },
  lastName: { label: 'Last name' },
  name: { label: 'Name' },
  email: { label: 'E-mail', kind: 'email' },
  phone: { label: 'Phone', kind: 'phone' },
};

/** A form whose fields stand side by side, and what it asked beyond who somebody is. */
const plainForm = (asked: Fields): ((record: JsonRecord) => Detail[]) => {
  const fields = { ...person, ...asked };
  return ({ smsConsent, ...record }) => [...describeFields(record, fields), ...describeConsent(smsConsent)];
};

const bookingForm = plainForm({
  startsAt: { label: 'Chosen time', kind: 'time' },
  timeZone: { label: 'Their time zone' },
  notes: { label: 'Notes', kind: 'long' },
  bookingId: { label: 'Booking' },
});

const textIn = (record: JsonRecord, name: string) => {
  const value = record[name];
  return typeof value === 'string' && value !== '' ? value : null;
};

const onboarding = (what: string): Kind => ({
  what: () => what,
  subject: describeLaunch,
  details: describeOnboarding,
});

/** Every kind of lead there is; one that is not here shows all its fields by their own names. */
const kinds: Readonly<Record<string, Kind>> = {
  quiz: {
    what: (_record, { recommendation }) =>
      recommendation === null ? 'Quiz not finished' : `Quiz: ${namePackage(recommendation)}`,
    details: (record, row) => [...describeFields(record, person), ...describeQuiz(row)],
  },
  deal: {
    what: (record) => `Deal for ${nameMarket(textIn(submissionIn(record), 'targetMarket') ?? '')}`,
    subject: (record) => ({ label: '', value: nameProperty(record), kind: 'text' }),
    details: describeDeal,
  },
  reactivation: {
    details: plainForm({
      company: { label: 'Company' },
      currentCRM: {
        label: 'CRM today',
        name: (value) => currentCrms.find((crm) => crm.value === value)?.label ?? value,
      },
      leadVolume: { label: 'Leads a month' },
      challenges: { label: 'What goes wrong', kind: 'long' },
      goals: { label: 'What it is for', kind: 'long' },
    }),
  },
  booking: {
    subject: (record, { booking }) => {
      const startsAt = booking?.startsAt ?? textIn(record, 'startsAt');
      const label = nameField(booking?.status ?? 'booked');
      return startsAt === null ? null : { label, value: startsAt, kind: 'time' };
    },
    details: (record, { booking }) => [
      ...(booking === null || booking.startsAt === record['startsAt']
        ? []
        : describeFields({ now: booking.startsAt }, { now: { label: 'Moved to', kind: 'time' } })),
      ...bookingForm(record),
    ],
  },
  checkout_request: {
    subject: (record) => {
      const productName = textIn(record, 'productName');
      return productName === null ? null : { label: '', value: productName, kind: 'text' };
    },
    details: plainForm({ productName: { label: 'Package' }, serviceId: { label: 'Package id' } }),
  },
  website_onboarding: onboarding('Website onboarding'),
  website_crm_onboarding: onboarding('Website + CRM onboarding'),
};

const plain: Kind = {
  details: (record, row) => [...plainForm({})(record), ...describeQuiz(row)],
};

/** What stands at a lead's head, and need not be said again where it says the same. */
const headLabels: ReadonlySet<string> = new Set(['Name', 'Full Name', 'First name', 'E-mail', 'Email']);

/** Everything that was written in a lead, whatever kind it is. */
export function describeLead(row: DescribedRow): DescribedLead {
  const record = readRecord(row.fields);
  const kind = (Object.hasOwn(kinds, row.kind) ? kinds[row.kind] : undefined) ?? plain;
  return {
    what: kind.what?.(record, row) ?? nameField(row.kind),
    subject: kind.subject?.(record, row) ?? null,
    details: kind
      .details(record, row)
      .filter(({ label, value }) => !headLabels.has(label) || (value !== row.name && value !== row.email)),
  };
}

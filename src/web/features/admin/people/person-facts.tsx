import type { ReactNode } from 'react';
import { formatMoment } from '../../../ui/format-dates.ts';
import { describeOrigin } from '../parts/name-source.ts';
import { callTo } from '../../../../domain/phones/call-to.ts';
import { mailTo } from '../parts/mail-to.ts';
import { PersonMails, PersonTexts, type ConsentProps } from './person-consent.tsx';
import { writePhone } from './describe-person.ts';

/** Who somebody is, from where they came, and what they agreed to. */
export function PersonFacts({ person, timeZone, onDone }: ConsentProps) {
  const { emails, phones, origin, lastOrigin, firstAt, deliveries } = person;
  const toCrm = deliveries.filter(({ channel }) => channel === 'crm');
  const arrived = toCrm.filter(({ status }) => status === 'delivered').length;
  return (
    <dl className="person-facts">
      <Fact label={emails.length === 1 ? 'E-mail' : 'E-mails'}>
        {emails.map((email) => (
          <a key={email} href={mailTo(email)}>
            {email}
          </a>
        ))}
      </Fact>
      {phones.length > 0 && (
        <Fact label={phones.length === 1 ? 'Phone' : 'Phones'}>
          {phones.map((phone) => (
            <a key={phone} href={callTo(phone)}>
              {writePhone(phone)}
            </a>
          ))}
        </Fact>
      )}
      <Fact label="First came by">{describeOrigin(origin)}</Fact>
      <Fact label="Last came by">{describeOrigin(lastOrigin)}</Fact>
      <Fact label="Known since">
        <time dateTime={firstAt}>{formatMoment(firstAt, timeZone)}</time>
      </Fact>
      <Fact label="May be texted">
        <PersonTexts person={person} timeZone={timeZone} onDone={onDone} />
      </Fact>
      <Fact label="Reminders by mail">
        <PersonMails person={person} timeZone={timeZone} onDone={onDone} />
      </Fact>
      {toCrm.length > 0 && (
        <Fact label="CRM">
          {arrived} of {toCrm.length} delivered
        </Fact>
      )}
    </dl>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="second">{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

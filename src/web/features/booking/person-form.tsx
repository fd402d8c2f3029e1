import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { FormProvider } from 'react-hook-form';
import { smsConsent } from '../../../../content/deals.ts';
import { site } from '../../../../content/site.ts';
import { visitorPaths } from '../../../contract/visitor-api.ts';
import { FormNameContext } from '../../forms/field-id.ts';
import { FormErrorSummary } from '../../forms/form-error-summary.tsx';
import { FormCheckField, FormTextAreaField, FormTextField } from '../../forms/form-fields.tsx';
import { KeptNote } from '../../forms/kept-note.tsx';
import { SendingNote } from '../../forms/sending/sending-note.tsx';
import { TrapField } from '../../forms/trap-field.tsx';
import { Button } from '../../ui/button.tsx';
import { fullTime, ownTime, type OwnZone } from './calendar-days.ts';
import { PanelTitle } from './panel-title.tsx';
import { TakenPanel } from './taken-panel.tsx';
import type { BookingApi } from './use-booking.ts';
import { fieldOrder, personRules, usePerson } from './use-person.ts';
import { say, sayOwn } from '../../words/say.ts';
import { Said } from '../../words/say-parts.tsx';

function ChosenTime({ startsAt, zone, own }: { startsAt: string | null; zone: string; own: OwnZone }) {
  if (startsAt === null) return <p className="chosen-time">{say('No time is chosen.')}</p>;
  const there = ownTime(startsAt, { visitor: zone, own });
  return (
    <p className="chosen-time">
      <b>{fullTime(startsAt, zone)}</b>
      {there !== null && <span>{say('{time} for me', { time: there })}</span>}
    </p>
  );
}

/** The form for name and e-mail. It appears once a time is chosen, and stays while the visitor chooses another. */
export function PersonForm({ booking, own }: { booking: BookingApi; own: OwnZone }) {
  const { startsAt, zone, nextFree, isKept, failure, notice } = booking;
  const { form, attempts, isBusy, submit, clear } = usePerson(booking);
  const sendRow = useRef<HTMLDivElement>(null);

  function chooseNearby(next: string) {
    // The pressed button disappears, so the focus moves to the submit button.
    flushSync(() => booking.choose(next));
    sendRow.current?.querySelector('button')?.focus();
  }

  return (
    <FormNameContext value="booking">
      <FormProvider {...form}>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the first focus loads the rules */}
        <form
          className="person-form"
          method="post"
          data-sends={visitorPaths.bookings}
          noValidate
          aria-label={say('Your details')}
          onFocus={personRules.prefetch}
          onSubmit={(event) => {
            event.preventDefault();
            submit();
          }}
        >
          <PanelTitle>{say('Your details')}</PanelTitle>
          <output>
            <ChosenTime startsAt={startsAt} zone={zone} own={own} />
          </output>
          <FormErrorSummary title={say('Please look at these fields again')} names={fieldOrder} attempt={attempts} />
          <div className="form">
            <FormTextField
              name="phone"
              label={say('Phone')}
              hint={say('The number I call. Without one I write and ask for it.')}
              type="tel"
              inputMode="tel"
              autoComplete="tel"
              maxLength={40}
              optional
              className="all"
            />
            <FormTextField name="name" label={say('Name')} autoComplete="name" maxLength={100} />
            <FormTextField
              name="email"
              label={say('Email')}
              type="email"
              inputMode="email"
              autoComplete="email"
              autoCapitalize="none"
              maxLength={254}
            />
            <FormCheckField name="wantsTexts" label={sayOwn(smsConsent.wording)} optional className="all" />
            <FormTextAreaField
              name="notes"
              label={say('What should be fixed first')}
              maxLength={2000}
              rows={3}
              optional
              className="all"
            />
            <TrapField take={booking.takeTrap} />
          </div>
          {failure !== null && (
            <div role="alert" className="not-booked" data-met="failed">
              <p>
                <b>{failure.title}</b> {failure.reason}
              </p>
              <p>
                <Said
                  text="What you typed is still here. You can also call {phone} or write to {email}."
                  phone={<a href={site.phone.href}>{site.phone.text}</a>}
                  email={<a href={`mailto:${site.email}`}>{site.email}</a>}
                />
              </p>
            </div>
          )}
          {notice?.kind === 'limited' && <SendingNote notice={notice} />}
          {nextFree !== null && <TakenPanel nextFree={nextFree} zone={zone} onChoose={chooseNearby} />}
          {startsAt !== null && (
            <div className="row" ref={sendRow}>
              <Button type="submit" variant="go" busy={isBusy}>
                {say(isBusy ? 'Booking...' : 'Book this time')}
              </Button>
            </div>
          )}
          {isKept && <KeptNote onClear={clear} />}
        </form>
      </FormProvider>
    </FormNameContext>
  );
}

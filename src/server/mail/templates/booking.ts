import { bookingRules } from '../../../../content/booking.ts';
import { site } from '../../../../content/site.ts';
import { action, facts, link, text, type Letter, type Reader, type SpokenTemplate } from './letter.ts';
import type { MailProps } from '../../outbox/mail-schemas.ts';
import { greetingTo } from './typed-words.ts';
import { pathIn } from '../../../contract/languages.ts';
import { localeOf } from '../../words/say-in.ts';

type Booking = MailProps<'booking-confirmed'>;

const MINUTE_MS = 60_000;
const FALLBACK_ZONE = 'UTC';

function zoneOf(name: string): string {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return FALLBACK_ZONE;
  }
}

/** `Tuesday, November 24` and `10:00 AM MST`, in the visitor's own time. */
function dayAndTime(
  { startsAt, visitorTimeZone }: Pick<Booking, 'startsAt' | 'visitorTimeZone'>,
  { language }: Reader,
): {
  day: string;
  time: string;
} {
  const timeZone = zoneOf(visitorTimeZone);
  const locale = localeOf(language);
  const day = new Intl.DateTimeFormat(locale, { timeZone, weekday: 'long', month: 'long', day: 'numeric' }).format(
    startsAt,
  );
  const parts = { hour: 'numeric', minute: '2-digit', timeZoneName: 'short' } as const;
  const time = new Intl.DateTimeFormat(locale, { timeZone, ...parts }).format(startsAt);
  return { day, time: time.replaceAll(/\s/g, ' ') };
}

/** How the two sides come together. */
const meeting = ({ say }: Reader) =>
  bookingRules.meetingLink === undefined
    ? say('I call the number you left; if you left none, please answer this mail with one.')
    : say('We meet at {link}.', { link: bookingRules.meetingLink });

function appointment(booking: Omit<Booking, 'ics'>, to: Reader) {
  const { say } = to;
  const { day, time } = dayAndTime(booking, to);
  return facts(
    [say('Day'), day],
    [say('Time'), time],
    [say('Length'), say('{count} minutes', { count: booking.lengthMinutes })],
  );
}

const reason = ({ say }: Reader) =>
  say('You get this mail because a strategy session was booked with your address on the {brand} website.', {
    brand: site.brand,
  });

function letter(booking: Booking, to: Reader, own: Pick<Letter, 'subject' | 'preheader' | 'blocks'>): Letter {
  return {
    ...own,
    greeting: greetingTo(booking.name, to.say),
    signed: true,
    reason: reason(to),
    calendar: booking.ics,
    until: booking.startsAt + booking.lengthMinutes * MINUTE_MS,
  };
}

export const bookingConfirmed: SpokenTemplate<Booking> = (booking, to) => {
  const { say } = to;
  const { day, time } = dayAndTime(booking, to);
  return letter(booking, to, {
    subject: say('Booked: strategy session on {day}, {time}', { day, time }),
    preheader: say('The calendar file is attached; move or cancel with one link.'),
    blocks: [
      text(say('Your strategy session is booked.')),
      appointment(booking, to),
      text(say('{meeting} The attached file puts the session in your calendar.', { meeting: meeting(to) })),
      text(
        say(
          'It helps to have two figures at hand: how many leads came in last month, and how many of them you spoke with.',
        ),
      ),
      link(say('Move or cancel the session'), booking.manageUrl),
    ],
  });
};

export const bookingUnconfirmed: SpokenTemplate<MailProps<'booking-unconfirmed'>> = (booking, to) => {
  const { say } = to;
  const { day, time } = dayAndTime(booking, to);
  const until = dayAndTime({ ...booking, startsAt: booking.heldUntil }, to).time;
  return {
    subject: say('Please confirm: strategy session on {day}, {time}', { day, time }),
    preheader: say('The time is held for you until {until}.', { until }),
    greeting: greetingTo(booking.name, to.say),
    blocks: [
      text(
        say(
          'Many sessions are being booked at this moment, so please confirm yours. The time is held for you until {until}.',
          { until },
        ),
      ),
      appointment(booking, to),
      action(say('Confirm the session'), booking.manageUrl),
      text(say('If you did not book it, there is nothing to do: the time is free again soon.')),
    ],
    signed: true,
    reason: say('You get this mail because somebody chose this time with your address on the {brand} website.', {
      brand: site.brand,
    }),
    until: booking.heldUntil,
  };
};

export const bookingMoved: SpokenTemplate<Booking> = (booking, to) => {
  const { say } = to;
  const { day, time } = dayAndTime(booking, to);
  return letter(booking, to, {
    subject: say('Moved: strategy session now on {day}, {time}', { day, time }),
    preheader: say('The calendar file with the new time is attached.'),
    blocks: [
      text(say('Your strategy session has a new time. The old one is free again.')),
      appointment(booking, to),
      text(say('The attached file moves it in your calendar.')),
      link(say('Move it again, or cancel'), booking.manageUrl),
    ],
  });
};

export const bookingReminder: SpokenTemplate<MailProps<'booking-reminder'>> = (booking, to) => {
  const { say } = to;
  const { day, time } = dayAndTime(booking, to);
  return {
    subject: say('Reminder: strategy session on {day}, {time}', { day, time }),
    preheader: say('If it does not suit you any more, move or cancel it with one link.'),
    greeting: greetingTo(booking.name, to.say),
    blocks: [
      text(say('Your strategy session is coming up.')),
      appointment(booking, to),
      text(meeting(to)),
      link(say('Move or cancel the session'), booking.manageUrl),
    ],
    signed: true,
    reason: reason(to),
    // A session that has begun is not reminded of.
    until: booking.startsAt,
  };
};

export const bookingCancelled: SpokenTemplate<Booking> = (booking, to) => {
  const { say } = to;
  const { day, time } = dayAndTime(booking, to);
  return letter(booking, to, {
    subject: say('Cancelled: strategy session on {day}, {time}', { day, time }),
    preheader: say('Nothing else to do. Book again whenever it suits you.'),
    blocks: [
      text(
        say(
          'Your strategy session is cancelled, and the time is free for somebody else. The attached file takes it out of your calendar.',
        ),
      ),
      appointment(booking, to),
      text(say('If another day suits you better, pick one:')),
      action(say('Book another time'), pathIn(to.language, '/book')),
    ],
  });
};

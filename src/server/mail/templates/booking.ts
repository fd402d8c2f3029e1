import { bookingRules } from '../../../../content/booking.ts';
import { site } from '../../../../content/site.ts';
import { action, facts, link, text, type Letter, type Template } from './letter.ts';
import type { MailProps } from '../../outbox/mail-schemas.ts';
import { greetingTo } from './typed-words.ts';

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
function dayAndTime({ startsAt, visitorTimeZone }: Pick<Booking, 'startsAt' | 'visitorTimeZone'>): {
  day: string;
  time: string;
} {
  const timeZone = zoneOf(visitorTimeZone);
  const day = new Intl.DateTimeFormat('en-US', { timeZone, weekday: 'long', month: 'long', day: 'numeric' }).format(
    startsAt,
  );
  const parts = { hour: 'numeric', minute: '2-digit', timeZoneName: 'short' } as const;
  const time = new Intl.DateTimeFormat('en-US', { timeZone, ...parts }).format(startsAt);
  return { day, time: time.replaceAll(/\s/g, ' ') };
}

/** How the two sides come together. */
const meeting =
  bookingRules.meetingLink === undefined
    ? 'I call the number you left; if you left none, please answer this mail with one.'
    : `We meet at ${bookingRules.meetingLink}.`;

function appointment(booking: Omit<Booking, 'ics'>) {
  const { day, time } = dayAndTime(booking);
  return facts(['Day', day], ['Time', time], ['Length', `${booking.lengthMinutes} minutes`]);
}

function letter(booking: Booking, own: Pick<Letter, 'subject' | 'preheader' | 'blocks'>): Letter {
  return {
    ...own,
    greeting: greetingTo(booking.name),
    signed: true,
    reason: `You get this mail because a strategy session was booked with your address on the ${site.brand} website.`,
    calendar: booking.ics,
    until: booking.startsAt + booking.lengthMinutes * MINUTE_MS,
  };
}

export const bookingConfirmed: Template<Booking> = (booking) => {
  const { day, time } = dayAndTime(booking);
  return letter(booking, {
    subject: `Booked: strategy session on ${day}, ${time}`,
    preheader: 'The calendar file is attached; move or cancel with one link.',
    blocks: [
      text('Your strategy session is booked.'),
      appointment(booking),
      text(`${meeting} The attached file puts the session in your calendar.`),
      text(
        'It helps to have two figures at hand: how many leads came in last month, and how many of them you spoke with.',
      ),
      link('Move or cancel the session', booking.manageUrl),
    ],
  });
};

export const bookingUnconfirmed: Template<MailProps<'booking-unconfirmed'>> = (booking) => {
  const { day, time } = dayAndTime(booking);
  const until = dayAndTime({ ...booking, startsAt: booking.heldUntil }).time;
  return {
    subject: `Please confirm: strategy session on ${day}, ${time}`,
    preheader: `The time is held for you until ${until}.`,
    greeting: greetingTo(booking.name),
    blocks: [
      text(
        `Many sessions are being booked at this moment, so please confirm yours. The time is held for you until ${until}.`,
      ),
      appointment(booking),
      action('Confirm the session', booking.manageUrl),
      text('If you did not book it, there is nothing to do: the time is free again soon.'),
    ],
    signed: true,
    reason: `You get this mail because somebody chose this time with your address on the ${site.brand} website.`,
    until: booking.heldUntil,
  };
};

export const bookingMoved: Template<Booking> = (booking) => {
  const { day, time } = dayAndTime(booking);
  return letter(booking, {
    subject: `Moved: strategy session now on ${day}, ${time}`,
    preheader: 'The calendar file with the new time is attached.',
    blocks: [
      text('Your strategy session has a new time. The old one is free again.'),
      appointment(booking),
      text('The attached file moves it in your calendar.'),
      link('Move it again, or cancel', booking.manageUrl),
    ],
  });
};

export const bookingReminder: Template<MailProps<'booking-reminder'>> = (booking) => {
  const { day, time } = dayAndTime(booking);
  return {
    subject: `Reminder: strategy session on ${day}, ${time}`,
    preheader: 'If it does not suit you any more, move or cancel it with one link.',
    greeting: greetingTo(booking.name),
    blocks: [
      text('Your strategy session is coming up.'),
      appointment(booking),
      text(meeting),
      link('Move or cancel the session', booking.manageUrl),
    ],
    signed: true,
    reason: `You get this mail because a strategy session was booked with your address on the ${site.brand} website.`,
    // A session that has begun is not reminded of.
    until: booking.startsAt,
  };
};

export const bookingCancelled: Template<Booking> = (booking) => {
  const { day, time } = dayAndTime(booking);
  return letter(booking, {
    subject: `Cancelled: strategy session on ${day}, ${time}`,
    preheader: 'Nothing else to do. Book again whenever it suits you.',
    blocks: [
      text(
        'Your strategy session is cancelled, and the time is free for somebody else. The attached file takes it out of your calendar.',
      ),
      appointment(booking),
      text('If another day suits you better, pick one:'),
      action('Book another time', '/book'),
    ],
  });
};

/** How many open sessions one person and one network may have, and when a booking must be confirmed (SPEC 15-18). */
export const bookingCaps = {
  openPerPerson: 3,
  openPerNetwork: 20,
  /** From this many on, each further booking must be confirmed. */
  openPerNetworkUnasked: 5,
  /** Counts every booking made, cancelled ones too: otherwise a network could book and cancel all day. */
  madePerNetworkADay: 60,
  /** From this many in an hour on, from all networks together, each further booking must be confirmed. */
  madeAnHourUnasked: 12,
  holdMinutes: 30,
} as const;

/** Identifies the person who books; texts are compared as they are. */
export interface Booker {
  readonly mailbox: string;
  /** Empty if none was given. */
  readonly phone: string;
  /** Null if it is not known. */
  readonly network: string | null;
}

export interface BookingsSoFar {
  /** The people with an open session, one entry for each session. */
  readonly open: readonly Booker[];
  readonly madeInHour: number;
  readonly madeByNetworkInDay: number;
}

export type Admission = 'book' | 'confirm first' | 'person has enough' | 'network has enough';

function isSamePerson(a: Booker, b: Booker): boolean {
  return a.mailbox === b.mailbox || (a.phone !== '' && a.phone === b.phone);
}

/** Whether a person may book, and whether they must confirm it first. */
export function admitBooking(booker: Booker, { open, madeInHour, madeByNetworkInDay }: BookingsSoFar): Admission {
  if (open.filter((other) => isSamePerson(other, booker)).length >= bookingCaps.openPerPerson)
    return 'person has enough';
  const fromNetwork = booker.network === null ? 0 : open.filter(({ network }) => network === booker.network).length;
  if (fromNetwork >= bookingCaps.openPerNetwork || madeByNetworkInDay >= bookingCaps.madePerNetworkADay)
    return 'network has enough';
  const isDoubtful = fromNetwork >= bookingCaps.openPerNetworkUnasked || madeInHour >= bookingCaps.madeAnHourUnasked;
  return isDoubtful ? 'confirm first' : 'book';
}

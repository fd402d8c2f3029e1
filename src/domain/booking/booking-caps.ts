/** How many sessions may stand for one person and one network, and when a booking has to be confirmed (SPEC 15-18). */
export const bookingCaps = {
  openPerPerson: 3,
  openPerNetwork: 20,
  /** Of these nobody is asked to confirm one. */
  openPerNetworkUnasked: 5,
  /** Made, whatever has become of them: whoever books and cancels all day does not go on. */
  madePerNetworkADay: 60,
  /** From so many in an hour on, by whomever, each is confirmed. */
  madeAnHourUnasked: 12,
  holdMinutes: 30,
} as const;

/** Who books, as far as it tells people apart; texts are compared as they are. */
export interface Booker {
  readonly mailbox: string;
  /** Empty where none was left. */
  readonly phone: string;
  /** Null where it cannot be told. */
  readonly network: string | null;
}

export interface BookingsSoFar {
  /** Who has a session that stands and is not over. */
  readonly open: readonly Booker[];
  readonly madeInHour: number;
  readonly madeByNetworkInDay: number;
}

export type Admission = 'book' | 'confirm first' | 'person has enough' | 'network has enough';

function isSamePerson(a: Booker, b: Booker): boolean {
  return a.mailbox === b.mailbox || (a.phone !== '' && a.phone === b.phone);
}

/** Whether somebody gets a free time, and whether they have to confirm it first. */
export function admitBooking(booker: Booker, { open, madeInHour, madeByNetworkInDay }: BookingsSoFar): Admission {
  if (open.filter((other) => isSamePerson(other, booker)).length >= bookingCaps.openPerPerson)
    return 'person has enough';
  const fromNetwork = booker.network === null ? 0 : open.filter(({ network }) => network === booker.network).length;
  if (fromNetwork >= bookingCaps.openPerNetwork || madeByNetworkInDay >= bookingCaps.madePerNetworkADay)
    return 'network has enough';
  const isDoubtful = fromNetwork >= bookingCaps.openPerNetworkUnasked || madeInHour >= bookingCaps.madeAnHourUnasked;
  return isDoubtful ? 'confirm first' : 'book';
}

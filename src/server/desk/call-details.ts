import type { CallDetails } from '../../contract/owner-bookings.ts';
import type { BookingDeps } from '../booking/booking-deps.ts';
import { readCallDeeds } from '../booking/call-deeds.ts';
import { unknownCall } from '../booking/owner-calls.ts';
import { presentOwnerBooking } from '../booking/present-booking.ts';
import { findBooking } from '../store/leads/bookings.ts';
import { listLeadsOfPerson } from '../store/leads/person-leads.ts';
import { describeLead } from './details/lead-details.ts';

/** The most forms that are shown beside a call. */
const FORMS_MAX = 20;

/**
 * A call, and what its visitor wrote in every other form: the quiz with its answers, deals, earlier calls. And who did what with it; `own` is
 * whoever asks.
 * @throws Refusal where there is no such call
 */
export async function readCall(
  { store, clock, links }: Pick<BookingDeps, 'store' | 'clock' | 'links'>,
  id: string,
  { own }: { own: string | null },
): Promise<CallDetails> {
  const booking = await findBooking(store.db, id);
  if (booking === null) throw unknownCall;
  const { lead_id: leadId } = booking;
  const leads = leadId === null ? [] : await listLeadsOfPerson(store.db, leadId, FORMS_MAX + 1);
  const forms = leads
    .filter((lead) => lead.id !== leadId)
    .map((lead) => {
      const { what, details } = describeLead({ ...lead, booking: null });
      return { id: lead.id, what, createdAt: new Date(lead.created_at).toISOString(), details: [...details] };
    });
  return {
    call: presentOwnerBooking(booking, clock.now()),
    history: await readCallDeeds(store.db, id, { own }),
    managePath: await links.manage(id),
    forms: forms.slice(0, FORMS_MAX),
  };
}

import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { OwnerLead } from '../../contract/owner.ts';
import { readStandings } from '../store/leads/bookings.ts';
import type { ListedLead } from '../store/leads/leads.ts';
import type { Database } from '../store/schema/schema.ts';
import { describeLead } from './details/lead-details.ts';
import { presentOrigin } from '../analytics/present-origin.ts';

const bookingSchema = z.object({ bookingId: z.string() });

/** The booking that a lead made; null where it is of another kind. */
function bookingOf({ kind, fields }: ListedLead): string | null {
  return kind === 'booking' ? (bookingSchema.safeParse(JSON.parse(fields)).data?.bookingId ?? null) : null;
}

/** Leads with all their answers; bookings with their current state. */
export async function presentLeads(db: Kysely<Database>, leads: readonly ListedLead[]): Promise<OwnerLead[]> {
  const standings = await readStandings(
    db,
    leads.map(bookingOf).filter((id) => id !== null),
  );
  return leads.map((lead) => {
    const standing = standings.get(bookingOf(lead) ?? '');
    const booking = standing && { startsAt: new Date(standing.starts_at).toISOString(), status: standing.status };
    const { what, subject, details } = describeLead({ ...lead, booking: booking ?? null });
    return {
      id: lead.id,
      kind: lead.kind,
      what,
      name: lead.name,
      email: lead.email,
      createdAt: new Date(lead.created_at).toISOString(),
      subject,
      details: [...details],
      origin: presentOrigin(lead),
    };
  });
}

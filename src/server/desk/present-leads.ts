import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { OwnerLead } from '../../contract/owner.ts';
import type { Detail } from '../../contract/owner-details.ts';
import type { PlanLinks } from '../floor-plan/plan-links.ts';
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

/** The page with the floor plan of a finished quiz, for a list of details. */
async function planDetails({ id, kind, answered_at }: ListedLead, links: PlanLinks | undefined): Promise<Detail[]> {
  if (links === undefined || kind !== 'quiz' || answered_at === null) return [];
  return [{ label: 'Floor plan', value: await links.path(id), kind: 'page' }];
}

/** Leads with all their answers; bookings with their current state. With `plans`, quizzes with the page of their floor plan. */
export async function presentLeads(
  db: Kysely<Database>,
  leads: readonly ListedLead[],
  plans?: PlanLinks,
): Promise<OwnerLead[]> {
  const standings = await readStandings(
    db,
    leads.map(bookingOf).filter((id) => id !== null),
  );
  const pages = await Promise.all(leads.map((lead) => planDetails(lead, plans)));
  return leads.map((lead, index) => {
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
      details: [...details, ...(pages[index] ?? [])],
      origin: presentOrigin(lead),
    };
  });
}

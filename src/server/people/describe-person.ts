import type { PersonRows, PersonVisits } from '../store/erasure/person-rows.ts';

const iso = (at: number | null) => (at === null ? null : new Date(at).toISOString());

/** JSON that was stored as text; a text that is none stays as it is. */
function parsed(text: string | null): unknown {
  if (text === null) return null;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** The pictures of an onboarding form. */
function picturesOf({ pictures }: Pick<PersonRows, 'pictures'>, formId: string) {
  return pictures
    .filter(({ onboarding_id }) => onboarding_id === formId)
    .map(({ kind, width, height, bytes }) => ({
      kind,
      width,
      height,
      base64: Buffer.from(bytes).toString('base64'),
    }));
}

/** Everything that is known of a person, as one who asked for it would want to read it: no hashes, no keys, times in words, pictures as base64. */
export function describePerson(email: string, rows: PersonRows & PersonVisits, now: number) {
  return {
    email,
    exportedAt: iso(now),
    status: rows.people.map(({ status, follow_up_at }) => ({ status, followUpAt: iso(follow_up_at) }))[0] ?? null,
    signsIn: rows.members.map(({ name, role, created_at }) => ({ name, role, invitedAt: iso(created_at) })),
    didInTheDesk: rows.memberDeeds.map(({ at, deed, what }) => ({ at: iso(at), deed, what })),
    signedInOn: rows.memberSessions.map(({ browser, created_at, last_seen_at }) => ({
      browser,
      at: iso(created_at),
      lastSeenAt: iso(last_seen_at),
    })),
    toldOn: rows.memberDevices.map(({ browser, made_at, told_at }) => ({
      browser,
      since: iso(made_at),
      lastToldAt: iso(told_at),
    })),
    tags: rows.tags.map(({ tag }) => tag),
    notes: rows.notes.map(({ at, who, kind, data }) => ({ at: iso(at), who, kind, said: parsed(data) })),
    leads: rows.leads.map((lead) => ({
      form: lead.kind,
      at: iso(lead.created_at),
      name: lead.name,
      email: lead.email,
      fields: parsed(lead.fields),
      answers: parsed(lead.answers),
      scores: parsed(lead.scores),
      recommendation: lead.recommendation,
    })),
    setAside: rows.setAside.map((form) => ({
      form: form.kind,
      at: iso(form.created_at),
      name: form.name,
      email: form.email,
      fields: parsed(form.form),
      answers: parsed(form.answers),
      reasons: parsed(form.reasons),
      pictures: picturesOf(rows, form.id),
    })),
    nearMisses: rows.nearMisses.map((miss) => ({
      firstAt: iso(miss.first_at),
      lastAt: iso(miss.last_at),
      tries: miss.tries,
      name: miss.name,
      email: miss.email,
      fields: parsed(miss.fields),
      market: miss.target_market,
      reasons: parsed(miss.reasons),
    })),
    bookings: rows.bookings.map((booking) => ({
      startsAt: iso(booking.starts_at),
      endsAt: iso(booking.ends_at),
      timeZone: booking.time_zone,
      status: booking.status,
      bookedAt: iso(booking.created_at),
      name: booking.name,
      email: booking.email,
      phone: booking.phone,
      notes: booking.notes,
    })),
    orders: rows.orders.map((order) => ({
      id: order.id,
      at: iso(order.created_at),
      product: order.product_name,
      status: order.status,
      amountCents: order.amount_cents,
      paidCents: order.paid_cents,
      refundedCents: order.refunded_cents,
      lostCents: order.lost_cents,
      currency: order.currency,
      paidAt: iso(order.paid_at),
      isTest: order.test === 1,
      name: order.name,
      email: order.email,
    })),
    sales: rows.sales.map((sale) => ({
      at: iso(sale.sold_at),
      product: sale.product_name,
      status: sale.status,
      amountCents: sale.amount_cents,
      paidCents: sale.paid_cents,
      refundedCents: sale.refunded_cents,
      lostCents: sale.lost_cents,
      name: sale.customer_name,
      email: sale.customer_email,
    })),
    paymentEvents: rows.paymentEvents.map((event) => ({
      at: iso(event.created_at),
      type: event.type,
      said: parsed(event.raw),
    })),
    onboardingForms: rows.onboardings.map((form) => ({
      form: form.form,
      at: iso(form.created_at),
      pictures: picturesOf(rows, form.id),
    })),
    events: rows.events.map(({ type, at, payload }) => ({ type, at: iso(at), told: parsed(payload) })),
    highLevel: rows.highLevelIds.map(({ kind, remote_id, at }) => ({ knownAs: kind, id: remote_id, at: iso(at) })),
    messages: rows.deliveries.map((delivery) => ({
      kind: delivery.kind,
      to: delivery.destination,
      at: iso(delivery.created_at),
      status: delivery.status,
      deliveredAt: iso(delivery.delivered_at),
      content: parsed(delivery.payload),
    })),
    visits: rows.sessions.map((session) => ({
      at: iso(session.first_seen_at),
      browser: session.user_agent,
      referrer: session.referrer,
      landingPage: session.landing_page,
      source: session.utm_source,
      medium: session.utm_medium,
      campaign: session.utm_campaign,
      pages: rows.pageViews
        .filter(({ session_id }) => session_id === session.id)
        .map(({ path, at }) => ({ path, at: iso(at) })),
    })),
  };
}

/** What stands in the database of a person: how many of each. */
export type PersonCounts = Readonly<Record<string, number>>;

export const isNothing = (counts: PersonCounts): boolean => Object.values(counts).every((count) => count === 0);

export function countPersonRows(rows: PersonRows): PersonCounts {
  return {
    'forms sent': rows.leads.length,
    'near misses': rows.nearMisses.length,
    'forms set aside': rows.setAside.length,
    bookings: rows.bookings.length,
    orders: rows.orders.length,
    sales: rows.sales.length,
    'payment events': rows.paymentEvents.length,
    'onboarding forms': rows.onboardings.length,
    pictures: rows.pictures.length,
    messages: rows.deliveries.length,
    'events told': rows.events.length,
    'ids in HighLevel': rows.highLevelIds.length,
    'notes and changes': rows.notes.length,
    'sign-ins to the desk': rows.members.length,
  };
}

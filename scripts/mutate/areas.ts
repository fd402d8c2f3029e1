/** The rules of one topic, and the tests that must notice a fault in them. Paths are globs from the root. */
export interface Area {
  readonly rules: readonly string[];
  readonly tests: readonly string[];
}

export const areas: Readonly<Record<string, Area>> = {
  quiz: { rules: ['src/domain/quiz/*.ts'], tests: ['src/domain/quiz/*.test.ts', 'src/server/routes/quiz*.test.ts'] },
  fit: {
    rules: ['src/domain/deals/*fit*.ts', 'src/domain/deals/specified-markets.ts', 'src/domain/deals/where-it-lies.ts'],
    tests: [
      'src/domain/deals/*fit*.test.ts',
      'src/domain/deals/specified-markets.test.ts',
      'src/domain/deals/where-it-lies.test.ts',
      'src/server/routes/{deals,near-misses}.test.ts',
    ],
  },
  orders: {
    rules: ['src/domain/orders/*.ts', 'src/server/payments/**/*.ts', 'src/server/store/orders/*.ts'],
    tests: [
      'src/domain/orders/*.test.ts',
      'src/server/store/orders/*.test.ts',
      'src/server/payments/**/*.test.ts',
      'src/server/routes/{checkout,owner-orders,payments-webhook,sales}.test.ts',
    ],
  },
  attribution: {
    rules: ['src/server/store/attribution/*.ts', 'src/server/store/analytics/session-touch.ts'],
    tests: [
      'src/server/store/analytics/session-touch.test.ts',
      'src/server/store/attribution/*.test.ts',
      'src/server/sales/*.test.ts',
      'src/server/routes/{owner-leads,sales,owner-orders}.test.ts',
    ],
  },
  booking: {
    rules: ['src/domain/booking/*.ts', 'src/server/booking/*.ts'],
    tests: ['src/domain/booking/*.test.ts', 'src/server/booking/*.test.ts', 'src/server/routes/bookings.test.ts'],
  },
  delivery: {
    rules: ['src/server/delivery/*.ts', 'src/server/store/outbox/*.ts'],
    tests: [
      'src/server/delivery/*.test.ts',
      'src/server/store/outbox/*.test.ts',
      'src/server/store/spread/routing-keys.test.ts',
      'src/server/outbox/*.test.ts',
      'src/server/routes/owner-destinations.test.ts',
    ],
  },
  erasure: {
    rules: ['src/server/store/erasure/*.ts', 'src/server/people/erase-person.ts'],
    tests: ['src/server/store/erasure/*.test.ts', 'src/server/people/erase-*.test.ts'],
  },
  'sign-in': {
    rules: [
      'src/server/owner/*.ts',
      'src/server/http/owner-*.ts',
      'src/server/store/access/{holders,members,owner-sessions,second-steps}.ts',
    ],
    tests: [
      'src/server/owner/*.test.ts',
      'src/server/store/access/*.test.ts',
      'src/server/http/owner-*.test.ts',
      'src/server/routes/{own-password,sign-in-code,owner-session,owner-members,owner-second-step,owner-audit,analytics}.test.ts',
    ],
  },
  visitors: {
    rules: ['src/domain/{addresses,emails,phones,spam,visits,words}/*.ts'],
    tests: [
      'src/domain/{addresses,emails,phones,spam,visits,words}/*.test.ts',
      'src/server/store/analytics/session-touch.test.ts',
    ],
  },
  once: {
    rules: ['src/server/requests/*.ts', 'src/server/limits/*.ts'],
    tests: [
      'src/server/requests/*.test.ts',
      'src/server/limits/*.test.ts',
      'src/server/http/rate-limit.test.ts',
      'src/server/routes/{bookings,checkout,forms,quiz-leads}.test.ts',
    ],
  },
  reader: {
    rules: ['src/domain/deals/listing/*.ts'],
    // Without the tests that count steps: each of those needs a process of its own.
    tests: [
      'src/domain/deals/listing/*.test.ts',
      'src/domain/deals/listing-guarantees.test.ts',
      'src/domain/deals/parse-listing{,-places,.conditions,.corpus}.test.ts',
    ],
  },
};

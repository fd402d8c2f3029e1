import type { FormArrival } from '../../src/server/requests/form-arrival.ts';

/** What the landing pages' forms send, with nothing in it that may be left out. */
export const exampleForms = {
  reactivation: {
    firstName: 'Ada',
    lastName: 'Byron',
    email: 'ada@example.com',
    phone: '(214) 555-0142',
    currentCRM: 'followup-boss',
    leadVolume: '101-250',
    challenges: 'Four hundred letters of intent and no answer.',
    goals: 'Ten agents a month who write back.',
  },
  lending: { name: 'Ada Byron', email: 'ada@example.com' },
  checkout_request: { name: 'Ada Byron', email: 'ada@example.com', serviceId: 'full-ghl-buildout' },
  waitlist: { name: 'Ada Byron', email: 'ada@example.com', phone: '214 555 0142' },
};

/** How a form comes in that tells nothing about itself. */
export const plainArrival: FormArrival = {
  sessionId: null,
  filtered: false,
  idempotent: null,
  signals: { check: null, isTrapSent: false, network: '127.0.0.1' },
};

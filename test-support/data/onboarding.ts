import type { OrderStatus } from '../../src/contract/checkout.ts';
import { apiPaths } from '../../src/contract/paths.ts';
import type { App } from '../../src/server/http/app.ts';
import { hashOf } from '../../src/server/payments/order-access.ts';
import type { Store } from '../../src/server/store/engine/store.ts';

/** What the two onboarding forms send, with nothing in it that may be left out. */
export const exampleOnboarding = {
  website: {
    fullName: 'Ada Byron',
    email: 'ada@example.com',
    phone: '(214) 555-0142',
    businessName: 'Byron Homes',
    launchDeadline: '2026-12-01',
  },
  'website-crm': {
    fullName: 'Ada Byron',
    email: 'ada@example.com',
    phone: '(214) 555-0142',
    businessName: 'Byron Homes',
    launchDeadline: '2026-12-01',
    clientTypes: 'Sellers of inherited houses',
    emailAutomation: true,
    smsFollowUp: true,
    businessHours: 'Mon-Fri 9-5',
    hasCurrentCrm: false,
    leadCapturePopup: false,
    newsletterOption: false,
    postFormAction: 'book_call',
    onlinePayment: false,
    calendarIntegration: true,
    courses: false,
    blogs: false,
    aiVoice: false,
    aiSms: true,
  },
} as const;

/** What the forms make of what was left out. */
export const onboardingDefaults = {
  hasDomain: false,
  domainName: '',
  logoFile: null,
  brandDesignFile: null,
  pages: {
    home: true,
    about: false,
    gallery: false,
    orderForm: false,
    events: false,
    testimonials: false,
    buyMyHouse: false,
    borrowerForm: false,
    sellMyHouse: false,
    investmentOpportunities: false,
    birdDogBuyBox: false,
    other: false,
    otherText: '',
  },
  notificationEmail: '',
  notificationPhone: '',
  socialMedia: { instagram: '', facebook: '', tiktok: '' },
  additionalNotes: '',
} as const;

export const ORDER_TOKEN = 'the token of this order';

/** Sends one of the two forms. */
export async function sendOnboarding(app: App, form: keyof typeof exampleOnboarding, more: object = {}, headers: Record<string, string> = {}) {
  const payload = { ...exampleOnboarding[form], ...more };
  const answer = await app.inject({ method: 'POST', url: form === 'website' ? apiPaths.websiteOnboarding : apiPaths.websiteCrmOnboarding, payload, headers });
  return { status: answer.statusCode, body: answer.json() };
}

/** Stores an order that ORDER_TOKEN opens. */
export async function putOrder(store: Store, status: OrderStatus, id = 'order-1'): Promise<string> {
  await store.write(async (tx) => {
    await tx
      .insertInto('orders')
      .values({
        id,
        checkout_hash: hashOf(id),
        token_hash: hashOf(ORDER_TOKEN),
        provider: 'test',
        test: 1,
        service_id: 'website-build',
        product_name: 'Website Build',
        product_type: 'service',
        amount_cents: 180_000,
        currency: 'usd',
        name: 'Ada Byron',
        email: 'ada@example.com',
        session_id: null,
        filtered: 0,
        status,
        attempt: 1,
        intent_name: '',
        intent_email: '',
        paid_cents: 0,
        refunded_cents: 0,
        lost_cents: 0,
        created_at: 0,
        changed_at: 0,
      })
      .execute();
  });
  return id;
}

/** What a form leaves in the database. */
export async function onboardingRows({ db }: Store) {
  const deliveries = await db.selectFrom('deliveries').selectAll().orderBy('kind').execute();
  return {
    leads: await db.selectFrom('leads').selectAll().execute(),
    onboardings: await db.selectFrom('onboardings').selectAll().execute(),
    crm: deliveries.filter(({ destination }) => destination !== 'mail'),
    mails: deliveries.filter(({ destination }) => destination === 'mail'),
    events: await db.selectFrom('events').selectAll().execute(),
  };
}

export async function countOnboardingRows(store: Store): Promise<number[]> {
  return Object.values(await onboardingRows(store)).map(({ length }) => length);
}

import { smsConsent } from '../../../content/deals.ts';
import { markets, type Market } from '../../../content/markets.ts';
import properties from '../../../demo/properties.json' with { type: 'json' };
import words from '../../../demo/words.json' with { type: 'json' };
import type { SmsConsent } from '../../contract/consent.ts';
import { dealFields } from '../../contract/deal-fields.ts';
import type { DealRequest } from '../../contract/deals.ts';
import { readDollars } from '../../contract/read-figure.ts';
import { websiteCrmOnboardingSchema, websiteOnboardingSchema } from '../../contract/onboarding.ts';
import { currentCrmOptions, leadVolumeOptions, type ReactivationRequest } from '../../contract/reactivation.ts';
import type { FilledOnboarding } from '../onboarding/onboarding-record.ts';
import type { DemoPerson } from './plan-people.ts';
import type { Random } from './random.ts';

const CONSENTS = 0.45;
/** The share of ARV, less the repairs, at which deals are brought. */
const USUAL_SHARE = 0.74;

export function drawConsent(page: string, random: Random): SmsConsent | undefined {
  return random.chance(CONSENTS) ? { version: smsConsent.version, page } : undefined;
}

const allMarkets: readonly Market[] = markets;
const valuesOf = <Value extends string>({ options }: { options: readonly { value: Value }[] }) =>
  options.map(({ value }) => value);

/** Some are dearer or smaller than the buyer takes: these become near misses, by the rules of the buy box itself. */
function priceFor({ requirements }: Market, city: string, random: Random): number {
  const { minDollars, maxDollars } = requirements.priceRange;
  const most = Math.min(requirements.cityMaxDollars[city] ?? maxDollars, 2_500_000);
  const least = minDollars ?? most * 0.45;
  const wanted = least + (most - least) * random.next() * 1.12;
  return Math.round(wanted / 500) * 500;
}

/** What the house is worth repaired, where somebody has worked out the repairs: their price is near what a buyer pays. */
function arvOf({ askingPrice, estimatedRepairCost }: DealRequest): string {
  const repairs = readDollars(estimatedRepairCost);
  const price = readDollars(askingPrice);
  return repairs === null || price === null
    ? ''
    : `$${(Math.round((price + repairs) / USUAL_SHARE / 1000) * 1000).toLocaleString('en-US')}`;
}

/** The deal that somebody brings. */
export function makeDeal({ name, email, phone }: DemoPerson, random: Random): DealRequest {
  const market = random.pick(allMarkets);
  const city = random.pick(market.locations);
  const { requirements } = market;
  const oldest = requirements.minYearBuilt ?? 1958;
  const smallest = requirements.minSquareFeet ?? 900;
  const zipBeginnings: Readonly<Record<string, string>> = properties.zipBeginnings;
  const repairs = random.between(8, 60) * 1000;
  const deal: DealRequest = {
    name,
    email,
    phone,
    propertyAddress: `${random.between(101, 9899)} ${random.pick(properties.streets)} ${random.pick(properties.streetKinds)}`,
    city,
    state: market.state,
    zipCode: `${zipBeginnings[market.state] ?? '100'}${String(random.between(1, 99)).padStart(2, '0')}`,
    bedrooms: random.pick(['2', '3', '3', '3', '4', '4', '5']),
    bathrooms: random.pick(['1', '2', '2', '2', '2.5', '3']),
    squareFeet: (smallest + random.between(-60, 1500)).toLocaleString('en-US'),
    lotSize: random.pick(properties.lotSizes),
    yearBuilt: String(oldest + random.between(-4, 2019 - oldest)),
    garage: random.pick(valuesOf(dealFields.garage)),
    askingPrice: `$${priceFor(market, city, random).toLocaleString('en-US')}`,
    estimatedRepairCost: random.chance(0.7) ? `$${repairs.toLocaleString('en-US')}` : '',
    currentCondition: random.pick(valuesOf(dealFields.currentCondition)),
    septicSystem: 'city-sewer',
    propertyType: random.chance(0.85) ? 'single-family' : random.pick(valuesOf(dealFields.propertyType)),
    timeframe: random.pick(valuesOf(dealFields.timeframe)),
    additionalDetails: random.pick(properties.additionalDetails),
    pool: random.pick(['', 'yes', 'no', 'no']),
    photoLinks: random.pick(properties.photoLinks),
    occupancy: random.pick(['', ...valuesOf(dealFields.occupancy)]),
    jvAgreement: true,
    targetMarket: market.id,
    extras: {
      arv: '',
      assignmentFee: random.chance(0.5) ? `$${(random.between(5, 25) * 1000).toLocaleString('en-US')}` : '',
      roofAge: random.chance(0.4) ? `${random.between(1, 22)} years` : '',
      hvacAge: random.chance(0.4) ? `${random.between(1, 18)} years` : '',
      foundationCondition: '',
      propertyAccess: '',
    },
    smsConsent: drawConsent('/buy-box', random),
  };
  return { ...deal, extras: { ...deal.extras, arv: arvOf(deal) } };
}

export function makeReactivation(person: DemoPerson, random: Random): ReactivationRequest {
  const { firstName, lastName, email, phone, company } = person;
  return {
    firstName,
    lastName,
    email,
    phone,
    company: random.chance(0.8) ? company : '',
    currentCRM: random.pick(currentCrmOptions),
    leadVolume: random.pick(leadVolumeOptions),
    challenges: random.pick(words.challenges),
    goals: random.pick(words.goals),
    smsConsent: drawConsent('/reactivation', random),
  };
}

/** The form that a buyer fills in; `logoFile` is the id of a stored picture. */
export function makeOnboarding(
  { name, email, phone, company }: DemoPerson,
  { form, orderId, logoFile, day }: { form: FilledOnboarding['form']; orderId: string; logoFile: string; day: string },
  random: Random,
): FilledOnboarding {
  const common = {
    fullName: name,
    email,
    phone,
    businessName: company,
    hasDomain: random.chance(0.5),
    domainName: `${company.toLowerCase().replaceAll(/[^a-z]/g, '')}.example`,
    logoFile,
    launchDeadline: day,
    additionalNotes: random.pick(words.goals),
    orderId,
    smsConsent: drawConsent('/onboarding', random),
  };
  if (form === 'website') return { form, request: websiteOnboardingSchema(() => '').parse(common) };
  const request = websiteCrmOnboardingSchema.parse({
    ...common,
    clientTypes: random.pick(words.clientTypes),
    emailAutomation: true,
    smsFollowUp: random.chance(0.8),
    businessHours: 'Monday to Friday, 9 to 6',
    hasCurrentCrm: random.chance(0.4),
    currentCrmName: 'A spreadsheet',
    leadCapturePopup: random.chance(0.5),
    newsletterOption: random.chance(0.3),
    postFormAction: 'book_call',
    onlinePayment: false,
    calendarIntegration: true,
    courses: false,
    blogs: random.chance(0.3),
    aiVoice: random.chance(0.4),
    aiSms: random.chance(0.6),
  });
  return { form, request };
}

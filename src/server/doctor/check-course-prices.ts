import { courseCreator } from '../../../content/courses.ts';
import { coursePlans, type CoursePlan } from '../../contract/course-checkout.ts';
import { inDollars } from '../outbox/in-dollars.ts';
import { StripeRefused, type StripeAccess } from '../payments/stripe/stripe-access.ts';
import { look, ok, wrong, type Finding } from './finding.ts';

/** What the course's page says, and which setting is to name the price of it. */
const said: Readonly<Record<CoursePlan, { setting: string; interval: 'month' | 'year'; dollars: number }>> = {
  monthly: { setting: 'STRIPE_COURSE_MONTHLY_PRICE', interval: 'month', dollars: courseCreator.monthlyDollars },
  yearly: { setting: 'STRIPE_COURSE_YEARLY_PRICE', interval: 'year', dollars: courseCreator.yearlyDollars },
};

async function checkPrice(access: StripeAccess, plan: CoursePlan, id: string): Promise<Finding | null> {
  const { setting, interval, dollars } = said[plan];
  const mode = access.settings.livemode ? 'live' : 'test';
  try {
    const price = await access.call('read prices', (stripe) => stripe.prices.retrieve(id));
    const { active, currency, recurring, unit_amount: cents } = price;
    if (!active)
      return wrong('payments', `${setting} names a price that is archived in Stripe: nobody can subscribe at it`);
    if (recurring?.interval !== interval || recurring.interval_count !== 1)
      return wrong('payments', `${setting} names a price that is not charged once a ${interval}`);
    const says = inDollars(dollars * 100);
    if (currency !== 'usd' || cents === null)
      return wrong(
        'payments',
        `${setting} names a price that is no fixed sum of US dollars, and the course's page says ${says}`,
      );
    return cents === dollars * 100
      ? null
      : wrong(
          'payments',
          `${setting} names a price of ${inDollars(cents)} a ${interval}, and the course's page says ${says}`,
        );
  } catch (error) {
    if (!(error instanceof StripeRefused)) throw error;
    if (error.status === 404)
      return wrong('payments', `${setting} names no price of this Stripe account in ${mode} mode`);
    if (error.status !== 403) throw error;
    return look('payments', `${setting} could not be checked: STRIPE_SECRET_KEY may not read prices`);
  }
}

/** Whether Stripe takes for the course what its page says; nothing where the course is not sold. */
export async function checkCoursePrices(access: StripeAccess): Promise<Finding[]> {
  const { coursePrices } = access.settings;
  if (coursePrices === null) return [];
  const found = await Promise.all(coursePlans.map((plan) => checkPrice(access, plan, coursePrices[plan])));
  const findings = found.filter((finding) => finding !== null);
  return findings.length > 0 ? findings : [ok('payments', 'Stripe takes for the course what its page says')];
}

import { site } from '../../../content/site.ts';
import { apiPaths } from '../../contract/paths.ts';
import { phoneStandingSchema } from '../../contract/phone-standing.ts';
import type { PhoneHours } from '../../domain/phones/phone-standing.ts';
import { answerPhone } from '../booking/phone-answer.ts';
import type { BookingDeps } from '../booking/booking-deps.ts';
import type { App } from '../http/app.ts';
import { readRateLimit } from '../http/rate-limit.ts';
import type { AppDeps } from './app-deps.ts';

const own: { readonly phoneHours?: PhoneHours } = site;

/** Whether somebody picks up the phone now; where the owner told no hours, nothing is claimed. */
export function registerPhoneRoute(
  app: App,
  { config, phoneHours = own.phoneHours ?? null }: AppDeps,
  booking: BookingDeps,
): void {
  const schema = { response: { 200: phoneStandingSchema } };
  app.get(apiPaths.phone, { config: readRateLimit(config), schema }, () => answerPhone(booking, phoneHours));
}

import { site } from '../../../content/site.ts';
import { tellPhoneHours } from '../../domain/phones/told-phone.ts';
import { Unbroken } from '../ui/unbroken.tsx';
import { sayHours } from '../words/say-hours.ts';

/** When the phone is picked up, as people are told it. */
export function PhoneHours() {
  return <Unbroken>{sayHours(tellPhoneHours(site))}</Unbroken>;
}

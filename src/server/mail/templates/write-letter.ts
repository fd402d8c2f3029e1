import type { Language } from '../../../contract/languages.ts';
import { sayIn } from '../../words/say-in.ts';
import type { Letter } from './letter.ts';
import type { MailContent } from '../../outbox/mail-schemas.ts';
import { bookingCancelled, bookingConfirmed, bookingMoved, bookingReminder, bookingUnconfirmed } from './booking.ts';
import { checkoutAbandoned } from './checkout-abandoned.ts';
import { checkoutRequestReceived } from './checkout-request-received.ts';
import { dealReceived } from './deal-received.ts';
import { destinationPaused } from './destination-paused.ts';
import { lendingSnapshot } from './lending-snapshot.ts';
import { onboardingReceived } from './onboarding-received.ts';
import { callReminder, ownerAlert } from './owner-alert.ts';
import { purchaseConfirmed } from './purchase-confirmed.ts';
import { quizResult } from './quiz-result.ts';
import { reactivationReceived } from './reactivation-received.ts';
import { siteNotice } from './site-notice.ts';
import { subscriptionStarted } from './subscription-started.ts';
import { weeklyReport } from './weekly-report.ts';
import { waitlistJoined } from './waitlist-joined.ts';

/** The letter of a mail. */
export function writeLetter(mail: MailContent, language: Language = 'en'): Letter {
  const reader = { language, say: sayIn(language) };
  switch (mail.template) {
    case 'quiz-result':
      return quizResult(mail.props, reader);
    case 'deal-received':
      return dealReceived(mail.props, reader);
    case 'lending-snapshot':
      return lendingSnapshot(mail.props);
    case 'subscription-started':
      return subscriptionStarted(mail.props);
    case 'waitlist-joined':
      return waitlistJoined(mail.props);
    case 'checkout-request-received':
      return checkoutRequestReceived(mail.props);
    case 'checkout-abandoned':
      return checkoutAbandoned(mail.props);
    case 'reactivation-received':
      return reactivationReceived(mail.props);
    case 'onboarding-received':
      return onboardingReceived(mail.props);
    case 'booking-confirmed':
      return bookingConfirmed(mail.props, reader);
    case 'booking-unconfirmed':
      return bookingUnconfirmed(mail.props, reader);
    case 'booking-moved':
      return bookingMoved(mail.props, reader);
    case 'booking-cancelled':
      return bookingCancelled(mail.props, reader);
    case 'booking-reminder':
      return bookingReminder(mail.props, reader);
    case 'call-reminder':
      return callReminder(mail.props);
    case 'purchase-confirmed':
      return purchaseConfirmed(mail.props);
    case 'destination-paused':
      return destinationPaused(mail.props);
    case 'weekly-report':
      return weeklyReport(mail.props);
    case 'site-notice':
      return siteNotice(mail.props);
    case 'owner-alert':
      break;
  }
  return ownerAlert(mail.props);
}

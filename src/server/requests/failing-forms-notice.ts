import { apiPaths } from '../../contract/paths.ts';
import type { NoticeSource } from '../notices/notice-board.ts';
import type { Clock } from '../time/clock.ts';

const WINDOW_MS = 15 * 60_000;
const FAILED_MIN = 3;

/** Where visitors send what they typed. */
const forms = [
  apiPaths.quizLeads,
  apiPaths.quizAnswers,
  apiPaths.deals,
  apiPaths.bookings,
  apiPaths.reactivation,
  apiPaths.lendingLeads,
  apiPaths.waitlist,
  apiPaths.checkoutRequests,
  apiPaths.createPaymentIntent,
  apiPaths.courseCheckout,
  apiPaths.websiteOnboarding,
  apiPaths.websiteCrmOnboarding,
];

/** Tells the owner while forms cannot be stored: three failures within a quarter of an hour. */
export function failingFormsNotice(figures: { failedPosts(route: string): number }, clock: Clock): NoticeSource {
  let looks: { at: number; failed: number }[] = [];
  return () => {
    const now = clock.now();
    const failed = forms.reduce((sum, route) => sum + figures.failedPosts(route), 0);
    looks = [...looks.filter(({ at }) => now - at <= WINDOW_MS), { at: now, failed }];
    const count = failed - (looks[0]?.failed ?? failed);
    if (count < FAILED_MIN) return [];
    return [
      {
        id: 'forms-failing',
        severity: 'urgent',
        title: 'Forms cannot be stored',
        detail: `${count} answers to visitors who sent a form were failures of the server within a quarter of an hour. Visitors’ browsers keep what they typed and send it again. The server’s log says why; \`npm run doctor\` looks at every part.`,
      },
    ];
  };
}

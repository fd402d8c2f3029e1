import { loadCode } from '../../api/load-code.ts';
import { useEffect, useRef, useState } from 'react';
import { site } from '../../../../content/site.ts';
import type { CoursePlan } from '../../../contract/course-checkout.ts';
import { visitorPaths } from '../../../contract/visitor-api.ts';
import { explainFailure } from '../../api/request-error.ts';
import { postJson } from '../../api/request.ts';
import { readSiteSettings } from '../../api/site-settings.ts';
import { showToast } from '../../ui/toast.ts';

/** Set before the page reloads, so that it can say why. */
const NOT_SOLD_KEY = 'course-not-sold-here';

/** Says once, after the reload, that nothing was bought and what to do. */
function explainReload(): void {
  if (sessionStorage.getItem(NOT_SOLD_KEY) === null) return;
  sessionStorage.removeItem(NOT_SOLD_KEY);
  showToast({
    title: 'Not on sale here yet',
    description: `Nothing was bought. Write to ${site.email} and I set your subscription up by hand.`,
    tone: 'bad',
  });
}

/** Opens the payment page of a plan. If the course is not sold here, it reloads this page, which then says so. */
async function leaveForPayment(plan: CoursePlan): Promise<void> {
  const { courseCheckout } = await readSiteSettings();
  if (!courseCheckout) {
    sessionStorage.setItem(NOT_SOLD_KEY, 'true');
    location.reload();
    return;
  }
  const { url } = await postJson(
    visitorPaths.courseCheckout,
    { plan },
    { schema: async () => (await loadCode(() => import('../../../contract/course-checkout.ts'))).courseCheckoutSchema },
  );
  location.assign(url);
}

/** Starts one purchase at a time. `starting` is the plan whose payment page is loading, until this page is left. */
export function useCoursePurchase(): { starting: CoursePlan | null; buy: (plan: CoursePlan) => void } {
  const [starting, setStarting] = useState<CoursePlan | null>(null);
  // A second press may come before the first is drawn.
  const isStarting = useRef(false);

  const start = (plan: CoursePlan | null) => {
    isStarting.current = plan !== null;
    setStarting(plan);
  };

  useEffect(explainReload, []);

  useEffect(() => {
    // A page from the back/forward cache may still have a busy button.
    const onReturn = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      isStarting.current = false;
      setStarting(null);
    };
    window.addEventListener('pageshow', onReturn);
    return () => window.removeEventListener('pageshow', onReturn);
  }, []);

  const buy = (plan: CoursePlan) => {
    if (isStarting.current) return;
    start(plan);
    leaveForPayment(plan).catch((error: unknown) => {
      start(null);
      showToast({ title: 'Payment Failed', description: explainFailure(error), tone: 'bad' });
    });
  };

  return { starting, buy };
}

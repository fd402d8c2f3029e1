import { loadCode } from '../../api/load-code.ts';
import { useEffect, useRef, useState } from 'react';
import type { CoursePlan } from '../../../contract/course-checkout.ts';
import { visitorPaths } from '../../../contract/visitor-api.ts';
import { explainFailure } from '../../api/request-error.ts';
import { postJson } from '../../api/request.ts';
import { readSiteSettings } from '../../api/site-settings.ts';
import { showToast } from '../../ui/toast.ts';
import { NOT_SOLD } from './use-course-return.ts';

/** Opens the payment page of a plan. If the course is not sold here, it reloads this page, which then says so. */
async function leaveForPayment(plan: CoursePlan): Promise<void> {
  const { courseCheckout } = await readSiteSettings();
  if (!courseCheckout) {
    history.replaceState(history.state, '', `${location.pathname}?${NOT_SOLD}=true${location.hash}`);
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

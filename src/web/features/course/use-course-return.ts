import { useEffect } from 'react';
import { site } from '../../../../content/site.ts';
import { trackConversion } from '../../analytics/track.ts';
import { showToast, type Toast } from '../../ui/toast.ts';

/** The course is not sold here: the page was loaded again in place of the payment page. */
export const NOT_SOLD = 'not-sold';

/** What is said of a purchase that ended; each has `true` in the address, under its name. */
const endings: Readonly<Record<string, Toast>> = {
  success: {
    title: 'Payment Successful!',
    description: 'Welcome aboard. Your setup instructions are on their way to your e-mail.',
  },
  canceled: {
    title: 'Payment Canceled',
    description: "No worries! Your subscription wasn't created. Try again when you're ready.",
    tone: 'bad',
  },
  [NOT_SOLD]: {
    title: 'Not on sale here yet',
    description: `Nothing was bought. Write to ${site.email} and I set your subscription up by hand.`,
    tone: 'bad',
  },
};

/** The parameters that tell how a purchase ended. */
export const courseEndings: readonly string[] = Object.keys(endings);

/**
 * Handles the return from a purchase: says how it ended, counts one that was paid, and clears the address, so that a reload does
 * neither again.
 */
export function useCourseReturn(): void {
  useEffect(() => {
    const query = new URLSearchParams(location.search);
    const ending = Object.entries(endings).find(([name]) => query.get(name) === 'true');
    if (ending === undefined) return;
    const [name, said] = ending;
    history.replaceState(history.state, '', `${location.pathname}${location.hash}`);
    showToast(said);
    if (name === 'success') void trackConversion('subscription_purchase', 'success');
  }, []);
}

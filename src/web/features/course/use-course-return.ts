import { useEffect } from 'react';
import { trackConversion } from '../../analytics/track.ts';
import { showToast } from '../../ui/toast.ts';

/**
 * Handles the return from the payment page: says how it ended, counts a purchase, and clears the address, so that a reload does
 * neither again.
 */
export function useCourseReturn(): void {
  useEffect(() => {
    const query = new URLSearchParams(location.search);
    const isPaid = query.get('success') === 'true';
    if (!isPaid && query.get('canceled') !== 'true') return;
    history.replaceState(history.state, '', `${location.pathname}${location.hash}`);
    if (isPaid) {
      showToast({
        title: 'Payment Successful!',
        description: 'Welcome aboard. Your setup instructions are on their way to your e-mail.',
      });
      void trackConversion('subscription_purchase', 'success');
    } else {
      showToast({
        title: 'Payment Canceled',
        description: "No worries! Your subscription wasn't created. Try again when you're ready.",
        tone: 'bad',
      });
    }
  }, []);
}

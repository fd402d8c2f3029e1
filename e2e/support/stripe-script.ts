import type { Page, Route } from '@playwright/test';
import type { StripeStandIn } from '../../stand-ins/stripe/stripe-stand-in.ts';

/** What the shop's page asked of Stripe's script, in order. */
export interface StripeCall {
  readonly name: 'Stripe' | 'elements' | 'create' | 'confirmPayment';
  readonly given: unknown;
}

export const cards = {
  succeeds: '4242424242424242',
  declined: '4000000000000002',
} as const;

/**
 * Stripe's script as far as the shop uses it: it notes how it is called, talks to api.stripe.com from the page, and puts its form into a
 * frame of its own origin, so that the page's real policy has to let in what the real one needs.
 */
const SCRIPT = `(() => {
  const calls = (window.stripeCalls = []);
  const note = (name, given) => calls.push({ name, given: JSON.parse(JSON.stringify(given)) });
  const unused = () => Promise.reject(new Error('Not in this stand-in'));
  window.Stripe = (key) => {
    note('Stripe', key);
    let payment = null;
    return {
      elements(options) {
        note('elements', options);
        fetch('https://api.stripe.com/v1/elements/sessions').catch((error) => note('sessions failed', String(error)));
        const secret = options.clientSecret;
        return {
          secret,
          update: () => undefined,
          getElement: () => payment,
          create(type, elementOptions) {
            note('create', { type, options: elementOptions });
            const listeners = {};
            payment = {
              frame: null,
              on(event, listener) { listeners[event] = listener; return payment; },
              off(event) { delete listeners[event]; return payment; },
              update: () => undefined,
              unmount() { payment.frame?.remove(); },
              destroy() { payment.frame?.remove(); },
              mount(place) {
                const frame = document.createElement('iframe');
                frame.title = 'Secure payment input frame';
                frame.src = 'https://js.stripe.com/endive/elements-inner-payment.html';
                frame.style.setProperty('width', '100%');
                frame.style.setProperty('height', '240px');
                frame.addEventListener('load', () => listeners.ready?.(payment));
                payment.frame = frame;
                place.append(frame);
              },
            };
            return payment;
          },
        };
      },
      confirmPayment({ elements, confirmParams, redirect }) {
        note('confirmPayment', { confirmParams, redirect });
        return new Promise((resolve) => {
          const answered = ({ data, origin }) => {
            if (origin !== 'https://js.stripe.com' || !data?.confirmed) return;
            window.removeEventListener('message', answered);
            const { error, intent } = data.confirmed;
            const url = intent?.next_action?.redirect_to_url?.url;
            if (url) location.href = url + '?return_url=' + encodeURIComponent(confirmParams.return_url);
            else resolve(error ? { error } : { paymentIntent: intent });
          };
          window.addEventListener('message', answered);
          payment.frame.contentWindow.postMessage(
            { confirm: { key, secret: elements.secret, returnUrl: confirmParams.return_url } },
            'https://js.stripe.com',
          );
        });
      },
      createToken: unused,
      createPaymentMethod: unused,
      confirmCardPayment: unused,
      registerAppInfo: () => undefined,
      _registerWrapper: () => undefined,
    };
  };
  window.Stripe.version = 'endive';
})();`;

/** The form in Stripe's own frame: what is typed here is seen by no script of the shop. */
const FRAME = `<!doctype html><html lang="en"><title>Payment</title>
<label>Method <select><option value="card">Card</option><option value="pm_klarna">Klarna</option>
<option value="pm_us_bank_account">Slow bank</option></select></label>
<label>Card number <input inputmode="numeric"></label>
<script>
const byNumber = { '${cards.succeeds}': 'pm_card_visa', '${cards.declined}': 'pm_card_visa_chargeDeclined' };
addEventListener('message', async ({ data, origin }) => {
  if (!data?.confirm) return;
  const { key, secret, returnUrl } = data.confirm;
  const chosen = document.querySelector('select').value;
  const method = chosen === 'card' ? byNumber[document.querySelector('input').value] : chosen;
  const answer = await fetch('https://api.stripe.com/v1/payment_intents/' + secret.split('_secret_')[0] + '/confirm', {
    method: 'POST',
    headers: { authorization: 'Bearer ' + key, 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ client_secret: secret, payment_method: method ?? '', return_url: returnUrl }),
  }).then((response) => response.json());
  parent.postMessage({ confirmed: answer.error ? { error: answer.error } : { intent: answer } }, origin);
});
</script>`;

/** The bank's or the wallet's page. */
const AWAY = `<!doctype html><html lang="en"><title>Your bank</title><h1>Your bank</h1>
<p><a href="?SEARCH&do=succeed">Approve</a> <a href="?SEARCH&do=fail">Refuse</a></p>`;

const html = (body: string) => ({ contentType: 'text/html', body });

async function answerAway(route: Route, standIn: StripeStandIn): Promise<void> {
  const url = new URL(route.request().url());
  const ending = url.searchParams.get('do');
  if (ending !== 'succeed' && ending !== 'fail') {
    await route.fulfill(html(AWAY.replaceAll('SEARCH', url.search.slice(1))));
    return;
  }
  const id = url.pathname.split('/').at(-1) ?? '';
  const { client_secret: secret } = standIn.payments.settleIntent(id, ending);
  const back = new URL(url.searchParams.get('return_url') ?? '');
  back.searchParams.set('payment_intent', id);
  back.searchParams.set('payment_intent_client_secret', secret);
  back.searchParams.set('redirect_status', ending === 'succeed' ? 'succeeded' : 'failed');
  await route.fulfill({ status: 302, headers: { location: back.href } });
}

/** Puts the stand-in where the browser looks for Stripe; gives what the browser asked of those addresses. */
export async function serveStripe(page: Page, standIn: StripeStandIn, apiUrl: string): Promise<{ asked: string[] }> {
  const asked: string[] = [];
  await page.route(/^https:\/\/[\w.]*stripe\.com\//, async (route) => {
    const url = new URL(route.request().url());
    asked.push(url.href);
    if (url.pathname.endsWith('/stripe.js')) {
      await route.fulfill({ contentType: 'text/javascript', body: SCRIPT });
    } else if (url.hostname === 'js.stripe.com') await route.fulfill(html(FRAME));
    else if (url.hostname === 'hooks.stripe.com') await answerAway(route, standIn);
    else if (url.pathname === '/v1/elements/sessions') {
      await route.fulfill({ json: {}, headers: { 'access-control-allow-origin': '*' } });
    } else {
      const response = await route.fetch({ url: `${apiUrl}${url.pathname}${url.search}` });
      await route.fulfill({ response });
    }
  });
  return { asked };
}

/** What the shop's page asked of the script so far. */
export function stripeCalls(page: Page): Promise<StripeCall[]> {
  return page.evaluate(() => {
    const calls: unknown = Reflect.get(window, 'stripeCalls');
    return Array.isArray(calls) ? calls : [];
  });
}

/** Stripe's form within the page. */
export const stripeForm = (page: Page) => page.frameLocator('iframe[title="Secure payment input frame"]');

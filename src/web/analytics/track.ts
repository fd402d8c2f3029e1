import { CONVERSION_PATH, EVENT_PATH, PAGEVIEW_PATH, VISITOR_PATH } from '../../contract/visit-paths.ts';
import type { FormVisitReport } from '../../contract/form-visits.ts';
import type { ConversionReport, EventReport, Pageview, Visitor } from '../../contract/analytics.ts';
import { pageMemory } from './page-memory.ts';
import { sessionId } from './session.ts';

const VISITOR_KEY = 'analytics_visitor_tracked';

type Report = Visitor | Pageview | ConversionReport | EventReport | FormVisitReport;

/** Sends a report that outlives the page. A failure goes to the console only. */
export async function sendReport(path: string, report: Report, failure: string): Promise<void> {
  try {
    const response = await fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(report),
      credentials: 'include',
      keepalive: true,
    });
    if (!response.ok) throw new Error(`${response.status}: ${(await response.text()) || response.statusText}`);
  } catch (error) {
    // oxlint-disable-next-line no-console -- the specification wants it seen here
    console.error(failure, error);
  }
}

/** Reports the visitor, once per browser session. */
export async function trackVisitor(): Promise<void> {
  const session = sessionId();
  if (session === null || isVisitorTracked()) return;
  markVisitorTracked();
  const visitor: Visitor = {
    sessionId: session,
    userAgent: navigator.userAgent.slice(0, 1024),
    referrer: document.referrer.slice(0, 2048) || null,
    landingPage: `${location.pathname}${location.search}`.slice(0, 2048),
  };
  await sendReport(VISITOR_PATH, visitor, 'Failed to track visitor');
}

function isVisitorTracked(): boolean {
  if (pageMemory().isVisitorTracked === true) return true;
  try {
    return sessionStorage.getItem(VISITOR_KEY) === 'true';
  } catch {
    return false;
  }
}

function markVisitorTracked(): void {
  pageMemory().isVisitorTracked = true;
  try {
    sessionStorage.setItem(VISITOR_KEY, 'true');
  } catch {
    // Without storage the visitor is reported once per page load; the server recognises the session.
  }
}

/** Reports a page view. Only the shell calls this, from each page's `handle`. */
export async function trackPageView(path: string, title: string = document.title): Promise<void> {
  const session = sessionId();
  if (session === null) return;
  await sendReport(PAGEVIEW_PATH, { sessionId: session, path, title }, 'Failed to track page view');
}

/** Reports a conversion; never put a person's e-mail into `value`. */
export async function trackConversion(
  type: string,
  value: string | number | null = null,
  page: string = location.pathname,
): Promise<void> {
  const session = sessionId();
  if (session === null) return;
  await sendReport(CONVERSION_PATH, { sessionId: session, type, value, page }, 'Failed to track conversion');
}

/** Reports an event, such as `quiz_opened`. It is not a conversion. */
export async function trackEvent(name: string, properties?: NonNullable<EventReport['properties']>): Promise<void> {
  const session = sessionId();
  if (session === null) return;
  const event: EventReport = { sessionId: session, name, page: location.pathname, ...(properties && { properties }) };
  await sendReport(EVENT_PATH, event, 'Failed to track event');
}

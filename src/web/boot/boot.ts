import { reportFirstView } from '../analytics/report-first-view.ts';
import { asksNotToBeTracked } from '../analytics/session.ts';
import { holdUntilSeen } from './hold-until-seen.ts';
import { loadWaitingAgain } from './load-again.ts';
import { keepMarkup } from './keep-markup.ts';
import { keepPresses } from './keep-presses.ts';
import { keepTexts } from './keep-texts.ts';
import { hasKeptWork } from './kept-work.ts';
import { savesData } from './reaches.ts';
import { LINKED_DEAL } from '../listing/linked-deal.ts';
import { FAILED_EVENT, READY_EVENT } from './ready.ts';
import { showFiltered, showLinkedPanel } from './show-linked.ts';
import { startLate, whenLoaded } from './start-late.ts';
import { isTooOld } from './is-too-old.ts';
import { setTrust } from './trusted-types.ts';
import { whenPainted } from './when-painted.ts';
import { whenShown } from './when-shown.ts';

/** Runs in every built page before its modules. It starts them late and keeps presses until they can handle them. */
// zod tries to compile its checks. The content security policy forbids that and would report the attempt.
Reflect.set(globalThis, '__zod_globalConfig', { jitless: true });

const tooOld = isTooOld();
setTrust(window, { ownMarkup: tooOld });

// The foot of the page says that it was honoured.
if (asksNotToBeTracked()) document.documentElement.dataset['uncounted'] = '';

/** The address of `older.ts`, for browsers that lack something. */
declare const OLDER_SCRIPT: string;

/** What the build says of the page's files: `start` runs its modules, `files` are what that imports, `after` runs by itself once the page is loaded. */
const { start, files = '', after } = document.currentScript?.dataset ?? {};

const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];

function addScript(src: string, type: string): void {
  const script = document.createElement('script');
  script.type = type;
  script.src = src;
  if (type === 'module') script.addEventListener('error', () => dispatchEvent(new Event(FAILED_EVENT)));
  document.head.append(script);
}

/** A browser takes a millisecond or more to ask for a file. */
const FILES_AT_ONCE = 3;

/** Asks for these modules ahead: the browser would find one only after the other. Between a few of them it can answer the visitor. */
function fetchModules(waiting: string[]): void {
  for (const address of waiting.splice(0, FILES_AT_ONCE)) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = address;
    document.head.append(link);
  }
  if (waiting.length > 0) setTimeout(fetchModules, 0, waiting);
}

function whenParsed(document: Document, act: () => void): void {
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', act);
  else act();
}

/** The router prefetches and opens what follows once it is there. */
function endPrerendering(): void {
  for (const rules of all('script[type=speculationrules]')) rules.remove();
}

if (tooOld || !('popover' in HTMLElement.prototype))
  whenParsed(document, () => addScript(OLDER_SCRIPT, 'text/javascript'));

if (start !== undefined && !tooOld) {
  whenParsed(document, () => {
    keepTexts(document);
    keepMarkup(document);
    const linked = { panels: all('[role=tabpanel][data-address]'), tabs: all('[role=tab]') };
    showLinkedPanel(linked, location.search);
    const parts = { buttons: all('[data-choice]'), entries: all('[data-category]') };
    showFiltered('category', parts, location.search);
    all('[data-plays]').forEach(holdUntilSeen);
  });
  keepPresses(window, () => location.reload());
  addEventListener(FAILED_EVENT, () => void loadWaitingAgain(window), { once: true });

  addEventListener(READY_EVENT, endPrerendering, { once: true });

  // The page says that it is whole as it was prerendered, but for these parameters of its address, and how its view is reported.
  const wholePage = () => document.querySelector<HTMLElement>('[data-whole]');
  const isAsked = (name: string) => new URLSearchParams(location.search).has(name);
  whenShown(() => {
    const rules = {
      waits: () =>
        wholePage()?.dataset['whole']?.split(' ').some(isAsked) === false &&
        !location.hash.startsWith(LINKED_DEAL) &&
        !hasKeptWork(() => ({ shared: localStorage, own: sessionStorage }), all('form[data-sends]').length > 0),
      isSparing: savesData,
    };
    const names = files.split(' ').filter(Boolean);
    const waiting = [start, ...names.map((name) => `/assets/${name}.js`)];
    startLate(window, rules, () => {
      addScript(start, 'module');
      fetchModules(waiting);
    });
    // A page that starts by itself does so when it is loaded and idle. Its modules are on their way until then.
    whenPainted(document, () => {
      whenParsed(document, () => {
        if (!rules.waits()) fetchModules(waiting);
      });
    });
    whenLoaded(window, () => {
      if (savesData()) endPrerendering();
      whenPainted(document, () => {
        const page = wholePage();
        if (page !== null) reportFirstView(page.dataset);
        if (after !== undefined) addScript(after, 'text/javascript');
      });
    });
  });
}

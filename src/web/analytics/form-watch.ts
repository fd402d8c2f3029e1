import type { FormVisitReport } from '../../contract/form-visits.ts';
import { MESSAGES_MAX, SECONDS_MAX, messageKey } from '../../contract/form-visit-parts.ts';
import { FORM_VISIT_PATH } from '../../contract/visit-paths.ts';
import { lookAtEmail } from '../ui/email-hint.ts';
import { sessionId } from './session.ts';
import { sendReport } from './track.ts';

/** However often a visitor goes to another tab and comes back, no more is told of one form in one page. */
const REPORTS_MAX = 8;
const ERROR_ID = '-error';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** How far the visitor came in one form. */
interface Visit {
  form: HTMLFormElement;
  readonly begunMs: number;
  lastMs: number;
  last: string;
  furthest: string;
  furthestPlace: number;
  /** By field and key together. */
  readonly met: Map<string, [field: string, key: string]>;
  sent: boolean;
  /** What was told last, and how often anything was. */
  told: string;
  times: number;
}

/** By the path that the form is sent to. */
const visits = new Map<string, Visit>();
let isListening = false;

function controlOf(element: unknown): Control | null {
  const isControl =
    element instanceof HTMLInputElement ||
    element instanceof HTMLSelectElement ||
    element instanceof HTMLTextAreaElement;
  return isControl && element.tabIndex >= 0 && element.name !== '' ? element : null;
}

function meet({ met }: Visit, field: string, key: string): void {
  if (met.size < MESSAGES_MAX) met.set(`${field} ${key}`, [field, key]);
}

/** What the browser itself said last of a control. It is still shown for a moment after the control was changed. */
const browsersWords = new WeakMap<Control, string>();

/** The key of a message. Browsers have words of their own, with what was typed in them: all of them stand for a wrong format. */
function keyOf(text: string, control: Control | null): string {
  if (control === null) return messageKey(text);
  if (text === control.validationMessage) browsersWords.set(control, text);
  return text === browsersWords.get(control) ? 'format' : messageKey(text);
}

/** Takes down the messages that the form shows: by their keys, never by their words. */
function readMessages(visit: Visit): void {
  for (const shown of visit.form.querySelectorAll<HTMLElement>(`.err[id$="${ERROR_ID}"], [data-met]`)) {
    const { met } = shown.dataset;
    const control = controlOf(document.getElementById(shown.id.slice(0, -ERROR_ID.length)));
    if (met !== undefined) meet(visit, '', met);
    else meet(visit, control?.name ?? '', keyOf(shown.textContent.trim(), control));
  }
}

/** Made in the browser alone. */
let observer: MutationObserver | null = null;

/** Looks at the form whenever it shows something else. */
function observe(form: HTMLFormElement): void {
  observer ??= new MutationObserver(() => {
    for (const visit of visits.values()) readMessages(visit);
  });
  observer.observe(form, { subtree: true, childList: true, characterData: true });
}

/** Tells how far the visit came, unless that was told already. */
function tell(path: string, visit: Visit): void {
  const session = sessionId();
  if (session === null || visit.times === REPORTS_MAX) return;
  const report: FormVisitReport = {
    sessionId: session,
    form: path,
    last: visit.last,
    furthest: visit.furthest,
    met: [...visit.met.values()],
    seconds: Math.min(SECONDS_MAX, Math.round((visit.lastMs - visit.begunMs) / 1000)),
    sent: visit.sent,
  };
  const text = JSON.stringify(report);
  if (text === visit.told) return;
  visit.told = text;
  visit.times += 1;
  void sendReport(FORM_VISIT_PATH, report, 'Failed to track form');
}

function tellAll(): void {
  for (const [path, visit] of visits) tell(path, visit);
}

function watchOut(): void {
  if (isListening) return;
  isListening = true;
  addEventListener('pagehide', tellAll);
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && tellAll());
}

function begin(form: HTMLFormElement, path: string): Visit {
  watchOut();
  const now = performance.now();
  const visit: Visit = {
    form,
    begunMs: now,
    lastMs: now,
    last: '',
    furthest: '',
    furthestPlace: -1,
    met: new Map(),
    sent: false,
    told: '',
    times: 0,
  };
  visits.set(path, visit);
  observe(form);
  return visit;
}

/** Something happened in a field of a form; a key or a press of the button is the beginning of a visit, a look into a field is not. */
export function touch(form: HTMLFormElement, target: unknown, type: string): void {
  if (target instanceof HTMLInputElement && target.type === 'email') lookAtEmail(target, type);
  if (type === 'focusout') return;
  const path = form.dataset['sends'] ?? '';
  const visit = visits.get(path) ?? (type === 'focusin' ? null : begin(form, path));
  if (visit === null || visit.sent) return;
  if (visit.form !== form) {
    visit.form = form;
    observe(form);
  }
  visit.lastMs = performance.now();
  const control = controlOf(target);
  if (control !== null) {
    visit.last = control.name;
    const place = [...form.elements].indexOf(control);
    if (place > visit.furthestPlace) {
      visit.furthestPlace = place;
      visit.furthest = control.name;
    }
    // What the browser says in a bubble of its own is no part of the page.
    if (type === 'invalid') meet(visit, control.name, control.validity.valueMissing ? 'empty' : 'format');
  }
  readMessages(visit);
}

/** The visitor leaves the page, and its forms. */
export function leave(): void {
  tellAll();
  observer?.disconnect();
  visits.clear();
}

/** A form was taken. */
export function markSent(path: string): void {
  const visit = visits.get(path);
  if (visit === undefined || visit.sent) return;
  visit.sent = true;
  visit.lastMs = performance.now();
  tell(path, visit);
}

import type { PushNews } from '../../contract/owner-push.ts';
import { DESK_PATH, apiPaths } from '../../contract/paths.ts';

/** What the worker tells a desk that is open: where to go. */
export interface OpenInDesk {
  readonly open: string;
}

type Extendable = { waitUntil(work: Promise<unknown>): void };
type Options = { readonly applicationServerKey: ArrayBuffer | null };

interface Shown {
  readonly data: unknown;
  close(): void;
}

interface OpenWindow {
  readonly url: string;
  focus(): Promise<unknown>;
  postMessage(message: OpenInDesk): void;
}

/** What the worker listens to. */
export interface PushEvents {
  readonly install: Extendable;
  readonly push: Extendable & { readonly data: { json(): unknown } | null };
  readonly notificationclick: Extendable & { readonly action: string; readonly notification: Shown };
  readonly pushsubscriptionchange: Extendable & { readonly oldSubscription?: { readonly options: Options } | null };
}

/** What of its world the worker uses. */
export interface PushScope {
  readonly location: { readonly origin: string };
  readonly registration: {
    showNotification(title: string, options: object): Promise<void>;
    readonly pushManager: {
      subscribe(options: { userVisibleOnly: true; applicationServerKey: ArrayBuffer | null }): Promise<object>;
    };
  };
  readonly clients: {
    matchAll(options: { type: 'window'; includeUncontrolled: true }): Promise<readonly OpenWindow[]>;
    openWindow(url: string): Promise<unknown>;
  };
  skipWaiting(): Promise<void>;
  fetch(path: string, init: RequestInit): Promise<unknown>;
  addEventListener<Type extends keyof PushEvents>(type: Type, listen: (event: PushEvents[Type]) => void): void;
}

const ICON = '/icon-192.png';
const CALL = 'call';
/** A browser takes a right away from a site that is pushed to and shows nothing. */
const UNREADABLE: PushNews = { id: '', title: 'News in the desk', body: '', path: DESK_PATH, callPath: null };

type Fields = Readonly<Record<string, unknown>>;
const fieldsOf = (value: unknown): Fields => (typeof value === 'object' && value !== null ? { ...value } : {});
const textIn = (fields: Fields, name: string) => (typeof fields[name] === 'string' ? fields[name] : '');

/** A path of the desk; whatever else is named leads to its beginning. */
function deskPath(path: string): string {
  return path === DESK_PATH || path.startsWith(`${DESK_PATH}?`) || path.startsWith(`${DESK_PATH}#`) ? path : DESK_PATH;
}

/** What a push says; null where it cannot be read. */
function readNews(data: { json(): unknown } | null): PushNews | null {
  try {
    const fields = fieldsOf(data?.json());
    const callPath = textIn(fields, 'callPath');
    const news = { id: textIn(fields, 'id'), title: textIn(fields, 'title'), body: textIn(fields, 'body') };
    if (news.title === '') return null;
    return { ...news, path: deskPath(textIn(fields, 'path')), callPath: callPath === '' ? null : deskPath(callPath) };
  } catch {
    return null;
  }
}

async function show({ registration }: PushScope, { id, title, body, path, callPath }: PushNews): Promise<void> {
  await registration.showNotification(title, {
    body,
    icon: ICON,
    badge: ICON,
    // What comes a second time takes the place of the first.
    ...(id !== '' && { tag: id }),
    data: { path, callPath },
    actions: callPath === null ? [] : [{ action: CALL, title: 'Call' }],
  });
}

/** Goes there in a desk that is open, or opens one. */
async function open({ clients, location }: PushScope, path: string): Promise<void> {
  const windows = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const desk = windows.find(({ url }) => new URL(url).pathname === DESK_PATH);
  if (desk === undefined) {
    await clients.openWindow(new URL(path, location.origin).href);
    return;
  }
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a client of this worker is of its own origin
  desk.postMessage({ open: path });
  await desk.focus();
}

/** The browser has another address from now on. */
async function subscribeAgain(scope: PushScope, { applicationServerKey }: Options): Promise<void> {
  const subscription = await scope.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
  const headers = { 'content-type': 'application/json' };
  const init: RequestInit = { method: 'POST', headers, credentials: 'include', body: JSON.stringify(subscription) };
  await scope.fetch(apiPaths.ownerPush, init);
}

/** Shows what is pushed, and leads to it when it is pressed. */
export function serveDesk(scope: PushScope): void {
  scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
  scope.addEventListener('push', (event) => event.waitUntil(show(scope, readNews(event.data) ?? UNREADABLE)));
  scope.addEventListener('notificationclick', (event) => {
    const { notification, action } = event;
    notification.close();
    const fields = fieldsOf(notification.data);
    const path = action === CALL ? textIn(fields, 'callPath') : textIn(fields, 'path');
    event.waitUntil(open(scope, deskPath(path)));
  });
  scope.addEventListener('pushsubscriptionchange', (event) => {
    const { oldSubscription: old } = event;
    if (old !== undefined && old !== null) event.waitUntil(subscribeAgain(scope, old.options));
  });
}

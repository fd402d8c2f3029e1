import fc from 'fast-check';
import { beforeEach, expect, test, vi } from 'vitest';
import { runs } from '../../../../test-support/properties/soak.ts';
import { RequestError } from '../../api/request-error.ts';
import { nextAttempt, type Attempt } from './attempt.ts';
import { createOutbox, type SendingListener } from './outbox.ts';
import type { Submission } from './submission.ts';
import { createUnsentStore } from './unsent-store.ts';

const FORMS = ['/api/deals', '/api/lending-leads', '/api/business-buyer-waitlist'] as const;
const TABS = 2;
const NETWORK_BACK_MS = 5 * 60_000;

/** What a bad network does to one request. */
const fates = ['arrives', 'lost', 'answer lost', 'slow', 'server away', 'too many'] as const;
type Fate = (typeof fates)[number];

const form = fc.nat(FORMS.length - 1);
const tab = fc.nat(TABS - 1);
const happening = fc.oneof(
  { weight: 4, arbitrary: fc.record({ what: fc.constant('press' as const), form, tab }) },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('edit' as const), form }) },
  { weight: 2, arbitrary: fc.record({ what: fc.constant('close' as const), tab }) },
  { weight: 2, arbitrary: fc.record({ what: fc.constant('open' as const), tab }) },
  { weight: 4, arbitrary: fc.record({ what: fc.constant('pass' as const), ms: fc.integer({ min: 0, max: 130_000 }) }) },
  {
    weight: 3,
    arbitrary: fc.record({ what: fc.constant('network' as const), is: fc.constantFrom('off', 'bad', 'good') }),
  },
);
type Happening = typeof happening extends fc.Arbitrary<infer Value> ? Value : never;

/** One form as the visitor left it: its content, and the attempt that its draft keeps. */
interface Draft {
  edits: number;
  attempt: Attempt | null;
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const away = () => new TypeError('Failed to fetch');

/** A browser with tabs over one storage, a network between it and a server that stores each key once. */
function createWorld(drawn: readonly Fate[]) {
  const kept = new Map<string, string>();
  const drafts: Draft[] = FORMS.map(() => ({ edits: 0, attempt: null }));
  const answers = new Map<string, string>();
  /** How often the server has stored each content. */
  const stored = new Map<string, number>();
  /** What was pressed, and what a changed form has taken the place of. */
  const pressed = new Set<string>();
  const replaced = new Set<string>();
  let network: 'off' | 'bad' | 'good' = 'good';
  let keys = 0;
  let requests = 0;

  function store({ key, body }: Submission): string {
    const known = answers.get(key);
    if (known !== undefined) return known;
    stored.set(body, (stored.get(body) ?? 0) + 1);
    answers.set(key, `answer of ${body}`);
    return `answer of ${body}`;
  }

  async function carry(submission: Submission): Promise<unknown> {
    if (network === 'off') throw away();
    const fate = network === 'good' ? 'arrives' : (drawn[(requests += 1) % drawn.length] ?? 'arrives');
    if (fate === 'lost') throw away();
    if (fate === 'server away') throw new RequestError(503, 'away', null);
    if (fate === 'too many') throw new RequestError(429, 'too many', null);
    const answer = store(submission);
    if (fate === 'answer lost') throw away();
    if (fate === 'slow') await new Promise((resolve) => setTimeout(resolve, 7000));
    return answer;
  }

  function openTab() {
    let isOpen = true;
    // A closed tab does nothing any more: what it had begun finds no storage and gets no answer.
    const storage = () => ({
      getItem: (key: string) => (isOpen ? (kept.get(key) ?? null) : null),
      setItem: (key: string, value: string) => void (isOpen && kept.set(key, value)),
      removeItem: (key: string) => void (isOpen && kept.delete(key)),
    });
    const outbox = createOutbox({
      post: (submission) =>
        isOpen
          ? carry(submission).then(
              (answer) => (isOpen ? answer : new Promise(() => undefined)),
              (error: unknown) => (isOpen ? Promise.reject(error) : new Promise(() => undefined)),
            )
          : new Promise(() => undefined),
      store: createUnsentStore(storage, () => Date.now()),
      nowMs: () => Date.now(),
      jitter: () => 0.5,
      announceWithoutForm: () => undefined,
    });
    /** As `useSending` does: an accepted form is empty again. Who reads how long to wait knows that nothing was sent, and presses again. */
    const listenTo =
      (draft: Draft, { key, body }: Attempt): SendingListener =>
      ({ outcome, isAsked }) => {
        if (outcome.kind === 'limited' && isAsked) pressed.delete(body);
        if (outcome.kind !== 'accepted' || draft.attempt?.key !== key) return;
        draft.attempt = null;
        draft.edits += 1;
      };
    for (const draft of drafts) {
      const { attempt } = draft;
      if (attempt === null) continue;
      if (outbox.hasArrived(attempt.key)) Object.assign(draft, { attempt: null, edits: draft.edits + 1 });
      else outbox.claim(attempt.key, listenTo(draft, attempt));
    }
    outbox.resume();
    return {
      close: () => (isOpen = false),
      wake: () => outbox.wakeAll(),
      press(at: number): string {
        const draft = drafts[at] ?? { edits: 0, attempt: null };
        const last = draft.attempt;
        const attempt = nextAttempt(last, { form: at, edits: draft.edits }, () => `key-${(keys += 1)}`);
        if (last !== null && last.key !== attempt.key) outbox.drop(last.key);
        draft.attempt = attempt;
        const told = { what: 'Your form', arrived: { title: 'It has arrived', description: '' } };
        const sent = { ...attempt, path: FORMS[at] ?? '', headers: {}, sinceMs: Date.now(), told };
        outbox.send(sent, listenTo(draft, attempt));
        return attempt.body;
      },
    };
  }

  const tabs: (ReturnType<typeof openTab> | null)[] = Array.from({ length: TABS }, () => null);

  function close(at: number): void {
    tabs[at]?.close();
    tabs[at] = null;
  }

  return {
    kept,
    stored,
    pressed,
    replaced,
    async live(event: Happening): Promise<void> {
      if (event.what === 'pass') return void (await pass(event.ms));
      if (event.what === 'close') return close(event.tab);
      if (event.what === 'open') tabs[event.tab] ??= openTab();
      if (event.what === 'press') {
        const before = drafts[event.form]?.attempt?.body;
        const body = (tabs[event.tab] ??= openTab()).press(event.form);
        if (before !== undefined && before !== body) replaced.add(before);
        pressed.add(body);
      }
      if (event.what === 'edit') {
        const draft = drafts[event.form];
        if (draft) draft.edits += 1;
      }
      if (event.what === 'network') {
        network = event.is;
        if (network !== 'off') for (const one of tabs) one?.wake();
      }
      await pass(0);
    },
    /** Every tab is closed, the network is back, and the visitor comes once more. */
    async comeBack(): Promise<void> {
      for (const at of tabs.keys()) close(at);
      await pass(10_000);
      network = 'good';
      tabs[0] = openTab();
      await pass(NETWORK_BACK_MS);
    },
  };
}

beforeEach(() => {
  vi.useFakeTimers();
});

test('over any history of the network, of tabs and of presses, no form is lost and none arrives twice', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(happening, { minLength: 3, maxLength: 30 }),
      fc.array(fc.constantFrom(...fates), { minLength: 1, maxLength: 12 }),
      async (history, drawn) => {
        vi.clearAllTimers();
        const { live, comeBack, stored, pressed, replaced, kept } = createWorld(drawn);
        for (const event of history) await live(event);
        await comeBack();
        const lost = [...pressed].filter((body) => !replaced.has(body) && !stored.has(body));
        const doubled = [...stored].filter(([, times]) => times > 1);
        expect({ lost, doubled }).toEqual({ lost: [], doubled: [] });
        expect([...kept.values()].join('')).not.toContain('"body"');
      },
    ),
    { numRuns: runs(1000) },
  );
});

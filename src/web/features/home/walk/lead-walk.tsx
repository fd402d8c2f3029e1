import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { about, type SampleLead } from '../../../../../content/about.ts';
import { loadCode } from '../../../api/load-code.ts';
import { carryText, MAX_CARRIED } from '../../../listing/carried-text.ts';
import { Button } from '../../../ui/button.tsx';
import { Note } from '../../../ui/note.tsx';
import { PlanNarrow } from '../plan-narrow.tsx';
import { PlanWide } from '../plan-wide.tsx';
import { DeskCard } from './desk-card.tsx';
import type { WalkedLead } from './read-lead.ts';

const { sampleLeads }: { readonly sampleLeads?: readonly SampleLead[] } = about;

const FIELD_ID = 'lead-line';

/** The reader, and what makes a card of its reading. It comes with the first key, never before. */
const loadRead = () => loadCode(() => import('./read-lead.ts'));

/** Loads the reader early. A failure is told when the text is sent. */
function warmUp(): void {
  loadRead()
    .then((reader) => reader.warmUp())
    .catch(() => undefined);
}

type Standing =
  | { readonly step: 'waiting' | 'reading' | 'empty' | 'unread' | 'failed' }
  | { readonly step: 'walked'; readonly lead: WalkedLead; readonly count: number };

const says = {
  waiting: '',
  reading: '',
  empty: 'Type a line first, as a seller would: where the house is and what they ask. Or press an example.',
  unread: 'I found no house in that. Say where it is, how large, and what is asked. Or press an example.',
  failed: 'The reader did not load; the connection seems to be lost. Your text is still here: press the button again.',
} as const;

/** The plan of the hero, and one line beside it: what a visitor writes there walks the plan as a lead of their own. Nothing of it leaves the browser. */
export function LeadWalk() {
  const [standing, setStanding] = useState<Standing>({ step: 'waiting' });
  const field = useRef<HTMLTextAreaElement>(null);
  const walks = useRef(0);
  const walked = standing.step === 'walked' ? standing : null;

  // What was typed before this code was there.
  useEffect(() => {
    if (field.current?.value !== '') warmUp();
  }, []);

  async function send(text: string) {
    if (standing.step === 'reading') return;
    if (text.trim() === '') {
      setStanding({ step: 'empty' });
      field.current?.focus();
      return;
    }
    const sentAt = performance.now();
    setStanding({ step: 'reading' });
    try {
      const { readLead } = await loadRead();
      const lead = await readLead(text.slice(0, MAX_CARRIED), sentAt);
      walks.current += 1;
      setStanding(lead === null ? { step: 'unread' } : { step: 'walked', lead, count: walks.current });
    } catch {
      setStanding({ step: 'failed' });
    }
  }

  function sendTyped() {
    void send(field.current?.value ?? '');
  }
  function onKeyDown(event: KeyboardEvent) {
    warmUp();
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    sendTyped();
  }
  function again() {
    setStanding({ step: 'waiting' });
    if (field.current) field.current.value = '';
    field.current?.focus();
  }
  function press(text: string) {
    if (field.current) field.current.value = text;
    void send(text);
  }

  const isReading = standing.step === 'reading';
  return (
    <>
      {/* The walk and the lamps begin when the plan is in view (src/web/boot/hold-until-seen.ts). */}
      <div className="plan-stage" data-plays="">
        <PlanWide walk={walked?.count ?? 0} {...(walked && { words: walked.lead.words })} />
        <PlanNarrow walk={walked?.count ?? 0} {...(walked && { words: walked.lead.words })} />
        {walked && <DeskCard key={walked.count} lead={walked.lead} />}
      </div>
      {/* Method dialog: without this script, nothing that was typed goes anywhere. */}
      <form
        className="lead-line"
        method="dialog"
        aria-label="Walk your own lead"
        onSubmit={(event) => {
          event.preventDefault();
          sendTyped();
        }}
      >
        <label htmlFor={FIELD_ID}>Text me like a seller would.</label>
        <div>
          <textarea
            id={FIELD_ID}
            ref={field}
            rows={1}
            autoComplete="off"
            enterKeyHint="send"
            aria-describedby="lead-line-hint"
            onKeyDown={onKeyDown}
            onPaste={warmUp}
            onInput={warmUp}
          />
          <Button type="submit" busy={isReading}>
            {isReading ? 'Reading...' : 'Walk it in'}
          </Button>
        </div>
        <Note>
          <span id="lead-line-hint">Read in your browser. Nothing is stored or sent unless you go on.</span>
        </Note>
      </form>
      <div className="lead-next">
        <output>{standing.step === 'walked' ? standing.lead.told : says[standing.step]}</output>
        {walked === null ? (
          sampleLeads !== undefined &&
          sampleLeads.length > 0 && (
            <ul aria-label="Examples">
              {sampleLeads.map(({ name, text }) => (
                <li key={name}>
                  <Button small onClick={() => press(text)}>
                    {name}
                  </Button>
                </li>
              ))}
            </ul>
          )
        ) : (
          <GoOn lead={walked.lead} carry={() => carryText(field.current?.value ?? '')} again={again} />
        )}
      </div>
    </>
  );
}

function GoOn({ lead, carry, again }: { lead: WalkedLead; carry: () => void; again: () => void }) {
  const { takers } = lead.card;
  const boxes =
    takers === 0 ? 'Try it at the buy boxes' : takers === 1 ? 'See who takes it' : `See the ${takers} that take it`;
  return (
    <p className="row">
      {/* The text is left in this tab for the form there. */}
      <a className="btn small" href="/buy-box#submit-deal" onClick={carry}>
        {boxes}
      </a>
      <a className="btn small" href="/book">
        Book a call
      </a>
      <Button small onClick={again}>
        Another
      </Button>
    </p>
  );
}

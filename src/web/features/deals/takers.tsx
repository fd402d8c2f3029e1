import { useId, useRef, useEffect, useState, type RefObject } from 'react';
import { loadCode } from '../../api/load-code.ts';
import { useLazy } from '../../ui/use-lazy.ts';
import { isBegun, takers, type BoxVerdict } from './board/box-verdicts.ts';
import { useDealBoard, chooseMarket, useVerdicts } from './board/deal-board.tsx';
import { describeDeal, describeTakers, summariseTakers } from './deal-words.ts';
import { say, sayOwn } from '../../words/say.ts';

const loadAskPanel = async () => (await loadCode(() => import('./money/ask-panel.tsx'))).AskPanel;

/** The deal's money, once its code has come. Without it the verdicts still stand. */
function LateAskPanel() {
  const late = useLazy(loadAskPanel);
  return late.state === 'ready' ? <late.Part /> : null;
}

/** Keeps the strip above an on-screen keyboard that covers the page without resizing it, as on an iPhone. */
function useLift(strip: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const view = window.visualViewport;
    if (!view) return undefined;
    const lift = () => {
      // On a zoomed page the visible area does not end at the keyboard.
      const covered = view.scale > 1 ? 0 : Math.max(0, Math.round(window.innerHeight - view.height - view.offsetTop));
      strip.current?.style.setProperty('--lift', `${covered}px`);
    };
    view.addEventListener('resize', lift);
    view.addEventListener('scroll', lift);
    return () => {
      view.removeEventListener('resize', lift);
      view.removeEventListener('scroll', lift);
    };
  }, [strip]);
}

/** A panel that closes when the visitor focuses or presses anything outside it, or presses Escape. */
function useFold(root: RefObject<HTMLElement | null>) {
  const [open, setOpen] = useState(false);

  useEffect(() => {
    if (!open) return undefined;
    const listening = new AbortController();
    const { signal } = listening;
    const foldOutside = ({ target }: Event) => {
      if (target instanceof Node && !root.current?.contains(target)) setOpen(false);
    };
    document.addEventListener('focusin', foldOutside, { signal });
    document.addEventListener('pointerdown', foldOutside, { signal });
    document.addEventListener('keydown', ({ key }) => key === 'Escape' && setOpen(false), { signal });
    return () => listening.abort();
  }, [open, root]);

  return { open, toggle: () => setOpen(!open) };
}

/**
 * The boxes that would take the deal, beside the form: a column on wide screens, else a strip at the bottom that opens, and closes when
 * the visitor continues typing.
 */
export function Takers() {
  const { deal, chosenMarket } = useDealBoard();
  const verdicts = useVerdicts();
  const root = useRef<HTMLElement>(null);
  const { open, toggle } = useFold(root);
  const panelId = useId();
  useLift(root);
  const begun = isBegun(deal);
  const { count, names } = summariseTakers(verdicts);
  const taking = begun ? takers(verdicts) : [];
  const look = ['takers', begun && 'is-begun', open && 'is-open', taking.length > 0 && 'is-lit']
    .filter(Boolean)
    .join(' ');

  return (
    <aside ref={root} className={look} aria-label={say('Who takes this deal')}>
      <button type="button" className="takers-strip" aria-expanded={open} aria-controls={panelId} onClick={toggle}>
        <b>{count}</b> <span>{names}</span>
      </button>
      <div className="takers-panel" id={panelId}>
        <h3>{say('Who takes this deal?')}</h3>
        {begun ? (
          <>
            <p>
              {describeDeal(deal)} {describeTakers(verdicts)}
            </p>
            <LateAskPanel />
            <TakerList verdicts={taking} chosenMarket={chosenMarket} />
            <OtherList
              verdicts={verdicts.filter(({ kind }) => kind !== 'takes')}
              chosenMarket={chosenMarket}
              isRest={taking.length > 0}
            />
          </>
        ) : (
          <p>
            {verdicts.length === 1
              ? say('Type or paste a deal. The buy box says here whether it would take it.')
              : say('Type or paste a deal. Each of the {count} buy boxes says here whether it would take it.', {
                  count: verdicts.length,
                })}
          </p>
        )}
      </div>
    </aside>
  );
}

interface ListProps {
  verdicts: readonly BoxVerdict[];
  chosenMarket: string;
}

/** The boxes that would take the deal, each as a button that chooses it. */
function TakerList({ verdicts, chosenMarket }: ListProps) {
  if (verdicts.length === 0) return null;
  return (
    <>
      <h4>{say('Boxes that would take it')}</h4>
      <ul className="taker-list">
        {verdicts.map(({ market }) => {
          const chosen = market.id === chosenMarket;
          return (
            <li key={market.id}>
              <button type="button" aria-pressed={chosen} onClick={() => chooseMarket(market.id)}>
                {sayOwn(market.title)} <span>{say(chosen ? 'Chosen' : 'Choose')}</span>
              </button>
            </li>
          );
        })}
      </ul>
    </>
  );
}

/** A box's verdict in short. */
function inShort({ kind, text }: BoxVerdict): string {
  if (kind === 'elsewhere') return say('Fits, but buys there only');
  return kind === 'away' ? say('Buys there only') : text;
}

/** The verdicts of the boxes that would not take the deal, nearest first; `isRest` where others would. */
function OtherList({ verdicts, chosenMarket, isRest }: ListProps & { isRest: boolean }) {
  if (verdicts.length === 0) return null;
  return (
    <>
      <h4>{say(isRest ? 'The others' : 'All buy boxes')}</h4>
      <ul className="other-list">
        {verdicts.map((verdict) => (
          <li key={verdict.market.id} className={verdict.kind}>
            <span>
              {sayOwn(verdict.market.title)}
              {verdict.market.id === chosenMarket && ` ${say('(chosen)')}`}
            </span>
            <span className="verdict">{inShort(verdict)}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

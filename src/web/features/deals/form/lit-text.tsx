import { useLayoutEffect, useRef, type RefObject } from 'react';
import { useLitWords } from './lit-words.ts';

/** How much of the text follows the words in the layer: enough for the layer to be as high as what is seen of the text. */
const BEHIND = 4000;
/** How much of the text stands around the words in the strip. */
const AROUND = 60;

/** Scrolls a text area to the words, and what lies over it with it, until the returned function is called. */
function layOver(under: HTMLElement, over: HTMLElement, { offsetTop, offsetHeight }: HTMLElement): () => void {
  const isSeen = offsetTop >= under.scrollTop && offsetTop + offsetHeight <= under.scrollTop + under.clientHeight;
  const follow = () => over.scrollTo(0, under.scrollTop);
  if (!isSeen) under.scrollTo(0, offsetTop - under.clientHeight / 3);
  follow();
  under.addEventListener('scroll', follow);
  return () => under.removeEventListener('scroll', follow);
}

type Props = { readonly area: RefObject<HTMLTextAreaElement | null>; readonly text: string };

/** The lit words over the same words of the text area, which scrolls to them. Its other words are there to keep the places, unseen. */
export function LitLayer({ area, text }: Props) {
  const words = useLitWords()?.passage;
  const layer = useRef<HTMLDivElement>(null);
  const mark = useRef<HTMLElement>(null);

  useLayoutEffect(() => {
    if (!words || !area.current || !layer.current || !mark.current) return undefined;
    return layOver(area.current, layer.current, mark.current);
  }, [area, words]);

  if (!words) return null;
  return (
    <div className="lit-layer" aria-hidden="true" ref={layer}>
      {text.slice(0, words.start)}
      <mark ref={mark}>{text.slice(words.start, words.end)}</mark>
      {`${text.slice(words.end, words.end + BEHIND)}\n`}
    </div>
  );
}

/** Whether some of an element is in the part of the page that is seen, which the keyboard of a phone makes smaller. */
function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < (window.visualViewport?.height ?? window.innerHeight);
}

/** Away from the field, and not under a phone's keyboard. */
function edgeFor(field: Element): 'top' | 'bottom' {
  const seen = window.visualViewport?.height ?? window.innerHeight;
  const { top, bottom } = field.getBoundingClientRect();
  return seen < window.innerHeight - 100 || (top + bottom) / 2 > seen / 2 ? 'top' : 'bottom';
}

/** The lit words with those around them at an edge of the window, while the text area is out of sight. It moves nothing. */
export function LitStrip({ area, text }: Props) {
  const lit = useLitWords();
  const strip = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    if (!lit || !strip.current || !area.current) return;
    strip.current.hidden = isInView(area.current);
    strip.current.dataset['edge'] = edgeFor(lit.field);
  }, [area, lit]);

  if (!lit) return null;
  const { start, end } = lit.passage;
  return (
    <div className="lit-strip" aria-hidden="true" ref={strip} hidden>
      <p>
        {start > AROUND && '…'}
        {text.slice(Math.max(0, start - AROUND), start)}
        <mark>{text.slice(start, end)}</mark>
        {text.slice(end, end + AROUND)}
        {end + AROUND < text.length && '…'}
      </p>
    </div>
  );
}

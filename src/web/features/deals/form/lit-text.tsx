import { useLayoutEffect, useRef, type RefObject } from 'react';
import { useLitWords } from './use-words-behind.ts';

/** How many characters after the words the layer has: enough to be as high as the visible text. */
const BEHIND = 4000;
/** How many characters before and after the words the strip shows. */
const AROUND = 60;

/** Scrolls a text area to the words and keeps the layer over it in step, until the returned function is called. */
function layOver(under: HTMLElement, over: HTMLElement, { offsetTop, offsetHeight }: HTMLElement): () => void {
  const isSeen = offsetTop >= under.scrollTop && offsetTop + offsetHeight <= under.scrollTop + under.clientHeight;
  const follow = () => over.scrollTo(0, under.scrollTop);
  if (!isSeen) under.scrollTo(0, offsetTop - under.clientHeight / 3);
  follow();
  under.addEventListener('scroll', follow);
  return () => under.removeEventListener('scroll', follow);
}

type Props = { readonly area: RefObject<HTMLTextAreaElement | null>; readonly text: string };

/** Highlights the words over the text area, which scrolls to them. The layer's other words are invisible and only keep the positions. */
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

/** Whether a part of an element is visible. A phone's keyboard makes the visible area smaller. */
function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < (window.visualViewport?.height ?? window.innerHeight);
}

/** The edge away from the field, and not under a phone's keyboard. */
function edgeFor(field: Element): 'top' | 'bottom' {
  const seen = window.visualViewport?.height ?? window.innerHeight;
  const { top, bottom } = field.getBoundingClientRect();
  return seen < window.innerHeight - 100 || (top + bottom) / 2 > seen / 2 ? 'top' : 'bottom';
}

/** Shows the highlighted words with their context at an edge of the window while the text area is out of view. Nothing moves. */
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

import letters from './letters.json' with { type: 'json' };

/**
 * Foyer's display face as outlines (Familjen Grotesk, SIL Open Font License 1.1; `scripts/letters` writes them), so that a picture looks the same on a
 * machine without fonts.
 */
const drawn: Readonly<Record<string, string>> = letters;
const UNITS = 1000;
const MISSING = ' ';

function letterOf(character: string): { advance: number; path: string } {
  const written = (Object.hasOwn(drawn, character) ? drawn[character] : drawn[MISSING]) ?? '';
  const space = written.indexOf(' ');
  return { advance: Number(written.slice(0, space)), path: written.slice(space + 1) };
}

const idOf = (character: string) => `l${character.codePointAt(0) ?? 0}`;

/** How wide a text is at a size. */
export function textWidth(text: string, size: number): number {
  return Array.from(text).reduce((width, character) => width + (letterOf(character).advance * size) / UNITS, 0);
}

/** The letters of these texts as definitions, each once. */
export function letterDefinitions(texts: readonly string[]): string {
  const used = new Set(texts.flatMap((text) => Array.from(text)));
  const paths = [...used].map((character) => {
    const { path } = letterOf(character);
    return path === '' ? '' : `<path id="${idOf(character)}" d="${path}"/>`;
  });
  return `<defs>${paths.join('')}</defs>`;
}

/** A text of defined letters, from `x` on and standing on `y`. A letter that the face lacks is left out. */
export function setText(text: string, { x, y, size }: { x: number; y: number; size: number }): string {
  const scale = size / UNITS;
  let left = x;
  return Array.from(text)
    .map((character) => {
      const { advance, path } = letterOf(character);
      const at = left.toFixed(1);
      left += advance * scale;
      return path === '' ? '' : `<use href="#${idOf(character)}" transform="translate(${at} ${y}) scale(${scale})"/>`;
    })
    .join('');
}

import type { CSSProperties } from 'react';
import { theme } from '../../../content/theme.ts';
import { laidOver, toHex } from '../../domain/colour/colour.ts';

/** How thick the ink of a hairline is. */
const HAIRLINE = 0.24;

/** The theme's colours as mail clients know them. */
const { day, fonts } = theme;
const film = toHex(day.ground);
const sheet = toHex(day.sheet);
const ink = toHex(day.ink);
const ink2 = toHex(day.quiet);
const hairline = laidOver(day.ink, day.sheet, HAIRLINE);
const plum = toHex(day.accent);

/** A reader may have the face installed; mails load none. */
const named = (family: string) => `'${family.replace(/ Variable$/, '')}'`;
const fontFamily = `${named(fonts.text.family)}, 'Helvetica Neue', Helvetica, Arial, sans-serif`;
const monospace = `${named(fonts.note.family)}, Menlo, Consolas, monospace`;

/** How each part of a mail looks: ink walls on film, square, one plum accent for what acts. */
export const styles = {
  ground: { margin: 0, padding: '24px 12px', backgroundColor: film, color: ink, fontFamily },
  sheetWidth: { maxWidth: '560px' },
  sheet: {
    padding: '20px 24px 12px',
    fontFamily,
    textAlign: 'left',
    backgroundColor: sheet,
    border: `3px solid ${ink}`,
    borderTopWidth: '6px',
  },
  brand: { margin: '0 0 20px', fontSize: '19px', lineHeight: '24px', fontWeight: 700, color: ink },
  text: { margin: '0 0 16px', fontSize: '16px', lineHeight: '25px', color: ink },
  heading: { margin: '4px 0 10px', fontSize: '24px', lineHeight: '30px', fontWeight: 700, color: ink },
  list: { margin: '0 0 16px', padding: '0 0 0 20px' },
  item: { margin: '0 0 6px', fontSize: '16px', lineHeight: '24px', color: ink },
  facts: { margin: '0 0 18px', borderTop: `1px solid ${hairline}`, borderCollapse: 'collapse' },
  factLabel: {
    padding: '8px 16px 8px 0',
    borderBottom: `1px solid ${hairline}`,
    fontFamily: monospace,
    fontSize: '13px',
    lineHeight: '20px',
    fontWeight: 400,
    textAlign: 'left',
    verticalAlign: 'top',
    whiteSpace: 'nowrap',
    color: ink2,
  },
  factValue: {
    width: '100%',
    padding: '8px 0',
    borderBottom: `1px solid ${hairline}`,
    fontSize: '16px',
    lineHeight: '22px',
    color: ink,
    wordBreak: 'break-word',
  },
  picture: { display: 'block', width: '100%', maxWidth: '360px', height: 'auto', margin: '0 0 18px', border: 'none' },
  buttonPlace: { margin: '2px 0 20px', borderCollapse: 'separate' },
  button: { padding: '13px 22px', backgroundColor: plum },
  buttonLink: {
    color: toHex(day.onAccent),
    fontFamily,
    fontSize: '16px',
    lineHeight: '20px',
    fontWeight: 600,
    textDecoration: 'none',
  },
  link: { color: plum, textDecoration: 'underline' },
  rule: { margin: '24px 0 14px', border: 'none', borderTop: `1px solid ${hairline}` },
  note: { margin: '0 0 8px', fontSize: '13px', lineHeight: '19px', color: ink2 },
  noteLink: { color: ink2, textDecoration: 'underline' },
} satisfies Readonly<Record<string, CSSProperties>>;

import type { CSSProperties } from 'react';

/** The site's colours (src/web/styles/tokens.css) as mail clients know them. */
const film = '#f1f5f1';
const sheet = '#fcfefd';
const ink = '#27172c';
const ink2 = '#5b4d5f';
const hairline = '#c9c6cb';
const plum = '#722877';

const fontFamily = "'Instrument Sans', 'Helvetica Neue', Helvetica, Arial, sans-serif";
const monospace = "'Sometype Mono', Menlo, Consolas, monospace";

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
  buttonPlace: { margin: '2px 0 20px', borderCollapse: 'separate' },
  button: { padding: '13px 22px', backgroundColor: plum },
  buttonLink: {
    color: '#ffffff',
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

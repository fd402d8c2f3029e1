/** A colour, as `#722877` or as `oklch(0.42 0.145 325)`: lightness 0 to 1, chroma, hue in degrees. */
export type Colour = `#${string}` | `oklch(${string})`;

/** What the colours are for; `npm run content:check` measures every pair that is used and names those that cannot be read. */
export interface Colours {
  /** The ground of a page. */
  readonly ground: Colour;
  /** One step down: wells, stripes of a table. */
  readonly well: Colour;
  /** What is typed in, and dialogs. */
  readonly sheet: Colour;
  /** Text and walls. */
  readonly ink: Colour;
  /** Text that stands back. */
  readonly quiet: Colour;
  /** The one accent: actions and links. */
  readonly accent: Colour;
  /** The accent under the pointer. */
  readonly accentStrong: Colour;
  /** Text on the accent. */
  readonly onAccent: Colour;
  /** Light in a room: here, chosen, ready. At night only what glows by itself, such as a lamp or a small label. */
  readonly light: Colour;
  /** Half lit: under the pointer, just read. At night what is lit. */
  readonly lightSoft: Colour;
  /** Text on the light. */
  readonly onLight: Colour;
  readonly good: Colour;
  readonly bad: Colour;
}

/** A typeface. */
export interface Face {
  readonly family: string;
  /** A WOFF2 file: in this folder (`./public/fonts/mine.woff2`), or in a package of Foyer's. */
  readonly file: string;
  /** From the lightest to the boldest that is in the file. */
  readonly weights: string;
  /** What is shown until it has arrived. */
  readonly instead: string;
  /** A file of one weight, WOFF or TTF, with which the social cards are written; the cards of one that has none use Foyer's own. */
  readonly cardFile?: string | undefined;
}

/** A picture in public/ that stands for the brand's name in the header. */
export interface Logo {
  /** Its path in public/: `/logo.svg`. */
  readonly src: string;
  /** How large it is shown, in pixels. */
  readonly width: number;
  readonly height: number;
  /** The same in light colours, where the ground is dark: `/logo-at-night.svg`. Left out where the first can be read there too. */
  readonly atNight?: string | undefined;
}

export interface Theme {
  /** By day. Mails, social cards, the icon and the browser's bar take theirs from here. */
  readonly day: Colours;
  /** At night: for whoever prefers dark, and always on `/dashboard` and in a dark room. Paper is light. */
  readonly night: Colours;
  /** Headings, text, and small notes with figures. */
  readonly fonts: { readonly display: Face; readonly text: Face; readonly note: Face };
  /** How round the corners of walls, buttons and fields are: `0`, or a length such as `0.5rem`, at most `1rem`. */
  readonly radius: string;
  /** null for the brand's name. */
  readonly logo: Logo | null;
  /** A square SVG or PNG in this folder, of which all icons are made; null for Foyer's door in your colours. */
  readonly icon: string | null;
  /** A picture of 1200 x 630 in this folder for links that are shared; null for a card of each page with its title. */
  readonly card: string | null;
}

const day = {
  ground: 'oklch(0.965 0.006 150)',
  well: 'oklch(0.935 0.008 150)',
  sheet: 'oklch(0.995 0.002 150)',
  ink: 'oklch(0.235 0.045 318)',
  quiet: 'oklch(0.44 0.035 318)',
  accent: 'oklch(0.42 0.145 325)',
  accentStrong: 'oklch(0.35 0.13 325)',
  onAccent: 'oklch(1 0 0)',
  light: 'oklch(0.925 0.115 98)',
  lightSoft: 'oklch(0.965 0.055 98)',
  onLight: 'oklch(0.235 0.045 318)',
  good: 'oklch(0.47 0.085 175)',
  bad: 'oklch(0.49 0.16 30)',
} as const;

/** The look of everything: pages, mails, cards, icons. */
export const theme: Theme = {
  day,
  night: {
    ground: 'oklch(0.2 0.03 318)',
    well: 'oklch(0.25 0.033 318)',
    sheet: 'oklch(0.17 0.028 318)',
    ink: 'oklch(0.95 0.012 150)',
    quiet: 'oklch(0.82 0.02 318)',
    accent: 'oklch(0.81 0.11 325)',
    accentStrong: 'oklch(0.87 0.08 325)',
    onAccent: 'oklch(0.2 0.03 318)',
    light: 'oklch(0.88 0.13 95)',
    lightSoft: 'oklch(0.4 0.08 78)',
    onLight: day.onLight,
    good: 'oklch(0.8 0.1 175)',
    bad: 'oklch(0.79 0.11 30)',
  },
  fonts: {
    display: {
      family: 'Familjen Grotesk',
      file: '@fontsource/familjen-grotesk/files/familjen-grotesk-latin-600-normal.woff2',
      weights: '600',
      instead: "'Familjen Fallback', 'Familjen Android', sans-serif",
      cardFile: '@fontsource/familjen-grotesk/files/familjen-grotesk-latin-600-normal.woff',
    },
    text: {
      family: 'Instrument Sans Variable',
      file: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
      weights: '400 700',
      instead: "'Instrument Fallback', 'Instrument Android', sans-serif",
    },
    note: {
      family: 'Sometype Mono Variable',
      file: '@fontsource-variable/sometype-mono/files/sometype-mono-latin-wght-normal.woff2',
      weights: '400 700',
      instead: "'Sometype Fallback', monospace",
      cardFile: '@fontsource/sometype-mono/files/sometype-mono-latin-400-normal.woff',
    },
  },
  radius: '0',
  logo: null,
  icon: null,
  card: null,
};

/** Red, green and blue of sRGB, each from 0 to 1. */
export type Rgb = readonly [red: number, green: number, blue: number];

const HEX = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i;
const OKLCH = /^oklch\(\s*([\d.]+)\s+([\d.]+)\s+([\d.]+)\s*\)$/;
const FULL = 255;

const within = (part: number) => Math.min(1, Math.max(0, part));
const encode = (part: number) => (part <= 0.0031308 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055);
const decode = (part: number) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);

/** Björn Ottosson's OKLab, https://bottosson.github.io/posts/oklab; what a screen cannot show is cut off. */
function fromOklch(lightness: number, chroma: number, hue: number): Rgb {
  const angle = (hue * Math.PI) / 180;
  const [a, b] = [chroma * Math.cos(angle), chroma * Math.sin(angle)];
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const linear: Rgb = [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
  return [encode(within(linear[0])), encode(within(linear[1])), encode(within(linear[2]))];
}

/** A colour written `#rrggbb` or `oklch(L C H)`; null for anything else. */
export function readColour(written: string): Rgb | null {
  const [, red, green, blue] = HEX.exec(written) ?? [];
  if (red !== undefined && green !== undefined && blue !== undefined)
    return [Number.parseInt(red, 16) / FULL, Number.parseInt(green, 16) / FULL, Number.parseInt(blue, 16) / FULL];
  const [, lightness, chroma, hue] = OKLCH.exec(written) ?? [];
  return lightness === undefined ? null : fromOklch(Number(lightness), Number(chroma), Number(hue));
}

function known(written: string): Rgb {
  const colour = readColour(written);
  if (colour === null) throw new Error(`${written} is no colour such as #722877 or oklch(0.42 0.145 325)`);
  return colour;
}

const asHex = (colour: Rgb) =>
  `#${colour
    .map((part) =>
      Math.round(part * FULL)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

/** The colour as `#rrggbb`, for what knows no other writing: mail clients, a browser's bar, an SVG. */
export const toHex = (written: string): string => asHex(known(written));

/** What is seen where the first colour lies over the second, so thick from 0 to 1, as `#rrggbb`. */
export function laidOver(written: string, ground: string, thickness: number): string {
  const [top, below] = [known(written), known(ground)];
  const mix = (place: 0 | 1 | 2) => top[place] * thickness + below[place] * (1 - thickness);
  return asHex([mix(0), mix(1), mix(2)]);
}

/** The same colour, so thick from 0 to 1, as style sheets write it. */
export const thinned = (written: string, thickness: number): string =>
  written.startsWith('#')
    ? `${written}${Math.round(thickness * FULL)
        .toString(16)
        .padStart(2, '0')}`
    : written.replace(')', ` / ${thickness})`);

function luminance(written: string): number {
  const [red, green, blue] = known(written);
  return 0.2126 * decode(red) + 0.7152 * decode(green) + 0.0722 * decode(blue);
}

/** The contrast of two colours by WCAG 2, from 1 to 21. */
export function contrastOf(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

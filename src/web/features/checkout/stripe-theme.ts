import type { Appearance } from '@stripe/stripe-js';

/** A colour in hexadecimal. Stripe knows neither variables nor oklch, so a canvas converts it. */
function paintedColour(colour: string): string {
  const context = document.createElement('canvas').getContext('2d');
  if (context === null) return colour;
  context.fillStyle = colour;
  context.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
  return `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

/** Stripe's form in the site's look: plum actions, ink lines, its corners. `root` has the tokens. */
export function stripeTheme(root: Element): Appearance {
  const tokens = getComputedStyle(root);
  const colour = (token: string) => paintedColour(tokens.getPropertyValue(token).trim());
  const [plum, ink, muted, sheet, brick, verdigris] = [
    colour('--plum'),
    colour('--ink'),
    colour('--ink-2'),
    colour('--sheet'),
    colour('--brick'),
    colour('--verdigris'),
  ];
  const corner = tokens.getPropertyValue('--radius').trim();
  const line = { border: `1.5px solid ${ink}`, boxShadow: 'none' };
  return {
    theme: tokens.colorScheme === 'dark' ? 'night' : 'stripe',
    variables: {
      colorPrimary: plum,
      colorBackground: sheet,
      colorText: ink,
      colorTextSecondary: muted,
      colorTextPlaceholder: muted,
      colorDanger: brick,
      colorSuccess: verdigris,
      // The site's own fonts cannot be used: the form is in another origin's frame.
      fontFamily: "'Instrument Sans', 'Helvetica Neue', Arial, sans-serif",
      fontSizeBase: '17px',
      borderRadius: corner,
      spacingUnit: '5px',
    },
    rules: {
      '.Input': line,
      '.Input:focus': { border: `1.5px solid ${ink}`, boxShadow: `0 0 0 3px ${plum}` },
      '.Input--invalid': { border: `3px solid ${brick}`, boxShadow: 'none' },
      '.Label': { fontWeight: '600', color: ink },
      '.Tab': line,
      '.Tab--selected': { border: `3px solid ${plum}`, boxShadow: 'none' },
      '.AccordionItem': line,
    },
  };
}

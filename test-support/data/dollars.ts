const CENTS_IN_DOLLAR = 100;

const inThousands = (digits: string): string =>
  digits.length > 3 ? `${inThousands(digits.slice(0, -3))},${digits.slice(-3)}` : digits;

/**
 * Integer cents from 0 with both decimals, as receipts and the desk write them: 123456 is `$1,234.56`. Written apart from the site's own formatters,
 * so that a test that expects these words fails if one of those is wrong.
 */
export function exactDollars(cents: number): string {
  const dollars = Math.floor(cents / CENTS_IN_DOLLAR);
  return `$${inThousands(String(dollars))}.${String(cents - dollars * CENTS_IN_DOLLAR).padStart(2, '0')}`;
}

/** Integer cents from 0 as pages say a price, with decimals only where there are cents: 123400 is `$1,234`. */
export const plainDollars = (cents: number): string => exactDollars(cents).replace('.00', '');

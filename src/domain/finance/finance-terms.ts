const MONTHS_IN_YEAR = 12;
const PERCENT = 100;

/** A loan that is repaid in level monthly payments: dollars, percent a year, years. */
export interface Loan {
  readonly dollars: number;
  readonly ratePercent: number;
  readonly years: number;
}

const monthlyRate = ({ ratePercent }: Loan) => ratePercent / PERCENT / MONTHS_IN_YEAR;

/** The level payment, in dollars a month (SPEC.md 1). */
export function monthlyPayment(loan: Loan): number {
  const months = loan.years * MONTHS_IN_YEAR;
  const rate = monthlyRate(loan);
  return rate === 0 ? loan.dollars / months : (loan.dollars * rate) / (1 - (1 + rate) ** -months);
}

/** What is still owed after so many years, in dollars (SPEC.md 2). */
export function owedAfter(loan: Loan, years: number): number {
  if (years >= loan.years) return 0;
  const months = years * MONTHS_IN_YEAR;
  const rate = monthlyRate(loan);
  const paid = monthlyPayment(loan);
  if (rate === 0) return loan.dollars - paid * months;
  const growth = (1 + rate) ** months;
  return Math.max(0, loan.dollars * growth - (paid * (growth - 1)) / rate);
}

/** One way to buy, in dollars: at the table, a month, at the balloon (null without one), and what the rent leaves a month. */
export interface Way {
  readonly atTheTable: number;
  readonly aMonth: number;
  readonly balloon: number | null;
  readonly leftOver: number;
}

/** Buying with a loan of the seller's own (SPEC.md 3, 5). */
export function sellerFinance(
  priceDollars: number,
  downPercent: number,
  terms: { readonly ratePercent: number; readonly years: number; readonly balloonYear: number | null },
  rentDollars: number,
): Way {
  const atTheTable = (priceDollars * downPercent) / PERCENT;
  const loan = { ...terms, dollars: priceDollars - atTheTable };
  const aMonth = monthlyPayment(loan);
  const balloon = terms.balloonYear === null ? null : owedAfter(loan, terms.balloonYear);
  return { atTheTable, aMonth, balloon, leftOver: rentDollars - aMonth };
}

/** Buying subject to the loan that is on the house (SPEC.md 4, 5). */
export function subjectTo(priceDollars: number, loan: Loan, rentDollars: number): Way {
  const aMonth = monthlyPayment(loan);
  const atTheTable = Math.max(0, priceDollars - loan.dollars);
  return { atTheTable, aMonth, balloon: null, leftOver: rentDollars - aMonth };
}

/** What can be offered, in dollars (SPEC.md 6). */
export function offerFor(arvDollars: number, percentOfArv: number, repairDollars: number): number {
  return Math.max(0, (arvDollars * percentOfArv) / PERCENT - repairDollars);
}

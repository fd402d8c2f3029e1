import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { monthlyPayment, offerFor, owedAfter, sellerFinance, subjectTo } from './finance-terms.ts';

test('1. a payment is the one that a lender would ask; without interest it is the loan by the month', () => {
  expect(monthlyPayment({ dollars: 216_000, ratePercent: 5.5, years: 30 })).toBeCloseTo(1226.42, 1);
  expect(monthlyPayment({ dollars: 36_000, ratePercent: 0, years: 3 })).toBe(1000);
});

const loans = fc.record({
  dollars: fc.integer({ min: 1, max: 5_000_000 }),
  ratePercent: fc.integer({ min: 0, max: 150 }).map((tenths) => tenths / 10),
  years: fc.integer({ min: 1, max: 40 }),
});

test('2. what is owed falls month by month as the payments say, and is nothing at the end', () => {
  fc.assert(
    fc.property(loans, fc.integer({ min: 0, max: 40 }), (loan, years) => {
      let owed = loan.dollars;
      for (let month = 0; month < Math.min(years, loan.years) * 12; month += 1)
        owed += (owed * loan.ratePercent) / 1200 - monthlyPayment(loan);
      expect(Math.abs(owedAfter(loan, years) - Math.max(0, owed))).toBeLessThan(loan.dollars * 1e-4 + 0.01);
    }),
  );
});

test('3. a seller lends the price less the down payment, and is owed the rest in the balloon’s year', () => {
  const terms = { ratePercent: 5.5, years: 30, balloonYear: 7 };
  const way = sellerFinance(240_000, 10, terms, 1544);
  expect(way.atTheTable).toBe(24_000);
  expect(way.balloon).toBeCloseTo(owedAfter({ ...terms, dollars: 216_000 }, 7), 6);
  expect(sellerFinance(240_000, 10, { ...terms, balloonYear: null }, 1544).balloon).toBeNull();
});

test('4. subject-to pays the seller what is not owed, and keeps the loan’s payment whatever the price', () => {
  const loan = { dollars: 217_400, ratePercent: 3.1, years: 24 };
  expect(subjectTo(240_000, loan, 1544).atTheTable).toBe(22_600);
  expect(subjectTo(200_000, loan, 1544).atTheTable).toBe(0);
  expect(subjectTo(300_000, loan, 1544).aMonth).toBe(subjectTo(240_000, loan, 1544).aMonth);
});

test('5. the rent leaves what the payment does not take, and may leave less than nothing', () => {
  const { aMonth, leftOver } = subjectTo(240_000, { dollars: 240_000, ratePercent: 8, years: 30 }, 1000);
  expect(leftOver).toBe(1000 - aMonth);
  expect(leftOver).toBeLessThan(0);
});

test('6. an offer is a share of the value less the repairs, and never below nothing', () => {
  expect(offerFor(325_000, 70, 36_000)).toBe(191_500);
  expect(offerFor(40_000, 70, 36_000)).toBe(0);
});

import type { DealInput } from '../../src/contract/deals.ts';

/** A deal that the Texas buy box takes, with nothing in it that may be left out. */
export const exampleDeal: DealInput = {
  name: 'Ada Byron',
  email: 'ada@example.com',
  phone: '(214) 555-0142',
  propertyAddress: '4418 Larkspur Ln',
  city: 'Houston',
  state: 'TX',
  zipCode: '77002',
  bedrooms: '3',
  bathrooms: '2',
  squareFeet: '1,450',
  yearBuilt: '1984',
  garage: '2-car',
  askingPrice: '$365,000',
  currentCondition: 'lipstick',
  septicSystem: 'city-sewer',
  propertyType: 'single-family',
  timeframe: '30-days',
  jvAgreement: true,
  targetMarket: 'texas',
};

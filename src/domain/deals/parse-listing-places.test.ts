import { expect, test } from 'vitest';
import { usPlaces } from '../../../test-support/listings/us-places.ts';
import { parseListing } from './parse-listing.ts';

const context = { currentYear: 2026, places: usPlaces };
const read = (text: string) => parseListing(text, context).fields;
const place = 'Tulsa, OK 74110';

test.each([
  ['4418 N Larkspur Ln #12', `4418 N Larkspur Ln #12, ${place}`],
  ['812 Oak St Unit B', `812 Oak St Unit B, ${place}`],
  ['812 Oak St, Apt 4', `812 Oak St, Apt 4, ${place}`],
  ['1208B Elm St', `1208B Elm St ${place}`],
  ['12XX Elm St', `12XX Elm St, ${place}`],
  ['812 Oak St., Apt 4', `812 Oak St., Apt 4, ${place}`],
  ['93 E. Price Lane', `93 E. Price Lane, ${place}`],
  ['471 The Alameda', `471 The Alameda, ${place}`],
  ['976-B Cleveland Rd', `976-B Cleveland Rd, ${place}`],
  ['243 W. St. Clair Lane', `243 W. St. Clair Lane, ${place}`],
  ['18440 Hwy 90 W', '18440 Hwy 90 W, Crestview FL 32536'],
  ['14310 FM 1960', '14310 FM 1960, Houston, TX 77069'],
  ['6650 County Road 210', '6650 County Road 210, Abilene, TX 79602'],
  ['345 NE 23rd', '345 NE 23rd, Oklahoma City, OK 73105'],
  ['1044 Avenue B', `1044 Avenue B\n${place}`],
  ['100 Broadway', '100 Broadway, Denver, CO 80203'],
  ['8814 Camino del Sol', '8814 Camino del Sol, Houston, TX 77083'],
  ['5521 Plover Ave', '5521 Plover Ave St. Louis MO 63120'],
])('%s is a street line (6)', (street, text) => {
  expect(read(text).propertyAddress).toBe(street);
});

test('a street line begins where a portal’s card runs into it, and not with a garage (6)', () => {
  expect(read('1,602 Sqft2019 N Ocotillo Dr, Casa Grande, AZ 85122').propertyAddress).toBe('2019 N Ocotillo Dr');
  expect(read('2BR/1BA, oversized 1c det gar off alley').propertyAddress).toBeUndefined();
});

test('a broker’s office and a street without a number are no address (6)', () => {
  expect(read('Listed by Sample Realty, 3520 Riverside Dr Ste 210, Macon, GA 31210').propertyAddress).toBeUndefined();
  expect(read('Off Chattanooga St behind the fire station, 3/2').propertyAddress).toBeUndefined();
});

test.each([
  ['Fort Worth', '4821 Quail Hollow Dr, FORT WORTH, TX 76133'],
  ['Fort Worth', '4821 Quail Hollow Dr, Ft. Worth TX 76133'],
  ['St. Louis', '3927 Hartford Ter, St. Louis, MO 63116'],
  ['Saint Louis', '3927 Hartford Ter, Saint Louis, MO 63116'],
  ['Oklahoma City', '1420 sw 29th st okc ok 73119'],
  ['Winston-Salem', '2207 E CLOISTER DR\nWINSTON-SALEM, NC 27105'],
  ["Coeur d'Alene", '1915 N Tamarack Spur, Coeur d’Alene, ID 83814'],
  ["Land O' Lakes", "21814 Cypress Loop, Land O' Lakes, FL 34639"],
  ['Dallas', '210 Houston St, Dallas, TX 75216'],
  ['Cleveland', 'OFF MKT Cleveland OH 44105'],
  ['Kansas City', 'KC, MO\n5712 Wabash Ave 64130'],
  [undefined, '3 beds\nBrick, vinyl siding'],
  [undefined, '3 beds\nPrice: $84,000'],
])('the city is %s (7)', (city, text) => {
  expect(read(text).city).toBe(city);
});

test.each(['Sold as-is', 'Agent owned', 'Near Lake Tobesofkee'])(
  '%s above it takes nothing from the address',
  (line) => {
    expect(read(`Macon GA\n${line}\n2207 Sumac Ct 31204`).propertyAddress).toBe('2207 Sumac Ct');
  },
);

test('a state that only the ZIP tells is assumed (8)', () => {
  const { fields, assumed } = parseListing('3028 Bellgrove Pl, Milwaukee 53206', context);
  expect(fields).toMatchObject({ city: 'Milwaukee', state: 'WI', zipCode: '53206' });
  expect(assumed).toContain('state');
});

test('a ZIP that its state does not have is left (9)', () => {
  expect(read('812 Oak St, Tulsa, OK 10001').zipCode).toBeUndefined();
});

import { expect, test } from 'vitest';
import { readStages } from '../../../../test-support/listings/read-stages.ts';

test.each([
  ['1403 S County Road 1132', 'Midland, TX 79706'],
  ['365 TX 95 S', 'Bastrop, TX 78602'],
  ['4410 US Highway 27 N', 'Sebring, FL 33870'],
  ['2217 FM 1488 Rd', 'Conroe, TX 77384'],
  ['908 State Route 104 E', 'Oswego, NY 13126'],
  ['1392 W 2400 S', 'Ogden, UT 84401'],
  ['149-07 85 Rd', 'Jamaica, NY 11435'],
  ['W204N5498 Lilly Rd', 'Menomonee Falls, WI 53051'],
  ['88 Gull Point Dr Apt 4-202', 'Tampa, FL 33609'],
  ['2100 Ala Moana Blvd Unit 11EF', 'Honolulu, HI 96815'],
  ['410 5th Ave PH 12', 'New York, NY 10018'],
  ['12 Harbor Walk Unit 37M', 'Boston, MA 02110'],
  ['94-1021 Kahuamoko St', 'Waipahu, HI 96797'],
  ['27-440 Old Mamalahoa Hwy', 'Papaikou, HI 96781'],
  ['C12 Calle Luna', 'Ponce, PR 00731'],
  ['Urb Las Lomas 1755 Calle 22 SO', 'San Juan, PR 00921'],
  ['Carr 2 Km 14.3', 'Bayamon, PR 00959'],
  ['908-910 Grand Ave', 'Fort Smith, AR 72901'],
  ['9545 Half Moon Blvd', 'Lubbock, TX 79413'],
  ['3650 Reno Canyon Dr', 'Las Vegas, NV 89103'],
  ['2516 Salem Fox Trce', 'Murfreesboro, TN 37129'],
  ['471 Larkspur', 'Tulsa, OK 74110'],
  ['471 W Larkspur', 'Tulsa, 74110'],
  ['0 County Road 4106', 'Lindale, TX 75771'],
  ['W6512 Cedar Rd', 'Fond du Lac, WI 54937'],
  ['1017 Dr. Martin Luther King Jr. Blvd', 'Tampa, FL 33603'],
  ['Unit 507 at 1200 Bayshore Blvd', 'Dunedin, FL 34698'],
  ['3809 S M St', 'Tacoma, WA 98418'],
  ['201 Luis M Marin Blvd', 'Jersey City, NJ 07302'],
  ['2 Avery Apt 30D', 'Boston, MA 02111'],
  ['467 S Calle Segundo Apt D5', 'Palm Springs, CA 92262'],
])('%s is the whole street line (28)', (street, place) => {
  expect(readStages(`${street}, ${place}\n3 bed 2 bath`).streets).toEqual([street]);
  expect(readStages(`Deal: ${street.toUpperCase()} ${place.toUpperCase()}`).streets[0]?.toLowerCase()).toBe(
    street.toLowerCase(),
  );
});

test.each(['3 bed 2 bath', '2 car garage', '1999 Palm Harbor', '1,450 sq ft lot', '5 days on market', 'Built 1964'])(
  '%s is no street',
  (text) => {
    expect(readStages(`Mobile home (${text}), nice`).streets).toEqual([]);
    expect(readStages(`2 bed, ${text}, on blocks`).streets).toEqual([]);
  },
);

test('a word that a page runs into the house number is none of it', () => {
  expect(readStages('House for sale18848 Timberlane Ter, Independence, MO 64055').streets).toEqual([
    '18848 Timberlane Ter',
  ]);
});

test('a quarter between the street and the comma before its city is of the line (28)', () => {
  expect(readStages('1432 45th St Ensley, Birmingham AL 35208').streets).toEqual(['1432 45th St Ensley']);
  expect(readStages('1432 45th St Birmingham, AL 35208').streets).toEqual(['1432 45th St']);
});

test.each([
  ['Address: 154 Canvas\nCity: Irvine', '154 Canvas'],
  ['Property Address\n2 Poco\nCity\nIrvine', '2 Poco'],
  ['Location\tCity\tBeds\n414 Treble\tIrvine\t3', '414 Treble'],
])('under the address’s own label any name is a street: %j (6)', (text, street) => {
  expect(readStages(text).streets).toEqual([street]);
});

test.each(['Notes: 154 Canvas\nCity: Irvine', 'Address: 12 Oak St, Tulsa, OK 74110\n3 habitaciones'])(
  'other labels, and lines below an address, make no street: %j',
  (text) => {
    expect(readStages(text).streets.filter((street) => street !== '12 Oak St')).toEqual([]);
  },
);

test.each([
  ['426 - 428 3rd Ave\nSan Francisco, CA 94118', '426 - 428 3rd Ave'],
  ['215 17 S Cortez St, New Orleans, LA 70119', '215 17 S Cortez St'],
  ['3 - 12 Oak St, Tulsa, OK 74110', '12 Oak St'],
])('a building’s range of numbers is of its address: %j (6)', (text, street) => {
  expect(readStages(text).streets).toEqual([street]);
});

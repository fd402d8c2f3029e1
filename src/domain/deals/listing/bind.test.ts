import { expect, test } from 'vitest';
import { readStages } from '../../../../test-support/listings/read-stages.ts';

test.each([
  ['3 bed 2 bath, 1827 sqft. 2008', ['baths 2', 'beds 3', 'living 1827']],
  ['$165/sqft, 1,450 sqft', ['living 1450', 'rate 165']],
  ['price per sqft 165, sqft 1450', ['living 1450', 'rate 165']],
  ['MLS # 185000', ['otherCount 185000']],
  ['MLS Now #5055512, asking $134,900', ['ask 134900']],
  ['12 days on market, 3 car garage', ['cars 3', 'otherCount 12']],
  ['Lot acres / SQFT: 0.03a / 1,307sf', ['acres 0.03', 'lotFeet 1307']],
  ['Garage: 480 sq ft', ['otherArea 480']],
  ['Basement 900 sq ft, living area 1,640 sq ft', ['living 1640', 'otherArea 900']],
  ['1,640 sq ft and another 600 sq ft', ['living 1640', 'otherArea 600']],
  ['flooring 1,100 sf', ['otherArea 1100']],
  ['lot 50 x 120', ['lot 50']],
  ['utility 8 x 6', []],
  ['3-2-2', ['baths 2', 'beds 3', 'cars 2']],
  ['3b2b', ['baths 2', 'beds 3']],
  ['3 br, 2 ba, 2 car', ['baths 2', 'beds 3', 'cars 2']],
  ['3 br, 2 ba, parking for 5 cars', ['baths 2', 'beds 3', 'otherCount 5']],
  ['Gar: Yes/2/Attached', ['cars 2']],
  ['six rooms in all, three of them bedrooms', ['beds 3']],
  ['2 bedrooms, a bath', ['baths 1', 'beds 2']],
  ['1 and 1/2 baths', ['baths 1.5']],
  ['3/2, 1377 ft', ['baths 2', 'beds 3', 'living 1377']],
  ['3/2, 1500 ft of frontage', ['baths 2', 'beds 3', 'otherCount 1500']],
  ['about 1,320 S.F.', ['living 1320']],
  ['1,176 ft&sup2;', ['living 1176']],
  ['Sqaure feet: 1,030', ['living 1030']],
  ['built c. 1955', ['year 1955']],
  ['a 1955 bungalow', ['year 1955']],
  ['20k worth of work', ['repair 20000']],
  ['<YearBuilt>1955</YearBuilt><price>140000</price>', ['ask 140000', 'year 1955']],
  ['1-1.5 bath', ['baths 1']],
  ['Bed / bath: 3/1,1,0,0', ['beds 3', 'fullBaths 1', 'halfBaths 1']],
  ['reduced from $219k to $205k', ['ask 205000', 'oldPrice 219000']],
  ['61k purchase + 24.5k rehab = 85.5k', ['repair 24500']],
  ['Needs: roof, kitchen, paint - $22,000', ['repair 22000']],
  ['we estimate $25,000 in repairs', ['repair 25000']],
  ['ARV 💲98,000', ['otherMoney 98000']],
  ['roof 2019, built 1964, renovated 2015', ['otherYear 2015', 'otherYear 2019', 'year 1964']],
  ['1,860 heated, 2,204 under roof', ['living 1860', 'otherArea 2204']],
  ['above grade 1,488, below grade 500', ['living 1488', 'otherArea 500']],
  ['6,211/0.1426', ['lotFeet 6211']],
  ['Market value 2025: $198,440', ['otherMoney 198440']],
  ["charming 1930's bungalow", ['year 1930']],
  ['Garage: 2 car carport', ['otherCount 2']],
  ['wants 240, would take 225', ['accepts 225', 'ask 240']],
  ['he wants to walk with 60k', ['otherMoney 60000']],
  ['they came back at 171', ['ask 171']],
  ['it will need about 35k', ['repair 35000']],
  ['rent $1,450, taxes $2,210, asking $152,000', ['ask 152000', 'otherMoney 2210', 'rate 1450']],
])('each figure of %j has one role (27)', (text, roles) => {
  expect(readStages(text).roles.toSorted()).toEqual(roles);
});

test('bare cells behind each other are rooms, then the size', () => {
  const { roles } = readStages('5526 Pembridge Dr, Tulsa, OK 74110 | 3 | 1 | 1028 | 1958 | 1 car');
  expect(roles.toSorted()).toEqual(['baths 1', 'beds 3', 'cars 1']);
});

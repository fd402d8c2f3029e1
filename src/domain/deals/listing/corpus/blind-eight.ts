import type { CorpusText } from './corpus-text.ts';

/** Twenty more ordinary ones, written in one go: 17 of them were read right in every field at first. */
export const blindEight: readonly CorpusText[] = [
  {
    name: 'portal page, rows of labels',
    text: String.raw`2713 Larkhaven Rd, Lexington, KY 40511
$189,900
3 Beds · 1.5 Baths · 1,214 Sq Ft
Est. $1,322/mo
Property Details
Property Type: Single Family
Year Built: 1971
Lot Size: 0.20 Acres
Garage: None
Parking: Driveway
Sewer: Public
Schools: Leestown Middle 4/10`,
    reads: {
      propertyAddress: '2713 Larkhaven Rd',
      city: 'Lexington',
      state: 'KY',
      zipCode: '40511',
      askingPrice: '189900',
      bedrooms: '3',
      bathrooms: '1.5',
      squareFeet: '1214',
      yearBuilt: '1971',
      lotSize: '0.2 acres',
      garage: 'none',
      propertyType: 'single-family',
      septicSystem: 'city-sewer',
    },
  },
  {
    name: 'text, city first',
    text: String.raw`Wichita Falls TX 76301
2219 Hartzog Ave, 2b/1b
910 sqft, blt 1941
$39k, needs 20k
arv 95k
vacant`,
    reads: {
      propertyAddress: '2219 Hartzog Ave',
      city: 'Wichita Falls',
      state: 'TX',
      zipCode: '76301',
      askingPrice: '39000',
      bedrooms: '2',
      bathrooms: '1',
      squareFeet: '910',
      yearBuilt: '1941',
      occupancy: 'Vacant',
      estimatedRepairCost: '20000',
    },
  },
  {
    name: 'mail with a table of two columns by colons',
    text: String.raw`Street address : 1290 Sagebrush Dr
City : Reno
State : NV
Zip : 89509
Bed/Bath : 3/2
Square feet : 1,510
Lot : 7,405 sq ft
Year : 1978
Garage : 2 car
Sewer : city
Occupancy : tenant
Price : $365,000`,
    reads: {
      propertyAddress: '1290 Sagebrush Dr',
      city: 'Reno',
      state: 'NV',
      zipCode: '89509',
      askingPrice: '365000',
      bedrooms: '3',
      bathrooms: '2',
      squareFeet: '1510',
      yearBuilt: '1978',
      lotSize: '7,405 sq ft',
      garage: '2-car',
      occupancy: 'Tenant-occupied',
      septicSystem: 'city-sewer',
    },
  },
  {
    name: 'prose with an old sale',
    text: String.raw`55 Chapel Hill Ln is a three-bedroom, two-and-a-half-bath townhouse in Danbury, CT 06811 with 1,880 square feet and a one-car garage. It was built in 1983 and last sold in 2009 for $265,000. The price is $349,000.`,
    reads: {
      propertyAddress: '55 Chapel Hill Ln',
      city: 'Danbury',
      state: 'CT',
      zipCode: '06811',
      askingPrice: '349000',
      bedrooms: '3',
      bathrooms: '2.5',
      squareFeet: '1880',
      yearBuilt: '1983',
      propertyType: 'townhouse',
      garage: '1-car',
    },
  },
  {
    name: 'emoji bullets',
    text: String.raw`🔹1418 Whitfield Ave, Savannah GA 31405
🔹3 beds 1 bath
🔹1,122 sqft
🔹built 1948
🔹vacant
🔹$155K
🔹ARV $285K
🔹Rehab $45K`,
    reads: {
      propertyAddress: '1418 Whitfield Ave',
      city: 'Savannah',
      state: 'GA',
      zipCode: '31405',
      askingPrice: '155000',
      bedrooms: '3',
      bathrooms: '1',
      squareFeet: '1122',
      yearBuilt: '1948',
      estimatedRepairCost: '45000',
      occupancy: 'Vacant',
    },
  },
  {
    name: 'Spanish card',
    text: String.raw`Dirección: 4711 W Earll Dr, Phoenix, AZ 85031
Cuartos: 4
Baños: 2
Pies: 1,620
Año: 1964
Alberca: Sí
Cochera: 1
Vacante
Precio: $279,000`,
    reads: {
      propertyAddress: '4711 W Earll Dr',
      city: 'Phoenix',
      state: 'AZ',
      zipCode: '85031',
      askingPrice: '279000',
      bedrooms: '4',
      bathrooms: '2',
      squareFeet: '1620',
      yearBuilt: '1964',
      pool: 'yes',
      garage: '1-car',
      occupancy: 'Vacant',
    },
  },
  {
    name: 'CSV, first column an id',
    text: String.raw`ID,Address,City,State,Zip,Beds,Baths,Sqft,Built,Price,ARV
2201,609 Norwood St,Muncie,IN,47305,3,1,1200,1930,41500,99000`,
    reads: {
      propertyAddress: '609 Norwood St',
      city: 'Muncie',
      state: 'IN',
      zipCode: '47305',
      askingPrice: '41500',
      bedrooms: '3',
      bathrooms: '1',
      squareFeet: '1200',
      yearBuilt: '1930',
    },
  },
  {
    name: 'agent sheet, tabs',
    text: String.raw`MLS #	10066121	Status	Active
Address	3008 Fernhill Ct	City	Cary
State	NC	Zip	27511
List Price	$374,900	Type	Single Family
Beds	4	Baths	2/1
Living SqFt	2,120	Year Built	1987
Acres	0.26	Garage	2
Sewer	Public`,
    reads: {
      propertyAddress: '3008 Fernhill Ct',
      city: 'Cary',
      state: 'NC',
      zipCode: '27511',
      askingPrice: '374900',
      bedrooms: '4',
      bathrooms: '2.5',
      squareFeet: '2120',
      yearBuilt: '1987',
      lotSize: '0.26 acres',
      garage: '2-car',
      septicSystem: 'city-sewer',
      propertyType: 'single-family',
    },
  },
  {
    name: 'auction in prose',
    text: String.raw`Absolute auction Saturday! 77 Depot St, Rutland, VT 05701. Five bedrooms, two baths, 2,050 sq ft, built 1900. Opening bid $20,000.`,
    reads: {
      propertyAddress: '77 Depot St',
      city: 'Rutland',
      state: 'VT',
      zipCode: '05701',
      bedrooms: '5',
      bathrooms: '2',
      squareFeet: '2050',
      yearBuilt: '1900',
    },
  },
  {
    name: 'subject-to',
    text: String.raw`Sub-to | 6208 Copper Creek Dr, Fort Worth, TX 76179 | 4/2/2 | 2,011 sf | 2014 | PP $289,000 | Loan $255k @ 3.25 | PITI $2,104 | EF $39k | Owner occupied`,
    reads: {
      propertyAddress: '6208 Copper Creek Dr',
      city: 'Fort Worth',
      state: 'TX',
      zipCode: '76179',
      askingPrice: '289000',
      bedrooms: '4',
      bathrooms: '2',
      squareFeet: '2011',
      yearBuilt: '2014',
      garage: '2-car',
      occupancy: 'Owner-occupied',
    },
  },
  {
    name: 'craigslist land home',
    text: String.raw`$84,000 / 3br - 1456ft2 - Mobile home + 2.1 acres (Lugoff)
199 Buck Run Rd, Lugoff SC 29078
3BR / 2Ba 1456ft2 manufactured
1996 double wide on septic. Cash.`,
    reads: {
      propertyAddress: '199 Buck Run Rd',
      city: 'Lugoff',
      state: 'SC',
      zipCode: '29078',
      askingPrice: '84000',
      bedrooms: '3',
      bathrooms: '2',
      squareFeet: '1456',
      yearBuilt: '1996',
      lotSize: '2.1 acres',
      septicSystem: 'septic',
      propertyType: 'mobile-home',
    },
  },
  {
    name: 'phone text with a correction',
    text: String.raw`920 Monroe St Jefferson City MO 65101. 2 bed 1 bath 1 car garage approx 1000 sq ft. Year is 1925. Price 69k`,
    reads: {
      propertyAddress: '920 Monroe St',
      city: 'Jefferson City',
      state: 'MO',
      zipCode: '65101',
      askingPrice: '69000',
      bedrooms: '2',
      bathrooms: '1',
      squareFeet: '1000',
      yearBuilt: '1925',
      garage: '1-car',
    },
  },
  {
    name: 'bare JSON lines',
    text: String.raw`"address": "315 Vine St",
"city": "Jackson",
"state": "TN",
"zip": "38301",
"beds": 3,
"baths": 1,
"sqft": 1089,
"year_built": 1953,
"price": 57500`,
    reads: {
      propertyAddress: '315 Vine St',
      city: 'Jackson',
      state: 'TN',
      zipCode: '38301',
      askingPrice: '57500',
      bedrooms: '3',
      bathrooms: '1',
      squareFeet: '1089',
      yearBuilt: '1953',
    },
  },
  {
    name: 'investor mail, numbers block',
    text: String.raw`4407 Bluefield Ct
Antioch, TN 37013
3 BD / 2 BA / 1,404 SF / 1 Car Garage / 1998
Our price . . . . . $258,000
Rehab . . . . . . . $32,000
ARV . . . . . . . . $365,000
Vacant`,
    reads: {
      propertyAddress: '4407 Bluefield Ct',
      city: 'Antioch',
      state: 'TN',
      zipCode: '37013',
      askingPrice: '258000',
      bedrooms: '3',
      bathrooms: '2',
      squareFeet: '1404',
      yearBuilt: '1998',
      garage: '1-car',
      estimatedRepairCost: '32000',
      occupancy: 'Vacant',
    },
  },
  {
    name: 'condo text',
    text: String.raw`condo 2121 S Gessner Rd #314 Houston 77063 TX 1/1 688sf 1978 rented 1050 hoa 340 asking 79k`,
    reads: {
      propertyAddress: '2121 S Gessner Rd #314',
      city: 'Houston',
      state: 'TX',
      zipCode: '77063',
      askingPrice: '79000',
      bedrooms: '1',
      bathrooms: '1',
      squareFeet: '688',
      yearBuilt: '1978',
      propertyType: 'condo',
      occupancy: 'Tenant-occupied',
    },
  },
  {
    name: 'pool house',
    text: String.raw`10420 Sunfish Ln, Port Richey, FL 34668
2/2/1 pool home, 1,190 sf, 1974
Seller lives there
$215,000`,
    reads: {
      propertyAddress: '10420 Sunfish Ln',
      city: 'Port Richey',
      state: 'FL',
      zipCode: '34668',
      askingPrice: '215000',
      bedrooms: '2',
      bathrooms: '2',
      squareFeet: '1190',
      yearBuilt: '1974',
      pool: 'yes',
      garage: '1-car',
      occupancy: 'Owner-occupied',
    },
  },
  {
    name: 'HTML leftovers',
    text: String.raw`640 Tulip Tree Ln&nbsp;&nbsp;Greenwood, IN 46142<br/>$205,000<br/>3&nbsp;BR / 2&nbsp;BA &ndash; 1,466&nbsp;SF<br/>2&nbsp;car garage &ndash; built&nbsp;1995`,
    reads: {
      propertyAddress: '640 Tulip Tree Ln',
      city: 'Greenwood',
      state: 'IN',
      zipCode: '46142',
      askingPrice: '205000',
      bedrooms: '3',
      bathrooms: '2',
      squareFeet: '1466',
      yearBuilt: '1995',
      garage: '2-car',
    },
  },
  {
    name: 'two-digit year',
    text: String.raw`33 Dogwood Trl, Conyers GA 30094 - 3/2 built in '89, 1400 sqft, septic, $178k`,
    reads: {
      propertyAddress: '33 Dogwood Trl',
      city: 'Conyers',
      state: 'GA',
      zipCode: '30094',
      askingPrice: '178000',
      bedrooms: '3',
      bathrooms: '2',
      squareFeet: '1400',
      yearBuilt: '1989',
      septicSystem: 'septic',
    },
  },
  {
    name: 'three quarters of a list',
    text: String.raw`Avail deals 11/18:
1. 1201 Avalon Ave, Florence AL 35630 | 3/1 | 1,180 sf | 1950 | $91k
2. 88 Hermitage Dr, Florence AL 35630 | 3/2 | 1,500 sf | 1965 | $129k`,
    reads: {
      propertyAddress: '1201 Avalon Ave',
      city: 'Florence',
      state: 'AL',
      zipCode: '35630',
      askingPrice: '91000',
      bedrooms: '3',
      bathrooms: '1',
      squareFeet: '1180',
      yearBuilt: '1950',
    },
  },
  {
    name: 'remarks, no price',
    text: String.raw`REMARKS: 1966 ranch on 1.2 acres at 700 Pine Knob Rd, Clarkston MI 48348. Single family, 3 bedrooms, 1.5 baths, 1530 SF, 2 car attached garage, septic and well. Bring your best offer.`,
    reads: {
      propertyAddress: '700 Pine Knob Rd',
      city: 'Clarkston',
      state: 'MI',
      zipCode: '48348',
      bedrooms: '3',
      bathrooms: '1.5',
      squareFeet: '1530',
      yearBuilt: '1966',
      lotSize: '1.2 acres',
      septicSystem: 'septic',
      garage: '2-car',
      propertyType: 'single-family',
    },
  },
];

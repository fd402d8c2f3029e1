import type { CorpusText } from './corpus-text.ts';

/** Forty ordinary ones, written in one go: 34 of them were read right in every field at first. */
export const blindFive: readonly CorpusText[] = [
  {
    name: 'Trulia page',
    text: String.raw`Trulia
FOR SALE - ACTIVE
$139,900
4118 Beechgrove Rd
Dayton, OH 45424
3 Beds
1.5 Baths
1,272 sqft
Est. Mortgage $1,004/mo
Home Highlights
Parking: 1 Car Garage
Outdoor: Patio
A/C: Heating & cooling
HOA: None
Price/Sqft: $110
Listed: 6 days ago
Description
Ranch w/ new windows 2022. Conveniently located near I-70.
Home Details for 4118 Beechgrove Rd
Property Type: Single Family Home
Year Built: 1958
Lot Size: 0.25 acres
Comparable Sales
4125 Beechgrove Rd $152,000 3 bd 2 ba 1,300 sqft`,
    reads: {
      propertyAddress: '4118 Beechgrove Rd',
      city: 'Dayton',
      state: 'OH',
      zipCode: '45424',
      askingPrice: '139900',
      bedrooms: '3',
      bathrooms: '1.5',
      squareFeet: '1272',
      yearBuilt: '1958',
      lotSize: '0.25 acres',
      garage: '1-car',
      propertyType: 'single-family',
    },
  },
  {
    name: 'wholesaler with headings in emoji',
    text: String.raw`🚨 MEMPHIS CASH DEAL 🚨
2812 Jasper Hill Ct, Memphis, TN 38127
➡️ 3 Beds / 2 Baths
➡️ 1,244 SF
➡️ 1974
➡️ No garage
💰 Price: $71,500
🔨 Repairs: $25,000
📈 ARV: $140,000
🗝 Vacant`,
    reads: {
      propertyAddress: '2812 Jasper Hill Ct',
      city: 'Memphis',
      state: 'TN',
      zipCode: '38127',
      askingPrice: '71500',
      bedrooms: '3',
      bathrooms: '2',
      squareFeet: '1244',
      yearBuilt: '1974',
      estimatedRepairCost: '25000',
      occupancy: 'Vacant',
      garage: 'none',
    },
  },
  {
    name: 'text, prices by k',
    text: String.raw`618 Alder St, Centralia WA 98531. 2 bd 1 ba 920 sf 1938 bungalow. Want 210k, needs 40k, ARV 325k.`,
    reads: {
      propertyAddress: '618 Alder St',
      city: 'Centralia',
      state: 'WA',
      zipCode: '98531',
      askingPrice: '210000',
      bedrooms: '2',
      bathrooms: '1',
      squareFeet: '920',
      yearBuilt: '1938',
      estimatedRepairCost: '40000',
    },
  },
  {
    name: 'sheet with full and half baths on one line',
    text: String.raw`907 Woodmere Dr, Athens, TN 37303
List Price: $214,900 | Type: Single Family | Status: Active
Bedrooms: 3 | Full/Half Baths: 2/1 | Living SqFt: 1,840
Acres: 0.6 | Year Built: 1987 | Garage: 2 car attached
Sewer: Septic | Water: Public`,
    reads: {
      propertyAddress: '907 Woodmere Dr',
      city: 'Athens',
      state: 'TN',
      zipCode: '37303',
      askingPrice: '214900',
      bedrooms: '3',
      bathrooms: '2.5',
      squareFeet: '1840',
      yearBuilt: '1987',
      lotSize: '0.6 acres',
      garage: '2-car',
      septicSystem: 'septic',
      propertyType: 'single-family',
    },
  },
  {
    name: 'e-mail from an attorney',
    text: String.raw`Counsel, the estate's real property at 77 Bellamy Rd, Dover, NH 03820 is a vacant three-bedroom, one-bath ranch of 1,120 square feet constructed in 1962, with an attached one-car garage and public sewer. The executor will accept $289,000.`,
    reads: {
      propertyAddress: '77 Bellamy Rd',
      city: 'Dover',
      state: 'NH',
      zipCode: '03820',
      askingPrice: '289000',
      bedrooms: '3',
      bathrooms: '1',
      squareFeet: '1120',
      yearBuilt: '1962',
      septicSystem: 'city-sewer',
      garage: '1-car',
      occupancy: 'Vacant',
    },
  },
  {
    name: 'craigslist, Florida',
    text: String.raw`$229,000 / 2br - 1104ft2 - Pool home by owner (Fort Pierce)
3309 Nassau Dr, Fort Pierce FL 34982
2BR / 2Ba 1104ft2
attached garage
Built 1981. 1 car garage, screened pool, no HOA. Call 772-555-0139`,
    reads: {
      propertyAddress: '3309 Nassau Dr',
      city: 'Fort Pierce',
      state: 'FL',
      zipCode: '34982',
      askingPrice: '229000',
      bedrooms: '2',
      bathrooms: '2',
      squareFeet: '1104',
      yearBuilt: '1981',
      pool: 'yes',
      garage: '1-car',
    },
  },
  {
    name: 'Spanish e-mail',
    text: String.raw`Buenas tardes, les ofrezco la propiedad en 3020 N 40th Ave, Phoenix, AZ 85019. Son 3 recámaras y 1.5 baños, 1,250 pies cuadrados, construida en 1959. Drenaje de la ciudad. Hay inquilinos. El precio es $245,000.`,
    reads: {
      propertyAddress: '3020 N 40th Ave',
      city: 'Phoenix',
      state: 'AZ',
      zipCode: '85019',
      askingPrice: '245000',
      bedrooms: '3',
      bathrooms: '1.5',
      squareFeet: '1250',
      yearBuilt: '1959',
      septicSystem: 'city-sewer',
      occupancy: 'Tenant-occupied',
    },
  },
  {
    name: 'row by bars without labels',
    text: String.raw`1204 Spring Ave | Gadsden | AL | 35904 | 3 bed | 1 bath | 1196 sqft | 1950 | $58,000`,
    reads: {
      propertyAddress: '1204 Spring Ave',
      city: 'Gadsden',
      state: 'AL',
      zipCode: '35904',
      askingPrice: '58000',
      bedrooms: '3',
      bathrooms: '1',
      squareFeet: '1196',
      yearBuilt: '1950',
    },
  },
  {
    name: 'form with numbers',
    text: String.raw`1) Property Address: 4820 Sunnyside Dr, Macon, GA 31206
2) Property Type: Single Family
3) Beds: 3
4) Baths: 1.5
5) SqFt: 1205
6) Year Built: 1961
7) Pool (Y/N): N
8) Septic or Sewer: Sewer
9) Occupancy: Owner
10) Repairs: 18,000
11) Asking: 66,000`,
    reads: {
      propertyAddress: '4820 Sunnyside Dr',
      city: 'Macon',
      state: 'GA',
      zipCode: '31206',
      askingPrice: '66000',
      bedrooms: '3',
      bathrooms: '1.5',
      squareFeet: '1205',
      yearBuilt: '1961',
      septicSystem: 'city-sewer',
      estimatedRepairCost: '18000',
      pool: 'no',
      occupancy: 'Owner-occupied',
      propertyType: 'single-family',
    },
  },
  {
    name: 'MLS, ACTRIS',
    text: String.raw`MLS# 4410982  ACTRIS  Active
7103 Creighton Ln, Austin TX 78723
$419,900
Prop Type: Residential  Sub: Single Family Residence
Bds: 3  FB: 1  HB: 0  Living Sqft: 1,064  Yr Built: 1958  Acres: 0.21
Gar: 1  Pool: None  Sewer: Public Sewer
OLP: $449,900  CDOM: 61`,
    reads: {
      propertyAddress: '7103 Creighton Ln',
      city: 'Austin',
      state: 'TX',
      zipCode: '78723',
      askingPrice: '419900',
      bedrooms: '3',
      bathrooms: '1',
      squareFeet: '1064',
      yearBuilt: '1958',
      lotSize: '0.21 acres',
      garage: '1-car',
      propertyType: 'single-family',
      septicSystem: 'city-sewer',
      pool: 'no',
    },
  },
  {
    name: 'MLS, SABOR',
    text: String.raw`Address: 423 Rigsby Ave  City: San Antonio  Zip: 78210
Class: RE   Int.St./Dir: S Hackberry   List Price: $168,000
Type: Single Family Detached
BR: 2  Bths: 1  Total Sqft: 952  Source: BCAD
Year Built: 1935   Garage Parking: 1 Car
Lot Dimensions: 50 x 125
Water/Sewer: City
State: TX`,
    reads: {
      propertyAddress: '423 Rigsby Ave',
      city: 'San Antonio',
      state: 'TX',
      zipCode: '78210',
      askingPrice: '168000',
      bedrooms: '2',
      bathrooms: '1',
      squareFeet: '952',
      yearBuilt: '1935',
      garage: '1-car',
      propertyType: 'single-family',
      septicSystem: 'city-sewer',
      lotSize: '50 x 125',
    },
  },
  {
    name: 'MLS, Georgia in capitals',
    text: String.raw`2951 ZION HILL RD COLLEGE PARK GA 30349
LP $159,900 BR 4 FB 2 HB 0 SQFT 1,675 YR 1972
PARKING: CARPORT 2 GARAGE: NONE
SEWER: PUBLIC SHOWING: VACANT`,
    reads: {
      propertyAddress: '2951 ZION HILL RD',
      city: 'COLLEGE PARK',
      state: 'GA',
      zipCode: '30349',
      askingPrice: '159900',
      bedrooms: '4',
      bathrooms: '2',
      squareFeet: '1675',
      yearBuilt: '1972',
      garage: 'none',
      septicSystem: 'city-sewer',
      occupancy: 'Vacant',
    },
  },
  {
    name: 'townhouse with an HOA',
    text: String.raw`Townhouse at 1433 Ashbrook Ter, Virginia Beach, VA 23464
3 BR, 1.5 BA, 1,290 SF, 1973
HOA $78/mo
Tenant paying $1,550 through June
$218,000`,
    reads: {
      propertyAddress: '1433 Ashbrook Ter',
      city: 'Virginia Beach',
      state: 'VA',
      zipCode: '23464',
      askingPrice: '218000',
      bedrooms: '3',
      bathrooms: '1.5',
      squareFeet: '1290',
      yearBuilt: '1973',
      propertyType: 'townhouse',
      occupancy: 'Tenant-occupied',
    },
  },
  {
    name: 'short with a comma city',
    text: String.raw`29 Cherry Hill Rd, Hickory, NC, 28602. 2/1, 864 sqft, .4 acres, 1966. 125k`,
    reads: {
      propertyAddress: '29 Cherry Hill Rd',
      city: 'Hickory',
      state: 'NC',
      zipCode: '28602',
      askingPrice: '125000',
      bedrooms: '2',
      bathrooms: '1',
      squareFeet: '864',
      yearBuilt: '1966',
      lotSize: '0.4 acres',
    },
  },
  {
    name: 'price not said in thousands',
    text: String.raw`1620 E Tulane Dr Tempe AZ 85283 3/2/2 pool 1488 sf built in 1976 asking 365`,
    reads: {
      propertyAddress: '1620 E Tulane Dr',
      city: 'Tempe',
      state: 'AZ',
      zipCode: '85283',
      askingPrice: '365000',
      bedrooms: '3',
      bathrooms: '2',
      squareFeet: '1488',
      yearBuilt: '1976',
      garage: '2-car',
      pool: 'yes',
    },
  },
  {
    name: 'subject to with a balloon',
    text: String.raw`5811 Twin Oaks Rd, Rock Hill, SC 29732
3 bed 2.5 bath 2 car garage 1,790 sqft 2012
Asking 276,000 subto
Loan 241,300 @ 2.75% PITI 1,466
Seller still living there, needs 3 weeks`,
    reads: {
      propertyAddress: '5811 Twin Oaks Rd',
      city: 'Rock Hill',
      state: 'SC',
      zipCode: '29732',
      askingPrice: '276000',
      bedrooms: '3',
      bathrooms: '2.5',
      squareFeet: '1790',
      yearBuilt: '2012',
      garage: '2-car',
      occupancy: 'Owner-occupied',
    },
  },
  {
    name: 'comps in a list beneath',
    text: String.raw`904 Rosemont Ave, Frederick, MD 21701
3 bed / 1 bath
1,170 sqft
Built 1941
Vacant
Price: $245,000
Rehab: $55,000
Comps:
911 Rosemont Ave - 3/2 - 1,240 sqft - $398,000
15 Fairview Ave - 3/2 - 1,190 sqft - $385,000`,
    reads: {
      propertyAddress: '904 Rosemont Ave',
      city: 'Frederick',
      state: 'MD',
      zipCode: '21701',
      askingPrice: '245000',
      bedrooms: '3',
      bathrooms: '1',
      squareFeet: '1170',
      yearBuilt: '1941',
      estimatedRepairCost: '55000',
      occupancy: 'Vacant',
    },
  },
  {
    name: 'JSON in snake case',
    text: String.raw`{"property":{"address_line_1":"2115 Glenview St","city":"Philadelphia","state":"PA","zip_code":"19149","property_type":"Townhouse","bedrooms":3,"bathrooms":1.5,"square_feet":1224,"year_built":1950,"garage_spaces":1,"sewer":"Public Sewer","list_price":149900}}`,
    reads: {
      propertyAddress: '2115 Glenview St',
      city: 'Philadelphia',
      state: 'PA',
      zipCode: '19149',
      askingPrice: '149900',
      bedrooms: '3',
      bathrooms: '1.5',
      squareFeet: '1224',
      yearBuilt: '1950',
      propertyType: 'townhouse',
      garage: '1-car',
      septicSystem: 'city-sewer',
    },
  },
  {
    name: 'CSV with a condition',
    text: String.raw`Address,City,State,Zip,Price,Beds,Baths,SqFt,Year,Condition,Repairs,Occupancy
66 Magnolia St,Laurel,MS,39440,39900,3,1,1144,1948,Gut job,30000,Vacant`,
    reads: {
      propertyAddress: '66 Magnolia St',
      city: 'Laurel',
      state: 'MS',
      zipCode: '39440',
      askingPrice: '39900',
      bedrooms: '3',
      bathrooms: '1',
      squareFeet: '1144',
      yearBuilt: '1948',
      estimatedRepairCost: '30000',
      currentCondition: 'gut-job',
      occupancy: 'Vacant',
    },
  },
  {
    name: 'TSV with a phone column',
    text: String.raw`Name	Phone	Address	City	State	Zip	Beds	Baths	Sqft	Year	Ask
Rita M	479-555-0123	5007 Kimball Dr	Fort Smith	AR	72903	3	1.5	1310	1963	99000`,
    reads: {
      propertyAddress: '5007 Kimball Dr',
      city: 'Fort Smith',
      state: 'AR',
      zipCode: '72903',
      askingPrice: '99000',
      bedrooms: '3',
      bathrooms: '1.5',
      squareFeet: '1310',
      yearBuilt: '1963',
    },
  },
  {
    name: 'HTML card',
    text: String.raw`<div class="card"><div class="price">$187,500</div><div class="addr">31 Nottingham Way<br>Statesboro, GA 30458</div><ul><li><b>3</b> bd</li><li><b>2</b> ba</li><li><b>1,466</b> sqft</li></ul><div>Single family home built in 1993</div></div>`,
    reads: {
      propertyAddress: '31 Nottingham Way',
      city: 'Statesboro',
      state: 'GA',
      zipCode: '30458',
      askingPrice: '187500',
      bedrooms: '3',
      bathrooms: '2',
      squareFeet: '1466',
      yearBuilt: '1993',
      propertyType: 'single-family',
    },
  },
  {
    name: 'phone text with line breaks',
    text: String.raw`404 Pecan St
Bastrop LA 71220
2 bed
1 bath
850 sq ft
25k
vacant
dont know year`,
    reads: {
      propertyAddress: '404 Pecan St',
      city: 'Bastrop',
      state: 'LA',
      zipCode: '71220',
      askingPrice: '25000',
      bedrooms: '2',
      bathrooms: '1',
      squareFeet: '850',
      occupancy: 'Vacant',
    },
  },
  {
    name: 'agent text, private septic and pool',
    text: String.raw`Coming soon: 14 Fox Den Ln, Oak Ridge NC 27310. 4BR/3BA, 2,630 SF, 1.4 ac, built 1986. Septic. Inground pool (liner 2019). Two-car side-load garage. Owner occupied, needs 60 days. Price 435k`,
    reads: {
      propertyAddress: '14 Fox Den Ln',
      city: 'Oak Ridge',
      state: 'NC',
      zipCode: '27310',
      askingPrice: '435000',
      bedrooms: '4',
      bathrooms: '3',
      squareFeet: '2630',
      yearBuilt: '1986',
      lotSize: '1.4 acres',
      garage: '2-car',
      septicSystem: 'septic',
      pool: 'yes',
      occupancy: 'Owner-occupied',
    },
  },
  {
    name: 'words between',
    text: String.raw`I have 822 Baltic Ave in Atlantic City, NJ 08401 under contract. It has 4 bedrooms and 2 full baths. Square footage is about 1,650. The year built is 1920. I'm asking $135,000 and repairs are about $70,000.`,
    reads: {
      propertyAddress: '822 Baltic Ave',
      city: 'Atlantic City',
      state: 'NJ',
      zipCode: '08401',
      askingPrice: '135000',
      bedrooms: '4',
      bathrooms: '2',
      squareFeet: '1650',
      yearBuilt: '1920',
      estimatedRepairCost: '70000',
    },
  },
  {
    name: 'auction with a buy-now price',
    text: String.raw`Online auction with Buy It Now
113 Gladys Ave, Rocky Mount, NC 27803
Buy It Now: $61,500
Starting bid: $30,000
3 bed 1 bath 1,085 sqft Single Family
Year built 1957`,
    reads: {
      propertyAddress: '113 Gladys Ave',
      city: 'Rocky Mount',
      state: 'NC',
      zipCode: '27803',
      askingPrice: '61500',
      bedrooms: '3',
      bathrooms: '1',
      squareFeet: '1085',
      yearBuilt: '1957',
      propertyType: 'single-family',
    },
  },
  {
    name: 'manufactured page',
    text: String.raw`$124,900
2 bds 2 ba 1,040 sqft - Home for sale
805 Sandpiper Dr, Sebring, FL 33876
Manufactured Home
Built in 1986
5,227 sqft lot
Carport - 1 space
Sewer: Public Sewer`,
    reads: {
      propertyAddress: '805 Sandpiper Dr',
      city: 'Sebring',
      state: 'FL',
      zipCode: '33876',
      askingPrice: '124900',
      bedrooms: '2',
      bathrooms: '2',
      squareFeet: '1040',
      yearBuilt: '1986',
      propertyType: 'mobile-home',
      septicSystem: 'city-sewer',
      lotSize: '5,227 sq ft',
    },
  },
  {
    name: 'condo by a note',
    text: String.raw`Selling my condo at 455 Ocean Pkwy Apt 6F, Brooklyn NY 11218. One bedroom one bath, 750 sq ft, 1962 building. Renter in place. 335k. Maintenance 780/mo.`,
    reads: {
      propertyAddress: '455 Ocean Pkwy Apt 6F',
      city: 'Brooklyn',
      state: 'NY',
      zipCode: '11218',
      askingPrice: '335000',
      bedrooms: '1',
      bathrooms: '1',
      squareFeet: '750',
      yearBuilt: '1962',
      propertyType: 'condo',
      occupancy: 'Tenant-occupied',
    },
  },
  {
    name: 'facts at the end',
    text: String.raw`Great opportunity for a flipper or a landlord in a hot area! Bring your contractor and your checkbook. Sold strictly as is. 2217 Cole Mill Rd, Durham NC 27712. $205,000. 3BR 2BA 1375sf .92ac blt 1979 septic.`,
    reads: {
      propertyAddress: '2217 Cole Mill Rd',
      city: 'Durham',
      state: 'NC',
      zipCode: '27712',
      askingPrice: '205000',
      bedrooms: '3',
      bathrooms: '2',
      squareFeet: '1375',
      yearBuilt: '1979',
      septicSystem: 'septic',
      lotSize: '0.92 acres',
    },
  },
  {
    name: 'house by two prices',
    text: String.raw`16 Juniper Ct, Fayetteville, GA 30214
4/2.5, 2,010 sf, 1985, 2 car garage
Zestimate: $331,000
As-is value: $260,000
Our asking price: $228,000`,
    reads: {
      propertyAddress: '16 Juniper Ct',
      city: 'Fayetteville',
      state: 'GA',
      zipCode: '30214',
      askingPrice: '228000',
      bedrooms: '4',
      bathrooms: '2.5',
      squareFeet: '2010',
      yearBuilt: '1985',
      garage: '2-car',
    },
  },
  {
    name: 'list with house one and house two',
    text: String.raw`House 1: 1519 Chelsea Ave, Memphis TN 38108, 2/1, 816 sqft, 1946, rented $750, price $44,000
House 2: 1244 Tunica St, Memphis TN 38108, 3/1, 1,010 sqft, 1951, vacant, price $49,000`,
    reads: {
      propertyAddress: '1519 Chelsea Ave',
      city: 'Memphis',
      state: 'TN',
      zipCode: '38108',
      askingPrice: '44000',
      bedrooms: '2',
      bathrooms: '1',
      squareFeet: '816',
      yearBuilt: '1946',
      occupancy: 'Tenant-occupied',
    },
  },
  {
    name: 'single line with street last',
    text: String.raw`$147K - 3 bed 2 bath - 1,512 sqft - built 1981 - vacant - 3406 Ivydale Dr, Columbia, SC 29223`,
    reads: {
      propertyAddress: '3406 Ivydale Dr',
      city: 'Columbia',
      state: 'SC',
      zipCode: '29223',
      askingPrice: '147000',
      bedrooms: '3',
      bathrooms: '2',
      squareFeet: '1512',
      yearBuilt: '1981',
      occupancy: 'Vacant',
    },
  },
  {
    name: 'land contract, terms',
    text: String.raw`808 W 5th St, Anderson IN 46016. 3 bedroom 1 bath 1,240 sq ft built 1910. Land contract: $48,500 price, $5,000 down, $525 monthly.`,
    reads: {
      propertyAddress: '808 W 5th St',
      city: 'Anderson',
      state: 'IN',
      zipCode: '46016',
      askingPrice: '48500',
      bedrooms: '3',
      bathrooms: '1',
      squareFeet: '1240',
      yearBuilt: '1910',
    },
  },
  {
    name: 'labels with a slash each',
    text: String.raw`Address/City/State/Zip: 19 Gilead Dr, Newnan, GA 30263
Beds/Baths/SqFt: 3/2/1,530
Year/Lot: 1994/1 acre
Garage/Sewer: 2 car/septic
Asking/ARV: $232,500/$310,000`,
    reads: {
      propertyAddress: '19 Gilead Dr',
      city: 'Newnan',
      state: 'GA',
      zipCode: '30263',
      askingPrice: '232500',
      bedrooms: '3',
      bathrooms: '2',
      squareFeet: '1530',
      yearBuilt: '1994',
      garage: '2-car',
      lotSize: '1 acre',
      septicSystem: 'septic',
    },
  },
  {
    name: 'flood and insurance decoys',
    text: String.raw`1117 Bayou Dr, Houma, LA 70363 - 3/1, 1 car garage, 1,260 sf, built 1968. Took 2 ft of water in 2021, dried out. Flood zone AE, insurance ~$2,900/yr. Empty. $92,000.`,
    reads: {
      propertyAddress: '1117 Bayou Dr',
      city: 'Houma',
      state: 'LA',
      zipCode: '70363',
      askingPrice: '92000',
      bedrooms: '3',
      bathrooms: '1',
      squareFeet: '1260',
      yearBuilt: '1968',
      garage: '1-car',
      occupancy: 'Vacant',
    },
  },
  {
    name: 'decoy year in the name',
    text: String.raw`1998 Village Green Way, Lewisville, TX 75067 / 3 bed / 2 bath / 2 car / 1,660 sqft / built 1989 / $274,000`,
    reads: {
      propertyAddress: '1998 Village Green Way',
      city: 'Lewisville',
      state: 'TX',
      zipCode: '75067',
      askingPrice: '274000',
      bedrooms: '3',
      bathrooms: '2',
      squareFeet: '1660',
      yearBuilt: '1989',
      garage: '2-car',
    },
  },
  {
    name: 'bedrooms in a studio row',
    text: String.raw`Studio condo, 88 Kent Ave #4B, Brooklyn, NY 11249, 1 bath, 540 sqft, built 2006, $599,000`,
    reads: {
      propertyAddress: '88 Kent Ave #4B',
      city: 'Brooklyn',
      state: 'NY',
      zipCode: '11249',
      askingPrice: '599000',
      bathrooms: '1',
      squareFeet: '540',
      yearBuilt: '2006',
      propertyType: 'condo',
    },
  },
  {
    name: 'rent-ready duplex with rents',
    text: String.raw`2905 E Burnside St, Portland OR 97214
Duplex, 4 bed 2 bath total, 2,200 sqft, 1924
Unit 1 rent $1,400, Unit 2 vacant
$560,000`,
    reads: {
      propertyAddress: '2905 E Burnside St',
      city: 'Portland',
      state: 'OR',
      zipCode: '97214',
      askingPrice: '560000',
      bedrooms: '4',
      bathrooms: '2',
      squareFeet: '2200',
      yearBuilt: '1924',
      propertyType: 'duplex',
    },
  },
  {
    name: 'bare minimum',
    text: String.raw`17 Elm St Norwich CT $99k obo`,
    reads: { propertyAddress: '17 Elm St', city: 'Norwich', state: 'CT', askingPrice: '99000' },
  },
  {
    name: 'sold comps first',
    text: String.raw`Comps sold at 118k and 124k within half a mile. Subject: 635 Marion Ave, Mansfield, OH 44903. 3 bed 1 bath, 1,178 sf, 1926. Vacant. Asking 57k.`,
    reads: {
      propertyAddress: '635 Marion Ave',
      city: 'Mansfield',
      state: 'OH',
      zipCode: '44903',
      askingPrice: '57000',
      bedrooms: '3',
      bathrooms: '1',
      squareFeet: '1178',
      yearBuilt: '1926',
      occupancy: 'Vacant',
    },
  },
  {
    name: 'price per foot decoy',
    text: String.raw`2600 Camelback Ct, Irving, TX 75060
$239,900 ($150/SF)
Single Family | 3 BD | 2 BA | 1,599 SF | 2 Car Garage | Built 1980`,
    reads: {
      propertyAddress: '2600 Camelback Ct',
      city: 'Irving',
      state: 'TX',
      zipCode: '75060',
      askingPrice: '239900',
      bedrooms: '3',
      bathrooms: '2',
      squareFeet: '1599',
      yearBuilt: '1980',
      garage: '2-car',
      propertyType: 'single-family',
    },
  },
];

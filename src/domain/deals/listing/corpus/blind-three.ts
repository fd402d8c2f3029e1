import type { CorpusText } from './corpus-text.ts';

/** Forty more with many odd ones, written in one go: 28 of them were read right in every field at first. */
export const blindThree: readonly CorpusText[] = [
  {
    name: 'Zillow page with a pool and a tenant, whole',
    text: String.raw`Skip main navigation
Buy Rent Sell Get a mortgage Find an agent
Search
Share Save
$315,000
4 beds
2 baths
2,044 sqft
6231 Crescent Lake Dr, Lakeland, FL 33810
Est.: $2,118/mo Get pre-qualified
Single Family Residence
Built in 1988
0.31 Acres Lot
$309,800 Zestimate®
$154/sqft
$12/mo HOA
What's special
In-ground pool Fenced yard Two-car garage
Tenant occupied, 24 hour notice is required. Roof 2016, septic pumped 2023.
26 days on Zillow | 740 views | 22 saves
Facts & features
Interior
Bedrooms & bathrooms
Bedrooms: 4
Bathrooms: 2
Full bathrooms: 2
Features
Has private pool: Yes
Parking
Attached garage spaces: 2
Details
Parcel number: 232719000000044030
Utilities & green energy
Sewer: Septic Tank
Nearby schools
GreatSchools rating
5/10 Padgett Elementary School
Similar homes
$329,000 4 bds 2 ba 1,930 sqft
6118 Crescent Lake Dr, Lakeland, FL 33810`,
    reads: {
      propertyAddress: '6231 Crescent Lake Dr',
      city: 'Lakeland',
      state: 'FL',
      zipCode: '33810',
      askingPrice: '315000',
      bedrooms: '4',
      bathrooms: '2',
      squareFeet: '2044',
      yearBuilt: '1988',
      lotSize: '0.31 acres',
      garage: '2-car',
      propertyType: 'single-family',
      septicSystem: 'septic',
      pool: 'yes',
      occupancy: 'Tenant-occupied',
    },
  },
  {
    name: 'text blast with slashes',
    text: String.raw`MUSKOGEE OK / 1410 S Cherokee St 74403 / 3 bed 1 bath 1 car gar / 1188 sf / built 1950 / vacant / 54k / arv 110k`,
    reads: {
      propertyAddress: '1410 S Cherokee St',
      city: 'Muskogee',
      state: 'OK',
      zipCode: '74403',
      askingPrice: '54000',
      bedrooms: '3',
      bathrooms: '1',
      squareFeet: '1188',
      yearBuilt: '1950',
      garage: '1-car',
      occupancy: 'Vacant',
    },
  },
  {
    name: 'investor mail with headers',
    text: String.raw`From: deals@example.com
To: buyers list
Subject: Under contract: Louisville brick ranch
LOCATION
3110 Bonnie Ave, Louisville, KY 40216
SPECS
3 bed / 1 bath / 1,050 sqft / 1958 / 1 car garage
NUMBERS
Price: $112,000
ARV: $189,000
Repairs: $28,000
TERMS
Cash, close by Nov 26. $3,000 EMD.
ACCESS
Vacant, lockbox`,
    reads: {
      propertyAddress: '3110 Bonnie Ave',
      city: 'Louisville',
      state: 'KY',
      zipCode: '40216',
      askingPrice: '112000',
      bedrooms: '3',
      bathrooms: '1',
      squareFeet: '1050',
      yearBuilt: '1958',
      estimatedRepairCost: '28000',
      occupancy: 'Vacant',
      garage: '1-car',
    },
  },
  {
    name: 'sheet with upper case labels and dashes',
    text: String.raw`PROPERTY ADDRESS – 88 Beaver Dam Rd, Asheboro, NC 27205
BEDROOMS – 3
BATHROOMS – 1.5
SQUARE FOOTAGE – 1,240
YEAR BUILT – 1969
ACREAGE – 0.9
GARAGE – None
SEPTIC/SEWER – Septic
OCCUPANCY – Owner occupied
ASKING PRICE – $127,000`,
    reads: {
      propertyAddress: '88 Beaver Dam Rd',
      city: 'Asheboro',
      state: 'NC',
      zipCode: '27205',
      askingPrice: '127000',
      bedrooms: '3',
      bathrooms: '1.5',
      squareFeet: '1240',
      yearBuilt: '1969',
      lotSize: '0.9 acres',
      septicSystem: 'septic',
      garage: 'none',
      occupancy: 'Owner-occupied',
    },
  },
  {
    name: 'question and answer in a chat',
    text: String.raw`whats the addy?
2216 pierce st gary in 46407
beds baths?
3 and 1
sq ft? 1180
year? 1925
how much? 19,500
anyone living there? no its vacant`,
    reads: {
      propertyAddress: '2216 Pierce St',
      city: 'Gary',
      state: 'IN',
      zipCode: '46407',
      askingPrice: '19500',
      bedrooms: '3',
      bathrooms: '1',
      squareFeet: '1180',
      yearBuilt: '1925',
      occupancy: 'Vacant',
    },
  },
  {
    name: 'paragraph by a realtor, lot in words',
    text: String.raw`Tucked away on three quarters of an acre, 140 Stony Brook Rd, Brewster MA 02631 is a 1984 single family home offering three bedrooms, two baths and 1,624 square feet. Title V septic for three bedrooms. One-car garage. Asking $565,000.`,
    reads: {
      propertyAddress: '140 Stony Brook Rd',
      city: 'Brewster',
      state: 'MA',
      zipCode: '02631',
      askingPrice: '565000',
      bedrooms: '3',
      bathrooms: '2',
      squareFeet: '1624',
      yearBuilt: '1984',
      lotSize: '0.75 acres',
      garage: '1-car',
      septicSystem: 'septic',
      propertyType: 'single-family',
    },
  },
  {
    name: 'house with a casita apart',
    text: String.raw`8817 N 14th Pl, Phoenix, AZ 85020
4 Bed / 2 Bath main house, 1,990 sqft (plus 400 sqft casita)
Built 1971 on a 9,200 sqft lot
Diving pool
2 car carport
Price: $489,000
ARV: $675,000`,
    reads: {
      propertyAddress: '8817 N 14th Pl',
      city: 'Phoenix',
      state: 'AZ',
      zipCode: '85020',
      askingPrice: '489000',
      bedrooms: '4',
      bathrooms: '2',
      squareFeet: '1990',
      yearBuilt: '1971',
      pool: 'yes',
      lotSize: '9,200 sq ft',
    },
  },
  {
    name: 'portfolio, first of two by letters',
    text: String.raw`Two-pack available, can be sold separately:
A) 1122 Ash St, Bloomfield, NM 87413 - 3 bed 1 bath 1,040 sf, 1962 - $89,000
B) 1204 Ash St, Bloomfield, NM 87413 - 2 bed 1 bath 860 sf, 1958 - $74,000`,
    reads: {
      propertyAddress: '1122 Ash St',
      city: 'Bloomfield',
      state: 'NM',
      zipCode: '87413',
      askingPrice: '89000',
      bedrooms: '3',
      bathrooms: '1',
      squareFeet: '1040',
      yearBuilt: '1962',
    },
  },
  {
    name: 'land home, craigslist in Spanish',
    text: String.raw`Casa móvil en venta con terreno de medio acre (0.5 acres). 255 County Rd 3549, Cleveland, TX 77327. 3 recámaras, 2 baños, 1,216 pies cuadrados, año 2008. Tiene fosa séptica. $135,000`,
    reads: {
      propertyAddress: '255 County Rd 3549',
      city: 'Cleveland',
      state: 'TX',
      zipCode: '77327',
      askingPrice: '135000',
      bedrooms: '3',
      bathrooms: '2',
      squareFeet: '1216',
      yearBuilt: '2008',
      lotSize: '0.5 acres',
      septicSystem: 'septic',
      propertyType: 'mobile-home',
    },
  },
  {
    name: 'MLS, SmartMLS',
    text: String.raw`Single Family For Sale   45 Lyman Road, Wolcott, CT 06716
MLS#: 24051122   List Price: $259,900   Status: Active
Beds: 3   Baths: 2 (2/0)   Sq Ft Total: 1,560   Acres: 0.47
Year Built: 1960   Style: Raised Ranch
Garage & Parking: 2 Car Garage, Under House Garage
Sewage System: Septic
Water: Private Well`,
    reads: {
      propertyAddress: '45 Lyman Road',
      city: 'Wolcott',
      state: 'CT',
      zipCode: '06716',
      askingPrice: '259900',
      bedrooms: '3',
      bathrooms: '2',
      squareFeet: '1560',
      yearBuilt: '1960',
      lotSize: '0.47 acres',
      garage: '2-car',
      propertyType: 'single-family',
      septicSystem: 'septic',
    },
  },
  {
    name: 'MLS, REcolorado',
    text: String.raw`3375 S Lincoln Street, Englewood 80113
MLS#: REC7718821   $449,000   Active
Structure Type: House   Property Type: Residential   Sub-Type: Single Family Residence
Beds: 2  Baths: 1 (F1)  Levels: One
Above Grade Finished SqFt: 884   Total SqFt: 1,768
Built: 1923   Lot Size: 6,250 SqFt
Parking Total: 3  Garage Spaces: 1
Sewer: Public Sewer
State: CO`,
    reads: {
      propertyAddress: '3375 S Lincoln Street',
      city: 'Englewood',
      state: 'CO',
      zipCode: '80113',
      askingPrice: '449000',
      bedrooms: '2',
      bathrooms: '1',
      squareFeet: '884',
      yearBuilt: '1923',
      lotSize: '6,250 sq ft',
      garage: '1-car',
      propertyType: 'single-family',
      septicSystem: 'city-sewer',
    },
  },
  {
    name: 'MLS, West Penn',
    text: String.raw`1209 Elfinwild Rd Glenshaw PA 15116
LP $164,900 | DOM 17
# BR 3 | # FB 1 | # HB 1
Yr Built 1955 | Approx SqFt 1,344
Garage #: 1 | Garage Type: Integral
Sewer: Public
Type: Single Family | Style: Cape`,
    reads: {
      propertyAddress: '1209 Elfinwild Rd',
      city: 'Glenshaw',
      state: 'PA',
      zipCode: '15116',
      askingPrice: '164900',
      bedrooms: '3',
      bathrooms: '1.5',
      squareFeet: '1344',
      yearBuilt: '1955',
      garage: '1-car',
      septicSystem: 'city-sewer',
      propertyType: 'single-family',
    },
  },
  {
    name: 'buyer list text with a deadline',
    text: String.raw`Offers due FRI 5pm!
Dallas 75228 (Casa View)
2709 Cortelyou Dr
3-2-2, 1715 sqft, 1965
Min price: $219K
ARV: $375K
Repair est: $60K
Vacant, go & show, code 8833`,
    reads: {
      propertyAddress: '2709 Cortelyou Dr',
      city: 'Dallas',
      state: 'TX',
      zipCode: '75228',
      askingPrice: '219000',
      bedrooms: '3',
      bathrooms: '2',
      garage: '2-car',
      squareFeet: '1715',
      yearBuilt: '1965',
      estimatedRepairCost: '60000',
      occupancy: 'Vacant',
    },
  },
  {
    name: 'MLS remarks in capitals, no price',
    text: String.raw`17 ELMHURST AVE, PROVIDENCE RI 02908. CONTRACTORS! 4 BEDS 2 BATHS 2100 SQ FT, BUILT 1915, 2 CAR GARAGE. DELIVERED VACANT. BRING ALL OFFERS.`,
    reads: {
      propertyAddress: '17 ELMHURST AVE',
      city: 'PROVIDENCE',
      state: 'RI',
      zipCode: '02908',
      bedrooms: '4',
      bathrooms: '2',
      squareFeet: '2100',
      yearBuilt: '1915',
      occupancy: 'Vacant',
      garage: '2-car',
    },
  },
  {
    name: 'rent-ready with a lease term',
    text: String.raw`1316 W 26th St, Erie, PA 16508 | 3 BR | 1 BA | 1,272 SF | 1919 | $83,000 | Leased until 8/2026 at $975`,
    reads: {
      propertyAddress: '1316 W 26th St',
      city: 'Erie',
      state: 'PA',
      zipCode: '16508',
      askingPrice: '83000',
      bedrooms: '3',
      bathrooms: '1',
      squareFeet: '1272',
      yearBuilt: '1919',
      occupancy: 'Tenant-occupied',
    },
  },
  {
    name: "subject to, numbers without labels' signs",
    text: String.raw`Sub2 in Spring TX
2919 Arbor Bend Dr 77386
4/2.5/2, 2310 sf, 2008
purchase price 247k
loan balance 208k at 2.99
piti 1,795
seller needs 15k to walk
owner occupied`,
    reads: {
      propertyAddress: '2919 Arbor Bend Dr',
      city: 'Spring',
      state: 'TX',
      zipCode: '77386',
      askingPrice: '247000',
      bedrooms: '4',
      bathrooms: '2.5',
      squareFeet: '2310',
      yearBuilt: '2008',
      garage: '2-car',
      occupancy: 'Owner-occupied',
    },
  },
  {
    name: 'price with a k and decimals',
    text: String.raw`37 Fernwood St Springfield MO 65802 2bd/1ba/1c gar 788 sq ft (1947) - 92.5K cash`,
    reads: {
      propertyAddress: '37 Fernwood St',
      city: 'Springfield',
      state: 'MO',
      zipCode: '65802',
      askingPrice: '92500',
      bedrooms: '2',
      bathrooms: '1',
      squareFeet: '788',
      yearBuilt: '1947',
      garage: '1-car',
    },
  },
  {
    name: 'listing with a comma for the decimal lot',
    text: String.raw`ADDRESS | 611 Mockingbird Ln
CITY | Sherman
STATE | TX
ZIP | 75092
PRICE | 183,000
BEDS | 3
BATHS | 2
SQFT | 1,405
BUILT | 1979
LOT | 0.24 acres
GARAGE | 2 car
SEWER | city`,
    reads: {
      propertyAddress: '611 Mockingbird Ln',
      city: 'Sherman',
      state: 'TX',
      zipCode: '75092',
      askingPrice: '183000',
      bedrooms: '3',
      bathrooms: '2',
      squareFeet: '1405',
      yearBuilt: '1979',
      lotSize: '0.24 acres',
      garage: '2-car',
      septicSystem: 'city-sewer',
    },
  },
  {
    name: 'JSON array',
    text: String.raw`[{"id":4411,"address":"905 Maplewood Dr","city":"Longview","state":"TX","zip":75604,"price":129000,"beds":3,"baths":2,"sqft":1511,"year":1973},{"id":4412,"address":"12 Hill St","city":"Longview","state":"TX","zip":75601,"price":64000,"beds":2,"baths":1,"sqft":900,"year":1950}]`,
    reads: {
      propertyAddress: '905 Maplewood Dr',
      city: 'Longview',
      state: 'TX',
      zipCode: '75604',
      askingPrice: '129000',
      bedrooms: '3',
      bathrooms: '2',
      squareFeet: '1511',
      yearBuilt: '1973',
    },
  },
  {
    name: 'CSV with semicolons',
    text: String.raw`address;city;state;zip;beds;baths;sqft;year_built;price;occupancy
1825 Ferndale Ave;Youngstown;OH;44511;3;1;1260;1929;45000;tenant`,
    reads: {
      propertyAddress: '1825 Ferndale Ave',
      city: 'Youngstown',
      state: 'OH',
      zipCode: '44511',
      askingPrice: '45000',
      bedrooms: '3',
      bathrooms: '1',
      squareFeet: '1260',
      yearBuilt: '1929',
      occupancy: 'Tenant-occupied',
    },
  },
  {
    name: 'HTML definition list',
    text: String.raw`<dl><dt>Address</dt><dd>29 Wren Ct, Pooler, GA 31322</dd><dt>Price</dt><dd>$268,000</dd><dt>Beds</dt><dd>3</dd><dt>Baths</dt><dd>2</dd><dt>Sq Ft</dt><dd>1,604</dd><dt>Year Built</dt><dd>2007</dd><dt>Garage</dt><dd>2 car</dd><dt>Sewer</dt><dd>Public</dd></dl>`,
    reads: {
      propertyAddress: '29 Wren Ct',
      city: 'Pooler',
      state: 'GA',
      zipCode: '31322',
      askingPrice: '268000',
      bedrooms: '3',
      bathrooms: '2',
      squareFeet: '1604',
      yearBuilt: '2007',
      garage: '2-car',
      septicSystem: 'city-sewer',
    },
  },
  {
    name: 'voicemail, figures in words mixed',
    text: String.raw`Hey it's Ron, I've got that two bedroom one bath at 1740 Logan Ave in Cheyenne Wyoming 82001, nine hundred ninety square feet, single car garage, built in fifty one I think, 1951 yeah. I'd take 210 thousand. Call me.`,
    reads: {
      propertyAddress: '1740 Logan Ave',
      city: 'Cheyenne',
      state: 'WY',
      zipCode: '82001',
      askingPrice: '210000',
      bedrooms: '2',
      bathrooms: '1',
      squareFeet: '990',
      yearBuilt: '1951',
      garage: '1-car',
    },
  },
  {
    name: 'chat with misspellings',
    text: String.raw`Adress 411 Dogwood Ave Albany GA 31701
3 bedrom 1 bathrom
1080 sqaure feet
bulit in 1954
city sewr
tennant pays 750
askng 47k`,
    reads: {
      propertyAddress: '411 Dogwood Ave',
      city: 'Albany',
      state: 'GA',
      zipCode: '31701',
      askingPrice: '47000',
      bedrooms: '3',
      bathrooms: '1',
      squareFeet: '1080',
      yearBuilt: '1954',
      occupancy: 'Tenant-occupied',
      septicSystem: 'city-sewer',
    },
  },
  {
    name: 'price struck and new one in markdown',
    text: String.raw`**5 Quince Ct, Newark, DE 19702** ~~$245,000~~ $229,000 / townhouse / 3 bd / 1.5 ba / 1,400 sf / 1978`,
    reads: {
      propertyAddress: '5 Quince Ct',
      city: 'Newark',
      state: 'DE',
      zipCode: '19702',
      askingPrice: '229000',
      bedrooms: '3',
      bathrooms: '1.5',
      squareFeet: '1400',
      yearBuilt: '1978',
      propertyType: 'townhouse',
    },
  },
  {
    name: 'letter by an heir',
    text: String.raw`Dear Sir, my late mother's house at 310 Persimmon St, Paducah, KY 42003 is for sale. It has 2 bedrooms, a bath, a one car garage and roughly 920 sq feet. My father built it in 1948. It has been sitting empty since spring. I would accept $58,000 for a quick sale. Sincerely, Ada`,
    reads: {
      propertyAddress: '310 Persimmon St',
      city: 'Paducah',
      state: 'KY',
      zipCode: '42003',
      askingPrice: '58000',
      bedrooms: '2',
      bathrooms: '1',
      squareFeet: '920',
      yearBuilt: '1948',
      occupancy: 'Vacant',
      garage: '1-car',
    },
  },
  {
    name: 'blast, fields by commas and a colon for the price only',
    text: String.raw`San Antonio, TX 78249 – 7730 Rustling Pines Dr, 4/2.5/2, 2,190sf, 1998, vacant, Price: 224k, ARV: 310k, cosmetic only`,
    reads: {
      propertyAddress: '7730 Rustling Pines Dr',
      city: 'San Antonio',
      state: 'TX',
      zipCode: '78249',
      askingPrice: '224000',
      bedrooms: '4',
      bathrooms: '2.5',
      squareFeet: '2190',
      yearBuilt: '1998',
      garage: '2-car',
      occupancy: 'Vacant',
    },
  },
  {
    name: 'two bath kinds in a sheet',
    text: String.raw`26 Shady Grove Ln Thomasville GA 31792
Bedrooms: 3 | Full Baths: 2 | Half Baths: 1
Living Area: 1,712 | Year Built: 1974
Garage: No | Carport: 2
Sewer: City
$146,000`,
    reads: {
      propertyAddress: '26 Shady Grove Ln',
      city: 'Thomasville',
      state: 'GA',
      zipCode: '31792',
      askingPrice: '146000',
      bedrooms: '3',
      bathrooms: '2.5',
      squareFeet: '1712',
      yearBuilt: '1974',
      septicSystem: 'city-sewer',
      garage: 'none',
    },
  },
  {
    name: 'pool denied, septic asked and answered',
    text: String.raw`815 Pelican Ave, Daytona Beach FL 32118
2/1, 940 sf, 1952
Sewer or septic: septic
Pool: none
Ask: 239k`,
    reads: {
      propertyAddress: '815 Pelican Ave',
      city: 'Daytona Beach',
      state: 'FL',
      zipCode: '32118',
      askingPrice: '239000',
      bedrooms: '2',
      bathrooms: '1',
      squareFeet: '940',
      yearBuilt: '1952',
      pool: 'no',
      septicSystem: 'septic',
    },
  },
  {
    name: 'flyer',
    text: String.raw`INVESTMENT OPPORTUNITY
2950 RIDGE AVE
DAYTON, OHIO 45414
Only $74,900!
• Three bedrooms
• One full bath
• 1,132 sq. ft.
• One-car garage
• Built 1954
• Immediate possession - vacant
Est. rent $1,150/mo
2950 Ridge Ave`,
    reads: {
      propertyAddress: '2950 Ridge Ave',
      city: 'Dayton',
      state: 'OH',
      zipCode: '45414',
      askingPrice: '74900',
      bedrooms: '3',
      bathrooms: '1',
      squareFeet: '1132',
      yearBuilt: '1954',
      garage: '1-car',
      occupancy: 'Vacant',
    },
  },
  {
    name: 'county and township beside the city',
    text: String.raw`11200 State Route 124, Piketon, OH 45661 (Pike County, Seal Twp). 5 acres. 3 bed, 2 bath, 1,456 sq ft built 1990, septic, rural water. $99,000.`,
    reads: {
      propertyAddress: '11200 State Route 124',
      city: 'Piketon',
      state: 'OH',
      zipCode: '45661',
      askingPrice: '99000',
      bedrooms: '3',
      bathrooms: '2',
      squareFeet: '1456',
      yearBuilt: '1990',
      lotSize: '5 acres',
      septicSystem: 'septic',
    },
  },
  {
    name: 'condo sheet',
    text: String.raw`Unit address: 6560 Jefferson Park Cir Apt 203, Memphis, TN 38119
Property type: Condominium
Bedrooms: 2
Bathrooms: 2
Interior: 1,120 sq ft
Built: 1975
HOA: $285/mo (pool, clubhouse)
Private pool: N
Occupied by: owner
List price: $98,000`,
    reads: {
      propertyAddress: '6560 Jefferson Park Cir Apt 203',
      city: 'Memphis',
      state: 'TN',
      zipCode: '38119',
      askingPrice: '98000',
      bedrooms: '2',
      bathrooms: '2',
      squareFeet: '1120',
      yearBuilt: '1975',
      propertyType: 'condo',
      occupancy: 'Owner-occupied',
      pool: 'no',
    },
  },
  {
    name: 'townhouse, Spanish',
    text: String.raw`Townhouse en venta en Dallas TX 75211. Dirección: 3015 Sunset Ter. 3 recámaras, 2.5 baños, 1,500 pies cuadrados, construido en 2002, garaje de 2 carros. Precio: $205,000.`,
    reads: {
      propertyAddress: '3015 Sunset Ter',
      city: 'Dallas',
      state: 'TX',
      zipCode: '75211',
      askingPrice: '205000',
      bedrooms: '3',
      bathrooms: '2.5',
      squareFeet: '1500',
      yearBuilt: '2002',
      propertyType: 'townhouse',
      garage: '2-car',
    },
  },
  {
    name: 'links and decoys',
    text: String.raw`4519 Avenue D, Birmingham, AL 35208
3/1 1,274 sf 1938 vacant
56K
Photos: https://www.dropbox.com/sh/k2j3/photos
Map: https://maps.google.com/?q=4519+Avenue+D
Book a call: https://calendly.com/example`,
    reads: {
      propertyAddress: '4519 Avenue D',
      city: 'Birmingham',
      state: 'AL',
      zipCode: '35208',
      askingPrice: '56000',
      bedrooms: '3',
      bathrooms: '1',
      squareFeet: '1274',
      yearBuilt: '1938',
      occupancy: 'Vacant',
      photoLinks: 'https://www.dropbox.com/sh/k2j3/photos',
    },
  },
  {
    name: "listing agent's office first",
    text: String.raw`Sunshine Homes Realty LLC
1200 Deltona Blvd Ste 44, Deltona FL 32725
(386) 555-0120
Presents:
73 Orchid Ln
Deltona, FL 32738
3 Beds 2 Baths 1,377 Sq Ft 2 Car Garage
Year Built 1989
Vacant on Supra
$234,900`,
    reads: {
      propertyAddress: '73 Orchid Ln',
      city: 'Deltona',
      state: 'FL',
      zipCode: '32738',
      askingPrice: '234900',
      bedrooms: '3',
      bathrooms: '2',
      squareFeet: '1377',
      yearBuilt: '1989',
      garage: '2-car',
      occupancy: 'Vacant',
    },
  },
  {
    name: 'facts in brackets',
    text: String.raw`[Norfolk VA 23505] [1005 Fenner Ave] [3BR/1.5BA] [1188 SF] [Built 1950] [$198,000]`,
    reads: {
      propertyAddress: '1005 Fenner Ave',
      city: 'Norfolk',
      state: 'VA',
      zipCode: '23505',
      askingPrice: '198000',
      bedrooms: '3',
      bathrooms: '1.5',
      squareFeet: '1188',
      yearBuilt: '1950',
    },
  },
  {
    name: 'rooms by letters',
    text: String.raw`2233 Linden St, Allentown PA 18104 row home 4B/1B 1580 sqft yr. 1920 179k`,
    reads: {
      propertyAddress: '2233 Linden St',
      city: 'Allentown',
      state: 'PA',
      zipCode: '18104',
      askingPrice: '179000',
      bedrooms: '4',
      bathrooms: '1',
      squareFeet: '1580',
      yearBuilt: '1920',
      propertyType: 'townhouse',
    },
  },
  {
    name: 'house number with a half',
    text: String.raw`118 1/2 N Court St, Visalia, CA 93291. Cottage, 1 bed 1 bath, 620 sq ft, 1930. $189,000`,
    reads: {
      propertyAddress: '118 1/2 N Court St',
      city: 'Visalia',
      state: 'CA',
      zipCode: '93291',
      askingPrice: '189000',
      bedrooms: '1',
      bathrooms: '1',
      squareFeet: '620',
      yearBuilt: '1930',
    },
  },
  {
    name: 'sheet with question marks',
    text: String.raw`Address: 640 Bayou Ct, Slidell LA 70458
Beds: 3
Baths: 2
Sqft: 1600
Year built: ?
Garage: 2 car
Sewer: not sure
Vacant: yes
Price: $159,000
Repairs: TBD`,
    reads: {
      propertyAddress: '640 Bayou Ct',
      city: 'Slidell',
      state: 'LA',
      zipCode: '70458',
      askingPrice: '159000',
      bedrooms: '3',
      bathrooms: '2',
      squareFeet: '1600',
      garage: '2-car',
      occupancy: 'Vacant',
    },
  },
  {
    name: 'negotiations in a thread',
    text: String.raw`Seller started at 95k for 903 Juniper St, Roswell NM 88203 (3/1, 1,120 sf, 1957). Got them down to 78k. ARV 150.`,
    reads: {
      propertyAddress: '903 Juniper St',
      city: 'Roswell',
      state: 'NM',
      zipCode: '88203',
      askingPrice: '78000',
      bedrooms: '3',
      bathrooms: '1',
      squareFeet: '1120',
      yearBuilt: '1957',
    },
  },
  {
    name: 'one line for a spreadsheet by slashes',
    text: String.raw`5526 Pembridge Dr / San Antonio / TX / 78228 / 3 / 1 / 1028 / 1958 / 1 car / 149000 asking`,
    reads: {
      propertyAddress: '5526 Pembridge Dr',
      city: 'San Antonio',
      state: 'TX',
      zipCode: '78228',
      askingPrice: '149000',
      bedrooms: '3',
      bathrooms: '1',
      squareFeet: '1028',
      yearBuilt: '1958',
      garage: '1-car',
    },
  },
];

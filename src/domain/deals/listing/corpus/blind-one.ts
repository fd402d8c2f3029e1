import type { CorpusText } from './corpus-text.ts';

/** Forty texts written in one go without a look at the reader, as a first blind batch: 31 of them were read right in every field. */
export const blindOne: readonly CorpusText[] = [
  {
    name: 'two-column printout with a remark at the end',
    text: String.raw`Listing ID:  1129374        Class:  Single Family
Address:     4418 Fieldcrest Dr     City:   Winston Salem
State:       NC             Zip:    27106
Asking:      184500         Status: Active
Bedrooms:    3              Full/Half Bath: 1/1
Heated SF:   1322           Yr Built: 1966
Acreage:     0.33           Garage: 1 Basement
Sewer:       City           Water:  City
Occupied by: Owner
Remarks: Estate of long-time owners. Newer roof (2018).`,
    reads: {
      propertyAddress: '4418 Fieldcrest Dr',
      city: 'Winston Salem',
      state: 'NC',
      zipCode: '27106',
      askingPrice: '184500',
      bedrooms: '3',
      bathrooms: '1.5',
      squareFeet: '1322',
      yearBuilt: '1966',
      lotSize: '0.33 acres',
      garage: '1-car',
      propertyType: 'single-family',
      septicSystem: 'city-sewer',
      occupancy: 'Owner-occupied',
    },
  },
  {
    name: 'short dispo text with ranges as decoys',
    text: String.raw`Bloomington IL fixer
1127 E Olive St 61701
3b/1b, 1308 sf, c. 1909
Price 67.5k
ARV 140-150k
Rehab 30-35k
Empty, easy access`,
    reads: {
      propertyAddress: '1127 E Olive St',
      city: 'Bloomington',
      state: 'IL',
      zipCode: '61701',
      askingPrice: '67500',
      bedrooms: '3',
      bathrooms: '1',
      squareFeet: '1308',
      yearBuilt: '1909',
      occupancy: 'Vacant',
    },
  },
  {
    name: 'broker e-mail, sentence facts',
    text: String.raw`Hi all, my sellers at 2600 Sherwood Hall Ln in Alexandria, VA 22306 have decided to skip the MLS. It's a detached single family brick rambler from 1959 with four bedrooms, three full baths and about 2,288 finished square feet across two levels, plus an attached one-car garage. They've already moved out. Price is $515,000 and they'd like to settle before New Year. HOA none.`,
    reads: {
      propertyAddress: '2600 Sherwood Hall Ln',
      city: 'Alexandria',
      state: 'VA',
      zipCode: '22306',
      askingPrice: '515000',
      bedrooms: '4',
      bathrooms: '3',
      squareFeet: '2288',
      yearBuilt: '1959',
      garage: '1-car',
      propertyType: 'single-family',
      occupancy: 'Vacant',
    },
  },
  {
    name: 'facebook group post',
    text: String.raw`🔥DFW BUYERS🔥 Who wants this one??
6113 Lanewood Way, Fort Worth, TX 76112
✅ 4 bed / 2 bath / 2 car
✅ 1,654 sqft
✅ Built in 1968
✅ Vacant
✅ Asking 167K
✅ ARV 275K
✅ Rehab est 50K
Comment INFO or PM me. EMD 5K NON REFUNDABLE`,
    reads: {
      propertyAddress: '6113 Lanewood Way',
      city: 'Fort Worth',
      state: 'TX',
      zipCode: '76112',
      askingPrice: '167000',
      bedrooms: '4',
      bathrooms: '2',
      squareFeet: '1654',
      yearBuilt: '1968',
      garage: '2-car',
      estimatedRepairCost: '50000',
      occupancy: 'Vacant',
    },
  },
  {
    name: 'marketplace listing',
    text: String.raw`2 Beds 1 Bath - House
$132,000
Listed 4 days ago in Johnson City, TN
About this property
House for sale
2 beds · 1 bath
912 square feet
1843 Pinecrest Rd, Johnson City, TN 37601
Description
Cute starter or rental. Built 1952. .27 acre lot. Needs roof. No owner financing.
Seller information
Wanda H.
Joined Facebook in 2011`,
    reads: {
      propertyAddress: '1843 Pinecrest Rd',
      city: 'Johnson City',
      state: 'TN',
      zipCode: '37601',
      askingPrice: '132000',
      bedrooms: '2',
      bathrooms: '1',
      squareFeet: '912',
      yearBuilt: '1952',
      lotSize: '0.27 acres',
    },
  },
  {
    name: 'xome-like',
    text: String.raw`Bank-owned auction
742 Merganser Ct, Salisbury, MD 21801
3 Bd | 2 Ba | 1,540 Sq Ft
Starting Bid: $89,000
Event starts in 3 days
Property Type Single Family
Lot Size 0.28 acres
Year Built 2004
Reserve: Yes
Occupancy Status: Unknown`,
    reads: {
      propertyAddress: '742 Merganser Ct',
      city: 'Salisbury',
      state: 'MD',
      zipCode: '21801',
      bedrooms: '3',
      bathrooms: '2',
      squareFeet: '1540',
      yearBuilt: '2004',
      lotSize: '0.28 acres',
      propertyType: 'single-family',
    },
  },
  {
    name: 'craigslist in capitals',
    text: String.raw`HANDYMAN SPECIAL $89,500 (STILLWATER)
527 W 9TH AVE STILLWATER OK 74074. 2 BEDROOM 1 BATH 840 SQ FT BUILT 1945 ONE CAR DETACHED GARAGE. AS IS. CASH. CALL AFTER 5 405 555 0138`,
    reads: {
      propertyAddress: '527 W 9TH AVE',
      city: 'Stillwater',
      state: 'OK',
      zipCode: '74074',
      askingPrice: '89500',
      bedrooms: '2',
      bathrooms: '1',
      squareFeet: '840',
      yearBuilt: '1945',
      garage: '1-car',
    },
  },
  {
    name: 'form mail',
    text: String.raw`New lead submission
Full Name: Darnell P.
Phone: 318-555-0155
Property Address: 3904 Timber Ln, Shreveport, LA 71107
Bedrooms: 3
Bathrooms: 2
Approx Sq Ft: 1450
Year Built: 1971
Sewer/Septic: Sewer
Pool?: No
Occupancy: Rented
Asking Price: $78,000
Estimated Repairs: $35,000
Timeline: ASAP`,
    reads: {
      propertyAddress: '3904 Timber Ln',
      city: 'Shreveport',
      state: 'LA',
      zipCode: '71107',
      askingPrice: '78000',
      bedrooms: '3',
      bathrooms: '2',
      squareFeet: '1450',
      yearBuilt: '1971',
      septicSystem: 'city-sewer',
      estimatedRepairCost: '35000',
      occupancy: 'Tenant-occupied',
      pool: 'no',
    },
  },
  {
    name: 'comma string with labels inside',
    text: String.raw`812 S Lynhurst Dr, Indianapolis IN 46241, 3 bed, 1 bath, 1080 sqft, yr 1954, 2 car det gar, ask 124.9k, arv 195k`,
    reads: {
      propertyAddress: '812 S Lynhurst Dr',
      city: 'Indianapolis',
      state: 'IN',
      zipCode: '46241',
      askingPrice: '124900',
      bedrooms: '3',
      bathrooms: '1',
      squareFeet: '1080',
      yearBuilt: '1954',
      garage: '2-car',
    },
  },
  {
    name: 'semicolon record',
    text: String.raw`ADDR=91 Sumac Trl; CITY=Hot Springs; ST=AR; ZIP=71913; BR=3; BA=2; SQFT=1504; YR=1989; GAR=2; SEWER=septic; PRICE=143000; ARV=205000`,
    reads: {
      propertyAddress: '91 Sumac Trl',
      city: 'Hot Springs',
      state: 'AR',
      zipCode: '71913',
      askingPrice: '143000',
      bedrooms: '3',
      bathrooms: '2',
      squareFeet: '1504',
      yearBuilt: '1989',
      septicSystem: 'septic',
      garage: '2-car',
    },
  },
  {
    name: 'Spanish, labels by dashes',
    text: String.raw`Dirección - 6620 S 3rd Ave, Phoenix, AZ 85041
Recámaras - 3
Baños - 2
Pies cuadrados - 1,350
Año - 1978
Garaje - 1 carro
Precio - $268,000
Reparaciones - $30,000
Vacía`,
    reads: {
      propertyAddress: '6620 S 3rd Ave',
      city: 'Phoenix',
      state: 'AZ',
      zipCode: '85041',
      askingPrice: '268000',
      bedrooms: '3',
      bathrooms: '2',
      squareFeet: '1350',
      yearBuilt: '1978',
      garage: '1-car',
      estimatedRepairCost: '30000',
      occupancy: 'Vacant',
    },
  },
  {
    name: 'Spanish chat with mil',
    text: String.raw`compadre tengo esta: 1511 Ave K Galveston TX 77550. dos cuartos un baño, 980 pies, año 1930. el inquilino paga 900. quiero 139 mil`,
    reads: {
      propertyAddress: '1511 Ave K',
      city: 'Galveston',
      state: 'TX',
      zipCode: '77550',
      askingPrice: '139000',
      bedrooms: '2',
      bathrooms: '1',
      squareFeet: '980',
      yearBuilt: '1930',
      occupancy: 'Tenant-occupied',
    },
  },
  {
    name: 'MLS sheet, Bright',
    text: String.raw`Bright MLS
1706 Chilton St, Baltimore, MD 21218   Active   Residential   $139,900
MLS #: MDBA2154402   Beds: 3
Tax ID #: 0309213969 008   Baths: 1 / 1
Ownership: Ground Rent   Above Grade Fin SQFT: 1,280 / Assessor
Structure Type: Interior Row/Townhouse   Price / Sq Ft: 109.30
Levels/Stories: 3   Year Built: 1925
Garage: No   Basement: Yes
Sewer: Public Sewer`,
    reads: {
      propertyAddress: '1706 Chilton St',
      city: 'Baltimore',
      state: 'MD',
      zipCode: '21218',
      askingPrice: '139900',
      bedrooms: '3',
      bathrooms: '1.5',
      squareFeet: '1280',
      yearBuilt: '1925',
      propertyType: 'townhouse',
      septicSystem: 'city-sewer',
      garage: 'none',
    },
  },
  {
    name: 'MLS sheet, MRED',
    text: String.raw`Detached Single  MLS #: 12188403  List Price: $119,000
Status: ACTV  List Date: 10/14/2025  Orig List Price: $129,000
Address: 15324 Maple Ave, Dolton, IL 60419
Rooms: 6   Bedrooms: 3   Master Bath: None   Bathrooms (full/half): 1/1
Parking: Garage   # Spaces: Gar:2
Year Built: 1957   Approx SF: 1150   Dimensions: 50 X 125
Sewer: Sewer-Public   Water: Public
Type: 1 Story`,
    reads: {
      propertyAddress: '15324 Maple Ave',
      city: 'Dolton',
      state: 'IL',
      zipCode: '60419',
      askingPrice: '119000',
      bedrooms: '3',
      bathrooms: '1.5',
      squareFeet: '1150',
      yearBuilt: '1957',
      garage: '2-car',
      propertyType: 'single-family',
      septicSystem: 'city-sewer',
      lotSize: '50 x 125',
    },
  },
  {
    name: 'MLS sheet, NWMLS',
    text: String.raw`MLS# 2311904   8412 S Ainsworth Ave, Tacoma 98444
STAT: Active   LP: $329,950   SUB: Fern Hill
STY: 10 - 1 Story   BR: 3   BTH: 1.00   ASF: 1,206   LSF: 7,500
YBT: 1951   GAR: 1   SWR: Sewer Connected
Property type: Single family
State: WA`,
    reads: {
      propertyAddress: '8412 S Ainsworth Ave',
      city: 'Tacoma',
      state: 'WA',
      zipCode: '98444',
      askingPrice: '329950',
      bedrooms: '3',
      bathrooms: '1',
      squareFeet: '1206',
      yearBuilt: '1951',
      lotSize: '7,500 sq ft',
      garage: '1-car',
      propertyType: 'single-family',
      septicSystem: 'city-sewer',
    },
  },
  {
    name: 'listing copied from a county page and a price',
    text: String.raw`Parcel R72 09107 0044
Location 2208 BELLEVUE AVE
Year Built 1912
Bedrooms 4   Full Baths 2   Half Baths 0
Finished Area 1,872
Acres .12
2024 Assessed Value $14,230
Dayton OH 45402. Selling for $46,000 as is.`,
    reads: {
      propertyAddress: '2208 Bellevue Ave',
      city: 'Dayton',
      state: 'OH',
      zipCode: '45402',
      askingPrice: '46000',
      bedrooms: '4',
      bathrooms: '2',
      squareFeet: '1872',
      yearBuilt: '1912',
      lotSize: '0.12 acres',
    },
  },
  {
    name: 'one sentence, all in words',
    text: String.raw`Three bedroom one and a half bath cape built in nineteen fifty five with a single garage on city sewer at 70 Orchard Hill Rd, Waterbury CT 06706, asking two hundred ten thousand ($210,000).`,
    reads: {
      propertyAddress: '70 Orchard Hill Rd',
      city: 'Waterbury',
      state: 'CT',
      zipCode: '06706',
      askingPrice: '210000',
      bedrooms: '3',
      bathrooms: '1.5',
      yearBuilt: '1955',
      garage: '1-car',
      septicSystem: 'city-sewer',
    },
  },
  {
    name: 'blast with pipes and no address label',
    text: String.raw`ORLANDO FL | 1338 Atlanta Ave 32806 | 3/2/1 | 1,272 SqFt | CB 1953 | $245K | ARV $380K | VACANT`,
    reads: {
      propertyAddress: '1338 Atlanta Ave',
      city: 'Orlando',
      state: 'FL',
      zipCode: '32806',
      askingPrice: '245000',
      bedrooms: '3',
      bathrooms: '2',
      garage: '1-car',
      squareFeet: '1272',
      yearBuilt: '1953',
      occupancy: 'Vacant',
    },
  },
  {
    name: 'blast with parentheses round facts',
    text: String.raw`3012 Cloverdale Ave (Winston-Salem, NC) (2bd/1ba) (850sf) (1940) ($99k) (ARV $175k) (repairs $30k)`,
    reads: {
      propertyAddress: '3012 Cloverdale Ave',
      city: 'Winston-Salem',
      state: 'NC',
      askingPrice: '99000',
      bedrooms: '2',
      bathrooms: '1',
      squareFeet: '850',
      yearBuilt: '1940',
      estimatedRepairCost: '30000',
    },
  },
  {
    name: 'price at the end with an arrow',
    text: String.raw`56 Hemlock Ln, Columbia, SC 29209 → 3/2 → 1388 sqft → 1983 → tenant in place $1,395 → $159,900`,
    reads: {
      propertyAddress: '56 Hemlock Ln',
      city: 'Columbia',
      state: 'SC',
      zipCode: '29209',
      askingPrice: '159900',
      bedrooms: '3',
      bathrooms: '2',
      squareFeet: '1388',
      yearBuilt: '1983',
      occupancy: 'Tenant-occupied',
    },
  },
  {
    name: 'manufactured, craigslist',
    text: String.raw`$94,900 3br - 1232ft2 - doublewide on own land (Silver Springs Shores)
214 Gander Loop, Ocala, FL 34472. 1998 Skyline doublewide, 3 bed 2 bath, .46 acre, well + septic, new roof 2022`,
    reads: {
      propertyAddress: '214 Gander Loop',
      city: 'Ocala',
      state: 'FL',
      zipCode: '34472',
      askingPrice: '94900',
      bedrooms: '3',
      bathrooms: '2',
      squareFeet: '1232',
      yearBuilt: '1998',
      lotSize: '0.46 acres',
      septicSystem: 'septic',
      propertyType: 'mobile-home',
    },
  },
  {
    name: 'condo blast',
    text: String.raw`Condo | 1800 Lakeshore Ave Unit 24, Oakland, CA 94606 | 2BD/2BA | 987 SF | Built 1974 | HOA $520/mo | 1 garage space shared? | vacant | asking $389,000`,
    reads: {
      propertyAddress: '1800 Lakeshore Ave Unit 24',
      city: 'Oakland',
      state: 'CA',
      zipCode: '94606',
      askingPrice: '389000',
      bedrooms: '2',
      bathrooms: '2',
      squareFeet: '987',
      yearBuilt: '1974',
      propertyType: 'condo',
      occupancy: 'Vacant',
      garage: '1-car',
    },
  },
  {
    name: 'townhome e-mail',
    text: String.raw`Townhome in Boise, ID 83709
Address: 5540 Sawtooth Ct
2 bedrooms, 2.5 bathrooms, 1,190 SF
Built: 2003
Attached 1-car garage
Owner occupied until closing
Price: $298,000`,
    reads: {
      propertyAddress: '5540 Sawtooth Ct',
      city: 'Boise',
      state: 'ID',
      zipCode: '83709',
      askingPrice: '298000',
      bedrooms: '2',
      bathrooms: '2.5',
      squareFeet: '1190',
      yearBuilt: '2003',
      propertyType: 'townhouse',
      garage: '1-car',
      occupancy: 'Owner-occupied',
    },
  },
  {
    name: 'list of three deals',
    text: String.raw`TODAY'S DEALS
1. 4107 Ohio Ave, Tampa FL 33616 - 3/1 - 1,040 sf - 1956 - $199k
2. 8702 N Otis Ave, Tampa FL 33604 - 2/1 - 864 sf - 1949 - $165k
3. 1911 E Yukon St, Tampa FL 33604 - 3/2 - 1,210 sf - 1961 - $215k`,
    reads: {
      propertyAddress: '4107 Ohio Ave',
      city: 'Tampa',
      state: 'FL',
      zipCode: '33616',
      askingPrice: '199000',
      bedrooms: '3',
      bathrooms: '1',
      squareFeet: '1040',
      yearBuilt: '1956',
    },
  },
  {
    name: 'duplex in Spanish',
    text: String.raw`DUPLEX en venta 2019 Texas Ave, El Paso TX 79901. En total 4 recámaras y 2 baños, 1,900 pies cuadrados, 1928. Los dos lados rentados. $189,000`,
    reads: {
      propertyAddress: '2019 Texas Ave',
      city: 'El Paso',
      state: 'TX',
      zipCode: '79901',
      askingPrice: '189000',
      bedrooms: '4',
      bathrooms: '2',
      squareFeet: '1900',
      yearBuilt: '1928',
      propertyType: 'duplex',
      occupancy: 'Tenant-occupied',
    },
  },
  {
    name: 'year said as a decade, so none',
    text: String.raw`33 Bayou Bend, Lafayette, LA 70506. 3 bed 2 bath 1600 sq ft, built in the 70s or 80s. Double garage. $149,000`,
    reads: {
      propertyAddress: '33 Bayou Bend',
      city: 'Lafayette',
      state: 'LA',
      zipCode: '70506',
      askingPrice: '149000',
      bedrooms: '3',
      bathrooms: '2',
      squareFeet: '1600',
      garage: '2-car',
    },
  },
  {
    name: 'price range, so none',
    text: String.raw`1414 Cottonwood St Wichita KS 67203 3/1 1120 sf 1950. Looking for 70-75k.`,
    reads: {
      propertyAddress: '1414 Cottonwood St',
      city: 'Wichita',
      state: 'KS',
      zipCode: '67203',
      bedrooms: '3',
      bathrooms: '1',
      squareFeet: '1120',
      yearBuilt: '1950',
    },
  },
  {
    name: 'no price, offers asked for',
    text: String.raw`2950 W Barry Ave, Chicago, IL 60618. Frame house with 5 bedrooms, 2 baths, 2,400 SF, built 1906. Vacant. Make offer by Friday. ARV 700k.`,
    reads: {
      propertyAddress: '2950 W Barry Ave',
      city: 'Chicago',
      state: 'IL',
      zipCode: '60618',
      bedrooms: '5',
      bathrooms: '2',
      squareFeet: '2400',
      yearBuilt: '1906',
      occupancy: 'Vacant',
    },
  },
  {
    name: 'JSON from an API with camel case',
    text: String.raw`{"streetAddress":"1229 Overlook Dr","city":"Lawton","state":"OK","zipcode":"73501","bedrooms":3,"bathrooms":2,"livingArea":1366,"yearBuilt":1964,"homeType":"SINGLE_FAMILY","price":88000,"zestimate":94100,"lotSize":8276}`,
    reads: {
      propertyAddress: '1229 Overlook Dr',
      city: 'Lawton',
      state: 'OK',
      zipCode: '73501',
      askingPrice: '88000',
      bedrooms: '3',
      bathrooms: '2',
      squareFeet: '1366',
      yearBuilt: '1964',
      propertyType: 'single-family',
      lotSize: '8,276 sq ft',
    },
  },
  {
    name: 'CSV with money signs and units',
    text: String.raw`"Property Address","City","State","Zip","Beds","Baths","Living SqFt","Yr Built","Asking","ARV","Repairs","Occupancy"
"40 Dogwood Cir","Canton","GA","30114","3","2","1,488","1991","$219,000","$320,000","$25,000","Vacant"`,
    reads: {
      propertyAddress: '40 Dogwood Cir',
      city: 'Canton',
      state: 'GA',
      zipCode: '30114',
      askingPrice: '219000',
      bedrooms: '3',
      bathrooms: '2',
      squareFeet: '1488',
      yearBuilt: '1991',
      estimatedRepairCost: '25000',
      occupancy: 'Vacant',
    },
  },
  {
    name: 'TSV without a header',
    text: String.raw`610 N Spruce St	Lansing	MI	48906	3 bd	1 ba	1064 sqft	1924	$72,000`,
    reads: {
      propertyAddress: '610 N Spruce St',
      city: 'Lansing',
      state: 'MI',
      zipCode: '48906',
      askingPrice: '72000',
      bedrooms: '3',
      bathrooms: '1',
      squareFeet: '1064',
      yearBuilt: '1924',
    },
  },
  {
    name: 'HTML spans',
    text: String.raw`<span class="price">$229,000</span> <span>3 bd</span><span>2.5 ba</span><span>1,716 sqft</span><br/><address>8 Arlen Ct, Sicklerville, NJ 08081</address><br/>Townhouse&nbsp;&bull;&nbsp;Built&nbsp;in&nbsp;1994`,
    reads: {
      propertyAddress: '8 Arlen Ct',
      city: 'Sicklerville',
      state: 'NJ',
      zipCode: '08081',
      askingPrice: '229000',
      bedrooms: '3',
      bathrooms: '2.5',
      squareFeet: '1716',
      yearBuilt: '1994',
      propertyType: 'townhouse',
    },
  },
  {
    name: 'voice to text',
    text: String.raw`ok so the house is 2401 ridgeway ave in rome georgia 30161 its a three bedroom one bath about 1150 square feet built in 1951 its vacant on city sewer and they want seventy nine thousand so 79k`,
    reads: {
      propertyAddress: '2401 Ridgeway Ave',
      city: 'Rome',
      state: 'GA',
      zipCode: '30161',
      askingPrice: '79000',
      bedrooms: '3',
      bathrooms: '1',
      squareFeet: '1150',
      yearBuilt: '1951',
      occupancy: 'Vacant',
      septicSystem: 'city-sewer',
    },
  },
  {
    name: 'bullets by hyphens',
    text: String.raw`1955 Hawks Landing, Pensacola, FL 32514
- 4 beds
- 2 baths
- 1900 sf
- 2001 construction
- 2 car garage
- city sewer
- asking 238k
- est repairs 18k`,
    reads: {
      propertyAddress: '1955 Hawks Landing',
      city: 'Pensacola',
      state: 'FL',
      zipCode: '32514',
      askingPrice: '238000',
      bedrooms: '4',
      bathrooms: '2',
      squareFeet: '1900',
      yearBuilt: '2001',
      garage: '2-car',
      septicSystem: 'city-sewer',
      estimatedRepairCost: '18000',
    },
  },
  {
    name: 'appraisal-like with a basement',
    text: String.raw`Subject: 31 Granite St, Fitchburg MA 01420
Style: Colonial   Rooms: 6   BRs: 3   Baths: 1.0
GLA 1,216 SF   Bsmt 608 SF unfinished   Lot 5,227 SF
Built 1900   Off-street parking   Public sewer
List Price $269,900`,
    reads: {
      propertyAddress: '31 Granite St',
      city: 'Fitchburg',
      state: 'MA',
      zipCode: '01420',
      askingPrice: '269900',
      bedrooms: '3',
      bathrooms: '1',
      squareFeet: '1216',
      yearBuilt: '1900',
      lotSize: '5,227 sq ft',
      septicSystem: 'city-sewer',
    },
  },
  {
    name: 'old price crossed by words',
    text: String.raw`7311 Gable Dr Tyler TX 75701 - was 175k, price cut to 159k. 3/2/2, 1377 ft, built 77.`,
    reads: {
      propertyAddress: '7311 Gable Dr',
      city: 'Tyler',
      state: 'TX',
      zipCode: '75701',
      askingPrice: '159000',
      bedrooms: '3',
      bathrooms: '2',
      squareFeet: '1377',
      yearBuilt: '1977',
      garage: '2-car',
    },
  },
  {
    name: "lender's sheet",
    text: String.raw`Loan Request
Subject Property: 1602 Vance St, Toledo, OH 43607
Property Type: SFR
Purchase Price: $38,000
Rehab Budget: $42,000
Total Loan: $68,000
ARV: $110,000
Beds/Baths: 3/1
Sq Footage: 1,190
Year Built: 1910
Current Occupancy: Vacant`,
    reads: {
      propertyAddress: '1602 Vance St',
      city: 'Toledo',
      state: 'OH',
      zipCode: '43607',
      askingPrice: '38000',
      bedrooms: '3',
      bathrooms: '1',
      squareFeet: '1190',
      yearBuilt: '1910',
      estimatedRepairCost: '42000',
      propertyType: 'single-family',
      occupancy: 'Vacant',
    },
  },
  {
    name: 'agent remarks only',
    text: String.raw`Agent only: Cash offers w/ POF. 3/2/2 pool home built 1987 on septic in Ocala, FL. Sold as is. Text LA for showing, 1 hr notice. Supra on gate.`,
    reads: {
      city: 'Ocala',
      state: 'FL',
      bedrooms: '3',
      bathrooms: '2',
      garage: '2-car',
      pool: 'yes',
      yearBuilt: '1987',
      septicSystem: 'septic',
    },
  },
  {
    name: 'multiline address',
    text: String.raw`Property:
900 Cedar Bluff Trl
Huntsville,
AL
35806
Bed/Bath: 3/2
Sq. Ft.: 1543
Built: 1996
2 car
Garage
Vacant
Price: 176k`,
    reads: {
      propertyAddress: '900 Cedar Bluff Trl',
      city: 'Huntsville',
      state: 'AL',
      zipCode: '35806',
      askingPrice: '176000',
      bedrooms: '3',
      bathrooms: '2',
      squareFeet: '1543',
      yearBuilt: '1996',
      garage: '2-car',
      occupancy: 'Vacant',
    },
  },
  {
    name: 'metric and euro style',
    text: String.raw`14 Calle Sol, Tucson, AZ 85705: 2 bedrooms, 1 bath, 90 m2, built 1952, asking USD 198,000`,
    reads: {
      propertyAddress: '14 Calle Sol',
      city: 'Tucson',
      state: 'AZ',
      zipCode: '85705',
      askingPrice: '198000',
      bedrooms: '2',
      bathrooms: '1',
      squareFeet: '969',
      yearBuilt: '1952',
    },
  },
];

import type { CorpusText } from './corpus-text.ts';

/** Forty more, written in one go: 29 of them were read right in every field at first. */
export const blindTwo: readonly CorpusText[] = [
  {
    name: 'office sheet with codes and dots',
    text: String.raw`PROPERTY PROFILE
Street........: 3727 Hazelton Dr
City/St/Zip...: Charlotte NC 28216
Bdrms.........: 3
Baths.........: 2.5
GLA...........: 1,744
Lot...........: .18 ac
Yr Blt........: 2001
Garage........: 2
Sewer.........: Public
Pool..........: N
Occupancy.....: Tenant
List..........: $239,900`,
    reads: {
      propertyAddress: '3727 Hazelton Dr',
      city: 'Charlotte',
      state: 'NC',
      zipCode: '28216',
      askingPrice: '239900',
      bedrooms: '3',
      bathrooms: '2.5',
      squareFeet: '1744',
      yearBuilt: '2001',
      garage: '2-car',
      septicSystem: 'city-sewer',
      pool: 'no',
      occupancy: 'Tenant-occupied',
      lotSize: '0.18 acres',
    },
  },
  {
    name: 'text by phone, price in words of thousands',
    text: String.raw`yo got 1902 simpson st evanston il 60201. 3 bd 1 ba 1300 sq ft built 1924 w 1 car garage. seller firm at 285 thousand. lmk asap`,
    reads: {
      propertyAddress: '1902 Simpson St',
      city: 'Evanston',
      state: 'IL',
      zipCode: '60201',
      askingPrice: '285000',
      bedrooms: '3',
      bathrooms: '1',
      squareFeet: '1300',
      yearBuilt: '1924',
      garage: '1-car',
    },
  },
  {
    name: 'InvestorLift mail',
    text: String.raw`Hey Chris,
A new property matching your criteria was just added!
517 Lambert St, Montgomery, AL 36108
Asking Price $47,000
ARV $112,000
Est. Rehab $30,000
3 bd • 1 ba • 1,092 sqft • 1958 • SFR
[View Property]
You are receiving this e-mail because you signed up for deals in Alabama.
Unsubscribe | 1900 Commerce St, Dallas, TX 75201`,
    reads: {
      propertyAddress: '517 Lambert St',
      city: 'Montgomery',
      state: 'AL',
      zipCode: '36108',
      askingPrice: '47000',
      bedrooms: '3',
      bathrooms: '1',
      squareFeet: '1092',
      yearBuilt: '1958',
      estimatedRepairCost: '30000',
      propertyType: 'single-family',
    },
  },
  {
    name: 'wholesaler table by spaces',
    text: String.raw`Address             City     ST   Zip     Bd   Ba   SF      Yr     Price      Occ
2905 Burdette St    Omaha    NE   68111   3    1    1,176   1916   $59,000    Vacant`,
    reads: {
      propertyAddress: '2905 Burdette St',
      city: 'Omaha',
      state: 'NE',
      zipCode: '68111',
      askingPrice: '59000',
      bedrooms: '3',
      bathrooms: '1',
      squareFeet: '1176',
      yearBuilt: '1916',
      occupancy: 'Vacant',
    },
  },
  {
    name: 'Realtor.com app share',
    text: String.raw`For Sale: $274,900
4012 Bluffs Dr, Pueblo, CO 81005
3 bed, 2 bath, 1,650 sqft, 6,534 sqft lot
via realtor.com`,
    reads: {
      propertyAddress: '4012 Bluffs Dr',
      city: 'Pueblo',
      state: 'CO',
      zipCode: '81005',
      askingPrice: '274900',
      bedrooms: '3',
      bathrooms: '2',
      squareFeet: '1650',
      lotSize: '6,534 sq ft',
    },
  },
  {
    name: 'Zillow page, price cut and facts',
    text: String.raw`Price cut: $10K (11/3)
$299,000
4 beds 2 baths 1,802 sqft
1128 Sandalwood Ave, Kissimmee, FL 34744
Est. payment: $2,012/mo
Single Family Residence
Built in 1990
9,148 Square Feet Lot
$295,600 Zestimate
$166/sqft
$-- HOA
What's special
SCREENED POOL
Facts & features
Bedrooms: 4
Bathrooms: 2
Full bathrooms: 2
Has private pool: Yes
Pool features: In Ground, Screen Enclosure
Garage spaces: 2
Sewer: Public Sewer
Price history
11/3/2025 Price change $299,000 -3.2%`,
    reads: {
      propertyAddress: '1128 Sandalwood Ave',
      city: 'Kissimmee',
      state: 'FL',
      zipCode: '34744',
      askingPrice: '299000',
      bedrooms: '4',
      bathrooms: '2',
      squareFeet: '1802',
      yearBuilt: '1990',
      garage: '2-car',
      pool: 'yes',
      septicSystem: 'city-sewer',
      propertyType: 'single-family',
      lotSize: '9,148 sq ft',
    },
  },
  {
    name: 'FSBO with a phone and open house',
    text: String.raw`FOR SALE BY OWNER!! 77 Wintergreen Way, Cookeville TN 38501. $259,900. Open house Sat 1-4. Ranch brick home 3BR/2BA, 1688 sq ft w/ 2 car attached garage on .7 acre. Built '94, septic, HVAC 5 yrs old. We still live here so please call first 931-555-0177.`,
    reads: {
      propertyAddress: '77 Wintergreen Way',
      city: 'Cookeville',
      state: 'TN',
      zipCode: '38501',
      askingPrice: '259900',
      bedrooms: '3',
      bathrooms: '2',
      squareFeet: '1688',
      yearBuilt: '1994',
      lotSize: '0.7 acres',
      garage: '2-car',
      septicSystem: 'septic',
      occupancy: 'Owner-occupied',
    },
  },
  {
    name: 'investor note with ratios',
    text: String.raw`1420 Mulvane St, Topeka KS 66604
2/1 | 904 sf | 1926
All-in: 61k purchase + 24.5k rehab = 85.5k (68% of 125k ARV)
Vacant & winterized`,
    reads: {
      propertyAddress: '1420 Mulvane St',
      city: 'Topeka',
      state: 'KS',
      zipCode: '66604',
      askingPrice: '61000',
      bedrooms: '2',
      bathrooms: '1',
      squareFeet: '904',
      yearBuilt: '1926',
      estimatedRepairCost: '24500',
      occupancy: 'Vacant',
    },
  },
  {
    name: 'short one line',
    text: String.raw`Macon GA 30 Ashford Pl 3bd 1ba 1000sf 55k`,
    reads: {
      propertyAddress: '30 Ashford Pl',
      city: 'Macon',
      state: 'GA',
      askingPrice: '55000',
      bedrooms: '3',
      bathrooms: '1',
      squareFeet: '1000',
    },
  },
  {
    name: 'city in the subject, street below',
    text: String.raw`Subject: Chattanooga TN deal, 94k
Body: 2127 Lindsey St. 3/1 with 1216 sf, 1949 build. Needs 40k. Comps 190k+.`,
    reads: {
      propertyAddress: '2127 Lindsey St',
      city: 'Chattanooga',
      state: 'TN',
      askingPrice: '94000',
      bedrooms: '3',
      bathrooms: '1',
      squareFeet: '1216',
      yearBuilt: '1949',
      estimatedRepairCost: '40000',
    },
  },
  {
    name: "sheet of a lender's broker, abbreviations",
    text: String.raw`PROP: 6625 Longmeadow Dr, Jackson MS 39206
TYPE: SFR  BR: 4  BA: 2  SF: 1850  YB: 1969
PP: 85,000   REHAB: 15,000   AIV: 95,000   ARV: 140,000
STATUS: LEASED @ 1,250`,
    reads: {
      propertyAddress: '6625 Longmeadow Dr',
      city: 'Jackson',
      state: 'MS',
      zipCode: '39206',
      askingPrice: '85000',
      bedrooms: '4',
      bathrooms: '2',
      squareFeet: '1850',
      yearBuilt: '1969',
      occupancy: 'Tenant-occupied',
      estimatedRepairCost: '15000',
      propertyType: 'single-family',
    },
  },
  {
    name: 'text with em dashes and no commas',
    text: String.raw`845 Walnut Creek Rd — Franklin NC 28734 — cabin 2BR 2BA — 1,050 sq ft — 2.4 acres — built 1985 — septic/spring — $175,000`,
    reads: {
      propertyAddress: '845 Walnut Creek Rd',
      city: 'Franklin',
      state: 'NC',
      zipCode: '28734',
      askingPrice: '175000',
      bedrooms: '2',
      bathrooms: '2',
      squareFeet: '1050',
      yearBuilt: '1985',
      lotSize: '2.4 acres',
      septicSystem: 'septic',
    },
  },
  {
    name: 'facts by plus signs',
    text: String.raw`1717 S 9th St, St. Louis MO 63104 + 2 bed + 1.5 bath + 1,320 sf + 1890 + vacant + $149,000`,
    reads: {
      propertyAddress: '1717 S 9th St',
      city: 'St. Louis',
      state: 'MO',
      zipCode: '63104',
      askingPrice: '149000',
      bedrooms: '2',
      bathrooms: '1.5',
      squareFeet: '1320',
      yearBuilt: '1890',
      occupancy: 'Vacant',
    },
  },
  {
    name: 'emoji before words',
    text: String.raw`🏠 4503 Bellfort Ave, Houston, TX 77051
🛏️ Bedrooms – 3
🚿 Bathrooms – 1
📏 Sq Ft – 1,188
🗓️ Year – 1952
🚗 Garage – 1
💲 Price – $124,000
🔧 Rehab – $45,000
📈 ARV – $235,000
👨‍👩‍👧 Tenant occupied`,
    reads: {
      propertyAddress: '4503 Bellfort Ave',
      city: 'Houston',
      state: 'TX',
      zipCode: '77051',
      askingPrice: '124000',
      bedrooms: '3',
      bathrooms: '1',
      squareFeet: '1188',
      yearBuilt: '1952',
      estimatedRepairCost: '45000',
      occupancy: 'Tenant-occupied',
      garage: '1-car',
    },
  },
  {
    name: 'emoji, all on one line',
    text: String.raw`📍29 Cobalt Ct, Jonesboro AR 72404 🛏3 🛁2 📐1,295 📅1980 💰$98,500 📈ARV $155k`,
    reads: {
      propertyAddress: '29 Cobalt Ct',
      city: 'Jonesboro',
      state: 'AR',
      zipCode: '72404',
      askingPrice: '98500',
      bedrooms: '3',
      bathrooms: '2',
      squareFeet: '1295',
      yearBuilt: '1980',
    },
  },
  {
    name: 'remarks and price from an agent text',
    text: String.raw`Pocket listing. 5008 Winter Oak Way, Antelope CA 95843. 3 bed/2 bath/1356 sqft/1988/2 car gar. Seller is an out-of-state landlord, tenants on M2M at 1,950. Wants 419 firm.`,
    reads: {
      propertyAddress: '5008 Winter Oak Way',
      city: 'Antelope',
      state: 'CA',
      zipCode: '95843',
      askingPrice: '419000',
      bedrooms: '3',
      bathrooms: '2',
      squareFeet: '1356',
      yearBuilt: '1988',
      garage: '2-car',
      occupancy: 'Tenant-occupied',
    },
  },
  {
    name: 'sheet with value first',
    text: String.raw`136,000 - Price
3 - Bedrooms
2 - Bathrooms
1,410 - Sq Ft
1975 - Year Built
2 - Garage
18 Pine Needle Cv, Bossier City, LA 71111`,
    reads: {
      propertyAddress: '18 Pine Needle Cv',
      city: 'Bossier City',
      state: 'LA',
      zipCode: '71111',
      askingPrice: '136000',
      bedrooms: '3',
      bathrooms: '2',
      squareFeet: '1410',
      yearBuilt: '1975',
      garage: '2-car',
    },
  },
  {
    name: 'Spanish, short labels',
    text: String.raw`OFERTA! Casa en Houston TX 77020
Calle: 4730 Lyons Ave
Rec: 3  Baños: 1
Tamaño: 1,110 pies cuadrados
Construida: 1945
Precio: 115 mil
Desocupada`,
    reads: {
      propertyAddress: '4730 Lyons Ave',
      city: 'Houston',
      state: 'TX',
      zipCode: '77020',
      askingPrice: '115000',
      bedrooms: '3',
      bathrooms: '1',
      squareFeet: '1110',
      yearBuilt: '1945',
      occupancy: 'Vacant',
    },
  },
  {
    name: 'Spanish sentence, seller lives in it',
    text: String.raw`Se vende casa de 2 recámaras y 1 baño en 918 W Hadley St, Phoenix, AZ 85007, de 1,008 pies cuadrados, construida en 1938. Los dueños todavía viven en la casa. Piden $249,000.`,
    reads: {
      propertyAddress: '918 W Hadley St',
      city: 'Phoenix',
      state: 'AZ',
      zipCode: '85007',
      askingPrice: '249000',
      bedrooms: '2',
      bathrooms: '1',
      squareFeet: '1008',
      yearBuilt: '1938',
      occupancy: 'Owner-occupied',
    },
  },
  {
    name: 'manufactured, sheet',
    text: String.raw`ADDRESS: 1060 Blue Heron Ln
CITY: Beaufort SC 29906
STYLE: Double Wide Mobile Home
BED/BATH: 3/2
HEATED SQFT: 1344
YEAR: 1995
LAND: 0.61 acres (included)
SEWER: Septic
VACANT? Yes
PRICE: $88,500`,
    reads: {
      propertyAddress: '1060 Blue Heron Ln',
      city: 'Beaufort',
      state: 'SC',
      zipCode: '29906',
      askingPrice: '88500',
      bedrooms: '3',
      bathrooms: '2',
      squareFeet: '1344',
      yearBuilt: '1995',
      lotSize: '0.61 acres',
      septicSystem: 'septic',
      propertyType: 'mobile-home',
      occupancy: 'Vacant',
    },
  },
  {
    name: 'triplex, so no type',
    text: String.raw`TRIPLEX for sale - 58 Franklin St, Holyoke MA 01040. Unit 1: 3/1, Unit 2: 3/1, Unit 3: 2/1. 3,120 sf total, built 1905. All occupied by tenants. $265,000`,
    reads: {
      propertyAddress: '58 Franklin St',
      city: 'Holyoke',
      state: 'MA',
      zipCode: '01040',
      askingPrice: '265000',
      squareFeet: '3120',
      yearBuilt: '1905',
      occupancy: 'Tenant-occupied',
    },
  },
  {
    name: 'auction by county, minimum bid',
    text: String.raw`SURPLUS PROPERTY AUCTION
306 E 8th St, Metropolis, IL 62960
Minimum bid: $4,500
House: 2 bedroom, 1 bath, 816 sq ft, built 1940, vacant
Sealed bids due 12/12/2025 2:00 pm`,
    reads: {
      propertyAddress: '306 E 8th St',
      city: 'Metropolis',
      state: 'IL',
      zipCode: '62960',
      bedrooms: '2',
      bathrooms: '1',
      squareFeet: '816',
      yearBuilt: '1940',
      occupancy: 'Vacant',
    },
  },
  {
    name: 'HUD with case and IE status',
    text: String.raw`Case No: 571-102938   List Price: $96,000   Address: 1433 Ferncliff Rd   Charleston, WV 25314   Type: Single Family   Beds: 3   Baths: 1.5   SqFt: 1,404   Year: 1962   Lot: 0.4 acres   FHA: IE   Status: Vacant`,
    reads: {
      propertyAddress: '1433 Ferncliff Rd',
      city: 'Charleston',
      state: 'WV',
      zipCode: '25314',
      askingPrice: '96000',
      bedrooms: '3',
      bathrooms: '1.5',
      squareFeet: '1404',
      yearBuilt: '1962',
      propertyType: 'single-family',
      occupancy: 'Vacant',
      lotSize: '0.4 acres',
    },
  },
  {
    name: 'year after a slash',
    text: String.raw`2310 Wimberly Ct/Decatur AL 35603/3 bed/2 bath/1460 sqft/1986/2 car garage/$134,900`,
    reads: {
      propertyAddress: '2310 Wimberly Ct',
      city: 'Decatur',
      state: 'AL',
      zipCode: '35603',
      askingPrice: '134900',
      bedrooms: '3',
      bathrooms: '2',
      squareFeet: '1460',
      yearBuilt: '1986',
      garage: '2-car',
    },
  },
  {
    name: 'price with plus fee',
    text: String.raw`812 Greenway Dr Killeen TX 76541
Price $118,000 (includes our $8,000 assignment fee)
3/1.5, 1150 sqft, 1972`,
    reads: {
      propertyAddress: '812 Greenway Dr',
      city: 'Killeen',
      state: 'TX',
      zipCode: '76541',
      askingPrice: '118000',
      bedrooms: '3',
      bathrooms: '1.5',
      squareFeet: '1150',
      yearBuilt: '1972',
    },
  },
  {
    name: 'total and per unit feet',
    text: String.raw`Duplex, 1211 Garfield Ave, Kansas City KS 66104. 2 bed 1 bath each unit (4 bed 2 bath total). 860 sq ft per unit, 1,720 total sq ft. 1920. $139,000.`,
    reads: {
      propertyAddress: '1211 Garfield Ave',
      city: 'Kansas City',
      state: 'KS',
      zipCode: '66104',
      askingPrice: '139000',
      bedrooms: '4',
      bathrooms: '2',
      squareFeet: '1720',
      yearBuilt: '1920',
      propertyType: 'duplex',
    },
  },
  {
    name: 'JSON with strings',
    text: String.raw`{ "property_address": "77 Harmon Rd", "property_city": "Auburn", "property_state": "ME", "property_zip": "04210", "beds": "3", "baths": "1.5", "sq_ft": "1,456", "year_built": "1968", "garage": "1 car", "sewer": "Septic", "asking_price": "$189,000", "arv": "$265,000" }`,
    reads: {
      propertyAddress: '77 Harmon Rd',
      city: 'Auburn',
      state: 'ME',
      zipCode: '04210',
      askingPrice: '189000',
      bedrooms: '3',
      bathrooms: '1.5',
      squareFeet: '1456',
      yearBuilt: '1968',
      septicSystem: 'septic',
      garage: '1-car',
    },
  },
  {
    name: 'YAML',
    text: String.raw`deal:
  address: 400 Tanglewood Trl
  city: Marshall
  state: TX
  zip: 75672
  beds: 3
  baths: 2
  sqft: 1533
  year: 1976
  occupancy: vacant
  asking: 112000
  arv: 189000
  rehab: 28000`,
    reads: {
      propertyAddress: '400 Tanglewood Trl',
      city: 'Marshall',
      state: 'TX',
      zipCode: '75672',
      askingPrice: '112000',
      bedrooms: '3',
      bathrooms: '2',
      squareFeet: '1533',
      yearBuilt: '1976',
      occupancy: 'Vacant',
      estimatedRepairCost: '28000',
    },
  },
  {
    name: 'CSV, odd headings',
    text: String.raw`prop_addr,prop_city,prop_state,prop_zip,br,ba,bldg_sqft,yr_blt,gar,list_price
3616 Wade Ave,Saint Louis,MO,63109,2,1,1040,1939,1,167500`,
    reads: {
      propertyAddress: '3616 Wade Ave',
      city: 'Saint Louis',
      state: 'MO',
      zipCode: '63109',
      askingPrice: '167500',
      bedrooms: '2',
      bathrooms: '1',
      squareFeet: '1040',
      yearBuilt: '1939',
      garage: '1-car',
    },
  },
  {
    name: 'HTML list',
    text: String.raw`<b>Off-Market Deal</b><br><ul><li><strong>Address:</strong> 1255 Knollwood Dr, Athens, GA 30606</li><li><strong>Beds/Baths:</strong> 3/2</li><li><strong>SqFt:</strong> 1,398</li><li><strong>Year Built:</strong> 1971</li><li><strong>Price:</strong> $172,000</li><li><strong>Occupancy:</strong> Vacant</li></ul>`,
    reads: {
      propertyAddress: '1255 Knollwood Dr',
      city: 'Athens',
      state: 'GA',
      zipCode: '30606',
      askingPrice: '172000',
      bedrooms: '3',
      bathrooms: '2',
      squareFeet: '1398',
      yearBuilt: '1971',
      occupancy: 'Vacant',
    },
  },
  {
    name: 'markdown list',
    text: String.raw`## 612 Hillside Dr, Anniston, AL 36207
- **Beds:** 3
- **Baths:** 1.5
- **Size:** 1,375 sqft
- **Built:** 1953
- **Garage:** 1-car
- **Price:** $69,000
- **Rehab:** ~$32,000
- **ARV:** $139,000`,
    reads: {
      propertyAddress: '612 Hillside Dr',
      city: 'Anniston',
      state: 'AL',
      zipCode: '36207',
      askingPrice: '69000',
      bedrooms: '3',
      bathrooms: '1.5',
      squareFeet: '1375',
      yearBuilt: '1953',
      garage: '1-car',
      estimatedRepairCost: '32000',
    },
  },
  {
    name: 'sentence with decoy houses',
    text: String.raw`2415 Cedar Ave in Lynchburg, Virginia 24503 is a 3 bed, 1 bath, 1,260 sq ft home from 1941. The house next door (4/2, 1,900 sf) sold for $268,000 in June. Owner is an elderly gentleman who still lives there. He wants $128,000.`,
    reads: {
      propertyAddress: '2415 Cedar Ave',
      city: 'Lynchburg',
      state: 'VA',
      zipCode: '24503',
      askingPrice: '128000',
      bedrooms: '3',
      bathrooms: '1',
      squareFeet: '1260',
      yearBuilt: '1941',
      occupancy: 'Owner-occupied',
    },
  },
  {
    name: 'listing with schools and distances',
    text: String.raw`9207 Fallow Ln, Temple, TX 76502. 4 bd, 2 ba, 1,705 sf, 2006, 2 car. 3 miles to Baylor Scott & White, 1.2 mi to I-35, schools rated 6/10. List price $207,000, taxes $4,980.`,
    reads: {
      propertyAddress: '9207 Fallow Ln',
      city: 'Temple',
      state: 'TX',
      zipCode: '76502',
      askingPrice: '207000',
      bedrooms: '4',
      bathrooms: '2',
      squareFeet: '1705',
      yearBuilt: '2006',
      garage: '2-car',
    },
  },
  {
    name: 'abbreviated rooms',
    text: String.raw`204 Riverview Rd Savannah GA 31410: 3 bdrm, 2 bth, 1402 sqft, yr blt 1976, 1-c gar. Askg $249.5K`,
    reads: {
      propertyAddress: '204 Riverview Rd',
      city: 'Savannah',
      state: 'GA',
      zipCode: '31410',
      askingPrice: '249500',
      bedrooms: '3',
      bathrooms: '2',
      squareFeet: '1402',
      yearBuilt: '1976',
      garage: '1-car',
    },
  },
  {
    name: 'waterfront with lot in feet and acres',
    text: String.raw`16 Heron Pt, Eufaula, OK 74432
$315,000
3 BR 2 BA 1,820 SF (1999)
Lot: 0.44 ac (19,166 sf)
Septic. 2 car garage + boat dock.`,
    reads: {
      propertyAddress: '16 Heron Pt',
      city: 'Eufaula',
      state: 'OK',
      zipCode: '74432',
      askingPrice: '315000',
      bedrooms: '3',
      bathrooms: '2',
      squareFeet: '1820',
      yearBuilt: '1999',
      lotSize: '0.44 acres',
      septicSystem: 'septic',
      garage: '2-car',
    },
  },
  {
    name: 'reply chain',
    text: String.raw`On Mon, Oct 6, 2025 at 9:14 AM Lena wrote:
> Still available?
Yes! 1509 Beech St, Texarkana, AR 71854. 2 bed 1 bath, 860 sqft, 1938. It's sitting empty. 41k takes it.`,
    reads: {
      propertyAddress: '1509 Beech St',
      city: 'Texarkana',
      state: 'AR',
      zipCode: '71854',
      askingPrice: '41000',
      bedrooms: '2',
      bathrooms: '1',
      squareFeet: '860',
      yearBuilt: '1938',
      occupancy: 'Vacant',
    },
  },
  {
    name: 'occupancy by a squatter, garage turned into a room',
    text: String.raw`3322 Wisteria St, New Orleans, LA 70122 - 4 bed 2 bath 1620 sq ft 1962. No garage (enclosed). $118k as-is.`,
    reads: {
      propertyAddress: '3322 Wisteria St',
      city: 'New Orleans',
      state: 'LA',
      zipCode: '70122',
      askingPrice: '118000',
      bedrooms: '4',
      bathrooms: '2',
      squareFeet: '1620',
      yearBuilt: '1962',
      garage: 'none',
    },
  },
  {
    name: 'labels in a sentence',
    text: String.raw`The asking price is $144,500. The address is 53 Carolina Ave, Hampton, VA 23661. The house has 3 bedrooms and 1 bathroom. The square footage is 1,090. It was built in 1944. It's on city sewer.`,
    reads: {
      propertyAddress: '53 Carolina Ave',
      city: 'Hampton',
      state: 'VA',
      zipCode: '23661',
      askingPrice: '144500',
      bedrooms: '3',
      bathrooms: '1',
      squareFeet: '1090',
      yearBuilt: '1944',
      septicSystem: 'city-sewer',
    },
  },
  {
    name: 'price in the middle, lot by sides',
    text: String.raw`725 Hobart St Gary IN 46406. $28,000. Gut job. 3 bed 1 bath 1104 sf brick, 1955, lot 50x120, 2 car detached garage.`,
    reads: {
      propertyAddress: '725 Hobart St',
      city: 'Gary',
      state: 'IN',
      zipCode: '46406',
      askingPrice: '28000',
      bedrooms: '3',
      bathrooms: '1',
      squareFeet: '1104',
      yearBuilt: '1955',
      lotSize: '50 x 120',
      garage: '2-car',
      currentCondition: 'gut-job',
    },
  },
  {
    name: 'portal of a credit union, lines glued',
    text: String.raw`84 Harvest Moon Ct
Clayton, NC 27520
$305,0003 Beds2.5 Baths1,968 Sq. Ft.
Single FamilyYear Built: 2009Lot: 0.21 acresGarage: 2`,
    reads: {
      propertyAddress: '84 Harvest Moon Ct',
      city: 'Clayton',
      state: 'NC',
      zipCode: '27520',
      askingPrice: '305000',
      bedrooms: '3',
      bathrooms: '2.5',
      squareFeet: '1968',
      yearBuilt: '2009',
      garage: '2-car',
      propertyType: 'single-family',
      lotSize: '0.21 acres',
    },
  },
];

import type { CorpusText } from './corpus-text.ts';

/** Agents' remarks, one-liners, lists with labels of every kind, forwarded mail, Spanish. Every address and number is invented. */
export const remarks: readonly CorpusText[] = [
  {
    name: 'remarks in capitals: w/ and abbreviations, comps by their streets, basement feet beside the living area',
    text: String.raw`2419 INDEPENDENCE SPUR, KANSAS CITY KS 66104. 3BR/1.1BA BRICK RANCH-STYLE HOUSE W/ 2 CAR GAR ON .31 AC. APPROX 1,176 SF UP, PLUS 900 SF UNFIN BSMT. BLT 1957. NEW ROOF 2021, FURN 2016. CITY SEWER. SELLER IS OFFERING AS IS AT $104,900. RECENT SALES ON 64TH TER $168K AND $172,500. HOUSE IS VACANT, SENTRILOCK ON FRONT. TAXES $1,988. LB CODE THRU SHOWINGTIME 913-555-0147.`,
    reads: {
      propertyAddress: '2419 INDEPENDENCE SPUR',
      city: 'Kansas City',
      state: 'KS',
      zipCode: '66104',
      askingPrice: '104900',
      bedrooms: '3',
      bathrooms: '1.5',
      squareFeet: '1176',
      lotSize: '0.31 acres',
      yearBuilt: '1957',
      garage: '2-car',
      occupancy: 'Vacant',
      propertyType: 'single-family',
      septicSystem: 'city-sewer',
    },
  },
  {
    name: 'prose remarks: an addition with its own feet, a renovated year, possible fourth bedroom',
    text: String.raw`Agent remarks: Great bones on this single family home at 1036 Danville Gap Rd in Winston-Salem, NC 27107. Built in 1968 and last updated in 2003, it offers 3 bedrooms (possible 4th in the den), 2 full baths and approx 1,710 square feet including a 240 sq ft sunroom addition. The lot measures just under a half acre per tax records: 0.46 acres. Detached 2-car garage. Septic was pumped last spring. Listed at $198,500; the tax value is $171,300. Sellers still live in the home and need three weeks after closing.`,
    reads: {
      propertyAddress: '1036 Danville Gap Rd',
      city: 'Winston-Salem',
      state: 'NC',
      zipCode: '27107',
      askingPrice: '198500',
      bedrooms: '3',
      bathrooms: '2',
      squareFeet: '1710',
      lotSize: '0.46 acres',
      yearBuilt: '1968',
      garage: '2-car',
      occupancy: 'Owner-occupied',
      propertyType: 'single-family',
      septicSystem: 'septic',
    },
  },
  {
    name: 'one line on a highway: direction after the number, k price, acreage, no garage',
    text: String.raw`11806 Hwy 64 E, Memphis TN 38133 - 3bd/1ba, 1150sf, 1.4 ac, blt 1971, septic, no garage, $112k, ARV 195k, needs 38k rehab`,
    reads: {
      propertyAddress: '11806 Hwy 64 E',
      city: 'Memphis',
      state: 'TN',
      zipCode: '38133',
      askingPrice: '112000',
      bedrooms: '3',
      bathrooms: '1',
      squareFeet: '1150',
      lotSize: '1.4 acres',
      yearBuilt: '1971',
      garage: 'none',
      septicSystem: 'septic',
      estimatedRepairCost: '38000',
    },
  },
  {
    name: 'list with equals signs and a key in capitals, an estimate and a payoff beside the asking price',
    text: String.raw`ADDR = 4433 Bloomington Oaks Dr
CITY = Indianapolis
STATE = IN
ZIP = 46226
ASKING = 121,000
BEDS = 3
BATHS = 1.5
SQFT = 1,244
YEAR = 1959
GARAGE = 1 car
OCC = vacant
POOL = no
PAYOFF = 64,200
ZESTIMATE = 187,300
REPAIRS = 33,000
LAST SOLD = 52,900 in 2010`,
    reads: {
      propertyAddress: '4433 Bloomington Oaks Dr',
      city: 'Indianapolis',
      state: 'IN',
      zipCode: '46226',
      askingPrice: '121000',
      bedrooms: '3',
      bathrooms: '1.5',
      squareFeet: '1244',
      yearBuilt: '1959',
      garage: '1-car',
      occupancy: 'Vacant',
      estimatedRepairCost: '33000',
      pool: 'no',
    },
  },
  {
    name: 'list with dashes between label and value, repairs as a range',
    text: String.raw`Property - 618 Pinckney Ln
Where - Fayetteville, NC 28314
Bedrooms - 3
Bathrooms - 2
Living area - 1,402 sq ft
Lot - 0.33 acre
Built - 1979
Garage - 1 car attached
Sewer - septic tank
Repairs - $25k to $35k depending on the roof
Asking price - $139,900
Rent comps - $1,350
HOA - none`,
    reads: {
      propertyAddress: '618 Pinckney Ln',
      city: 'Fayetteville',
      state: 'NC',
      zipCode: '28314',
      askingPrice: '139900',
      bedrooms: '3',
      bathrooms: '2',
      squareFeet: '1402',
      lotSize: '0.33 acres',
      yearBuilt: '1979',
      garage: '1-car',
      septicSystem: 'septic',
    },
  },
  {
    name: 'Spanish list, El Paso: recámaras, price with a full stop, year of construction, garage for two cars',
    text: String.raw`SE VENDE CASA
Dirección: 10713 Sevilla Norte Dr
Ciudad: El Paso
Estado: Texas
Código postal: 79924
Precio: $165.000
Recámaras: 3
Baños: 2
Pies cuadrados: 1,388
Terreno: 6,300 pies cuadrados
Año de construcción: 1973
Garaje: 2 carros
Techo: 2018
Impuestos: $3,480 al año
Llamar al 915-555-0116`,
    reads: {
      propertyAddress: '10713 Sevilla Norte Dr',
      city: 'El Paso',
      state: 'TX',
      zipCode: '79924',
      askingPrice: '165000',
      bedrooms: '3',
      bathrooms: '2',
      squareFeet: '1388',
      lotSize: '6,300 sq ft',
      yearBuilt: '1973',
      garage: '2-car',
    },
  },
  {
    name: 'Spanish remarks in one paragraph, labels without accents',
    text: String.raw`Oportunidad para inversionistas en San Antonio, TX 78228. Direccion: 331 Laredo Vista St. Casa de 2 recamaras y 1 bano, 940 pies cuadrados, construida en 1951. Precio: $98,000. Valor despues de reparar: $170,000. Reparaciones estimadas no incluidas. Informes 210-555-0192.`,
    reads: {
      propertyAddress: '331 Laredo Vista St',
      city: 'San Antonio',
      state: 'TX',
      zipCode: '78228',
      askingPrice: '98000',
      bedrooms: '2',
      bathrooms: '1',
      squareFeet: '940',
      yearBuilt: '1951',
    },
  },
  {
    name: 'forwarded mail, quoted lines with angle marks, a signature with an office in another town',
    text: String.raw`FYI, this one may fit you. See below.

Terri Moss | Prairie Gate Realty
1450 E Independence St, Springfield, MO 65804
O 417-555-0128  C 417-555-0129

> ---------- Forwarded message ----------
> From: listings@ozarkside.example
> Date: Mon, Oct 6, 2025 at 8:12 AM
> Subject: Columbia 3/2 coming soon
>
> 2207 Jefferson Commons Dr
> Columbia, MO 65202
>
> Price: $172,500
> 3 bedrooms, 2 baths
> 1,458 finished sq ft
> Built 1993
> 2 car garage
> Public sewer
> Seller lives there now and can be out in 30 days.
>
> Photos: https://photos.app.goo.gl/Ex4mpLe555ozark
> Showing calendar: https://calendly.com/ozarkside-example/showing`,
    reads: {
      propertyAddress: '2207 Jefferson Commons Dr',
      city: 'Columbia',
      state: 'MO',
      zipCode: '65202',
      askingPrice: '172500',
      bedrooms: '3',
      bathrooms: '2',
      squareFeet: '1458',
      yearBuilt: '1993',
      garage: '2-car',
      occupancy: 'Owner-occupied',
      septicSystem: 'city-sewer',
      photoLinks: 'https://photos.app.goo.gl/Ex4mpLe555ozark',
    },
  },
  {
    name: 'reply chain: the price comes down in the newer mail above the older one',
    text: String.raw`On Tue, Oct 14 the seller agreed to come down. New asking price is $118,000, everything else is the same.

> On Thu, Oct 2, 2025, Kelly B. wrote:
>> Address: 940 Muscle Shoals Pl, Huntsville, AL 35816
>> Asking price: $131,000
>> Bed/bath: 3/1.5
>> SqFt: 1,215
>> Year: 1962
>> Garage: none, carport only
>> Condition: lipstick, mostly paint and floors
>> Tenant month to month at $875

Kelly B.
Tennessee Valley Acquisitions
200 Clinton Ave W Ste 500, Huntsville, AL 35801
256-555-0153`,
    reads: {
      propertyAddress: '940 Muscle Shoals Pl',
      city: 'Huntsville',
      state: 'AL',
      zipCode: '35816',
      askingPrice: '118000',
      bedrooms: '3',
      bathrooms: '1.5',
      squareFeet: '1215',
      yearBuilt: '1962',
      garage: 'none',
      occupancy: 'Tenant-occupied',
      currentCondition: 'lipstick',
    },
  },
  {
    name: 'no labels at all: a line for each thing, unit letter, dues by the month',
    text: String.raw`3350 Tamiami Oaks Ct, Apt C
Tampa, FL 33614
$142,000
2 bedroom / 1.5 bath townhouse
1,040 square feet
1982
community pool, $310/mo dues
empty, go anytime`,
    reads: {
      propertyAddress: '3350 Tamiami Oaks Ct, Apt C',
      city: 'Tampa',
      state: 'FL',
      zipCode: '33614',
      askingPrice: '142000',
      bedrooms: '2',
      bathrooms: '1.5',
      squareFeet: '1040',
      yearBuilt: '1982',
      occupancy: 'Vacant',
      propertyType: 'townhouse',
    },
  },
  {
    name: 'labels with the values in a second column, only spaces between, state spelt out',
    text: String.raw`STREET          1522 E Abilene Ct
CITY            Broken Arrow
STATE           Oklahoma
ZIP CODE        74012
PRICE           159500
BEDROOMS        3
BATHROOMS       2
SQUARE FEET     1398
LOT SIZE        .21 acres
YEAR BUILT      1981
GARAGE          2 car
POOL            none
OCCUPANCY       owner occupied
REPAIRS NEEDED  18000
AFTER REPAIR    229000`,
    reads: {
      propertyAddress: '1522 E Abilene Ct',
      city: 'Broken Arrow',
      state: 'OK',
      zipCode: '74012',
      askingPrice: '159500',
      bedrooms: '3',
      bathrooms: '2',
      squareFeet: '1398',
      lotSize: '0.21 acres',
      yearBuilt: '1981',
      garage: '2-car',
      occupancy: 'Owner-occupied',
      estimatedRepairCost: '18000',
      pool: 'no',
    },
  },
  {
    name: 'condition said as a full gut, garage without its cars, price as a range',
    text: String.raw`Probate, heirs want it gone. 1519 Sandusky Pike, Toledo, OH 43605. Three level single family, 5 beds, 2 baths, 2,044 sqft per auditor, built 1912. Full gut, fire in the kitchen in 2019. There is a detached garage. They would look at anything between $20k and $28k. Back taxes $6,150. Public sewer and water. Vacant four years.`,
    reads: {
      propertyAddress: '1519 Sandusky Pike',
      city: 'Toledo',
      state: 'OH',
      zipCode: '43605',
      bedrooms: '5',
      bathrooms: '2',
      squareFeet: '2044',
      yearBuilt: '1912',
      occupancy: 'Vacant',
      propertyType: 'single-family',
      septicSystem: 'city-sewer',
      currentCondition: 'gut-job',
    },
  },
  {
    name: 'remarks that hint but do not say: rental potential, room for a pool, sewer at the street or septic',
    text: String.raw`PUBLIC REMARKS: Tons of rental potential at 724 Bossier Shore Dr, Shreveport, LA 71106! 4BD/2BA with 1,905 SF of living space on a 90 x 140 lot with room for a pool. Built in 1967. Oversized driveway fits 4 cars. Buyer to verify whether house is on septic or public sewer. Investors: comps support $240's after updates. PRIVATE REMARKS: make offer, no price set by the bank yet; last list price expired in March. Call LA 318-555-0135.`,
    reads: {
      propertyAddress: '724 Bossier Shore Dr',
      city: 'Shreveport',
      state: 'LA',
      zipCode: '71106',
      bedrooms: '4',
      bathrooms: '2',
      squareFeet: '1905',
      lotSize: '90 x 140',
      yearBuilt: '1967',
    },
  },
  {
    name: 'title sheet of an assignment: contract price, price to the end buyer and fee apart, tenant on Section 8',
    text: String.raw`ASSIGNMENT INFO FOR TITLE
Property address: 3028 Selma Heights Ave, Birmingham, AL 35211
A-B contract price: $61,000
Assignment fee: $9,000
EMD: $1,500
B-C end buyer pays: $70,000
Asking price: $70,000
Property: SFH, 3 bed / 1 bath, 1,064 SF, built 1955
Section 8 tenant, $1,025/mo, lease thru 4/2026
Roof age: 6 years
Buyer's entity address: 77 Peachtree Plz Ste 9, Atlanta, GA 30303`,
    reads: {
      propertyAddress: '3028 Selma Heights Ave',
      city: 'Birmingham',
      state: 'AL',
      zipCode: '35211',
      askingPrice: '70000',
      bedrooms: '3',
      bathrooms: '1',
      squareFeet: '1064',
      yearBuilt: '1955',
      occupancy: 'Tenant-occupied',
      propertyType: 'single-family',
    },
  },
  {
    name: 'marketing text in sentences with a manufactured home on a state route, rooms in words',
    text: String.raw`Quiet country setting! This double wide manufactured home sits on 3 acres at 4471 State Route 7, Marietta, Ohio 45750. Three bedrooms, two full bathrooms, about 1,456 sq. ft. and a newer metal roof (2020). Septic and well. Built in 1994. There is a two car detached garage with a 12 x 20 lean-to. The seller is asking $84,500 firm. Annual taxes run $640.`,
    reads: {
      propertyAddress: '4471 State Route 7',
      city: 'Marietta',
      state: 'OH',
      zipCode: '45750',
      askingPrice: '84500',
      bedrooms: '3',
      bathrooms: '2',
      squareFeet: '1456',
      lotSize: '3 acres',
      yearBuilt: '1994',
      garage: '2-car',
      propertyType: 'mobile-home',
      septicSystem: 'septic',
    },
  },
  {
    name: 'mail with HTML leftovers and non-breaking spaces, image files and a company page',
    text: String.raw`<p>Hi&nbsp;all,</p><p><strong>1127&nbsp;N&nbsp;Flagstaff&nbsp;Pass&nbsp;Rd, Mesa,&nbsp;AZ&nbsp;85213</strong><br>
3 bed&nbsp;|&nbsp;2 bath&nbsp;|&nbsp;1,655 sqft&nbsp;|&nbsp;built 1984<br>
Private pool &amp; 2&#45;car garage<br>
Asking&nbsp;$329,000&nbsp;&mdash;&nbsp;repairs&nbsp;around&nbsp;$42,000</p>
<p>Pics: <a href="https://img.saltriverdeals.example/a/flag-front.jpg">front</a> <a href="https://img.saltriverdeals.example/a/flag-pool.jpg">pool</a></p>
<p>More about us: <a href="https://saltriverdeals.example/about">our company</a></p>`,
    reads: {
      propertyAddress: '1127 N Flagstaff Pass Rd',
      city: 'Mesa',
      state: 'AZ',
      zipCode: '85213',
      askingPrice: '329000',
      bedrooms: '3',
      bathrooms: '2',
      squareFeet: '1655',
      yearBuilt: '1984',
      garage: '2-car',
      estimatedRepairCost: '42000',
      pool: 'yes',
      photoLinks:
        'https://img.saltriverdeals.example/a/flag-front.jpg\nhttps://img.saltriverdeals.example/a/flag-pool.jpg',
    },
  },
  {
    name: 'metric figures from a foreign owner: square metres for house and plot',
    text: String.raw`House for sale in Orlando, Florida
Address: 6608 Kissimmee Park Ter, Orlando, FL 32809
Living area: 150 m²
Bedrooms: 4
Bathrooms: 2
Construction year: 1986
Price: USD 298,000
Garage: 2 cars
Swimming pool: yes, private, 9 x 4 m
Annual property tax: USD 4,120
Owner lives abroad, house stands empty.`,
    reads: {
      propertyAddress: '6608 Kissimmee Park Ter',
      city: 'Orlando',
      state: 'FL',
      zipCode: '32809',
      askingPrice: '298000',
      bedrooms: '4',
      bathrooms: '2',
      squareFeet: '1615',
      yearBuilt: '1986',
      garage: '2-car',
      occupancy: 'Vacant',
      pool: 'yes',
    },
  },
  {
    name: 'one line in lower case with slashes, Ft Worth, county and metroplex beside the city',
    text: String.raw`ft worth (dfw metroplex, tarrant co) / 2908 hemlock ave / 76137 tx / 4-2 / 1,760 sq ft / 2 car garage / 2002 built / 229,900 list / hoa 35 mo / public sewer / owner occupied till close`,
    reads: {
      propertyAddress: '2908 hemlock ave',
      city: 'Fort Worth',
      state: 'TX',
      zipCode: '76137',
      askingPrice: '229900',
      bedrooms: '4',
      bathrooms: '2',
      squareFeet: '1760',
      yearBuilt: '2002',
      garage: '2-car',
      occupancy: 'Owner-occupied',
      septicSystem: 'city-sewer',
    },
  },
  {
    name: 'big house: more than five bedrooms and four baths, four-car garage, a million with a letter, guest house feet',
    text: String.raw`REMARKS: Stately single family on a double lot. 6 bedrooms, 4 full baths and 1 half bath, 5,210 sq ft in the main house plus a 780 sq ft guest house. 1.1 acres, 4 car garage, heated in-ground pool and spa. Built 1936, slate roof repaired 2014. Offered at $1.35M. Property taxes $21,480. 4700 Hudson Heights Dr, Tulsa, OK 74105. Shown by appointment, listing office 918-555-0168.`,
    reads: {
      propertyAddress: '4700 Hudson Heights Dr',
      city: 'Tulsa',
      state: 'OK',
      zipCode: '74105',
      askingPrice: '1350000',
      bedrooms: '6+',
      bathrooms: '4+',
      squareFeet: '5210',
      lotSize: '1.1 acres',
      yearBuilt: '1936',
      garage: '4+car',
      propertyType: 'single-family',
      pool: 'yes',
    },
  },
  {
    name: 'agent notes on a condo: contradictory occupancy, building figures, parking space and storage',
    text: String.raw`Showing notes for 815 Marquette Sq #507, Saint Louis, MO 63101
Condo in a tower of 142 residences, rooftop pool and gym for residents.
1 bedroom, 1 bath, 744 sq ft. One assigned space in the parking deck. Storage 5x8.
Listing price $96,500, HOA $418 includes sewer and water.
MLS says vacant. Doorman says tenant is still in the unit. Will confirm Friday.
Special assessment $2,200 paid by seller. Sold for $121,000 in 2006.`,
    reads: {
      propertyAddress: '815 Marquette Sq #507',
      city: 'Saint Louis',
      state: 'MO',
      zipCode: '63101',
      askingPrice: '96500',
      bedrooms: '1',
      bathrooms: '1',
      squareFeet: '744',
      propertyType: 'condo',
    },
  },
];

import type { CorpusText } from './corpus-text.ts';

/** Sheets and remarks that no rule was written against: other systems, states and wording. Every address and number is invented. */
export const furtherSheets: readonly CorpusText[] = [
  {
    name: 'Pueblo CO, bath kinds each on a line: one full and one three-quarter, price change log',
    text: String.raw`Listing ID: 2555038                 Active
Current Price $218,500
Full Address: 1916 Durango Mesa Ave, Pueblo, CO 81004
Property Sub Type: Single Family Residence
Bedrooms Total: 3
Bathrooms Total: 2
  Full: 1
  Three Quarter: 1
  Half: 0
Living Area: 1,188
Bldg Area Total: 1,626
Year Built: 1952
Lot Size Area: 5,750 Square Feet
Parking Total: 3
Garage Spaces: 1
Uncovered Spaces: 2
Sewer: Public Sewer
Change history
  09/03 New listing $239,000
  09/20 Price decreased $229,000
  10/06 Price decreased $218,500
Tax Annual Amount $1,009 (2024)
Brokerage: Greenhorn Range Real Estate, 719-555-0103`,
    reads: {
      propertyAddress: '1916 Durango Mesa Ave',
      city: 'Pueblo',
      state: 'CO',
      zipCode: '81004',
      askingPrice: '218500',
      bedrooms: '3',
      bathrooms: '1.5',
      squareFeet: '1188',
      lotSize: '5,750 sq ft',
      yearBuilt: '1952',
      garage: '1-car',
      propertyType: 'single-family',
      septicSystem: 'city-sewer',
    },
  },
  {
    name: 'Las Vegas: short codes joined by semicolons, private pool with its date, association dues',
    text: String.raw`ML#2555071; St: A; L/Price: $388,000; Org L/Price: $410,000; Area: 303
5833 Boulder Mesa Ct; Las Vegas; NV; 89110
Bldg: Single Family Residential; Yr Built: 1994/RESALE; SqFt: 1,702; Lot SqFt: 5,227; Acres: 0.12
Beds: 3; Full Ba: 2; 3/4 Ba: 0; Half Ba: 1; Den: 0; Loft: 1
Garage: 2/Attached, Auto Door; Carport: 0
Pv Pool: Y, In Ground, built 2005; Pv Spa: N; Assoc Pool: N
Sewer: Public; Water: Public; Solar: leased, $112 mo
Assoc: Y, $38 monthly; SID/LID: N; Ann Tax: $1,655
Lst Off: Mojave Crest Homes 702-555-0180`,
    reads: {
      propertyAddress: '5833 Boulder Mesa Ct',
      city: 'Las Vegas',
      state: 'NV',
      zipCode: '89110',
      askingPrice: '388000',
      bedrooms: '3',
      bathrooms: '2.5',
      squareFeet: '1702',
      lotSize: '5,227 sq ft',
      yearBuilt: '1994',
      garage: '2-car',
      propertyType: 'single-family',
      septicSystem: 'city-sewer',
      pool: 'yes',
    },
  },
  {
    name: 'record of a data feed in braces: names run together, a null price, the living area among other areas',
    text: String.raw`{
  "ListingId": "OM25555102",
  "StandardStatus": "Active",
  "UnparsedAddress": "3604 N Cheyenne Bluff St",
  "City": "Omaha",
  "StateOrProvince": "NE",
  "PostalCode": "68111",
  "ListPrice": 127500,
  "OriginalListPrice": 139000,
  "ClosePrice": null,
  "BedroomsTotal": 3,
  "BathroomsFull": 1,
  "BathroomsHalf": 1,
  "LivingArea": 1310,
  "BelowGradeFinishedArea": 0,
  "BuildingAreaTotal": 2010,
  "LotSizeAcres": 0.14,
  "YearBuilt": 1920,
  "GarageSpaces": 1,
  "PropertySubType": "Single Family Residence",
  "Sewer": ["Public Sewer"],
  "TaxAnnualAmount": 1844.2,
  "ListOfficePhone": "402-555-0174"
}`,
    reads: {
      propertyAddress: '3604 N Cheyenne Bluff St',
      city: 'Omaha',
      state: 'NE',
      zipCode: '68111',
      askingPrice: '127500',
      bedrooms: '3',
      bathrooms: '1.5',
      squareFeet: '1310',
      lotSize: '0.14 acres',
      yearBuilt: '1920',
      garage: '1-car',
      propertyType: 'single-family',
      septicSystem: 'city-sewer',
    },
  },
  {
    name: 'Worcester MA: baths as 1f 1h, acres with feet in brackets, under-house garage, assessed value',
    text: String.raw`MLS # 73455509 - Active
Single Family - Detached

47 Concord Hollow Rd
Worcester, MA 01604
Worcester County
Style: Cape                    Total Rooms: 6
Color: Gray                    Bedrooms: 3
Grade School:                  Bathrooms: 1f 1h
Middle School:                 Main Bath: No
High School:                   Fireplaces: 1
Approx. Acres: 0.15 (6,534 SqFt)   Approx. Street Frontage: 60 ft
List Price: $329,000
Directions: Route 9 to Lake Ave to Concord Hollow
Approx. Living Area Total: 1,346 SqFt     Living Area Source: Public Record
Garage: 1 - Under              Parking: 3 - Off-Street
Water: City/Town Water         Sewer: City/Town Sewer
Year Built: 1949  Source: Public Record  Description: Actual
Tax Information: Pin #: 0555  Assessed: $311,400  Tax: $4,113  Tax Year: 2025
Disclosure: Estate sale, license to sell has been granted. Owner: Estate.
Office: Blackstone Canal RE (508) 555-0112`,
    reads: {
      propertyAddress: '47 Concord Hollow Rd',
      city: 'Worcester',
      state: 'MA',
      zipCode: '01604',
      askingPrice: '329000',
      bedrooms: '3',
      bathrooms: '1.5',
      squareFeet: '1346',
      lotSize: '0.15 acres',
      yearBuilt: '1949',
      garage: '1-car',
      propertyType: 'single-family',
      septicSystem: 'city-sewer',
    },
  },
  {
    name: 'Duluth MN report: footprint, above ground and total areas, an oversize garage in feet and stalls',
    text: String.raw`Lead photo | 8120 N Two Harbors Rd | Duluth, MN 55804
List Price: $262,900     Status: Active     Orig. List Price: $262,900
Property Type: Single Family Residence
Total Beds: 3            Total Baths: 1
Full: 1  3/4: 0  1/2: 0  1/4: 0
Total Fin SqFt: 1,256    Foundation Size: 1,256    Below Ground Fin SqFt: 0
Year Built: 1963         Const. Status: Previously Owned
Acres: 1.75              Lot Dim: 200 x 381
Garage Stalls: 2         Garage SqFt: 676   Other Stalls: 0
Sewer: Private Septic, compliant 2022
Water: Drilled Well
Pool: None
Assessment Pending: No   Tax/Yr: $2,402 / 2025   Homestead: Yes
Occupied by: Owner`,
    reads: {
      propertyAddress: '8120 N Two Harbors Rd',
      city: 'Duluth',
      state: 'MN',
      zipCode: '55804',
      askingPrice: '262900',
      bedrooms: '3',
      bathrooms: '1',
      squareFeet: '1256',
      lotSize: '1.75 acres',
      yearBuilt: '1963',
      garage: '2-car',
      occupancy: 'Owner-occupied',
      propertyType: 'single-family',
      septicSystem: 'septic',
      pool: 'no',
    },
  },
  {
    name: 'West Penn, Pittsburgh: three pairs a line by spaces alone, a price without its label, integral garage',
    text: String.raw`RESIDENTIAL                      $79,900
Status   Active                  MLS #   1725550
Address  2331 Wilkes Run Ave
City     Pittsburgh              State   PA       Zip   15210
County   Allegheny-South         School Dist   Pittsburgh
Type     Single Family           Style   2 Story or 2 Level
Bedrooms 3                       Full/Part Baths   1/1
Yr Built 1916                    Sq Ft   1,392      Sq Ft Src   Tax Records
Lot      25 x 100                Acreage
Parking  Integral Garage         # Gar Spaces   1
Sewer    Public                  Water   Public
Heat     Gas, Forced Air         Roof   Asphalt
Taxes    $1,602                  Maint Fee   $0
Avg Gas  $88                     Poss   Close
Office   Three Forks RE, 5100 Butler St, Philadelphia PA 19102, 412-555-0145`,
    reads: {
      propertyAddress: '2331 Wilkes Run Ave',
      city: 'Pittsburgh',
      state: 'PA',
      zipCode: '15210',
      askingPrice: '79900',
      bedrooms: '3',
      bathrooms: '1.5',
      squareFeet: '1392',
      lotSize: '25 x 100',
      yearBuilt: '1916',
      garage: '1-car',
      propertyType: 'single-family',
      septicSystem: 'city-sewer',
    },
  },
  {
    name: 'two lines of a spreadsheet with lower-case headings joined by underscores, taxes before the price',
    text: String.raw`parcel_no,street_address,prop_city,prop_state,prop_zip,annual_tax,asking_price,bedroom_ct,bath_ct,living_sqft,yr_built,lot_acres,owner_phone
055-5-014,1209 Frankfort Turn,Louisville,KY,40211,980,66500,3,1,1096,1931,0.11,502-555-0148`,
    reads: {
      propertyAddress: '1209 Frankfort Turn',
      city: 'Louisville',
      state: 'KY',
      zipCode: '40211',
      askingPrice: '66500',
      bedrooms: '3',
      bathrooms: '1',
      squareFeet: '1096',
      lotSize: '0.11 acres',
      yearBuilt: '1931',
    },
  },
  {
    name: 'two-column table of label and value in quoted comma cells',
    text: String.raw`"Item","Detail"
"Subject","7731 Virginia Reel Ln"
"Town","Norfolk, VA 23518"
"Style","Townhouse, end unit"
"Bedrooms","2"
"Bathrooms (full)","1"
"Bathrooms (half)","1"
"Finished area","1,180 sq ft"
"Year constructed","1986"
"Parking","2 assigned spaces"
"Seller's ask","$187,000"
"Condo/POA fee","$205"
"Occupied by","Tenant, lease ends 2/28"
"Realtor estimate","$228,000 - $236,000"`,
    reads: {
      propertyAddress: '7731 Virginia Reel Ln',
      city: 'Norfolk',
      state: 'VA',
      zipCode: '23518',
      askingPrice: '187000',
      bedrooms: '2',
      bathrooms: '1.5',
      squareFeet: '1180',
      yearBuilt: '1986',
      occupancy: 'Tenant-occupied',
      propertyType: 'townhouse',
    },
  },
  {
    name: 'Hialeah in Spanish: values without colons, a parking space only, a community pool, condo',
    text: String.raw`APARTAMENTO (CONDO) EN VENTA
Dirección: 6150 W Camagüey Ct Unit 308
Ciudad: Hialeah   Estado: FL   Código Postal: 33012
Precio de venta: $239,000
Recámaras 2
Baños 1.5
940 pies cuadrados
Año 1979
Estacionamiento: 1 espacio asignado
Piscina comunitaria
Mantenimiento: $395 al mes
Renta posible: $2,100`,
    reads: {
      propertyAddress: '6150 W Camagüey Ct Unit 308',
      city: 'Hialeah',
      state: 'FL',
      zipCode: '33012',
      askingPrice: '239000',
      bedrooms: '2',
      bathrooms: '1.5',
      squareFeet: '940',
      yearBuilt: '1979',
      propertyType: 'condo',
    },
  },
  {
    name: 'Outlook forward without angle marks: header block, disclaimer, sender in another city',
    text: String.raw`From: Dana at Wasatch Lake Brokers <dana@wasatchlake.example>
Sent: Wednesday, October 8, 2025 4:51 PM
To: Undisclosed recipients
Subject: FW: estate house in Ogden - seller wants quick close

Please see the numbers from the personal representative.

Property: 3390 Bonneville Trace, Ogden, UT 84403
Size: 1,310 sq. ft. all on one level
Rooms: 3 bedrooms / 1 full bath / 1 half bath
Lot: 7,840 sq ft
Built in: 1956
Garage: 1-car, detached
Sewer/Water: Ogden City sewer and water
Status: Unoccupied since July
Price: $279,900
Work needed: about $37,500 in repairs per contractor's walk-through (electric panel, bath, windows)

Dana R., Realtor
Wasatch Lake Brokers, 170 S State St Ste 1400, Salt Lake City, UT 84111
o 801-555-0139 | f 801-555-0140

CONFIDENTIALITY NOTICE: This message may contain privileged information.`,
    reads: {
      propertyAddress: '3390 Bonneville Trace',
      city: 'Ogden',
      state: 'UT',
      zipCode: '84403',
      askingPrice: '279900',
      bedrooms: '3',
      bathrooms: '1.5',
      squareFeet: '1310',
      lotSize: '7,840 sq ft',
      yearBuilt: '1956',
      garage: '1-car',
      occupancy: 'Vacant',
      septicSystem: 'city-sewer',
      estimatedRepairCost: '37500',
    },
  },
  {
    name: 'assessor page, Albuquerque: labels above values in blocks, actual and effective year, full and taxable value',
    text: String.raw`Bernalillo County Assessor
UPC
101505551214040555
Tax Year
2025
Location Address
713 SANTA FE HILLS PL NE ALBUQUERQUE NM 87123
Owner
ROADRUNNER LAND TRUST
Owner Mailing Address
4400 N SCOTTSDALE RD STE 9 SCOTTSDALE AZ 85251
Property Class
RESIDENTIAL, SINGLE FAMILY
Living Area (SqFt)
1,498
Garage Area (SqFt)
420
Year Built
1978
Effective Year
1990
Lot Size (Acres)
0.17
Full Land Value
$41,229
Full Improvement Value
$131,870
Net Taxable
$57,690
Last Sale
04/2001, amount not disclosed`,
    reads: {
      propertyAddress: '713 SANTA FE HILLS PL NE',
      city: 'Albuquerque',
      state: 'NM',
      zipCode: '87123',
      squareFeet: '1498',
      lotSize: '0.17 acres',
      yearBuilt: '1978',
      propertyType: 'single-family',
    },
  },
  {
    name: 'bank-owned sheet: list price with BPO and repaired value, eviction done, utilities off',
    text: String.raw`REO ASSET SUMMARY
Asset no. 25-0555-REO
Prop addr      : 435 Pearl Landing Rd
City/St/Zip    : Jackson, MS 39212
Bank list price: $58,400
BPO as is      : $63,000
BPO repaired   : $104,000
Repairs (BPO)  : $21,300
Bed            : 3
Bath           : 2.0
GLA            : 1,337 sq ft
Yr built       : 1969
Site           : 0.38 ac
Style          : SFR, brick
Garage         : N
Eviction completed 8/22, property vacant, winterized, re-keyed
Judgment amount: $71,909.44
Asset mgr desk : 601-555-0131, 2100 Congress Loop, Plano, TX 75024`,
    reads: {
      propertyAddress: '435 Pearl Landing Rd',
      city: 'Jackson',
      state: 'MS',
      zipCode: '39212',
      askingPrice: '58400',
      bedrooms: '3',
      bathrooms: '2',
      squareFeet: '1337',
      lotSize: '0.38 acres',
      yearBuilt: '1969',
      garage: 'none',
      occupancy: 'Vacant',
      propertyType: 'single-family',
      estimatedRepairCost: '21300',
    },
  },
  {
    name: 'tax-deed sale notice in running text: judgment, upset bid and redemption sums, no price',
    text: String.raw`NOTICE OF TAX DEED SALE No. 2025-555. Property located at 2012 Roanoke Rapids Way, Charleston, West Virginia 25302. Tax ticket 055512, delinquent since 2022. Amount to redeem $4,966.10; minimum bid $5,500.00. Per assessor: single family dwelling, 1,268 square feet, erected 1947, two bedrooms, one bath, lot 60 x 140. Appraised value $61,300. Assessed value $36,780. Sale on courthouse steps, 409 Virginia St E, Charleston, 10:00 a.m. Questions to the clerk, 304-555-0109.`,
    reads: {
      propertyAddress: '2012 Roanoke Rapids Way',
      city: 'Charleston',
      state: 'WV',
      zipCode: '25302',
      bedrooms: '2',
      bathrooms: '1',
      squareFeet: '1268',
      lotSize: '60 x 140',
      yearBuilt: '1947',
      propertyType: 'single-family',
    },
  },
  {
    name: 'DSCR loan intake: lines with check boxes, contract price, rents and insurance',
    text: String.raw`LOAN APP SNAPSHOT (DSCR 30 YR)
[x] Purchase   [ ] Refi   [ ] Cash-out
Property street: 1745 Elkhart Meadow Dr NW
Property city, state, zip: Grand Rapids, MI 49504
[ ] SFR  [x] Townhouse  [ ] Condo  [ ] 2-4
Contract price: $174,000
Appraised value: pending
Down pmt: 25% ($43,500)
Loan amt: $130,500   Rate: 7.375%   P&I: $901.31
Monthly rent: $1,695 lease attached, tenant in place
Taxes/yr: $2,930   Ins/yr: $1,104   HOA/mo: $140
Bdrms 2 | Baths 1.5 | Heated SF 1,121 | Constructed 1999 | Attached garage: 1 car`,
    reads: {
      propertyAddress: '1745 Elkhart Meadow Dr NW',
      city: 'Grand Rapids',
      state: 'MI',
      zipCode: '49504',
      askingPrice: '174000',
      bedrooms: '2',
      bathrooms: '1.5',
      squareFeet: '1121',
      yearBuilt: '1999',
      garage: '1-car',
      occupancy: 'Tenant-occupied',
      propertyType: 'townhouse',
    },
  },
  {
    name: 'agent remarks in capitals: mobile home on a state highway, a pool that was removed, former price with K',
    text: String.raw`DOUBLEWIDE MOBILE HOME ON OWN LAND! 6644 STATE HWY 21 S, BEAUMONT TX 77705. SITS ON 2 AC M/L, 4 BDRM 2 BATH APPX 1,904 SQFT PER HCAD, MFG 2003. AEROBIC SEPTIC, CO-OP WATER. 2-CAR DET GARAGE AND RV COVER. ABOVE GROUND POOL WAS REMOVED, NO POOL NOW. TENANT OUT, UNIT IS EMPTY. LP 142,500, WAS 155K. CALL LO 409-555-0115 FOR GATE CODE. ROOM SIZES ARE APPROX.`,
    reads: {
      propertyAddress: '6644 STATE HWY 21 S',
      city: 'Beaumont',
      state: 'TX',
      zipCode: '77705',
      askingPrice: '142500',
      bedrooms: '4',
      bathrooms: '2',
      squareFeet: '1904',
      lotSize: '2 acres',
      yearBuilt: '2003',
      garage: '2-car',
      occupancy: 'Vacant',
      propertyType: 'mobile-home',
      septicSystem: 'septic',
      pool: 'no',
    },
  },
  {
    name: 'remarks in prose on a ranch-style house: basement finish beside the main level, appliances by year, photos in Dropbox',
    text: String.raw`What a chance for someone handy in O'Fallon, IL 62269! The main level of this ranch-style house at 109 Belleville Orchard Ct gives you 1,392 sq ft, and another 600 sq ft or so could be finished downstairs. Three bedrooms, two baths, two-car garage, all on a third of an acre (0.33 ac). House was built in 1988; furnace and A/C 2017, water heater 2022, roof 2011. It needs basic updating throughout. List price is $194,900, and taxes were $4,406 last year. City sewer, city water. More pictures here: www.dropbox.com/sh/ex4mple555/AAbelleville?dl=0`,
    reads: {
      propertyAddress: '109 Belleville Orchard Ct',
      city: "O'Fallon",
      state: 'IL',
      zipCode: '62269',
      askingPrice: '194900',
      bedrooms: '3',
      bathrooms: '2',
      squareFeet: '1392',
      lotSize: '0.33 acres',
      yearBuilt: '1988',
      garage: '2-car',
      propertyType: 'single-family',
      septicSystem: 'city-sewer',
      currentCondition: 'basic',
      photoLinks: 'https://www.dropbox.com/sh/ex4mple555/AAbelleville?dl=0',
    },
  },
  {
    name: 'one line joined by asterisks, house number with a letter, rent and deposit',
    text: String.raw`1417B Camden Mill St * Greensboro NC 27405 * 3/1 * 1,022 sf * 1951 build * .19 acre * asking 93k * rents 1,050 dep 1,050 * tenant thru may * city sewer * no pool`,
    reads: {
      propertyAddress: '1417B Camden Mill St',
      city: 'Greensboro',
      state: 'NC',
      zipCode: '27405',
      askingPrice: '93000',
      bedrooms: '3',
      bathrooms: '1',
      squareFeet: '1022',
      lotSize: '0.19 acres',
      yearBuilt: '1951',
      occupancy: 'Tenant-occupied',
      septicSystem: 'city-sewer',
      pool: 'no',
    },
  },
  {
    name: 'short headings over one row, joined by tabs: another city in the street, municipal sewer',
    text: String.raw`Addr	City	St	Zip	LP	OLP	BR	BA	SF	YB	Gar	Sewer
2814 W Boise Ridge St	Milwaukee	WI	53209	$109,900	$124,500	4	1.5	1,467	1938	2	Municipal`,
    reads: {
      propertyAddress: '2814 W Boise Ridge St',
      city: 'Milwaukee',
      state: 'WI',
      zipCode: '53209',
      askingPrice: '109900',
      bedrooms: '4',
      bathrooms: '1.5',
      squareFeet: '1467',
      yearBuilt: '1938',
      garage: '2-car',
      septicSystem: 'city-sewer',
    },
  },
  {
    name: 'buyer brochure copied from a PDF: bullets, amenities of the estate, destroyed by a storm',
    text: String.raw`❖ OFFERED FOR SALE ❖
8801 Bayou Lafourche Cir
Baton Rouge, Louisiana 70810
• Offered at: $64,000
• Four bedrooms, 2 full & 1 half baths (before the storm)
• 2,280 sf heated & cooled
• Double garage: 2 cars
• Built 1996
• Lot 0.31 acre
• Fire after the 2024 storm: interior destroyed
• Public sewer, HOA $75/month with community pool & tennis
• Insurance claim stays with seller
• Land value alone per broker: $55,000
Presented by Pelican Row Properties, 7600 Perkins Plz, New Orleans, LA 70112 ✆ 225-555-0170`,
    reads: {
      propertyAddress: '8801 Bayou Lafourche Cir',
      city: 'Baton Rouge',
      state: 'LA',
      zipCode: '70810',
      askingPrice: '64000',
      bedrooms: '4',
      bathrooms: '2.5',
      squareFeet: '2280',
      lotSize: '0.31 acres',
      yearBuilt: '1996',
      garage: '2-car',
      septicSystem: 'city-sewer',
      currentCondition: 'destroyed',
    },
  },
  {
    name: 'appraisal order: subject first, three comparables with prices and areas below',
    text: String.raw`SUBJECT
Property Address 5320 Kent Park Ave   City Cleveland   State OH   Zip Code 44127
County Cuyahoga   Assessor's Parcel # 055-51-014   R.E. Taxes $ 1,388
Occupant: Vacant   Neighborhood: Slavic Village
Contract Price $ 47,000   Date of Contract 09/30/2025
Gross Living Area 1,216 sq ft   # Bedrooms 3   # Baths 1.0
Year Built 1910   Effective Age (Yrs) 40
Site 35 x 120   Sewer: Public   Garage: # of Cars 0
Design: Colonial

COMPARABLE SALE # 1   5404 Fleet Ave   $ 61,500   GLA 1,288   3 bd 1.1 ba   built 1915   2 car garage
COMPARABLE SALE # 2   3777 E 57th St   $ 58,000   GLA 1,190   3 bd 1.0 ba   built 1908   none
COMPARABLE SALE # 3   5217 Mound Ave   $ 72,900   GLA 1,344   4 bd 1.0 ba   built 1920   1 car garage`,
    reads: {
      propertyAddress: '5320 Kent Park Ave',
      city: 'Cleveland',
      state: 'OH',
      zipCode: '44127',
      askingPrice: '47000',
      bedrooms: '3',
      bathrooms: '1',
      squareFeet: '1216',
      lotSize: '35 x 120',
      yearBuilt: '1910',
      garage: 'none',
      occupancy: 'Vacant',
      septicSystem: 'city-sewer',
    },
  },
  {
    name: 'GAMLS text report with wrapped lines: label with its colon, value on the next line, quadrant and unit',
    text: String.raw`MLS #: 10555098  Status: Active  DOM: 12
Property Type:
Condominium
Address:
955 Valdosta Sq SE Unit 12
City:
Marietta
State:
GA
Zip:
30067
List Price:
$168,900
Original Price:
$175,000
Bedrooms:
2
Full Baths:
2
Half Baths:
0
Total SqFt:
1,148
Year Built:
1984
HOA Dues:
$355
Pool:
Community
Sewer:
Public Sewer
Tax:
$1,820`,
    reads: {
      propertyAddress: '955 Valdosta Sq SE Unit 12',
      city: 'Marietta',
      state: 'GA',
      zipCode: '30067',
      askingPrice: '168900',
      bedrooms: '2',
      bathrooms: '2',
      squareFeet: '1148',
      yearBuilt: '1984',
      propertyType: 'condo',
      septicSystem: 'city-sewer',
    },
  },
  {
    name: 'call sheet for two nearby deals: the second is only a footnote, masked number, fractions for acres',
    text: String.raw`DEAL A (available)
44xx Savannah River Rd, Augusta, GA 30906
Bed 3 Bath 2 Sf 1,505 Yr 1990
Land 3/4 acre, septic
Single car garage
Wholesale price 119,500 / ARV 198,000 / Rehab 32k
Owner occupied till closing

DEAL B (sold, for reference)
12xx Tobacco Trace, Augusta, GA 30909, 3/2, 1,610 sf, sold at 126,000 cash last month`,
    reads: {
      propertyAddress: '44xx Savannah River Rd',
      city: 'Augusta',
      state: 'GA',
      zipCode: '30906',
      askingPrice: '119500',
      bedrooms: '3',
      bathrooms: '2',
      squareFeet: '1505',
      lotSize: '0.75 acres',
      yearBuilt: '1990',
      garage: '1-car',
      occupancy: 'Owner-occupied',
      estimatedRepairCost: '32000',
      septicSystem: 'septic',
    },
  },
  {
    name: 'rent roll of a duplex with its cover lines: sides with their own rooms and feet, whole building not given',
    text: String.raw`RENT ROLL / OFFERING SUMMARY
Duplex at 911 Delaware Canal St, Syracuse, New York 13204
Offering price $149,000, cap 8.4
Side 1: 3 BR 1 BA, 1,050 sf, leased $1,100, exp 5/31
Side 2: 2 BR 1 BA, 880 sf, month-to-month $875
Gross $23,700  Expenses $11,190  NOI $12,510
Year built 1905
Taxes $3,877 (school + city)
Coin laundry $40/mo
Boiler 2014`,
    reads: {
      propertyAddress: '911 Delaware Canal St',
      city: 'Syracuse',
      state: 'NY',
      zipCode: '13204',
      askingPrice: '149000',
      yearBuilt: '1905',
      occupancy: 'Tenant-occupied',
      propertyType: 'duplex',
    },
  },
  {
    name: 'home inspection summary page: client and inspector offices, ages, no price, repair allowance as a range',
    text: String.raw`INSPECTION SUMMARY
Inspected address ....: 1630 Albany Prairie Ave SE, Salem, OR 97302
Prepared for ..........: Cascade Copper Buyers, 811 SW 6th Ave, Portland, OR 97204
Structure .............: Single family, 1 story, crawlspace
Approx. size ..........: 1,274 sq ft
Year of construction ..: 1964
Bedrooms/bathrooms ....: 3 / 1.5
Attached garage .......: 2 car, 440 sq ft
Roof covering .........: composition, approx. 14 yrs
HVAC ..................: 2009 furnace
Water heater ..........: 2016
Sewer .................: connected to city sewer
Occupancy at inspection: vacant, utilities on
Swimming pool .........: none
Repair allowance requested: $15k - $19k
Next inspection of radon: 10/28   503-555-0188`,
    reads: {
      propertyAddress: '1630 Albany Prairie Ave SE',
      city: 'Salem',
      state: 'OR',
      zipCode: '97302',
      bedrooms: '3',
      bathrooms: '1.5',
      squareFeet: '1274',
      yearBuilt: '1964',
      garage: '2-car',
      occupancy: 'Vacant',
      propertyType: 'single-family',
      septicSystem: 'city-sewer',
      pool: 'no',
    },
  },
  {
    name: 'Billings MT flyer text with typographic quotes and dots of a menu, baths with a fraction sign, no ZIP',
    text: String.raw`“The Sugar Beet House” — 2225 Helena Heights Blvd, Billings, Montana
Price: $274,500 (reduced from $289,000)
Beds … 4
Baths … 2¾
Finished sq. ft. … 2,010
Built … 1959
Garage … 2 cars, tandem
Lot … 9,583 sq. ft.
Sewer … city
Taxes ’24 … $3,012
Owner still lives there; 24‑hour notice.
Yellowstone Rims Realty · 406‑555‑0121`,
    reads: {
      propertyAddress: '2225 Helena Heights Blvd',
      city: 'Billings',
      state: 'MT',
      askingPrice: '274500',
      bedrooms: '4',
      bathrooms: '2.5',
      squareFeet: '2010',
      lotSize: '9,583 sq ft',
      yearBuilt: '1959',
      garage: '2-car',
      occupancy: 'Owner-occupied',
      septicSystem: 'city-sewer',
    },
  },
];

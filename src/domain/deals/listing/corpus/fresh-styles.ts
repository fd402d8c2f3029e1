import type { CorpusText } from './corpus-text.ts';

/** Boards, portals, messages and tables in many makers' styles, unlike those of the other files. */
export const freshStyles: readonly CorpusText[] = [
  {
    name: 'HAR page with stacked facts',
    text: String.raw`HAR.com
8023 Bertwood St
Houston, TX 77016
$134,900
Est. Mortgage $1,021/mo
3 Bed
1 Full & 1 Half Bath
1,164 Sqft.
8,400 Sqft. Lot
General Description
Listing Price $134,900 $(115.89/sqft.)
Address 8023 Bertwood Street
City Houston
State TX
Zip Code 77016
County Harris County
Subdivision Fontaine Place
Property Type Single-Family
Bedrooms 3 Bedroom(s)
Baths 1 Full & 1 Half Bath(s)
Garage(s) 1 / Attached
Stories 1
Style Traditional
Year Built 1959 / Appraisal District
Building Sqft. 1,164 / Appraisal District
Lot Size 8,400 Sqft. /Appraisal
Private Pool No
Water & Sewer Public Sewer, Public Water
MLS# 51823377 (HAR)`,
    reads: {
      propertyAddress: '8023 Bertwood St',
      city: 'Houston',
      state: 'TX',
      zipCode: '77016',
      askingPrice: '134900',
      bedrooms: '3',
      bathrooms: '1.5',
      squareFeet: '1164',
      yearBuilt: '1959',
      lotSize: '8,400 sq ft',
      garage: '1-car',
      propertyType: 'single-family',
      septicSystem: 'city-sewer',
      pool: 'no',
    },
  },
  {
    name: 'NTREIS agent sheet in one block',
    text: String.raw`MLS#: 20488120 Active 5229 Gaston Way Mesquite, TX 75150 LP: $199,000
Property Type: Residential SubType: Single Family OLP: $214,900
Subdivision: Casa View Heights County: Dallas Lake Name:
Parcel ID: 38033500120080000 Plan Dvlpm:
Lot: 8 Block: 12 MultiPrcl: No MUD Dst: No
Beds: 3 Tot Bth: 2 Liv Areas: 1
Fireplc: 1 Full Bath: 2 Din Area: 1 Pool: No
Half Bath: 0 Adult Com:
SqFt: 1,436/Tax Yr Built: 1973/Preowned Lot Dimen:
Acres: 0.170 Garage: 2
Style of House: Traditional
Utilities: City Sewer, City Water
Showing: Vacant, Combo lockbox`,
    reads: {
      propertyAddress: '5229 Gaston Way',
      city: 'Mesquite',
      state: 'TX',
      zipCode: '75150',
      askingPrice: '199000',
      bedrooms: '3',
      bathrooms: '2',
      squareFeet: '1436',
      yearBuilt: '1973',
      lotSize: '0.17 acres',
      garage: '2-car',
      propertyType: 'single-family',
      septicSystem: 'city-sewer',
      pool: 'no',
      occupancy: 'Vacant',
    },
  },
  {
    name: 'Canopy sheet, semicolons',
    text: String.raw`List Price: $168,500; Street: 1915 Kelso Ct; City: Gastonia; Zip: 28052-1187; State: North Carolina; Beds: 3; Full Baths: 2; Half Baths: 0; HLA: 1,207; Yr Built: 1988; Acres: 0.38; Sewer: Septic Installed; Driveway: Gravel; Garage Y/N: No; Pool Y/N: No; Type: SFR`,
    reads: {
      propertyAddress: '1915 Kelso Ct',
      city: 'Gastonia',
      state: 'NC',
      zipCode: '28052-1187',
      askingPrice: '168500',
      bedrooms: '3',
      bathrooms: '2',
      squareFeet: '1207',
      yearBuilt: '1988',
      lotSize: '0.38 acres',
      septicSystem: 'septic',
      propertyType: 'single-family',
      pool: 'no',
      garage: 'none',
    },
  },
  {
    name: 'Stellar sheet, Y/N flags',
    text: String.raw`3316 LUMSDEN OAKS PL, BRANDON, FL 33511
County: Hillsborough
Status: Active   List Price: $329,000
Subdivision: LUMSDEN POINTE
Beds: 4  Baths: 2/1
Property Style: Single Family Residence
Lot Features: In County
Total Acreage: 0 to less than 1/4   Lot Size Acres: 0.19   Lot Size: 8,276 SqFt / 769 SqM
Heated Area: 2,016 SqFt / 187 SqM   Total Area: 2,560 SqFt / 238 SqM
Year Built: 1999
Pool Private Y/N: No
Spa Y/N: No
Waterfront Y/N: No
Garage: Yes   Attached: Yes   Garage Spcs: 2
Carport: No
Sewer: Public Sewer
Occupant Type: Owner
New Construction: No
HOA/Comm Assn: Yes   HOA Fee: $310 Annually`,
    reads: {
      propertyAddress: '3316 Lumsden Oaks Pl',
      city: 'Brandon',
      state: 'FL',
      zipCode: '33511',
      askingPrice: '329000',
      bedrooms: '4',
      bathrooms: '2.5',
      squareFeet: '2016',
      yearBuilt: '1999',
      lotSize: '0.19 acres',
      garage: '2-car',
      septicSystem: 'city-sewer',
      pool: 'no',
      occupancy: 'Owner-occupied',
      propertyType: 'single-family',
    },
  },
  {
    name: 'ARMLS summary with codes',
    text: String.raw`6432 W COOLIDGE ST, Phoenix, AZ 85033
Residential / Single Family - Detached / Active
$285,000
Beds/Baths: 3 / 2    Approx SqFt: 1,290 / County Assessor
Price/SqFt: $220.93   Year Built: 1963
Pool: No Pool    Encoded Features: 32FO2C
Approx Lot SqFt: 6,843 / County Assessor
Approx Lot Acres: 0.157
Subdivision: MARYVALE TERRACE NO. 4
Exterior Stories: 1   # of Interior Levels: 1
Garage Spaces: 0  Carport Spaces: 2  Total Covered Spaces: 2
Sewer: Sewer - Public
Water: City Water`,
    reads: {
      propertyAddress: '6432 W Coolidge St',
      city: 'Phoenix',
      state: 'AZ',
      zipCode: '85033',
      askingPrice: '285000',
      bedrooms: '3',
      bathrooms: '2',
      squareFeet: '1290',
      yearBuilt: '1963',
      lotSize: '6,843 sq ft',
      propertyType: 'single-family',
      septicSystem: 'city-sewer',
      pool: 'no',
      garage: 'none',
    },
  },
  {
    name: 'CRMLS summary',
    text: String.raw`14403 Grayville Dr, La Mirada 90638   STATUS: Active   LIST PRICE: $724,900
BED / BATH: 3/1,1,0,0   SQFT(SRC): 1,332 (A)   LOT(SRC): 6,015/0.14 (A)   YEAR BUILT: 1955 (ASR)   PARKING SPACES: 4   GARAGE: 2/Attached
PROP TYPE: SFR   COMMON INT: None   LEVELS: One   POOL: None   SEWER: Public Sewer
STATE: CA`,
    reads: {
      propertyAddress: '14403 Grayville Dr',
      city: 'La Mirada',
      state: 'CA',
      zipCode: '90638',
      askingPrice: '724900',
      bedrooms: '3',
      bathrooms: '1.5',
      squareFeet: '1332',
      yearBuilt: '1955',
      lotSize: '6,015 sq ft',
      garage: '2-car',
      propertyType: 'single-family',
      septicSystem: 'city-sewer',
      pool: 'no',
    },
  },
  {
    name: 'GAMLS text with remarks',
    text: String.raw`GAMLS 10233345 * ACTIVE * Res-Detached
1170 Oakdale Rd SE, Smyrna GA 30080-____ Cobb
$214,900
BR 3  FB 2  HB 0  SqFt 1,340  Yr Blt 1971
Const: Brick 4 sided  Style: Ranch  Prkg: 2 car carport, kitchen level
Sewer: Septic Tank
Pub Rmks: Diamond in the rough! Single family home sold AS IS. Estate sale, needs TLC.`,
    reads: {
      propertyAddress: '1170 Oakdale Rd SE',
      city: 'Smyrna',
      state: 'GA',
      zipCode: '30080',
      askingPrice: '214900',
      bedrooms: '3',
      bathrooms: '2',
      squareFeet: '1340',
      yearBuilt: '1971',
      septicSystem: 'septic',
      propertyType: 'single-family',
    },
  },
  {
    name: 'Realtracs lines with a bar',
    text: String.raw`412 Bluefield Ave | Nashville | TN | 37214
$312,000
Type: Site Built | Style: Ranch | Single Family
Total Beds 3 | Full Baths 1 | Half Baths 1 | Total Finished SqFt 1,425
Built 1962 - Existing | Acres 0.42
Garage 2 / Detached | Basement Crawl
Sewer Public Sewer | Water Public
Tenant occupied, do not disturb.`,
    reads: {
      propertyAddress: '412 Bluefield Ave',
      city: 'Nashville',
      state: 'TN',
      zipCode: '37214',
      askingPrice: '312000',
      bedrooms: '3',
      bathrooms: '1.5',
      squareFeet: '1425',
      yearBuilt: '1962',
      lotSize: '0.42 acres',
      garage: '2-car',
      propertyType: 'single-family',
      septicSystem: 'city-sewer',
      occupancy: 'Tenant-occupied',
    },
  },
  {
    name: 'MLSOK summary',
    text: String.raw`MLS#1088214 | Residential - Single Family
1509 NW 43rd Street, Oklahoma City, OK 73118
L/P: $159,000
Bd: 2 | FB: 1 | HB: 0 | SqFt: 1,021 (Assessor) | Yr: 1942 | Gar: 1 | Lot: 50x140
Legal: Putnam Heights Blk 14 Lot 22
Dist to OKC: 0`,
    reads: {
      propertyAddress: '1509 NW 43rd Street',
      city: 'Oklahoma City',
      state: 'OK',
      zipCode: '73118',
      askingPrice: '159000',
      bedrooms: '2',
      bathrooms: '1',
      squareFeet: '1021',
      yearBuilt: '1942',
      garage: '1-car',
      propertyType: 'single-family',
      lotSize: '50 x 140',
    },
  },
  {
    name: 'InvestorLift style',
    text: String.raw`New Deal Just Dropped 🚨
2406 E 38th St, Indianapolis, IN 46218
Price: $72,000
ARV (Estimated by Wholesaler): $155,000
Renovation (range): $35,000 - $45,000
Gross Margin: $83,000
Property Type Single Family
Bedrooms 3
Bathrooms 1
Living Area 1,188 sq. ft.
Lot Size 6,098 sq. ft.
Year Built 1951
Occupancy Vacant
Deposit $5,000 non-refundable
View 31 photos
Make an offer | Buy now`,
    reads: {
      propertyAddress: '2406 E 38th St',
      city: 'Indianapolis',
      state: 'IN',
      zipCode: '46218',
      askingPrice: '72000',
      bedrooms: '3',
      bathrooms: '1',
      squareFeet: '1188',
      yearBuilt: '1951',
      lotSize: '6,098 sq ft',
      occupancy: 'Vacant',
      propertyType: 'single-family',
    },
  },
  {
    name: 'New Western style',
    text: String.raw`NEW INVENTORY
1221 Stoneleigh Pl
Marietta, GA 30008
4 Bedrooms | 2 Baths | 1,733 Sq Ft | Built 1969
Purchase Price  $209,500
Est. Rehab  $62,000
ARV  $345,000
Est. Profit  $73,500
Single Family Residence with 2 Car Garage. Property will be delivered vacant.
Contact Trevor at (678) 555-0190 for access. Cash or hard money only. $10,000 earnest money.`,
    reads: {
      propertyAddress: '1221 Stoneleigh Pl',
      city: 'Marietta',
      state: 'GA',
      zipCode: '30008',
      askingPrice: '209500',
      bedrooms: '4',
      bathrooms: '2',
      squareFeet: '1733',
      yearBuilt: '1969',
      garage: '2-car',
      propertyType: 'single-family',
      occupancy: 'Vacant',
      estimatedRepairCost: '62000',
    },
  },
  {
    name: 'craigslist title, attributes and body',
    text: String.raw`$365,000 / 2br - 810ft2 - Cute bungalow by owner (Athmar Park / Denver)
2BR / 1Ba 810ft2 available now
house
w/d in unit
detached garage
Bungalow with big yard at 2114 S Yuma St. Denver CO. Built in 1948. One car detached garage out back. No agents please, I will not pay commission. Text Ruth 303-555-0141
posted: 2025-10-02 09:14
post id: 7790021887`,
    reads: {
      propertyAddress: '2114 S Yuma St.',
      city: 'Denver',
      state: 'CO',
      askingPrice: '365000',
      bedrooms: '2',
      bathrooms: '1',
      squareFeet: '810',
      yearBuilt: '1948',
      garage: '1-car',
    },
  },
  {
    name: 'FSBO note with spelt figures',
    text: String.raw`For sale by owner: 88 Pecan Hollow Rd, Athens, Alabama 35611. We are the original owners and still live here. Built 1996. Three bedrooms, two baths, fifteen hundred sixty (1,560) sq. ft. Sits on 1.1 acres, septic tank, well water. We would take one hundred seventy-nine thousand ($179,000).`,
    reads: {
      propertyAddress: '88 Pecan Hollow Rd',
      city: 'Athens',
      state: 'AL',
      zipCode: '35611',
      askingPrice: '179000',
      bedrooms: '3',
      bathrooms: '2',
      squareFeet: '1560',
      yearBuilt: '1996',
      lotSize: '1.1 acres',
      septicSystem: 'septic',
      occupancy: 'Owner-occupied',
    },
  },
  {
    name: 'text by phone, no capitals',
    text: String.raw`hey its dee from last week. got one in chattanooga tn 37404.. 419 dowdy st.. 3/1 1050 sf built 1946.. they want 88k, arv like 165.. tenant paying 800 month to month.. needs bout 25k work.. lmk`,
    reads: {
      propertyAddress: '419 dowdy st',
      city: 'Chattanooga',
      state: 'TN',
      zipCode: '37404',
      askingPrice: '88000',
      bedrooms: '3',
      bathrooms: '1',
      squareFeet: '1050',
      yearBuilt: '1946',
      occupancy: 'Tenant-occupied',
      estimatedRepairCost: '25000',
    },
  },
  {
    name: 'text by phone with abbreviations',
    text: String.raw`Tampa deal!! 7702 Gunn Hwy 33625 3bd2ba 2cg w pool 1488 hsf, blt 81, septic/well. 240k firm. ARV 365k`,
    reads: {
      propertyAddress: '7702 Gunn Hwy',
      city: 'Tampa',
      state: 'FL',
      zipCode: '33625',
      askingPrice: '240000',
      bedrooms: '3',
      bathrooms: '2',
      squareFeet: '1488',
      yearBuilt: '1981',
      septicSystem: 'septic',
      garage: '2-car',
      pool: 'yes',
    },
  },
  {
    name: 'two digit year with an apostrophe',
    text: String.raw`331 Colony Ln, Garland TX // 3 bed 2 bath // 2 car garage // 1501 sqft // '79 build // Vacant // $188k // repairs $38k`,
    reads: {
      propertyAddress: '331 Colony Ln',
      city: 'Garland',
      state: 'TX',
      askingPrice: '188000',
      bedrooms: '3',
      bathrooms: '2',
      squareFeet: '1501',
      yearBuilt: '1979',
      garage: '2-car',
      estimatedRepairCost: '38000',
      occupancy: 'Vacant',
    },
  },
  {
    name: 'years in words of sheets, two digits',
    text: String.raw`ADDR: 1403 BOWDEN AVE MONTGOMERY AL
BD/BA: 3/1
SF: 1127
YB: '62
SWR: CITY
OCC: VAC
ASK: 59.9K`,
    reads: {
      propertyAddress: '1403 Bowden Ave',
      city: 'Montgomery',
      state: 'AL',
      askingPrice: '59900',
      bedrooms: '3',
      bathrooms: '1',
      squareFeet: '1127',
      yearBuilt: '1962',
      septicSystem: 'city-sewer',
      occupancy: 'Vacant',
    },
  },
  {
    name: 'beds, baths, garage by dashes',
    text: String.raw`Tulsa flip: 6718 Tabor Rd, Tulsa OK. 3-2-1, 1,290 sf, 1964, vacant. Asking $139k. ARV $215k.`,
    reads: {
      propertyAddress: '6718 Tabor Rd',
      city: 'Tulsa',
      state: 'OK',
      askingPrice: '139000',
      bedrooms: '3',
      bathrooms: '2',
      garage: '1-car',
      squareFeet: '1290',
      yearBuilt: '1964',
      occupancy: 'Vacant',
    },
  },
  {
    name: 'beds, baths, garage by dashes, no garage',
    text: String.raw`KCMO ** 2904 Lydia Ave 64109 ** 4-1-0 ** 1640 SF ** 1915 ** 65K OBO ** ARV 150K`,
    reads: {
      propertyAddress: '2904 Lydia Ave',
      city: 'Kansas City',
      state: 'MO',
      zipCode: '64109',
      askingPrice: '65000',
      bedrooms: '4',
      bathrooms: '1',
      garage: 'none',
      squareFeet: '1640',
      yearBuilt: '1915',
    },
  },
  {
    name: 'emoji blast with figures after the signs',
    text: String.raw`🏘 1542 Laurel Grove Dr, Charlotte, NC 28214
🛌 4
🚿 2
📏 1602 sqft
📅 1992
🚘 2 car garage
💵 $219,000
🛠 $40,000
📊 ARV $330,000
🔓 Vacant`,
    reads: {
      propertyAddress: '1542 Laurel Grove Dr',
      city: 'Charlotte',
      state: 'NC',
      zipCode: '28214',
      askingPrice: '219000',
      bedrooms: '4',
      bathrooms: '2',
      squareFeet: '1602',
      yearBuilt: '1992',
      garage: '2-car',
      estimatedRepairCost: '40000',
      occupancy: 'Vacant',
    },
  },
  {
    name: 'emoji blast, labels behind',
    text: String.raw`📍911 Sycamore Bend, Columbus OH 43207
🛏3 bed 🛁1 bath
🏠1,040 sf
🔨Built 1955
🚗1 car garage
💰$118K cash
📈$195K ARV
👥 Tenant MTM $1,050`,
    reads: {
      propertyAddress: '911 Sycamore Bend',
      city: 'Columbus',
      state: 'OH',
      zipCode: '43207',
      askingPrice: '118000',
      bedrooms: '3',
      bathrooms: '1',
      squareFeet: '1040',
      yearBuilt: '1955',
      garage: '1-car',
      occupancy: 'Tenant-occupied',
    },
  },
  {
    name: 'emoji and money, text in Spanish',
    text: String.raw`🏡 ¡Se vende casa! 🏡
📍 2230 E Broadway Rd, Mesa, AZ 85204
🛏 3 recámaras
🛁 2 baños
📐 1,390 pies cuadrados
🚗 Garaje para 2 carros
🏊 Alberca
📅 Año 1976
💵 $310,000
Vacía, lista para entrar`,
    reads: {
      propertyAddress: '2230 E Broadway Rd',
      city: 'Mesa',
      state: 'AZ',
      zipCode: '85204',
      askingPrice: '310000',
      bedrooms: '3',
      bathrooms: '2',
      squareFeet: '1390',
      yearBuilt: '1976',
      garage: '2-car',
      pool: 'yes',
      occupancy: 'Vacant',
    },
  },
  {
    name: 'Spanish labels',
    text: String.raw`Dirección: 514 Mulford St
Ciudad: San Antonio
Estado: Texas
Código postal: 78212
Precio: $155,000
Habitaciones: 3
Baños: 1.5
Pies cuadrados: 1,260
Año de construcción: 1949
Lote: 0.16 acres
Garaje: 1
Alcantarillado: público
Reparaciones: $45,000
Ocupación: Vacía
Tipo: Casa unifamiliar
Piscina: No`,
    reads: {
      propertyAddress: '514 Mulford St',
      city: 'San Antonio',
      state: 'TX',
      zipCode: '78212',
      askingPrice: '155000',
      bedrooms: '3',
      bathrooms: '1.5',
      squareFeet: '1260',
      yearBuilt: '1949',
      lotSize: '0.16 acres',
      septicSystem: 'city-sewer',
      estimatedRepairCost: '45000',
      occupancy: 'Vacant',
      propertyType: 'single-family',
      pool: 'no',
      garage: '1-car',
    },
  },
  {
    name: 'Spanish chat',
    text: String.raw`Hola buenas tardes. Tengo una casa en Dallas TX 75217, la dirección es 1802 Weaver Ln. Tiene 2 cuartos y 1 baño, 920 pies cuadrados, construida en 1951. Pido 128 mil. Está rentada en 1,100 al mes.`,
    reads: {
      propertyAddress: '1802 Weaver Ln',
      city: 'Dallas',
      state: 'TX',
      zipCode: '75217',
      askingPrice: '128000',
      bedrooms: '2',
      bathrooms: '1',
      squareFeet: '920',
      yearBuilt: '1951',
      occupancy: 'Tenant-occupied',
    },
  },
  {
    name: 'Spanish, owner and septic',
    text: String.raw`VENDO CASA - 7011 Monte Vista Rd, Laveen AZ. 4 habitaciones, 2 baños completos, 1,780 pies, 1 acre de terreno, año 1984, fosa séptica. El dueño vive ahí. Precio $275,000 negociable.`,
    reads: {
      propertyAddress: '7011 Monte Vista Rd',
      city: 'Laveen',
      state: 'AZ',
      askingPrice: '275000',
      bedrooms: '4',
      bathrooms: '2',
      squareFeet: '1780',
      yearBuilt: '1984',
      lotSize: '1 acre',
      septicSystem: 'septic',
      occupancy: 'Owner-occupied',
    },
  },
  {
    name: 'one line of pipes with bare figures',
    text: String.raw`4032 Clyburn Dr | Memphis, TN 38127 | 3/1 | 1,004 | 1957 | $52,500 | ARV $112,000 | Reno $28,000 | Vacant`,
    reads: {
      propertyAddress: '4032 Clyburn Dr',
      city: 'Memphis',
      state: 'TN',
      zipCode: '38127',
      askingPrice: '52500',
      bedrooms: '3',
      bathrooms: '1',
      squareFeet: '1004',
      yearBuilt: '1957',
      estimatedRepairCost: '28000',
      occupancy: 'Vacant',
    },
  },
  {
    name: 'one line of asterisks',
    text: String.raw`***MACON GA 31204*** 2207 Palmer Ave ** 2 bed 1 bath ** 884sf ** 1930 ** $64,000 ** ARV $120,000 ** Vacant **`,
    reads: {
      propertyAddress: '2207 Palmer Ave',
      city: 'Macon',
      state: 'GA',
      zipCode: '31204',
      askingPrice: '64000',
      bedrooms: '2',
      bathrooms: '1',
      squareFeet: '884',
      yearBuilt: '1930',
      occupancy: 'Vacant',
    },
  },
  {
    name: 'city in front with a dash',
    text: String.raw`Greensboro, NC – 905 Beacon Hill Dr – 3BR/1BA – 1,099 SF – Blt 1954 – $142,000 – Vacant – Needs $35,000`,
    reads: {
      propertyAddress: '905 Beacon Hill Dr',
      city: 'Greensboro',
      state: 'NC',
      askingPrice: '142000',
      bedrooms: '3',
      bathrooms: '1',
      squareFeet: '1099',
      yearBuilt: '1954',
      occupancy: 'Vacant',
      estimatedRepairCost: '35000',
    },
  },
  {
    name: 'city in front with a colon and ZIP after',
    text: String.raw`Whittier, CA: 618 Rockne Ave (90601). 2 bedroom 1 bath Spanish style, 968 sq ft, 1939, detached 2 car garage. $589,000.`,
    reads: {
      propertyAddress: '618 Rockne Ave',
      city: 'Whittier',
      state: 'CA',
      zipCode: '90601',
      askingPrice: '589000',
      bedrooms: '2',
      bathrooms: '1',
      squareFeet: '968',
      yearBuilt: '1939',
      garage: '2-car',
    },
  },
  {
    name: 'CSV with headings and several rows',
    text: String.raw`Address,City,State,Zip,Bedrooms,Bathrooms,Square Feet,Year Built,Asking Price,ARV,Rehab
714 Hawthorne St,Akron,OH,44310,3,1,1152,1921,69900,129900,25000
1028 Berwin St,Akron,OH,44310,2,1,912,1925,55000,105000,30000`,
    reads: {
      propertyAddress: '714 Hawthorne St',
      city: 'Akron',
      state: 'OH',
      zipCode: '44310',
      askingPrice: '69900',
      bedrooms: '3',
      bathrooms: '1',
      squareFeet: '1152',
      yearBuilt: '1921',
      estimatedRepairCost: '25000',
    },
  },
  {
    name: 'TSV from a spreadsheet',
    text: String.raw`Street	City	St	Zip	Bd	Ba	SF	YB	Gar	Ask	ARV
3309 Ruth Ln	Arlington	TX	76001	3	2	1544	1983	2	229000	310000`,
    reads: {
      propertyAddress: '3309 Ruth Ln',
      city: 'Arlington',
      state: 'TX',
      zipCode: '76001',
      askingPrice: '229000',
      bedrooms: '3',
      bathrooms: '2',
      squareFeet: '1544',
      yearBuilt: '1983',
      garage: '2-car',
    },
  },
  {
    name: 'pipe table with a rule',
    text: String.raw`| Address | City | State | Zip | Beds | Baths | Sq Ft | Year | Price | Occupancy |
|---|---|---|---|---|---|---|---|---|---|
| 12 Quail Run | Rock Hill | SC | 29730 | 3 | 2 | 1,366 | 1995 | $174,000 | Tenant |`,
    reads: {
      propertyAddress: '12 Quail Run',
      city: 'Rock Hill',
      state: 'SC',
      zipCode: '29730',
      askingPrice: '174000',
      bedrooms: '3',
      bathrooms: '2',
      squareFeet: '1366',
      yearBuilt: '1995',
      occupancy: 'Tenant-occupied',
    },
  },
  {
    name: 'JSON object, nested',
    text: String.raw`{
  "listing": {
    "address": { "street": "820 Willard St", "city": "Durham", "state": "NC", "zip": "27701" },
    "price": 249900,
    "bedrooms": 3,
    "bathrooms": 2.5,
    "living_area": 1718,
    "lot_size": "0.05 acres",
    "year_built": 2004,
    "home_type": "TOWNHOUSE",
    "tax_assessed_value": 231200
  }
}`,
    reads: {
      propertyAddress: '820 Willard St',
      city: 'Durham',
      state: 'NC',
      zipCode: '27701',
      askingPrice: '249900',
      bedrooms: '3',
      bathrooms: '2.5',
      squareFeet: '1718',
      yearBuilt: '2004',
      propertyType: 'townhouse',
      lotSize: '0.05 acres',
    },
  },
  {
    name: 'key=value, underscores',
    text: String.raw`street_address=1435 Lamont Ave NW
city=Grand Rapids
state=MI
postal_code=49504
asking_price=139500
bedrooms=3
bathrooms=1
sqft=1211
year_built=1927
garage=1
sewer=public
arv=219000`,
    reads: {
      propertyAddress: '1435 Lamont Ave NW',
      city: 'Grand Rapids',
      state: 'MI',
      zipCode: '49504',
      askingPrice: '139500',
      bedrooms: '3',
      bathrooms: '1',
      squareFeet: '1211',
      yearBuilt: '1927',
      garage: '1-car',
      septicSystem: 'city-sewer',
    },
  },
  {
    name: 'HTML table leftovers',
    text: String.raw`<table><tr><th>Address</th><td>905 W Locust St, York, PA 17401</td></tr><tr><th>Price</th><td>$94,000</td></tr><tr><th>Beds</th><td>3</td></tr><tr><th>Baths</th><td>1</td></tr><tr><th>Size</th><td>1,340&nbsp;sq&nbsp;ft</td></tr><tr><th>Year&nbsp;Built</th><td>1910</td></tr><tr><th>Type</th><td>Rowhouse</td></tr><tr><th>Status</th><td>Tenant-occupied</td></tr></table>`,
    reads: {
      propertyAddress: '905 W Locust St',
      city: 'York',
      state: 'PA',
      zipCode: '17401',
      askingPrice: '94000',
      bedrooms: '3',
      bathrooms: '1',
      squareFeet: '1340',
      yearBuilt: '1910',
      propertyType: 'townhouse',
      occupancy: 'Tenant-occupied',
    },
  },
  {
    name: 'e-mail, forwarded, quoted',
    text: String.raw`---------- Forwarded message ---------
From: Keith Morrow <keith@example.com>
Date: Tue, Nov 4, 2025 at 8:02 AM
Subject: Fwd: 6161 Wilkes Dr - Fayetteville
> Property: 6161 Wilkes Dr, Fayetteville, NC 28304
> 3 bedrooms, 1.5 baths, 1,190 sqft, single garage
> Built: 1967
> Public water and sewer
> Price: $135,000
> Repairs: approx $30,000
> ARV: $215,000
> Vacant. Lockbox on the front door 2290.
Keith Morrow | Cape Fear Home Solutions | 910-555-0166`,
    reads: {
      propertyAddress: '6161 Wilkes Dr',
      city: 'Fayetteville',
      state: 'NC',
      zipCode: '28304',
      askingPrice: '135000',
      bedrooms: '3',
      bathrooms: '1.5',
      squareFeet: '1190',
      yearBuilt: '1967',
      garage: '1-car',
      occupancy: 'Vacant',
      estimatedRepairCost: '30000',
      septicSystem: 'city-sewer',
    },
  },
  {
    name: 'auction with an estimate and a reserve',
    text: String.raw`Online Auction
Current bid $8,500   Reserve not met
Est. value $61,000
418 N Pearl St, Havana, IL 62644
3 bd | 1 ba | 1,248 sq ft
Auction ends Dec 9 at 1:00 PM CT
Buyer's premium 5%, minimum $2,500
Property type: Single family   Lot size: 7,200 sq ft   Year built: 1920
Occupancy: Vacant`,
    reads: {
      propertyAddress: '418 N Pearl St',
      city: 'Havana',
      state: 'IL',
      zipCode: '62644',
      bedrooms: '3',
      bathrooms: '1',
      squareFeet: '1248',
      yearBuilt: '1920',
      lotSize: '7,200 sq ft',
      propertyType: 'single-family',
      occupancy: 'Vacant',
    },
  },
  {
    name: 'HUD store listing',
    text: String.raw`HUD Homestore  Case # 491-887214
5512 Dellwood Ln
Fort Worth, TX, 76132  Tarrant County
List Price: $201,000
Property Type: Single Family
Bed 3  Bath 2.0  Sq. Footage 1,580  Year Built 1985  Total Rooms 7
Parking: 2 car garage
Listing Period: Exclusive
FHA Financing: IN (Insurable)
As-Is Appraised Value $201,000
Vacant`,
    reads: {
      propertyAddress: '5512 Dellwood Ln',
      city: 'Fort Worth',
      state: 'TX',
      zipCode: '76132',
      askingPrice: '201000',
      bedrooms: '3',
      bathrooms: '2',
      squareFeet: '1580',
      yearBuilt: '1985',
      garage: '2-car',
      propertyType: 'single-family',
      occupancy: 'Vacant',
    },
  },
  {
    name: 'foreclosure page',
    text: String.raw`Foreclosure - Bank Owned
Price: $112,900
2904 Marne Ave
Norfolk, VA 23504
4 Beds 2.0 Baths 1,512 sqft
Single Family built in 1940
Estimated market rent $1,550
Last sold for $88,000 in 2011`,
    reads: {
      propertyAddress: '2904 Marne Ave',
      city: 'Norfolk',
      state: 'VA',
      zipCode: '23504',
      askingPrice: '112900',
      bedrooms: '4',
      bathrooms: '2',
      squareFeet: '1512',
      yearBuilt: '1940',
      propertyType: 'single-family',
    },
  },
  {
    name: 'mobile home in a park',
    text: String.raw`$49,900. 4701 Stockton Hill Rd Spc 88, Kingman, AZ 86409. 1987 Cavco double-wide, 2 bed / 2 bath, 1,056 sq. ft., 24x44. 55+ park, lot rent $410/mo incl. water and trash. Covered carport.`,
    reads: {
      propertyAddress: '4701 Stockton Hill Rd Spc 88',
      city: 'Kingman',
      state: 'AZ',
      zipCode: '86409',
      askingPrice: '49900',
      bedrooms: '2',
      bathrooms: '2',
      squareFeet: '1056',
      yearBuilt: '1987',
      propertyType: 'mobile-home',
    },
  },
  {
    name: 'manufactured on land',
    text: String.raw`Land home deal. 1150 Peach Orchard Rd, Ridgeway SC 29130. 2001 manufactured home 28 x 76 (2128 sf) 4/2 on 3.4 acres. Septic & well. Vacant. $119k. ARV $210k`,
    reads: {
      propertyAddress: '1150 Peach Orchard Rd',
      city: 'Ridgeway',
      state: 'SC',
      zipCode: '29130',
      askingPrice: '119000',
      bedrooms: '4',
      bathrooms: '2',
      squareFeet: '2128',
      yearBuilt: '2001',
      lotSize: '3.4 acres',
      septicSystem: 'septic',
      propertyType: 'mobile-home',
      occupancy: 'Vacant',
    },
  },
  {
    name: 'condo with a unit and fees',
    text: String.raw`901 Brickell Key Blvd #1607, Miami, FL 33131
Condo
$415,000
1 bed 1 bath 812 sq ft
Built in 1997
HOA $868/mo
Community pool, gym, valet
Private pool: No
Leased thru May 2026 at $2,900`,
    reads: {
      propertyAddress: '901 Brickell Key Blvd #1607',
      city: 'Miami',
      state: 'FL',
      zipCode: '33131',
      askingPrice: '415000',
      bedrooms: '1',
      bathrooms: '1',
      squareFeet: '812',
      yearBuilt: '1997',
      propertyType: 'condo',
      occupancy: 'Tenant-occupied',
      pool: 'no',
    },
  },
  {
    name: 'townhouse with an attached garage',
    text: String.raw`Townhome: 2245 Highland Park Ln Unit 3, Decatur GA 30033. 3BR, 3 full + 1 half bath, approx 1980 sf, 2007, 2-car garage on terrace level. HOA 265. Price 329,900.`,
    reads: {
      propertyAddress: '2245 Highland Park Ln Unit 3',
      city: 'Decatur',
      state: 'GA',
      zipCode: '30033',
      askingPrice: '329900',
      bedrooms: '3',
      bathrooms: '3.5',
      squareFeet: '1980',
      yearBuilt: '2007',
      propertyType: 'townhouse',
      garage: '2-car',
    },
  },
  {
    name: 'duplex, both sides',
    text: String.raw`DUPLEX 416-418 Ohio St Lawrence KS 66044
Each side 2 bed 1 bath
1,840 total sq ft, built 1978
Both sides rented, $850 each
Price $225,000`,
    reads: {
      propertyAddress: '416-418 Ohio St',
      city: 'Lawrence',
      state: 'KS',
      zipCode: '66044',
      askingPrice: '225000',
      squareFeet: '1840',
      yearBuilt: '1978',
      propertyType: 'duplex',
      occupancy: 'Tenant-occupied',
    },
  },
  {
    name: 'duplex, whole figures',
    text: String.raw`Double shotgun (duplex): 2711 Iberville St, New Orleans, LA 70119. Total 4 bedrooms and 2 baths, 1,960 living sq ft, built in 1925. $245,000. Side A vacant, side B tenant $950.`,
    reads: {
      propertyAddress: '2711 Iberville St',
      city: 'New Orleans',
      state: 'LA',
      zipCode: '70119',
      askingPrice: '245000',
      bedrooms: '4',
      bathrooms: '2',
      squareFeet: '1960',
      yearBuilt: '1925',
      propertyType: 'duplex',
    },
  },
  {
    name: 'Y/N labels of a sheet',
    text: String.raw`Address: 1806 Deerfield Run, Crestview, FL 32536
List Price: $268,000
Beds: 3 Baths Full: 2 Baths Half: 0
SqFt - Living: 1,612
Year Built: 2005
Acreage: 0.25
Pool Y/N: N
Waterfront Y/N: N
Garage Y/N: Y
# Garage Spaces: 2
Septic Y/N: Y
Property Sub-Type: Detached Single Family`,
    reads: {
      propertyAddress: '1806 Deerfield Run',
      city: 'Crestview',
      state: 'FL',
      zipCode: '32536',
      askingPrice: '268000',
      bedrooms: '3',
      bathrooms: '2',
      squareFeet: '1612',
      yearBuilt: '2005',
      lotSize: '0.25 acres',
      garage: '2-car',
      septicSystem: 'septic',
      pool: 'no',
      propertyType: 'single-family',
    },
  },
  {
    name: 'private pool yes by flag',
    text: String.raw`4419 Sago Palm Ct Cape Coral FL 33914 | $449,000 | 3 Beds 2 Baths | 1,877 Living Sq Ft | Year Built 1994 | Private Pool Y/N: Yes | Garage Y/N: Yes | Garage Spaces 2 | Sewer: Assessment Paid, City Sewer`,
    reads: {
      propertyAddress: '4419 Sago Palm Ct',
      city: 'Cape Coral',
      state: 'FL',
      zipCode: '33914',
      askingPrice: '449000',
      bedrooms: '3',
      bathrooms: '2',
      squareFeet: '1877',
      yearBuilt: '1994',
      garage: '2-car',
      pool: 'yes',
      septicSystem: 'city-sewer',
    },
  },
  {
    name: 'price without a label beside ARV',
    text: String.raw`3118 Fulton Ave, Louisville KY 40216 - 3/1 - 1012sf - 1955 - vacant - $98k - ARV $175k`,
    reads: {
      propertyAddress: '3118 Fulton Ave',
      city: 'Louisville',
      state: 'KY',
      zipCode: '40216',
      askingPrice: '98000',
      bedrooms: '3',
      bathrooms: '1',
      squareFeet: '1012',
      yearBuilt: '1955',
      occupancy: 'Vacant',
    },
  },
  {
    name: 'price with cash only behind',
    text: String.raw`604 Cottage Pl, Durham, NC 27703
2 beds, 1 bath, 796 sq ft, 1947
$121,500 cash, as-is
ARV 210-220K`,
    reads: {
      propertyAddress: '604 Cottage Pl',
      city: 'Durham',
      state: 'NC',
      zipCode: '27703',
      askingPrice: '121500',
      bedrooms: '2',
      bathrooms: '1',
      squareFeet: '796',
      yearBuilt: '1947',
    },
  },
  {
    name: 'price with offered at',
    text: String.raw`9 Larchmont St, Asheville NC 28804. Offered at $318,000. 3 bedroom / 2 bath brick rancher of 1,404 heated sq ft (1969), city water and sewer, unfinished basement.`,
    reads: {
      propertyAddress: '9 Larchmont St',
      city: 'Asheville',
      state: 'NC',
      zipCode: '28804',
      askingPrice: '318000',
      bedrooms: '3',
      bathrooms: '2',
      squareFeet: '1404',
      yearBuilt: '1969',
      septicSystem: 'city-sewer',
      propertyType: 'single-family',
    },
  },
  {
    name: 'price changed twice',
    text: String.raw`PRICE DROP!! 5133 Manor Crest Dr, Birmingham, AL 35215
Original price $149,900, then $139,900, NOW $129,900
3 bed 2 bath, 1,466 sf, built 1968
Vacant on supra`,
    reads: {
      propertyAddress: '5133 Manor Crest Dr',
      city: 'Birmingham',
      state: 'AL',
      zipCode: '35215',
      askingPrice: '129900',
      bedrooms: '3',
      bathrooms: '2',
      squareFeet: '1466',
      yearBuilt: '1968',
      occupancy: 'Vacant',
    },
  },
  {
    name: 'net to seller and fee',
    text: String.raw`233 Elm Grove Rd Jackson MS 39206
3 bd 1.5 ba 1233 sf yr 1958
Seller contract 52,000
Our fee 9,000
Your price 61,000
Repairs 22,000
ARV 118,000`,
    reads: {
      propertyAddress: '233 Elm Grove Rd',
      city: 'Jackson',
      state: 'MS',
      zipCode: '39206',
      askingPrice: '61000',
      bedrooms: '3',
      bathrooms: '1.5',
      squareFeet: '1233',
      yearBuilt: '1958',
      estimatedRepairCost: '22000',
    },
  },
  {
    name: 'monthly terms',
    text: String.raw`Owner will finance! 1010 Spruce Hollow, Knoxville TN 37920. Price $265,000, $25,000 down, $1,850/mo at 7%, 5 year balloon. 3 bed 2 bath 1,500 sqft 2 car garage built 1990.`,
    reads: {
      propertyAddress: '1010 Spruce Hollow',
      city: 'Knoxville',
      state: 'TN',
      zipCode: '37920',
      askingPrice: '265000',
      bedrooms: '3',
      bathrooms: '2',
      squareFeet: '1500',
      yearBuilt: '1990',
      garage: '2-car',
    },
  },
  {
    name: 'subject-to sheet',
    text: String.raw`SUBTO | Las Vegas NV
7312 Emerald Bay Ct, 89128
4 bed / 2.5 bath / 3 car / pool
2,104 sf, 1993
Purchase Price: 398k
Loan Balance: 312,450
PITI: 2,071 @ 3.1%
Cash to Seller: 45k
Entry: 85k
Seller occupied, out in 2 weeks`,
    reads: {
      propertyAddress: '7312 Emerald Bay Ct',
      city: 'Las Vegas',
      state: 'NV',
      zipCode: '89128',
      askingPrice: '398000',
      bedrooms: '4',
      bathrooms: '2.5',
      squareFeet: '2104',
      yearBuilt: '1993',
      garage: '3-car',
      pool: 'yes',
      occupancy: 'Owner-occupied',
    },
  },
  {
    name: 'labels with equal parts on one line, no signs',
    text: String.raw`Address 220 Cactus Wren Ln City El Paso State TX Zip 79912 Price 234,500 Beds 4 Baths 2 SqFt 1,755 Built 1986 Garage 2`,
    reads: {
      propertyAddress: '220 Cactus Wren Ln',
      city: 'El Paso',
      state: 'TX',
      zipCode: '79912',
      askingPrice: '234500',
      bedrooms: '4',
      bathrooms: '2',
      squareFeet: '1755',
      yearBuilt: '1986',
      garage: '2-car',
    },
  },
  {
    name: 'labels over values in pairs',
    text: String.raw`Address
118 Ferris Ave
City
Waxahachie
State
TX
Zip
75165
Asking Price
$189,900
Bedrooms
2
Bathrooms
1
Living Sq Ft
1,068
Lot Acres
0.22
Year Built
1938
Property Type
Single Family`,
    reads: {
      propertyAddress: '118 Ferris Ave',
      city: 'Waxahachie',
      state: 'TX',
      zipCode: '75165',
      askingPrice: '189900',
      bedrooms: '2',
      bathrooms: '1',
      squareFeet: '1068',
      yearBuilt: '1938',
      lotSize: '0.22 acres',
      propertyType: 'single-family',
    },
  },
  {
    name: 'numbered list of facts',
    text: String.raw`1. Address: 77 Tuckaway Dr, Mobile AL 36608
2. Beds/baths: 3/2
3. Sq ft: 1388
4. Year: 1974
5. Garage: 1 car
6. Sewer: city
7. Occupied: tenant, lease ends in June
8. Repairs: $20k
9. Price: $115k`,
    reads: {
      propertyAddress: '77 Tuckaway Dr',
      city: 'Mobile',
      state: 'AL',
      zipCode: '36608',
      askingPrice: '115000',
      bedrooms: '3',
      bathrooms: '2',
      squareFeet: '1388',
      yearBuilt: '1974',
      garage: '1-car',
      occupancy: 'Tenant-occupied',
      septicSystem: 'city-sewer',
      estimatedRepairCost: '20000',
    },
  },
  {
    name: 'answers to a form',
    text: String.raw`What is the property address? 150 Bayberry Ct, Newport News, VA 23608
How many bedrooms? 3
How many bathrooms? 2.5
Square footage? 1450
Year built? 1986
Property type? Townhouse
Is it vacant? No, owner occupied
Septic or sewer? City sewer
Pool? No
How much do you want for it? $176,000
What repairs are needed? about $15,000`,
    reads: {
      propertyAddress: '150 Bayberry Ct',
      city: 'Newport News',
      state: 'VA',
      zipCode: '23608',
      askingPrice: '176000',
      bedrooms: '3',
      bathrooms: '2.5',
      squareFeet: '1450',
      yearBuilt: '1986',
      propertyType: 'townhouse',
      occupancy: 'Owner-occupied',
      estimatedRepairCost: '15000',
      septicSystem: 'city-sewer',
      pool: 'no',
    },
  },
  {
    name: 'chat, facts by turns',
    text: String.raw`[10/21/25, 3:12 PM] Deon: you still buying in Flint MI?
[10/21/25, 3:13 PM] Me: yes whats the address
[10/21/25, 3:15 PM] Deon: 3206 Tyrone St 48503
[10/21/25, 3:15 PM] Deon: 3 bed 1 bath about 1100 sq ft, 1928
[10/21/25, 3:16 PM] Me: price?
[10/21/25, 3:16 PM] Deon: 42k. its empty`,
    reads: {
      propertyAddress: '3206 Tyrone St',
      city: 'Flint',
      state: 'MI',
      zipCode: '48503',
      askingPrice: '42000',
      bedrooms: '3',
      bathrooms: '1',
      squareFeet: '1100',
      yearBuilt: '1928',
      occupancy: 'Vacant',
    },
  },
  {
    name: 'typos throughout',
    text: String.raw`Adress: 1615 Bonham St, Amarillo TX 79102
Bedroms: 2
Bathroms: 1
Sqaure feet: 1,030
Yr bulit: 1939
Asking prce: $74,900
Vacent`,
    reads: {
      propertyAddress: '1615 Bonham St',
      city: 'Amarillo',
      state: 'TX',
      zipCode: '79102',
      askingPrice: '74900',
      bedrooms: '2',
      bathrooms: '1',
      squareFeet: '1030',
      yearBuilt: '1939',
      occupancy: 'Vacant',
    },
  },
  {
    name: 'decimal baths, apostrophes and quotes',
    text: String.raw`"27 Birchcrest Dr" in "Stafford, VA 22554" - 'split foyer', 4 BRs & 3.0 BAs, ~2,250 sq.ft. on 2 levels; built 1991; 1-car garage; 0.31-acre lot. Single-family. Price: $385,000.00`,
    reads: {
      propertyAddress: '27 Birchcrest Dr',
      city: 'Stafford',
      state: 'VA',
      zipCode: '22554',
      askingPrice: '385000',
      bedrooms: '4',
      bathrooms: '3',
      squareFeet: '2250',
      yearBuilt: '1991',
      garage: '1-car',
      lotSize: '0.31 acres',
      propertyType: 'single-family',
    },
  },
  {
    name: "roof and AC years beside the house's",
    text: String.raw`3410 Pinehurst St Gulfport MS 39501 - House (1965), roof (2019), AC (2016), water heater (2021). 3 BR 1 BA 1170 SF. City sewer. Vacant. Asking $97,500`,
    reads: {
      propertyAddress: '3410 Pinehurst St',
      city: 'Gulfport',
      state: 'MS',
      zipCode: '39501',
      askingPrice: '97500',
      bedrooms: '3',
      bathrooms: '1',
      squareFeet: '1170',
      yearBuilt: '1965',
      septicSystem: 'city-sewer',
      occupancy: 'Vacant',
    },
  },
  {
    name: 'effective year beside the actual one',
    text: String.raw`5807 Larkin St Houston TX 77007 Townhome 3 story. Eff. year 2010, actual year built 1998. 2,240 SF bldg, 1,850 SF lot. 3 beds 2.5 baths 2 car garage. List $410,000.`,
    reads: {
      propertyAddress: '5807 Larkin St',
      city: 'Houston',
      state: 'TX',
      zipCode: '77007',
      askingPrice: '410000',
      bedrooms: '3',
      bathrooms: '2.5',
      squareFeet: '2240',
      lotSize: '1,850 sq ft',
      yearBuilt: '1998',
      garage: '2-car',
      propertyType: 'townhouse',
    },
  },
  {
    name: 'lot in feet, house in feet, garage in feet',
    text: String.raw`640 Hill St Reno NV 89501
House: 1,720 sq ft  Lot: 6,970 sq ft  Garage: 480 sq ft (2 car)
3 beds 2 baths, 1937
$455,000`,
    reads: {
      propertyAddress: '640 Hill St',
      city: 'Reno',
      state: 'NV',
      zipCode: '89501',
      askingPrice: '455000',
      bedrooms: '3',
      bathrooms: '2',
      squareFeet: '1720',
      yearBuilt: '1937',
      lotSize: '6,970 sq ft',
      garage: '2-car',
    },
  },
  {
    name: 'basement apart',
    text: String.raw`1709 Overton Rd, Kansas City, Kansas 66104. 2BR 1BA ranch, 1,008 sq ft up + 900 sq ft unfinished basement. Built 1950. 1 car attached garage. $84,000.`,
    reads: {
      propertyAddress: '1709 Overton Rd',
      city: 'Kansas City',
      state: 'KS',
      zipCode: '66104',
      askingPrice: '84000',
      bedrooms: '2',
      bathrooms: '1',
      squareFeet: '1008',
      yearBuilt: '1950',
      garage: '1-car',
    },
  },
  {
    name: 'metres',
    text: String.raw`Casa: 2410 Calle Amistad, Brownsville, TX 78521. 3 recámaras, 2 baños, 110 m² de construcción. Año 2003. Precio $125,000 dólares.`,
    reads: {
      propertyAddress: '2410 Calle Amistad',
      city: 'Brownsville',
      state: 'TX',
      zipCode: '78521',
      askingPrice: '125000',
      bedrooms: '3',
      bathrooms: '2',
      squareFeet: '1184',
      yearBuilt: '2003',
    },
  },
  {
    name: 'county road and acreage',
    text: String.raw`2871 County Road 318, Navasota, TX 77868 | 5.02 acres | 3-2 farmhouse 1,640 sf (1982) | septic, water well | no pool | single family | $295,000`,
    reads: {
      propertyAddress: '2871 County Road 318',
      city: 'Navasota',
      state: 'TX',
      zipCode: '77868',
      askingPrice: '295000',
      bedrooms: '3',
      bathrooms: '2',
      squareFeet: '1640',
      yearBuilt: '1982',
      lotSize: '5.02 acres',
      septicSystem: 'septic',
      pool: 'no',
      propertyType: 'single-family',
    },
  },
  {
    name: 'half acre in words',
    text: String.raw`305 Old Mill Rd, Spartanburg, SC 29301. 3 bed/2 bath brick on a half acre. 1350 sq ft. 1978. Septic. Seller lives in the home and needs 30 days after closing. $147k.`,
    reads: {
      propertyAddress: '305 Old Mill Rd',
      city: 'Spartanburg',
      state: 'SC',
      zipCode: '29301',
      askingPrice: '147000',
      bedrooms: '3',
      bathrooms: '2',
      squareFeet: '1350',
      yearBuilt: '1978',
      lotSize: '0.5 acres',
      septicSystem: 'septic',
      occupancy: 'Owner-occupied',
    },
  },
  {
    name: 'ordinals and directions in the street',
    text: String.raw`1022 NE 23rd Ave, Gainesville, FL 32609 // 3/1 block home // 1,075 SF // 1958 // no garage // city water + sewer // vacant // $139,900`,
    reads: {
      propertyAddress: '1022 NE 23rd Ave',
      city: 'Gainesville',
      state: 'FL',
      zipCode: '32609',
      askingPrice: '139900',
      bedrooms: '3',
      bathrooms: '1',
      squareFeet: '1075',
      yearBuilt: '1958',
      garage: 'none',
      septicSystem: 'city-sewer',
      occupancy: 'Vacant',
    },
  },
  {
    name: 'masked number',
    text: String.raw`48XX Parkside Ave, Philadelphia PA 19131. Rowhome 4 bed 1 bath 1696 sqft 1925. Price 105k. Rehab 70k. ARV 265k. DM for full address.`,
    reads: {
      propertyAddress: '48XX Parkside Ave',
      city: 'Philadelphia',
      state: 'PA',
      zipCode: '19131',
      askingPrice: '105000',
      bedrooms: '4',
      bathrooms: '1',
      squareFeet: '1696',
      yearBuilt: '1925',
      propertyType: 'townhouse',
      estimatedRepairCost: '70000',
    },
  },
  {
    name: 'signature with another town',
    text: String.raw`Good afternoon investors,
15 Lakeside Cir, Jonesboro, GA 30238 is available!
3 bedrooms 2 bathrooms 1,276 sqft built in 1987
Asking: $149,000 Vacant
Best regards,
Monique Vance
Vance Equity Group LLC
3340 Peachtree Rd NE Suite 1800, Atlanta, GA 30326
O: 404.555.0172 | www.example.com`,
    reads: {
      propertyAddress: '15 Lakeside Cir',
      city: 'Jonesboro',
      state: 'GA',
      zipCode: '30238',
      askingPrice: '149000',
      bedrooms: '3',
      bathrooms: '2',
      squareFeet: '1276',
      yearBuilt: '1987',
      occupancy: 'Vacant',
    },
  },
  {
    name: 'photos with a link and a form',
    text: String.raw`2519 Pasadena Blvd, Pasadena, TX 77502. 3/2, 1,402 sqft, 1956. Price $157k. Vacant.
Pictures: https://photos.app.goo.gl/Zx81kdQw2
Submit offers: https://forms.gle/abc123`,
    reads: {
      propertyAddress: '2519 Pasadena Blvd',
      city: 'Pasadena',
      state: 'TX',
      zipCode: '77502',
      askingPrice: '157000',
      bedrooms: '3',
      bathrooms: '2',
      squareFeet: '1402',
      yearBuilt: '1956',
      occupancy: 'Vacant',
      photoLinks: 'https://photos.app.goo.gl/Zx81kdQw2',
    },
  },
  {
    name: "phone's share sheet of a portal",
    text: String.raw`Check out this home I found on Realtor.com.
$119,900 · 3beds · 1baths · 1144sqft
918 W Wildwood Ave, Fort Wayne, IN 46807
https://www.realtor.com/realestateandhomes-detail/918-W-Wildwood-Ave_Fort-Wayne_IN_46807`,
    reads: {
      propertyAddress: '918 W Wildwood Ave',
      city: 'Fort Wayne',
      state: 'IN',
      zipCode: '46807',
      askingPrice: '119900',
      bedrooms: '3',
      bathrooms: '1',
      squareFeet: '1144',
    },
  },
  {
    name: 'Zillow card glued',
    text: String.raw`$297,000
4 bds2 ba2,011 sqft- House for sale
306 Chestnut Ridge Dr, Madison, AL 35758
KELLER WILLIAMS HORIZON, MLS# 21872290
Showcase`,
    reads: {
      propertyAddress: '306 Chestnut Ridge Dr',
      city: 'Madison',
      state: 'AL',
      zipCode: '35758',
      askingPrice: '297000',
      bedrooms: '4',
      bathrooms: '2',
      squareFeet: '2011',
    },
  },
  {
    name: 'Redfin top with stats in lines',
    text: String.raw`6608 Tulane St, San Diego, CA 92122
$1,149,000
Est. $7,820/mo Get pre-approved
3
beds
2
baths
1,378
sq ft
About this home
University City single-story!
Single-family home
Built in 1969
5,662 sq ft lot
$834 price/sq ft
2 garage spaces
Listed by Ana Ruiz • DRE #01988123`,
    reads: {
      propertyAddress: '6608 Tulane St',
      city: 'San Diego',
      state: 'CA',
      zipCode: '92122',
      askingPrice: '1149000',
      bedrooms: '3',
      bathrooms: '2',
      squareFeet: '1378',
      yearBuilt: '1969',
      lotSize: '5,662 sq ft',
      garage: '2-car',
      propertyType: 'single-family',
    },
  },
  {
    name: 'million with a letter',
    text: String.raw`41 Seaview Ter, Santa Monica CA 90401. Asking 2.35M. 3/3, 1900 sf, 1924. Trust sale.`,
    reads: {
      propertyAddress: '41 Seaview Ter',
      city: 'Santa Monica',
      state: 'CA',
      zipCode: '90401',
      askingPrice: '2350000',
      bedrooms: '3',
      bathrooms: '3',
      squareFeet: '1900',
      yearBuilt: '1924',
    },
  },
  {
    name: 'six and more bedrooms',
    text: String.raw`Mansion flip! 1907 Gladstone Blvd Kansas City MO 64124. 8 bedrooms 4.5 baths 4210 sqft 1908. 189k. ARV 450k`,
    reads: {
      propertyAddress: '1907 Gladstone Blvd',
      city: 'Kansas City',
      state: 'MO',
      zipCode: '64124',
      askingPrice: '189000',
      bedrooms: '6+',
      bathrooms: '4+',
      squareFeet: '4210',
      yearBuilt: '1908',
    },
  },
  {
    name: 'section 8 and lease',
    text: String.raw`Turnkey rowhouse with Section 8 tenant. 2214 Whitney St, Baltimore MD 21218. 3BR/1BA, 1,180 sqft, 1920. Rent $1,495. Asking $119K`,
    reads: {
      propertyAddress: '2214 Whitney St',
      city: 'Baltimore',
      state: 'MD',
      zipCode: '21218',
      askingPrice: '119000',
      bedrooms: '3',
      bathrooms: '1',
      squareFeet: '1180',
      yearBuilt: '1920',
      propertyType: 'townhouse',
      occupancy: 'Tenant-occupied',
    },
  },
  {
    name: 'vacancy said in passing',
    text: String.raw`912 dover rd toledo ohio 43612, 3 bed one bath, 1090 sqft, 1949, 1 car garage. nobody's living there right now, house is empty. 57k`,
    reads: {
      propertyAddress: '912 Dover Rd',
      city: 'Toledo',
      state: 'OH',
      zipCode: '43612',
      askingPrice: '57000',
      bedrooms: '3',
      bathrooms: '1',
      squareFeet: '1090',
      yearBuilt: '1949',
      occupancy: 'Vacant',
      garage: '1-car',
    },
  },
  {
    name: "condition in the form's words",
    text: String.raw`3801 Wendell Dr Atlanta GA 30331 | 3/2 | 1500 sf | 1970 | FULL GUT, fire damage | Rehab $90k | $165k | ARV $340k | Vacant`,
    reads: {
      propertyAddress: '3801 Wendell Dr',
      city: 'Atlanta',
      state: 'GA',
      zipCode: '30331',
      askingPrice: '165000',
      bedrooms: '3',
      bathrooms: '2',
      squareFeet: '1500',
      yearBuilt: '1970',
      currentCondition: 'gut-job',
      occupancy: 'Vacant',
      estimatedRepairCost: '90000',
    },
  },
  {
    name: 'lipstick',
    text: String.raw`Katy TX 77493 - 7421 Sweetbay Ln - 4/2/2 - 1,822 SF - 2002 - lipstick rehab ~$15K - $231K - ARV $300K`,
    reads: {
      propertyAddress: '7421 Sweetbay Ln',
      city: 'Katy',
      state: 'TX',
      zipCode: '77493',
      askingPrice: '231000',
      bedrooms: '4',
      bathrooms: '2',
      squareFeet: '1822',
      yearBuilt: '2002',
      garage: '2-car',
      currentCondition: 'lipstick',
      estimatedRepairCost: '15000',
    },
  },
  {
    name: "appraiser's cells",
    text: String.raw`Subject Address: 5 Mill Pond Rd | City/State/Zip: Concord, NH 03301
GLA: 1,392 | Total Rms: 6 | Bdrms: 3 | Baths: 1.1 | Site: 0.90 ac | Age/Yr: 1973
Garage: 2ga | Sewer: Private septic | Listing price: $299,000`,
    reads: {
      propertyAddress: '5 Mill Pond Rd',
      city: 'Concord',
      state: 'NH',
      zipCode: '03301',
      askingPrice: '299000',
      bedrooms: '3',
      bathrooms: '1.5',
      squareFeet: '1392',
      yearBuilt: '1973',
      lotSize: '0.9 acres',
      garage: '2-car',
      septicSystem: 'septic',
    },
  },
  {
    name: 'decoy rents and taxes first',
    text: String.raw`Market rent: $1,600  Taxes: $2,188  Insurance: $1,300
Cap rate: 13.9%
450 E 71st St, Chicago, IL 60619
3 bed / 1 bath brick bungalow / 1,215 sf / 1922
ALL IN: call.  ASKING: $89,000`,
    reads: {
      propertyAddress: '450 E 71st St',
      city: 'Chicago',
      state: 'IL',
      zipCode: '60619',
      askingPrice: '89000',
      bedrooms: '3',
      bathrooms: '1',
      squareFeet: '1215',
      yearBuilt: '1922',
    },
  },
  {
    name: 'heading of a post, then the facts by commas',
    text: String.raw`Motivated Seller - Must Sell by the 30th
119 Meadow Lark Ln, Conway, Arkansas, 72032, 3 bedrooms, 2 baths, 1420 square feet, two car garage, built 1985, vacant, asking price 149,900`,
    reads: {
      propertyAddress: '119 Meadow Lark Ln',
      city: 'Conway',
      state: 'AR',
      zipCode: '72032',
      askingPrice: '149900',
      bedrooms: '3',
      bathrooms: '2',
      squareFeet: '1420',
      yearBuilt: '1985',
      garage: '2-car',
      occupancy: 'Vacant',
    },
  },
  {
    name: 'state only by ZIP',
    text: String.raw`2020 Hazel St
Lincoln 68510
2 bed, 1 bath
944 sf
1926
$154,000`,
    reads: {
      propertyAddress: '2020 Hazel St',
      city: 'Lincoln',
      zipCode: '68510',
      askingPrice: '154000',
      bedrooms: '2',
      bathrooms: '1',
      squareFeet: '944',
      yearBuilt: '1926',
    },
  },
];

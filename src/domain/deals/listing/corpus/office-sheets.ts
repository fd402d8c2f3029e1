import type { CorpusText } from './corpus-text.ts';

/** Further sheets, rows and remarks, as agents, counties and offices write them. */
export const officeSheets: readonly CorpusText[] = [
  {
    name: 'MLS sheet in two columns, tabs between them, list and original price',
    text: String.raw`MLS #: 20418833	Status: Active
LP: $289,900	OLP: $304,900
Addr: 4418 N Larkspur Ln #12	City: Fort Worth
State: TX	Zip: 76137
Beds Total: 3	Baths F/H: 2/1
SqFt: 1,742	Yr Blt: 2003
Lot SqFt: 5,662	Gar Spaces: 2
Sewer: City Sewer	Pool: No
DOM: 41	Tax Yr: 2025	Taxes: $6,120
HOA: $320/Annual	List Agent: P. Quill (817) 555-0134`,
    reads: {
      propertyAddress: '4418 N Larkspur Ln #12',
      city: 'Fort Worth',
      state: 'TX',
      zipCode: '76137',
      askingPrice: '289900',
      bedrooms: '3',
      bathrooms: '2.5',
      squareFeet: '1742',
      yearBuilt: '2003',
      lotSize: '5,662 sq ft',
      garage: '2-car',
      septicSystem: 'city-sewer',
      pool: 'no',
    },
  },
  {
    name: 'BR/BA/BLT in one line with a county and a subdivision',
    text: String.raw`Sub: Hidden Oaks  County: Tarrant
1107 Dallas Ave, Arlington, TX 76010
BR/BA/BLT: 4/2/1978   GLA 1,980   Lot .19 ac
List $264,500   $134/SF   DOM 12`,
    reads: {
      propertyAddress: '1107 Dallas Ave',
      city: 'Arlington',
      state: 'TX',
      zipCode: '76010',
      askingPrice: '264500',
      bedrooms: '4',
      bathrooms: '2',
      squareFeet: '1980',
      yearBuilt: '1978',
      lotSize: '0.19 acres',
    },
  },
  {
    name: 'agent remarks in capitals',
    text: String.raw`BRICK RANCH ON CORNER LOT. 3BD/2BA W/ 2 CAR ATTACHED GARAGE, APPROX 1,850 SF ON .35 AC. BUILT IN 1968. ROOF 2017, HVAC 2020. SOLD AS IS. VACANT, GO AND SHOW. 812 WINSTON RD, GREENSBORO NC 27405. LISTED AT $219,000. SELLER PAID $180,000 IN 2019.`,
    reads: {
      propertyAddress: '812 WINSTON RD',
      city: 'Greensboro',
      state: 'NC',
      zipCode: '27405',
      askingPrice: '219000',
      bedrooms: '3',
      bathrooms: '2',
      squareFeet: '1850',
      lotSize: '0.35 acres',
      yearBuilt: '1968',
      garage: '2-car',
      occupancy: 'Vacant',
    },
  },
  {
    name: 'label: value list, plain',
    text: String.raw`Address: 2209 Old Mill Run
City: Winston-Salem
State: North Carolina
Zip: 27106
Asking Price: $185,000
Bedrooms: 3
Bathrooms: 1.5
Square Feet: 1,240
Lot Size: 0.28 acres
Year Built: 1959
Garage: 1 car
Occupancy: Tenant occupied
Sewer: Public
Roof: 2015
HVAC: 9 years`,
    reads: {
      propertyAddress: '2209 Old Mill Run',
      city: 'Winston-Salem',
      state: 'NC',
      zipCode: '27106',
      askingPrice: '185000',
      bedrooms: '3',
      bathrooms: '1.5',
      squareFeet: '1240',
      lotSize: '0.28 acres',
      yearBuilt: '1959',
      garage: '1-car',
      occupancy: 'Tenant-occupied',
      septicSystem: 'city-sewer',
    },
  },
  {
    name: 'labels on one line, values on the next',
    text: String.raw`Property Address
7315 Coeur Ct
City
Coeur d'Alene
State
ID
Zip Code
83815
List Price
$412,000
Beds
3
Baths
2
Living Area
1,508
Year Built
1994
Garage Spaces
2
Lot Acres
0.22`,
    reads: {
      propertyAddress: '7315 Coeur Ct',
      city: "Coeur d'Alene",
      state: 'ID',
      zipCode: '83815',
      askingPrice: '412000',
      bedrooms: '3',
      bathrooms: '2',
      squareFeet: '1508',
      yearBuilt: '1994',
      garage: '2-car',
      lotSize: '0.22 acres',
    },
  },
  {
    name: 'CSV with a header row',
    text: String.raw`Address,City,State,Zip,Beds,Baths,SqFt,Year Built,Lot,Price
"918 Columbia Rd",Orangeburg,SC,29115,3,2,1433,1972,0.4 acres,129900`,
    reads: {
      propertyAddress: '918 Columbia Rd',
      city: 'Orangeburg',
      state: 'SC',
      zipCode: '29115',
      bedrooms: '3',
      bathrooms: '2',
      squareFeet: '1433',
      yearBuilt: '1972',
      lotSize: '0.4 acres',
      askingPrice: '129900',
    },
  },
  {
    name: 'TSV with a header row and columns nobody needs, two rows',
    text: `MLS\tStatus\tStreet Address\tCity\tST\tZIP\tBR\tBA\tSF\tYB\tDOM\tList Price\tAgent\n40021877\tA\t5521 E Pampa Ave\tMesa\tAZ\t85206\t4\t2.5\t2210\t1998\t19\t438000\tD. Orr\n40021901\tA\t1180 W Ivy St\tMesa\tAZ\t85201\t3\t2\t1500\t1981\t7\t365000\tD. Orr`,
    reads: {
      propertyAddress: '5521 E Pampa Ave',
      city: 'Mesa',
      state: 'AZ',
      zipCode: '85206',
      bedrooms: '4',
      bathrooms: '2.5',
      squareFeet: '2210',
      yearBuilt: '1998',
      askingPrice: '438000',
    },
  },
  {
    name: 'CSV row without a header',
    text: String.raw`3306 Tulsa St, Oklahoma City, OK, 73112, 3 bed, 2 bath, 1388 sqft, 1961, $149,000`,
    reads: {
      propertyAddress: '3306 Tulsa St',
      city: 'Oklahoma City',
      state: 'OK',
      zipCode: '73112',
      bedrooms: '3',
      bathrooms: '2',
      squareFeet: '1388',
      yearBuilt: '1961',
      askingPrice: '149000',
    },
  },
  {
    name: 'Stellar sheet with labels and values in pairs, heated against total area',
    text: String.raw`STELLAR MLS                                   Residential
10420 Orange Blossom Trl, ORLANDO, FL 32837
Status: Active          List Price: $345,000
Subdivision: Southchase
Beds: 4   Baths: 2/0   Pool: Private
Garage: Yes   Attch: Yes   Spcs: 2
Heated Area: 1,876 SqFt   Total Area: 2,411 SqFt
Year Built: 1989   ADOM: 33
Lot Size: 7,405 SqFt   Total Acreage: 0 to less than 1/4
Flood Zone: X   Taxes: $2,913   HOA: $41/month
Sewer: Public Sewer`,
    reads: {
      propertyAddress: '10420 Orange Blossom Trl',
      city: 'Orlando',
      state: 'FL',
      zipCode: '32837',
      askingPrice: '345000',
      bedrooms: '4',
      bathrooms: '2',
      squareFeet: '1876',
      yearBuilt: '1989',
      lotSize: '7,405 sq ft',
      garage: '2-car',
      pool: 'yes',
      septicSystem: 'city-sewer',
    },
  },
  {
    name: 'ARMLS plano with approximate labels',
    text: String.raw`ARMLS 6719202  Single Family - Detached  Active
$399,000
23814 S Power Rd  Queen Creek, AZ 85142
Beds/Baths: 3 / 2   Bedrooms Plus: 4
Approx SqFt: 1,690 / County Assessor
Year Built: 2006   Pool: None
Garage Spaces: 2   Carport Spaces: 0   Slab Parking Spaces: 2
Approx Lot SqFt: 6,534   Approx Lot Acres: 0.15
Sewer: Sewer - Public
Hndrd Block: 23800 S   Dir: S   Elementary: Cortina`,
    reads: {
      propertyAddress: '23814 S Power Rd',
      city: 'Queen Creek',
      state: 'AZ',
      zipCode: '85142',
      askingPrice: '399000',
      bedrooms: '3',
      bathrooms: '2',
      squareFeet: '1690',
      yearBuilt: '2006',
      lotSize: '6,534 sq ft',
      garage: '2-car',
      pool: 'no',
      septicSystem: 'city-sewer',
      propertyType: 'single-family',
    },
  },
  {
    name: 'GAMLS with full and half baths apart',
    text: String.raw`1266 Peachtree Industrial Blvd
Atlanta, Georgia 30341
Price: $310,000  Type: Single Family Residence
Bedrooms: 4  Full Baths: 2  Half Baths: 1
Year Built: 1975  SqFt Finished: 2,105  Basement: Full, Unfinished, 900 sqft
Lot Dimensions: 100 x 200
Parking: Garage 2 Car
Water/Sewer: Public Water, Septic Tank
Occupancy: Owner`,
    reads: {
      propertyAddress: '1266 Peachtree Industrial Blvd',
      city: 'Atlanta',
      state: 'GA',
      zipCode: '30341',
      askingPrice: '310000',
      propertyType: 'single-family',
      bedrooms: '4',
      bathrooms: '2.5',
      yearBuilt: '1975',
      squareFeet: '2105',
      lotSize: '100 x 200',
      garage: '2-car',
      septicSystem: 'septic',
      occupancy: 'Owner-occupied',
    },
  },
  {
    name: 'remarks in prose with the address last and a garage without its cars',
    text: String.raw`Great opportunity for investors in south Nashville. This three bedroom, two bath brick home was built in 1997 and offers 1,612 square feet, a detached garage and a fenced yard on a quarter acre. Priced at $329,900. Needs paint, flooring and appliances; repairs estimated at $35,000. ARV around $430,000. Tenant pays $1,650 on a month-to-month lease. Located at 4120 Clarksville Hwy, Nashville, TN 37218.`,
    reads: {
      propertyAddress: '4120 Clarksville Hwy',
      city: 'Nashville',
      state: 'TN',
      zipCode: '37218',
      askingPrice: '329900',
      bedrooms: '3',
      bathrooms: '2',
      squareFeet: '1612',
      lotSize: '0.25 acres',
      yearBuilt: '1997',
      estimatedRepairCost: '35000',
      occupancy: 'Tenant-occupied',
    },
  },
  {
    name: 'dots between labels and values',
    text: String.raw`Street address ......... 640 County Road 210
City ................... St. Johns
State .................. FL
Zip .................... 32259
Sale price ............. $355,000
Bedrooms ............... 4
Bathrooms .............. 3
Living sq. ft. ......... 2,240
Built .................. 2005
Septic ................. Yes`,
    reads: {
      propertyAddress: '640 County Road 210',
      state: 'FL',
      zipCode: '32259',
      askingPrice: '355000',
      bedrooms: '4',
      bathrooms: '3',
      squareFeet: '2240',
      yearBuilt: '2005',
      septicSystem: 'septic',
      city: 'St. Johns',
    },
  },
  {
    name: 'equals signs and no blanks',
    text: String.raw`address=302 W 9th St
city=Tulsa
state=OK
zip=74119
beds=3
baths=2
sqft=1506
year=1996
price=210000
garage=2`,
    reads: {
      propertyAddress: '302 W 9th St',
      city: 'Tulsa',
      state: 'OK',
      zipCode: '74119',
      bedrooms: '3',
      bathrooms: '2',
      squareFeet: '1506',
      yearBuilt: '1996',
      askingPrice: '210000',
      garage: '2-car',
    },
  },
  {
    name: 'pipes, everything in one line',
    text: String.raw`5007 Hwy 90 W | San Antonio | TX 78237 | 3 BR | 1 BA | 1,020 SF | Built 1952 | 0.17 AC | $118,500 | Vacant`,
    reads: {
      propertyAddress: '5007 Hwy 90 W',
      city: 'San Antonio',
      state: 'TX',
      zipCode: '78237',
      bedrooms: '3',
      bathrooms: '1',
      squareFeet: '1020',
      yearBuilt: '1952',
      lotSize: '0.17 acres',
      askingPrice: '118500',
      occupancy: 'Vacant',
    },
  },
  {
    name: 'Spanish labels',
    text: String.raw`Dirección: 915 E Camino del Sol
Ciudad: Phoenix
Estado: Arizona
Código postal: 85042
Precio: $342,000
Recámaras: 4
Baños: 2
Pies cuadrados: 1,725
Terreno: 7,012 pies cuadrados
Año de construcción: 1986`,
    reads: {
      propertyAddress: '915 E Camino del Sol',
      city: 'Phoenix',
      state: 'AZ',
      zipCode: '85042',
      askingPrice: '342000',
      bedrooms: '4',
      bathrooms: '2',
      squareFeet: '1725',
      lotSize: '7,012 sq ft',
      yearBuilt: '1986',
    },
  },
  {
    name: 'county record with situs and mailing addresses',
    text: String.raw`PARCEL ID 0312-44-1021
OWNER  J DOE TRUST
SITUS ADDRESS  1844 GREENVILLE HWY, COLUMBIA SC 29203
MAILING ADDRESS  PO BOX 4410, CHARLOTTE NC 28204
LAND USE  SINGLE FAMILY
YEAR BUILT  1971   EFFECTIVE YEAR  1985
HEATED SQ FT  1,364   GROSS AREA 1,900
BEDROOMS 3  FULL BATHS 1  HALF BATHS 1
ACRES 0.31
LAST SALE 04/12/2016 $74,000
MARKET VALUE $141,200`,
    reads: {
      propertyAddress: '1844 GREENVILLE HWY',
      city: 'Columbia',
      state: 'SC',
      zipCode: '29203',
      propertyType: 'single-family',
      yearBuilt: '1971',
      squareFeet: '1364',
      bedrooms: '3',
      bathrooms: '1.5',
      lotSize: '0.31 acres',
    },
  },
  {
    name: 'forwarded e-mail with quoted lines and a signature',
    text: String.raw`Subject: Fwd: new off market - Lee's Summit

> Hi all,
> new one under contract today:
> 1406 NE Independence Ave, Lee's Summit, MO 64086
> 3 bed / 2.5 bath, 1,930 sq ft, built 1988, 2-car garage
> Asking $241,000. ARV $330k. Rehab $28k.
> Owner occupied, needs 2 weeks after closing.
>
> Dana Pike
> Pike Home Buyers
> 200 Main St, Suite 410, Kansas City, MO 64105
> (816) 555-0171`,
    reads: {
      propertyAddress: '1406 NE Independence Ave',
      city: "Lee's Summit",
      state: 'MO',
      zipCode: '64086',
      bedrooms: '3',
      bathrooms: '2.5',
      squareFeet: '1930',
      yearBuilt: '1988',
      garage: '2-car',
      askingPrice: '241000',
      estimatedRepairCost: '28000',
      occupancy: 'Owner-occupied',
    },
  },
  {
    name: 'loan request with purchase price, rehab and after-repair value',
    text: String.raw`LOAN REQUEST SUMMARY
Subject property: 77 Avenue B, Port St. Lucie, FL 34952
Property type: SFR
Purchase price: $198,000
Rehab budget: $42,500
After repair value: $325,000
Loan amount: $185,000
Beds/Baths: 3/2
GLA: 1,318 sf
Year built: 1981
Exit: fix and flip, 6 months`,
    reads: {
      propertyAddress: '77 Avenue B',
      city: 'Port St. Lucie',
      state: 'FL',
      zipCode: '34952',
      propertyType: 'single-family',
      askingPrice: '198000',
      estimatedRepairCost: '42500',
      bedrooms: '3',
      bathrooms: '2',
      squareFeet: '1318',
      yearBuilt: '1981',
    },
  },
  {
    name: 'HTML leftovers of a list',
    text: String.raw`<ul><li><b>Address:</b>&nbsp;1931 FM 1960 Rd&nbsp;W, Houston, TX 77090</li><li><b>Price:</b> $287,500</li><li><b>Beds:</b> 4</li><li><b>Baths:</b> 2&#189;</li><li><b>Sq&nbsp;Ft:</b> 2,180</li><li><b>Built:</b> 1983</li></ul>`,
    reads: {
      propertyAddress: '1931 FM 1960 Rd W',
      city: 'Houston',
      state: 'TX',
      zipCode: '77090',
      askingPrice: '287500',
      bedrooms: '4',
      bathrooms: '2.5',
      squareFeet: '2180',
      yearBuilt: '1983',
    },
  },
  {
    name: 'no labels at all, one to a line',
    text: String.raw`209 Charlotte Ave
Raleigh NC 27607
$389,000
3 bedrooms
2 baths
1640 sf
1966
.24 acre`,
    reads: {
      propertyAddress: '209 Charlotte Ave',
      city: 'Raleigh',
      state: 'NC',
      zipCode: '27607',
      askingPrice: '389000',
      bedrooms: '3',
      bathrooms: '2',
      squareFeet: '1640',
      yearBuilt: '1966',
      lotSize: '0.24 acres',
    },
  },
  {
    name: 'full.half baths and dimensions of the lot',
    text: String.raw`Paragon  Residential  Client Full
628 St Louis Ave, O'Fallon, IL 62269
Asking Price $174,900
# Bedrooms 3   # Baths (F.H) 1.1
Finished SqFt Above 1,156   Below 400   Total 1,556
Yr Built 1964   Lot Dim 75x140   Garage 1
Sewer Public   Heat Forced Air (2018)   Roof Asphalt (2012)
Possession At closing`,
    reads: {
      propertyAddress: '628 St Louis Ave',
      city: "O'Fallon",
      state: 'IL',
      zipCode: '62269',
      askingPrice: '174900',
      bedrooms: '3',
      bathrooms: '1.5',
      yearBuilt: '1964',
      lotSize: '75 x 140',
      garage: '1-car',
      septicSystem: 'city-sewer',
    },
  },
  {
    name: 'mobile home sheet',
    text: String.raw`Manufactured home for sale
Address: 51 Pine Bark Loop, Lot 8, Lexington, SC 29073
Year: 2001   Beds: 3   Baths: 2
Size: 28x56 (1,568 sq ft)
Lot rent: $410
Price: $69,900
Parking: 2-car carport`,
    reads: {
      propertyAddress: '51 Pine Bark Loop, Lot 8',
      city: 'Lexington',
      state: 'SC',
      zipCode: '29073',
      propertyType: 'mobile-home',
      yearBuilt: '2001',
      bedrooms: '3',
      bathrooms: '2',
      squareFeet: '1568',
      askingPrice: '69900',
    },
  },
  {
    name: 'townhome, labels by dashes',
    text: String.raw`Property - Townhome
Location - 3390 Saint Paul St Unit B, Denver, CO 80205
Price - 415K
Bed - 2
Bath - 2.5
Size - 1,344 sqft
Built - 2010
HOA - $265/mo
Garage - 1 car attached`,
    reads: {
      propertyType: 'townhouse',
      propertyAddress: '3390 Saint Paul St Unit B',
      city: 'Denver',
      state: 'CO',
      zipCode: '80205',
      askingPrice: '415000',
      bedrooms: '2',
      bathrooms: '2.5',
      squareFeet: '1344',
      yearBuilt: '2010',
      garage: '1-car',
    },
  },
  {
    name: 'Flexmls list line',
    text: String.raw`1 | 24-10177 | Active | 2713 Jackson Dr | Jacksonville, AR 72076 | 3 / 2 (2 0) | 1,402 | 1979 | $139,500 | $99.50`,
    reads: {
      propertyAddress: '2713 Jackson Dr',
      city: 'Jacksonville',
      state: 'AR',
      zipCode: '72076',
      bedrooms: '3',
      bathrooms: '2',
      squareFeet: '1402',
      yearBuilt: '1979',
      askingPrice: '139500',
    },
  },
  {
    name: 'Matrix sheet with labels run together',
    text: String.raw`ML#: C7512290   Cross St: Orange Ave
Prop Type: SFR   Area: 224
1190 E San Jose Ave, Fresno, CA 93728
LP: $335,000   L/C: 02/11/2026   Orig: $349,000
BR: 3   BTH: 2.00 (1 0 1 0)   SQFT(src): 1,377 (A)
YB: 1948   LSqft/Ac: 6,600/0.15
Garage: 1/Detached   Pool: N
Cross-streets: Millbrook & Shields   Phone: 559-555-0155`,
    reads: {
      propertyType: 'single-family',
      propertyAddress: '1190 E San Jose Ave',
      city: 'Fresno',
      state: 'CA',
      zipCode: '93728',
      askingPrice: '335000',
      bedrooms: '3',
      bathrooms: '2',
      squareFeet: '1377',
      yearBuilt: '1948',
      lotSize: '6,600 sq ft',
      garage: '1-car',
      pool: 'no',
    },
  },
  {
    name: 'spreadsheet pasted down: labels left, values right by tabs',
    text: `Property\t1520 Nashville Rd\nCity, State\tGallatin, TN\nZip\t37066\nBed/Bath\t3/2\nSq Ft\t1,475\nYear\t1999\nAsk\t$265,000\nARV\t$345,000\nRepairs\t$22,000\nRent\t$1,800\nPhotos\thttps://www.dropbox.com/sh/ab12cd/photos\nAccess\tLockbox 2468`,
    reads: {
      propertyAddress: '1520 Nashville Rd',
      city: 'Gallatin',
      state: 'TN',
      zipCode: '37066',
      bedrooms: '3',
      bathrooms: '2',
      squareFeet: '1475',
      yearBuilt: '1999',
      askingPrice: '265000',
      estimatedRepairCost: '22000',
      photoLinks: 'https://www.dropbox.com/sh/ab12cd/photos',
    },
  },
  {
    name: 'condo sheet with building figures',
    text: String.raw`Unit 1204, 88 King St, San Francisco, CA 94107
Condominium, 12th floor of 15 (building of 1999, 240 units)
$1,150,000
2 Bedrooms / 2 Full Bathrooms
1,105 Sq Ft
HOA Dues: $985
Parking: 1 assigned space
Community pool and spa
Year Built: 1999`,
    reads: {
      propertyAddress: 'Unit 1204, 88 King St',
      city: 'San Francisco',
      state: 'CA',
      zipCode: '94107',
      propertyType: 'condo',
      askingPrice: '1150000',
      bedrooms: '2',
      bathrooms: '2',
      squareFeet: '1105',
      yearBuilt: '1999',
    },
  },
];

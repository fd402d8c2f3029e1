import type { CorpusText } from './corpus-text.ts';

/** What wholesalers, investors and callers send each other: texts, e-mails, deal sheets, posts, notes. Every address and number is invented. */
export const blasts: readonly CorpusText[] = [
  {
    name: 'emoji blast, a field a line, ARV and EMD beside the price',
    text: String.raw`🏠🔥 FORT WORTH FLIP 🔥🏠
📍 3817 Marlbrook Ave, Fort Worth TX 76105
🛏 3 bed 1 bath
📐 1,124 sqft
🔨 Built 1948
💰 Asking $128k
📈 ARV $215k
🛠 Rehab est 45k
EMD $3k non refundable, COE 12/15
Cash or hard money only ‼️
Text Mike 817-555-0142`,
    reads: {
      propertyAddress: '3817 Marlbrook Ave',
      city: 'Fort Worth',
      state: 'TX',
      zipCode: '76105',
      askingPrice: '128000',
      bedrooms: '3',
      bathrooms: '1',
      squareFeet: '1124',
      yearBuilt: '1948',
      estimatedRepairCost: '45000',
    },
  },
  {
    name: 'one line, thousands without k after the price words',
    text: String.raw`5521 Plover Ave St. Louis MO 63120 3/1 1050sf blt 1926 asking 62 ARV 140 reno 40k vacant lockbox text Dee 314-555-0117`,
    reads: {
      propertyAddress: '5521 Plover Ave',
      city: 'St. Louis',
      state: 'MO',
      zipCode: '63120',
      askingPrice: '62000',
      bedrooms: '3',
      bathrooms: '1',
      squareFeet: '1050',
      yearBuilt: '1926',
      estimatedRepairCost: '40000',
      occupancy: 'Vacant',
    },
  },
  {
    name: 'all capitals, a hyphened city, roof and HVAC years',
    text: String.raw`*** JUST LOCKED UP ***
WINSTON-SALEM NC
2207 E CLOISTER DR
WINSTON-SALEM, NC 27105
4 BED / 2 BATH BRICK HOME
1,618 SQ FT ON .34 AC
ROOF 2019 HVAC 2021
BUILT 1964
ASKING 149,900
ARV 265,000
COMPS: 2231 E CLOISTER SOLD 262K, 118 NELLIS CT SOLD 270K
VACANT ON LOCKBOX, CALL 336-555-0188`,
    reads: {
      propertyAddress: '2207 E CLOISTER DR',
      city: 'Winston-Salem',
      state: 'NC',
      zipCode: '27105',
      askingPrice: '149900',
      bedrooms: '4',
      bathrooms: '2',
      squareFeet: '1618',
      lotSize: '0.34 acres',
      yearBuilt: '1964',
      occupancy: 'Vacant',
    },
  },
  {
    name: 'e-mail with a subject line, an old price and a reduced one, a Drive album and an opt-out link',
    text: String.raw`From: Lakeside Home Buyers <deals@lakesidebuyers.example>
Subject: PRICE DROP!! Port St. Lucie 3/2 w/ pool - was $289k NOW $264,900

Hey investors,

Seller just gave us some room on this one.

Address: 1182 SW Tamarind Ter, Port St. Lucie, FL 34953
Beds/Baths: 3/2
Living area: 1,572 sq ft
Year built: 1989
Garage: 2 car
Pool: Yes, screened, needs resurfacing
Roof: 2006 original shingle
Water/Sewer: City water, city sewer
Repairs: $48,000
ARV: $395,000
New price: $264,900 (was $289,000)
Earnest money: $10,000 non-refundable
Closing on or before 11/21

Photos: https://drive.google.com/drive/folders/1aKp77QxExample?usp=sharing

Reply YES or call the office at 772-555-0133.
Don't want these? Unsubscribe: https://lakesidebuyers.example/optout?id=884`,
    reads: {
      propertyAddress: '1182 SW Tamarind Ter',
      city: 'Port St. Lucie',
      state: 'FL',
      zipCode: '34953',
      askingPrice: '264900',
      bedrooms: '3',
      bathrooms: '2',
      squareFeet: '1572',
      yearBuilt: '1989',
      garage: '2-car',
      septicSystem: 'city-sewer',
      estimatedRepairCost: '48000',
      pool: 'yes',
      photoLinks: 'https://drive.google.com/drive/folders/1aKp77QxExample?usp=sharing',
    },
  },
  {
    name: 'a list of three deals: only the first is read',
    text: String.raw`OFF MARKET LIST - week of 10/6

1) 3409 S Rutledge Ave, Tulsa OK 74135
3/1.5, 1280 sf, 1 car garage, built 1957
Price 119k / ARV 205k / repairs 35k

2) 1733 N Quaker Pl, Tulsa OK 74106
2/1, 860 sf, no garage, built 1930, tenant pays 750
Price 54k / ARV 110k / repairs 25k

3) 9028 E 37th St, Tulsa OK 74145
4/2, 1710 sf, 2 car garage, pool
Price 168k / ARV 270k / repairs 40k

All cash, 5k EMD each. 918-555-0109`,
    reads: {
      propertyAddress: '3409 S Rutledge Ave',
      city: 'Tulsa',
      state: 'OK',
      zipCode: '74135',
      askingPrice: '119000',
      bedrooms: '3',
      bathrooms: '1.5',
      squareFeet: '1280',
      garage: '1-car',
      yearBuilt: '1957',
      estimatedRepairCost: '35000',
    },
  },
  {
    name: 'note from a call in a CRM: what is owed, what the neighbour got',
    text: String.raw`LEAD #4471 - inbound PPC
10/02 2:14pm call w/ seller
Property: 806 Wexler St, Columbia SC 29203
Seller: inherited from mom, wants 110, owes 38 to the credit union, taxes behind 2,400
3 bed 1 bath, approx 1190 sq ft she thinks, built 1961
House is vacant since spring. needs roof and floors. Neighbor sold for 175 last year
Septic? she doesnt know
Motivation 8/10, wants to close before 12/1
Follow up Thurs 803-555-0164`,
    reads: {
      propertyAddress: '806 Wexler St',
      city: 'Columbia',
      state: 'SC',
      zipCode: '29203',
      askingPrice: '110000',
      bedrooms: '3',
      bathrooms: '1',
      squareFeet: '1190',
      yearBuilt: '1961',
      occupancy: 'Vacant',
    },
  },
  {
    name: 'no punctuation, typos, OKC for the city',
    text: String.raw`hey got one in okc 1420 sw 29th st okc ok 73119 its a 3 bed 2 bath 1310 sqft 2 car garge asking 95k obo arv is 170 needs about 30k reahb tenant just moved out so its vacant cash only no daisy chains hit me up 405-555-0121`,
    reads: {
      propertyAddress: '1420 sw 29th st',
      city: 'Oklahoma City',
      state: 'OK',
      zipCode: '73119',
      askingPrice: '95000',
      bedrooms: '3',
      bathrooms: '2',
      squareFeet: '1310',
      garage: '2-car',
      estimatedRepairCost: '30000',
      occupancy: 'Vacant',
    },
  },
  {
    name: 'Facebook group post with a masked house number',
    text: String.raw`San Tan Valley investors 👀 who wants it??

📌 34XX E Saddlehorn Way, San Tan Valley, AZ 85143
4 bd | 2.5 ba | 2,140 sqft | 2005
3 car garage, private pool w/ newer pump 🏊
$335K net to us
Zestimate 452k 😳
Rents 2,350

Needs carpet, paint and one AC unit (2005 original, other one 2020).
DM me for the full address, POF required. #wholesale #pinalcounty #azrealestate`,
    reads: {
      propertyAddress: '34XX E Saddlehorn Way',
      city: 'San Tan Valley',
      state: 'AZ',
      zipCode: '85143',
      askingPrice: '335000',
      bedrooms: '4',
      bathrooms: '2.5',
      squareFeet: '2140',
      yearBuilt: '2005',
      garage: '3-car',
      pool: 'yes',
    },
  },
  {
    name: 'subject-to sheet: balance, payment and rate beside the price',
    text: String.raw`SUBJECT TO DEAL 🚀
7419 W Desert Quail Ln, Laveen, AZ 85339
3 Bedrooms 2 Bathrooms 1,688 Sq Ft
Year Built 2018
2 Car Garage
Purchase Price: $362,000
Existing Loan Balance: $318,400
Interest Rate: 3.125%
PITI: $1,912/mo
HOA $71/mo, community pool
Entry Fee: $38,500 all in
Assignment fee included
LTR Rent: $2,195
Occupancy: Owner occupied, needs 2 weeks after close
COE 11/14`,
    reads: {
      propertyAddress: '7419 W Desert Quail Ln',
      city: 'Laveen',
      state: 'AZ',
      zipCode: '85339',
      askingPrice: '362000',
      bedrooms: '3',
      bathrooms: '2',
      squareFeet: '1688',
      yearBuilt: '2018',
      garage: '2-car',
      occupancy: 'Owner-occupied',
    },
  },
  {
    name: 'dictated: rooms in words are read, figures in words are left',
    text: String.raw`okay so this one is at 2614 Garner Street in Lee's Summit Missouri it's a three bed two bath fourteen fifty square feet with a two car garage the seller is asking one ninety five and I think the after repair value is around two eighty five it's on city sewer give me a call back`,
    reads: {
      propertyAddress: '2614 Garner Street',
      city: "Lee's Summit",
      state: 'MO',
      bedrooms: '3',
      bathrooms: '2',
      garage: '2-car',
      septicSystem: 'city-sewer',
    },
  },
  {
    name: 'Spanish message, labels in Spanish, thousands by dots',
    text: String.raw`🏡 CASA EN VENTA PARA INVERSIONISTAS
Dirección: 4127 Palmetto Bend Dr
Ciudad: Houston
Estado: TX
Código postal: 77026
Recámaras: 3
Baños: 2
Pies cuadrados: 1,365
Año: 1978
Precio: $142.000
Solo efectivo. Depósito $5,000 no reembolsable
Fotos: https://photos.app.goo.gl/Qw7ExampleAlbum3
Llame o mande texto 713-555-0156`,
    reads: {
      propertyAddress: '4127 Palmetto Bend Dr',
      city: 'Houston',
      state: 'TX',
      zipCode: '77026',
      bedrooms: '3',
      bathrooms: '2',
      squareFeet: '1365',
      yearBuilt: '1978',
      askingPrice: '142000',
      photoLinks: 'https://photos.app.goo.gl/Qw7ExampleAlbum3',
    },
  },
  {
    name: 'a city in the street name, comps with beds of their own',
    text: String.raw`DALLAS DEAL 🔥
210 Houston Bluff St, Dallas, TX 75216
3/2/2 car garage | 1,405 SF | 1971
Asking: $159,900
ARV: $255k

Comps (sold last 6 mo):
318 Austin Bluff St - 4/2 - 1,522 SF - $262,000
1107 Laredo Ave - 3/2 - 1,390 SF - $249,500
904 El Paso Ct - 3/1 - 1,180 SF - $221,000

Show anytime, combo lockbox 4410`,
    reads: {
      propertyAddress: '210 Houston Bluff St',
      city: 'Dallas',
      state: 'TX',
      zipCode: '75216',
      askingPrice: '159900',
      bedrooms: '3',
      bathrooms: '2',
      squareFeet: '1405',
      yearBuilt: '1971',
      garage: '2-car',
    },
  },
  {
    name: 'marketplace card in the style of a deal platform, labels above values',
    text: String.raw`Deal Overview
Asking Price
$87,500
ARV
$168,000
Gross Margin
$80,500
Est. Rehab
$38,000

2931 Overcrest Rd
Memphis, TN 38127

Beds
3
Baths
1
Sq Ft
1,206
Year Built
1959
Lot Size
0.21 acres
Property Type
Single Family
Occupancy
Vacant

Views 418   Saves 22   Offers 3
Contact: (901) 555-0175`,
    reads: {
      propertyAddress: '2931 Overcrest Rd',
      city: 'Memphis',
      state: 'TN',
      zipCode: '38127',
      askingPrice: '87500',
      estimatedRepairCost: '38000',
      bedrooms: '3',
      bathrooms: '1',
      squareFeet: '1206',
      yearBuilt: '1959',
      lotSize: '0.21 acres',
      propertyType: 'single-family',
      occupancy: 'Vacant',
    },
  },
  {
    name: 'duplex with a rent roll: rooms for the whole building, one side empty',
    text: String.raw`DUPLEX - Kansas City MO
4536 Brockway Ave, Kansas City, MO 64130
Duplex, 4 beds / 2 baths total, 1,840 sq ft, built 1924

RENT ROLL
Unit A - 2/1 - rented $825 thru 4/30
Unit B - 2/1 - vacant - market $900
Gross potential $1,725

Taxes $1,180  Ins $1,400
Asking $115k`,
    reads: {
      propertyAddress: '4536 Brockway Ave',
      city: 'Kansas City',
      state: 'MO',
      zipCode: '64130',
      propertyType: 'duplex',
      bedrooms: '4',
      bathrooms: '2',
      squareFeet: '1840',
      yearBuilt: '1924',
      askingPrice: '115000',
    },
  },
  {
    name: 'forwarded thread with quote marks and signatures',
    text: String.raw`---------- Forwarded message ---------
From: T. Acquisitions <t@acq.example>
Date: Tue, Sep 30, 2025 at 9:41 AM
Subject: Fwd: Coeur d'Alene - signed!

> This just got signed. Can you dispo?
>
> 1915 N Tamarack Spur, Coeur d'Alene, ID 83814
> 2 bed 1 bath, 912 sqft, no garage, half acre
> Built in 1951
> Under contract at 240, asking 255
> ARV 385-400
> Septic, well
>
> Title: Evergreen Escrow, 210 Sherman Plaza Ste 4, 208-555-0148

On it. JV 50/50?`,
    reads: {
      propertyAddress: '1915 N Tamarack Spur',
      city: "Coeur d'Alene",
      state: 'ID',
      zipCode: '83814',
      bedrooms: '2',
      bathrooms: '1',
      squareFeet: '912',
      garage: 'none',
      lotSize: '0.5 acres',
      yearBuilt: '1951',
      askingPrice: '255000',
      septicSystem: 'septic',
    },
  },
  {
    name: 'JV note, O’Fallon with a typographic apostrophe, photos on Dropbox without a scheme',
    text: String.raw`JV deal – bring your buyer, we split 50/50
O’Fallon, IL 62269
612 Pheasant Run Ct
SFH 4/3 2,210 sqft 2 car garage finished basement +900 sqft
asking 229k, my contract is 215k
ARV 320k
rehab 32k
access: supra, 24 hr notice
pics dropbox.com/scl/fo/9exampleofallon/h?rlkey=zz1
my cell 618-555-0190`,
    reads: {
      propertyAddress: '612 Pheasant Run Ct',
      city: "O'Fallon",
      state: 'IL',
      zipCode: '62269',
      propertyType: 'single-family',
      bedrooms: '4',
      bathrooms: '3',
      squareFeet: '2210',
      garage: '2-car',
      askingPrice: '229000',
      estimatedRepairCost: '32000',
      photoLinks: 'https://dropbox.com/scl/fo/9exampleofallon/h?rlkey=zz1',
    },
  },
  {
    name: 'FM road, acreage, manufactured home on septic',
    text: String.raw`11820 FM 1485 Conroe TX 77306
2004 double wide manufactured home on 1.5 acres
3 bed 2 bath 1568 sqft
septic & well, no HOA
carport holds 3
$135,000 as is, owner financing not available
Comps up to 210k
Tenant in place month to month at 1,150
Pics here bit.ly/fm1485pics`,
    reads: {
      propertyAddress: '11820 FM 1485',
      city: 'Conroe',
      state: 'TX',
      zipCode: '77306',
      propertyType: 'mobile-home',
      lotSize: '1.5 acres',
      bedrooms: '3',
      bathrooms: '2',
      squareFeet: '1568',
      septicSystem: 'septic',
      askingPrice: '135000',
      occupancy: 'Tenant-occupied',
      photoLinks: 'https://bit.ly/fm1485pics',
      yearBuilt: '2004',
    },
  },
  {
    name: 'condo with a unit, HOA and a last sold price',
    text: String.raw`🌴 Condo steal in Jacksonville FL 🌴
8230 Princeton Cove Rd Unit 1406, Jacksonville FL 32256
2/2 • 1,012 sf • built 1986
HOA 398/mo covers water & roof
Community pool, gym, pool table in clubhouse
Last sold 2/2021 for $128,000
💵 $109k firm
Leased at $1,350 through August`,
    reads: {
      propertyAddress: '8230 Princeton Cove Rd Unit 1406',
      city: 'Jacksonville',
      state: 'FL',
      zipCode: '32256',
      propertyType: 'condo',
      bedrooms: '2',
      bathrooms: '2',
      squareFeet: '1012',
      yearBuilt: '1986',
      askingPrice: '109000',
      occupancy: 'Tenant-occupied',
    },
  },
  {
    name: 'price range and a size range: both left',
    text: String.raw`Coming soon Birmingham AL, 1509 Cahaba Ridge Dr 35211. 3 bed, 1-1.5 bath not sure, 1100-1300 sqft per seller. Looking to get 70-80k. ARV 165k. Built 1955. Gut job. Vacant. More info once I walk it Friday`,
    reads: {
      propertyAddress: '1509 Cahaba Ridge Dr',
      city: 'Birmingham',
      state: 'AL',
      zipCode: '35211',
      bedrooms: '3',
      yearBuilt: '1955',
      currentCondition: 'gut job',
      occupancy: 'Vacant',
    },
  },
  {
    name: 'WhatsApp export with time stamps',
    text: String.raw`[10/3/25, 8:12:07 AM] Dispo Dan: Morning 🌞 new one
[10/3/25, 8:12:44 AM] Dispo Dan: 7719 Garfield Heights Blvd Cleveland OH 44105
[10/3/25, 8:13:02 AM] Dispo Dan: 4 bed 1.5 bath 1,540 sq ft, 1919
[10/3/25, 8:13:10 AM] Dispo Dan: <Media omitted>
[10/3/25, 8:14:31 AM] Dispo Dan: $52,000. ARV 130. Section 8 tenant paying 1,275
[10/3/25, 8:20:55 AM] +1 216-555-0103: roof age?
[10/3/25, 8:21:13 AM] Dispo Dan: 2016 tear off`,
    reads: {
      propertyAddress: '7719 Garfield Heights Blvd',
      city: 'Cleveland',
      state: 'OH',
      zipCode: '44105',
      bedrooms: '4',
      bathrooms: '1.5',
      squareFeet: '1540',
      yearBuilt: '1919',
      askingPrice: '52000',
      occupancy: 'Tenant-occupied',
    },
  },
];

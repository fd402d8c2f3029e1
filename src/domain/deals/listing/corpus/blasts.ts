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
      currentCondition: 'gut-job',
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
  {
    name: 'two phones and a suite of the sender, own address first',
    text: String.raw`Gulf Crest Property Group, 4400 Bayou Blvd Ste 12, Pensacola FL 32503 | O: 850-555-0110 | C: 850-555-0111

NEW DEAL ALERT

Property address: 1723 W Marigold St, Pensacola, FL 32501
Price: $99,000
Bed/Bath: 2/1
Heated sqft: 948
Lot: 50 x 120
Built: 1946
Parking: 1 car carport
Repairs needed: $42,500 (roof, electrical, kitchen)
ARV: $189,000`,
    reads: {
      propertyAddress: '1723 W Marigold St',
      city: 'Pensacola',
      state: 'FL',
      zipCode: '32501',
      askingPrice: '99000',
      bedrooms: '2',
      bathrooms: '1',
      squareFeet: '948',
      lotSize: '50 x 120',
      yearBuilt: '1946',
      estimatedRepairCost: '42500',
    },
  },
  {
    name: 'short text, price and room shorthand with slashes and dates in the way',
    text: String.raw`Detroit MI 48228 - 9151 Stahelin Grove St - 3/1 brick 1,040sf bsmt - asking 45k OBO - ARV 115k - rents 1,100 - close by 12/1 - EMD 2k by 11/5 - 313-555-0122`,
    reads: {
      propertyAddress: '9151 Stahelin Grove St',
      city: 'Detroit',
      state: 'MI',
      zipCode: '48228',
      bedrooms: '3',
      bathrooms: '1',
      squareFeet: '1040',
      askingPrice: '45000',
    },
  },
  {
    name: 'five and four, big house, price with $ and M',
    text: String.raw`LUXURY FLIP 💎 Scottsdale AZ
10455 E Cactus Wren Rd, Scottsdale, AZ 85255
5 BR / 4.5 BA
4,380 sq ft on 1 acre, built 1996
4 car garage, heated pool & spa
ASKING $1.2M (no creative)
ARV $1.85M
Rehab 200-250k
Showing Sat 10am-12pm only. Gate code given w/ POF`,
    reads: {
      propertyAddress: '10455 E Cactus Wren Rd',
      city: 'Scottsdale',
      state: 'AZ',
      zipCode: '85255',
      bedrooms: '5',
      bathrooms: '4+',
      squareFeet: '4380',
      lotSize: '1 acre',
      yearBuilt: '1996',
      garage: '4+car',
      pool: 'yes',
      askingPrice: '1200000',
    },
  },
  {
    name: 'county road, no city in the street line, septic and lot in acres',
    text: String.raw`Subject: OFF MARKET - Johnson County TX land home package

Good morning,

2908 County Road 604
Burleson, Texas 76028

Mobile home (1999 Palm Harbor), 4 bed, 2 bath, 1,792 sqft
5.03 acres, ag exempt, fenced, two ponds
Aerobic septic, JCSUD water
Barn 30x40
Sellers live in the home and need 30 days post-close occupancy

Asking: $279,000
Tax value: $312,430
Earnest $7,500

Pictures: https://www.flickr.com/gp/burlesondeal/0Example1
Map: https://maps.google.com/?q=2908+County+Road+604`,
    reads: {
      propertyAddress: '2908 County Road 604',
      city: 'Burleson',
      state: 'TX',
      zipCode: '76028',
      propertyType: 'mobile-home',
      bedrooms: '4',
      bathrooms: '2',
      squareFeet: '1792',
      yearBuilt: '1999',
      lotSize: '5.03 acres',
      septicSystem: 'septic',
      occupancy: 'Owner-occupied',
      askingPrice: '279000',
      photoLinks: 'https://www.flickr.com/gp/burlesondeal/0Example1',
    },
  },
  {
    name: 'bare one-liner: city and price words only',
    text: String.raw`Got a 3/1 in Macon GA under contract, asking 48, ARV 120, needs full gut. Text for address 478-555-0136`,
    reads: {
      city: 'Macon',
      state: 'GA',
      bedrooms: '3',
      bathrooms: '1',
      askingPrice: '48000',
      currentCondition: 'gut-job',
    },
  },
  {
    name: 'no price, make an offer; old listing price and owed amount as decoys',
    text: String.raw`🔥 Seller wants offers ASAP 🔥
441 N Hickory Bluff Ave, Little Rock, AR 72205
3 bd 2 ba 1,502 sf brick, 1968
attached 2 car garage
Was on MLS last year at 189,900, expired
Owes approx 96k
Bring all offers!! Make offer, worst they say is no
Vacant - lockbox on side gate
Text offers to 501-555-0172`,
    reads: {
      propertyAddress: '441 N Hickory Bluff Ave',
      city: 'Little Rock',
      state: 'AR',
      zipCode: '72205',
      bedrooms: '3',
      bathrooms: '2',
      squareFeet: '1502',
      yearBuilt: '1968',
      garage: '2-car',
      occupancy: 'Vacant',
    },
  },
  {
    name: 'rental portfolio: first house is read, totals are not',
    text: String.raw`INDY PORTFOLIO - 3 doors, package price 285k or buy separately

House 1
2846 N Chester Park Ave, Indianapolis, IN 46218
3 bed / 1 bath / 1,118 sf / 1950
Rented 1,050/mo, lease to 6/30
Price if separate: 92,000

House 2
3517 Brouse Hollow Ave, Indianapolis, IN 46218
2 bed / 1 bath / 840 sf / 1941
Rented 900/mo
Price if separate: 79,000

House 3
1214 W 34th St, Indianapolis, IN 46208
4 bed / 2 bath / 1,664 sf / 1922
Vacant
Price if separate: 125,000

Gross rents 1,950/mo, PM 8%, insurance 2,610/yr, taxes 3,905/yr`,
    reads: {
      propertyAddress: '2846 N Chester Park Ave',
      city: 'Indianapolis',
      state: 'IN',
      zipCode: '46218',
      bedrooms: '3',
      bathrooms: '1',
      squareFeet: '1118',
      yearBuilt: '1950',
      occupancy: 'Tenant-occupied',
      askingPrice: '92000',
    },
  },
  {
    name: 'all capitals, beds by baths by garage in the Texas way',
    text: String.raw`SAN ANTONIO TX 78207
1338 RUIZ MEADOW ST
3X2X2
1450SF
BLT 1972
ASKING 115K OBO
ARV 205
RENO 40K
EMD 5K NON REFUNDABLE
COE 12/15
CASH OR HARD MONEY ONLY
TEXT MIKE 555-0142`,
    reads: {
      propertyAddress: '1338 RUIZ MEADOW ST',
      city: 'San Antonio',
      state: 'TX',
      zipCode: '78207',
      bedrooms: '3',
      bathrooms: '2',
      garage: '2-car',
      squareFeet: '1450',
      yearBuilt: '1972',
      askingPrice: '115000',
      estimatedRepairCost: '40000',
    },
  },
  {
    name: 'bilingual, English then Spanish, the same figures twice',
    text: String.raw`ATENCIÓN INVERSIONISTAS / ATTN INVESTORS
6215 Calle Verano, Tucson AZ 85705
ENGLISH: 3 bed 1.75 bath 1,233 sq ft, block home, 1962, $148,500 cash, carport, vacant at closing
ESPAÑOL: 3 recámaras, 1.75 baños, 1,233 pies cuadrados, 1962, $148,500 de contado
ARV / valor reparada $255,000
520-555-0181 hablamos español`,
    reads: {
      propertyAddress: '6215 Calle Verano',
      city: 'Tucson',
      state: 'AZ',
      zipCode: '85705',
      bedrooms: '3',
      bathrooms: '1.5',
      squareFeet: '1233',
      yearBuilt: '1962',
      askingPrice: '148500',
      occupancy: 'Vacant',
    },
  },
  {
    name: 'contradicting rooms and sizes in one message: both left',
    text: String.raw`Ocala FL flip!! 14 Redwood Pass Ct, Ocala FL 34472
Tax record: 2 bed 1,088 sqft
Seller: 3 bed 1,088 sqft
1 bath. Built 1983. City water, septic tank
One car garage
$132k buys it. ARV $229k
no pool`,
    reads: {
      propertyAddress: '14 Redwood Pass Ct',
      city: 'Ocala',
      state: 'FL',
      zipCode: '34472',
      squareFeet: '1088',
      bathrooms: '1',
      yearBuilt: '1983',
      septicSystem: 'septic',
      garage: '1-car',
      askingPrice: '132000',
      pool: 'no',
    },
  },
  {
    name: 'e-mail with HTML leftovers',
    text: String.raw`<p><b>Subject:</b> Huntsville AL &ndash; 20 min to Arsenal</p>
<p>Address:&nbsp;3305 Redmont Trace NW<br>Huntsville, AL 35810</p>
<ul><li>Bedrooms: 3</li><li>Bathrooms: 2</li><li>Sq. Ft.: 1,377</li><li>Year Built: 1966</li></ul>
<p>Wholesale Price: <strong>$124,900</strong><br>Buyer&#39;s ARV: $219,000<br>Est. repairs: $28,000</p>
<p><a href="https://www.dropbox.com/sh/9huntsexample/AAB?dl=0">Click for pictures</a></p>
<p style="font-size:9px">You get this because you joined our list. <a href="https://list.example/unsub">unsubscribe</a></p>`,
    reads: {
      propertyAddress: '3305 Redmont Trace NW',
      city: 'Huntsville',
      state: 'AL',
      zipCode: '35810',
      bedrooms: '3',
      bathrooms: '2',
      squareFeet: '1377',
      yearBuilt: '1966',
      askingPrice: '124900',
      estimatedRepairCost: '28000',
      photoLinks: 'https://www.dropbox.com/sh/9huntsexample/AAB?dl=0',
    },
  },
  {
    name: 'price per square foot, taxes, flood and rent as decoys; townhome',
    text: String.raw`Baltimore MD rowhome 🧱
Townhome, interior unit
2719 Presstman Alley, Baltimore MD 21216
3BR 1BA 1,280 SF ($46/SF!!)
Ground rent $90/yr, taxes $1,340
Asking $59,000 | rehab $75k | ARV $185k
Projected rent $1,600
Public sewer
Boarded up, no access inside, shell`,
    reads: {
      propertyType: 'townhouse',
      propertyAddress: '2719 Presstman Alley',
      city: 'Baltimore',
      state: 'MD',
      zipCode: '21216',
      bedrooms: '3',
      bathrooms: '1',
      squareFeet: '1280',
      askingPrice: '59000',
      estimatedRepairCost: '75000',
      septicSystem: 'city-sewer',
    },
  },
  {
    name: 'call note by a cold caller, abbreviations, bath counts by halves',
    text: String.raw`CC note 9/29 - spoke w/ owner's son
Addr 5908 Old Knoxville Pike, Chattanooga TN 37404
3 br, 2 full 1 half ba
1,900ish sq ft, 1978
detached garage, doesn't remember how many cars
owner lives there by himself, moving to assisted living in Nov
wants 185 firm, zillow says 291
AC from 2012, roof 5 yrs
loan paid off
callback 423-555-0149 after 5`,
    reads: {
      propertyAddress: '5908 Old Knoxville Pike',
      city: 'Chattanooga',
      state: 'TN',
      zipCode: '37404',
      bedrooms: '3',
      bathrooms: '2.5',
      squareFeet: '1900',
      yearBuilt: '1978',
      occupancy: 'Owner-occupied',
      askingPrice: '185000',
    },
  },
  {
    name: 'photo links of three kinds, a form, a calendar and a company page',
    text: String.raw`📣 Augusta, GA flip – 1926 Wylds Crossing Dr, Augusta, GA 30909
3/2, 1,460 sqft, built 1973, 1-car garage
$112,000 / ARV $198,000

Photos: https://imgur.com/a/AugExample1
Video walkthrough 👉 https://youtu.be/Ex4mpleVid01
Front: https://img.peachdeals.example/1926/front.jpg
Submit offer: https://forms.gle/ExampleOffer22
Book a showing: https://calendly.com/peachdeals/showing
About us: https://www.peachdeals.example/about
Reply STOP to opt out`,
    reads: {
      propertyAddress: '1926 Wylds Crossing Dr',
      city: 'Augusta',
      state: 'GA',
      zipCode: '30909',
      bedrooms: '3',
      bathrooms: '2',
      squareFeet: '1460',
      yearBuilt: '1973',
      garage: '1-car',
      askingPrice: '112000',
      photoLinks:
        'https://imgur.com/a/AugExample1\nhttps://youtu.be/Ex4mpleVid01\nhttps://img.peachdeals.example/1926/front.jpg',
    },
  },
  {
    name: 'labels without colons, lot in square feet, two by one',
    text: String.raw`NEW 🏚️ SHREVEPORT
Addy: 2652 Judson Hill St
Shreveport, LA 71109
2x1
sqft 884
lot 6534 sqft
built 1940
tear down or rebuild
price 14,500
assignment fee 4k already in the price
no utilities on, bring flashlight 🔦`,
    reads: {
      propertyAddress: '2652 Judson Hill St',
      city: 'Shreveport',
      state: 'LA',
      zipCode: '71109',
      bedrooms: '2',
      bathrooms: '1',
      squareFeet: '884',
      lotSize: '6,534 sq ft',
      yearBuilt: '1940',
      currentCondition: 'destroyed',
      askingPrice: '14500',
    },
  },
  {
    name: 'highway address with a direction, septic, price with a space before k',
    text: String.raw`Rural deal!! 18440 Hwy 90 W, Crestview FL 32536... 3 beds 2 baths, 1,620 sq ft, 2.2 acres, septic, built 1988, metal roof 2022. Asking 174 k. Comps 260-285k. Seller still living there, wants a leaseback of 3 weeks. 850-555-0150`,
    reads: {
      propertyAddress: '18440 Hwy 90 W',
      city: 'Crestview',
      state: 'FL',
      zipCode: '32536',
      bedrooms: '3',
      bathrooms: '2',
      squareFeet: '1620',
      lotSize: '2.2 acres',
      septicSystem: 'septic',
      yearBuilt: '1988',
      askingPrice: '174000',
      occupancy: 'Owner-occupied',
    },
  },
  {
    name: 'dictated with a spelt price and a digit ZIP, bath and a half in words',
    text: String.raw`Hey this is a voice note so excuse the typos I have a property in Greensboro North Carolina 27405 the address is 1808 Textile Mill Road it is four bedrooms one and a half bathrooms about 1,350 square feet the seller would take one twenty it's occupied by a tenant who is paying 925 a month and she's month to month`,
    reads: {
      city: 'Greensboro',
      state: 'NC',
      zipCode: '27405',
      propertyAddress: '1808 Textile Mill Road',
      bedrooms: '4',
      bathrooms: '1.5',
      squareFeet: '1350',
      occupancy: 'Tenant-occupied',
    },
  },
  {
    name: 'six bedrooms, rooming house figures, fees below the price',
    text: String.raw`PHILLY 🔔 6BR / 2BA big twin!
4938 N Sydenham Row, Philadelphia, PA 19141
2,016 sqft, built 1925
Contract price: $148,000
Assignment fee: $12,000 (paid by buyer)
Rooming house potential $3,900/mo
Lender BPO: $255,000
Tax lien 3,211 being paid at closing
Access by appt only`,
    reads: {
      propertyAddress: '4938 N Sydenham Row',
      city: 'Philadelphia',
      state: 'PA',
      zipCode: '19141',
      bedrooms: '6+',
      bathrooms: '2',
      squareFeet: '2016',
      yearBuilt: '1925',
      askingPrice: '148000',
    },
  },
  {
    name: 'state only by ZIP and city: not stated',
    text: String.raw`🚨 Dibs? 🚨 3028 Bellgrove Pl, Milwaukee 53206. 3bed 1bath, 1,144 sqft. 1 car garage. Blt 1928. Asking 58k. Tenant pays 950, Section 8.`,
    reads: {
      propertyAddress: '3028 Bellgrove Pl',
      city: 'Milwaukee',
      zipCode: '53206',
      bedrooms: '3',
      bathrooms: '1',
      squareFeet: '1144',
      garage: '1-car',
      yearBuilt: '1928',
      askingPrice: '58000',
      occupancy: 'Tenant-occupied',
    },
  },
  {
    name: 'table pasted from a sheet: one deal a row, tabs between cells',
    text: String.raw`Address	City	State	Zip	Beds	Baths	SqFt	Year	Ask	ARV	Rehab
3716 Larkmoor Blvd	Toledo	OH	43614	3	1.5	1322	1953	81000	155000	27500
1021 Waverly Bend	Toledo	OH	43607	2	1	902	1919	39000	95000	30000`,
    reads: {
      propertyAddress: '3716 Larkmoor Blvd',
      city: 'Toledo',
      state: 'OH',
      zipCode: '43614',
      bedrooms: '3',
      bathrooms: '1.5',
      squareFeet: '1322',
      yearBuilt: '1953',
      askingPrice: '81000',
      estimatedRepairCost: '27500',
    },
  },
  {
    name: 'deal sheet with dotted leaders',
    text: String.raw`PROPERTY DEAL SHEET #118
Street ............ 6643 Elgin Terrace
City .............. Colorado Springs
State ............. CO
ZIP ............... 80911
Type .............. SFR
Bedrooms .......... 4
Bathrooms ......... 1.75
Finished sq ft .... 1,716
Basement sq ft .... 858
Lot ............... 7,500 sq ft
Year built ........ 1969
Garage ............ 1 car
Sewer ............. Public
Asking ............ $262,000
After repair ...... $405,000
Rehab ............. $55,000
Hard money quote .. $209,600 @ 11%`,
    reads: {
      propertyAddress: '6643 Elgin Terrace',
      city: 'Colorado Springs',
      state: 'CO',
      zipCode: '80911',
      propertyType: 'single-family',
      bedrooms: '4',
      bathrooms: '1.5',
      squareFeet: '1716',
      lotSize: '7,500 sq ft',
      yearBuilt: '1969',
      garage: '1-car',
      septicSystem: 'city-sewer',
      askingPrice: '262000',
      estimatedRepairCost: '55000',
    },
  },
  {
    name: 'Ft Worth short form, possible fourth bedroom, quarter acre as a fraction',
    text: String.raw`Ft Worth TX off market!!
4102 Wichita Bluff Dr, Ft Worth, TX 76119
3 (possible 4th) bed 2 bath
1,533 sq. ft. on 1/4 acre
2-car garage, no pool
built 1959, foundation leveled 2017, HVAC 2015
$139K - ARV 240's
photos: https://www.icloud.com/sharedalbum/#B0ExampleFtW
zillow: https://www.zillow.com/homedetails/0000000_zpid/
Text "IN" to 682-555-0127`,
    reads: {
      propertyAddress: '4102 Wichita Bluff Dr',
      city: 'Fort Worth',
      state: 'TX',
      zipCode: '76119',
      bedrooms: '3',
      bathrooms: '2',
      squareFeet: '1533',
      lotSize: '0.25 acres',
      garage: '2-car',
      pool: 'no',
      yearBuilt: '1959',
      askingPrice: '139000',
      photoLinks: 'https://www.icloud.com/sharedalbum/#B0ExampleFtW',
    },
  },
  {
    name: 'lead record exported from a list tool, last sale and mortgage figures all over',
    text: String.raw`Property Details
1147 Sandlewood Park Cir, Las Vegas, NV 89108
Owner Occupied: No   Vacant: Yes   List Count: 6
Bedrooms 3   Bathrooms 2   Building Sqft 1,296
Lot Size Sqft 5,663   Effective Year Built 1995   Year Built 1983
Est. Value $371,000   Est. Equity $158,200   LTV 57%
Last Sale Date 06/14/2006   Last Sale Price $265,000
Mortgage Balance $212,800   Monthly Payment $1,408
Tax Assessed $78,214
Tags: absentee, high equity, pre-foreclosure
Notes: seller will take 285k cash, wants 14 day close`,
    reads: {
      propertyAddress: '1147 Sandlewood Park Cir',
      city: 'Las Vegas',
      state: 'NV',
      zipCode: '89108',
      bedrooms: '3',
      bathrooms: '2',
      squareFeet: '1296',
      lotSize: '5,663 sq ft',
      yearBuilt: '1983',
      occupancy: 'Vacant',
      askingPrice: '285000',
    },
  },
  {
    name: 'triplex: no kind of the form, per-unit rooms only',
    text: String.raw`TRIPLEX in Dayton OH 💵💵
1630 Huffman Grove Ave, Dayton, OH 45403
Unit 1: 2/1 $695
Unit 2: 1/1 $575
Unit 3: 1/1 $550
All units leased, tenants pay electric
2,304 total sq ft, 1910
Ask: 134,900
Cap rate 11%`,
    reads: {
      propertyAddress: '1630 Huffman Grove Ave',
      city: 'Dayton',
      state: 'OH',
      zipCode: '45403',
      squareFeet: '2304',
      yearBuilt: '1910',
      occupancy: 'Tenant-occupied',
      askingPrice: '134900',
    },
  },
  {
    name: 'duplex with rooms of each side only: rooms left',
    text: String.raw`Wichita KS duplex 🏘 2214-2216 S Laura Bend Ave, Wichita KS 67211
each side 2 bed 1 bath
built 1955, 1,680sf total
no garage, off street parking for 4
both sides occupied by tenants, $700 + $725
125k takes it. ARV 190. EMD $2,500
fotos/pics https://photos.app.goo.gl/WichExample88 316-555-0160`,
    reads: {
      propertyType: 'duplex',
      propertyAddress: '2214-2216 S Laura Bend Ave',
      city: 'Wichita',
      state: 'KS',
      zipCode: '67211',
      yearBuilt: '1955',
      squareFeet: '1680',
      garage: 'none',
      occupancy: 'Tenant-occupied',
      askingPrice: '125000',
      photoLinks: 'https://photos.app.goo.gl/WichExample88',
    },
  },
  {
    name: 'rambling e-mail, figures inside sentences, community pool',
    text: String.raw`Subject: Quick one in Charlotte before I send it to the list

Hi Sam,

Hope you're good. We have 5127 Barrow Glen Ln in Charlotte, NC 28269 tied up. It's a townhome, 3 bedrooms and 2.5 bathrooms with about 1,540 square feet, put up in 2003. There's a 1-car garage and the HOA ($212 a month) has a pool and tennis. We're asking $238,000; a renovated one four doors down closed at $319,500 in July. I'd budget $22,000 for the rehab, mostly flooring, paint and a water heater from 2003. It's vacant, so go anytime.

Let me know by Friday, we need a $5,000 deposit.`,
    reads: {
      propertyAddress: '5127 Barrow Glen Ln',
      city: 'Charlotte',
      state: 'NC',
      zipCode: '28269',
      propertyType: 'townhouse',
      bedrooms: '3',
      bathrooms: '2.5',
      squareFeet: '1540',
      yearBuilt: '2003',
      garage: '1-car',
      askingPrice: '238000',
      estimatedRepairCost: '22000',
      occupancy: 'Vacant',
    },
  },
  {
    name: 'two deals parted by a line, the first without a price',
    text: String.raw`1️⃣ 815 Zenith Orchard Ave, Spokane WA 99207
3 bed / 1 bath / 1,210 sf / 1911 / alley garage
💰 taking highest & best by Thurs 5pm
=======================
2️⃣ 2209 E Nebraska Hill Ave, Spokane WA 99208
2 bed / 1 bath / 890 sf / 1948
💰 $165,000
ARV 1: 320k  ARV 2: 279k`,
    reads: {
      propertyAddress: '815 Zenith Orchard Ave',
      city: 'Spokane',
      state: 'WA',
      zipCode: '99207',
      bedrooms: '3',
      bathrooms: '1',
      squareFeet: '1210',
      yearBuilt: '1911',
    },
  },
  {
    name: 'tenant in one line, vacant in another: occupancy left',
    text: String.raw`Akron OH 44310 / 682 Dayton Crest St
SFR 3/1, 1,164 sq ft, b. 1922, detached 2 car garage
Ask $68K
Great rental! Tenant paying 900
Easy access, property vacant, go & show
ARV $140K, rehab $22K
Akron city sewer
330-555-0195`,
    reads: {
      propertyAddress: '682 Dayton Crest St',
      city: 'Akron',
      state: 'OH',
      zipCode: '44310',
      propertyType: 'single-family',
      bedrooms: '3',
      bathrooms: '1',
      squareFeet: '1164',
      yearBuilt: '1922',
      garage: '2-car',
      askingPrice: '68000',
      estimatedRepairCost: '22000',
      septicSystem: 'city-sewer',
    },
  },
  {
    name: 'Spanglish text message without line breaks',
    text: String.raw`Buenas amigo tengo una propiedad en 1544 Durango Trail San Antonio Texas 78237 es 4 bed 2 bath 1,388 sqft año 1969 necesita roof y pintura. Asking 129k el ARV es de 215k, assignment fee ya incluido, EMD 3,000. Lockbox code te lo mando. Solo cash. 210-555-0118`,
    reads: {
      propertyAddress: '1544 Durango Trail',
      city: 'San Antonio',
      state: 'TX',
      zipCode: '78237',
      bedrooms: '4',
      bathrooms: '2',
      squareFeet: '1388',
      yearBuilt: '1969',
      askingPrice: '129000',
    },
  },
  {
    name: 'state route and a house number with a letter, public water but septic',
    text: String.raw`Investor special near Chillicothe
Location: 2417B State Route 207, Chillicothe, OH 45601
Ranch-style house, 3 bedrooms, 1 full bath
Living sq ft: 1,092
Acreage: 0.92
Yr built: 1967
Utilities: public water, septic system
Garage: 0
Price: $88,000 cash
Repair estimate: $34,000
After repair value: $176,000`,
    reads: {
      propertyAddress: '2417B State Route 207',
      city: 'Chillicothe',
      state: 'OH',
      zipCode: '45601',
      propertyType: 'single-family',
      bedrooms: '3',
      bathrooms: '1',
      squareFeet: '1092',
      lotSize: '0.92 acres',
      yearBuilt: '1967',
      septicSystem: 'septic',
      garage: 'none',
      askingPrice: '88000',
      estimatedRepairCost: '34000',
    },
  },
  {
    name: 'rent, loan and down payment of a seller-finance pitch, price under its own word',
    text: String.raw`SELLER FINANCE ✅ Lakeland FL
917 W Bowling Green Loop, Lakeland, FL 33815
2bed 1bath 784sqft, blt 1953, rents 1350
Price 165k
Down 25k
Rate 6%, 30 yr am, 7 yr balloon
Pmt 839/mo
Currently rented, lease thru 2/28
Roof 8 yrs
No garage, no HOA`,
    reads: {
      propertyAddress: '917 W Bowling Green Loop',
      city: 'Lakeland',
      state: 'FL',
      zipCode: '33815',
      bedrooms: '2',
      bathrooms: '1',
      squareFeet: '784',
      yearBuilt: '1953',
      askingPrice: '165000',
      occupancy: 'Tenant-occupied',
      garage: 'none',
    },
  },
  {
    name: 'studio condo with an apartment number and a price in millions of decoys',
    text: String.raw`Miami Beach studio!! 1255 Meridian Reef Ave Apt 305, Miami Beach, FL 33139
Condo, studio / 1 bath, 412 sq ft, built 1939 art deco
Asking $189,500, sold comps 230-245k
HOA $486/mo, special assessment $6,100 paid by seller
Building worth $14M lol
No parking`,
    reads: {
      propertyAddress: '1255 Meridian Reef Ave Apt 305',
      city: 'Miami Beach',
      state: 'FL',
      zipCode: '33139',
      propertyType: 'condo',
      bathrooms: '1',
      squareFeet: '412',
      yearBuilt: '1939',
      askingPrice: '189500',
    },
  },
  {
    name: 'fixer with lipstick in the condition label, rehab range left, reduced twice',
    text: String.raw`🔻🔻 REDUCED AGAIN 🔻🔻
O'FALLON MO 63366
1308 TEAL HOLLOW DR
Was $215K ➡️ $205K ➡️ NOW $198K
4 beds, 2 full baths & 1 half bath
1,904 sqft / built 1987 / 2 car garage
Condition: lipstick
Rehab 15-20k
ARV $285K
Vacant
MLS pics 👉 bit.ly/tealhollowpics`,
    reads: {
      city: "O'Fallon",
      state: 'MO',
      zipCode: '63366',
      propertyAddress: '1308 TEAL HOLLOW DR',
      askingPrice: '198000',
      bedrooms: '4',
      bathrooms: '2.5',
      squareFeet: '1904',
      yearBuilt: '1987',
      garage: '2-car',
      currentCondition: 'lipstick',
      occupancy: 'Vacant',
      photoLinks: 'https://bit.ly/tealhollowpics',
    },
  },
  {
    name: 'automated summary card, property ID and dates that look like years and ZIPs',
    text: String.raw`NEW PROPERTY #20418
Posted 10/07/2025 · ID 46218-A

📍 1009 Mound City Pl · Mobile, AL 36605
Market: Mobile MSA
SFR · 3 bds · 1 ba · 1,010 sqft · built 1958 · lot 0.19 ac
Buy now: $72,000
Spread: $61,000
ARV (AI): $133,000
Rehab: $24,500
Access: lockbox 1958
Inspection period: none
Close by: 10/31/2025`,
    reads: {
      propertyAddress: '1009 Mound City Pl',
      city: 'Mobile',
      state: 'AL',
      zipCode: '36605',
      propertyType: 'single-family',
      bedrooms: '3',
      bathrooms: '1',
      squareFeet: '1010',
      yearBuilt: '1958',
      lotSize: '0.19 acres',
      askingPrice: '72000',
      estimatedRepairCost: '24500',
    },
  },
  {
    name: 'two messages stuck together: a greeting from the buyer with his own wants, then the deal',
    text: String.raw`Buyer: I'm looking for 3/2s under 250k anywhere in Tampa Bay, 1,200+ sqft
You: try this 👇
You: 4310 N Arlington Fern Ave, Tampa FL 33603
You: 3/1, 1,188 sqft block, 1949, on city water & city sewer, big yard room for a pool
You: asking 219, arv 345
You: pics https://www.amazon.com/photos/shared/exTampaFern
You: need emd 5k today. occupied by owner till closing`,
    reads: {
      propertyAddress: '4310 N Arlington Fern Ave',
      city: 'Tampa',
      state: 'FL',
      zipCode: '33603',
      bedrooms: '3',
      bathrooms: '1',
      squareFeet: '1188',
      yearBuilt: '1949',
      septicSystem: 'city-sewer',
      askingPrice: '219000',
      photoLinks: 'https://www.amazon.com/photos/shared/exTampaFern',
      occupancy: 'Owner-occupied',
    },
  },
];

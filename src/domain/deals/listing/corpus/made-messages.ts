import type { CorpusText } from './corpus-text.ts';

/** Messages, mails, notes and label lists, put together in the same way. */
export const madeMessages: readonly CorpusText[] = [
  {
    name: 'one-liner with –',
    text: String.raw`1683 San Jacinto Loop, Tacoma, WA 98408 – 3/2.5 – 2,098 sqft – Built in 1950 – 1-car detached garage – Lot: 8,100 sf – on city sewer – list price $366,000 – Zestimate $520,700`,
    reads: {
      city: 'Tacoma',
      state: 'WA',
      zipCode: '98408',
      propertyAddress: '1683 San Jacinto Loop',
      bedrooms: '3',
      bathrooms: '2.5',
      squareFeet: '2098',
      yearBuilt: '1950',
      garage: '1-car',
      lotSize: '8,100 sq ft',
      septicSystem: 'city-sewer',
      askingPrice: '366000',
    },
  },
  {
    name: 'agent public and private remarks',
    text: String.raw`MLS# 27939703  Status: Active  DOM: 28
Birmingham, AL 35215
List Price $116k
Description: This 3 bedroom, 3 bath property offers 2010 square feet of living space. Wood burning fireplace. Sits on a 3/4 acre lot. City water and city sewer. Lockbox is on the gas meter, text for the code. Section 8 tenant pays $1,310 a month. Granite counters and stainless appliances from the 2018 remodel.
Agent Only: Commission paid on net sales price. BAC 2.5%. Call LA Priya Delgado 901.555.0155.
Listing courtesy of Priya Delgado, Hometown Cash Offers Lic 8146276`,
    reads: {
      city: 'Birmingham',
      state: 'AL',
      zipCode: '35215',
      askingPrice: '116000',
      bedrooms: '3',
      bathrooms: '3',
      squareFeet: '2010',
      lotSize: '0.75 acres',
      occupancy: 'Tenant-occupied',
      septicSystem: 'city-sewer',
    },
  },
  {
    name: 'e-mail blast with headings',
    text: String.raw`Investor Special

THE PROPERTY
11373 1/2 Shady St
Indianapolis, IN 46218

Specs
▪ 4-1-2
▪ 2210 sq. ft.
▪ lot 8,059 sf
▪ SFR
▪ on septic
▪ has a pool

Financials
▪ Wholesale Price: $97k
▪ ARV: $165k

Highlights
Two minutes from the new Amazon warehouse. Some soft spots in the bathroom floor.

Pics here - https://bit.ly/4NSyNwB
Book a walkthrough call: https://calendly.com/dispo-team/14min

Mike Brooks
559-555-0123`,
    reads: {
      city: 'Indianapolis',
      state: 'IN',
      zipCode: '46218',
      propertyAddress: '11373 1/2 Shady St',
      bedrooms: '4',
      bathrooms: '1',
      garage: '2-car',
      squareFeet: '2210',
      lotSize: '8,059 sq ft',
      propertyType: 'single-family',
      septicSystem: 'septic',
      pool: 'yes',
      askingPrice: '97000',
      photoLinks: 'https://bit.ly/4NSyNwB',
    },
  },
  {
    name: 'e-mail blast with headings',
    text: String.raw`Investor Special

📍 279 S Market Center Blvd, Battle Creek, MI

Details
– 4 bed 4.5 bath
– 2,190 sq. ft.
– Yr blt 1965
– Lot: quarter acre
– vacant at closing
– single family home
– on septic

Numbers:
– Repairs needed: ~110k
– ARV: $580,000
– Price/SqFt: $156
– Our Price: 341k cash

Recent comps:
– 3052 Glendale Ln – 2/1 – 2,318 sqft – sold $588,000
– 5091 Commerce Ave – 3/2 – 2,006 sqft – sold $573,500

Walkthrough video: https://youtu.be/QchDLrooGT3

Call/text Austin 317.555.0131
© 2025 Second Story Realty. All rights reserved.`,
    reads: {
      city: 'Battle Creek',
      state: 'MI',
      propertyAddress: '279 S Market Center Blvd',
      bedrooms: '4',
      bathrooms: '4+',
      squareFeet: '2190',
      yearBuilt: '1965',
      lotSize: '0.25 acres',
      occupancy: 'Vacant',
      propertyType: 'single-family',
      septicSystem: 'septic',
      askingPrice: '341000',
      estimatedRepairCost: '110000',
      photoLinks: 'https://youtu.be/QchDLrooGT3',
    },
  },
  {
    name: 'emoji blast',
    text: String.raw`💥 BRAND NEW 💥
12835 Fairview Ave Unit D, Battle Creek, MI 49015
✅ condo
built 2005
🛏 studio / 2 bath
650 sq ft
💰 Asking 232.5k cash
🔑 vacant
• taxes $2,258/yr
remodeled 2009
Old carpet, popcorn ceilings, the usual.
Offer form > https://docs.google.com/forms/d/e/1FAIp3STGm7N95OUaNcfjjt/viewform`,
    reads: {
      city: 'Battle Creek',
      state: 'MI',
      zipCode: '49015',
      propertyAddress: '12835 Fairview Ave Unit D',
      bathrooms: '2',
      squareFeet: '650',
      yearBuilt: '2005',
      occupancy: 'Vacant',
      propertyType: 'condo',
      askingPrice: '232500',
    },
  },
  {
    name: 'owner’s plain text message',
    text: String.raw`Hello, are you still buying houses? Mine is 538 Dayton St, Hot Springs, AR 71913. A contractor told me it needs $5k in repairs. Needs paint and carpet. No pool. We put a new ac in 2019. There is no garage. The house is vacant now. Call me after 5 please. three bedroom, 1 1/2 bath place. I owe about 40k on it. about 1522 sq ft. My asking price is 345.9K. call me 407-555-0149`,
    reads: {
      bedrooms: '3',
      bathrooms: '1.5',
      squareFeet: '1522',
      city: 'Hot Springs',
      state: 'AR',
      zipCode: '71913',
      propertyAddress: '538 Dayton St',
      garage: 'none',
      occupancy: 'Vacant',
      pool: 'no',
      estimatedRepairCost: '5000',
      askingPrice: '345900',
    },
  },
  {
    name: 'ALL CAPS agent public and private remarks',
    text: String.raw`MLS# 11745067  STATUS: ACTIVE  DOM: 97

YAKIMA, WA 98902

LIST PRICE $197000

REMARKS: THIS 2/2 HOME OFFERS 1,235 SQFT OF HEATED SPACE. ON PUBLIC WATER AND PUBLIC SEWER. WASHER, DRYER AND FRIDGE CONVEY. CLEAN TITLE, NO LIENS THAT WE KNOW OF. HVAC IS FROM 2017 AND BLOWING COLD. KITCHEN OPENS TO THE DINING AREA. BUILT IN 1964. LOT SIZE IS 3.72 ACRE. REPAIRS ARE ESTIMATED AT $20.5 K.

PRIVATE REMARKS
VACANT, SUPRA ON THE FRONT DOOR. LIC #863753 BUYER AGENT TO VERIFY SCHOOLS AND MEASUREMENTS.`,
    reads: {
      city: 'Yakima',
      state: 'WA',
      zipCode: '98902',
      askingPrice: '197000',
      occupancy: 'Vacant',
      bedrooms: '2',
      bathrooms: '2',
      squareFeet: '1235',
      yearBuilt: '1964',
      lotSize: '3.72 acres',
      septicSystem: 'city-sewer',
      estimatedRepairCost: '20500',
    },
  },
  {
    name: 'e-mail blast with headings',
    text: String.raw`Fix & Flip / Rental Opportunity

Norfolk, VA 23513

PROPERTY DETAILS
– approx 1,818 sqft
– VACANT
– condo
– in-ground pool

Numbers:
– Asking Price: $192,900 cash
– Est. Rehab Cost: ~$18,000
– Assignment Fee: $8,500
– ARV: $305k

About this one
Ceiling fans throughout. Survey from 2008 on file. Buyer to verify all measurements and schools. Seller will not do repairs.

Sold comps (90 days)
– 703 Falcon Ln – 3/2 – 1,634 sqft – sold $296,000
– 7066 Denver Ave – 2/1 – 1,690 sqft – sold $318,000
– 2239 Pine Bluff Ave – 3/2 – 1,662 sqft – sold $292,000

Video - https://youtu.be/UYs6H0veyFc

Text (702) 555-0172

Rapid Offers LLC | Licensed in the state
You are receiving this because you joined our list. Opt out: https://list-manage.example.com/o/ttbW17WD`,
    reads: {
      city: 'Norfolk',
      state: 'VA',
      zipCode: '23513',
      squareFeet: '1818',
      occupancy: 'Vacant',
      propertyType: 'condo',
      pool: 'yes',
      askingPrice: '192900',
      estimatedRepairCost: '18000',
      photoLinks: 'https://youtu.be/UYs6H0veyFc',
    },
  },
  {
    name: 'e-mail blast with headings',
    text: String.raw`Off-Market Deal

📍 992 W 16th Rd., Apt 14-C, Ft Worth, TX 76105

🏠 Property Info
• 2 br 2.5 ba
• 1400 sqft
• YB 1972
• condo
• lipstick flip

Pricing
• Contract Price: $411k
• Estimated Rehab: $8000
• ARV: $555k

Recent comps:
• 4222 Maple St – 3/2 – 1,368 sqft – sold $568,500
• 3253 Whitney Ln – 4/1 – 1,252 sqft – sold $557,500

Pics here:
https://drive.google.com/drive/folders/1Q4BYCUl2bQY5eGw2HYcN?usp=sharing
https://bit.ly/vSsITfe
https://www.flickr.com/photos/67528285@N03/albums/72157721394973

Chris Vance
Bluebird Wholesale
407 555 0121
© 2025 Bluebird Wholesale. All rights reserved.`,
    reads: {
      city: 'Fort Worth',
      state: 'TX',
      zipCode: '76105',
      propertyAddress: '992 W 16th Rd., Apt 14-C',
      bedrooms: '2',
      bathrooms: '2.5',
      squareFeet: '1400',
      yearBuilt: '1972',
      propertyType: 'condo',
      currentCondition: 'lipstick',
      askingPrice: '411000',
      estimatedRepairCost: '8000',
      photoLinks:
        'https://drive.google.com/drive/folders/1Q4BYCUl2bQY5eGw2HYcN?usp=sharing\nhttps://bit.ly/vSsITfe\nhttps://www.flickr.com/photos/67528285@N03/albums/72157721394973',
    },
  },
  {
    name: 'emoji blast',
    text: String.raw`🏚➡️🏡 FLIP OPPORTUNITY
📌7113 S 130th Avenue, San Antonio, TX 78228
✅ built 1925
🚗 2 car attached garage
✅ tenant occ
lot 6,100 sf
lipstick flip
🛏 3x1.75
1,610sf
PRICE DROP $202,000 -> $189,000
Photo link
https://bit.ly/QOT2QS4
https://i.imgur.com/4HxIX75.png
Call/text Brandon 602.555.0148`,
    reads: {
      city: 'San Antonio',
      state: 'TX',
      zipCode: '78228',
      propertyAddress: '7113 S 130th Avenue',
      bedrooms: '3',
      bathrooms: '1.5',
      squareFeet: '1610',
      yearBuilt: '1925',
      garage: '2-car',
      lotSize: '6,100 sq ft',
      occupancy: 'Tenant-occupied',
      currentCondition: 'lipstick',
      askingPrice: '189000',
      photoLinks: 'https://bit.ly/QOT2QS4\nhttps://i.imgur.com/4HxIX75.png',
    },
  },
  {
    name: "label lines with '\\t'",
    text: '· Address\t18349 Wisteria St\n· City/Town\tMedford\n· ST\tOR\n· Zip Code\t97504\n· # of Bedrooms\t2\n· Year of Construction\t1997\n· Lot size\t.85 acres\n· Total Baths\t1\n· Living Space\t1698 SF\n· Taxes\t$1,257\n· Current Price\t$298k\nNotes: We have this one tied up direct with the seller.',
    reads: {
      propertyAddress: '18349 Wisteria St',
      city: 'Medford',
      state: 'OR',
      zipCode: '97504',
      askingPrice: '298000',
      bedrooms: '2',
      bathrooms: '1',
      squareFeet: '1698',
      lotSize: '0.85 acres',
      yearBuilt: '1997',
    },
  },
  {
    name: 'one-liner with //',
    text: String.raw`611 The Alameda, St. Louis, MO 63115 // 1638 sqft // Rehab est $65,000 // 4 bed 2 bath // Asking only $84,900 // arv around $185k // HVAC 2017`,
    reads: {
      city: 'St. Louis',
      state: 'MO',
      zipCode: '63115',
      propertyAddress: '611 The Alameda',
      bedrooms: '4',
      bathrooms: '2',
      squareFeet: '1638',
      estimatedRepairCost: '65000',
      askingPrice: '84900',
    },
  },
  {
    name: 'forwarded mail lines, full-width sign',
    text: String.raw`Can you move this one?

Begin forwarded message:

From: Kyle Pruitt <kyle.pruitt@gmail.com>
Subject: FYI
Date: March 24, 2025 at 7:44:10 PM CDT
To: rosa.pruitt@reddooracq.com

Hi Rosa,

Property: 15435 US Hwy 50
City/Town: Salt Lake City
ST: Utah
Zipcode: 84104
SqFt: +/- 2,360
BR: 5
Assignment Fee: ＄8,500
Repair Cost: 35000
Total Baths: 1
Our Price: ＄67,000
Contact: Ashley Maddox 2105550173
Yr. Built: 1962
Market Rent: ＄2,200

Best,
Kyle Pruitt
Acquisitions Manager | Turnkey Titans
2105550173
Sent from my iPhone`,
    reads: {
      propertyAddress: '15435 US Hwy 50',
      city: 'Salt Lake City',
      state: 'UT',
      zipCode: '84104',
      askingPrice: '67000',
      bedrooms: '5',
      bathrooms: '1',
      squareFeet: '2360',
      yearBuilt: '1962',
      estimatedRepairCost: '35000',
    },
  },
  {
    name: 'chat transcript',
    text: String.raw`Carlos: got any deals this week
Keisha: 14412 N Spring Rd., Independence, MO 64050
Carlos: beds baths?
Keisha: 3bed/3.5bath
Keisha: 1484 sq. ft., Yr blt 1941
Keisha: vacant, well & septic
Carlos: how much
Keisha: ask 78k
Carlos: sending it to my partner`,
    reads: {
      city: 'Independence',
      state: 'MO',
      zipCode: '64050',
      propertyAddress: '14412 N Spring Rd.',
      bedrooms: '3',
      bathrooms: '3.5',
      squareFeet: '1484',
      yearBuilt: '1941',
      occupancy: 'Vacant',
      septicSystem: 'septic',
      askingPrice: '78000',
    },
  },
  {
    name: 'one-liner with ||',
    text: String.raw`394 NE 65th Ave (Corpus Christi, TX) || city sewer || Lot: .24 acres || Built in 1967 || ~2192 sf || 5/2 || 1 car garage || PRICE DROP $350,900 -> $329,900 || ARV ~$425,000 || close by 2/10 || 9045550118 || COE 2/7`,
    reads: {
      city: 'Corpus Christi',
      state: 'TX',
      propertyAddress: '394 NE 65th Ave',
      bedrooms: '5',
      bathrooms: '2',
      squareFeet: '2192',
      yearBuilt: '1967',
      garage: '1-car',
      lotSize: '0.24 acres',
      septicSystem: 'city-sewer',
      askingPrice: '329900',
    },
  },
  {
    name: 'emoji blast',
    text: String.raw`🔥 OFF MARKET DEAL 🔥
12035 Paseo Del Norte
🛏 5 🛁 1.5 📐 1,888 sqft
✅ 2013 build
▪️ 2 car gar
🚪 vacant - go anytime
💵 reduced from 101k to 81k
EMD 10k
▪️ 602 555 0166
Photo album
https://photos.app.goo.gl/lT1flBFH3WVvK3kq
https://drive.google.com/drive/folders/1dD7lf1p6rp3nx3qq2b7y`,
    reads: {
      propertyAddress: '12035 Paseo Del Norte',
      bedrooms: '5',
      bathrooms: '1.5',
      squareFeet: '1888',
      yearBuilt: '2013',
      garage: '2-car',
      occupancy: 'Vacant',
      askingPrice: '81000',
      photoLinks:
        'https://photos.app.goo.gl/lT1flBFH3WVvK3kq\nhttps://drive.google.com/drive/folders/1dD7lf1p6rp3nx3qq2b7y',
    },
  },
  {
    name: 'Craigslist posting, nbsp',
    text: '$161,000 / 2br - 1686ft2 - Great Flip (Worcester, MA)\n6553 Vernon Dr\n2BR / 2Ba 1686ft2\nNo garage\nCopper plumbing and updated panel in 2015. Plenty of meat on the bone here. Bones are solid, just dated. Lot size is 12,100\u00a0sqft. Needs work but the comps are there.\nTaxes run $5,849 a year.\nshow contact info 469.555.0166\ndo NOT contact me with unsolicited services or offers\npost id: 7713920016   posted: 3 days ago   updated: 2 hours ago   best of [?]',
    reads: {
      squareFeet: '1686',
      bedrooms: '2',
      city: 'Worcester',
      state: 'MA',
      askingPrice: '161000',
      propertyAddress: '6553 Vernon Dr',
      bathrooms: '2',
      garage: 'none',
      lotSize: '12,100 sq ft',
    },
  },
  {
    name: 'owner’s plain text message',
    text: String.raw`Hi, I have a house in Gulfport, MS I need to sell. It is a place with 3 bedrooms and 1 1/2 baths. The lot is 60 by 90. A contractor told me it needs $5000 in repairs. Call me after 5 please. I owe about 40k on it. asking $138,000 firm. Roof was done in 2016.`,
    reads: {
      bedrooms: '3',
      bathrooms: '1.5',
      city: 'Gulfport',
      state: 'MS',
      lotSize: '60 x 90',
      estimatedRepairCost: '5000',
      askingPrice: '138000',
    },
  },
  {
    name: 'one-liner with →',
    text: String.raw`8483 Broadway unit A → 715 SF → condo → built 1914 → studio → $329,000 asking → ARV: $445k → DOM 157 → rents 1,850 → pics https://i.imgur.com/5qLZLim.jpeg`,
    reads: {
      propertyAddress: '8483 Broadway unit A',
      squareFeet: '715',
      yearBuilt: '1914',
      propertyType: 'condo',
      askingPrice: '329000',
      photoLinks: 'https://i.imgur.com/5qLZLim.jpeg',
    },
  },
  {
    name: 'Spanish labels, lower',
    text: String.raw`dirección:14413 w 101st ave., sacramento, ca
habitaciones:5
tipo:single family
lote:12,600 sq ft
garaje:3 carros
baños:1.75
precio de venta:$302,000
pies cuadrados:2,210
año de construcción:1957
arv:$530k
impuestos:$3,329 al año`,
    reads: {
      city: 'Sacramento',
      state: 'CA',
      propertyAddress: '14413 w 101st ave.',
      askingPrice: '302000',
      bedrooms: '5',
      bathrooms: '1.5',
      squareFeet: '2210',
      lotSize: '12,600 sq ft',
      yearBuilt: '1957',
      garage: '3-car',
      propertyType: 'single-family',
    },
  },
  {
    name: 'odd line breaks: narrow',
    text: String.raw`520 S Colfax Avenue, Macon GA 31204
is a place with approximately 2140
square feet. Roof is about 20 years
old. Rehab should run $28K. Year
built is 1949. Needs work but the
comps are there. Gas range, electric
dryer hook up. Currently vacant, go
and show. We are asking 293.9k.
Taxes run $1,978 a year. Zestimate
says $399,400.
Pics:
https://share.icloud.com/photos/06Xl390iP4PBE7I`,
    reads: {
      squareFeet: '2140',
      city: 'Macon',
      state: 'GA',
      zipCode: '31204',
      propertyAddress: '520 S Colfax Avenue',
      yearBuilt: '1949',
      occupancy: 'Vacant',
      estimatedRepairCost: '28000',
      askingPrice: '293900',
      photoLinks: 'https://share.icloud.com/photos/06Xl390iP4PBE7I',
    },
  },
  {
    name: 'label line over value line, nbsp',
    text: String.raw`City
San Antonio
ST
TX
Zip Code
78210-2982
LP
$406k
Beds
7
BA
3.0
Building Size
2052
Built in
1947
Repair Estimate
28000
Title Co
First Coastal Title
Rent
$1,725/mo`,
    reads: {
      city: 'San Antonio',
      state: 'TX',
      zipCode: '78210-2982',
      askingPrice: '406000',
      bedrooms: '6+',
      bathrooms: '3',
      squareFeet: '2052',
      yearBuilt: '1947',
      estimatedRepairCost: '28000',
    },
  },
  {
    name: 'forwarded mail wrapped/quoted',
    text: String.raw`Thoughts?

---------- Forwarded message ---------
From: Kyle Ramirez <kyle.ramirez@gmail.com>
Date: Tue, Mar 6, 2025 at 8:31 AM
Subject: Off market
To: Jackson Okafor <jackson.okafor@yahoo.com>

Hey Jackson,

Location: 658 Foxglove Street (St. Joseph, MO 64501)
Investor Price: $228,000
BD: 6
BA: 2.5
Living SF: 1,974
Lot size: ½ acre
Year of Construction: 1916
Repairs: $110000
Photos & video:
https://www.dropbox.com/scl/fo/aj2idyawbjo4nd/4worHkZQ?dl=0
https://photos.app.goo.gl/wgsrElQ4xJzmXToB

Regards,
Kyle Ramirez
Owner | Lone Star Dispo
813-555-0146
CONFIDENTIAL: this message is for the addressee only.`,
    reads: {
      city: 'St. Joseph',
      state: 'MO',
      zipCode: '64501',
      propertyAddress: '658 Foxglove Street',
      askingPrice: '228000',
      bedrooms: '6+',
      bathrooms: '2.5',
      squareFeet: '1974',
      lotSize: '0.5 acres',
      yearBuilt: '1916',
      estimatedRepairCost: '110000',
      photoLinks:
        'https://www.dropbox.com/scl/fo/aj2idyawbjo4nd/4worHkZQ?dl=0\nhttps://photos.app.goo.gl/wgsrElQ4xJzmXToB',
    },
  },
  {
    name: 'CRM record and notes',
    text: String.raw`CRM NOTE — 4/26/25 — source: PPC
location: 9885 W. New Haven Place, Springfield, MA 01108
hvac: 2020
number of bathrooms: 2
beds: Three
lp: $393000
photos: https://drive.google.com/drive/folders/1hU1vQRK1OvA4NwoK8TvF
drive.google.com/drive/folders/19zGKUdQCAYsEb65X2eVC
sq. ft.: 1132 ft²
yr. built: 2015
after repair value: $550,000
Activity:
Talked w/ wife too, both on deed. Skip traced, 2 numbers. Timeline: 30 days. Previous offer from competitor fell thru.`,
    reads: {
      city: 'Springfield',
      state: 'MA',
      zipCode: '01108',
      propertyAddress: '9885 W. New Haven Place',
      askingPrice: '393000',
      bedrooms: '3',
      bathrooms: '2',
      squareFeet: '1132',
      yearBuilt: '2015',
      photoLinks:
        'https://drive.google.com/drive/folders/1hU1vQRK1OvA4NwoK8TvF\nhttps://drive.google.com/drive/folders/19zGKUdQCAYsEb65X2eVC',
    },
  },
  {
    name: 'voice dictation, digits',
    text: String.raw`new deal at 658 highland street in manchester new hampshire 5 bedroom 2 bath on a half acre lot two car garage about 1582 square feet you can go see it anytime after 3 the neighbor said the last one sold in 2 days the roof is from 2018 he is asking $391,000 hit me up`,
    reads: {
      city: 'Manchester',
      state: 'NH',
      propertyAddress: '658 highland street',
      bedrooms: '5',
      bathrooms: '2',
      squareFeet: '1582',
      garage: '2-car',
      lotSize: '0.5 acres',
      askingPrice: '391000',
    },
  },
  {
    name: 'Spanish sentences',
    text: String.raw`Casa en venta: 3181 SW 76th Dr, El Paso TX 79915. 1642 pies cuadrados. Construida en 1926. Terreno de 0.38 acres. Garaje para 2 carros. Con piscina privada. Excelente para renta. Impuestos $2,140 al año. Necesita pintura y piso. Trato directo con el dueño, sin agentes.`,
    reads: {
      city: 'El Paso',
      state: 'TX',
      zipCode: '79915',
      propertyAddress: '3181 SW 76th Dr',
      squareFeet: '1642',
      yearBuilt: '1926',
      lotSize: '0.38 acres',
      garage: '2-car',
      pool: 'yes',
    },
  },
  {
    name: 'text message blast',
    text: String.raw`Yo Devin - Wes (Hometown Cash Offers) Just got 731 Oak Ave. Independence, MO 64050. 3BD | 3BA, 1,586sqft, 1-car garage, no pool, Rehab $55,500. ARV $360k+. asking $222,000 obo. Interested? remodeled 2013
Join the buyers list: https://www.rapidoffersllc.com/join
904 555 0103`,
    reads: {
      city: 'Independence',
      state: 'MO',
      zipCode: '64050',
      propertyAddress: '731 Oak Ave.',
      bedrooms: '3',
      bathrooms: '3',
      squareFeet: '1586',
      garage: '1-car',
      pool: 'no',
      estimatedRepairCost: '55500',
      askingPrice: '222000',
    },
  },
  {
    name: 'Facebook post in lines',
    text: String.raw`6592 Avenue K, Huntsville, AL
mobile home
8,800 SF lot
blt 1997
vacant - go anytime
3BR/2BA
1,332sqft
Asking price $284,000
ARV $445,000+
Tour: https://my.matterport.com/show/?m=ZjcP5SskGUF
Like   Comment   Share`,
    reads: {
      askingPrice: '284000',
      city: 'Huntsville',
      state: 'AL',
      propertyAddress: '6592 Avenue K',
      bedrooms: '3',
      bathrooms: '2',
      squareFeet: '1332',
      yearBuilt: '1997',
      lotSize: '8,800 sq ft',
      occupancy: 'Vacant',
      propertyType: 'mobile-home',
      photoLinks: 'https://my.matterport.com/show/?m=ZjcP5SskGUF',
    },
  },
  {
    name: 'labels in one line',
    text: String.raw`Address: 261 Saint Charles St, Corpus Christi, TX 78415 • Roof: 8 years • Bedrooms: 4 • Investor Price: $64,000 • Living Area: 2,235 sq. ft. • Bath: 1 • YB: 1963 • Title Co: Meridian Title • Garage/Parking: 2-car garage`,
    reads: {
      city: 'Corpus Christi',
      state: 'TX',
      zipCode: '78415',
      propertyAddress: '261 Saint Charles St',
      askingPrice: '64000',
      bedrooms: '4',
      bathrooms: '1',
      squareFeet: '2235',
      yearBuilt: '1963',
      garage: '2-car',
    },
  },
  {
    name: 'Facebook post in lines',
    text: String.raw`Wilmington, DE 19802
vacant at closing
3br
quarter acre lot
approx 1424 sqft
Built in 1942
2-car garage
Asking: $343000
First come first served, this will not last.
Like · Comment · Send`,
    reads: {
      askingPrice: '343000',
      city: 'Wilmington',
      state: 'DE',
      zipCode: '19802',
      bedrooms: '3',
      squareFeet: '1424',
      yearBuilt: '1942',
      garage: '2-car',
      lotSize: '0.25 acres',
      occupancy: 'Vacant',
    },
  },
  {
    name: 'one-liner with ·',
    text: String.raw`Reno, NV, 89512 · Asking only $396,500 · arv around 580k · 3BR/1BA · 1,416 sqft · 2 car det. garage · vacant on lockbox · no pool · Rent $1,425/mo · COE 12/5 · $280/sqft`,
    reads: {
      city: 'Reno',
      state: 'NV',
      zipCode: '89512',
      bedrooms: '3',
      bathrooms: '1',
      squareFeet: '1416',
      garage: '2-car',
      occupancy: 'Vacant',
      pool: 'no',
      askingPrice: '396500',
    },
  },
  {
    name: 'one-liner with →',
    text: String.raw`18065 S 75th Road, Cedar Rapids IA 52404 → 5 bedrooms → 2,500sf → blt 1961 → SFH → public sewer → Price 392.9k → roof 2019 → Zestimate $593,200 → taxes $4,211/yr`,
    reads: {
      city: 'Cedar Rapids',
      state: 'IA',
      zipCode: '52404',
      propertyAddress: '18065 S 75th Road',
      bedrooms: '5',
      squareFeet: '2500',
      yearBuilt: '1961',
      propertyType: 'single-family',
      septicSystem: 'city-sewer',
      askingPrice: '392900',
    },
  },
  {
    name: 'CRM shorthand notes',
    text: String.raw`10/8 - 10198 S Elm Drive - Bullhead City, AZ 86429 - $90,000 rehab. 8,700 sq. ft. lot. approx 1,778 sqft. 4 bed. inherited 2021. needs comps. LVM. wife on deed too`,
    reads: {
      bedrooms: '4',
      squareFeet: '1778',
      lotSize: '8,700 sq ft',
      estimatedRepairCost: '90000',
      city: 'Bullhead City',
      state: 'AZ',
      zipCode: '86429',
      propertyAddress: '10198 S Elm Drive',
    },
  },
  {
    name: 'forwarded mail para',
    text: String.raw`FYI, came in today

---------- Forwarded message ---------
From: Jackson Sandoval <jackson.sandoval@reddooracq.com>
Date: Tue, Mar 25, 2025 at 10:24 AM
Subject: RE: next one
To: Hector Whitfield <hector.whitfield@reddooracq.com>

Hey Hector,

17745 Barrett Rd, Reno NV 89512. 3/2 place. Close on or before the 28th. Needs paint, flooring and a kitchen. Street is 80% owner owned and well kept. Figure $15,000 for the rehab. Has a 2 car garage. Year built is 1996. Seller is asking $318,000.

Best,
Jackson Sandoval
REALTOR® | 302 Capital Group
832 555 0175
88 Peachtree Center Blvd, Suite 1200, Atlanta, GA 30303
www.example-dispo.com`,
    reads: {
      bedrooms: '3',
      bathrooms: '2',
      city: 'Reno',
      state: 'NV',
      zipCode: '89512',
      propertyAddress: '17745 Barrett Rd',
      yearBuilt: '1996',
      garage: '2-car',
      estimatedRepairCost: '15000',
      askingPrice: '318000',
    },
  },
  {
    name: 'agent public and private remarks',
    text: String.raw`285 S. Denver Street, Garland, TX 75040
Remarks: This 4 bedroom, four bath property offers about 1,544 sq ft. On public water and public sewer. Lot is 65'x150'. Ceiling fans throughout. Updated kitchen with soft close cabinets. It was built in 1956. Tile in the wet areas, laminate elsewhere.
Realtor Remarks: Tenant occupied, 24 hour notice required. EM to First Coastal Title, $3,000 minimum. BAC 2.5%. Call LA Yolanda Castillo 313-555-0126.`,
    reads: {
      city: 'Garland',
      state: 'TX',
      zipCode: '75040',
      propertyAddress: '285 S. Denver Street',
      occupancy: 'Tenant-occupied',
      bedrooms: '4',
      bathrooms: '4+',
      squareFeet: '1544',
      yearBuilt: '1956',
      lotSize: '65 x 150',
      septicSystem: 'city-sewer',
    },
  },
  {
    name: 'emoji blast',
    text: String.raw`🔥🔥 HOT WHOLESALE DEAL
705A Franklin Drive S
Moreno Valley, CA
owner occ
🌳 lot 1/2 acre
blt '90
▪️ $65k rehab
🏠 5/1
📐 2,476sqft
💰 $395,000 / ARV 620k
▪️ remodeled 2006
• $160/sqft
• HOA $55/mo
Priced for a quick cash close.
DM me or text 602-555-0107`,
    reads: {
      city: 'Moreno Valley',
      state: 'CA',
      propertyAddress: '705A Franklin Drive S',
      bedrooms: '5',
      bathrooms: '1',
      squareFeet: '2476',
      yearBuilt: '1990',
      lotSize: '0.5 acres',
      occupancy: 'Owner-occupied',
      estimatedRepairCost: '65000',
      askingPrice: '395000',
    },
  },
  {
    name: 'Facebook post in lines',
    text: String.raw`1482 SW 75th Dr., Baltimore, MD 21215
2b/2.5b
2 car det. garage
blt 1957
1,104 sq ft
VACANT
Asking $183000
arv around $255k
Pics here > https://share.icloud.com/photos/0Z0GvNKm8Log9m3
3 comments`,
    reads: {
      askingPrice: '183000',
      city: 'Baltimore',
      state: 'MD',
      zipCode: '21215',
      propertyAddress: '1482 SW 75th Dr.',
      bedrooms: '2',
      bathrooms: '2.5',
      squareFeet: '1104',
      yearBuilt: '1957',
      garage: '2-car',
      occupancy: 'Vacant',
      photoLinks: 'https://share.icloud.com/photos/0Z0GvNKm8Log9m3',
    },
  },
  {
    name: 'row of headings over rows, lower',
    text: 'subject property\tcity\tstate\tzip code\tbr\tbathrooms\tliving sf\tyear built\tocc\test repairs\tasking\tarv\n471 e 5th ave., unit d\tlaredo\ttx\t78043\t2\t1.75\t1,686\t1984\tvacant\t$90,000\t218,500\t$380,000',
    reads: {
      propertyAddress: '471 e 5th ave., unit d',
      city: 'Laredo',
      state: 'TX',
      zipCode: '78043',
      bedrooms: '2',
      bathrooms: '1.5',
      squareFeet: '1686',
      yearBuilt: '1984',
      occupancy: 'Vacant',
      estimatedRepairCost: '90000',
      askingPrice: '218500',
    },
  },
  {
    name: 'emoji blast',
    text: String.raw`🏚➡️🏡 FLIP OPPORTUNITY
496 The Alameda
duplex
🛏 4 bed
on city sewer
💰 asking $299,500 obo
💎 ARV: 385k
✅ ~1648 sf
✅ 40x130 lot
🧰 reno $5,000
blt 1948
🛁 4 Baths
▪️ remodeled 2014`,
    reads: {
      propertyAddress: '496 The Alameda',
      bedrooms: '4',
      bathrooms: '4+',
      squareFeet: '1648',
      yearBuilt: '1948',
      lotSize: '40 x 130',
      propertyType: 'duplex',
      septicSystem: 'city-sewer',
      estimatedRepairCost: '5000',
      askingPrice: '299500',
    },
  },
  {
    name: 'e-mail blast with headings, lower',
    text: String.raw`just locked up

property address
fayetteville, nc 28303

details
* built in 1914
* 1-car detached garage
* section 8 tenant in place
* 11,500 sqft lot
* 3/1
* 2,074 sq. ft.

numbers:
* arv: $130,000
* taxes: $1,117

notes
first come first served, this will not last. survey from 2008 on file. bones are solid, just dated.

join the buyers list: https://www.reddoorbuys.com/join

- darnell, second story realty`,
    reads: {
      city: 'Fayetteville',
      state: 'NC',
      zipCode: '28303',
      bedrooms: '3',
      bathrooms: '1',
      squareFeet: '2074',
      yearBuilt: '1914',
      garage: '1-car',
      lotSize: '11,500 sq ft',
      occupancy: 'Tenant-occupied',
    },
  },
  {
    name: 'agent public and private remarks, nbsp',
    text: 'Corpus Christi, Texas 78415-5966\n\nListed at $229,000\n\nRemarks: This five bedroom, 1½ bath manufactured home offers approximately 1,510\u00a0square feet. Lot size is 65x125. Pool table and workbench stay. Room for a pool. On public water and public sewer. Neighborhood has a community pool and playground. Bring all offers by Friday 5pm.\n\nAgent Only: Please send pre-approval with offer. EM to First Coastal Title, $3,000 minimum. Lic #993069 Escrow opened with Union Title.',
    reads: {
      city: 'Corpus Christi',
      state: 'TX',
      zipCode: '78415-5966',
      askingPrice: '229000',
      propertyType: 'mobile-home',
      bedrooms: '5',
      bathrooms: '1.5',
      squareFeet: '1510',
      lotSize: '65 x 125',
      septicSystem: 'city-sewer',
    },
  },
  {
    name: 'Spanish labels, full-width sign',
    text: String.raw`SE VENDE
Dirección:16091 S. Lakewood Avenue
Ciudad:Corpus Christi
Estado:TX
Código postal:78415
Dormitorios:3
Garaje:2 carros
Precio de venta:＄60.000
Baños:2
Techo:2019
Renta:＄1,250 al mes`,
    reads: {
      propertyAddress: '16091 S. Lakewood Avenue',
      city: 'Corpus Christi',
      state: 'TX',
      zipCode: '78415',
      askingPrice: '60000',
      bedrooms: '3',
      bathrooms: '2',
      garage: '2-car',
    },
  },
  {
    name: 'text message blast, nbsp',
    text: 'Just got 9716 NW Pelican St, Port St. Lucie, FL. Ask: $156,900. 3\u00a0bed 4\u00a0bath, 1,260\u00a0SF, Built in 1989, 2-car garage, lot 3\u00a0acres, on septic, no pool. Call me asap roof 2015',
    reads: {
      city: 'Port St. Lucie',
      state: 'FL',
      propertyAddress: '9716 NW Pelican St',
      bedrooms: '3',
      bathrooms: '4+',
      squareFeet: '1260',
      yearBuilt: '1989',
      garage: '2-car',
      lotSize: '3 acres',
      septicSystem: 'septic',
      pool: 'no',
      askingPrice: '156900',
    },
  },
  {
    name: 'odd line breaks: cut, lower',
    text: String.raw`addy: 8134 garden blvd.
city: panama city
st: fl
postal code:
32404
cond :
tear down
sales price: $91,000
dom: 54
hoa:
none
bedrooms total:

3
sewer type :
septic tank
baths: 1`,
    reads: {
      propertyAddress: '8134 garden blvd.',
      city: 'Panama City',
      state: 'FL',
      zipCode: '32404',
      askingPrice: '91000',
      bedrooms: '3',
      bathrooms: '1',
      septicSystem: 'septic',
      currentCondition: 'destroyed',
    },
  },
  {
    name: "label lines with '→', lower",
    text: String.raw`new submission
✅ property address → 1448 lowell way - wilmington, de 19802
✅ bath → 2 full
✅ yr blt → 2001
✅ current price → 376000
✅ occ → tenant-occupied
✅ tax assessed value → $245,355
✅ garage size → 1
✅ home type → double wide mobile home
✅ sf → approx. 1345 sq. ft.
✅ year remodeled → 2010
notes → two minutes from the new amazon warehouse.`,
    reads: {
      city: 'Wilmington',
      state: 'DE',
      zipCode: '19802',
      propertyAddress: '1448 lowell way',
      askingPrice: '376000',
      bathrooms: '2',
      squareFeet: '1345',
      yearBuilt: '2001',
      garage: '1-car',
      occupancy: 'Tenant-occupied',
      propertyType: 'mobile-home',
    },
  },
  {
    name: "label lines with ':'",
    text: String.raw`*** NEW DEAL ***
City/Town: Topeka
Zipcode: 66604
Year Remodeled: 2011
Title Co: Meridian Title
State: KS
Annual taxes: 1,836
Year built: 1950
Living Space: 2322
Lot Size: 50 x 140
Garage size: 2 Car Attached
Bed: Seven
Elementary School: Ashley Sandoval Elementary (grades K-5, 6/10)
Contract Price: $1.2M firm`,
    reads: {
      city: 'Topeka',
      state: 'KS',
      zipCode: '66604',
      askingPrice: '1200000',
      bedrooms: '6+',
      squareFeet: '2322',
      lotSize: '50 x 140',
      yearBuilt: '1950',
      garage: '2-car',
    },
  },
  {
    name: "label lines with '|'",
    text: String.raw`JV deal from a partner
✅ Property | 6826 N. Douglass Rd, Rochester, NY 14621
✅ Asking | $168 k
✅ Bedrooms Total | 3
✅ Bathrooms | 1.75
✅ Square Footage | 2,104
✅ Lot | 65x165
✅ Garage | 1-Car Garage
✅ Type | Manufactured Home
✅ Pool | no
✅ Link to pics | https://www.icloud.com/sharedalbum/#B0R7eDbe7WxX3W
✅ Price/SqFt | $80
✅ Roof | 2021`,
    reads: {
      city: 'Rochester',
      state: 'NY',
      zipCode: '14621',
      propertyAddress: '6826 N. Douglass Rd',
      askingPrice: '168000',
      bedrooms: '3',
      bathrooms: '1.5',
      squareFeet: '2104',
      lotSize: '65 x 165',
      garage: '1-car',
      propertyType: 'mobile-home',
      pool: 'no',
      photoLinks: 'https://www.icloud.com/sharedalbum/#B0R7eDbe7WxX3W',
    },
  },
  {
    name: 'e-mail blast with headings',
    text: String.raw`JUST LOCKED UP

PROPERTY ADDRESS
7546 Orlando Rd, Macon, GA

Specs
* 3/2.5/1
* 1198 SF
* built 91

💰 The Numbers
* Asking price: $230,000 firm
* ARV: $380k
* Assignment Fee: $8,500

Recent comps:
* 5368 Yarmouth Ln – 3/1 – 1,254 sqft – sold $387,000
* 8741 Bristol St – 4/1 – 1,146 sqft – sold $371,000
* 5111 Riverside Ln – 3/1 – 1,050 sqft – sold $387,500

Text 314 555 0146

Bluebird Wholesale | Licensed in the state
You are receiving this because you joined our list. Opt out: https://list-manage.example.com/o/9FzpX1on`,
    reads: {
      city: 'Macon',
      state: 'GA',
      propertyAddress: '7546 Orlando Rd',
      bedrooms: '3',
      bathrooms: '2.5',
      garage: '1-car',
      squareFeet: '1198',
      yearBuilt: '1991',
      askingPrice: '230000',
    },
  },
  {
    name: 'one-liner with •',
    text: String.raw`816 Delmar Avenue, Waterbury, CT, 06705 • needs about $30k in repairs • no garage • 1,386 SF • 3 Beds, 1 Baths • asking $126.9k obo • 813.555.0110 • MLS# 7598350 • HVAC 2024 • photos: https://drive.google.com/drive/folders/10N2zmqyNh1J0VWkhLrTp?usp=sharing`,
    reads: {
      city: 'Waterbury',
      state: 'CT',
      zipCode: '06705',
      propertyAddress: '816 Delmar Avenue',
      bedrooms: '3',
      bathrooms: '1',
      squareFeet: '1386',
      garage: 'none',
      estimatedRepairCost: '30000',
      askingPrice: '126900',
      photoLinks: 'https://drive.google.com/drive/folders/10N2zmqyNh1J0VWkhLrTp?usp=sharing',
    },
  },
  {
    name: 'Craigslist posting, nbsp',
    text: '$135,000 / 4br - 2296ft² - Motivated Seller (Toledo, OH)\n3656 N 16th Drive, Toledo, OH 43607\n4BR / 2Ba 2296ft2\nhousing type: duplex\nSchool district is rated 7/10. First come first served, this will not last. It has been sitting empty since spring. Sits on a 8,464\u00a0sqft lot.\nHOA is $140 a month. Our assignment fee is $7,500.\nshow contact info 901-555-0142\ndo NOT contact me with unsolicited services or offers\npost id: 7740886740   posted: 12 days ago   updated: 8 hours ago   best of [?]',
    reads: {
      squareFeet: '2296',
      bedrooms: '4',
      city: 'Toledo',
      state: 'OH',
      askingPrice: '135000',
      propertyAddress: '3656 N 16th Drive',
      zipCode: '43607',
      bathrooms: '2',
      propertyType: 'duplex',
      lotSize: '8,464 sq ft',
      occupancy: 'Vacant',
    },
  },
  {
    name: 'Craigslist posting',
    text: String.raw`$682,000 / 2br - 1808ft2 - Motivated Seller (Modesto, CA)
879 Willow Dr, Unit 2B, Modesto, CA 95354
2BR / 2Ba 1808ft2
Covered patio on the back, 12x16. Rehab should run $28,000. Tile in the wet areas, laminate elsewhere. It has been sitting empty since spring. No pool.
show contact info (702) 555-0171
do NOT contact me with unsolicited services or offers
post id: 7718421787   posted: 27 days ago   updated: 9 hours ago   best of [?]`,
    reads: {
      squareFeet: '1808',
      bedrooms: '2',
      city: 'Modesto',
      state: 'CA',
      askingPrice: '682000',
      propertyAddress: '879 Willow Dr, Unit 2B',
      zipCode: '95354',
      bathrooms: '2',
      occupancy: 'Vacant',
      pool: 'no',
      estimatedRepairCost: '28000',
    },
  },
  {
    name: 'voice dictation, digits',
    text: String.raw`hey its erika i got a house at 13893 southwest shady drive in newark new jersey 07106 4 bedroom 3.5 bath townhouse needs a basic rehab its vacant on a half acre lot city sewer rents for like 1800 asking price is $63,000 call me back`,
    reads: {
      city: 'Newark',
      state: 'NJ',
      zipCode: '07106',
      propertyAddress: '13893 southwest shady drive',
      bedrooms: '4',
      bathrooms: '3.5',
      propertyType: 'townhouse',
      occupancy: 'Vacant',
      lotSize: '0.5 acres',
      septicSystem: 'city-sewer',
      currentCondition: 'basic',
      askingPrice: '63000',
    },
  },
  {
    name: 'forwarded mail para, lower',
    text: String.raw`can you move this one?

---------- forwarded message ---------
from: hector boyd <hector.boyd@gmail.com>
date: tue, mar 23, 2025 at 11:21 am
subject: new property
to: maria delgado <maria.delgado@outlook.com>

hello maria,

8380 highway 12 joliet, illinois 60433 is a property with four bedrooms and 2 baths. asking $1.25m. priced well under market. the house down the street, a 4/2 with 1,980 sq ft, sold for $1,792,000. earnest money is $2,500 non refundable. repairs are estimated at $40,000. split floor plan with the laundry inside. vacant. room for a pool. built in 1974. ten minutes to the hospital and the interstate.

thanks,
hector boyd
broker associate | red door acquisitions
918 555 0132
700 brickell ave, suite 900, miami, fl 33131
sent from my iphone`,
    reads: {
      bedrooms: '4',
      bathrooms: '2',
      city: 'Joliet',
      state: 'IL',
      zipCode: '60433',
      propertyAddress: '8380 highway 12',
      yearBuilt: '1974',
      occupancy: 'Vacant',
      estimatedRepairCost: '40000',
      askingPrice: '1250000',
    },
  },
  {
    name: 'odd line breaks: cut',
    text: String.raw`Property Address :
18733 Florence Rd, Winston-Salem, NC 27105
LP :
$325K
Assessed: 264,324 (2024)
Taxes:
$1,866
BD: 5
Photo link: https://drive.google.com/drive/folders/1mzsq7jH4RYC1Flv0YPWx?usp=sharing
drive.google.com/drive/folders/1U7nxBdqINRGa3AT3tW65
Yr Blt :
1920
Land Size: 3/4 acre
Repairs: $28,000
# of Baths:

1.5`,
    reads: {
      city: 'Winston-Salem',
      state: 'NC',
      zipCode: '27105',
      propertyAddress: '18733 Florence Rd',
      askingPrice: '325000',
      bedrooms: '5',
      bathrooms: '1.5',
      lotSize: '0.75 acres',
      yearBuilt: '1920',
      estimatedRepairCost: '28000',
      photoLinks:
        'https://drive.google.com/drive/folders/1mzsq7jH4RYC1Flv0YPWx?usp=sharing\nhttps://drive.google.com/drive/folders/1U7nxBdqINRGa3AT3tW65',
    },
  },
  {
    name: 'label line over value line',
    text: String.raw`Street
3886-B Austin Pkwy
City
Fargo
State
ND
Zipcode
58102
Asking price
$73K
Total Baths
2.0
Stories
1
Occupant
Vacant
Sqft
2,236
Rehab
$110000
Home Type
Duplex`,
    reads: {
      propertyAddress: '3886-B Austin Pkwy',
      city: 'Fargo',
      state: 'ND',
      zipCode: '58102',
      askingPrice: '73000',
      bathrooms: '2',
      squareFeet: '2236',
      occupancy: 'Vacant',
      propertyType: 'duplex',
      estimatedRepairCost: '110000',
    },
  },
  {
    name: 'list of several deals, first one counts',
    text: String.raw`Deals available this week

1. 483 SW Mill Drive, San Antonio, TX 78223
6bed/1.5bath, 2494 SF, blt 1996, currently rented at $950/mo
under contract at $156,000, asking $164k | ARV 285k

2. 151 N Martin Luther King Dr., Laredo, TX 78040
3 bed 3 bath, 2,120 sqft, yr built 1981, lot 12,600 SF
Asking: 410.9k | ARV $590,000

3. 7526 SW 39th Dr, Shreveport, LA 71106
4bd 2ba, 1,756sf, Yr blt 2015, 1-car garage, Vacant, Rehab est $55.5k
Price $211900 | ARV 340k

4. 3322 Old Hwy 7, Trenton, NJ 08609
2/2, approx 1430 sqft, 8500 SF lot, tenant in place, no pool
under contract at $95,000, asking $106000 | ARV $210,000

Call/text Keisha 314 555 0122`,
    reads: {
      propertyAddress: '483 SW Mill Drive',
      city: 'San Antonio',
      state: 'TX',
      zipCode: '78223',
      bedrooms: '6+',
      bathrooms: '1.5',
      squareFeet: '2494',
      yearBuilt: '1996',
      occupancy: 'Tenant-occupied',
      askingPrice: '164000',
    },
  },
  {
    name: 'dot leaders',
    text: String.raw`Address.........................1657 E Temple Blvd - St. Paul, Minnesota 55106
HVAC............................5 yrs
Bedrooms Total..................4
Occupancy status................Vacant at closing
Land Size.......................3,900 sq ft
Taxes...........................$2,629
Est. Profit.....................$42,000
Garage Stalls...................0
List Price......................$309,000
Total Baths.....................2.5`,
    reads: {
      city: 'St. Paul',
      state: 'MN',
      zipCode: '55106',
      propertyAddress: '1657 E Temple Blvd',
      askingPrice: '309000',
      bedrooms: '4',
      bathrooms: '2.5',
      lotSize: '3,900 sq ft',
      garage: 'none',
      occupancy: 'Vacant',
    },
  },
  {
    name: 'e-mail blast with headings',
    text: String.raw`New Wholesale Deal

THE PROPERTY
383 N 65th Ave, Miami FL 33142

🏠 Property Info
– Built in: 2011

Financials
– Asking: 319.5k
– ARV: $530,000
– Rehab: $55000
– EMD: 3k

Highlights
Large primary suite with a walk-in closet. Roof is about 20 years old. Ceiling fans throughout. Buyer to verify all measurements and schools.

DM me or text (713) 555-0138

Bluebird Wholesale | 88 Peachtree Center Blvd, Suite 1200, Atlanta, GA 30303
Unsubscribe: https://mailer.example.com/u/MISc4YZC
© 2025 Bluebird Wholesale. All rights reserved.`,
    reads: {
      city: 'Miami',
      state: 'FL',
      zipCode: '33142',
      propertyAddress: '383 N 65th Ave',
      yearBuilt: '2011',
      askingPrice: '319500',
      estimatedRepairCost: '55000',
    },
  },
  {
    name: 'forwarded mail para',
    text: String.raw`FYI, came in today

Begin forwarded message:

From: Steve Nguyen <steve.nguyen@outlook.com>
Subject: FYI
Date: March 4, 2025 at 1:30:56 PM CDT
To: wes.whitfield@outlook.com

Hey Wes,

I have a property with 1 bath at 2116 N. Mill Rd. Apt 14-C - Dallas, TX 75216, about 885 sq ft. Seller will not do repairs. Repairs are estimated at $90.5k. First come first served, this will not last. Reduced from $330,900 to $316,900.

Thanks,
Steve Nguyen
Acquisitions Manager | Blue Heron Properties
404.555.0194
www.example-dispo.com`,
    reads: {
      bathrooms: '1',
      squareFeet: '885',
      city: 'Dallas',
      state: 'TX',
      zipCode: '75216',
      propertyAddress: '2116 N. Mill Rd. Apt 14-C',
      estimatedRepairCost: '90500',
      askingPrice: '316900',
    },
  },
  {
    name: "label lines with ':'",
    text: String.raw`New Submission
✅ Property: 5811 Farnham St.
✅ City: Norfolk
✅ ST: VA
✅ Asking: $89k
✅ BD: Three
✅ Prop Type: Single Family Detached
✅ Market Rent: $2,000
✅ Photo album: drive.google.com/drive/folders/1oc1Ia7qVbEVf3gPUjaa2
✅ Baths: 2.5
✅ Walk Score: 26
✅ Sewer System: City
✅ Assessed: 48,949 (2024)
✅ SqFt: 1540 sf
✅ Comps: 140k-165k
✅ Year built: 1976
✅ Reno: 35K`,
    reads: {
      propertyAddress: '5811 Farnham St.',
      city: 'Norfolk',
      state: 'VA',
      askingPrice: '89000',
      bedrooms: '3',
      bathrooms: '2.5',
      squareFeet: '1540',
      yearBuilt: '1976',
      propertyType: 'single-family',
      septicSystem: 'city-sewer',
      estimatedRepairCost: '35000',
      photoLinks: 'https://drive.google.com/drive/folders/1oc1Ia7qVbEVf3gPUjaa2',
    },
  },
  {
    name: 'chat transcript, upper',
    text: String.raw`GLORIA: HEY WHAT YOU GOT
AUSTIN: 338 QUAIL RD, BOISE, ID 83704
AUSTIN: VACANT AT CLOSING, SEPTIC TANK
GLORIA: WHATS THE ARV
AUSTIN: $60,000 ARV
GLORIA: PRICE?
AUSTIN: ASK: 36K
GLORIA: PICS?
AUSTIN: https://i.imgur.com/Wf7J3lj.jpeg
GLORIA: SENDING IT TO MY PARTNER`,
    reads: {
      city: 'Boise',
      state: 'ID',
      zipCode: '83704',
      propertyAddress: '338 QUAIL RD',
      occupancy: 'Vacant',
      septicSystem: 'septic',
      askingPrice: '36000',
      photoLinks: 'https://i.imgur.com/Wf7J3lj.jpeg',
    },
  },
  {
    name: 'e-mail blast with headings',
    text: String.raw`Fix & Flip / Rental Opportunity

PROPERTY ADDRESS
16921 W. Arlington Road
Corpus Christi, TX

Property Details:
• Square Footage: 1610
• Built in: 2009
• Status: Vacant at closing
• Property Type: Double wide mobile home

Numbers:
• ARV: $340,000
• Market Rent: $1,650
• Rehab Budget: $18,000
• Our Price: $239K
• Annual taxes: 1,548

About this one
Some soft spots in the bathroom floor. New water heater went in last spring. House next door just sold for good money.

Recent comps:
• 9636 San Pedro Ln – 2/1 – 1,730 sqft – sold $337,000
• 3629 Highland Ln – 4/2 – 1,570 sqft – sold $332,500

Pictures - https://share.icloud.com/photos/0L61TPJ07RWolTu

- Darnell, Red Door Acquisitions
© 2025 Red Door Acquisitions. All rights reserved.`,
    reads: {
      city: 'Corpus Christi',
      state: 'TX',
      propertyAddress: '16921 W. Arlington Road',
      squareFeet: '1610',
      yearBuilt: '2009',
      occupancy: 'Vacant',
      propertyType: 'mobile-home',
      askingPrice: '239000',
      estimatedRepairCost: '18000',
      photoLinks: 'https://share.icloud.com/photos/0L61TPJ07RWolTu',
    },
  },
  {
    name: 'odd line breaks: cut',
    text: String.raw`Subject Property :
959 Price Hill Blvd. E - Reno, NV 89512
Bdrms: 4
Occupied by: Tenant
Lot Size: 7,400 square feet
Year built :
1958
HOA: $205/mo
Sewer Type: Septic Tank
Property Type :
SFH
Sales Price :
$389,500
Walk Score :
84
Access: Call first
Bths :
1
Sq. Ft.:

2,076`,
    reads: {
      city: 'Reno',
      state: 'NV',
      zipCode: '89512',
      propertyAddress: '959 Price Hill Blvd. E',
      askingPrice: '389500',
      bedrooms: '4',
      bathrooms: '1',
      squareFeet: '2076',
      lotSize: '7,400 sq ft',
      yearBuilt: '1958',
      occupancy: 'Tenant-occupied',
      propertyType: 'single-family',
      septicSystem: 'septic',
    },
  },
  {
    name: 'voice dictation, numbers in words',
    text: String.raw`this is dallas calling about a property at 8238 west la paloma drive in ogden utah 3 bedroom one and a half bath mobile home about eleven hundred square feet on 1 acre comps are around 135 asking price is 63000 let me know`,
    reads: {
      city: 'Ogden',
      state: 'UT',
      propertyAddress: '8238 west la paloma drive',
      bedrooms: '3',
      bathrooms: '1.5',
      propertyType: 'mobile-home',
      squareFeet: '1100',
      lotSize: '1 acre',
      askingPrice: '63000',
    },
  },
  {
    name: 'bare cells',
    text: String.raw`362 Farnham Dr, Riverside, CA 92504 · 4/1.75 · 1790 sqft · now $740,000 (was $756,000) · ARV $1,050,000`,
    reads: {
      propertyAddress: '362 Farnham Dr',
      city: 'Riverside',
      state: 'CA',
      zipCode: '92504',
      bedrooms: '4',
      bathrooms: '1.5',
      squareFeet: '1790',
      askingPrice: '740000',
    },
  },
  {
    name: 'text message blast, nbsp',
    text: String.raw`Deal @ 2406 Barrett Ln Unit B, San Bernardino, CA 92410. was 611k now 592k, $790k ARV. 2 BR, 1,388 ft², built: 1952, condo. Need it gone by Fri DOM 114`,
    reads: {
      city: 'San Bernardino',
      state: 'CA',
      zipCode: '92410',
      propertyAddress: '2406 Barrett Ln Unit B',
      bedrooms: '2',
      squareFeet: '1388',
      yearBuilt: '1952',
      propertyType: 'condo',
      askingPrice: '592000',
    },
  },
  {
    name: 'Facebook group post in sentences',
    text: String.raw`Off market deal alert!
Off market 5/1.5 single family home at 2153 W 73rd Rd, Saginaw, Michigan 48601, right at 2,238 sq ft. Great rental potential. Storage shed 10x12 stays with the property. 2 car carport. On public water and public sewer. Built in 1947. Water is off, bring a flashlight. List price 120k. Zestimate says $280,100.
12 comments · 3 shares`,
    reads: {
      propertyType: 'single-family',
      bedrooms: '5',
      bathrooms: '1.5',
      squareFeet: '2238',
      city: 'Saginaw',
      state: 'MI',
      zipCode: '48601',
      propertyAddress: '2153 W 73rd Rd',
      yearBuilt: '1947',
      septicSystem: 'city-sewer',
      askingPrice: '120000',
    },
  },
  {
    name: 'dot leaders',
    text: String.raw`Location....................11303 Pelican St. - Oxnard, CA 93030
Roof........................newer
Sales Price.................236000
Number of bedrooms..........4
Lot Sz......................11,200 sq. ft.
Bathrooms Total.............2.0
Size........................2168 Sq Ft
MLS #.......................25619769
Year of Construction........1983
Home Type...................Duplex`,
    reads: {
      city: 'Oxnard',
      state: 'CA',
      zipCode: '93030',
      propertyAddress: '11303 Pelican St.',
      askingPrice: '236000',
      bedrooms: '4',
      bathrooms: '2',
      squareFeet: '2168',
      lotSize: '11,200 sq ft',
      yearBuilt: '1983',
      propertyType: 'duplex',
    },
  },
  {
    name: 'emoji blast',
    text: String.raw`🚨 NEW DEAL ALERT 🚨
🏡13367 Lowell Ln, Baltimore, MD 21215
🛏 2 🛁 2 📐 1,692 sqft
🏗 yr built 1988
🚘 2 car gar
🔑 tenant in place
✅ SFH
📈 610k ARV
💰 asking $417K obo
📲 Text 602.555.0179`,
    reads: {
      city: 'Baltimore',
      state: 'MD',
      zipCode: '21215',
      propertyAddress: '13367 Lowell Ln',
      bedrooms: '2',
      bathrooms: '2',
      squareFeet: '1692',
      yearBuilt: '1988',
      garage: '2-car',
      occupancy: 'Tenant-occupied',
      propertyType: 'single-family',
      askingPrice: '417000',
    },
  },
  {
    name: 'CRM shorthand notes',
    text: String.raw`973 NW 69th St, Ocala, FL 34474 - list price $272k, 2,175sqft, Vacant, no garage, reno $80000, SFH, Built in 1951, MAO 214k, LVM, owes 38k`,
    reads: {
      squareFeet: '2175',
      yearBuilt: '1951',
      garage: 'none',
      occupancy: 'Vacant',
      propertyType: 'single-family',
      estimatedRepairCost: '80000',
      askingPrice: '272000',
      city: 'Ocala',
      state: 'FL',
      zipCode: '34474',
      propertyAddress: '973 NW 69th St',
    },
  },
  {
    name: 'range or make offer, no price',
    text: String.raw`11013 Walnut St, Aurora, CO 80010
3 bed 1 bath
~1,278 sf
owner occupied
Price: make offer
ARV $445,000
Rents $1,000
Link to pics 👉 https://www.dropbox.com/scl/fo/gaexsmkkiiq5yn/wpYVi2H7?dl=0
Luis Sandoval
Gulf Coast Home Buyers
(901) 555-0146`,
    reads: {
      city: 'Aurora',
      state: 'CO',
      zipCode: '80010',
      propertyAddress: '11013 Walnut St',
      bedrooms: '3',
      bathrooms: '1',
      squareFeet: '1278',
      occupancy: 'Owner-occupied',
      photoLinks: 'https://www.dropbox.com/scl/fo/gaexsmkkiiq5yn/wpYVi2H7?dl=0',
    },
  },
  {
    name: 'text message blast',
    text: String.raw`Hey Carlos its Becky w/ Turnkey Titans. 3495 Liberty Cv Montgomery, AL 36110. 2 bd / 1 ba, 1732sqft, built: 2015, 2 car garage, .48 ac lot, currently rented at $925/mo, single family. Asking price $102,500 / $155,000 ARV. LMK b4 5pm EMD 5k Pictures
https://www.icloud.com/sharedalbum/#B09lqjpIXW9Qbi`,
    reads: {
      city: 'Montgomery',
      state: 'AL',
      zipCode: '36110',
      propertyAddress: '3495 Liberty Cv',
      bedrooms: '2',
      bathrooms: '1',
      squareFeet: '1732',
      yearBuilt: '2015',
      garage: '2-car',
      lotSize: '0.48 acres',
      occupancy: 'Tenant-occupied',
      propertyType: 'single-family',
      askingPrice: '102500',
      photoLinks: 'https://www.icloud.com/sharedalbum/#B09lqjpIXW9Qbi',
    },
  },
  {
    name: 'voice dictation, digits',
    text: String.raw`hey man got one for you its at 2832 94th drive in providence rhode island 02909 three bedroom 2.5 bath 1 car garage arv is 660 ac was done in 2020 asking 417,000 hit me up`,
    reads: {
      city: 'Providence',
      state: 'RI',
      zipCode: '02909',
      propertyAddress: '2832 94th drive',
      bedrooms: '3',
      bathrooms: '2.5',
      garage: '1-car',
      askingPrice: '417000',
    },
  },
  {
    name: 'chat transcript, nbsp',
    text: '[9/21/25, 9:22 PM] Yolanda: anything new?\n[9/21/25, 9:24 PM] Erika: West Palm Beach, FL 33409\n[9/21/25, 9:26 PM] Yolanda: how many rooms\n[9/21/25, 9:26 PM] Erika: 4br\n[9/21/25, 9:28 PM] Erika: 1,574\u00a0sq ft\n[9/21/25, 9:32 PM] Erika: duplex, Rehab est $80k\n[9/21/25, 9:32 PM] Yolanda: arv?\n[9/21/25, 9:36 PM] Erika: $2,050,000 ARV\n[9/21/25, 9:40 PM] Yolanda: how much\n[9/21/25, 9:41 PM] Erika: $1,400,000 asking\n[9/21/25, 9:42 PM] Yolanda: ok let me run numbers',
    reads: {
      city: 'West Palm Beach',
      state: 'FL',
      zipCode: '33409',
      bedrooms: '4',
      squareFeet: '1574',
      propertyType: 'duplex',
      estimatedRepairCost: '80000',
      askingPrice: '1400000',
    },
  },
  {
    name: 'CRM shorthand notes, nbsp',
    text: String.raw`9682 US Hwy 50, Charlotte NC 28208 - 2110sqft. Rehab $12,000. on septic. 3/2. blt 1993. single family. no answer 2/11. needs comps. wants quick close. roof 2014`,
    reads: {
      bedrooms: '3',
      bathrooms: '2',
      squareFeet: '2110',
      yearBuilt: '1993',
      propertyType: 'single-family',
      septicSystem: 'septic',
      estimatedRepairCost: '12000',
      city: 'Charlotte',
      state: 'NC',
      zipCode: '28208',
      propertyAddress: '9682 US Hwy 50',
    },
  },
  {
    name: "label lines with '-'",
    text: String.raw`• Property Address - 5964 Washington Dr, Ft Lauderdale, FL 33311
• Sales Price - 104.9k
• Garage Spaces - 3
• Occupant - Tenant, month-to-month
• Roof - 2021
• ARV - $210,000
• Tax Assessed Value - $70,971
• Sewage - Public`,
    reads: {
      city: 'Fort Lauderdale',
      state: 'FL',
      zipCode: '33311',
      propertyAddress: '5964 Washington Dr',
      askingPrice: '104900',
      garage: '3-car',
      occupancy: 'Tenant-occupied',
      septicSystem: 'city-sewer',
    },
  },
  {
    name: 'chat transcript, nbsp',
    text: 'Nate: Hey what you got\nHector: 7980 Cherry Hill Way Albuquerque, NM 87121\nNate: how many rooms\nHector: 6 br 4 ba\nHector: 3,175sqft, blt 2006\nHector: lot 8800\u00a0sq. ft., vacant on lockbox, duplex, no pool, rehab ~$20,000\nNate: arv?\nHector: $455k ARV\nNate: price?\nHector: reduced from 328k to 309k\nNate: sending it to my partner',
    reads: {
      city: 'Albuquerque',
      state: 'NM',
      zipCode: '87121',
      propertyAddress: '7980 Cherry Hill Way',
      bedrooms: '6+',
      bathrooms: '4+',
      squareFeet: '3175',
      yearBuilt: '2006',
      lotSize: '8,800 sq ft',
      occupancy: 'Vacant',
      propertyType: 'duplex',
      pool: 'no',
      estimatedRepairCost: '20000',
      askingPrice: '309000',
    },
  },
  {
    name: 'list of several deals, first one counts',
    text: String.raw`📋 This week’s list

1. 6826 Sheffield St, Milwaukee, WI 53216
3BD | 4.5BA, 2,140 sqft, Yr blt 1992, 1-car garage
Asking $335,900 cash | ARV 525k
Photos: photos.app.goo.gl/purWMuEtUVP43o4j

2. 2549 Spring Ave, Racine, WI 53404
2b/2b, ~940 sf, built: 1956, vacant, needs about $50,000 in repairs
Asking price $172,000 | ARV $285,000

3. 18693C Farnham St, Winston-Salem, NC 27107
2/2, 1,558 sq. ft., built: 2004, No garage, 0.52ac lot, tenant in place, Rehab $20k
Asking $357,000 | ARV $515k

4. 18317B Twin Lakes Ct., San Antonio, TX 78210
7 br 1 ba, 2,940 sqft, 1-car detached garage, 12,800 sq. ft. lot, no pool
Asking price $167,000 | ARV $305k

- Dallas, Peachtree Off Market`,
    reads: {
      propertyAddress: '6826 Sheffield St',
      city: 'Milwaukee',
      state: 'WI',
      zipCode: '53216',
      bedrooms: '3',
      bathrooms: '4+',
      squareFeet: '2140',
      yearBuilt: '1992',
      garage: '1-car',
      askingPrice: '335900',
      photoLinks: 'https://photos.app.goo.gl/purWMuEtUVP43o4j',
    },
  },
  {
    name: 'one-liner with –',
    text: String.raw`Billings, MT 59102 – mobile home – yr built 1980 – 2044 ft² – 5 BR – VACANT – Ask: $1,400,000 – ARV ~$2,010,000 – 469-555-0153 – MLS# 1631023 – Zestimate $2,002,600`,
    reads: {
      city: 'Billings',
      state: 'MT',
      zipCode: '59102',
      bedrooms: '5',
      squareFeet: '2044',
      yearBuilt: '1980',
      occupancy: 'Vacant',
      propertyType: 'mobile-home',
      askingPrice: '1400000',
    },
  },
  {
    name: 'label line over value line',
    text: String.raw`City
Baltimore
Contact
Sandra Stokes 407-555-0185
Garage Stalls
2
Zestimate
$169,900
Bedrooms Total
2
Price/SqFt
$44
Rehab
$75k
Title Co
Union Title
Est. payment
$2,676/mo
Baths
2
Yr Blt
1905
ST
MD
Lot
100 x 120 ft
Heated SqFt
1,795
ZIP Code
21215`,
    reads: {
      city: 'Baltimore',
      state: 'MD',
      zipCode: '21215',
      bedrooms: '2',
      bathrooms: '2',
      squareFeet: '1795',
      lotSize: '100 x 120',
      yearBuilt: '1905',
      garage: '2-car',
      estimatedRepairCost: '75000',
    },
  },
];

import type { CorpusText } from './corpus-text.ts';

/** A later set by another hand, of messages, deal sheets and prose. */
export const madeLaterMessages: readonly CorpusText[] = [
  {
    name: 'email 4: 9 fields #271',
    text: String.raw`From: Cole <cole@rapiddeals.com>
To: Buyers List
Date: Tue, Nov 14, 2026 at 9:53 AM
Subject: [New Deal] price drop

Good morning,

Address released with signed NDA.

City: Warner Robins
State: GA
Zip: 31088
4/1
Selling at $328,000
Constructed in 1943
Two car garage
No pool
Last sold 2007 for $61,000
Taxes $2,876/yr

Cash or hard money only.
Schedule a call: https://calendly.com/cole-deals/15min

Cole
Rapid Keys Group
Office: 4782 Corporate Dr Ste 132, Hot Springs, AR 71901
451-555-0140`,
    reads: {
      yearBuilt: '1943',
      garage: '2-car',
      pool: 'no',
      city: 'Warner Robins',
      state: 'GA',
      zipCode: '31088',
      bedrooms: '4',
      bathrooms: '1',
      askingPrice: '328000',
    },
  },
  {
    name: 'spanish 2: 8 fields #96',
    text: String.raw`- Dirección: 7139 Rentz Circle, College Park, GA
- Precio: $218k
- Rent est.: $950
- Baños: 1.5
- Habitaciones: 4
- Año de construcción: 1962
- Pies cuadrados: 2,275
Interesados mandar mensaje.`,
    reads: {
      propertyAddress: '7139 Rentz Circle',
      city: 'College Park',
      state: 'GA',
      askingPrice: '218000',
      bedrooms: '4',
      bathrooms: '1.5',
      squareFeet: '2275',
      yearBuilt: '1962',
    },
  },
  {
    name: 'owner/bird dog 1: lower, 11 fields #287',
    text: String.raw`yo found one. 78xx e kensington ave, rocky mount nc. 4 bedroom 2 bath. has an inground pool, it was built in 2007, the lot is 0.258 ac, tenant living in it. owner is asking $355k. the neighbor sold for 189k last summer. taxes are like 1,400 a year. let me know bro
pics share.icloud.com/photos/0EE48q867tDvp`,
    reads: {
      bedrooms: '4',
      bathrooms: '2',
      yearBuilt: '2007',
      lotSize: '0.258 acres',
      pool: 'yes',
      propertyAddress: '78xx e kensington ave',
      city: 'Rocky Mount',
      state: 'NC',
      askingPrice: '355000',
      occupancy: 'Tenant-occupied',
      photoLinks: 'https://share.icloud.com/photos/0EE48q867tDvp',
    },
  },
  {
    name: 'labels 2: mobile-home, 13 fields #172',
    text: String.raw`Property: 97XX W Peachtree Ave., Las Cruces, NM 88001 ; ARV: $418k ; Ask: 296,500 ; Yr. Blt: 1990 ; Heated SF: 1,758 ; Garage: 1 Car Detached ; Zoning: RS-4 ; Sewer System: Septic ; HVAC: 2021 ; BR/BA: 3bd/2ba ; Mortgage balance: $76,400 ; Condition: Tear down ; Pics: https://share.icloud.com/photos/05A8gqeyBAc8E ; HOA: $45/mo`,
    reads: {
      propertyAddress: '97XX W Peachtree Ave.',
      city: 'Las Cruces',
      state: 'NM',
      zipCode: '88001',
      askingPrice: '296500',
      yearBuilt: '1990',
      squareFeet: '1758',
      garage: '1-car',
      septicSystem: 'septic',
      bedrooms: '3',
      bathrooms: '2',
      currentCondition: 'destroyed',
      photoLinks: 'https://share.icloud.com/photos/05A8gqeyBAc8E',
    },
  },
  {
    name: 'owner/bird dog 0: 12 fields #17',
    text: String.raw`Hi my name is Lou and I own the house at 7094 Denver St, Klamath Falls, OR 97601. Its 3 bedroom 1 bath, 1,826 sqft. Its hooked to the city sewer. No garage. The lot is 13,068 sqft. I have it rented out right now. Grass is up to my knees out front. The neighbor sold for 189k last summer. I still owe 62k on it. I want 204k. You can call me at 752-555-0170`,
    reads: {
      bedrooms: '3',
      bathrooms: '1',
      lotSize: '13,068 sq ft',
      garage: 'none',
      septicSystem: 'city-sewer',
      propertyAddress: '7094 Denver St',
      city: 'Klamath Falls',
      state: 'OR',
      zipCode: '97601',
      askingPrice: '204000',
      occupancy: 'Tenant-occupied',
      squareFeet: '1826',
    },
  },
  {
    name: 'email 4: condo, 11 fields #111',
    text: String.raw`From: Priya <priya@reddeals.com>
To: Buyers List
Date: Tue, Nov 14, 2026 at 10:11 AM
Subject: Off-market rental, numbers inside

Team,

Address released with signed NDA.

City: Toledo
State: OH
Zip: 43607
1 beds / 2 baths
List price 262.9k
960 sqft
Yr built 2015
Garage: none
Owner occupied, needs 2 weeks after close
Needs $20,000 of work
ARV $427k
Assignment fee $8,000

Wired for a hot tub at some point.

Priya
Red Clay Acquisitions
Office: 1026 Main Dr Ste 900, Syracuse, NY 13204
(577) 555-0128`,
    reads: {
      squareFeet: '960',
      yearBuilt: '2015',
      garage: 'none',
      occupancy: 'Owner-occupied',
      estimatedRepairCost: '20000',
      city: 'Toledo',
      state: 'OH',
      zipCode: '43607',
      bedrooms: '1',
      bathrooms: '2',
      askingPrice: '262900',
    },
  },
  {
    name: 'emoji 3: duplex, 12 fields #135',
    text: String.raw`🏷 Location: 2678 W Bel Air Lane, Midwest City, OK 73110
📎 Asking Price: 143,900
🌿 Living SqFt: 1534
📍 Lot: 2 acres
📌 Sewer: Septic
🗓 Est. Repairs: 28000
🏷 Photo Link: https://share.icloud.com/photos/0dv3efFHt8rdg
🧾 Bdrms: 4
📊 BA: 2.1
📌 HVAC: 2021
📍 EMD: $3,000 non refundable
🏷 Parcel ID: 11-561-0-22-212`,
    reads: {
      propertyAddress: '2678 W Bel Air Lane',
      city: 'Midwest City',
      state: 'OK',
      zipCode: '73110',
      askingPrice: '143900',
      squareFeet: '1534',
      lotSize: '2 acres',
      septicSystem: 'septic',
      estimatedRepairCost: '28000',
      photoLinks: 'https://share.icloud.com/photos/0dv3efFHt8rdg',
      bedrooms: '4',
      bathrooms: '2.5',
    },
  },
  {
    name: 'remarks 2: 10 fields #163',
    text: String.raw`Offered at $85,000

Cozy 3 BR, 2 bath single family residence with 1950 sq ft of living space in Fort Wayne, IN 46806. Room measurements approximate, buyer to verify. There is a 2-car garage with a workbench. Sits on 0.28 acres with mature trees. Taxes are current. There is a vacant lot next door that is not part of this sale. New paint in most of the rooms. Appliances stay.

Est. payment: $1,023/mo  Taxes 2021: $2,453
Listing office: Sunrise Brokers, 868 W Main St Suite 230, Columbus, OH 43215`,
    reads: {
      bedrooms: '3',
      bathrooms: '2',
      propertyType: 'single-family',
      squareFeet: '1950',
      city: 'Fort Wayne',
      state: 'IN',
      zipCode: '46806',
      lotSize: '0.28 acres',
      garage: '2-car',
      askingPrice: '85000',
    },
  },
  {
    name: 'emoji 1: condo, 11 fields #45',
    text: String.raw`📍4897 North Pecan Lane, Tulsa, OK
🔹 Attached 1 car garage
🔹 Reduced from $49,000 to $39k
🔹 Needs 15k of work
🔹 ~1818 sqft
🔹 Condo
🔹 3 bed, 1 bath
🔹 $3k EMD
🔹 Assignment fee 10k
☎️ 341.555.0149
🖼 Photos: share.icloud.com/photos/054xA65p4Gx6f`,
    reads: {
      bedrooms: '3',
      bathrooms: '1',
      squareFeet: '1818',
      askingPrice: '39000',
      garage: '1-car',
      propertyType: 'condo',
      estimatedRepairCost: '15000',
      propertyAddress: '4897 North Pecan Lane',
      city: 'Tulsa',
      state: 'OK',
      photoLinks: 'https://share.icloud.com/photos/054xA65p4Gx6f',
    },
  },
  {
    name: 'labels 2: condo, 9 fields #162',
    text: String.raw`Property: 231 N Mill Pond Cir, Saginaw, MI 48601  •  Asking Price: 116900  •  Photos: https://share.icloud.com/photos/047qaB83mGCCH  •  Garage Spaces: None  •  Access: By appointment  •  Property Type: Residential - Condo  •  Saves: 54  •  Built: 1926  •  Closing: 30 days  •  Stories: 1  •  Est. Payment: $764/mo  •  Year Renovated: 2009`,
    reads: {
      propertyAddress: '231 N Mill Pond Cir',
      city: 'Saginaw',
      state: 'MI',
      zipCode: '48601',
      askingPrice: '116900',
      photoLinks: 'https://share.icloud.com/photos/047qaB83mGCCH',
      garage: 'none',
      propertyType: 'condo',
      yearBuilt: '1926',
    },
  },
  {
    name: 'spanish 2: townhouse, 11 fields #266',
    text: String.raw`✔️ Dirección: 8193 S Ash Blvd Unit B
✔️ Ciudad: Winston-Salem
✔️ Estado: NC
✔️ Código Postal: 27105
✔️ Baños: 2
✔️ Property Type: Townhome
✔️ Vacant: Yes
✔️ Dormitorios: 3
✔️ Pies cuadrados: 1,272
✔️ Rehab Estimate: 50,000
✔️ Condition: Lipstick
✔️ Taxes: $895/yr
Traigan sus ofertas.`,
    reads: {
      propertyAddress: '8193 S Ash Blvd Unit B',
      city: 'Winston-Salem',
      state: 'NC',
      zipCode: '27105',
      bedrooms: '3',
      bathrooms: '2',
      squareFeet: '1272',
      occupancy: 'Vacant',
      propertyType: 'townhouse',
      estimatedRepairCost: '50000',
      currentCondition: 'lipstick',
    },
  },
  {
    name: 'text blast 3: 8 fields #30',
    text: String.raw`$197K asking / Zestimate $287k
546 Sunset Dr Pontiac MI 48340
3 BR / 1 BA, 3-car garage
This is not a gut job. Pride shows the moment you pull up.
Call/text DeShawn 409.555.0132`,
    reads: {
      askingPrice: '197000',
      propertyAddress: '546 Sunset Dr',
      city: 'Pontiac',
      state: 'MI',
      zipCode: '48340',
      bedrooms: '3',
      bathrooms: '1',
      garage: '3-car',
    },
  },
  {
    name: 'emoji 2: condo, 12 fields #255',
    text: String.raw`🔥 4182 Austin Rd, Unit 203, Birmingham, AL 35211 🏡 🛏 2 🛁 2.5 📏 1240 sqft 🤑 $181,000 constructed in 1990 ✨ 2-car garage ✨ tenant in place ✨ Condo 📈 ARV: $276k 💸 EMD $5,000 📞 612-555-0164`,
    reads: {
      propertyAddress: '4182 Austin Rd, Unit 203',
      city: 'Birmingham',
      state: 'AL',
      zipCode: '35211',
      bedrooms: '2',
      bathrooms: '2.5',
      squareFeet: '1240',
      askingPrice: '181000',
      yearBuilt: '1990',
      garage: '2-car',
      occupancy: 'Tenant-occupied',
      propertyType: 'condo',
    },
  },
  {
    name: 'spanish 2: 10 fields #206',
    text: String.raw`✔️ Dirección de la propiedad: 5573 S Cherry Cir
✔️ Ciudad: Grand Junction
✔️ Estado: CO
✔️ Código postal: 81501
✔️ Precio: $249,900
✔️ Home Type: Single Family Residence
✔️ MLS #: 93166098
✔️ Pies cuadrados: 1889
✔️ Garage Spaces: None
✔️ Habitaciones: 3
✔️ Año de construcción: 1976
Se vende como está.`,
    reads: {
      propertyAddress: '5573 S Cherry Cir',
      city: 'Grand Junction',
      state: 'CO',
      zipCode: '81501',
      askingPrice: '249900',
      bedrooms: '3',
      squareFeet: '1889',
      yearBuilt: '1976',
      garage: 'none',
      propertyType: 'single-family',
    },
  },
  {
    name: 'CRM sheet 5: condo, 10 fields #118',
    text: String.raw`8515 Euclid Ct Unit 7
Baton Rouge, LA 70805
2 Beds · 1.5 Baths · 1,221 Sq.Ft. · Built in 1929

PURCHASE & REHAB
Purchase Price: $383,000
Amount Financed: $287,250
Down Payment: $95,750
Purchase Costs: $11,490
Rehab Costs: $75,000
Total Cash Needed: $182,240

After Repair Value: $655,000
ARV Per Square Foot: $536
Price Per Square Foot: $313

Gross Rent: $2,200 per month
Cap Rate: 6.5%
Cash Flow: $311 / month
Report created with DealCheck`,
    reads: {
      askingPrice: '383000',
      estimatedRepairCost: '75000',
      bedrooms: '2',
      bathrooms: '1.5',
      propertyAddress: '8515 Euclid Ct Unit 7',
      city: 'Baton Rouge',
      state: 'LA',
      zipCode: '70805',
      squareFeet: '1221',
      yearBuilt: '1929',
    },
  },
  {
    name: 'remarks 2: 11 fields #233',
    text: String.raw`LP $403,500

Investor special! 3 bedroom, 2.5 bath property with 1,039 sq ft of living space at 2087 N 7th Drive Apt 4 in Lakeland, FL. Owner lives in the home, please allow an hour. Covered patio and a storage shed. Bring your contractor, not your wife lol. Walk-in closet in the main suite. Connected to city sewer. Bring all offers by Friday 5pm. Bring your tape measure. Room measurements approximate, buyer to verify. Originally built in 1998, with a remodel in 2013. The in-ground pool is the star of the back yard.

Est. payment: $1,453/mo  Taxes 2025: $4,759
Listing office: Keystone Realty, 163 W Main St Suite 130, Plano, TX 75074`,
    reads: {
      bedrooms: '3',
      bathrooms: '2.5',
      squareFeet: '1039',
      propertyAddress: '2087 N 7th Drive Apt 4',
      city: 'Lakeland',
      state: 'FL',
      yearBuilt: '1998',
      septicSystem: 'city-sewer',
      pool: 'yes',
      occupancy: 'Owner-occupied',
      askingPrice: '403500',
    },
  },
  {
    name: 'email 1: duplex, 12 fields #231',
    text: String.raw`From: Sam P <sam@homesteaddeals.com>
To: Buyers List
Date: Tue, Nov 14, 2026 at 1:11 AM
Subject: Off-market rental, numbers inside

Team,

We have a new one at 75XX E Church Pl, Indianapolis, IN. It is a 4/2. 2,248sf. Built in 1975. Owner still lives there. Duplex. Repairs: $18k.

Wholesale price $96k. Market rent $2,550. Taxes $1,300/yr. First one with proof of funds gets it. Plenty of storage upstairs. We close with Old Republic.

See the pictures here: https://photos.app.goo.gl/8Ezzq7B48z7f
Map: https://maps.google.com/?q=40.1374,-91.2

© 2026 Homestead Deals LLC. All rights reserved. View in browser`,
    reads: {
      squareFeet: '2248',
      yearBuilt: '1975',
      occupancy: 'Owner-occupied',
      propertyType: 'duplex',
      estimatedRepairCost: '18000',
      propertyAddress: '75XX E Church Pl',
      city: 'Indianapolis',
      state: 'IN',
      bedrooms: '4',
      bathrooms: '2',
      askingPrice: '96000',
      photoLinks: 'https://photos.app.goo.gl/8Ezzq7B48z7f',
    },
  },
  {
    name: 'labels 4: ALL CAPS, 8 fields #72',
    text: String.raw`✔ LOT SIZE – 0.46 ACRES
✔ YEAR RENOVATED – 2012
✔ CASH PRICE – $363.5K
✔ BEDROOMS – 3
✔ ESTIMATED REPAIRS – $55K
✔ MORTGAGE BALANCE – $55,400
✔ BA – 2
✔ STORIES – 2
✔ ZESTIMATE – $534,900
✔ APPROX SQFT – 1,761SF
✔ LOCKBOX – 4109
✔ GARAGE SPACES – 1-CAR ATTACHED
✔ PROPERTY TYPE – SINGLE FAMILY
✔ DOM – 133`,
    reads: {
      lotSize: '0.46 acres',
      askingPrice: '363500',
      bedrooms: '3',
      estimatedRepairCost: '55000',
      bathrooms: '2',
      squareFeet: '1761',
      garage: '1-car',
      propertyType: 'single-family',
    },
  },
  {
    name: 'emoji 0: 10 fields #185',
    text: String.raw`🚨 Off Market 🚨
🏠 7326B Camden St Unit 7, Walla Walla, WA
💰 $111.5k
🚗 Detached 1-car garage
🔨 Rehab: $20k
🛏 1
🛁 2
📐 1,101 sqft
📅 Built 1995
📈 ARV $168k
📲 Priya 464.555.0131`,
    reads: {
      bedrooms: '1',
      bathrooms: '2',
      squareFeet: '1101',
      yearBuilt: '1995',
      garage: '1-car',
      estimatedRepairCost: '20000',
      propertyAddress: '7326B Camden St Unit 7',
      city: 'Walla Walla',
      state: 'WA',
      askingPrice: '111500',
    },
  },
  {
    name: 'email 3: 11 fields #151',
    text: String.raw`Subject: Fwd: buyers list - must go by Friday

Hey everybody,

Three deals this week:

Deal 1: 5055 Jefferson Ave, Rockford, IL 61101
4bd 2ba, approx 1,807 sq ft, built 1946, detached 2-car garage, public sewer
Asking $100K | ARV $130k

Deal 2: 6061 E Hampton Street, Akron, OH 44306
2/1, 1,306 sf, constructed in 1952, three car garage
Price: $116,000 | ARV $218k

Deal 3: 9650 S. Poplar Avenue, Huntington, WV 25701
6 bed, 2 bath, 2491 sq ft, Built: 1918, 2 car garage
Asking $92k | ARV $126,000

© 2026 Simple Exit Properties. All rights reserved. View in browser`,
    reads: {
      squareFeet: '1807',
      yearBuilt: '1946',
      garage: '2-car',
      septicSystem: 'city-sewer',
      propertyAddress: '5055 Jefferson Ave',
      city: 'Rockford',
      state: 'IL',
      zipCode: '61101',
      bedrooms: '4',
      bathrooms: '2',
      askingPrice: '100000',
    },
  },
  {
    name: 'text blast 1: 9 fields #90',
    text: String.raw`** JUST SIGNED ** 8627 E Price Ct. in Lehigh Acres, FL. 4 bed 2 bath. 1,819 s.f. Built 1918. Vacant. Ask: 385.9k. taxes $3,284/yr. should rent for $2,100/mo. Selling as-is where-is. Call/text Kelly 663-555-0116`,
    reads: {
      bedrooms: '4',
      bathrooms: '2',
      squareFeet: '1819',
      yearBuilt: '1918',
      occupancy: 'Vacant',
      propertyAddress: '8627 E Price Ct.',
      city: 'Lehigh Acres',
      state: 'FL',
      askingPrice: '385900',
    },
  },
  {
    name: 'owner/bird dog 3: 11 fields #47',
    text: String.raw`driving for dollars log 11/8
4927 W Franklin Ln, St. Joseph, MO 64501 - 3 bedroom 2 bath - its vacant, I looked in the windows, no garage, has an inground pool, built 2007 - seller wants $1.05M
notes: roof is about 7 yrs old; the neighbor sold for 189k last summer. talked to Yesenia`,
    reads: {
      bedrooms: '3',
      bathrooms: '2',
      yearBuilt: '2007',
      garage: 'none',
      pool: 'yes',
      propertyAddress: '4927 W Franklin Ln',
      city: 'St. Joseph',
      state: 'MO',
      zipCode: '64501',
      askingPrice: '1050000',
      occupancy: 'Vacant',
    },
  },
  {
    name: 'text blast 0: condo, 10 fields #50',
    text: String.raw`Hey it's Walt w/ Red Clay Acquisitions.
8469 SE Garden Cir, Unit 203
Fayetteville, NC 28301
Built: 1988
2bd 2ba
List price $264,900
1,335 square feet
assignment fee $8,000
plumbing redone 2014
Showings Sat 10-12
drive.google.com/drive/folders/1mehpd6bcnr8v`,
    reads: {
      askingPrice: '264900',
      bedrooms: '2',
      bathrooms: '2',
      squareFeet: '1335',
      yearBuilt: '1988',
      propertyAddress: '8469 SE Garden Cir, Unit 203',
      city: 'Fayetteville',
      state: 'NC',
      zipCode: '28301',
      photoLinks: 'https://drive.google.com/drive/folders/1mehpd6bcnr8v',
    },
  },
  {
    name: 'owner/bird dog 0: 11 fields #127',
    text: String.raw`Hi my name is DeShawn and I own the single family at 8830 North Church Dr, Springfield, IL. Its 3/1.5, about 1571 square feet. Its hooked to the city sewer. No garage. Nobody lives there, it is vacant. The neighbor sold for 189k last summer. Zillow says 214k but thats high. I still owe 62k on it. Price is $410k. You can call me at 639-555-0112`,
    reads: {
      bedrooms: '3',
      bathrooms: '1.5',
      garage: 'none',
      septicSystem: 'city-sewer',
      propertyType: 'single-family',
      propertyAddress: '8830 North Church Dr',
      city: 'Springfield',
      state: 'IL',
      askingPrice: '410000',
      occupancy: 'Vacant',
      squareFeet: '1571',
    },
  },
  {
    name: 'remarks 3: 12 fields #153',
    text: String.raw`LP $211,000
Home highlights
Updated 3 bedroom, 2.5 bath home, ~1571 sqft at 858 North Phoenix Avenue in Wichita, KS 67211. Contractor bid came in at $15,000 for the rehab. Inspection by appointment, 2 hour notice. Private pool, newer pump. Would make a great rental. Bring all offers by Friday 5pm. Tenant in place and paying on time. The dining room could be another bedroom with a closet and a door. Constructed in 1918; roof was done in 2016.
Show more
Price history
1/28/2014 Sold $47,000
Listing Agent: Brandon, 817.555.0118`,
    reads: {
      bedrooms: '3',
      bathrooms: '2.5',
      squareFeet: '1571',
      propertyAddress: '858 North Phoenix Avenue',
      city: 'Wichita',
      state: 'KS',
      zipCode: '67211',
      yearBuilt: '1918',
      pool: 'yes',
      occupancy: 'Tenant-occupied',
      estimatedRepairCost: '15000',
      askingPrice: '211000',
    },
  },
  {
    name: 'text blast 0: lower, 13 fields #180',
    text: String.raw`off market deal
7971 e bedford ct
schenectady, ny 12303
1,417 square feet
est. repairs $65k
yr built 1955
city sewer
single-family
ask: $93.5k
2 beds / 2.5 baths
$10k emd
taxes $1,567/yr
reply stop to opt out
photos 👉 https://cdn.dealpics.example.com/5Bdu7teD3GvA/front.jpg`,
    reads: {
      askingPrice: '93500',
      bedrooms: '2',
      bathrooms: '2.5',
      squareFeet: '1417',
      yearBuilt: '1955',
      propertyType: 'single-family',
      septicSystem: 'city-sewer',
      estimatedRepairCost: '65000',
      propertyAddress: '7971 e bedford ct',
      city: 'Schenectady',
      state: 'NY',
      zipCode: '12303',
      photoLinks: 'https://cdn.dealpics.example.com/5Bdu7teD3GvA/front.jpg',
    },
  },
  {
    name: 'labels 0: ALL CAPS, 8 fields #282',
    text: String.raw`ADDY: 493 E MARTIN LUTHER KING JR AVE, RACINE, WI 53403
MARKET RENT: $2,150/MO
STORIES: 1
AFTER REPAIR VALUE: $253,000
BDRMS: 4
GLA: 2,132 SQ FT
LOT AREA: 5 ACRES
BATHROOMS: 1
PRIDE SHOWS THE MOMENT YOU PULL UP.`,
    reads: {
      propertyAddress: '493 E MARTIN LUTHER KING JR AVE',
      city: 'Racine',
      state: 'WI',
      zipCode: '53403',
      bedrooms: '4',
      squareFeet: '2132',
      lotSize: '5 acres',
      bathrooms: '1',
    },
  },
  {
    name: 'email 1: 11 fields #181',
    text: String.raw`From: Priya <priya@landmarkdeals.com>
To: Buyers List
Date: Tue, Nov 17, 2026 at 7:58 AM
Subject: Off-market flip, numbers inside

Hey everybody,

We have a fresh contract at 9338 Peachtree Way, Colorado Springs, CO. It is a 4BR 1BA. 1,825 sf. Lot size 75 x 135. Yr built 1969. No garage. SFH.

Price: $309,500. Last sold 2007 for $61k. Market rent $1,550. Corner lot with alley access. New paint in most of the rooms. Seller reviews offers as they come.
Schedule a call: https://calendly.com/priya-deals/15min

Thanks,
Priya
Acquisitions & Dispo | Landmark Wholesale
Landmark Wholesale, 8515 Corporate Dr Ste 805, Schenectady, NY 12303
O: 683-555-0166`,
    reads: {
      squareFeet: '1825',
      lotSize: '75 x 135',
      yearBuilt: '1969',
      garage: 'none',
      propertyType: 'single-family',
      propertyAddress: '9338 Peachtree Way',
      city: 'Colorado Springs',
      state: 'CO',
      bedrooms: '4',
      bathrooms: '1',
      askingPrice: '309500',
    },
  },
  {
    name: 'CRM sheet 4: duplex, 9 fields #278',
    text: String.raw`{
  "property_address": "3043 Bayou Ln",
  "property_city": "Memphis",
  "property_state": "TN",
  "property_zip": "38114",
  "lead_status": "hot",
  "bedrooms": "4",
  "bathrooms": "3",
  "square_feet": "1808",
  "year_built": "2011",
  "asking_price": "354000",
  "arv": "522000",
  "mortgage_balance": "53000",
  "seller_phone": "(363) 555-0145"
}`,
    reads: {
      propertyAddress: '3043 Bayou Ln',
      city: 'Memphis',
      state: 'TN',
      zipCode: '38114',
      bedrooms: '4',
      bathrooms: '3',
      yearBuilt: '2011',
      squareFeet: '1808',
      askingPrice: '354000',
    },
  },
  {
    name: 'remarks 3: 10 fields #53',
    text: String.raw`Offered at $170.9K
Overview
Spacious three bedroom, 2.5 bath single family residence offering approximately 1,526 square feet in Niagara Falls, NY 14301-3621. City water with septic system, pumped last year. There is a 2-car garage with a workbench. Close to the interstate and the hospital. Ceiling fans throughout. Room measurements approximate, buyer to verify. New paint in most of the rooms.
Show more
Price history
2/5/2011 Sold $145,000
Listing Agent: Trey, 345-555-0145`,
    reads: {
      bedrooms: '3',
      bathrooms: '2.5',
      propertyType: 'single-family',
      squareFeet: '1526',
      city: 'Niagara Falls',
      state: 'NY',
      zipCode: '14301-3621',
      garage: '2-car',
      septicSystem: 'septic',
      askingPrice: '170900',
    },
  },
  {
    name: 'forwarded 1: lower, mobile-home, 10 fields #249',
    text: String.raw`↪️ forwarded message
*property:* 6384 houston st
*city:* olive branch
*st:* ms
*postal code:* 38654
*asking:* make offer
*sq ft:* 1,711
*garage stalls:* 4 spaces
*home type:* mobile home
*estimated repairs:* $40,000
*pool y/n:* y
*pics:* https://cdn.dealpics.example.com/6wGgzmf9zHny/front.jpg
*assessed value:* $111,200
*parcel id:* 98-632-0-73-639
1:16 pm ✓✓`,
    reads: {
      propertyAddress: '6384 houston st',
      city: 'Olive Branch',
      state: 'MS',
      zipCode: '38654',
      squareFeet: '1711',
      garage: '4+car',
      propertyType: 'mobile-home',
      estimatedRepairCost: '40000',
      pool: 'yes',
      photoLinks: 'https://cdn.dealpics.example.com/6wGgzmf9zHny/front.jpg',
    },
  },
  {
    name: 'CRM sheet 7: condo, 11 fields #148',
    text: 'DISPO SHEET - Homestead Deals LLC\nPrepared 9/25/2026\nStreet Address: 9218 E Cleveland Trl Unit B\nCity: Jackson\tST: Mississippi\nZIP Code: 39209\tPrice: $183,500 → $168,500\nSF: 1184\tYr Built: 1969\nVacant: Yes\tRehab Budget: $15,000\nBedrooms: 3\t# of Bathrooms: 1\nYear Renovated: 2018\tElementary: Oak Grove (6/10)\nZestimate: $291,900\tEst. Payment: $2,213/mo\nComps\n3738 7th Ave sold for $302K (3bd/2.5ba, 1,764 sqft)\n432 Dallas Dr - 2/2 - 2,087 sf - sold $296k\n6843 32nd Ln | $292,000 | 1,852 sqft | 3/7/26',
    reads: {
      propertyAddress: '9218 E Cleveland Trl Unit B',
      city: 'Jackson',
      state: 'MS',
      zipCode: '39209',
      askingPrice: '168500',
      squareFeet: '1184',
      yearBuilt: '1969',
      occupancy: 'Vacant',
      estimatedRepairCost: '15000',
      bedrooms: '3',
      bathrooms: '1',
    },
  },
  {
    name: 'forwarded 4: lower, condo, 10 fields #69',
    text: String.raw`9/14/26, 7:43 pm - sam p: 7380 n country club ave. unit 7, topeka, ks 66605
9/14/26, 7:43 pm - sam p: 2x2, 1,044 square feet, built in 1935
9/14/26, 7:45 pm - sam p: price reduced! $186k -> $166k
9/14/26, 7:45 pm - sam p: pride shows the moment you pull up.
9/14/26, 7:47 pm - mike: 👀
sam p: pics https://www.flickr.com/photos/994018/albums/706840968`,
    reads: {
      squareFeet: '1044',
      yearBuilt: '1935',
      propertyAddress: '7380 n country club ave. unit 7',
      city: 'Topeka',
      state: 'KS',
      zipCode: '66605',
      bedrooms: '2',
      bathrooms: '2',
      askingPrice: '166000',
      photoLinks: 'https://www.flickr.com/photos/994018/albums/706840968',
    },
  },
  {
    name: 'labels 4: mobile-home, 10 fields #102',
    text: String.raw`PROPERTY INFO
* Address – 1966A Quail Hollow Way, Ocala, FL 34471
* Yr Built – 1998
* Rehab – 45000
* Heat – Electric
* Lot Area – .25 acres
* BR/BA – 5bd/3ba
* LP – $281,000
* Annual Taxes – $3,976
* Flood Zone – X
* Elementary – PS 12 - 3
* Rent est. – $1100
* Views – 351`,
    reads: {
      propertyAddress: '1966A Quail Hollow Way',
      city: 'Ocala',
      state: 'FL',
      zipCode: '34471',
      yearBuilt: '1998',
      estimatedRepairCost: '45000',
      lotSize: '0.25 acres',
      bedrooms: '5',
      bathrooms: '3',
      askingPrice: '281000',
    },
  },
  {
    name: 'CRM sheet 2: 10 fields #88',
    text: String.raw`Address,City,State,Zip,Beds,Last Sale Price,Year Built,Baths,List Price,Sq Ft,Est Value,Owner Name,Property Type
8549 S. Reading Rd,Kansas City,KS,66102,3,86000,1945,2.5,314500,1280,449000,Jorge,Residential - Single Family`,
    reads: {
      propertyAddress: '8549 S. Reading Rd',
      city: 'Kansas City',
      state: 'KS',
      zipCode: '66102',
      bedrooms: '3',
      bathrooms: '2.5',
      yearBuilt: '1945',
      squareFeet: '1280',
      askingPrice: '314500',
      propertyType: 'single-family',
    },
  },
  {
    name: 'one-liner 5: 9 fields #224',
    text: String.raw`754 Bedford Cir, Big Spring, TX 79720: 4-1-2, 1,858 s.f., List price $64k`,
    reads: {
      bedrooms: '4',
      bathrooms: '1',
      garage: '2-car',
      propertyAddress: '754 Bedford Cir',
      city: 'Big Spring',
      state: 'TX',
      zipCode: '79720',
      squareFeet: '1858',
      askingPrice: '64000',
    },
  },
  {
    name: 'owner/bird dog 2: lower, 10 fields #207',
    text: String.raw`re: your letter

6006 w. orchard st., saint louis mo
3 bedrooms and 2.5 baths single family
1999 sq ft
2 car garage
i have it rented out right now
asking $397,000

i can meet you there any evening. paid 48k for it back in 2004.
lou (696) 555-0171`,
    reads: {
      bedrooms: '3',
      bathrooms: '2.5',
      garage: '2-car',
      propertyType: 'single-family',
      propertyAddress: '6006 w. orchard st.',
      city: 'Saint Louis',
      state: 'MO',
      askingPrice: '397000',
      occupancy: 'Tenant-occupied',
      squareFeet: '1999',
    },
  },
  {
    name: 'CRM sheet 1: 11 fields #58',
    text: String.raw`Property Address
1997 SE Peachtree Street
City
Brockton
State
MA
Zip
02301
Mailing Address
9421 Rentz St, Denver, CO 80205
Total Assessed Value
$173,600
Lot Size Sqft
6,534
Est. Equity
$196,500
Bedrooms
3
Total Bathrooms
3
Year Built
1945
Foreclosure Factor
Low
Owner 1 First Name
Marisol
Listing Price
$217,000
Building Sqft
1759
Property Type
Single Family
MLS Status
—
Est. Value
$393,000
Last Sale Amount
$79,000
Tax Year
2025`,
    reads: {
      propertyAddress: '1997 SE Peachtree Street',
      city: 'Brockton',
      state: 'MA',
      zipCode: '02301',
      propertyType: 'single-family',
      bedrooms: '3',
      bathrooms: '3',
      squareFeet: '1759',
      yearBuilt: '1945',
      lotSize: '6,534 sq ft',
      askingPrice: '217000',
    },
  },
  {
    name: 'forwarded 0: duplex, 11 fields #269',
    text: String.raw`[9/27/26, 6:59 PM] Brandon: New one 👇
*7490 W Quail Hollow Ave., Gastonia, NC 28052*
• 5BR 2BA
• 1,694sf
• Lot: 2.3 ac
• Year built: 2001
• No garage
• Repairs $18k-$28k depending on finishes
• Was $329,000, now $317,000
• Market rent $1,050
[9/27/26, 6:59 PM] Kelly: whats the EMD
[9/27/26, 6:59 PM] Brandon: dm me`,
    reads: {
      squareFeet: '1694',
      lotSize: '2.3 acres',
      yearBuilt: '2001',
      garage: 'none',
      propertyAddress: '7490 W Quail Hollow Ave.',
      city: 'Gastonia',
      state: 'NC',
      zipCode: '28052',
      bedrooms: '5',
      bathrooms: '2',
      askingPrice: '317000',
    },
  },
  {
    name: 'labels 2: 10 fields #32',
    text: String.raw`Address: 74XX Dallas Dr, Norfolk, VA | Zoning: R1 | LP: 367000 | Rehab Budget: $38,000 | Year built: 1950 | Taxes: $3,501/yr | Bathrooms: 1 | Rent est.: $900 | ARV: $679,000 | Lot Size: 0.36 acres | # of Bedrooms: 2 | Building Size: 1188 | Price/SqFt: $309 | Year Renovated: 2013 | Access: Lockbox`,
    reads: {
      propertyAddress: '74XX Dallas Dr',
      city: 'Norfolk',
      state: 'VA',
      askingPrice: '367000',
      estimatedRepairCost: '38000',
      yearBuilt: '1950',
      bathrooms: '1',
      lotSize: '0.36 acres',
      bedrooms: '2',
      squareFeet: '1188',
    },
  },
  {
    name: 'owner/bird dog 3: lower, 8 fields #97',
    text: String.raw`driving for dollars log 9/10
7221 s 103rd dr, bossier city la - 5 bedroom 2 bath - there is a pool in the back yard, built 1922, the lot is 5 acres - no price yet
notes: the lady next door cuts the grass; zillow says 214k but thats high. talked to yesenia`,
    reads: {
      bedrooms: '5',
      bathrooms: '2',
      yearBuilt: '1922',
      lotSize: '5 acres',
      pool: 'yes',
      propertyAddress: '7221 s 103rd dr',
      city: 'Bossier City',
      state: 'LA',
    },
  },
  {
    name: 'emoji 0: highway, 10 fields #225',
    text: String.raw`🚨 Off Market 🚨
🏠 9437 US Hwy 41 N
Visalia, CA 93277
💵 $48k
🛏 3
🔑 Owner occupied, needs 2 weeks after close
📐 1,908
🌳 Lot: 65' x 100'
🛁 1
📈 ARV $63,000
📲 Marisol 499-555-0111`,
    reads: {
      bedrooms: '3',
      bathrooms: '1',
      squareFeet: '1908',
      lotSize: '65 x 100',
      occupancy: 'Owner-occupied',
      propertyAddress: '9437 US Hwy 41 N',
      city: 'Visalia',
      state: 'CA',
      zipCode: '93277',
      askingPrice: '48000',
    },
  },
  {
    name: 'email 0: duplex, 13 fields #221',
    text: String.raw`Subject: Fwd: buyers list - must go by Friday

Good morning,

Neighbor's two acre parcel is not included. Details below.

Property Address: 9178 W. Savannah Cv, Decatur, Georgia 30032-1174
Repairs: $60,000
Rent est.: $1150
Basement SF: unfinished
BR/BA: 4bd/2ba
Market Rent: $1,150/mo
Sq. Ft.: 1,202
Wholesale Price: $252.9k
YOC: 1973
Price/SqFt: $211
Lot Area: .46 ac
Condition: Destroyed

Investor down the road just sold for full ask in 4 days. Somebody is going to make good money on this one.

See the pictures here: https://cdn.dealpics.example.com/5DH3n2mu5Cg3/front.jpg

You are receiving this because you joined our buyers list.
Homestead Deals LLC, 6682 Corporate Blvd Ste 269, Reading, PA 19601
Unsubscribe | Update preferences`,
    reads: {
      propertyAddress: '9178 W. Savannah Cv',
      city: 'Decatur',
      state: 'GA',
      zipCode: '30032-1174',
      askingPrice: '252900',
      squareFeet: '1202',
      lotSize: '0.46 acres',
      yearBuilt: '1973',
      estimatedRepairCost: '60000',
      currentCondition: 'destroyed',
      bedrooms: '4',
      bathrooms: '2',
      photoLinks: 'https://cdn.dealpics.example.com/5DH3n2mu5Cg3/front.jpg',
    },
  },
  {
    name: 'CRM sheet 4: 11 fields #18',
    text: String.raw`{
  "property_address": "6505 E Martin Luther King Jr Cv",
  "property_city": "North Las Vegas",
  "property_state": "NV",
  "property_zip": "89030",
  "lead_status": "warm",
  "bedrooms": "3",
  "bathrooms": "1",
  "square_feet": "1861",
  "year_built": "1996",
  "asking_price": "137000",
  "arv": "193000",
  "mortgage_balance": "47000",
  "seller_phone": "279-555-0133",
  "occupancy": "vacant",
  "property_type": "single family residential"
}`,
    reads: {
      propertyAddress: '6505 E Martin Luther King Jr Cv',
      city: 'North Las Vegas',
      state: 'NV',
      zipCode: '89030',
      bedrooms: '3',
      bathrooms: '1',
      yearBuilt: '1996',
      squareFeet: '1861',
      askingPrice: '137000',
      occupancy: 'Vacant',
      propertyType: 'single-family',
    },
  },
  {
    name: 'CRM sheet 4: duplex, 11 fields #138',
    text: String.raw`{
  "property_address": "7161 SE Euclid Ter",
  "property_city": "Lake Havasu City",
  "property_state": "AZ",
  "property_zip": "86403",
  "lead_status": "hot",
  "bedrooms": "6",
  "bathrooms": "2",
  "square_feet": "2606",
  "year_built": "1966",
  "asking_price": "396000",
  "arv": "578000",
  "mortgage_balance": "45000",
  "seller_phone": "(274) 555-0142",
  "occupancy": "vacant at coe",
  "property_type": "multi-family (duplex)"
}`,
    reads: {
      propertyAddress: '7161 SE Euclid Ter',
      city: 'Lake Havasu City',
      state: 'AZ',
      zipCode: '86403',
      bedrooms: '6+',
      bathrooms: '2',
      yearBuilt: '1966',
      squareFeet: '2606',
      askingPrice: '396000',
      occupancy: 'Vacant',
      propertyType: 'duplex',
    },
  },
  {
    name: 'email 1: lower, duplex, 13 fields #71',
    text: String.raw`subject: off-market flip, numbers inside

hey everybody,

we have a fresh contract at 3720 houston dr, montgomery, al. it is a 5bd 2ba. lot .18 ac. built in 1930. garage: none. currently unoccupied. duplex. needs $50,000 of work.

wholesale price 418.5k. arv $647k. assignment fee 10k. comps go up to 240 within half a mile. would make a great rental. open house sunday 1-3.

pics & walkthrough video: https://www.flickr.com/photos/500058/albums/460206667
map: https://maps.google.com/?q=36.1912,-90.2

--
lou
homestead deals llc
594-555-0167`,
    reads: {
      lotSize: '0.18 acres',
      yearBuilt: '1930',
      garage: 'none',
      occupancy: 'Vacant',
      propertyType: 'duplex',
      estimatedRepairCost: '50000',
      propertyAddress: '3720 houston dr',
      city: 'Montgomery',
      state: 'AL',
      bedrooms: '5',
      bathrooms: '2',
      askingPrice: '418500',
      photoLinks: 'https://www.flickr.com/photos/500058/albums/460206667',
    },
  },
  {
    name: 'remarks 0: duplex, 7 fields #3',
    text: String.raw`Cozy 4 BR, 2.5 bath duplex. Sits on 0.24 acres with mature trees. Taxes are current. Contractor bid came in at $35,000 for the rehab. Solid buy & hold or flip. This 1912 build has new siding from 2010. You can walk to the elementary and the park. Offered at $255,000.`,
    reads: {
      bedrooms: '4',
      bathrooms: '2.5',
      propertyType: 'duplex',
      yearBuilt: '1912',
      lotSize: '0.24 acres',
      estimatedRepairCost: '35000',
      askingPrice: '255000',
    },
  },
  {
    name: 'emoji 3: townhouse, 12 fields #165',
    text: String.raw`💰 Property Address: 2304 N Orchard Ave, Capitol Heights, MD
📎 Wholesale Price: $76,000
🏠 Square Feet: 1,691 s.f.
🪜 Lot: 65 x 110
🪜 YOC: 1945
🛠 Garage: No
📍 Occupancy: Owner
📊 Repair Cost: $38k
💰 BR/BA: 3bd/2ba
🪜 Mortgage balance: $21,400
📌 EMD: $10k
🌿 ARV: $116K`,
    reads: {
      propertyAddress: '2304 N Orchard Ave',
      city: 'Capitol Heights',
      state: 'MD',
      askingPrice: '76000',
      squareFeet: '1691',
      lotSize: '65 x 110',
      yearBuilt: '1945',
      garage: 'none',
      occupancy: 'Owner-occupied',
      estimatedRepairCost: '38000',
      bedrooms: '3',
      bathrooms: '2',
    },
  },
  {
    name: 'one-liner 5: 8 fields #184',
    text: String.raw`818 S Washington St, Lake Charles, LA 70601: 3 bed 1.5 bath, 1239 square feet, Wholesale price $405,000`,
    reads: {
      bedrooms: '3',
      bathrooms: '1.5',
      propertyAddress: '818 S Washington St',
      city: 'Lake Charles',
      state: 'LA',
      zipCode: '70601',
      squareFeet: '1239',
      askingPrice: '405000',
    },
  },
  {
    name: 'forwarded 0: 11 fields #79',
    text: String.raw`[9/23/26, 5:42 PM] Trey: New one 👇
*4568 S. Buffalo Dr, Bridgeport, CT 06606*
• 3/1
• 1,646 sq ft
• Tenant paying $1,500
• Pool needs resurfacing
• Ask: $292,000
• Last sold 2007 for $61k
[9/23/26, 5:42 PM] Cole: ARV seems high
[9/23/26, 5:43 PM] Trey: dm me
Trey: pics https://www.dropbox.com/sh/babuaE5Cc39g/AAB?dl=0`,
    reads: {
      squareFeet: '1646',
      occupancy: 'Tenant-occupied',
      pool: 'yes',
      propertyAddress: '4568 S. Buffalo Dr',
      city: 'Bridgeport',
      state: 'CT',
      zipCode: '06606',
      bedrooms: '3',
      bathrooms: '1',
      askingPrice: '292000',
      photoLinks: 'https://www.dropbox.com/sh/babuaE5Cc39g/AAB?dl=0',
    },
  },
  {
    name: 'labels 4: townhouse, 10 fields #2',
    text: String.raw`Addy – 4922 W Cleveland Avenue, Texas City, Texas 77590
Elementary – Lincoln (4/10)
Parcel ID – 48-753-0-20-803
After Repair Value – $326,000
Bath – 2
Bdrms – 3
Built – 1983
Sewer/Septic – Public Sewer
LP – 244,500
Prop Type – Townhouse
Roof – 2015, 30 yr shingle
Repairs – $38k-$50k
Walk Score – 36
Rent est. – $2100`,
    reads: {
      propertyAddress: '4922 W Cleveland Avenue',
      city: 'Texas City',
      state: 'TX',
      zipCode: '77590',
      bathrooms: '2',
      bedrooms: '3',
      yearBuilt: '1983',
      septicSystem: 'city-sewer',
      askingPrice: '244500',
      propertyType: 'townhouse',
    },
  },
  {
    name: 'remarks 1: 11 fields #63',
    text: String.raw`MLS# 3148890  Status: Coming Soon  DOM: 59

Marketing Remarks: Well kept four bedroom, 1.5 bath single-family home at 8664 S Price Loop, Apt 2C in Augusta, GA. Open house Sunday 1-3. Driveway parking only, no garage. Built in 1987 and loved by one family. Fenced back yard for the dogs. Covered patio and a storage shed. Estimated repairs $28k. Connected to city sewer. You can walk to the elementary and the park. Low taxes out here. Street is all rehabs right now, look at the comps. The lot is 0.19 acres.
Agent Remarks: There is a vacant lot next door that is not part of this sale. Pride shows the moment you pull up. Commission 2.5%. Seller's attorney: Marisol. Office (305) 555-0114.`,
    reads: {
      bedrooms: '4',
      bathrooms: '1.5',
      propertyType: 'single-family',
      propertyAddress: '8664 S Price Loop, Apt 2C',
      city: 'Augusta',
      state: 'GA',
      yearBuilt: '1987',
      lotSize: '0.19 acres',
      garage: 'none',
      septicSystem: 'city-sewer',
      estimatedRepairCost: '28000',
    },
  },
  {
    name: 'labels 3: 9 fields #242',
    text: String.raw`Property ............. 9123B S. Magnolia Trl., Albany GA
Market Rent ........ $2,000/mo
Sewer/Septic ......... City
Bd/Ba ..... 3/1
Elementary ........... Lincoln (4/10)
Mortgage balance ............. $24,400
Saves ........ 51
Prop Type ............ Single Family Residential
Occupancy Status ......... Owner Occupied
ARV ........... $794,000
MLS # ...... 24536118
YOC ............. 1940`,
    reads: {
      propertyAddress: '9123B S. Magnolia Trl.',
      city: 'Albany',
      state: 'GA',
      septicSystem: 'city-sewer',
      bedrooms: '3',
      bathrooms: '1',
      propertyType: 'single-family',
      occupancy: 'Owner-occupied',
      yearBuilt: '1940',
    },
  },
  {
    name: 'email 4: 12 fields #241',
    text: String.raw`Subject: Off-market flip, numbers inside

Hi investors,

Address released with signed NDA.

City: Jonesboro
State: AR
Zip: 72401
3 BR / 2 BA
Wholesale price $399k
1,543 sq. ft.
Blt 1999
Two car garage
SFH
Well and septic
No pool
Zestimate $555k
New windows in 2015

Pride shows the moment you pull up.

Walt
Rapid Keys Group
Office: 424 Main St Ste 717, Kansas City, MO 64128
378-555-0174`,
    reads: {
      squareFeet: '1543',
      yearBuilt: '1999',
      garage: '2-car',
      propertyType: 'single-family',
      septicSystem: 'septic',
      pool: 'no',
      city: 'Jonesboro',
      state: 'AR',
      zipCode: '72401',
      bedrooms: '3',
      bathrooms: '2',
      askingPrice: '399000',
    },
  },
  {
    name: 'one-liner 5: lower, 8 fields #234',
    text: String.raw`3624 north two rivers ave, fall river, ma: 4-2-1, 1,320 sqft, selling at $71,000`,
    reads: {
      bedrooms: '4',
      bathrooms: '2',
      garage: '1-car',
      propertyAddress: '3624 north two rivers ave',
      city: 'Fall River',
      state: 'MA',
      squareFeet: '1320',
      askingPrice: '71000',
    },
  },
  {
    name: 'spanish 1: mobile-home, 10 fields #126',
    text: String.raw`Dirección: 1365 W Savannah Pl, Erie, PA | Precio: $1,150,000 | Baños: 2 | Home Type: Mobile Home | Assignment Fee: $7,500 | Habitaciones: 3 | Año de construcción: 1975 | APN: 429-78-486 | Condition: Lipstick | Pies cuadrados: 1520 | Tel (248) 555-0128`,
    reads: {
      propertyAddress: '1365 W Savannah Pl',
      city: 'Erie',
      state: 'PA',
      askingPrice: '1150000',
      bedrooms: '3',
      bathrooms: '2',
      squareFeet: '1520',
      yearBuilt: '1975',
      propertyType: 'mobile-home',
      currentCondition: 'lipstick',
    },
  },
  {
    name: 'text blast 0: ALL CAPS, townhouse, 11 fields #200',
    text: String.raw`OFF MARKET DEAL
4393 COUNTRY CLUB AVENUE UNIT 7
MOSES LAKE, WA 98837
LOT SIZE 6,534 SQ FT
2X2
ASKING $278.5K
ATTACHED 1 CAR GARAGE
TOWNHOUSE
1,552SF
LAST SOLD 2007 FOR $61,000
ASSIGNMENT FEE 10K
TEXT 631-555-0160 FIRST COME FIRST SERVE. REPLY STOP TO END`,
    reads: {
      askingPrice: '278500',
      bedrooms: '2',
      bathrooms: '2',
      squareFeet: '1552',
      lotSize: '6,534 sq ft',
      garage: '1-car',
      propertyType: 'townhouse',
      propertyAddress: '4393 COUNTRY CLUB AVENUE UNIT 7',
      city: 'Moses Lake',
      state: 'WA',
      zipCode: '98837',
    },
  },
  {
    name: 'email 1: 13 fields #131',
    text: String.raw`Subject: [New Deal] cash flow

Hi investors,

We have a new one at 2539 NW Lincoln Place, Stone Mountain, Georgia 30083. It is a 4 BR / 1 BA. 10,019 SF lot. Blt 1991. Will be delivered vacant. Reno estimate 28k. Basic updating needed.

Price: $406,000. Last sold 2007 for $61k. ARV $714K. Nothing fancy, just a good deal. Seller is motivated after a long probate. Nice natural light all day.

See the pictures here: https://cdn.dealpics.example.com/B3qnxwcfrhmc/front.jpg
Schedule a call: https://calendly.com/deshawn-deals/15min

© 2026 3 Rivers Homebuyers. All rights reserved. View in browser`,
    reads: {
      lotSize: '10,019 sq ft',
      yearBuilt: '1991',
      occupancy: 'Vacant',
      estimatedRepairCost: '28000',
      currentCondition: 'basic',
      propertyAddress: '2539 NW Lincoln Place',
      city: 'Stone Mountain',
      state: 'GA',
      zipCode: '30083',
      bedrooms: '4',
      bathrooms: '1',
      askingPrice: '406000',
      photoLinks: 'https://cdn.dealpics.example.com/B3qnxwcfrhmc/front.jpg',
    },
  },
  {
    name: 'labels 5: duplex, 10 fields #132',
    text: String.raw`<ul><li><b>Property Address:</b>&nbsp;4219 W. Rentz Circle</li><li><b>Foundation:</b>&nbsp;Slab</li><li><b>City:</b>&nbsp;Hartford</li><li><b>State:</b>&nbsp;CT</li><li><b>ZIP Code:</b>&nbsp;06114</li><li><b>Garage Spaces:</b>&nbsp;1</li><li><b>Total Baths:</b>&nbsp;3</li><li><b>Year Built:</b>&nbsp;2013</li><li><b>MLS #:</b>&nbsp;95311782</li><li><b>Living Area:</b>&nbsp;1,218 sq. ft.</li><li><b>Bdrms:</b>&nbsp;4</li><li><b>Price:</b>&nbsp;$320k → $315k</li></ul>`,
    reads: {
      propertyAddress: '4219 W. Rentz Circle',
      city: 'Hartford',
      state: 'CT',
      zipCode: '06114',
      garage: '1-car',
      bathrooms: '3',
      yearBuilt: '2013',
      squareFeet: '1218',
      bedrooms: '4',
      askingPrice: '315000',
    },
  },
  {
    name: 'remarks 1: townhouse, 11 fields #123',
    text: String.raw`MLS# 9343585  Status: Active  DOM: 52
Price: $1.2M
Marketing Remarks: Well kept three bedroom, 1.5 bath townhouse, 1,935 s.f. at 4034 W. Rosa Parks St Unit 7 in Daytona Beach, FL 32114. Low taxes out here. Close to the interstate and the hospital. EMD is non refundable. Big trees, needs the yard cleaned up. Title is clear and open with our attorney. Needs basic updating. Bring your tape measure. The in-ground pool is the star of the back yard.
Private Remarks: Room measurements approximate, buyer to verify. EMD is non refundable. Commission 2.5%. Seller's attorney: Anita. Office (439) 555-0140.`,
    reads: {
      bedrooms: '3',
      bathrooms: '1.5',
      propertyType: 'townhouse',
      squareFeet: '1935',
      propertyAddress: '4034 W. Rosa Parks St Unit 7',
      city: 'Daytona Beach',
      state: 'FL',
      zipCode: '32114',
      pool: 'yes',
      currentCondition: 'basic',
      askingPrice: '1200000',
    },
  },
  {
    name: 'labels 5: 11 fields #192',
    text: String.raw`| Street | 2106 W. Independence Rd |
| City | Palm Bay |
| ST | FL |
| Zip | 32907 |
| Yr Built | 1918 |
| HOA | $45/mo |
| Mortgage balance | $78,400 |
| Price | $77,000 |
| Lockbox | 4679 |
| Bdrms | 6 |
| Photo Link | https://cdn.dealpics.example.com/4nFkCCuxenCm/front.jpg |
| Lot SF | 7000 |
| Property Type | Single Family |
| Baths | 1 |
| ARV | $138,000 |`,
    reads: {
      propertyAddress: '2106 W. Independence Rd',
      city: 'Palm Bay',
      state: 'FL',
      zipCode: '32907',
      yearBuilt: '1918',
      askingPrice: '77000',
      bedrooms: '6+',
      photoLinks: 'https://cdn.dealpics.example.com/4nFkCCuxenCm/front.jpg',
      lotSize: '7,000 sq ft',
      propertyType: 'single-family',
      bathrooms: '1',
    },
  },
  {
    name: 'email 1: mobile-home, 13 fields #21',
    text: String.raw`Subject: Off-market rental, numbers inside

Good morning,

We have a fresh contract at 8885B N Whispering Pines Ave, Johnson City, TN. It is a 3/1. 1,428sf. Lot: 10019 sf. Year built: 1983. 2 car garage. Tenant occupied. Manufactured home. No pool.

Price: $239,000. Last sold 2007 for $61k. Should rent for $1850/mo. Living room has a wood burning fireplace. Somebody is going to make good money on this one. Seller is motivated after a long probate.
Schedule a call: https://calendly.com/kelly-deals/15min

You are receiving this because you joined our buyers list.
Rapid Keys Group, 8071 Main Dr Ste 884, Cheyenne, WY 82001
Unsubscribe | Update preferences`,
    reads: {
      squareFeet: '1428',
      lotSize: '10,019 sq ft',
      yearBuilt: '1983',
      garage: '2-car',
      occupancy: 'Tenant-occupied',
      propertyType: 'mobile-home',
      pool: 'no',
      propertyAddress: '8885B N Whispering Pines Ave',
      city: 'Johnson City',
      state: 'TN',
      bedrooms: '3',
      bathrooms: '1',
      askingPrice: '239000',
    },
  },
  {
    name: 'forwarded 1: 9 fields #89',
    text: String.raw`Forwarded many times
*Location:* 3002 Orchard Pkwy, Evansville IN
*Prop Type:* Single Family Residential
*Sewer System:* Public Sewer
*Rehab Budget:* $50k
*Pictures:* https://imgur.com/a/2nxAre3
*Bed:* 6
*Baths:* 2.5
*Water Heater:* 2017
*Rent est.:* $1450
10:36 AM ✓✓
Pics https://cdn.dealpics.example.com/hDhenn23GvCq/front.jpg`,
    reads: {
      propertyAddress: '3002 Orchard Pkwy',
      city: 'Evansville',
      state: 'IN',
      propertyType: 'single-family',
      septicSystem: 'city-sewer',
      estimatedRepairCost: '50000',
      photoLinks: 'https://imgur.com/a/2nxAre3\nhttps://cdn.dealpics.example.com/hDhenn23GvCq/front.jpg',
      bedrooms: '6+',
      bathrooms: '2.5',
    },
  },
  {
    name: 'email 1: duplex, 10 fields #91',
    text: String.raw`From: Kelly <kelly@bluedeals.com>
To: Buyers List
Date: Tue, Nov 9, 2026 at 1:35 AM
Subject: Fwd: buyers list - 1st come

Hey everybody,

We have another one at 2226 E 7th Ave, Omaha, Nebraska 68111. It is a 6/2.5. 1,903 sq ft. Built '83. Needs about $38,000 in repairs.

Selling at $325K. Taxes $3,058/yr. $3k EMD. Appliances stay. Bring all offers by Friday 5pm. Solid buy & hold or flip.

You are receiving this because you joined our buyers list.
Blue Door Offers, 3610 Peachtree St Ste 160, High Point, NC 27260
Unsubscribe | Update preferences`,
    reads: {
      squareFeet: '1903',
      yearBuilt: '1983',
      estimatedRepairCost: '38000',
      propertyAddress: '2226 E 7th Ave',
      city: 'Omaha',
      state: 'NE',
      zipCode: '68111',
      bedrooms: '6+',
      bathrooms: '2.5',
      askingPrice: '325000',
    },
  },
  {
    name: 'one-liner 1: lower, 8 fields #264',
    text: String.raw`9596 e franklin st, mcdonough, ga | 3/2 | 1675 | 1985 | $305,000 | arv $472k`,
    reads: {
      bedrooms: '3',
      bathrooms: '2',
      propertyAddress: '9596 e franklin st',
      city: 'McDonough',
      state: 'GA',
      squareFeet: '1675',
      yearBuilt: '1985',
      askingPrice: '305000',
    },
  },
  {
    name: 'email 2: 10 fields #171',
    text: String.raw`Subject: Off-market rental, numbers inside

Hello {{first_name}},

PROPERTY
4626 North Phoenix Drive
Greenville, SC 29611

THE NUMBERS
LP: $1,200,000
Est. Payment: $1,677/mo
ARV: $1,914,000
Annual Taxes: $719

THE HOUSE
- 3BR 3.5BA
- 1,243 sq. ft.
- Blt 1909
- Detached 2-car garage

COMPS
9543 Savannah Ln - 2/1 - 2,246 sf - sold $1.905M
9739 Church Rd | $1.915M | 900 sqft | 3/6/26

Plenty of storage upstairs.

You are receiving this because you joined our buyers list.
Homestead Deals LLC, 3052 Main Blvd Ste 166, Montgomery, AL 36108
Unsubscribe | Update preferences`,
    reads: {
      propertyAddress: '4626 North Phoenix Drive',
      city: 'Greenville',
      state: 'SC',
      zipCode: '29611',
      askingPrice: '1200000',
      bedrooms: '3',
      bathrooms: '3.5',
      squareFeet: '1243',
      yearBuilt: '1909',
      garage: '2-car',
    },
  },
  {
    name: 'forwarded 5: 9 fields #229',
    text: String.raw`---------- Forwarded message ---------
From: Yesenia
Date: 10/11/26

got this from my guy
2544A 103rd Ct
Portland, ME 04103-6852
6x2, Lot: 75 x 110, needs about $20,000 in repairs
was $99.5K, now $94.5K
should rent for $1350/mo. HVAC 2021

Brandon: when can we walk it?
Yesenia: tomorrow at 4`,
    reads: {
      lotSize: '75 x 110',
      estimatedRepairCost: '20000',
      propertyAddress: '2544A 103rd Ct',
      city: 'Portland',
      state: 'ME',
      zipCode: '04103-6852',
      bedrooms: '6+',
      bathrooms: '2',
      askingPrice: '94500',
    },
  },
  {
    name: 'forwarded 2: 10 fields #179',
    text: String.raw`Marisol  8:58 AM
:house: 9807 SE Reading Blvd, Rock Hill, SC 29730
:moneybag: asking $315k
:bed: 3br/2ba
:small_blue_diamond: 1,250 sq. ft.
:small_blue_diamond: built 1995
:small_blue_diamond: Single-Family
:chart_with_upwards_trend: ARV 425k
6 replies  Last reply today at 9:00 AM
Anita  9:02 AM
@marisol nice, who is the title co?`,
    reads: {
      squareFeet: '1250',
      yearBuilt: '1995',
      propertyType: 'single-family',
      propertyAddress: '9807 SE Reading Blvd',
      city: 'Rock Hill',
      state: 'SC',
      zipCode: '29730',
      askingPrice: '315000',
      bedrooms: '3',
      bathrooms: '2',
    },
  },
  {
    name: 'owner/bird dog 0: townhouse, 12 fields #77',
    text: String.raw`Hi my name is Priya and I own the townhouse at 2087 Bedford Lane Apt 4, Mesa AZ. Its 2/2. It was built in 1962. No pool. Needs basic updating. The lot is 0.46 acres. My guy says $50k in repairs. County has it assessed at 71,200. I still owe 62k on it. I want $173k. You can call me at 754.555.0168`,
    reads: {
      bedrooms: '2',
      bathrooms: '2',
      yearBuilt: '1962',
      lotSize: '0.46 acres',
      pool: 'no',
      estimatedRepairCost: '50000',
      currentCondition: 'basic',
      propertyType: 'townhouse',
      propertyAddress: '2087 Bedford Lane Apt 4',
      city: 'Mesa',
      state: 'AZ',
      askingPrice: '173000',
    },
  },
  {
    name: 'forwarded 4: 14 fields #169',
    text: String.raw`9/1/26, 1:18 PM - Trey: 522 SE Ash Ct, O'Fallon IL
9/1/26, 1:19 PM - Trey: 3bd/2ba, 1,045 s.f., Lot: 0.11 acres
9/1/26, 1:21 PM - Trey: yr built 1974
9/1/26, 1:21 PM - Trey: attached 1 car garage
9/1/26, 1:23 PM - Trey: Single Family
9/1/26, 1:23 PM - Trey: city sewer
9/1/26, 1:25 PM - Trey: no pool
9/1/26, 1:26 PM - Trey: List price $105k
9/1/26, 1:26 PM - Trey: The dining room could be another bedroom with a closet and a door.
9/1/26, 1:26 PM - Walt: 👀
Trey: pics https://www.dropbox.com/sh/xB4B2aB9akpH/AAB?dl=0`,
    reads: {
      squareFeet: '1045',
      lotSize: '0.11 acres',
      yearBuilt: '1974',
      garage: '1-car',
      propertyType: 'single-family',
      septicSystem: 'city-sewer',
      pool: 'no',
      propertyAddress: '522 SE Ash Ct',
      city: "O'Fallon",
      state: 'IL',
      bedrooms: '3',
      bathrooms: '2',
      askingPrice: '105000',
      photoLinks: 'https://www.dropbox.com/sh/xB4B2aB9akpH/AAB?dl=0',
    },
  },
];

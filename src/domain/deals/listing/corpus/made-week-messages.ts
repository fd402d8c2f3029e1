import type { CorpusText } from './corpus-text.ts';

/** What forty people might send in a week, the blasts, lists and mails, by a third hand. */
export const madeWeekMessages: readonly CorpusText[] = [
  {
    name: 'B2 blast lines',
    text: String.raw`6747 Stone Ln, Tulsa OK 74110
2 bed 2 bath
ask 140k
926 sq. ft.
approx 50k rehab
gut job
Call DeShawn (652) 555-9513
link: www.redfin.com/home/52942818
https://forms.gle/optout41`,
    reads: {
      propertyAddress: '6747 Stone Ln',
      city: 'Tulsa',
      state: 'OK',
      zipCode: '74110',
      askingPrice: '140000',
      bedrooms: '2',
      bathrooms: '2',
      squareFeet: '926',
      estimatedRepairCost: '50000',
      currentCondition: 'gut-job',
    },
  },
  {
    name: 'B5 group post crlf',
    text: String.raw`Got one in Albuquerque, NM! Property is 548 Bryant St.
asking $64k obo, 4bd/1ba, 1800 sq ft, needs basic updating
The next door lot is owned by the city.
Comment INFO below 👇 #wholesale #realestateinvesting`,
    reads: {
      propertyAddress: '548 Bryant St',
      city: 'Albuquerque',
      state: 'NM',
      askingPrice: '64000',
      bedrooms: '4',
      bathrooms: '1',
      squareFeet: '1800',
      currentCondition: 'basic',
    },
  },
  {
    name: 'B3 blast bars',
    text: String.raw`10412 Elm Ct, Kokomo, IN // 4/2 // asking only $379,000`,
    reads: {
      propertyAddress: '10412 Elm Ct',
      city: 'Kokomo',
      state: 'IN',
      askingPrice: '379000',
      bedrooms: '4',
      bathrooms: '2',
    },
  },
  {
    name: 'P6 voice to text crlf',
    text: String.raw`its carlos calling about 161 Pine Bluff Cir San Antonio TX 78207 so its a four bedroom three bath about nine hundred square feet built in 2016 nobody lives there its empty has a two car garage seller is asking 203,000 comps are strong call me back (869) 555-7435 thanks`,
    reads: {
      propertyAddress: '161 Pine Bluff Cir',
      city: 'San Antonio',
      state: 'TX',
      zipCode: '78207',
      askingPrice: '203000',
      bedrooms: '4',
      bathrooms: '3',
      squareFeet: '900',
      yearBuilt: '2016',
      garage: '2-car',
      occupancy: 'Vacant',
    },
  },
  {
    name: 'P10 call notes',
    text: String.raw`Call w/ seller 7/13 - Ken
House @ 423 Peach Avenue, Topeka KS 66605
- 6 bed/2.5 bath 1,806 sq ft living, Built 1978
- currently rented
- teardown
- Zillow says 330k, she doesn't care
- asking $234k
- f/u Thursday`,
    reads: {
      propertyAddress: '423 Peach Avenue',
      city: 'Topeka',
      state: 'KS',
      zipCode: '66605',
      askingPrice: '234000',
      bedrooms: '6+',
      bathrooms: '2.5',
      squareFeet: '1806',
      yearBuilt: '1978',
      occupancy: 'Tenant-occupied',
      currentCondition: 'destroyed',
    },
  },
  {
    name: 'B2 blast lines bullets blank lines',
    text: String.raw`NEW INVENTORY 🏠

2919 SW Spring Valley St., Kansas City MO 64130

* 2-1-2

* YB 1971

* wholesale price $135,000

* 0.68 acre lot

* corner lot

* owner occ

* repairs ~$15k

* Text STOP to end`,
    reads: {
      propertyAddress: '2919 SW Spring Valley St.',
      city: 'Kansas City',
      state: 'MO',
      zipCode: '64130',
      askingPrice: '135000',
      bedrooms: '2',
      bathrooms: '1',
      lotSize: '0.68 acres',
      yearBuilt: '1971',
      garage: '2-car',
      occupancy: 'Owner-occupied',
      estimatedRepairCost: '15000',
    },
  },
  {
    name: 'L7 form questions',
    text: String.raw`Address of the property
14604 Cottage Cir, Sacramento, CA 95823
How many bedrooms?
3
Bathrooms?
Two
What is the square footage?
1,741 sq ft
What year was it built?
1954
Occupancy?
Owner occupied
Sewer or septic?
Public Sewer
Is there a pool?
No
What is your asking price?
$256K
What is the ARV?
$384k`,
    reads: {
      propertyAddress: '14604 Cottage Cir',
      city: 'Sacramento',
      state: 'CA',
      zipCode: '95823',
      askingPrice: '256000',
      bedrooms: '3',
      bathrooms: '2',
      squareFeet: '1741',
      yearBuilt: '1954',
      occupancy: 'Owner-occupied',
      septicSystem: 'city-sewer',
      pool: 'no',
    },
  },
  {
    name: 'P7 buyers list mail',
    text: String.raw`DEAL OF THE WEEK: 10909 Lake Shore Ter, Deltona, FL 32738

Good morning!

Here's your next flip: a 3 bed 2 bath, 1350 sq ft property sitting on a .17 Acres lot.

Highlights:
- Yr blt 1968
- Roof 2020
- HVAC: 9 years

PRICE: $146k
ARV: $292,000
Estimated rehab: $40k

Comps:
7178 Ridgeway Dr - 3/2 - 1,250 sf - Sold $277,000 (9/15/24)
7691 Union St - 3/2 - 1,459 sf - Sold $299,000 (8/26/24)

EMD $5,000 to Stewart Title, close in 14 days.
© 2025 Pinnacle Home Buyers. Unsubscribe`,
    reads: {
      propertyAddress: '10909 Lake Shore Ter',
      city: 'Deltona',
      state: 'FL',
      zipCode: '32738',
      askingPrice: '146000',
      bedrooms: '3',
      bathrooms: '2',
      squareFeet: '1350',
      lotSize: '0.17 acres',
      yearBuilt: '1968',
      estimatedRepairCost: '40000',
    },
  },
  {
    name: "L1 labels sep ' - '",
    text: String.raw`🏡 NEW DEAL 🏡

Sewer type - Public Sewer
Repair Estimate - 30k
Garage Spaces - 3
Asking Price - $ 95,000
Cond - lipstick
Bulit - 1972
Occupency - Owner occupied
BA - 1.5
Annual Taxes - $2,209 (2023)
Comps - 1240 Larkspur St sold 289k, 88 Sycamore Dr sold 330k
Bed - 4
Parcel ID - 60-460-6008
Heated SqFt - 1,605 SF
Street Address - 12652 North Dallas Ave
Property City - Indianapolis
State - IN
ZIP - 46218`,
    reads: {
      propertyAddress: '12652 North Dallas Ave',
      city: 'Indianapolis',
      state: 'IN',
      zipCode: '46218',
      askingPrice: '95000',
      bedrooms: '4',
      bathrooms: '1.5',
      squareFeet: '1605',
      yearBuilt: '1972',
      garage: '3-car',
      occupancy: 'Owner-occupied',
      septicSystem: 'city-sewer',
      estimatedRepairCost: '30000',
      currentCondition: 'lipstick',
    },
  },
  {
    name: 'P8 craigslist blank lines',
    text: String.raw`$192,500 / 2br - 1200ft2 - Investor special (Cincinnati, OH)

2BR / 1Ba 1200ft2

condo

laundry hookups

cash only

Property is at 10983 State Road 46, bulit 1961. Newer electric panel and the plumbing was redone in 2014. Similar houses on this street sold between 180k and 225k this spring. Call or text (369) 555-1590.

post id: 7726973148   posted: 19 days ago   updated: 17 hours ago`,
    reads: {
      propertyAddress: '10983 State Road 46',
      city: 'Cincinnati',
      state: 'OH',
      askingPrice: '192500',
      bedrooms: '2',
      bathrooms: '1',
      squareFeet: '1200',
      yearBuilt: '1961',
      propertyType: 'condo',
    },
  },
  {
    name: 'P11 spanish english chat',
    text: String.raw`Hola amigos, tengo una casa en 10326 SW St Charles Cv, Decatur, IL, 3 recámaras y 2.5 baños, precio: $105,000. It's a good one for flip. Llame al (864) 555-4189`,
    reads: {
      propertyAddress: '10326 SW St Charles Cv',
      city: 'Decatur',
      state: 'IL',
      askingPrice: '105000',
      bedrooms: '3',
      bathrooms: '2.5',
    },
  },
  {
    name: 'P6 voice to text',
    text: String.raw`hey its omar calling about 606 St Charles Lane, Deltona, FL 32738 its a three bedroom two and a half bath about eighteen hundred square feet built in 2004 has a two car garage needs about 65 thousand in repairs were asking 153,000 comps are strong call me back 893 555 2281 thanks`,
    reads: {
      propertyAddress: '606 St Charles Lane',
      city: 'Deltona',
      state: 'FL',
      zipCode: '32738',
      askingPrice: '153000',
      bedrooms: '3',
      bathrooms: '2.5',
      squareFeet: '1800',
      yearBuilt: '2004',
      garage: '2-car',
      estimatedRepairCost: '65000',
    },
  },
  {
    name: 'P13 duplex',
    text: String.raw`Side by side duplex at 13331 Whitney Trl Albuquerque, NM.
2,231 sqft total, YB 1992.
Each unit is 1bd/1ba.
Asking $153,000. Gross rents $2,500/mo.
AC compressor walked off, furnace still there.`,
    reads: {
      propertyAddress: '13331 Whitney Trl',
      city: 'Albuquerque',
      state: 'NM',
      askingPrice: '153000',
      squareFeet: '2231',
      yearBuilt: '1992',
      propertyType: 'duplex',
    },
  },
  {
    name: 'L7 form questions',
    text: String.raw`What is the property address?
483 Winchester St, Apt D, Coatesville, PA 19320
How many bedrooms?
3
Bathrooms?
2
What is the square footage?
~1639 sf
What year was it built?
1970
Is there a garage? How many cars?
3-car attached
Occupancy?
Leased till May
Sewer or septic?
Municipal
Estimated repairs?
20,000
Asking price?
162,500
What is the ARV?
$316,000`,
    reads: {
      propertyAddress: '483 Winchester St, Apt D',
      city: 'Coatesville',
      state: 'PA',
      zipCode: '19320',
      askingPrice: '162500',
      bedrooms: '3',
      bathrooms: '2',
      squareFeet: '1639',
      yearBuilt: '1970',
      garage: '3-car',
      occupancy: 'Tenant-occupied',
      septicSystem: 'city-sewer',
      estimatedRepairCost: '20000',
    },
  },
  {
    name: 'P7 buyers list mail',
    text: String.raw`Subject: 🔥 Exclusive Deal: 408 Pool Forge Blvd, Anniston, AL 36201

Good morning!

Here's your next flip: a 6bd/1ba, 2000 sq/ft home sitting on a .31 acre lot.

DETAILS:
* Tenant pays 1500, month-to-month
* HVAC: 12 years
* Roof 2022
* 2-car garage
* Built '57

Your price: $125,000
ARV: $239,000

Comps:
4383 Tuscany Dr - 6/1 - 1,896 sf - Sold $244,000 (11/10/24)
8313 La Salle Ave - 6/1 - 2,161 sf - Sold $253,000 (7/27/24)
5279 Magnolia St - 6/1 - 2,177 sf - Sold $232,000 (6/23/24)

Reply to this email or text (708) 555-9192
© 2025 Pinnacle Home Buyers. Unsubscribe`,
    reads: {
      propertyAddress: '408 Pool Forge Blvd',
      city: 'Anniston',
      state: 'AL',
      zipCode: '36201',
      askingPrice: '125000',
      bedrooms: '6+',
      bathrooms: '1',
      squareFeet: '2000',
      lotSize: '0.31 acres',
      yearBuilt: '1957',
      garage: '2-car',
      occupancy: 'Tenant-occupied',
    },
  },
  {
    name: 'B4 emoji blast crlf',
    text: String.raw`📌 7765 E Bear Hollow Ave, Phoenix, AZ 85033
🛏️ 3 | 🛁 1
📐 1200 SF
🚗 one-car garage
📈 ARV $254,000
💰 Asking: $120000
📞 (775) 555-3226`,
    reads: {
      propertyAddress: '7765 E Bear Hollow Ave',
      city: 'Phoenix',
      state: 'AZ',
      zipCode: '85033',
      askingPrice: '120000',
      bedrooms: '3',
      bathrooms: '1',
      squareFeet: '1200',
      garage: '1-car',
    },
  },
  {
    name: 'P11 spanish english chat crlf',
    text: String.raw`Hola, tengo una casa en 7504 Houston Cv, St. Louis, Missouri, 3 recámaras y 1 baños, 1,249 pies cuadrados, 2 car garage, precio $213,500. Needs work but good area. Mándame mensaje.`,
    reads: {
      propertyAddress: '7504 Houston Cv',
      city: 'St. Louis',
      state: 'MO',
      askingPrice: '213500',
      bedrooms: '3',
      bathrooms: '1',
      squareFeet: '1249',
      garage: '2-car',
    },
  },
  {
    name: 'B6 price drop',
    text: String.raw`PRICE DROP!! - 7392 Old Hwy 78, Atlanta, GA 30310 - 2 bed/2 bath, ~996 sf - was $75,500 NOW $65,500 - ARV $162,000 - tenant occupied - repairs 40,000`,
    reads: {
      propertyAddress: '7392 Old Hwy 78',
      city: 'Atlanta',
      state: 'GA',
      zipCode: '30310',
      askingPrice: '65500',
      bedrooms: '2',
      bathrooms: '2',
      squareFeet: '996',
      occupancy: 'Tenant-occupied',
      estimatedRepairCost: '40000',
    },
  },
  {
    name: "L1 labels sep ': ' typographic",
    text: String.raw`✔️ Adress: 13979 Delmar Trl, Billings, MT 59101
✔️ # of Bedrooms: 2
✔️ Bathroms: 2
✔️ Living Sq Ft: 991 sqft
✔️ Lot size (approx): 5 acres
✔️ Year Built: 1939
✔️ Garage Spaces: 1
✔️ Rehab Est: $85,000
✔️ Current Condition: Tear down
✔️ Photos: imgur.com/a/AHEgpah
✔️ Price: $256k
✔️ Roof: replaced 2022
✔️ After Repair Value: $517,000
✔️ Title Company: Stewart Title, 900 Main St Ste 200
✔️ Stories: 1
✔️ HOA: None

Comments: Termite letter available. Two blocks from the elementary school (rated 6/10).`,
    reads: {
      propertyAddress: '13979 Delmar Trl',
      city: 'Billings',
      state: 'MT',
      zipCode: '59101',
      askingPrice: '256000',
      bedrooms: '2',
      bathrooms: '2',
      squareFeet: '991',
      lotSize: '5 acres',
      yearBuilt: '1939',
      garage: '1-car',
      estimatedRepairCost: '85000',
      currentCondition: 'destroyed',
      photoLinks: 'https://imgur.com/a/AHEgpah',
    },
  },
  {
    name: 'B6 price drop',
    text: String.raw`Seller came down
8674 S Sycamore St, Opelika, AL 36801
5bd 2.5ba, 1,583 sq ft living
reduced from $195,000 to $188,000
owner lives there`,
    reads: {
      propertyAddress: '8674 S Sycamore St',
      city: 'Opelika',
      state: 'AL',
      zipCode: '36801',
      askingPrice: '188000',
      bedrooms: '5',
      bathrooms: '2.5',
      squareFeet: '1583',
      occupancy: 'Owner-occupied',
    },
  },
  {
    name: 'B4 emoji blast crlf',
    text: String.raw`📍 451 County Road 210, St. Louis, MO 63115  🛏 4  🛁 1.5  📐 approx 1737 sqft  📅 bulit 1985  🌳 4,427 square feet lot  📈 ARV $255K  💰 Asking $111000  📞 257.555.6061`,
    reads: {
      propertyAddress: '451 County Road 210',
      city: 'St. Louis',
      state: 'MO',
      zipCode: '63115',
      askingPrice: '111000',
      bedrooms: '4',
      bathrooms: '1.5',
      squareFeet: '1737',
      lotSize: '4,427 sq ft',
      yearBuilt: '1985',
    },
  },
  {
    name: 'L9 labels one line',
    text: String.raw`Adress: 994 Warrior Cir | CITY: Bakersfield | ST: California | Zip: 93307 | Number of Bedrooms: 3 | Baths: 2.5 | GLA: 1322 sq ft | Year of construction: 1958 | Occ: Owner | Sewer: Public Sewer | Condition: Lipstick only | Our Price: 55,000 | Assignment Fee: 12k | Access: Lockbox on back door`,
    reads: {
      propertyAddress: '994 Warrior Cir',
      city: 'Bakersfield',
      state: 'CA',
      zipCode: '93307',
      askingPrice: '55000',
      bedrooms: '3',
      bathrooms: '2.5',
      squareFeet: '1322',
      yearBuilt: '1958',
      occupancy: 'Owner-occupied',
      septicSystem: 'city-sewer',
      currentCondition: 'lipstick',
    },
  },
  {
    name: 'L3 grouped sheet',
    text: String.raw`**PROPERTY INFO**
Site Address: 759 North Fort Henry Cv, Mesquite, TX 75149
Bedrooms: 3
Bathrooms: 2.5
Living Sq Ft: 1,200
Parcel Size: 0.25 acres / 10,890 sf
YB: 2007
Garage?: no garage
Type of property: Manufactured Home
Subdivision: Pool Hills

**THE NUMBERS**
Asking price (net to us): $35K

**Details**
Current occupancy: vacant
Water Heater: 2012`,
    reads: {
      propertyAddress: '759 North Fort Henry Cv',
      city: 'Mesquite',
      state: 'TX',
      zipCode: '75149',
      askingPrice: '35000',
      bedrooms: '3',
      bathrooms: '2.5',
      squareFeet: '1200',
      lotSize: '0.25 acres',
      yearBuilt: '2007',
      garage: 'none',
      occupancy: 'Vacant',
      propertyType: 'mobile-home',
    },
  },
  {
    name: 'P8 craigslist',
    text: String.raw`$115,000 / 2br - 1200ft2 - Fixer upper (Ogden, UT)

2BR / 2Ba 1200ft2
SFR
cash only
investor deal

Property is at 8774 State Route 9, bulit 1924. First come first served. On septic. Kitchen was redone around 2011. Call or text 480 555 2462.

post id: 7437461430   posted: 8 days ago   updated: 6 hours ago`,
    reads: {
      propertyAddress: '8774 State Route 9',
      city: 'Ogden',
      state: 'UT',
      askingPrice: '115000',
      bedrooms: '2',
      bathrooms: '2',
      squareFeet: '1200',
      yearBuilt: '1924',
      propertyType: 'single-family',
      septicSystem: 'septic',
    },
  },
  {
    name: "L1 labels sep ' – '",
    text: String.raw`DEAL SHEET
▪️Property Addr. – 14564 Spring Valley Street, Baltimore MD 21215
▪️Living Sq Ft – 1306 sf
▪️Contact – Rick (477) 555-7150
▪️# of Bedrooms – 4
▪️Market Rent – $1,050
▪️Zestimate – $300,200
▪️Contract Price – $217k
▪️Yr Built – 1905
▪️Septic or sewer – septic
▪️HVAC – 2023
▪️Bathroms – 2 full
▪️Closing – Buyer pays all
▪️Lot Size – 80 x 120
▪️Private Pool – No
▪️Property Condition – Basic updating needed`,
    reads: {
      propertyAddress: '14564 Spring Valley Street',
      city: 'Baltimore',
      state: 'MD',
      zipCode: '21215',
      askingPrice: '217000',
      bedrooms: '4',
      bathrooms: '2',
      squareFeet: '1306',
      lotSize: '80 x 120',
      yearBuilt: '1905',
      septicSystem: 'septic',
      pool: 'no',
      currentCondition: 'basic',
    },
  },
  {
    name: 'L10 mls sheet',
    text: String.raw`MLS #: 7836643   Status: Coming Soon   List Price: $122,000
303 Cherry Ave., Louisville KY 40211
Beds: 4   Baths (F/H): 2/1   Sqft: 1,835   Yr Blt: 2008
Lot: 40ft x 140ft   Garage: 1 car att.   Sewer: Septic
DOM: 79   Taxes: $4,380 / 2023   HOA: N   Parcel: 909-7604-0
Remarks: Seller wants a quick close, no realtors. Schools: Lincoln Elementary 5/10, Central High 4/10. Needs paint, carpet and a kitchen.
Listing Agent: Georgia Katz, Lic 232418  Office: 1180 Broker Park Blvd Ste 4  Ph (693) 555-5313`,
    reads: {
      propertyAddress: '303 Cherry Ave.',
      city: 'Louisville',
      state: 'KY',
      zipCode: '40211',
      askingPrice: '122000',
      bedrooms: '4',
      bathrooms: '2.5',
      squareFeet: '1835',
      lotSize: '40 x 140',
      yearBuilt: '2008',
      garage: '1-car',
      septicSystem: 'septic',
    },
  },
  {
    name: 'P4 forwarded chat',
    text: String.raw`Dispo: send me something
Dallas: 9379 N. Dunn Lane, Milwaukee, WI 53206
Dispo: beds baths?
Dallas: 3/2 1480 sq ft
Dispo: who's in it
Dallas: yes its vacant
Dispo: whats the ask
Dallas: asking $64K
Dispo: arv?
Dallas: prob $151,000
Dispo: repairs?
Dallas: rehab est $50k
Dispo: too high lol
Dallas: pics https://drive.google.com/drive/folders/1uSgbk3yMmTPd2HJT3aHh?usp=sharing`,
    reads: {
      propertyAddress: '9379 N. Dunn Lane',
      city: 'Milwaukee',
      state: 'WI',
      zipCode: '53206',
      askingPrice: '64000',
      bedrooms: '3',
      bathrooms: '2',
      squareFeet: '1480',
      occupancy: 'Vacant',
      estimatedRepairCost: '50000',
      photoLinks: 'https://drive.google.com/drive/folders/1uSgbk3yMmTPd2HJT3aHh?usp=sharing',
    },
  },
  {
    name: 'L7 form questions',
    text: String.raw`Address of the property 14243 Clement Ter, Miami Gardens FL 33056
Bedrooms? 3
How many bathrooms? 3 full
Square footage? 1,100 sf
Septic or city sewer? Municipal
How much in repairs does it need? $40,000
How much are you asking? $269,000
What is the ARV? $442k
How soon can you close? 2-3 weeks`,
    reads: {
      propertyAddress: '14243 Clement Ter',
      city: 'Miami Gardens',
      state: 'FL',
      zipCode: '33056',
      askingPrice: '269000',
      bedrooms: '3',
      bathrooms: '3',
      squareFeet: '1100',
      septicSystem: 'city-sewer',
      estimatedRepairCost: '40000',
    },
  },
  {
    name: 'P1 seller mail',
    text: String.raw`I'm selling my mother's house at 15042 S Elm Ter, #8, Riverside, CA 92503. It has three bedrooms and 2 baths and is about 1,033 square feet. The lot is 3,800 sq ft. There's a one-car garage. Nobody is in it, it's vacant. Cul-de-sac street with plenty of new flips going up around it. Fenced yard, old storage shed out back. I want $311,000 cash for it and you pay closing. The county has it at 248,800 for taxes.`,
    reads: {
      propertyAddress: '15042 S Elm Ter, #8',
      city: 'Riverside',
      state: 'CA',
      zipCode: '92503',
      askingPrice: '311000',
      bedrooms: '3',
      bathrooms: '2',
      squareFeet: '1033',
      lotSize: '3,800 sq ft',
      garage: '1-car',
      occupancy: 'Vacant',
    },
  },
  {
    name: 'P4 forwarded chat',
    text: String.raw`[9:10 AM] Dispo: send me something
[9:11 AM] Maria: 11433 Garden View Court, Tyler, TX 75702
[9:12 AM] Dispo: beds baths?
[9:13 AM] Maria: 4 bed/1.5 bath 1,803 sqft
[9:14 AM] Dispo: vacant?
[9:15 AM] Maria: yes its vacant
[9:16 AM] Dispo: how much?
[9:17 AM] Maria: they want $125k
[9:18 AM] Dispo: arv?
[9:19 AM] Maria: prob $204k
[9:20 AM] Dispo: repairs?
[9:21 AM] Maria: about $20K in repairs
[9:22 AM] Dispo: too high lol`,
    reads: {
      propertyAddress: '11433 Garden View Court',
      city: 'Tyler',
      state: 'TX',
      zipCode: '75702',
      askingPrice: '125000',
      bedrooms: '4',
      bathrooms: '1.5',
      squareFeet: '1803',
      occupancy: 'Vacant',
      estimatedRepairCost: '20000',
    },
  },
  {
    name: 'L9 labels one line nbsp (upper)',
    text: 'PROPERTY\u00a0ADDRESS:\u00a0914\u00a0W\u00a0WHITNEY\u00a0AVE.\u00a0HOUSTON,\u00a0TX\u00a077033\u00a0|\u00a0BED\u00a0/\u00a0BATH:\u00a03/2\u00a0|\u00a0GLA:\u00a01467\u00a0|\u00a0LOT\u00a0SIZE\u00a0(APPROX):\u00a03/4\u00a0ACRE\u00a0|\u00a0YEAR\u00a0CONSTRUCTED:\u00a01995\u00a0|\u00a0GARAGE\u00a0STALLS:\u00a0NO\u00a0GARAGE\u00a0|\u00a0OCCUPENCY:\u00a0OWNER-OCCUPIED,\u00a0NEEDS\u00a0LEASEBACK\u00a0|\u00a0SEWER\u00a0TYPE:\u00a0PUBLIC\u00a0SEWER\u00a0|\u00a0EST\u00a0REHAB:\u00a0$40K\u00a0|\u00a0CASH\u00a0PRICE:\u00a088K\u00a0|\u00a0ZESTIMATE:\u00a0$143,200\u00a0|\u00a0TAXABLE\u00a0VALUE:\u00a0$46,000',
    reads: {
      propertyAddress: '914 W WHITNEY AVE.',
      city: 'Houston',
      state: 'TX',
      zipCode: '77033',
      askingPrice: '88000',
      bedrooms: '3',
      bathrooms: '2',
      squareFeet: '1467',
      lotSize: '0.75 acres',
      yearBuilt: '1995',
      garage: 'none',
      occupancy: 'Owner-occupied',
      septicSystem: 'city-sewer',
      estimatedRepairCost: '40000',
    },
  },
  {
    name: 'B3 blast bars',
    text: String.raw`273 Union Ln Baton Rouge, LA + 3 bd / 2 ba + approx 1,173 sqft + built '52 + was 83000, now 73,000 + lot 6,627 sf + ranch-style house`,
    reads: {
      propertyAddress: '273 Union Ln',
      city: 'Baton Rouge',
      state: 'LA',
      askingPrice: '73000',
      bedrooms: '3',
      bathrooms: '2',
      squareFeet: '1173',
      lotSize: '6,627 sq ft',
      yearBuilt: '1952',
      propertyType: 'single-family',
    },
  },
  {
    name: 'B2 blast lines',
    text: String.raw`WHO WANTS IT?
4070B North Mill Pond Ave, Salt Lake City, UT 84104
3bd|2ba
1,464 sqft
roof 2012
blt 57
3 car garage
city water & sewer
no HOA
📸 https://drive.google.com/drive/folders/173LW6rvPaknXNt5UaE4f?usp=sharing`,
    reads: {
      propertyAddress: '4070B North Mill Pond Ave',
      city: 'Salt Lake City',
      state: 'UT',
      zipCode: '84104',
      bedrooms: '3',
      bathrooms: '2',
      squareFeet: '1464',
      yearBuilt: '1957',
      garage: '3-car',
      septicSystem: 'city-sewer',
      photoLinks: 'https://drive.google.com/drive/folders/173LW6rvPaknXNt5UaE4f?usp=sharing',
    },
  },
  {
    name: 'P8 craigslist',
    text: String.raw`$62,000 / 6br - 2400ft2 - Investor special (Fargo, ND)

6BR / 4Ba 2400ft2
SFR
w/d hookups
cash only

Property is at 7483 Jackson Ter, bulit 1992. Photos are from last week. Code violations for tall grass, that's about it. Call or text (715) 555-3209.

post id: 7900806043   posted: 24 days ago   updated: 13 hours ago`,
    reads: {
      propertyAddress: '7483 Jackson Ter',
      city: 'Fargo',
      state: 'ND',
      askingPrice: '62000',
      bedrooms: '6+',
      bathrooms: '4+',
      squareFeet: '2400',
      yearBuilt: '1992',
      propertyType: 'single-family',
    },
  },
  {
    name: 'L4 crm note',
    text: String.raw`Lead ID: #2090 | Lead Source: Cold call | Status: Under Contract | Property: 1451 S 41st St. | Property City: Lakeland | ST: FL | ZIP: 33815 | BA: 1 | $/SF: $82 | Land: .17 acre | Yr Built: 2009 | Condition: Lipstick | Number of Bedrooms: 3 | Square Feet: 1676 | Septic or sewer: Septic System | Asking Price: 138000 | Seller Name: J. Whitlock | Seller Phone: (776) 555-9596 | Motivation: tired landlord | Next Step: call Tuesday 2pm`,
    reads: {
      propertyAddress: '1451 S 41st St.',
      city: 'Lakeland',
      state: 'FL',
      zipCode: '33815',
      askingPrice: '138000',
      bedrooms: '3',
      bathrooms: '1',
      squareFeet: '1676',
      lotSize: '0.17 acres',
      yearBuilt: '2009',
      septicSystem: 'septic',
      currentCondition: 'lipstick',
    },
  },
  {
    name: 'L12 whatsapp/html labels crlf',
    text: String.raw`<b>ADDRESS:</b> 10057 Mill Pond Lane, Phoenix, Arizona<br>
<b>$/SF:</b> $70<br>
<b>Zestimate:</b> $154,500<br>
<b>Living Space:</b> 1,397<br>
<b>Comps:</b> 1240 Kimball St sold 218k, 88 Price Dr sold 210k<br>
<b>BR:</b> 3<br>
<b>Pool Y/N:</b> N<br>
<b>Occupancy:</b> Vacant<br>
<b>List Price:</b> 98,000<br>
<b>County:</b> Jackson<br>
<b>Total Baths:</b> Two<br>`,
    reads: {
      propertyAddress: '10057 Mill Pond Lane',
      city: 'Phoenix',
      state: 'AZ',
      askingPrice: '98000',
      bedrooms: '3',
      bathrooms: '2',
      squareFeet: '1397',
      occupancy: 'Vacant',
      pool: 'no',
    },
  },
  {
    name: 'B4 emoji blast',
    text: String.raw`🏠 689 E Rolling Meadow St Buffalo, NY 14215  🛏 2 bed
🛁 2 bath  📐 1078 sf  📅 YB 1948  🚗 no gar  🔑 rented m2m at $900  🔨 rehab $50k  📈 ARV $281k  💰 Price: $136,000  📞 853 555 9980`,
    reads: {
      propertyAddress: '689 E Rolling Meadow St',
      city: 'Buffalo',
      state: 'NY',
      zipCode: '14215',
      askingPrice: '136000',
      bedrooms: '2',
      bathrooms: '2',
      squareFeet: '1078',
      yearBuilt: '1948',
      garage: 'none',
      occupancy: 'Tenant-occupied',
      estimatedRepairCost: '50000',
    },
  },
  {
    name: 'B3 blast bars',
    text: String.raw`7834 Dunn Street, Fort Wayne, IN // 2 br 2 ba // 1389 SF // VACANT // single family // reno est. $50k // $247k cash // gut job`,
    reads: {
      propertyAddress: '7834 Dunn Street',
      city: 'Fort Wayne',
      state: 'IN',
      askingPrice: '247000',
      bedrooms: '2',
      bathrooms: '2',
      squareFeet: '1389',
      occupancy: 'Vacant',
      propertyType: 'single-family',
      estimatedRepairCost: '50000',
      currentCondition: 'gut-job',
    },
  },
  {
    name: 'L5 spanish labels',
    text: String.raw`Casa en venta, buena oportunidad para inversionista.
Dirección - 14629 Hollis Way
Ciudad - Topeka
Estado - KS
Código postal - 66605
ARV - $179,000
Recámaras - 3
Baños - 1
Pies cuadrados - 1,414
Precio - $115.000`,
    reads: {
      propertyAddress: '14629 Hollis Way',
      city: 'Topeka',
      state: 'KS',
      zipCode: '66605',
      askingPrice: '115000',
      bedrooms: '3',
      bathrooms: '1',
      squareFeet: '1414',
    },
  },
  {
    name: 'B3 blast bars',
    text: String.raw`7260 Rolling Meadow Street, Phoenix Arizona 85033 • 6bd 1.5ba • 1823 sqft • no HOA • seller owes $79k • blt 1959 • 40X150 lot • yours for $257000`,
    reads: {
      propertyAddress: '7260 Rolling Meadow Street',
      city: 'Phoenix',
      state: 'AZ',
      zipCode: '85033',
      askingPrice: '257000',
      bedrooms: '6+',
      bathrooms: '1.5',
      squareFeet: '1823',
      lotSize: '40 x 150',
      yearBuilt: '1959',
    },
  },
  {
    name: "L6 table row '\\t'",
    text: 'Address\tCity\tState\tZip\tBeds\tBaths\tSq Ft\tYear\tPrice\tARV\n1242B Spring Valley Blvd\tKansas City\tKS\t66104\t3\t3\t1409\t1966\t$129,000\t$220,000',
    reads: {
      propertyAddress: '1242B Spring Valley Blvd',
      city: 'Kansas City',
      state: 'KS',
      zipCode: '66104',
      askingPrice: '129000',
      bedrooms: '3',
      bathrooms: '3',
      squareFeet: '1409',
      yearBuilt: '1966',
    },
  },
  {
    name: 'L5 spanish labels blank lines',
    text: String.raw`Casa en venta, buena oportunidad para inversionista.

Dirección: 6399 SE 59th Pl

Ciudad: Rome

Estado: Georgia

Código postal: 30161

Precio: $335,000

Habitaciones: 3

Baños: 2.5

Pies cuadrados: 1,535

Año: 1966

ARV: $577,000

Trato directo, solo efectivo. Llamar al 567-555-9754`,
    reads: {
      propertyAddress: '6399 SE 59th Pl',
      city: 'Rome',
      state: 'GA',
      zipCode: '30161',
      askingPrice: '335000',
      bedrooms: '3',
      bathrooms: '2.5',
      squareFeet: '1535',
      yearBuilt: '1966',
    },
  },
  {
    name: 'P11 spanish english chat crlf',
    text: String.raw`Hola amigos, tengo una casa en 8918 63rd Pl, Corpus Christi, Texas 78415, 3 recámaras y 2 baños, 1,345 pies cuadrados, precio: $159,500. Looks good for a rental. Mándame mensaje.`,
    reads: {
      propertyAddress: '8918 63rd Pl',
      city: 'Corpus Christi',
      state: 'TX',
      zipCode: '78415',
      askingPrice: '159500',
      bedrooms: '3',
      bathrooms: '2',
      squareFeet: '1345',
    },
  },
  {
    name: 'P13 duplex',
    text: String.raw`Side by side duplex at 572 Park Place Rd., Pueblo, CO 81004. 2,431 sqft total, yr blt 2001. Each side is 2/1. Asking $157,000. Gross rents $2,350/mo. Fenced yard, old storage shed out back.`,
    reads: {
      propertyAddress: '572 Park Place Rd.',
      city: 'Pueblo',
      state: 'CO',
      zipCode: '81004',
      askingPrice: '157000',
      squareFeet: '2431',
      yearBuilt: '2001',
      propertyType: 'duplex',
    },
  },
  {
    name: 'P9 agent remarks',
    text: String.raw`7662 N 10th Pl, Trenton, New Jersey 08611.
Attention flippers! This 2 bedroom, 1 bath ranch-style house offers 1,222 sqft of living space.
Two-car garage.
Public sewer.
Survey from 2008 on file.
First come first served.
Flood zone X, never had water.
Offered at $154,000.`,
    reads: {
      propertyAddress: '7662 N 10th Pl',
      city: 'Trenton',
      state: 'NJ',
      zipCode: '08611',
      askingPrice: '154000',
      bedrooms: '2',
      bathrooms: '1',
      squareFeet: '1222',
      garage: '2-car',
      propertyType: 'single-family',
      septicSystem: 'city-sewer',
    },
  },
  {
    name: 'B5 group post',
    text: String.raw`Who's buying in Reno, NV 89502? It's on 902 Union Trl, #9.
2bed/2bath, 1234 square feet, 8,462 sq ft lot, in-ground pool, 10k assignment fee included, $318,000 firm
Back taxes get paid at closing.
Link in comments #wholesale #realestateinvesting`,
    reads: {
      propertyAddress: '902 Union Trl, #9',
      city: 'Reno',
      state: 'NV',
      zipCode: '89502',
      askingPrice: '318000',
      bedrooms: '2',
      bathrooms: '2',
      squareFeet: '1234',
      lotSize: '8,462 sq ft',
      pool: 'yes',
    },
  },
  {
    name: 'B4 emoji blast',
    text: String.raw`📍 1698 Garnet Dr NW, Columbus, OH
🛏 2 bed
🛁 2 bath
📐 1076 sq ft living
📅 2013 build
🚗 3 car gar
🔨 repairs 75,000
📈 ARV $348K
💲Asking $149,000
📸 https://imgur.com/a/gwLh8wK
📞 655-555-4069`,
    reads: {
      propertyAddress: '1698 Garnet Dr NW',
      city: 'Columbus',
      state: 'OH',
      askingPrice: '149000',
      bedrooms: '2',
      bathrooms: '2',
      squareFeet: '1076',
      yearBuilt: '2013',
      garage: '3-car',
      estimatedRepairCost: '75000',
      photoLinks: 'https://imgur.com/a/gwLh8wK',
    },
  },
  {
    name: 'B2 blast lines bullets crlf',
    text: String.raw`Off-market
12224 Delmar Avenue, Unit A, Las Vegas, NV 89104
✅ 4 br 2 ba
✅ 1,600 sf
✅ blt 52
✅ tenant pays 1400, month-to-month
✅ corner lot
✅ townhouse
✅ basic updating
📸 https://www.dropbox.com/sh/pHzu4ePYTaHHaBw/AABvTeDZJrq7R?dl=0
✅ 📞 Austin (923) 555-5196`,
    reads: {
      propertyAddress: '12224 Delmar Avenue, Unit A',
      city: 'Las Vegas',
      state: 'NV',
      zipCode: '89104',
      bedrooms: '4',
      bathrooms: '2',
      squareFeet: '1600',
      yearBuilt: '1952',
      occupancy: 'Tenant-occupied',
      propertyType: 'townhouse',
      currentCondition: 'basic',
      photoLinks: 'https://www.dropbox.com/sh/pHzu4ePYTaHHaBw/AABvTeDZJrq7R?dl=0',
    },
  },
  {
    name: "L6 table row ' |'",
    text: String.raw`Address |City |State |Zip |Yr Built |Baths |SqFt |BR
2868 County Road 210 |Springfield |MA |01109 |2011 |1 |1426 |2
1212 Cottage Cir |Columbus |OH |43211 |1948 |2 |1082 |2`,
    reads: {
      propertyAddress: '2868 County Road 210',
      city: 'Springfield',
      state: 'MA',
      zipCode: '01109',
      bedrooms: '2',
      bathrooms: '1',
      squareFeet: '1426',
      yearBuilt: '2011',
    },
  },
  {
    name: 'P1 seller mail',
    text: String.raw`I'm selling my mother's house at 8703 County Rd 35, Rockford, IL 61103. It's a four bedroom, two bath. The house was built in 1920 and we bought it in 1988. We are on septic. Nobody is in it, it's vacant. Similar houses on this street sold between 180k and 225k this spring. Central heat, window units for cooling. I want $154,000 cash for it and you pay closing.`,
    reads: {
      propertyAddress: '8703 County Rd 35',
      city: 'Rockford',
      state: 'IL',
      zipCode: '61103',
      askingPrice: '154000',
      bedrooms: '4',
      bathrooms: '2',
      yearBuilt: '1920',
      occupancy: 'Vacant',
      septicSystem: 'septic',
    },
  },
  {
    name: 'B6 price drop blank lines',
    text: String.raw`Price reduction

6002 US Hwy 41, Dallas, TX 75216

4/3/3, 1,268 sq ft living

Old price $153,000, new price $133,000

tenant occupied`,
    reads: {
      propertyAddress: '6002 US Hwy 41',
      city: 'Dallas',
      state: 'TX',
      zipCode: '75216',
      askingPrice: '133000',
      bedrooms: '4',
      bathrooms: '3',
      squareFeet: '1268',
      garage: '3-car',
      occupancy: 'Tenant-occupied',
    },
  },
  {
    name: 'P5 forwarded mail',
    text: String.raw`---------- Forwarded message ---------
From: Rick Whitlock <deals33@example.com>
Date: Tue, Mar 21, 2025 at 9:14 AM
Subject: Off market opportunity
To: Buyers List <list@example.com>

Hi investors,

New one for you this week.

381 SE 92nd St, Killeen TX 76543
Quick facts: 3/1, 1313 square feet, bulit 1954.
Detached 2 car garage.
Estimated repairs at $25000.
Price: $76,000 | ARV: $167,000
Tenant in place paying $1300/mo.
Neighbors are mostly long time owners.
Similar houses on this street sold between 180k and 225k this spring.
Schedule a walkthrough: https://calendly.com/dispo/30min

Rick Whitlock
Pinnacle Home Buyers LLC
4100 Corporate Center Dr Ste 210, Tampa, FL 33602
(574) 555-4246
Unsubscribe | Manage preferences`,
    reads: {
      propertyAddress: '381 SE 92nd St',
      city: 'Killeen',
      state: 'TX',
      zipCode: '76543',
      askingPrice: '76000',
      bedrooms: '3',
      bathrooms: '1',
      squareFeet: '1313',
      yearBuilt: '1954',
      garage: '2-car',
      occupancy: 'Tenant-occupied',
      estimatedRepairCost: '25000',
    },
  },
  {
    name: 'B6 price drop (upper)',
    text: String.raw`PRICE REDUCTION
727 FRANKLIN TRL, JACKSONVILLE, FL 32209
3/1, 1285SQFT
PRICE DROPPED TO $57K (WAS $69K)
OWNER LIVES THERE
REHAB 35-45K`,
    reads: {
      propertyAddress: '727 FRANKLIN TRL',
      city: 'Jacksonville',
      state: 'FL',
      zipCode: '32209',
      askingPrice: '57000',
      bedrooms: '3',
      bathrooms: '1',
      squareFeet: '1285',
      occupancy: 'Owner-occupied',
    },
  },
  {
    name: 'P10 call notes',
    text: String.raw`Call w/ seller 4/28 - Mr. Boone
re: 9230 Jackson Dr., Pensacola, FL 32505
- 2/1 1,400 sq ft, year built 1917
- tenant in place paying $1100/mo
- roof leak in 2021, patched
- asking price is $74K
- f/u Thursday`,
    reads: {
      propertyAddress: '9230 Jackson Dr.',
      city: 'Pensacola',
      state: 'FL',
      zipCode: '32505',
      askingPrice: '74000',
      bedrooms: '2',
      bathrooms: '1',
      squareFeet: '1400',
      yearBuilt: '1917',
      occupancy: 'Tenant-occupied',
    },
  },
  {
    name: 'B1 blast one line blank lines',
    text: String.raw`Under contract, assigning. 10638 SE 30th Pl Reno NV 89502; 3/3; 1475 sf; 1946 build; 2-car garage; $195,000 firm; needs 65k in work; complete gut job. - Rick (694) 555-5102`,
    reads: {
      propertyAddress: '10638 SE 30th Pl',
      city: 'Reno',
      state: 'NV',
      zipCode: '89502',
      askingPrice: '195000',
      bedrooms: '3',
      bathrooms: '3',
      squareFeet: '1475',
      yearBuilt: '1946',
      garage: '2-car',
      estimatedRepairCost: '65000',
      currentCondition: 'gut-job',
    },
  },
  {
    name: 'P4 forwarded chat',
    text: String.raw`JT: what u got today
Maria: 10884 E Union Dr., #11, Mesquite, TX
JT: size?
Maria: 3/2.5 ~1,295 sf
JT: vacant?
Maria: yes its vacant
JT: year built
Maria: 1975
JT: price?
Maria: $117000 asking
JT: repairs?
Maria: about $30,000 in repairs
JT: ok sending to my buyer`,
    reads: {
      propertyAddress: '10884 E Union Dr., #11',
      city: 'Mesquite',
      state: 'TX',
      askingPrice: '117000',
      bedrooms: '3',
      bathrooms: '2.5',
      squareFeet: '1295',
      yearBuilt: '1975',
      occupancy: 'Vacant',
      estimatedRepairCost: '30000',
    },
  },
  {
    name: 'P4 forwarded chat',
    text: String.raw`[3/7/25, 10:26:00 AM] Lead: what u got today
[3/7/25, 10:27:01 AM] Sam: 136 Mill Pond Ave., Bay City, MI 48708
[3/7/25, 10:28:02 AM] Lead: beds baths?
[3/7/25, 10:29:03 AM] Sam: 6bd 2ba 1,790 sq. ft.
[3/7/25, 10:30:04 AM] Lead: who's in it
[3/7/25, 10:31:05 AM] Sam: nobody in it, vacant
[3/7/25, 10:32:06 AM] Lead: year built
[3/7/25, 10:33:07 AM] Sam: 1905
[3/7/25, 10:34:08 AM] Lead: how much?
[3/7/25, 10:35:09 AM] Sam: asking $207,000
[3/7/25, 10:36:00 AM] Lead: too high lol
[3/7/25, 10:37:01 AM] Sam: pics https://share.icloud.com/photos/06UYCgCV5N6jrhWhV`,
    reads: {
      propertyAddress: '136 Mill Pond Ave.',
      city: 'Bay City',
      state: 'MI',
      zipCode: '48708',
      askingPrice: '207000',
      bedrooms: '6+',
      bathrooms: '2',
      squareFeet: '1790',
      yearBuilt: '1905',
      occupancy: 'Vacant',
      photoLinks: 'https://share.icloud.com/photos/06UYCgCV5N6jrhWhV',
    },
  },
  {
    name: 'P8 craigslist',
    text: String.raw`$161000 / 4br - 1490ft2 - Investor special (Pensacola, FL)

4BR / 4Ba 1490ft2
mobile home
cash only
corner lot

Property is at 876 N 33rd Pl, built ’07. Windows are newer vinyl. Owner lives there. There is room for a pool. Call or text 437.555.2387.

post id: 7998316827   posted: 15 days ago   updated: 15 hours ago`,
    reads: {
      propertyAddress: '876 N 33rd Pl',
      city: 'Pensacola',
      state: 'FL',
      askingPrice: '161000',
      bedrooms: '4',
      bathrooms: '4+',
      squareFeet: '1490',
      yearBuilt: '2007',
      occupancy: 'Owner-occupied',
      propertyType: 'mobile-home',
    },
  },
  {
    name: 'B8 terse blast (upper)',
    text: String.raw`15878 CLEMENT DRIVE, ORLANDO, FL 32808, 3/2, APPROX 1,375 SQFT, BUILT ’67, $45K, ARV $72K, CURRENTLY UNOCCUPIED, NEEDS 20K REHAB`,
    reads: {
      propertyAddress: '15878 CLEMENT DRIVE',
      city: 'Orlando',
      state: 'FL',
      zipCode: '32808',
      askingPrice: '45000',
      bedrooms: '3',
      bathrooms: '2',
      squareFeet: '1375',
      yearBuilt: '1967',
      occupancy: 'Vacant',
      estimatedRepairCost: '20000',
    },
  },
  {
    name: 'L9 labels one line (lower)',
    text: String.raw`property addr.: 12667 martin luther king st, sioux falls sd 57104 | est rehab: $65,000 | water heater: 2020 | zestimate: $179,700 | price: 75k | garage spaces: 1 car detached | living space: 1500 | current occupancy: tenant (month-to-month) | brs: 3 | bths: 1 full, 1 half | yb: 1963 | dom: 51 | type of property: single-family residence`,
    reads: {
      propertyAddress: '12667 martin luther king st',
      city: 'Sioux Falls',
      state: 'SD',
      zipCode: '57104',
      askingPrice: '75000',
      bedrooms: '3',
      bathrooms: '1.5',
      squareFeet: '1500',
      yearBuilt: '1963',
      garage: '1-car',
      occupancy: 'Tenant-occupied',
      propertyType: 'single-family',
      estimatedRepairCost: '65000',
    },
  },
];

import type { CorpusText } from './corpus-text.ts';

/** Held back while the reader is made, so that its figures are not those of texts it was fitted to. The kinds are those of `blasts.ts`. */
export const furtherBlasts: readonly CorpusText[] = [
  {
    name: 'text message in three parts, the figures spread over them',
    text: String.raw`(1/3) Yo its Rico w/ Bluegrass Cash Offers. Fresh contract in Louisville: 2735 Garland Fork Ave, Louisville KY 40211. Shotgun style
(2/3) 2 beds 1 bath 1,016 sq feet built 1906. Price is $47,500. ARV 118k. Needs 35k rehab. No garage just street parking
(3/3) Empty & secured, lockbox back door. 1k emd, close by 11/20. Ph 502-555-0113. Txt STOP to end`,
    reads: {
      propertyAddress: '2735 Garland Fork Ave',
      city: 'Louisville',
      state: 'KY',
      zipCode: '40211',
      bedrooms: '2',
      bathrooms: '1',
      squareFeet: '1016',
      yearBuilt: '1906',
      askingPrice: '47500',
      estimatedRepairCost: '35000',
      garage: 'none',
      occupancy: 'Vacant',
    },
  },
  {
    name: 'key and value by equals signs, as a web form mails it',
    text: String.raw`New submission from: Dispo Intake
property_street = 1120 Candelaria Wash Rd SW
property_city = Albuquerque
property_state = NM
property_zip = 87105
beds = 3
baths = 2
living_sqft = 1498
lot_size = 0.31 acres
year_built = 1974
sewer = septic
asking_price = $168,000
arv = $279,000
repairs = $41,000
submitted_by_phone = 505-555-0166`,
    reads: {
      propertyAddress: '1120 Candelaria Wash Rd SW',
      city: 'Albuquerque',
      state: 'NM',
      zipCode: '87105',
      bedrooms: '3',
      bathrooms: '2',
      squareFeet: '1498',
      lotSize: '0.31 acres',
      yearBuilt: '1974',
      septicSystem: 'septic',
      askingPrice: '168000',
      estimatedRepairCost: '41000',
    },
  },
  {
    name: 'chat post with markdown, an old price struck out',
    text: String.raw`**Omaha, NE – South O flip** :house_with_garden:
*Address:* 5016 S 39th Plaza, Omaha, NE 68107
*Specs:* 3 BD | 1.5 BA | 1,260 SF | 1 car attached garage | 1951
*Price:* ~~$139,000~~ **$131,500**
*ARV:* $224,000 (3 comps attached)
*Scope:* kitchen, both baths, paint – bid came in at $36,200 for the rehab
*Status:* vacant
> Comps: 4921 S 41st – $219k · 5105 S 38th – $231k · 3802 Q – $222k`,
    reads: {
      propertyAddress: '5016 S 39th Plaza',
      city: 'Omaha',
      state: 'NE',
      zipCode: '68107',
      bedrooms: '3',
      bathrooms: '1.5',
      squareFeet: '1260',
      garage: '1-car',
      yearBuilt: '1951',
      askingPrice: '131500',
      estimatedRepairCost: '36200',
      occupancy: 'Vacant',
    },
  },
  {
    name: 'voicemail transcript with the city before the street and a spelt lot',
    text: String.raw`Voicemail transcription (low confidence): Hi this message is about the house in Boise Idaho on 3311 West Kootenai Bluff Street it has three bedrooms and two and a half bathrooms it was built in 1994 on a quarter acre lot we want three ten for it and your guy said it would be worth four twenty fixed up my daughter rents it from me right now thanks 208-555-0171`,
    reads: {
      propertyAddress: '3311 West Kootenai Bluff Street',
      city: 'Boise',
      state: 'ID',
      bedrooms: '3',
      bathrooms: '2.5',
      yearBuilt: '1994',
      lotSize: '0.25 acres',
      occupancy: 'Tenant-occupied',
    },
  },
  {
    name: 'card with pipes, GLA for the living area, basement apart',
    text: String.raw`| FIELD | VALUE |
|---|---|
| Subject | 448 Bryn Mawr Hollow, Charleston, WV 25312 |
| Style | Ranch-style house |
| BR/BA | 3/2 |
| GLA | 1,344 sq ft |
| Basement | 1,100 sq ft unfinished |
| Site | 15,246 sq ft |
| Yr Blt | 1965 |
| Sewer | Municipal |
| Ask | $118,500 |
| As-is value | $135,000 |
| ARV | $198,000 |
| Roof | 2011 |`,
    reads: {
      propertyAddress: '448 Bryn Mawr Hollow',
      city: 'Charleston',
      state: 'WV',
      zipCode: '25312',
      propertyType: 'single-family',
      bedrooms: '3',
      bathrooms: '2',
      squareFeet: '1344',
      lotSize: '15,246 sq ft',
      yearBuilt: '1965',
      septicSystem: 'city-sewer',
      askingPrice: '118500',
    },
  },
  {
    name: 'metro area in the heading, another city in the address, pool emoji with words',
    text: String.raw`🌞 SACRAMENTO AREA 🌞 Off-market 🌞
Lives near Roseville... actual address 👉 7704 Larchmont Fair Way, Citrus Heights, CA 95610
➖ 4 bedrooms
➖ 2 bathrooms
➖ 1,812 square feet
➖ 1977 construction
➖ Built-in pool 🏊‍♂️ (green)
➖ Garage fits 2 cars
Asking price 399 thousand; retail 560
Seller's loan about 201,000, taxes 4,118/yr
Call/text Jo (916) 555-0138`,
    reads: {
      propertyAddress: '7704 Larchmont Fair Way',
      city: 'Citrus Heights',
      state: 'CA',
      zipCode: '95610',
      bedrooms: '4',
      bathrooms: '2',
      squareFeet: '1812',
      yearBuilt: '1977',
      pool: 'yes',
      garage: '2-car',
      askingPrice: '399000',
    },
  },
  {
    name: 'probate note by an attorney’s clerk, prose with one figure of each sort',
    text: String.raw`Re: Estate of a client - 62 Quarry Terrace, Waterbury, Connecticut 06704

The estate would sell as is for $155,000. The dwelling is a single family of 1,406 square feet, six rooms in all, three of them bedrooms, with one full and one half bath, erected in 1938. It is unoccupied. There is a one-car garage under. City water and city sewer. The 2024 assessment was $97,320 and the appraiser's date-of-death figure $181,000. Heat is oil; the furnace dates from 1999.

Please do not contact the heirs.`,
    reads: {
      propertyAddress: '62 Quarry Terrace',
      city: 'Waterbury',
      state: 'CT',
      zipCode: '06704',
      askingPrice: '155000',
      propertyType: 'single-family',
      squareFeet: '1406',
      bedrooms: '3',
      bathrooms: '1.5',
      yearBuilt: '1938',
      occupancy: 'Vacant',
      garage: '1-car',
      septicSystem: 'city-sewer',
    },
  },
  {
    name: 'two-family with totals, rent of each floor, price first',
    text: String.raw`$219K 🔑 ROCHESTER NY DUPLEX 🔑 cap 10.4
91 Melville Orchard St, Rochester NY 14609
5 total beds, 2 total baths, 2,248sf, year 1920
1st fl: 950 leased   2nd fl: 1,100 leased
separate utils, newer tear-off 2020, 2 car detached garage
ARV as rental 285K
non-refundable 7,500 deposit, balance at close
585-555-0154`,
    reads: {
      askingPrice: '219000',
      propertyType: 'duplex',
      propertyAddress: '91 Melville Orchard St',
      city: 'Rochester',
      state: 'NY',
      zipCode: '14609',
      bedrooms: '5',
      bathrooms: '2',
      squareFeet: '2248',
      yearBuilt: '1920',
      occupancy: 'Tenant-occupied',
      garage: '2-car',
    },
  },
  {
    name: 'Spanish only, labels by dashes, an address with a capital unit',
    text: String.raw`SE VENDE CONTRATO 💥
Dirección - 905 Magnolia Crossing Unit 7B
Ciudad - Orlando
Estado - Florida
Código postal - 32808
Recámaras - 2
Baños - 2
Pies cuadrados - 1,104
Año - 1985
Precio - 137.500
Valor después de reparar - 205.000
HOA - 310 al mes
Interesados 407-555-0187`,
    reads: {
      propertyAddress: '905 Magnolia Crossing Unit 7B',
      city: 'Orlando',
      state: 'FL',
      zipCode: '32808',
      bedrooms: '2',
      bathrooms: '2',
      squareFeet: '1104',
      yearBuilt: '1985',
      askingPrice: '137500',
    },
  },
  {
    name: 'ad of the sort on classified pages, cross streets, numbers to call',
    text: String.raw`$94,000 / 3br - 1137ft2 - Handyman special, cash (Baton Rouge)

6842 Plank Hollow Dr near Airline Hwy and Florida Blvd
Baton Rouge, LA 70811

3BR/1Ba 1137ft2
available now - flat fee - house
no garage, driveway parking
w/d hookups

Slab shows some cracks. Flooded 2016, gutted and redone 2017. Comparable house on next street brought 162,000. Principals only, do not contact me with unsolicited services. post id: 7700001234 posted: 2025-10-01`,
    reads: {
      askingPrice: '94000',
      propertyAddress: '6842 Plank Hollow Dr',
      city: 'Baton Rouge',
      state: 'LA',
      zipCode: '70811',
      bedrooms: '3',
      bathrooms: '1',
      squareFeet: '1137',
      garage: 'none',
    },
  },
  {
    name: 'novation pitch with three prices, the one asked of the buyer is read',
    text: String.raw`Nova deal // Jackson, Mississippi
→ 3380 Tougaloo Bend Dr, Jackson, MS 39213
→ 4/2, 1,905 sq.ft., 0.4 acre, circa-1970s build
→ Seller's net: $101K  |  Our ask to you: $119K  |  Retail list after paint: $189,900
→ Light rehab: $18K
→ Owner lives there, can be out in 10 days
→ Double carport
→ JV ok if you actually have the buyer (601) 555-0192`,
    reads: {
      propertyAddress: '3380 Tougaloo Bend Dr',
      city: 'Jackson',
      state: 'MS',
      zipCode: '39213',
      bedrooms: '4',
      bathrooms: '2',
      squareFeet: '1905',
      lotSize: '0.4 acres',
      askingPrice: '119000',
      estimatedRepairCost: '18000',
      occupancy: 'Owner-occupied',
    },
  },
  {
    name: 'metric sizes in a foreign owner’s mail',
    text: String.raw`Subject: sale of my house in Virginia

Dear Sir or Madam,

I live abroad and own 27 Shockoe Fern Court, Richmond, VA 23224. It has 3 bedrooms, 1 bathroom, 102 m² of living space, and was built in 1955. I paid 61,000 USD for it in 2003. I am asking 145,000 USD. The tenants pay 1,050 USD monthly until the end of March. It has a septic tank. There is no pool.

Kind regards`,
    reads: {
      propertyAddress: '27 Shockoe Fern Court',
      city: 'Richmond',
      state: 'VA',
      zipCode: '23224',
      bedrooms: '3',
      bathrooms: '1',
      squareFeet: '1098',
      yearBuilt: '1955',
      askingPrice: '145000',
      occupancy: 'Tenant-occupied',
      septicSystem: 'septic',
      pool: 'no',
    },
  },
  {
    name: 'list by letters with the sender’s own buy box above it',
    text: String.raw`WE BUY TOO: 3/2 min, 1200sf+, Utah & Salt Lake Counties, under 350K

THIS WEEK'S INVENTORY
A. OGDEN — 1461 Kiesel Grove Ave, Ogden, UT 84404
   2 bd, 1 ba, 968 sf, 1 car garage, 1944, $235,000, ARV $340,000
B. PROVO — 882 W 1150 N, Provo, UT 84604
   4 bd, 2 ba, 1,870 sf, 2 car garage, 1976, $365,000, ARV $480,000
Ref: pay a 2,500 fee to lock either. 801-555-0139`,
    reads: {
      propertyAddress: '1461 Kiesel Grove Ave',
      city: 'Ogden',
      state: 'UT',
      zipCode: '84404',
      bedrooms: '2',
      bathrooms: '1',
      squareFeet: '968',
      garage: '1-car',
      yearBuilt: '1944',
      askingPrice: '235000',
    },
  },
  {
    name: 'full-width and bold Unicode signs copied from a flyer',
    text: String.raw`★ Ｄｅｓ　Ｍｏｉｎｅｓ　ＩＡ　５０３１３ ★
Address： ２４３７ Oxford Glade Ave
Beds： ３
Baths： １
Size： １，０７２ sq ft
Year built： １９２３
Price： ＄８４，５００
ARV： ＄１６５，０００
515‑555‑0125`,
    reads: {
      propertyAddress: '2437 Oxford Glade Ave',
      city: 'Des Moines',
      state: 'IA',
      zipCode: '50313',
      bedrooms: '3',
      bathrooms: '1',
      squareFeet: '1072',
      yearBuilt: '1923',
      askingPrice: '84500',
    },
  },
  {
    name: 'CR address, lease and mineral figures, mobile on land, no sewer said',
    text: String.raw`Terrell Texas guys!! 15 min off I-20
6155 CR 4520, Terrell, TX 75161
2012 manufactured home 3/2, 1,680 sqft living
2.75 ac m/l, barb wire, stock tank
220k gets it / worth 300 / pad rent n/a
electric co-op ~$190 mo
tenant out, EMPTY
gate code 4520# text me first 469-555-0107
https://1drv.ms/f/s!ExampleTerrellPhotos <- pictures`,
    reads: {
      propertyAddress: '6155 CR 4520',
      city: 'Terrell',
      state: 'TX',
      zipCode: '75161',
      propertyType: 'mobile-home',
      yearBuilt: '2012',
      bedrooms: '3',
      bathrooms: '2',
      squareFeet: '1680',
      lotSize: '2.75 acres',
      askingPrice: '220000',
      occupancy: 'Vacant',
      photoLinks: 'https://1drv.ms/f/s!ExampleTerrellPhotos',
    },
  },
  {
    name: 'reply chain in which the price falls, newest at the top',
    text: String.raw`RE: RE: 1808 N Tacoma Spring St

New price from seller as of this morning is $205,000. Everything else same.

> On Oct 2 you wrote:
> Previous price $229,000, would they do 200?
>
>> On Sep 28 dispo wrote:
>> 1808 N Tacoma Spring St, Yakima, WA 98902
>> 3 bedrooms / 1.75 baths / 1,316 sqft / built 1950 / garage: 1
>> ARV $330,000. Needs roof ($14,000) and sewer scope.
>> On public sewer.`,
    reads: {
      propertyAddress: '1808 N Tacoma Spring St',
      city: 'Yakima',
      state: 'WA',
      zipCode: '98902',
      bedrooms: '3',
      bathrooms: '1.5',
      squareFeet: '1316',
      yearBuilt: '1950',
      garage: '1-car',
      askingPrice: '205000',
      septicSystem: 'city-sewer',
    },
  },
  {
    name: 'one-liner in capitals, no ZIP, all by commas',
    text: String.raw`GARY IN, 727 TANEY CREST PL, 3/1, 1,096 SF, 1 CAR GARAGE, BLT 1954, FULL GUT, ASK 27.5K, ARV 120K, REHAB 60K, VIOLATIONS CLEARED, PH 219-555-0145`,
    reads: {
      city: 'Gary',
      state: 'IN',
      propertyAddress: '727 TANEY CREST PL',
      bedrooms: '3',
      bathrooms: '1',
      squareFeet: '1096',
      garage: '1-car',
      yearBuilt: '1954',
      currentCondition: 'gut-job',
      askingPrice: '27500',
      estimatedRepairCost: '60000',
    },
  },
  {
    name: 'sub-to of a townhouse, arrears and escrow, price as sum of the loan left unsaid',
    text: String.raw`CREATIVE 🎨 / Sub2
Murfreesboro TN 37129 — 2516 Salem Fox Trce
Townhouse · 3B/2.5B · 1,610 sf · 2019
1st lien: $241,770 @ 2.875% (VA, not assumable w/o entitlement)
PITI 1,486
Arrears 5,944
Cash to seller 10,000
Market rent 1,950
HOA 165/mo: mows, pool, trash
Garage: attached, 1-car
Occupied by owner
Buyer pays all closing`,
    reads: {
      city: 'Murfreesboro',
      state: 'TN',
      zipCode: '37129',
      propertyAddress: '2516 Salem Fox Trce',
      propertyType: 'townhouse',
      bedrooms: '3',
      bathrooms: '2.5',
      squareFeet: '1610',
      yearBuilt: '2019',
      garage: '1-car',
      occupancy: 'Owner-occupied',
    },
  },
  {
    name: 'cold-caller’s sheet with questions and answers, many of them not known',
    text: String.raw`Q: Property address? A: 1450 Ridgeway Fen Ave, Rockford IL 61101
Q: How many bedrooms? A: 3
Q: How many bathrooms? A: 1
Q: Square footage? A: not sure
Q: Year built? A: before the war
Q: Garage? A: yes, detached
Q: Anyone living there? A: vacant about 8 months
Q: Sewer or septic? A: city sewer
Q: Asking price? A: 55,000
Q: What do you owe? A: 12,000 and 3,300 taxes
Q: When was the roof done? A: 2009
Q: Best number? A: 815-555-0178`,
    reads: {
      propertyAddress: '1450 Ridgeway Fen Ave',
      city: 'Rockford',
      state: 'IL',
      zipCode: '61101',
      bedrooms: '3',
      bathrooms: '1',
      occupancy: 'Vacant',
      septicSystem: 'city-sewer',
      askingPrice: '55000',
    },
  },
  {
    name: 'group post in mixed languages, dimensions of the lot, room for a pool',
    text: String.raw`Familia!! DEAL en Bakersfield, California 🇲🇽🇺🇸
📮 2018 Oleander Junction St, Bakersfield, CA 93304
3 cuartos... 3 bedrooms 1 bathroom 1,021 sqft
Terreno: 60 x 135, room for a pool
Año: 1947
Precio: $188,000 NO LESS
ARV 305k, remodel bids 50-65k
Inquilino no hay, it's vacant
Inbox me o 661-555-0183`,
    reads: {
      propertyAddress: '2018 Oleander Junction St',
      city: 'Bakersfield',
      state: 'CA',
      zipCode: '93304',
      bedrooms: '3',
      bathrooms: '1',
      squareFeet: '1021',
      lotSize: '60 x 135',
      yearBuilt: '1947',
      askingPrice: '188000',
      occupancy: 'Vacant',
    },
  },
  {
    name: 'links without pictures only: portal, map, form, offer page',
    text: String.raw`Trenton NJ rehab 🛠
38 Chambers Knoll Ave, Trenton, NJ 08611
3 bed / 1 bath row, 1,176 SF, 1905
$79,900 firm, ARV $189,000
Redfin: https://www.redfin.com/NJ/Trenton/example/home/0
Directions: https://maps.app.goo.gl/exampleTrenton
Offer form: https://docs.google.com/forms/d/e/exampleTrenton/viewform
Our site: www.gardenstatedeals.example
To stop emails: https://gsd.example/u/123`,
    reads: {
      propertyAddress: '38 Chambers Knoll Ave',
      city: 'Trenton',
      state: 'NJ',
      zipCode: '08611',
      bedrooms: '3',
      bathrooms: '1',
      squareFeet: '1176',
      yearBuilt: '1905',
      askingPrice: '79900',
    },
  },
  {
    name: 'ZIP with four more digits, apartment with a comma, cooperative fees',
    text: String.raw`Springfield condo, quick flip

1605 Bay Laurel St, Apt 12C
Springfield, MA 01109-4432

• Condo, 2nd floor
• Beds: 2
• Full baths: 1, half baths: 1
• 905 square feet of living area
• Completed 1972
• Condo fee $289/mo
• One deeded parking space
• Last transfer 2014 at $64,000
• Price to you: $92,000
• Photos in the album: https://photos.google.com/share/ExampleSpringfield?key=1`,
    reads: {
      propertyAddress: '1605 Bay Laurel St, Apt 12C',
      city: 'Springfield',
      state: 'MA',
      zipCode: '01109-4432',
      propertyType: 'condo',
      bedrooms: '2',
      bathrooms: '1.5',
      squareFeet: '905',
      yearBuilt: '1972',
      askingPrice: '92000',
      photoLinks: 'https://photos.google.com/share/ExampleSpringfield?key=1',
    },
  },
  {
    name: 'comps before the subject',
    text: String.raw`COMPS FIRST SO YOU DON'T ASK:
✔ 110 Mink Hollow Ln sold 8/12 $274,000 (4/2, 1,690)
✔ 57 Otter Run sold 7/3 $259,900 (3/2, 1,540)
✔ 301 Beaver Dam Way sold 6/18 $281,500 (4/2.5, 1,811)

SUBJECT PROPERTY:
84 Heron Marsh Ln, Newark, DE 19702
Bedrooms: 3
Bathrooms: 2
Square feet: 1,602
Year built: 1981
Asking price: $181,000
Rehab budget: $39,000
Garage: None
Occupancy: Tenant, month-to-month`,
    reads: {
      propertyAddress: '84 Heron Marsh Ln',
      city: 'Newark',
      state: 'DE',
      zipCode: '19702',
      bedrooms: '3',
      bathrooms: '2',
      squareFeet: '1602',
      yearBuilt: '1981',
      askingPrice: '181000',
      estimatedRepairCost: '39000',
      garage: 'none',
      occupancy: 'Tenant-occupied',
    },
  },
  {
    name: 'CSV line with quoted cells under a heading',
    text: String.raw`"Street","City","State","Zip","Bedrooms","Bathrooms","Living Sq Ft","Lot Acres","Year Built","Price","ARV","Monthly Rent"
"5309 Tumwater Vista Ct","Salem","OR","97305","4","2","1,733","0.18","1979","$269,000","$410,000","$2,150"`,
    reads: {
      propertyAddress: '5309 Tumwater Vista Ct',
      city: 'Salem',
      state: 'OR',
      zipCode: '97305',
      bedrooms: '4',
      bathrooms: '2',
      squareFeet: '1733',
      lotSize: '0.18 acres',
      yearBuilt: '1979',
      askingPrice: '269000',
    },
  },
  {
    name: 'lower case ramble, mid-message correction of the price',
    text: String.raw`ok ppl dover fell thru so back on mkt. 316 sassafras dell rd dover new hampshire 03820, 3 beds 2 baths, 1,428 sqft, yr built 1992, had it posted at 189 but new asking is 176 now. arv 270. new hvac 2023. well water, on septic. renters paying 1,500. hard $ ok, no fha. 603-555-0199`,
    reads: {
      propertyAddress: '316 sassafras dell rd',
      city: 'Dover',
      state: 'NH',
      zipCode: '03820',
      bedrooms: '3',
      bathrooms: '2',
      squareFeet: '1428',
      yearBuilt: '1992',
      askingPrice: '176000',
      septicSystem: 'septic',
      occupancy: 'Tenant-occupied',
    },
  },
  {
    name: 'price range, two living areas that do not agree, occupancy to be confirmed',
    text: String.raw`❗ PRE-MARKET ❗ Reno, Nevada 89502
2290 Wedekind Spur Ln
Taxes say 1,212 sq ft, appraisal says 1,384 sq ft
3 bedrooms, 2 baths, 1-car garage, 1962
Seller thinking 290-310k
ARV 425k
Could be a great rental
Not sure if anyone is in there
Repairs TBD`,
    reads: {
      propertyAddress: '2290 Wedekind Spur Ln',
      city: 'Reno',
      state: 'NV',
      zipCode: '89502',
      bedrooms: '3',
      bathrooms: '2',
      garage: '1-car',
      yearBuilt: '1962',
    },
  },
  {
    name: 'package of rentals in a table by spaces, first row read, total below',
    text: String.raw`PEORIA IL 4-PACK (can split)

#  Address                             Bd/Ba  SqFt   Built  Status     Rent   Price
1  1213 W Ayres Summit, Peoria, IL 61605   2/1    796    1926   Rented     725    34,000
2  918 S Griswold Hill, Peoria, IL 61605   3/1    1,040  1921   Rented     850    41,000
3  2504 W Proctor Glen, Peoria, IL 61605   3/1    1,112  1930   Vacant     0      36,000
4  617 NE Monroe Park, Peoria, IL 61603    4/1.5  1,488  1910   Rented     975    52,000
                                                         TOTAL     2,550  163,000`,
    reads: {
      propertyAddress: '1213 W Ayres Summit',
      city: 'Peoria',
      state: 'IL',
      zipCode: '61605',
      bedrooms: '2',
      bathrooms: '1',
      squareFeet: '796',
      yearBuilt: '1926',
      occupancy: 'Tenant-occupied',
      askingPrice: '34000',
    },
  },
];

import type { CorpusText } from './corpus-text.ts';

/** Written by somebody who had not seen the reader, in the ways people paste: read at 70 % of the texts when they came. */
export const freshFirst: readonly CorpusText[] = [
  {
    name: 'Zillow page with a detached garage and a tenant',
    text: String.raw`Skip to main content
Buy
Rent
Sell
Home Loans
Agent Finder
Manage rentals
Advertise
Help
Sign in
Back to search
Save
Share
Hide
More
For sale
$289,900
3
beds
2
baths
1,412
sqft
2217 Wisteria Dr, Decatur, GA 30032
Est.: $1,874/mo
Get pre-qualified
Request a tour
as early as today at 11:00 am
Contact agent
Single Family Residence
Built in 1958
0.34 Acres Lot
$281,400 Zestimate®
$205/sqft
$-- HOA
What's special
Welcome to this charming brick ranch! New roof in 2021, HVAC 2019. Large fenced backyard with detached 1-car garage. Sold as-is. Currently tenant occupied at $1,650/mo through March.
12 days on Zillow | 1,204 views | 61 saves
Zillow last checked: 3 hours ago
Listing updated: October 30, 2025 at 04:11pm
Listed by: Dana Whitfield 404-555-0188, Peach State Realty
Source: GAMLS, MLS#: 10498871
Facts & features
Interior
Bedrooms & bathrooms
Bedrooms: 3
Bathrooms: 2
Full bathrooms: 2
Main level bathrooms: 2
Heating
Natural Gas, Central
Cooling
Ceiling Fan(s), Central Air
Parking
Total spaces: 1
Parking features: Detached, Garage
Has garage: Yes
Lot
Size: 0.34 Acres
Details
Parcel number: 15 187 04 022
Construction
Home type: SingleFamily
Architectural style: Ranch
Property subtype: Single Family Residence
Utilities & green energy
Sewer: Septic Tank
Water: Public
Price history
10/30/2025 Listed for sale $289,900 +3.5% $205/sqft
6/14/2012 Sold $62,000
Public tax history
Year Property taxes Tax assessment
2024 $3,911 $101,240
Nearby homes
$315,000
4 bds 2 ba 1,800 sqft
2240 Wisteria Dr, Decatur, GA 30032`,
    reads: {
      propertyAddress: '2217 Wisteria Dr',
      city: 'Decatur',
      state: 'GA',
      zipCode: '30032',
      bedrooms: '3',
      bathrooms: '2',
      squareFeet: '1412',
      lotSize: '0.34 acres',
      yearBuilt: '1958',
      garage: '1-car',
      askingPrice: '289900',
      septicSystem: 'septic',
      propertyType: 'single-family',
      occupancy: 'Tenant-occupied',
    },
  },
  {
    name: 'blast with emoji as labels',
    text: String.raw`🔥🔥 OFF MARKET DEAL - TAMPA FL 🔥🔥
📍 8911 N Brooks St, Tampa, FL 33604
🛏 3 🛁 1 📐 1,098 sqft 🏗 1954
💰 Asking: $165K
📈 ARV: $275-285K
🔨 Rehab: ~$45k (kitchen, bath, floors)
🏠 CBS, city water & sewer, roof 2017
Vacant on lockbox 🔑
Pics: https://drive.example.com/folders/1a2b3c
EMD $5k, close on or before 12/15
Call/text Marcus (813) 555-0142`,
    reads: {
      propertyAddress: '8911 N Brooks St',
      city: 'Tampa',
      state: 'FL',
      zipCode: '33604',
      squareFeet: '1098',
      yearBuilt: '1954',
      askingPrice: '165000',
      estimatedRepairCost: '45000',
      septicSystem: 'city-sewer',
      occupancy: 'Vacant',
      photoLinks: 'https://drive.example.com/folders/1a2b3c',
      bedrooms: '3',
      bathrooms: '1',
    },
  },
  {
    name: 'text by phone with an owner still in',
    text: String.raw`new one guys. 1203 Kirk Ave Nashville TN 37206. 4/2.5, 1950ish sq ft built 02. asking 310 obo. needs paint carpet and an ac, figure 25-30k. comps at 425. 2 car att garage. owner still in it, needs 30 days after closing. text me for pics`,
    reads: {
      propertyAddress: '1203 Kirk Ave',
      city: 'Nashville',
      state: 'TN',
      zipCode: '37206',
      bedrooms: '4',
      bathrooms: '2.5',
      squareFeet: '1950',
      garage: '2-car',
      askingPrice: '310000',
      yearBuilt: '2002',
      occupancy: 'Owner-occupied',
    },
  },
  {
    name: 'sheet in columns with a tail of letters',
    text: String.raw`Beds: 3   Baths: 2/1   SqFt: 2,134   Lot: 0.22 ac   Yr: 1999
Addr: 5106 Crown Point Cir, Charlotte, NC 28269
LP: 349,000    ARV: 415,000   Est repairs: 28,500
Garage: 2 att  Sewer: City  Pool: N  Occ: V  Roof 2014
Type: SFR`,
    reads: {
      propertyAddress: '5106 Crown Point Cir',
      city: 'Charlotte',
      state: 'NC',
      zipCode: '28269',
      bedrooms: '3',
      bathrooms: '2.5',
      squareFeet: '2134',
      lotSize: '0.22 acres',
      yearBuilt: '1999',
      garage: '2-car',
      askingPrice: '349000',
      estimatedRepairCost: '28500',
      septicSystem: 'city-sewer',
      propertyType: 'single-family',
      pool: 'no',
      occupancy: 'Vacant',
    },
  },
  {
    name: 'Tulsa sheet without colons',
    text: String.raw`MLS # 24-118823 Class RES Type Single Family
Address 6634 E 27TH ST City Tulsa State OK Zip 74129
Status Active Asking Price $174,900 Sale/Rent For Sale
# of Bedrooms 3 # of Full Baths 1 # of Half Baths 1 Garage Capacity 2
Year Built 1961 Approx SqFt 1,388 SqFt Source Court House Lot Size 65x130 Approx Acres 0.19
Sewer: City  Pool: No  Roof: Asph/Fiberglass
PUBLIC REMARKS: Investor special! Needs cosmetic updating throughout. Taxes $1,822. HOA dues $0.`,
    reads: {
      propertyAddress: '6634 E 27TH ST',
      zipCode: '74129',
      bedrooms: '3',
      bathrooms: '1.5',
      squareFeet: '1388',
      lotSize: '0.19 acres',
      yearBuilt: '1961',
      garage: '2-car',
      askingPrice: '174900',
      septicSystem: 'city-sewer',
      propertyType: 'single-family',
      pool: 'no',
      city: 'Tulsa',
      state: 'OK',
    },
  },
  {
    name: 'Spanish sentence with the city first',
    text: String.raw`Casa en venta en Houston, 7423 Glenheath St, 77061. 3 recámaras, 2 baños, 1,530 pies cuadrados, año 1957, cochera para 1 carro. Precio $142,000, vale $235,000 arreglada, reparaciones 40 mil. Desocupada. Drenaje de la ciudad.`,
    reads: {
      propertyAddress: '7423 Glenheath St',
      zipCode: '77061',
      bedrooms: '3',
      bathrooms: '2',
      squareFeet: '1530',
      yearBuilt: '1957',
      askingPrice: '142000',
      estimatedRepairCost: '40000',
      occupancy: 'Vacant',
      city: 'Houston',
      garage: '1-car',
      septicSystem: 'city-sewer',
    },
  },
  {
    name: 'CSV with quotes',
    text: String.raw`Property,City,State,Zip,Beds,Baths,SqFt,Year,Ask,ARV,Repairs
"902 W Cherry Ln",Phoenix,AZ,85013,3,2,1612,1963,$312000,$465000,$48000`,
    reads: {
      propertyAddress: '902 W Cherry Ln',
      city: 'Phoenix',
      state: 'AZ',
      zipCode: '85013',
      bedrooms: '3',
      bathrooms: '2',
      squareFeet: '1612',
      yearBuilt: '1963',
      askingPrice: '312000',
      estimatedRepairCost: '48000',
    },
  },
  {
    name: 'HTML card',
    text: String.raw`<div class="listing"><h1>4415 SW 29th St, Oklahoma City, OK 73119</h1><p>Price:&nbsp;<b>$98,500</b></p><ul><li>2&nbsp;Bed</li><li>1&nbsp;Bath</li><li>876&nbsp;sq&nbsp;ft</li><li>Year&nbsp;built:&nbsp;1948</li></ul><p>Carport. Tenant in place paying $850/mo.</p></div>`,
    reads: {
      propertyAddress: '4415 SW 29th St',
      city: 'Oklahoma City',
      state: 'OK',
      zipCode: '73119',
      bedrooms: '2',
      bathrooms: '1',
      squareFeet: '876',
      yearBuilt: '1948',
      askingPrice: '98500',
      occupancy: 'Tenant-occupied',
    },
  },
  {
    name: 'e-mail with the sender below',
    text: String.raw`Subject: Wholesale - 1 mile from downtown Greensboro

Hey team,

Just locked up a solid one:

2309 Textile Dr.
Greensboro, North Carolina 27405

- 3 bed / 1.5 bath brick ranch
- about 1,150 square feet heated
- Year built 1956
- Crawl space foundation, no issues seen
- Roof is approx 8 yrs old, HVAC replaced 2020
- Public sewer and water

Purchase price: one hundred nineteen thousand nine hundred ($119,900)
After repair value 205-210
Light rehab, 20-25K

Access via lockbox, contact me for code. Closing by 1/10. Inspection over, EMD 3,000 nonrefundable.

Tyler Nance
Carolina Home Buyers LLC
1400 Battleground Ave Ste 110, Greensboro NC 27408
336.555.0119`,
    reads: {
      propertyAddress: '2309 Textile Dr.',
      city: 'Greensboro',
      state: 'NC',
      zipCode: '27405',
      bedrooms: '3',
      bathrooms: '1.5',
      squareFeet: '1150',
      yearBuilt: '1956',
      askingPrice: '119900',
      septicSystem: 'city-sewer',
    },
  },
  {
    name: 'Redfin page in short',
    text: String.raw`Redfin
$525,000
Est. $3,402/mo
4
Beds
3
Baths
2,260
Sq Ft
18814 N 46th Dr, Glendale, AZ 85308
About this home
Beautiful home w/ sparkling POOL, 3 car garage, RV gate. Built in 1996. Updated kitchen 2022.
Home facts
Status Active
Property type Single-family
Year built 1996
Lot size 8,712 sq ft
Price/sq.ft. $232
Redfin Estimate $518,233
Parking 3 garage spaces
Listed by Jo Bell
Source ARMLS #6773345
Sale & tax history
Nov 2, 2025 Listed $525,000
Mar 12, 2009 Sold $189,000`,
    reads: {
      propertyAddress: '18814 N 46th Dr',
      city: 'Glendale',
      state: 'AZ',
      zipCode: '85308',
      bedrooms: '4',
      bathrooms: '3',
      squareFeet: '2260',
      lotSize: '8,712 sq ft',
      yearBuilt: '1996',
      garage: '3-car',
      askingPrice: '525000',
      propertyType: 'single-family',
      pool: 'yes',
    },
  },
  {
    name: 'one line with a cut price',
    text: String.raw`3bd 2ba 1400sf brick home in Columbia SC 29203. 4120 Abingdon Rd. built 1972. ask $129,9. arv 210k. cosmetic. tenant month to month $1,100. septic.`,
    reads: {
      propertyAddress: '4120 Abingdon Rd',
      city: 'Columbia',
      state: 'SC',
      zipCode: '29203',
      bedrooms: '3',
      bathrooms: '2',
      squareFeet: '1400',
      yearBuilt: '1972',
      septicSystem: 'septic',
      occupancy: 'Tenant-occupied',
      askingPrice: '129900',
    },
  },
  {
    name: 'duplex by its two doors',
    text: String.raw`FOR SALE BY WHOLESALER
Duplex - 1518/1520 Moss St, Jacksonville FL 32208
Unit A 2/1, Unit B 2/1 – 1,760 total sf
Built 1949 / block
$155,000 cash or hard money
ARV $240k. Rents $950 + $975
Roof 2019. Vacant both sides`,
    reads: {
      city: 'Jacksonville',
      state: 'FL',
      zipCode: '32208',
      squareFeet: '1760',
      yearBuilt: '1949',
      propertyType: 'duplex',
      occupancy: 'Vacant',
      propertyAddress: '1518/1520 Moss St',
      askingPrice: '155000',
    },
  },
  {
    name: 'double bars with beds-baths-garage',
    text: String.raw`COMING SOON || Fort Worth || 3921 Meadowbrook Dr 76103 || 3-2-2 || 1,688 SF || 1962 || Price $189k || ARV $289k || Rehab 45k || foundation piers needed (quote 12k) || vacant || combo on backdoor`,
    reads: {
      propertyAddress: '3921 Meadowbrook Dr',
      city: 'Fort Worth',
      zipCode: '76103',
      squareFeet: '1688',
      yearBuilt: '1962',
      askingPrice: '189000',
      estimatedRepairCost: '45000',
      occupancy: 'Vacant',
      bedrooms: '3',
      bathrooms: '2',
      garage: '2-car',
    },
  },
  {
    name: 'realtor.com card',
    text: String.raw`Realtor.com
For Sale
$379,000
Est. $2,690/mo
3bed
2bath
1,801sqft
6,098sqft lot
1427 Rosewood Ave, Raleigh, NC 27604
Property type Single family
Time on Realtor.com 21 days
Price per sqft $210
Garage 2 Cars
Year built 2003
HOA fees $42/mo`,
    reads: {
      propertyAddress: '1427 Rosewood Ave',
      city: 'Raleigh',
      state: 'NC',
      zipCode: '27604',
      bedrooms: '3',
      bathrooms: '2',
      squareFeet: '1801',
      lotSize: '6,098 sq ft',
      yearBuilt: '2003',
      garage: '2-car',
      askingPrice: '379000',
      propertyType: 'single-family',
    },
  },
  {
    name: 'talk with a two-digit year',
    text: String.raw`I have a seller in Orlando. 3/2 with a 1 car garage approx 1350 sqft. Street is 5512 Pendleton Dr 32839. Built '78. They want 225. I think ARV is 330ish. Needs 35-40 in work: roof is original, ac from 2012. Mom lives there now, will be out at closing. Pool but it's green. My fee is 10k included`,
    reads: {
      propertyAddress: '5512 Pendleton Dr',
      city: 'Orlando',
      zipCode: '32839',
      bedrooms: '3',
      bathrooms: '2',
      squareFeet: '1350',
      garage: '1-car',
      askingPrice: '225000',
      yearBuilt: '1978',
      pool: 'yes',
    },
  },
  {
    name: 'sheet in capitals',
    text: String.raw`TRACT/LOT: 12
1,732 SQFT (PER TAX)
BR 4 BA 2F 0H
YR BLT 1985
GAR 2
LIST PRICE: 264900
ADDR: 108 HOLLY HILL CT
CITY: SIMPSONVILLE
ST: SC ZIP: 29681
SEWER: SEPTIC
ACRES: .41`,
    reads: {
      propertyAddress: '108 HOLLY HILL CT',
      city: 'Simpsonville',
      state: 'SC',
      zipCode: '29681',
      bedrooms: '4',
      bathrooms: '2',
      squareFeet: '1732',
      lotSize: '0.41 acres',
      yearBuilt: '1985',
      garage: '2-car',
      askingPrice: '264900',
      septicSystem: 'septic',
    },
  },
  {
    name: 'highway with a unit',
    text: String.raw`Hwy 90 W deal. 10815 US Highway 90 W Unit 4, San Antonio, TX 78245. mobile home double wide 3/2 1,568sf 2004. $89k. land included .5 acre. septic.`,
    reads: {
      propertyAddress: '10815 US Highway 90 W Unit 4',
      city: 'San Antonio',
      state: 'TX',
      zipCode: '78245',
      bedrooms: '3',
      bathrooms: '2',
      squareFeet: '1568',
      lotSize: '0.5 acres',
      yearBuilt: '2004',
      askingPrice: '89000',
      septicSystem: 'septic',
      propertyType: 'mobile-home',
    },
  },
  {
    name: 'condo with parking',
    text: String.raw`Address: 77 Duboce Ave #5, San Francisco, California 94103
Condo 1BR/1BA 702 sq ft, 1 parking
Price: $749,000 HOA $612
Built 1988`,
    reads: {
      propertyAddress: '77 Duboce Ave #5',
      city: 'San Francisco',
      state: 'CA',
      zipCode: '94103',
      bedrooms: '1',
      bathrooms: '1',
      squareFeet: '702',
      yearBuilt: '1988',
      askingPrice: '749000',
      propertyType: 'condo',
    },
  },
  {
    name: 'Homes.com page',
    text: String.raw`Homes.com
$265,000
Est. payment $1,702/month
3 Beds
1.5 Baths
1,290 Sq Ft
$205 Price per Sq Ft
1108 Ridgecrest Rd, Greenville, SC 29607
Highlights
No HOA • 0.28 acre lot • Attached garage • Built in 1966
Listing Details
Home Type Single Family
Est. Annual Taxes $1,340
Year Built 1966
Parking 1 Car Attached Garage
Home Design Brick Exterior
Interior Spaces 1,290 Sq Ft Home`,
    reads: {
      propertyAddress: '1108 Ridgecrest Rd',
      city: 'Greenville',
      state: 'SC',
      zipCode: '29607',
      bedrooms: '3',
      bathrooms: '1.5',
      squareFeet: '1290',
      lotSize: '0.28 acres',
      yearBuilt: '1966',
      garage: '1-car',
      askingPrice: '265000',
      propertyType: 'single-family',
    },
  },
  {
    name: 'Trulia page',
    text: String.raw`Trulia
NEW - 3 HRS AGO
$312,500
904 Tamarack Ln
Knoxville, TN 37919
3 Beds
2 Baths
1,644 sqft
Local Information
Map
Schools
Home Highlights
Parking 2 Car Garage
HOA $20/monthly
Outdoor Deck
A/C Heating & Cooling
Price/Sqft $190
Description: Split foyer with fenced yard. Seller says roof 6 years old.
Year Built 1987
Days on Market 1
Sewer: Public Sewer
Exterior Pool: None`,
    reads: {
      propertyAddress: '904 Tamarack Ln',
      city: 'Knoxville',
      state: 'TN',
      zipCode: '37919',
      bedrooms: '3',
      bathrooms: '2',
      squareFeet: '1644',
      yearBuilt: '1987',
      garage: '2-car',
      askingPrice: '312500',
      septicSystem: 'city-sewer',
      pool: 'no',
    },
  },
  {
    name: 'blast with a build year',
    text: String.raw`JUST LISTED ✨ 2,045 SF, 4BR/2.5BA in Murfreesboro TN 37128 - 1811 Cason Trl. 2006 build. $299K or best. ARV $385K. HVAC 2018, Roof orig. Attached 2 car. Slab - good. Vacant - lockbox 1122`,
    reads: {
      propertyAddress: '1811 Cason Trl',
      city: 'Murfreesboro',
      state: 'TN',
      zipCode: '37128',
      bedrooms: '4',
      bathrooms: '2.5',
      squareFeet: '2045',
      yearBuilt: '2006',
      garage: '2-car',
      askingPrice: '299000',
      occupancy: 'Vacant',
    },
  },
  {
    name: 'Seller with Add: and C/S/Z',
    text: String.raw`Seller motivated!!! 
Add: 4019 Clay St
C/S/Z: Houston, TX 77023
BR: 2  BA: 1  SF: 988  YB: 1940
Asking - 139,000
ARV - 245,000
Rehab - 55,000
Gar - detached 1
Occ - Vac
Sewer - city`,
    reads: {
      propertyAddress: '4019 Clay St',
      city: 'Houston',
      state: 'TX',
      zipCode: '77023',
      bedrooms: '2',
      bathrooms: '1',
      squareFeet: '988',
      yearBuilt: '1940',
      garage: '1-car',
      askingPrice: '139000',
      estimatedRepairCost: '55000',
      septicSystem: 'city-sewer',
      occupancy: 'Vacant',
    },
  },
  {
    name: 'Mesa line with a pool',
    text: String.raw`4/2/2 w/ pool in Mesa. 2,011 sqft, built 1989, lot 7,405 sqft. 1837 E Hale St, Mesa AZ 85203. Price: 419k. ARV: 560-575. Roof 2015. Tenant until 2/28 @ 2,100.`,
    reads: {
      propertyAddress: '1837 E Hale St',
      city: 'Mesa',
      state: 'AZ',
      zipCode: '85203',
      bedrooms: '4',
      bathrooms: '2',
      squareFeet: '2011',
      lotSize: '7,405 sq ft',
      yearBuilt: '1989',
      garage: '2-car',
      askingPrice: '419000',
      pool: 'yes',
      occupancy: 'Tenant-occupied',
    },
  },
  {
    name: 'Memphis labels',
    text: String.raw`Wholesale Deal – Memphis TN – 38118
Address: 3377 Cottonwood Rd
3/1 1,025 sq.ft. 1960
Sale Price: $68,000 (firm)
As-Is Value $85k ARV $135k
Currently rented $925/mo Section 8
Estimated repairs: minimal, $5,000`,
    reads: {
      propertyAddress: '3377 Cottonwood Rd',
      city: 'Memphis',
      state: 'TN',
      zipCode: '38118',
      bedrooms: '3',
      bathrooms: '1',
      squareFeet: '1025',
      yearBuilt: '1960',
      askingPrice: '68000',
      estimatedRepairCost: '5000',
      occupancy: 'Tenant-occupied',
    },
  },
  {
    name: 'words for numbers under labels',
    text: String.raw`Property Details
Street: 208 Birchwood Ave
City: Macon
State: Georgia
ZIP: 31204
Property Type: Single Family
Bedrooms: Three
Bathrooms: Two
Living Area: 1,480 Square Feet
Lot: 75' x 140'
Built: Nineteen Fifty-Five
Garage/Carport: 1 Carport
Sewer: Public
Asking Price: $84,500.00
Repairs Needed: $32,000.00
Occupancy: Vacant
Pool: No`,
    reads: {
      propertyAddress: '208 Birchwood Ave',
      city: 'Macon',
      state: 'GA',
      zipCode: '31204',
      squareFeet: '1480',
      lotSize: '75 x 140',
      askingPrice: '84500',
      estimatedRepairCost: '32000',
      septicSystem: 'city-sewer',
      propertyType: 'single-family',
      pool: 'no',
      occupancy: 'Vacant',
      bedrooms: '3',
      bathrooms: '2',
      yearBuilt: '1955',
    },
  },
  {
    name: 'question by phone',
    text: String.raw`hey is this something you'd buy? 2815 n 40th st tampa 33605 2 bed 1 bath 780 sf block home 1948 they want 145 but i think 130 gets it done. roof leaks, no ac. nobody lives there. city water septic tank`,
    reads: {
      propertyAddress: '2815 n 40th st',
      city: 'Tampa',
      zipCode: '33605',
      bedrooms: '2',
      bathrooms: '1',
      squareFeet: '780',
      askingPrice: '145000',
      septicSystem: 'septic',
      occupancy: 'Vacant',
      yearBuilt: '1948',
    },
  },
  {
    name: 'agent remarks with a showing service',
    text: String.raw`Agent remarks: Priced to sell! Cash only, no FHA. 3 bedrooms & 2 full baths, 1,876 square feet of living space on .75 acre. Constructed in 1974. Oversized two-car garage. Home is on septic and well. Roof replaced 2022. LP $219,900. 6120 Old Shelby Hwy, Kings Mountain NC 28086. Buyer's agent 3%. Call ShowingTime 800-746-9464. MLS CAR4198822`,
    reads: {
      propertyAddress: '6120 Old Shelby Hwy',
      city: 'Kings Mountain',
      state: 'NC',
      zipCode: '28086',
      bedrooms: '3',
      bathrooms: '2',
      squareFeet: '1876',
      lotSize: '0.75 acres',
      yearBuilt: '1974',
      garage: '2-car',
      askingPrice: '219900',
      septicSystem: 'septic',
    },
  },
  {
    name: 'card with middle dots',
    text: String.raw`2604 Crestmoor Dr · Garland, TX 75042
$215,000 · 3 bd · 2 ba · 1,321 sqft
1964 · Single family · 2 car garage · 7,797 sqft lot
Listed 10/12 · MLS 20755621 · DOM 9`,
    reads: {
      propertyAddress: '2604 Crestmoor Dr',
      city: 'Garland',
      state: 'TX',
      zipCode: '75042',
      bedrooms: '3',
      bathrooms: '2',
      squareFeet: '1321',
      lotSize: '7,797 sq ft',
      yearBuilt: '1964',
      garage: '2-car',
      askingPrice: '215000',
      propertyType: 'single-family',
    },
  },
  {
    name: 'row without colons in bars',
    text: String.raw`Beds 3 | Baths 2 | Sqft 1566 | Year 1978 | Lot .25 | Garage 2 | Pool Y | Sewer Y | HOA N
Price 285000
ADDRESS 7102 Willow Bend Ln
Orlando FL 32818`,
    reads: {
      propertyAddress: '7102 Willow Bend Ln',
      city: 'Orlando',
      state: 'FL',
      zipCode: '32818',
      bedrooms: '3',
      bathrooms: '2',
      squareFeet: '1566',
      lotSize: '0.25 acres',
      yearBuilt: '1978',
      garage: '2-car',
      askingPrice: '285000',
      pool: 'yes',
      septicSystem: 'city-sewer',
    },
  },
  {
    name: 'Deal alert labels',
    text: String.raw`Deal alert!
City: Edmond, OK
Price: 182500
ARV: 250000
Beds/Baths: 3/2
SqFt: 1,702
Year Built: 1983
Garage: 2 Car
Address: 1404 NW 178th Terr, Edmond 73012
Type: SFH
Condition: needs full cosmetic rehab, 30k
COE: 12/20`,
    reads: {
      propertyAddress: '1404 NW 178th Terr',
      city: 'Edmond',
      state: 'OK',
      zipCode: '73012',
      bedrooms: '3',
      bathrooms: '2',
      squareFeet: '1702',
      yearBuilt: '1983',
      garage: '2-car',
      askingPrice: '182500',
      estimatedRepairCost: '30000',
      propertyType: 'single-family',
    },
  },
  {
    name: 'craigslist post with a place in parentheses',
    text: String.raw`FSBO
$375,000 - 4 Bedroom House - 2,304ft2 - (Chandler)
4br - 2304ft2
613 W Del Rio St near Alma School
house
attached garage
laundry in bldg
Built in 1994, 2.5 bath, three car garage, no HOA, pebble tec pool. 85225`,
    reads: {
      propertyAddress: '613 W Del Rio St',
      bedrooms: '4',
      bathrooms: '2.5',
      squareFeet: '2304',
      yearBuilt: '1994',
      garage: '3-car',
      askingPrice: '375000',
      city: 'Chandler',
      zipCode: '85225',
      pool: 'yes',
    },
  },
  {
    name: 'auction page',
    text: String.raw`Auction
Est. Resale Value $189,000
Starting Bid $45,000
1716 Harrington St
Columbia, SC 29203, Richland County
3 Beds, 1 Bath, 1,104 Sq. Ft.
Single Family Home  Year Built: 1951
Lot size (acres): 0.17
Occupancy Status: Occupied
Event Date: Dec 3`,
    reads: {
      propertyAddress: '1716 Harrington St',
      city: 'Columbia',
      state: 'SC',
      zipCode: '29203',
      bedrooms: '3',
      bathrooms: '1',
      squareFeet: '1104',
      lotSize: '0.17 acres',
      yearBuilt: '1951',
      propertyType: 'single-family',
    },
  },
  {
    name: 'address taken back',
    text: String.raw`Asking $1.15M. 2330 Bonita Ave, Oakland, CA 94601? No wait it's San Francisco - 2330 Noriega St, San Francisco CA 94122. 3/2 1,775sf 1941. Garage 1. Probate sale.`,
    reads: {
      propertyAddress: '2330 Noriega St',
      city: 'San Francisco',
      state: 'CA',
      zipCode: '94122',
      bedrooms: '3',
      bathrooms: '2',
      squareFeet: '1775',
      yearBuilt: '1941',
      garage: '1-car',
      askingPrice: '1150000',
    },
  },
  {
    name: 'Spanish by phone',
    text: String.raw`Vendo casa! 5825 W Avalon Dr, Phoenix AZ 85031. 4 cuartos 2 baños, 1,690 pies, construida en 1972, alberca, garaje 2 carros. $289,000 cash. Dueño vive en la casa.`,
    reads: {
      propertyAddress: '5825 W Avalon Dr',
      city: 'Phoenix',
      state: 'AZ',
      zipCode: '85031',
      bedrooms: '4',
      bathrooms: '2',
      yearBuilt: '1972',
      garage: '2-car',
      askingPrice: '289000',
      pool: 'yes',
      occupancy: 'Owner-occupied',
      squareFeet: '1690',
    },
  },
  {
    name: 'dotted leaders',
    text: String.raw`PROPERTY ADDRESS: 114 E GEORGIA AVE, GREENVILLE SC 29609
BEDROOMS......3
BATHROOMS.....1
SQ FT.........1,006
YEAR BUILT....1938
LOT...........50X150
ASKING........$115,000
ARV...........$199,000
REPAIRS.......$40,000
OCCUPANCY.....VACANT
SEWER.........CITY
GARAGE........NONE`,
    reads: {
      propertyAddress: '114 E GEORGIA AVE',
      city: 'Greenville',
      state: 'SC',
      zipCode: '29609',
      bedrooms: '3',
      bathrooms: '1',
      squareFeet: '1006',
      lotSize: '50 x 150',
      yearBuilt: '1938',
      garage: 'none',
      askingPrice: '115000',
      estimatedRepairCost: '40000',
      septicSystem: 'city-sewer',
      occupancy: 'Vacant',
    },
  },
  {
    name: 'Fort Worth with bars and no price label',
    text: String.raw`Off Market | 1,344sf | 3bd/2ba | 1971 | $179k | ARV $279k
6316 Weyburn Dr
Fort Worth 76116
No garage, converted. City sewer/water.
Photos ➡️ https://photos.example.com/weyburn
Assignment fee incl.`,
    reads: {
      propertyAddress: '6316 Weyburn Dr',
      city: 'Fort Worth',
      zipCode: '76116',
      bedrooms: '3',
      bathrooms: '2',
      squareFeet: '1344',
      yearBuilt: '1971',
      garage: 'none',
      septicSystem: 'city-sewer',
      photoLinks: 'https://photos.example.com/weyburn',
      askingPrice: '179000',
    },
  },
  {
    name: 'subject-to deal',
    text: String.raw`Subject To deal
3811 Bluebonnet Pl, Arlington, TX, 76013
PITI 1,422 | Rate 2.875% | Loan bal 176k
Entry fee: $28k
Purchase price: $214,000
3/2/2, 1,610 sqft, 1984
Vacant as of Nov 1`,
    reads: {
      propertyAddress: '3811 Bluebonnet Pl',
      city: 'Arlington',
      state: 'TX',
      zipCode: '76013',
      bedrooms: '3',
      bathrooms: '2',
      squareFeet: '1610',
      yearBuilt: '1984',
      garage: '2-car',
      askingPrice: '214000',
      occupancy: 'Vacant',
    },
  },
  {
    name: 'short labels with a CDD',
    text: String.raw`Bed: 4
Bath: 3
Sq. Ft: 2488
Year: 2005
$340,000
12219 Ballentrae Forest Dr
Riverview FL 33579
HOA: $68
CDD: $1,400/yr
Garage: 3
Pool: Private, heated`,
    reads: {
      propertyAddress: '12219 Ballentrae Forest Dr',
      city: 'Riverview',
      state: 'FL',
      zipCode: '33579',
      bedrooms: '4',
      bathrooms: '3',
      squareFeet: '2488',
      yearBuilt: '2005',
      garage: '3-car',
      askingPrice: '340000',
      pool: 'yes',
    },
  },
  {
    name: 'TSV row with an id',
    text: String.raw`ID	Address	City	ST	Zip	Bd	Ba	Sqft	Yr	Type	Price
17	8325 Sunflower Rd	Louisville	KY	40214	3	1	1,080	1957	SFR	$99,900`,
    reads: {
      propertyAddress: '8325 Sunflower Rd',
      city: 'Louisville',
      state: 'KY',
      zipCode: '40214',
      bedrooms: '3',
      bathrooms: '1',
      squareFeet: '1080',
      yearBuilt: '1957',
      askingPrice: '99900',
      propertyType: 'single-family',
    },
  },
  {
    name: 'letter in words',
    text: String.raw`Good morning! We have a 3 bedroom, one and a half bath townhome in Lawrenceville, Georgia (30044). 2240 Pine Warbler Way. Approximately fourteen hundred square feet, built in the mid 90s (1995). The seller needs $187,000 and it will need about $22,000 of work. It's on public sewer. Tenants are in place.`,
    reads: {
      propertyAddress: '2240 Pine Warbler Way',
      city: 'Lawrenceville',
      state: 'GA',
      bedrooms: '3',
      bathrooms: '1.5',
      yearBuilt: '1995',
      askingPrice: '187000',
      estimatedRepairCost: '22000',
      septicSystem: 'city-sewer',
      propertyType: 'townhouse',
      occupancy: 'Tenant-occupied',
      zipCode: '30044',
      squareFeet: '1400',
    },
  },
  {
    name: 'price reduced',
    text: String.raw`Price Reduced! Was $239,900 Now $224,900. 3br 2ba 1,512 SF ranch, Built 1969, 2c gar, 0.4ac. 519 Forestdale Dr, Kannapolis NC. Roof 5 yrs. HVAC 3 yrs.`,
    reads: {
      propertyAddress: '519 Forestdale Dr',
      city: 'Kannapolis',
      state: 'NC',
      bedrooms: '3',
      bathrooms: '2',
      squareFeet: '1512',
      lotSize: '0.4 acres',
      yearBuilt: '1969',
      garage: '2-car',
      askingPrice: '224900',
    },
  },
  {
    name: 'bare JSON members',
    text: String.raw`"price":"$164,900","beds":3,"baths":2,"sqft":1428,"yearBuilt":1976,"address":"1606 Delmar Ave","city":"Oklahoma City","state":"OK","zip":"73107"`,
    reads: {
      propertyAddress: '1606 Delmar Ave',
      city: 'Oklahoma City',
      state: 'OK',
      zipCode: '73107',
      bedrooms: '3',
      bathrooms: '2',
      squareFeet: '1428',
      yearBuilt: '1976',
      askingPrice: '164900',
    },
  },
  {
    name: 'unit before the street',
    text: String.raw`Unit 204, 3300 Windy Ridge Pkwy SE, Atlanta, GA 30339. Condo, 2 bed 2 bath, 1,142 SF. Built 2001. $239,000. HOA 415/mo. 2 deeded parking spaces. Vacant. Sewer public.`,
    reads: {
      propertyAddress: 'Unit 204, 3300 Windy Ridge Pkwy SE',
      city: 'Atlanta',
      state: 'GA',
      zipCode: '30339',
      bedrooms: '2',
      bathrooms: '2',
      squareFeet: '1142',
      yearBuilt: '2001',
      askingPrice: '239000',
      septicSystem: 'city-sewer',
      propertyType: 'condo',
      occupancy: 'Vacant',
    },
  },
  {
    name: 'heated and total feet',
    text: String.raw`Sq Ft: 1,225 (heated) 1,650 (total)
3 BR 1 full 1 half BA
107 County Road 210, Saint Johns, FL 32259
Year: 1981 (eff. 2005)
Asking: $310,000 / ARV: $420,000
Lot: 1.02 AC
Septic & well
2-car carport`,
    reads: {
      propertyAddress: '107 County Road 210',
      city: 'Saint Johns',
      state: 'FL',
      zipCode: '32259',
      bedrooms: '3',
      bathrooms: '1.5',
      squareFeet: '1225',
      lotSize: '1.02 acres',
      yearBuilt: '1981',
      askingPrice: '310000',
      septicSystem: 'septic',
    },
  },
  {
    name: 'emoji before labels and a price by its sign',
    text: String.raw`🏡 NEW DEAL 🏡
🛏️ Beds: 3 🛁 Baths: 2 🚗 Garage: 2
📐 1,650 SqFt | 🗓️ 1985
📍 St. Louis, MO 63123 – 9021 Gravois View Ct
💲175,000 (ARV 260k)`,
    reads: {
      propertyAddress: '9021 Gravois View Ct',
      city: 'St. Louis',
      state: 'MO',
      zipCode: '63123',
      bedrooms: '3',
      bathrooms: '2',
      squareFeet: '1650',
      yearBuilt: '1985',
      garage: '2-car',
      askingPrice: '175000',
    },
  },
  {
    name: 'sentences from Winston-Salem',
    text: String.raw`3 bed, 2 bath, 1500 sqft home in Winston-Salem. 1990 built. $165,000. 2821 Burgandy St 27107`,
    reads: {
      propertyAddress: '2821 Burgandy St',
      city: 'Winston-Salem',
      zipCode: '27107',
      bedrooms: '3',
      bathrooms: '2',
      squareFeet: '1500',
      askingPrice: '165000',
    },
  },
  {
    name: 'one line without signs',
    text: String.raw`FM 1960 area house: 14710 Falling Creek Dr, Houston Texas 77068, 4 beds 2.5 baths 2,680 sf yr 1979 price 215,000 repairs 60,000 arv 340,000 2 car garage vacant city sewer`,
    reads: {
      propertyAddress: '14710 Falling Creek Dr',
      city: 'Houston',
      state: 'TX',
      zipCode: '77068',
      bedrooms: '4',
      bathrooms: '2.5',
      squareFeet: '2680',
      yearBuilt: '1979',
      garage: '2-car',
      askingPrice: '215000',
      estimatedRepairCost: '60000',
      septicSystem: 'city-sewer',
      occupancy: 'Vacant',
    },
  },
  {
    name: 'street named after a city',
    text: String.raw`Price: 450k
Address: 500 N Fort Worth St
City: Midland
State: TX
Zip: 79701
Bed: 4
Bath: 3
SF: 2,890
YOB: 1963`,
    reads: {
      propertyAddress: '500 N Fort Worth St',
      city: 'Midland',
      state: 'TX',
      zipCode: '79701',
      bedrooms: '4',
      bathrooms: '3',
      squareFeet: '2890',
      yearBuilt: '1963',
      askingPrice: '450000',
    },
  },
  {
    name: 'Coeur dAlene',
    text: String.raw`1024 Coeur d Alene Ave, Coeur d'Alene, ID 83814
$489,000 3bd 2ba 1,780sqft
Built 1948 Lot 0.15 acres Detached garage 2 spaces`,
    reads: {
      propertyAddress: '1024 Coeur d Alene Ave',
      city: "Coeur d'Alene",
      state: 'ID',
      zipCode: '83814',
      bedrooms: '3',
      bathrooms: '2',
      squareFeet: '1780',
      lotSize: '0.15 acres',
      yearBuilt: '1948',
      garage: '2-car',
      askingPrice: '489000',
    },
  },
  {
    name: 'New Orleans condo in bars',
    text: String.raw`Address: 12 St. Charles Ave Apt 3B, New Orleans LA 70130 | Condo | 2/2 | 1,340 SF | Built: 1905 | $399,000 | HOA $540 | Parking: 1 space off street`,
    reads: {
      propertyAddress: '12 St. Charles Ave Apt 3B',
      city: 'New Orleans',
      state: 'LA',
      zipCode: '70130',
      bedrooms: '2',
      bathrooms: '2',
      squareFeet: '1340',
      yearBuilt: '1905',
      askingPrice: '399000',
      propertyType: 'condo',
    },
  },
  {
    name: 'location as the city',
    text: String.raw`Location: Oklahoma City
Street address: 2912 NW 21st St
Zipcode: 73107
List price: $189,000
Beds: 3
Full baths: 1
Half baths: 1
Size: 1,344 SqFt (County)
Yr: 1928
Garage: 1 detached
Basement: partial`,
    reads: {
      propertyAddress: '2912 NW 21st St',
      city: 'Oklahoma City',
      zipCode: '73107',
      bedrooms: '3',
      bathrooms: '1.5',
      squareFeet: '1344',
      yearBuilt: '1928',
      garage: '1-car',
      askingPrice: '189000',
    },
  },
  {
    name: 'double wide with owner finance',
    text: String.raw`Owner finance avail! 3br/2ba doublewide 1,456 sqft on 2.3 acres. 1999 Clayton. 4478 Jolly Rd, Lexington SC 29073. Asking $139,900. Septic/well. Vacant. No garage`,
    reads: {
      propertyAddress: '4478 Jolly Rd',
      city: 'Lexington',
      state: 'SC',
      zipCode: '29073',
      bedrooms: '3',
      bathrooms: '2',
      squareFeet: '1456',
      lotSize: '2.3 acres',
      yearBuilt: '1999',
      garage: 'none',
      askingPrice: '139900',
      septicSystem: 'septic',
      propertyType: 'mobile-home',
      occupancy: 'Vacant',
    },
  },
  {
    name: 'buy it now',
    text: String.raw`BUY IT NOW $92K
ARV $160K
4512 Carver Rd
Jacksonville, Fl. 32208
3/1 CB home, 1008 SQ FT, YR BLT 1958
Carport
Occupied by tenant $1050
City water/septic
Needs: roof, kitchen, bath (est 35K)`,
    reads: {
      propertyAddress: '4512 Carver Rd',
      city: 'Jacksonville',
      state: 'FL',
      zipCode: '32208',
      bedrooms: '3',
      bathrooms: '1',
      squareFeet: '1008',
      yearBuilt: '1958',
      askingPrice: '92000',
      septicSystem: 'septic',
      occupancy: 'Tenant-occupied',
      estimatedRepairCost: '35000',
    },
  },
  {
    name: 'Scottsdale labels in a line',
    text: String.raw`Listing for: 8120 E. Redwing Rd., Scottsdale, AZ 85250
Price: $899,000  Beds: 4  Baths: 2.75  Living: 2,650  Built: 1972
Lot: 10,500  Pool: Private  Garage: 2.0`,
    reads: {
      propertyAddress: '8120 E. Redwing Rd.',
      city: 'Scottsdale',
      state: 'AZ',
      zipCode: '85250',
      bedrooms: '4',
      bathrooms: '2.5',
      lotSize: '10,500 sq ft',
      yearBuilt: '1972',
      garage: '2-car',
      askingPrice: '899000',
      pool: 'yes',
      squareFeet: '2650',
    },
  },
  {
    name: 'rent first',
    text: String.raw`$1,250/mo rent comps. 3/1.5 Brick. 1,240 Sqft. 1962. Asking only $74,500!! 2217 Slaydon St, Clarksville TN. Comps $130-140k. Needs about 18k. Vacant, go see it. Built on crawlspace`,
    reads: {
      propertyAddress: '2217 Slaydon St',
      city: 'Clarksville',
      state: 'TN',
      bedrooms: '3',
      bathrooms: '1.5',
      squareFeet: '1240',
      yearBuilt: '1962',
      askingPrice: '74500',
      estimatedRepairCost: '18000',
      occupancy: 'Vacant',
    },
  },
  {
    name: 'three figures in bars',
    text: String.raw`Ask: 230 | ARV: 340 | Rehab: 40
3/2/2 | 1,580 | 1978
2318 Lantern Ln, Carrollton, TX`,
    reads: {
      propertyAddress: '2318 Lantern Ln',
      city: 'Carrollton',
      state: 'TX',
      bedrooms: '3',
      bathrooms: '2',
      yearBuilt: '1978',
      garage: '2-car',
      askingPrice: '230000',
      estimatedRepairCost: '40000',
      squareFeet: '1580',
    },
  },
  {
    name: 'portal tail with Y/N',
    text: String.raw`4 Beds
3.5 Baths
3,120 Sqft
$659,900
0.52 Acre Lot
203 Ashford Park Ct
Brentwood, TN 37027
Year Built: 1998 | Type: Residential | Sub Type: Single Family Residence | County: Williamson | Subdivision: Ashford Park
Garage Y/N: Yes, Garage Spaces: 3, Sewer: Public Sewer, Pool Private Y/N: No
Assoc Fee: $75 Monthly; Tax Annual Amount: $3,842; Days On Market: 44`,
    reads: {
      propertyAddress: '203 Ashford Park Ct',
      city: 'Brentwood',
      state: 'TN',
      zipCode: '37027',
      bedrooms: '4',
      bathrooms: '3.5',
      squareFeet: '3120',
      lotSize: '0.52 acres',
      yearBuilt: '1998',
      garage: '3-car',
      askingPrice: '659900',
      septicSystem: 'city-sewer',
      propertyType: 'single-family',
      pool: 'no',
    },
  },
  {
    name: 'listing number like a state',
    text: String.raw`TX-1099: 3BR 2BA 1,544 sqft single story, built in '82 in Grand Prairie. Price 199,9k`,
    reads: {
      bedrooms: '3',
      bathrooms: '2',
      squareFeet: '1544',
      askingPrice: '199900',
      city: 'Grand Prairie',
      yearBuilt: '1982',
    },
  },
  {
    name: 'townhouse in remarks',
    text: String.raw`Townhouse for sale at 4903 Magnolia Cove Dr #217 Kingwood, TX 77345. This townhouse has 2 bedrooms, 2 full baths and 1 half bath, 1,314 square feet and was built in 1983. Offered at $148,500. The current owner occupies the home. HOA: $395/month.`,
    reads: {
      propertyAddress: '4903 Magnolia Cove Dr #217',
      city: 'Kingwood',
      state: 'TX',
      zipCode: '77345',
      bedrooms: '2',
      bathrooms: '2.5',
      squareFeet: '1314',
      yearBuilt: '1983',
      askingPrice: '148500',
      propertyType: 'townhouse',
      occupancy: 'Owner-occupied',
    },
  },
  {
    name: 'Spanish labels in a line',
    text: String.raw`Lote 0.5 acre, Casa 3 hab 2 baños 1,420 pies cuadrados. Dirección: 3915 W Verde Ln, Phoenix, AZ 85019. Año de construcción: 1959. Precio: $255,000. Cochera: 2 autos. Piscina: No. Alcantarillado: ciudad. Ocupación: Inquilino`,
    reads: {
      propertyAddress: '3915 W Verde Ln',
      city: 'Phoenix',
      state: 'AZ',
      zipCode: '85019',
      bathrooms: '2',
      squareFeet: '1420',
      lotSize: '0.5 acres',
      yearBuilt: '1959',
      garage: '2-car',
      askingPrice: '255000',
      pool: 'no',
      occupancy: 'Tenant-occupied',
      bedrooms: '3',
      septicSystem: 'city-sewer',
    },
  },
  {
    name: 'split level in remarks',
    text: String.raw`The property at 1601 Lakeview Ter SE, Marietta GA 30060 is a 1,904 SF 4 bedroom / 2 bath split level (1968) w/ basement & 2-car drive-under garage on .41 ac. Seller is asking 235K; comps support 345K; rehab budget 48K. Roof: 2016. HVAC: 2014. Foundation: solid. Access: lockbox.`,
    reads: {
      propertyAddress: '1601 Lakeview Ter SE',
      city: 'Marietta',
      state: 'GA',
      zipCode: '30060',
      bedrooms: '4',
      bathrooms: '2',
      squareFeet: '1904',
      lotSize: '0.41 acres',
      yearBuilt: '1968',
      askingPrice: '235000',
      estimatedRepairCost: '48000',
      garage: '2-car',
    },
  },
  {
    name: 'labels without colons',
    text: String.raw`Beds/Baths 3/2
Heated Sq. Ft. 1,788
Year Built 2001
Lot Acres 0.26
Sale Price $245,000
Property Address 4411 Bonaventure Dr
City/State/Zip Greensboro, NC 27406
Garage Spaces 2
Occupant Type Vacant`,
    reads: {
      propertyAddress: '4411 Bonaventure Dr',
      city: 'Greensboro',
      state: 'NC',
      zipCode: '27406',
      bedrooms: '3',
      bathrooms: '2',
      squareFeet: '1788',
      lotSize: '0.26 acres',
      yearBuilt: '2001',
      garage: '2-car',
      askingPrice: '245000',
      occupancy: 'Vacant',
    },
  },
  {
    name: 'city and ZIP before the street with asterisks',
    text: String.raw`HOUSTON 77088 ** 1215 Mansfield St ** 3-1-1 ** 1,120SF ** 1956 ** ASKING $105K ** ARV $205K ** REHAB $50K ** VACANT`,
    reads: {
      propertyAddress: '1215 Mansfield St',
      bedrooms: '3',
      bathrooms: '1',
      squareFeet: '1120',
      yearBuilt: '1956',
      askingPrice: '105000',
      estimatedRepairCost: '50000',
      occupancy: 'Vacant',
      city: 'Houston',
      zipCode: '77088',
      garage: '1-car',
    },
  },
  {
    name: 'two deals',
    text: String.raw`1) 2247 Moody St, Dallas TX 75224
3/2, 1,440 sf, 1954, $155k, ARV 265k
2) 511 Elmhurst Pl, Dallas TX 75224
2/1, 990 sf, 1947, $119k, ARV 210k`,
    reads: {
      propertyAddress: '2247 Moody St',
      city: 'Dallas',
      state: 'TX',
      zipCode: '75224',
      bedrooms: '3',
      bathrooms: '2',
      squareFeet: '1440',
      yearBuilt: '1954',
      askingPrice: '155000',
    },
  },
  {
    name: 'gut job in a line',
    text: String.raw`Deal: 619 Wynnewood Dr Tulsa OK 74106. Bd 2 Ba 1. Sq 862. Yr 1939. $39,000. Rent 750. Taxes 480/yr. Vacant needs everything gut job.`,
    reads: {
      propertyAddress: '619 Wynnewood Dr',
      city: 'Tulsa',
      state: 'OK',
      zipCode: '74106',
      bedrooms: '2',
      bathrooms: '1',
      squareFeet: '862',
      yearBuilt: '1939',
      askingPrice: '39000',
      currentCondition: 'gut-job',
      occupancy: 'Vacant',
    },
  },
  {
    name: 'contract price and total',
    text: String.raw`Contract price $198,500, assignment $12,500, total to buyer $211,000. 3 bed 2 bath 1,390 sqft, 1988. 5902 Thistle Down Ct, Riverdale GA 30296. Tenant paying $1,700.`,
    reads: {
      propertyAddress: '5902 Thistle Down Ct',
      city: 'Riverdale',
      state: 'GA',
      zipCode: '30296',
      bedrooms: '3',
      bathrooms: '2',
      squareFeet: '1390',
      yearBuilt: '1988',
      askingPrice: '211000',
      occupancy: 'Tenant-occupied',
    },
  },
  {
    name: 'labels with dashes',
    text: String.raw`Address - 1810 S. Flower St.
Los Angeles, CA 90015
Beds - 5
Baths - 2
Sqft - 2,010
Built - 1904
Zoning - R4
Price - $1,095,000
Type - Duplex`,
    reads: {
      propertyAddress: '1810 S. Flower St.',
      city: 'Los Angeles',
      state: 'CA',
      zipCode: '90015',
      bedrooms: '5',
      bathrooms: '2',
      squareFeet: '2010',
      yearBuilt: '1904',
      askingPrice: '1095000',
      propertyType: 'duplex',
    },
  },
  {
    name: 'sentences in small letters',
    text: String.raw`property is in lakeland fl. address 1224 ariana st 33803. 3 bedrooms 1 bath 1100 sq feet, built in the year 1952. seller wants 120,000. needs 40,000 in repairs. city sewer. has one car garage. no pool. it is vacant. timeline is 30 days`,
    reads: {
      propertyAddress: '1224 ariana st',
      city: 'Lakeland',
      state: 'FL',
      zipCode: '33803',
      bedrooms: '3',
      bathrooms: '1',
      squareFeet: '1100',
      yearBuilt: '1952',
      garage: '1-car',
      askingPrice: '120000',
      estimatedRepairCost: '40000',
      septicSystem: 'city-sewer',
      pool: 'no',
      occupancy: 'Vacant',
    },
  },
];

import type { CorpusText } from './corpus-text.ts';

const zillowTop = String.raw`Skip main navigation
Buy
Rent
Sell
Get a mortgage
Find an agent
Manage rentals
Advertise
Get help
Sign in
Back to search
Save
Share
Hide
More`;

const zillowFoot = String.raw`Local experts in your area
Tour with a buyer's agent
We'll find a local expert to take you on a private tour
Request a tour
as early as tomorrow at 11:00 am
About
Zestimates
Research
Careers
Help
Advertise
Fair Housing Guide
Terms of use
Privacy Portal
Cookie Preference
Zillow, Inc. has real estate brokerage licenses in multiple provinces
© 2006-2025 Zillow`;

const redfinTop = String.raw`Skip to content
City, Address, School, Agent, ZIP
1-844-555-0119
Buy
Rent
Sell
Mortgage
Real estate agents
Feed
Join / Sign in
Search
Overview
Property details
Sale & tax history
Schools
Favorite
Hide
Share`;

export const portals: readonly CorpusText[] = [
  {
    name: 'Zillow, whole page, Fort Worth: price cut, price history, tax history, similar homes, room sizes',
    text: String.raw`${zillowTop}
$389,900
Price cut: $10K (3/12)
4821 Quail Hollow Dr, Fort Worth, TX 76133
3
bd
2
ba
1,512
sqft
Est.: $2,431/mo
Get pre-qualified
Single Family Residence
Built in 1984
0.25 Acres Lot
$381,200 Zestimate®
$258/sqft
$-- HOA
Request a tour
as early as today at 4:30 pm
Contact agent
What's special
CORNER LOT
COVERED PATIO
SPLIT BEDROOMS
Well kept home on a corner lot with mature pecans. Roof replaced in 2019, HVAC 2021, kitchen updated 2017. Split bedrooms, wood burning fireplace, covered patio off the breakfast room. Minutes to Chisholm Trail Parkway and Hulen Mall.
Hide
34 days
on Zillow
|
1,204
views
|
56
saves
Zillow last checked: 8 hours ago
Listing updated: March 12, 2025 at 09:14am
Listed by:
Listing office 0456789, 817-555-0142,
Example Realty Group 817-555-0100
Source: NTREIS, MLS#: 20551234
Facts & features
Interior
Bedrooms & bathrooms
Bedrooms: 3
Bathrooms: 2
Full bathrooms: 2
Primary bedroom
Features: Walk-In Closet(s)
Level: First
Dimensions: 15 x 13
Bedroom
Level: First
Dimensions: 11 x 10
Living room
Dimensions: 19 x 16
Heating
Central, Electric
Cooling
Ceiling Fan(s), Central Air
Features
Flooring: Carpet, Tile
Number of fireplaces: 1
Interior area
Total structure area: 1,512
Total interior livable area: 1,512 sqft
Property
Parking
Total spaces: 4
Parking features: Garage Faces Front, Driveway
Attached garage spaces: 2
Uncovered spaces: 2
Features
Levels: One
Stories: 1
Pool features: None
Fencing: Wood
Lot
Size: 0.25 Acres
Features: Corner Lot, Subdivision
Details
Parcel number: 05178922
Construction
Type & style
Home type: SingleFamily
Property subtype: Single Family Residence
Materials: Brick
Foundation: Slab
Roof: Composition
Condition
Year built: 1984
Utilities & green energy
Sewer: Public Sewer
Water: Public
Community & HOA
Subdivision: Quail Ridge Add
HOA
Has HOA: No
Financial & listing details
Price per square foot: $258/sqft
Tax assessed value: $341,228
Annual tax amount: $7,654
Date on market: 2/6/2025
Estimated market value
Zestimate®
$381,200
Estimated sales range
$362,000 - $400,000
$2,189/mo
Rent Zestimate®
Price history
Date	Event	Price
3/12/2025	Price change	$389,900 -2.5%
$258/sqft
2/6/2025	Listed for sale	$399,900 +128.5%
$264/sqft
6/20/2014	Sold	-- 
5/2/2014	Listed for sale	$175,000
Public tax history
Year	Property taxes	Tax assessment
2024	$7,654 +3.1%	$341,228 +5.4%
2023	$7,424	$323,746
Estimated monthly payment
$2,431
Principal & interest	$1,972
Property taxes	$319
Home insurance	$140
Climate risks
Flood factor 1/10 Minimal
Fire factor 3/10 Moderate
Getting around
31 / 100 Walk Score
Nearby schools
6/10
Bruce Shulkey Elementary School
Grades: PK-5 Distance: 0.6 mi
Similar homes
$365,000
4 bds 3 ba 1,894 sqft
4805 Winchester Pl, Fort Worth, TX 76133
$410,000
4 bds 2 ba 2,010 sqft
7012 Misty Meadow Dr S, Fort Worth, TX 76133
${zillowFoot}`,
    reads: {
      propertyAddress: '4821 Quail Hollow Dr',
      city: 'Fort Worth',
      state: 'TX',
      zipCode: '76133',
      askingPrice: '389900',
      bedrooms: '3',
      bathrooms: '2',
      squareFeet: '1512',
      lotSize: '0.25 acres',
      yearBuilt: '1984',
      garage: '2-car',
      propertyType: 'single-family',
      septicSystem: 'city-sewer',
      pool: 'no',
    },
  },
  {
    name: 'Zillow, whole page, Saint Louis: head says 2 ba, facts say one full and one half; detached one-car garage; nearby homes',
    text: String.raw`${zillowTop}
$214,500
3927 Hartford Ter, Saint Louis, MO 63116
2
beds
2
baths
1,188
sqft
Est.: $1,402/mo
Get pre-qualified
Single Family Residence
Built in 1926
3,750 Square Feet Lot
$216,900 Zestimate®
$181/sqft
$-- HOA
What's special
Classic brick bungalow with stained glass, millwork and a new tear-off roof in 2022. Furnace 2018. The lower level has a half bath and room for a third bedroom. One car detached garage off the alley.
Hide
5 days on Zillow
Source: MARIS, MLS#: 25013377
Facts & features
Interior
Bedrooms & bathrooms
Bedrooms: 2
Bathrooms: 2
Full bathrooms: 1
1/2 bathrooms: 1
Basement
Basement: Full, Walk-Out Access
Interior area
Total structure area: 1,188
Total interior livable area: 1,188 sqft
Finished area above ground: 1,188
Property
Parking
Total spaces: 1
Parking features: Alley Access, Detached
Garage spaces: 1
Lot
Size: 3,750 Square Feet
Dimensions: 30 x 125
Construction
Home type: SingleFamily
Architectural style: Bungalow
Property subtype: Single Family Residence
Year built: 1926
Utilities & green energy
Sewer: Public Sewer
Water: Public
Community & HOA
Subdivision: Gravois Park Sub
Financial & listing details
Tax assessed value: $168,300
Annual tax amount: $2,114
Price history
4/3/2025	Listed for sale	$214,500 +43.1%
9/14/2018	Sold	$149,900
Estimated monthly payment
$1,402
Nearby homes
3931 Hartford Ter, Saint Louis, MO 63116
3 bds 1 ba 1,320 sqft - Off market
3921 Hartford Ter, Saint Louis, MO 63116
4 bds 2 ba 2,208 sqft - Sold $232,000
Nearby cities
University City Homes for Sale $305,000
Maplewood Homes for Sale $249,900
${zillowFoot}`,
    reads: {
      propertyAddress: '3927 Hartford Ter',
      city: 'Saint Louis',
      state: 'MO',
      zipCode: '63116',
      askingPrice: '214500',
      bedrooms: '2',
      bathrooms: '1.5',
      squareFeet: '1188',
      lotSize: '3,750 sq ft',
      yearBuilt: '1926',
      garage: '1-car',
      propertyType: 'single-family',
      septicSystem: 'city-sewer',
    },
  },
  {
    name: 'Zillow, off-market page, Winston-Salem: Zestimate and last sale only, no asking price',
    text: String.raw`${zillowTop}
Off market
Zestimate®: $243,700
Rent Zestimate®: $1,695
Est. refi payment: $1,538/mo
2215 Old Salem Forest Rd, Winston-Salem, NC 27127
3
beds
2
baths
1,346
sqft
SingleFamily
Built in 1971
0.42 Acres Lot
$243,700 Zestimate®
$181/sqft
$1,695 Estimated rent
Home value
Estimated sales range
$229,000 - $258,000
Overview
This home is located at 2215 Old Salem Forest Rd, Winston-Salem, NC 27127. Built in 1971, the property last sold for $118,000 in 2013. The Zestimate for this property has increased by $2,411 in the last 30 days.
Facts & features
Bedrooms: 3
Bathrooms: 2
Full bathrooms: 2
Heating: Forced air, Gas
Total interior livable area: 1,346 sqft
Parking features: Carport
Lot size: 0.42 Acres
Parcel number: 6833-29-1147
Home type: SingleFamily
Year built: 1971
Price history
10/4/2013	Sold	$118,000 -1.6%
8/1/2013	Listing removed	$119,900
Public tax history
2024	$2,087	$171,200
Nearby homes
2219 Old Salem Forest Rd, Winston-Salem, NC 27127
4 bds, 3 ba, 1,980 sqft, Pending $279,900
2205 Old Salem Forest Rd, Winston-Salem, NC 27127
3 bds, 1 ba, 1,104 sqft, For sale $219,000
${zillowFoot}`,
    reads: {
      propertyAddress: '2215 Old Salem Forest Rd',
      city: 'Winston-Salem',
      state: 'NC',
      zipCode: '27127',
      bedrooms: '3',
      bathrooms: '2',
      squareFeet: '1346',
      lotSize: '0.42 acres',
      yearBuilt: '1971',
      propertyType: 'single-family',
    },
  },
  {
    name: "Zillow, head and facts, Coeur d'Alene: septic, three-car garage, acreage",
    text: String.raw`$749,000
10433 N Strahorn Rd, Coeur d'Alene, ID 83815
4 bd
3 ba
2,684 sqft
Est.: $4,811/mo Get pre-qualified
Single Family Residence
Built in 2003
1.64 Acres Lot
$743,500 Zestimate®
$279/sqft
$25/mo HOA
Facts & features
Bedrooms: 4
Bathrooms: 3
Full bathrooms: 3
Total interior livable area: 2,684 sqft
Basement area: 1,342 sqft
Attached garage spaces: 3
RV parking: Yes
Lot size: 1.64 Acres
Sewer: Septic Tank
Water: Private well
Year built: 2003
Remodeled in 2016
Price history
5/1/2025 Listed for sale $749,000
7/22/2016 Sold $402,000
Similar homes
$689,900, 3 bds, 2 ba, 2,012 sqft, 6120 W Hayden Ave, Rathdrum, ID 83858`,
    reads: {
      propertyAddress: '10433 N Strahorn Rd',
      city: "Coeur d'Alene",
      state: 'ID',
      zipCode: '83815',
      askingPrice: '749000',
      bedrooms: '4',
      bathrooms: '3',
      squareFeet: '2684',
      lotSize: '1.64 acres',
      yearBuilt: '2003',
      garage: '3-car',
      propertyType: 'single-family',
      septicSystem: 'septic',
    },
  },
  {
    name: "Zillow, condo with unit, O'Fallon: monthly HOA, community pool, lot not given",
    text: String.raw`Back to search
$172,000
118 Barrington Ct UNIT 204, O'Fallon, MO 63366
2
bd
2
ba
1,040
sqft
Est.: $1,377/mo Get pre-qualified
Condominium
Built in 1998
$173,400 Zestimate®
$165/sqft
$248/mo HOA
What's special
Second floor unit with balcony. Clubhouse, community pool and fitness room. Assigned parking space 204.
Facts & features
Bedrooms: 2
Bathrooms: 2
Full bathrooms: 2
Total interior livable area: 1,040 sqft
Parking features: Assigned
Community features: Pool, Clubhouse
HOA fee: $248 monthly
Home type: Condo
Year built: 1998
Price history
4/21/2025	Listed for sale	$172,000
8/30/2019	Sold	$119,000`,
    reads: {
      propertyAddress: '118 Barrington Ct UNIT 204',
      city: "O'Fallon",
      state: 'MO',
      zipCode: '63366',
      askingPrice: '172000',
      bedrooms: '2',
      bathrooms: '2',
      squareFeet: '1040',
      yearBuilt: '1998',
      propertyType: 'condo',
    },
  },
  {
    name: "Zillow, typographic apostrophe in Lee's Summit, 3 ba in the head but two full and one half in the facts",
    text: String.raw`Save Share Hide More
$415,000
1206 NE Colbern Meadow Cir, Lee’s Summit, MO 64086
4 bd · 3 ba · 2,307 sqft
Est.: $2,702/mo
Single Family Residence
Built in 2005
0.29 Acres Lot
$-- Zestimate®
$180/sqft
$38/mo HOA
Facts & features
Bedrooms: 4
Full bathrooms: 2
1/2 bathrooms: 1
Total interior livable area: 2,307 sqft
Attached garage spaces: 3
Size: 0.29 Acres
Sewer: Public Sewer
Year built: 2005
Listed by Keystone Sample Realty, 816-555-0177, 200 SE Douglas St, Lee’s Summit, MO 64063
Heartland MLS as distributed by MLS GRID, MLS#: 2538871`,
    reads: {
      propertyAddress: '1206 NE Colbern Meadow Cir',
      city: "Lee's Summit",
      state: 'MO',
      zipCode: '64086',
      askingPrice: '415000',
      bedrooms: '4',
      bathrooms: '2.5',
      squareFeet: '2307',
      lotSize: '0.29 acres',
      yearBuilt: '2005',
      garage: '3-car',
      propertyType: 'single-family',
      septicSystem: 'city-sewer',
    },
  },
  {
    name: 'Zillow, private pool, Port Saint Lucie; street with a city in its name',
    text: String.raw`$434,900
2081 SW Savannah Blvd, Port Saint Lucie, FL 34953
3
beds
2
baths
1,687
sqft
Est.: $3,015/mo
Single Family Residence
Built in 2001
10,000 Square Feet Lot
$428,600 Zestimate®
$258/sqft
$-- HOA
What's special
Screened pool home with accordion shutters, tile throughout, metal roof 2021. A/C 2020. City water. Close to St. James Golf Club.
Facts & features
Bedrooms: 3
Full bathrooms: 2
Total structure area: 2,441
Total interior livable area: 1,687 sqft
Garage spaces: 2
Has private pool: Yes
Pool features: In Ground, Screen Enclosure
Lot size: 10,000 Square Feet
Year built: 2001
Tax assessed value: $372,100
Annual tax amount: $3,988
Price history
3/2/2025 Price change $434,900 -3.3%
1/11/2025 Listed for sale $449,900
2/28/2020 Sold $249,000 Report
Nearby homes
2089 SW Savannah Blvd 4 beds 2 baths 2,014 sqft`,
    reads: {
      propertyAddress: '2081 SW Savannah Blvd',
      city: 'Port Saint Lucie',
      state: 'FL',
      zipCode: '34953',
      askingPrice: '434900',
      bedrooms: '3',
      bathrooms: '2',
      squareFeet: '1687',
      lotSize: '10,000 sq ft',
      yearBuilt: '2001',
      garage: '2-car',
      propertyType: 'single-family',
      pool: 'yes',
    },
  },
  {
    name: 'Zillow, head only, San Tan Valley, everything on one line',
    text: String.raw`$367,990 3 bd 2 ba 1,740 sqft 1138 E Bradstock Way, San Tan Valley, AZ 85140 Est.: $2,290/mo Get pre-qualified Single Family Residence Built in 2016 5,663 Square Feet Lot $366,800 Zestimate® $211/sqft $91/mo HOA`,
    reads: {
      propertyAddress: '1138 E Bradstock Way',
      city: 'San Tan Valley',
      state: 'AZ',
      zipCode: '85140',
      askingPrice: '367990',
      bedrooms: '3',
      bathrooms: '2',
      squareFeet: '1740',
      lotSize: '5,663 sq ft',
      yearBuilt: '2016',
      propertyType: 'single-family',
    },
  },
  {
    name: 'Zillow, sold page, Tulsa: sold price and date, no asking price',
    text: String.raw`${zillowTop}
Sold for $187,000 on 11/18/24
$187,000
6424 E 26th Pl, Tulsa, OK 74129
3
beds
2
baths
1,296
sqft
Single Family Residence
Built in 1957
9,148 Square Feet Lot
$193,200 Zestimate®
$144/sqft
$1,489 Estimated rent
Facts & features
Bedrooms: 3
Bathrooms: 2
Full bathrooms: 1
1/2 bathrooms: 1
Total interior livable area: 1,296 sqft
Attached garage spaces: 1
Pool features: None
Lot size: 9,148 Square Feet
Year built: 1957
Sewer: Public Sewer
Price history
11/18/2024	Sold	$187,000 -1.1%
10/14/2024	Pending sale	$189,000
10/9/2024	Listed for sale	$189,000
Public tax history
2024	$1,710	$12,870
${zillowFoot}`,
    reads: {
      propertyAddress: '6424 E 26th Pl',
      city: 'Tulsa',
      state: 'OK',
      zipCode: '74129',
      bedrooms: '3',
      bathrooms: '1.5',
      squareFeet: '1296',
      lotSize: '9,148 sq ft',
      yearBuilt: '1957',
      garage: '1-car',
      propertyType: 'single-family',
      septicSystem: 'city-sewer',
      pool: 'no',
    },
  },
  {
    name: 'Zillow, town house, Columbia SC; tenant in place; page repeats the address in the search links',
    text: String.raw`Back to search
$189,900
744 Greenlawn Dr APT 31, Columbia, SC 29209
2 beds 1.5 baths 1,120 sqft
Townhouse
Built in 1983
$186,000 Zestimate®
$170/sqft
$215/mo HOA
What's special
Investors: tenant occupied through October at $1,150 a month. Please do not disturb the tenants, 24 hours notice. HVAC 2020. Water heater 2015.
Facts & features
Bedrooms: 2
Full bathrooms: 1
1/2 bathrooms: 1
Total interior livable area: 1,120 sqft
Parking features: No Garage
Home type: Townhouse
Sewer: Public Sewer
Year built: 1983
Price history
2/14/2025 Listed for sale $189,900
12/3/2021 Sold $98,500
Homes for you
Frequently asked: What is the rental estimate for 744 Greenlawn Dr APT 31? We estimate $1,249 per month.
Columbia Homes for Sale $245,000
Cayce Homes for Sale $229,900
29209 Homes for Sale`,
    reads: {
      propertyAddress: '744 Greenlawn Dr APT 31',
      city: 'Columbia',
      state: 'SC',
      zipCode: '29209',
      askingPrice: '189900',
      bedrooms: '2',
      bathrooms: '1.5',
      squareFeet: '1120',
      yearBuilt: '1983',
      garage: 'none',
      occupancy: 'Tenant-occupied',
      propertyType: 'townhouse',
      septicSystem: 'city-sewer',
    },
  },
  {
    name: 'Redfin, whole page, Columbus: lines of Beds/Baths/Sq Ft, Redfin Estimate, comps with other beds, climate, schools',
    text: String.raw`${redfinTop}
For sale
Active
1463 Cleveland Heights Ln, Columbus, OH 43224
$239,900
Est. $1,689/mo
Get pre-approved
4
Beds
1.5
Baths
1,408
Sq Ft
About this home
Cape cod on a quiet lane. Newer windows (2018), refinished hardwoods, fresh paint. Basement is dry and partly finished. Two car detached garage with opener. Immediate possession at closing. Seller has never lived in the property.
Show more
Listed by Sample Broker • Demo Realty One • 614-555-0184
Redfin checked: 12 minutes ago (April 11, 2025 at 8:12am) • Source: Columbus and Central Ohio Regional MLS #225008123
6 days
on Redfin
Single Family Residential
Property Type
1952
Year Built
6,969 square feet
Lot Size
$170
Price per Sq Ft
2 garage spaces
Parking
Has A/C
HVAC
Payment calculator
$1,689 per month
Principal and interest $1,214
Property taxes $305
Homeowners insurance $110
Property details
Parking information
Garage spaces: 2
Detached Garage
Interior
# of Beds (Main Level): 2
# of Full Baths: 1
# of 1/2 Baths: 1
Total Finished Square Feet: 1,408
Utilities
Sewer: Public Sewer
Tax Annual Amount: $3,660
Sale and tax history
Apr 5, 2025 Listed (Active) $239,900
Aug 11, 2011 Sold (Public Records) $61,500
Redfin Estimate for 1463 Cleveland Heights Ln
$243,184
+$3.3K above list price
Range: $228K - $260K
Track this home's value
Nearby similar homes
$229,900
3 beds 1 bath 1,120 sq ft
1499 Genessee Ave, Columbus, OH 43211
$265,000
3 beds 2 baths 1,632 sq ft
1320 Weber Rd E, Columbus, OH 43211
Nearby recently sold homes
SOLD MAR 2025
$218,000 3 beds 1 bath 1,214 sq ft
Climate risks
Flood Factor - Minimal
Walk Score 48/100`,
    reads: {
      propertyAddress: '1463 Cleveland Heights Ln',
      city: 'Columbus',
      state: 'OH',
      zipCode: '43224',
      askingPrice: '239900',
      bedrooms: '4',
      bathrooms: '1.5',
      squareFeet: '1408',
      lotSize: '6,969 sq ft',
      yearBuilt: '1952',
      garage: '2-car',
      propertyType: 'single-family',
      septicSystem: 'city-sewer',
    },
  },
  {
    name: 'Redfin, key details block only, Memphis: carport, crawl space, no sewer said',
    text: String.raw`3318 Kimball Cove
Memphis, TN 38111
$134,500
Est. $962/mo
3 Beds
1 Bath
1,025 Sq Ft
1 carport space
Parking
Single-family
Property Type
1950, renovated in 2009
Year Built
8,276 square feet
Lot Size
$131
Price per Sq Ft
103 days
on Redfin
Redfin Estimate $128,940
Listed by Placeholder Agent • Test Homes LLC • 901-555-0133`,
    reads: {
      propertyAddress: '3318 Kimball Cove',
      city: 'Memphis',
      state: 'TN',
      zipCode: '38111',
      askingPrice: '134500',
      bedrooms: '3',
      bathrooms: '1',
      squareFeet: '1025',
      lotSize: '8,276 sq ft',
      yearBuilt: '1950',
      propertyType: 'single-family',
    },
  },
  {
    name: 'Redfin, duplex, Kansas City KS: figures of the whole building, rents per side',
    text: String.raw`${redfinTop}
For sale
Active under contract
2712 N 61st St, Kansas City, KS 66104
$198,000
4
Beds
2
Baths
1,764
Sq Ft
About this home
Side-by-side duplex, each side 2 bed 1 bath, about 882 sq ft. One side leased at $875, the other was vacated in March. Buyer to verify everything.
Property Type
Duplex
Year Built
1968
Lot Size
0.31 acres
Price per Sq Ft
$112
Sale history
Mar 20, 2025 Price changed $198,000
Feb 2, 2025 Listed $209,500
Redfin Estimate --`,
    reads: {
      propertyAddress: '2712 N 61st St',
      city: 'Kansas City',
      state: 'KS',
      zipCode: '66104',
      askingPrice: '198000',
      bedrooms: '4',
      bathrooms: '2',
      squareFeet: '1764',
      lotSize: '0.31 acres',
      yearBuilt: '1968',
      propertyType: 'duplex',
    },
  },
  {
    name: 'Redfin, six bedrooms and four and a half baths, Plano; list-price drop; private pool',
    text: String.raw`6709 Tulsa Trail Ct, Plano, TX 75023
Price drop
$689,000
was $715,000
6
Beds
4.5
Baths
3,912
Sq Ft
About this home
North facing two story on a cul-de-sac with a heated private pool and spa. Game room with pool table stays. Three car garage, rear entry.
1993 Year Built
9,583 square feet Lot Size
$176 Price per Sq Ft
Single Family Residential Property Type
Parking: Garage spaces: 3
Sewer: City Sewer
Redfin Estimate for 6709 Tulsa Trail Ct $702,115`,
    reads: {
      propertyAddress: '6709 Tulsa Trail Ct',
      city: 'Plano',
      state: 'TX',
      zipCode: '75023',
      askingPrice: '689000',
      bedrooms: '6+',
      bathrooms: '4+',
      squareFeet: '3912',
      lotSize: '9,583 sq ft',
      yearBuilt: '1993',
      garage: '3-car',
      propertyType: 'single-family',
      septicSystem: 'city-sewer',
      pool: 'yes',
    },
  },
  {
    name: 'Redfin, off-market home, Birmingham: estimate only; garage without a number',
    text: String.raw`OFF MARKET
417 Ironwood Dr, Birmingham, AL 35215
Redfin Estimate
$161,207
3
Beds
2
Baths
1,530
Sq Ft
This home last sold for $74,000 on Sep 30, 2009.
About this home
417 Ironwood Dr is a 1,530 square foot home on a 0.38 acre lot with 3 bedrooms and 2 bathrooms. Based on Redfin's Birmingham data, we estimate the home's value is $161,207.
Source: Public Records
Home facts
Status: Closed
Property Type: Single Family Residential
Year Built: 1974
Lot Size: 0.38 acres
Parking: Garage
Rental estimate $1,310 - $1,520 / month
Taxable value: Land $18,000 Additions $104,400 Total $122,400
Nearby homes for sale
$149,900 4 beds 2 baths 1,722 sq ft 529 Springville Rd, Birmingham, AL 35215`,
    reads: {
      propertyAddress: '417 Ironwood Dr',
      city: 'Birmingham',
      state: 'AL',
      zipCode: '35215',
      bedrooms: '3',
      bathrooms: '2',
      squareFeet: '1530',
      lotSize: '0.38 acres',
      yearBuilt: '1974',
      propertyType: 'single-family',
    },
  },
];

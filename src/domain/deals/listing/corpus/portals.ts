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

const zillowFoot = String.raw`Down payment assistance
See if you qualify for up to $12,500 from local programs
BuyAbility℠ payment
Est. payment
--/mo
Connect your budget to see what this home would cost you
Mortgage rates
30-year fixed 6.875%
15-year fixed 6.125%
5/1 ARM 6.5%
Cost of owning
Utilities and maintenance not included, est. $310/mo
Climate risks
About climate risks
Most homes have some risk of natural disasters, and may be impacted by climate change due to rising temperatures and sea levels.
Flood Factor
Minimal 1/10
0.2% chance over a 30-year mortgage
Fire Factor
Minor 2/10
Wind Factor
Moderate 4/10
Heat Factor
Major 6/10
7 hot days over 100° a year now, 18 in 30 years
Air Factor
Minor 2/10
Getting around
41 / 100
Car-Dependent
Walk Score®
28 / 100
Some Transit
Transit Score®
39 / 100
Bikeable
Bike Score®
Nearby schools
GreatSchools rating
5/10
Lincoln Elementary School
Grades: PK-5 Distance: 0.7 mi
4/10
Heritage Middle School
Grades: 6-8 Distance: 1.9 mi
3/10
Central High School
Grades: 9-12 Distance: 2.4 mi
Schools provided by the listing agent
Not provided
Local experts in your area
Tour with a buyer's agent
We'll find a local expert to take you on a private tour
Request a tour
as early as tomorrow at 11:00 am
Sell with us
Get a cash offer in 3 minutes
Find out how much your home could sell for in as little as 3 minutes with a no-obligation cash offer.
Estimated market value
Ready to buy? Offers for similar homes take 21 days on average
Rental listings nearby
1 bed, 1 bath, 640 sqft apartment for rent, $925/mo
2 beds, 2 baths, 980 sqft apartment for rent, $1,240/mo
Zillow makes it easy
Save this home
Save this search
Get home updates
The data relating to real estate for sale on this web site comes in part from the broker reciprocity program. Information is deemed reliable but is not guaranteed and should be independently verified. Listings marked with the logo are held by brokers other than Zillow.
Mortgage and lender services NMLS #10287
Call 1-800-555-0187
For listings in Canada, the trademarks REALTOR®, REALTORS®, and the REALTOR® logo are controlled by The Canadian Real Estate Association.
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

const redfinFoot = String.raw`Schools
5/10
Lincoln Elementary School
Public, K-5 • Serves this home
0.8mi
4/10
Heritage Middle School
Public, 6-8 • Serves this home
1.6mi
GreatSchools Summary Rating
Around this home
Transit Score 33/100
Bike Score 47/100
Places: groceries 0.4mi, parks 0.6mi, 3 cafes
Climate risks
About climate risks
Flood Factor - Minimal
Unlikely to flood in next 30 years
Fire Factor - Minimal
Heat Factor - Moderate
Expected 6 to 13 days over 99° in 30 years
Wind Factor - Minor
Market competition
64 /100 Somewhat competitive
Homes sell for about 2% below list price
Hot homes go pending in around 9 days
Compare to nearby homes
Sell your home for more
Track what your home is worth; owners saved an average of $9,400 with a 1.5% listing fee
Thinking of buying?
Start an offer
Tour in person or by video chat
5 people asked about this home last week
Frequently asked questions
How much is this home? When was this home built? How long has it been on the market? How competitive is the market for this home? What comparable homes are near this home?
Redfin strongly recommends that consumers independently investigate the property's condition and status.
Is this your home? Claim it to edit home facts
Join us
About us
Press
Investor relations
Contact us
Redfin is redefining real estate, 1099 Sample St Suite 600
You can reach us at 1-844-555-0119
GNAR, TREC: Info About Brokerage Services, Consumer Protection Notice
© 2025 Redfin. All rights reserved.`;

const realtorFoot = String.raw`Monthly payment
Home price, down payment, loan details
Principal & interest
30-year fixed 6.9%
Property tax 1.97%
Home insurance $131
HOA fees $0
Mortgage insurance $0
Veterans: check VA eligibility, 0 down
Environmental risk
Flood Factor® Minimal 1/10
FEMA Zone X (est.)
Fire Factor® 1/10 Minimal
Noise
Medium 63 - airport, traffic
Neighborhood & schools
Median listing home price here $262,000
Median days on market 52
Median $/sqft $178
Sold-to-list price ratio 97.4%
Open houses nearby
Sat 1PM - 3PM
Nearby home values
1 bed homes $148,900, 5 bed homes $412,000
Additional information about the listing agent
License 0555012
Report a problem with this listing
We want to hear your feedback
Contact: 1-800-555-0176
Popular searches, new listings, foreclosures, recently sold homes
The content is provided for consumers' personal, non-commercial use and is deemed reliable but not guaranteed.
About us Careers Feedback Media room Ad Choices Accessibility Terms Privacy
© 1995-2025 National Sample Association and its affiliates`;

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
${redfinFoot}`,
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
Redfin Estimate --
${redfinFoot}`,
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
$149,900 4 beds 2 baths 1,722 sq ft 529 Springville Rd, Birmingham, AL 35215
${redfinFoot}`,
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
  {
    name: 'Realtor.com, whole page, Houston street in Dallas: sqft beside sqft lot, last sold, price history, homes around',
    text: String.raw`Realtor.com®
Buy
Sell
Rent
Mortgage
Find Realtors®
My Home
News & Insights
Log in
Sign up
For sale
4419 Houston School Ln, Dallas, TX 75241
Brokered by
Specimen Realty, 214-555-0161
House for sale
$259,000
$6k
Est. $1,788/mo
Get pre-approved
3
bed
2
bath
1,391
sqft
7,318
sqft lot
View on map
Commute time
Property type
Single family
Time on Realtor.com
47 days
Last sold
$141K in 2018
Price per sqft
$186
Garage
2 Cars
Year built
1964
About this home
Updated in 2018 with new baths, roof and electric panel. Large den could be used as fourth bedroom. Zoned to Dallas ISD. Ten minutes to downtown, Lancaster Road and the VA hospital.
Property details
Bedrooms
Bedrooms: 3
Bathrooms
Total Bathrooms: 2
Full Bathrooms: 2
Exterior
Garage Spaces: 2
Pool: No
Utilities
Sewer: City Sewer
Price & tax history
Date	Event	Price	Price/Sq Ft
04/02/2025	Price Changed	$259,000	$186
02/24/2025	Listed	$265,000	$191
07/06/2018	Sold	$141,000	$101
Property taxes
2024	$5,112	$229,410
Estimated value
Quantarium $251,900
Cotality® $266,400
Rental estimate $1,850
Homes around the listing
$235,000 3 bed 1 bath 1,150 sqft 6,970 sqft lot 4420 Bonnie View Rd, Dallas, TX 75241
$299,900 4 bed 2.5 bath 2,004 sqft 8,400 sqft lot 2230 Garden Crest Ln, Dallas, TX 75232
Nearby schools
4 Bushman Hill Elementary School 0.9 mi
${realtorFoot}`,
    reads: {
      propertyAddress: '4419 Houston School Ln',
      city: 'Dallas',
      state: 'TX',
      zipCode: '75241',
      askingPrice: '259000',
      bedrooms: '3',
      bathrooms: '2',
      squareFeet: '1391',
      lotSize: '7,318 sq ft',
      yearBuilt: '1964',
      garage: '2-car',
      propertyType: 'single-family',
      septicSystem: 'city-sewer',
      pool: 'no',
    },
  },
  {
    name: 'Realtor.com, head, acre lot and 2.5 bath, Knoxville',
    text: String.raw`For Sale - Active
$344,900
4bed
2.5bath
2,116sqft
0.57acre lot
8124 Ruggles Ferry Pike, Knoxville, TN 37924
Single family
Property type
$163
Price per sqft
3 days
Time on realtor.com
2 Cars
Garage
1989
Year built
Presented by: Anywhere Sample Group
Last updated Apr 30, 2025`,
    reads: {
      propertyAddress: '8124 Ruggles Ferry Pike',
      city: 'Knoxville',
      state: 'TN',
      zipCode: '37924',
      askingPrice: '344900',
      bedrooms: '4',
      bathrooms: '2.5',
      squareFeet: '2116',
      lotSize: '0.57 acres',
      yearBuilt: '1989',
      garage: '2-car',
      propertyType: 'single-family',
    },
  },
  {
    name: 'Realtor.com, manufactured home on a county road, no year stated but the year of the last sale',
    text: String.raw`For Sale
$129,500
3 bed
2 bath
1,216 sqft
2.1 acre lot
1877 County Road 4520, Winnsboro, TX 75494
Property Type
Mfd/Mobile Home
Time on Realtor.com
88 days
Last sold
2021
Property details
Full Bathrooms: 2
Carport Spaces: 2
Sewer: Septic Tank
Water: Co-op Water
Association: No
School District: Winnsboro ISD
Listing agent 903-555-0126, MLS ID 24118845`,
    reads: {
      propertyAddress: '1877 County Road 4520',
      city: 'Winnsboro',
      state: 'TX',
      zipCode: '75494',
      askingPrice: '129500',
      bedrooms: '3',
      bathrooms: '2',
      squareFeet: '1216',
      lotSize: '2.1 acres',
      propertyType: 'mobile-home',
      septicSystem: 'septic',
    },
  },
  {
    name: 'Realtor.com, foreclosure, Toledo: starting bid of another listing below, vacant, HUD remarks',
    text: String.raw`Foreclosure
$42,900
3 bed
1 bath
1,088 sqft
3,485 sqft lot
1127 Detroit Heights Ave, Toledo, OH 43607
Property type Single family | Year built 1917 | Price per sqft $39
About this home
Investor special! Sold as is, cash only. Property is vacant and winterized, utilities off. Full gut, bring your contractor. No survey, no disclosures. Offers with proof of funds to the listing office, 419-555-0108.
Property history
03/18/2025 Listed $42,900
01/09/2025 Sheriff sale $31,200
05/30/2006 Sold $79,000
Similar foreclosures
Starting bid $28,000 - 4 bed 1 bath 1,402 sqft - 638 Woodland Ave, Toledo, OH 43604
${realtorFoot}`,
    reads: {
      propertyAddress: '1127 Detroit Heights Ave',
      city: 'Toledo',
      state: 'OH',
      zipCode: '43607',
      askingPrice: '42900',
      bedrooms: '3',
      bathrooms: '1',
      squareFeet: '1088',
      lotSize: '3,485 sq ft',
      yearBuilt: '1917',
      occupancy: 'Vacant',
      propertyType: 'single-family',
      currentCondition: 'gut-job',
    },
  },
  {
    name: 'Realtor.com app share text, unit with a hash, link is the portal',
    text: String.raw`Check out this home I found on Realtor.com
$218,000 · 2bd · 2ba · 1,164sqft
901 Peach Orchard Rd #14, Augusta, GA 30906
Follow Realtor.com for iPhone to access the most accurate home and apartment listings
https://www.realtor.com/realestateandhomes-detail/901-Peach-Orchard-Rd-14_Augusta_GA_30906_M55555-01234`,
    reads: {
      propertyAddress: '901 Peach Orchard Rd #14',
      city: 'Augusta',
      state: 'GA',
      zipCode: '30906',
      askingPrice: '218000',
      bedrooms: '2',
      bathrooms: '2',
      squareFeet: '1164',
    },
  },
  {
    name: 'Realtor.com, triplex, Providence: kind is not one of the five, each flat has its own beds',
    text: String.raw`For sale
$649,900
6 bed
3 bath
3,024 sqft
4,792 sqft lot
58 Cranston Hill St, Providence, RI 02909
Property type
Multi family
Year built
1900
Time on Realtor.com
21 days
Last sold
$232,500 in 2017
Description
Three family with three 2-bedroom flats, separate utilities, off street parking for three cars. Rents: $1,400, $1,350 and $1,500. Public sewer.
No garage.`,
    reads: {
      propertyAddress: '58 Cranston Hill St',
      city: 'Providence',
      state: 'RI',
      zipCode: '02909',
      askingPrice: '649900',
      bedrooms: '6+',
      bathrooms: '3',
      squareFeet: '3024',
      lotSize: '4,792 sq ft',
      yearBuilt: '1900',
      garage: 'none',
      septicSystem: 'city-sewer',
    },
  },
  {
    name: 'Trulia, page, Jacksonville: local info, crime, price trends, similar homes',
    text: String.raw`Trulia
Buy Rent Mortgage Saved Homes Saved Searches Sign up or Log in
FL
Jacksonville
32210
5122 Timuquana Oaks Dr W
5122 Timuquana Oaks Dr W, Jacksonville, FL 32210
Jacksonville Heights
3 Beds
2 Baths
1,428 sqft
$249,900
Est. Mortgage $1,655/mo
Get Pre-Qualified
Local Information
Map Schools Shop & Eat
Description
Ranch home with split plan, new vinyl plank 2023, roof 2014. Fenced yard with room for a pool or boat. Seller is motivated and will consider closing costs.
Home Highlights
Parking
Garage
Outdoor
Patio
A/C
Heating & Cooling
HOA
None
Price/Sqft
$175
Listed
19 days ago
Home Details for 5122 Timuquana Oaks Dr W
Interior Details
Number of Bedrooms: 3
Number of Bathrooms: 2
Number of Bathrooms (full): 2
Dimensions and Layout
Living Area: 1428 Square Feet
Exterior Details
Parking & Garage
Has a Garage
Number of Garage Spaces: 2
Property Information
Year Built
Year Built: 1979
Property Type / Style
Property Type: Residential
Property Subtype: Single Family Residence
Lot
Lot Size: 9,583 sqft
Utilities
Sewer: Public Sewer
Price History for 5122 Timuquana Oaks Dr W
04/11/2025 Listed For Sale $249,900
06/03/2005 Sold $152,000
Assessments and Taxes
Tax Year 2024 Property Taxes $2,987 Total Assessment $188,114
Similar Homes You May Like
$239,000 4bd 2ba 1,590 sqft 4811 Wesconnett Blvd, Jacksonville, FL 32210`,
    reads: {
      propertyAddress: '5122 Timuquana Oaks Dr W',
      city: 'Jacksonville',
      state: 'FL',
      zipCode: '32210',
      askingPrice: '249900',
      bedrooms: '3',
      bathrooms: '2',
      squareFeet: '1428',
      lotSize: '9,583 sq ft',
      yearBuilt: '1979',
      garage: '2-car',
      propertyType: 'single-family',
      septicSystem: 'city-sewer',
    },
  },
  {
    name: 'Trulia, excerpt, Rochester NY: price reduced, half bath written apart, one-car garage',
    text: String.raw`Reduced $8K
318 Albany Post St, Rochester, NY 14609
Beechwood
$131,900 $139,900
Est. $948/mo
4 Beds | 1.5 Baths | 1,536 sqft
Colonial, Single Family Home, built in 1922, 40 x 110 lot. Detached 1 car garage. Washer, dryer and stove stay. Tear-off roof 2012. Rented homes on this block get $1,600.`,
    reads: {
      propertyAddress: '318 Albany Post St',
      city: 'Rochester',
      state: 'NY',
      zipCode: '14609',
      askingPrice: '131900',
      bedrooms: '4',
      bathrooms: '1.5',
      squareFeet: '1536',
      lotSize: '40 x 110',
      yearBuilt: '1922',
      garage: '1-car',
      propertyType: 'single-family',
    },
  },
  {
    name: 'Homes.com, whole page, Lakeland: home and its features, similar communities, school scores',
    text: String.raw`Homes.com
Buy Rent Sell Agents
Florida
Lakeland
2640 Orlando Loop
2640 Orlando Loop
Lakeland, FL 33809
Sandpiper Neighborhood
Estimated payment $1,730/month
Highlights
Active Adult
Golf Course Community
Community Pool
Great Room
Key Details
$264,500 | 2 Beds | 2 Baths | 1,322 Sq Ft
Listed 04/08/2025 by Example Coast Realty, 863-555-0150
Total Views 412
About This Home
Villa-style home in a 55+ gated community, updated 2020, with glassed lanai. Golf cart garage plus one car attached garage. HOA covers lawn and cable.
Home Details
Home Type
Single Family
Est. Annual Taxes $1,896
Year Built
Built in 1991
Lot Details
Lot size 5,227 Sq Ft
HOA Fees $184 Monthly HOA Fees
Parking
1 Car Attached Garage
Home Design
Shingle Roof
Interior Spaces
1,322 Sq Ft Home
1-Story Property
Bedrooms and Bathrooms
2 Bedrooms
2 Full Bathrooms
Utilities
Public Sewer
Community Details
Community Pool, Tennis Courts, Clubhouse
Home Values in the Area
Average Home Value in this Area $288,000
Property History
04/08/2025 Listed $264,500
03/15/2021 Sold $179,000
Nearby Homes
2644 Orlando Loop - 3 Beds 2 Baths 1,511 Sq Ft - $289,000
School 7/10 Sandhill Elementary`,
    reads: {
      propertyAddress: '2640 Orlando Loop',
      city: 'Lakeland',
      state: 'FL',
      zipCode: '33809',
      askingPrice: '264500',
      bedrooms: '2',
      bathrooms: '2',
      squareFeet: '1322',
      lotSize: '5,227 sq ft',
      yearBuilt: '1991',
      garage: '1-car',
      propertyType: 'single-family',
      septicSystem: 'city-sewer',
    },
  },
  {
    name: 'Homes.com, townhome, Raleigh: owner in place, leaseback needed',
    text: String.raw`5508 Charlotte Pines Trl
Raleigh, NC 27616
$312,000
3 Beds | 2.5 Baths | 1,604 Sq Ft
Townhome built in 2008. One-car garage, patio, fenced. Seller is owner occupant and needs a 45 day leaseback. HOA $140/month includes exterior and the neighborhood pool.
Price per Sq Ft $195
On Market 11 days
Last sale $268,000 on 07/2021`,
    reads: {
      propertyAddress: '5508 Charlotte Pines Trl',
      city: 'Raleigh',
      state: 'NC',
      zipCode: '27616',
      askingPrice: '312000',
      bedrooms: '3',
      bathrooms: '2.5',
      squareFeet: '1604',
      yearBuilt: '2008',
      garage: '1-car',
      occupancy: 'Owner-occupied',
      propertyType: 'townhouse',
    },
  },
  {
    name: 'Movoto, page, Tucson: facts list with colons, est. payment, market trends of the ZIP',
    text: String.raw`Movoto
AZ / Tucson / 85711 / 1034 S Phoenix Pl
1034 S Phoenix Pl, Tucson, AZ 85711
$229,000 Est. payment $1,466/mo
3 bed 2 bath 1,180 sqft 0.17 acre lot
Residential for Sale
Days on Movoto: 29
Home facts
Property Type: Single Family Residence
Price/Sqft: $194
Year Built: 1959
HOA Fee: $0
Garage: 0
Pool: None
Sewer: Connected
MLS #22507711
Updated 05/02/25
Market Trends for 85711
Median list price $275,000, 41 days on market
Similar Homes for Sale
$245,000 4 bed 2 bath 1,502 sqft 1121 S Swan Rd, Tucson, AZ 85711`,
    reads: {
      propertyAddress: '1034 S Phoenix Pl',
      city: 'Tucson',
      state: 'AZ',
      zipCode: '85711',
      askingPrice: '229000',
      bedrooms: '3',
      bathrooms: '2',
      squareFeet: '1180',
      lotSize: '0.17 acres',
      yearBuilt: '1959',
      garage: 'none',
      propertyType: 'single-family',
      pool: 'no',
    },
  },
  {
    name: 'Compass, Denver: price, beds and full/half baths on pairs of lines, coming soon',
    text: String.raw`Compass
Coming Soon
3244 N Boulder Row
Denver, CO 80205
$585,000
Price
2
Beds
1
Full Bath
1
1/2 Bath
1,102 Sq. Ft.
$531 / Sq. Ft.
Description
End-row brick townhouse two blocks from the park. Radiant heat, 2019 boiler. Reserved space in the alley. Virtual tour: https://my.matterport.com/show/?m=a1B2c3D4e5F
Listing Courtesy of Fictional Homes, 303-555-0145
Property Details
Year Built 1906
MLS Type Residential / Townhouse
Taxes $2,744 / yr
Lot Size 1,260 SF
Parking: off street, 1 space`,
    reads: {
      propertyAddress: '3244 N Boulder Row',
      city: 'Denver',
      state: 'CO',
      zipCode: '80205',
      askingPrice: '585000',
      bedrooms: '2',
      bathrooms: '1.5',
      squareFeet: '1102',
      lotSize: '1,260 sq ft',
      yearBuilt: '1906',
      propertyType: 'townhouse',
      photoLinks: 'https://my.matterport.com/show/?m=a1B2c3D4e5F',
    },
  },
  {
    name: 'Compass, studio in Seattle: no bedroom count, condo, rental cap',
    text: String.raw`1420 Terrace Ave, Unit 508
Seattle, WA 98101
$249,000
Studio
1 Bath
438 Sq. Ft.
$568 / Sq. Ft.
Condo | Built in 1929 | HOA $411/mo
Rental cap not met. Nearby comps $275,000 and $262,500.`,
    reads: {
      propertyAddress: '1420 Terrace Ave, Unit 508',
      city: 'Seattle',
      state: 'WA',
      zipCode: '98101',
      askingPrice: '249000',
      bathrooms: '1',
      squareFeet: '438',
      yearBuilt: '1929',
      propertyType: 'condo',
    },
  },
  {
    name: 'HAR.com, whole page, FM road in Houston: building sqft with m² beside it, area pool, full and half baths',
    text: String.raw`HAR.com
Back to Search Results
For Sale $315,000
14310 FM 1960 Rd W
Houston, TX 77069
3 bed(s)
2 full & 1 half bath(s)
2,204 Sqft.
9,100 Sqft. lot
Est. Mortgage $2,046/mo
General Description
Listing Price: $315,000 ($142.92/sqft.)
Address: 14310 FM 1960 Rd W
City: Houston
State: TX
Zip Code: 77069
County: Harris County
Subdivision: Champions Sample Sec 02
Legal Description: LT 14 BLK 7
Property Type: Single-Family
Bedrooms: 3 Bedroom(s)
Baths: 2 Full & 1 Half Bath(s)
Garage: 2 / Attached
Stories: 2
Style: Traditional
Year Built: 1977 / Appraisal District
Building Sqft.: 2,204 / Appraisal District
Lot Size: 9,100 Sqft. / Appraisal District
Key Map: 330S
Market Area: Champions Area
MLS# / Area: 55501234 / 13
Days on market: 61
Interior Features
Room / Size / Location
Primary Bedroom 17x14, 1st
Living 20x16, 1st
Exterior Features
Private Pool: No
Area Pool: Yes
Roof: Composition
Water Sewer: Public Sewer, Public Water
Schools
Klein ISD, rating 4 of 5
Tax
2024 tax $6,011, tax rate 2.19
Sold Price Range when last sold (2015): $180,001 - $206,000
Similar Listings
$299,500 4 bed(s) 2 full bath(s) 2,418 Sqft. 5502 Cypresswood Dr, Spring, TX 77379
Listing agent 281-555-0139`,
    reads: {
      propertyAddress: '14310 FM 1960 Rd W',
      city: 'Houston',
      state: 'TX',
      zipCode: '77069',
      askingPrice: '315000',
      bedrooms: '3',
      bathrooms: '2.5',
      squareFeet: '2204',
      lotSize: '9,100 sq ft',
      yearBuilt: '1977',
      garage: '2-car',
      propertyType: 'single-family',
      septicSystem: 'city-sewer',
      pool: 'no',
    },
  },
  {
    name: 'HAR.com, rental listing beside the sale, Conroe: lease price is not the price',
    text: String.raw`2417 Dallas Crossing St, Conroe, TX 77301
For Sale: $178,500
Also for lease: $1,595 / month (MLS# 55507781)
3 bed(s), 1 full & 1 half bath(s), 1,267 Sqft.
Year Built: 1972 | Stories: 1 | Garage: 1 / Attached
Lot Size: 8,712 Sqft.
Private Pool: Yes, in ground, needs liner
Repairs estimate from contractor: $22,500
Possession: at closing, home is unoccupied
HAR ID 555-0112-77`,
    reads: {
      propertyAddress: '2417 Dallas Crossing St',
      city: 'Conroe',
      state: 'TX',
      zipCode: '77301',
      askingPrice: '178500',
      bedrooms: '3',
      bathrooms: '1.5',
      squareFeet: '1267',
      lotSize: '8,712 sq ft',
      yearBuilt: '1972',
      garage: '1-car',
      occupancy: 'Vacant',
      estimatedRepairCost: '22500',
      pool: 'yes',
    },
  },
  {
    name: 'Auction.com, foreclosure sale page, Detroit: opening bid and resale value are no asking price, occupied by nobody knows whom',
    text: String.raw`Auction.com
Foreclosure Sale, Live
15722 Chicago Heights St, Detroit, MI 48227
Wayne County
Save Share
Opening Bid
$38,500
Est. Resale Value
$112,000
Reserve
Undisclosed
Auction starts
Jun 12, 11:00am, Municipal Center lobby
Property Details
Beds 3
Baths 1
Interior (sqft) 1,176
Lot Size (acres) 0.11
Property Type Single Family Residence
Year Built 1941
Occupancy Status Occupied
APN 22041177.002
Trustee Sale Number 25-00418
Do not disturb occupant. It is a criminal offense to trespass.
Buyer's premium: none. Deposit $5,000.
Comparable Sales
$96,000 3 bd 1 ba 1,090 sqft 15801 Mansfield St
$121,500 4 bd 2 ba 1,388 sqft 16144 Asbury Park
Event contact 800-555-0122`,
    reads: {
      propertyAddress: '15722 Chicago Heights St',
      city: 'Detroit',
      state: 'MI',
      zipCode: '48227',
      bedrooms: '3',
      bathrooms: '1',
      squareFeet: '1176',
      lotSize: '0.11 acres',
      yearBuilt: '1941',
      propertyType: 'single-family',
    },
  },
  {
    name: 'Auction.com, bank owned online auction, vacant, Macon: current bid only, broker office address',
    text: String.raw`Bank Owned, Online Auction
2206 Savannah Ridge Dr
Macon, GA 31204
Current bid $51,000 - 14 bids - Reserve not met
Est. Debt $138,220 | Last sold $126,500 (2007)
3 bd | 2 ba | 1,544 sqft
Vacant
Single Family, built in 1969, 0.44 acre lot
Buyer premium 5% or $2,500 minimum
Listing broker: Sample Asset Brokers, 3520 Riverside Dr Ste 210, Macon, GA 31210, 478-555-0193`,
    reads: {
      propertyAddress: '2206 Savannah Ridge Dr',
      city: 'Macon',
      state: 'GA',
      zipCode: '31204',
      bedrooms: '3',
      bathrooms: '2',
      squareFeet: '1544',
      lotSize: '0.44 acres',
      yearBuilt: '1969',
      occupancy: 'Vacant',
      propertyType: 'single-family',
    },
  },
  {
    name: 'Auction.com, list of saved properties: the first one is read',
    text: String.raw`Saved Properties (3)
1) 805 Spokane Falls Ct, Wichita, KS 67207
List price $99,900, 3 bd, 1.5 ba, 1,248 sqft, Single Family
2) 1617 S Topeka St, Wichita, KS 67211
Starting bid $30,000, 2 bd, 1 ba, 896 sqft, Single Family
3) 410 W Derby Ave, Derby, KS 67037
List price $164,900, 4 bd, 2 ba, 1,902 sqft, Single Family`,
    reads: {
      propertyAddress: '805 Spokane Falls Ct',
      city: 'Wichita',
      state: 'KS',
      zipCode: '67207',
      askingPrice: '99900',
      bedrooms: '3',
      bathrooms: '1.5',
      squareFeet: '1248',
      propertyType: 'single-family',
    },
  },
  {
    name: 'Hubzu, traditional sale with a list price, Baltimore: technology fee, earnest money, occupied status vacant',
    text: String.raw`HUBZU
Home > Maryland > Baltimore > 21223
217 S Frederick Lane
Baltimore, MD 21223
List Price: $84,900
Traditional Sale - Make an Offer
Technology Fee $299
Earnest Money Deposit $2,000 or 1%
Property Overview
Property ID 90055501234
Property Type: Townhouse
Bedrooms: 2
Bathrooms: 1
Sq Ft: 1,020
Lot Size: 871 sq ft
Year Built: 1915
Occupancy Status: Vacant
HOA Dues: $0.00
Parking: On street
Photos (12) Map Street View
Estimated Rent: n/a
Disclosure: Square footage and acreage come from public records.
Questions? 855-555-0181`,
    reads: {
      propertyAddress: '217 S Frederick Lane',
      city: 'Baltimore',
      state: 'MD',
      zipCode: '21223',
      askingPrice: '84900',
      bedrooms: '2',
      bathrooms: '1',
      squareFeet: '1020',
      lotSize: '871 sq ft',
      yearBuilt: '1915',
      occupancy: 'Vacant',
      propertyType: 'townhouse',
    },
  },
  {
    name: 'Xome, auction page, Albuquerque: suggested opening bid, tax values, three-quarter bath',
    text: String.raw`XOME Auctions
3009 Truman Mesa Ct NE
Albuquerque, NM 87110
Suggested opening bid $125,000
Auction ends in 3d 04h
4 Beds 1.75 Baths 1,830 Sq. Ft. 8,276 Sq. Ft. Lot
Property Information
Type: Single Family
Year built: 1956
Garage: 1 car
Pool: No
Sewer: Municipal
Assessed value 2024: $66,480
Xome Value® $268,000
Title: insurable, special warranty deed
MLS 1081555`,
    reads: {
      propertyAddress: '3009 Truman Mesa Ct NE',
      city: 'Albuquerque',
      state: 'NM',
      zipCode: '87110',
      bedrooms: '4',
      bathrooms: '1.5',
      squareFeet: '1830',
      lotSize: '8,276 sq ft',
      yearBuilt: '1956',
      garage: '1-car',
      propertyType: 'single-family',
      septicSystem: 'city-sewer',
      pool: 'no',
    },
  },
  {
    name: 'Craigslist, by owner, Fort Worth: metro area and posting ids are no figures of the house',
    text: String.raw`CL
dallas > fort worth > housing > real estate - by owner
post account
favorite
hide
share
Posted 2025-04-22 07:31
$168,000 / 3br - 1240ft2 - Handyman special, will not last (Polytechnic Heights)
image 1 of 9
half block from Avenue Q, near Texas Wesleyan
3BR / 1Ba
1240ft2
available now
single family
no garage
2911 Burton Cove, Ft Worth TX 76105
Pier and beam, needs foundation work and kitchen. Vacant, on lockbox. Cash or hard money. Text 817-555-0114, no wholesalers please.
do NOT contact me with unsolicited services or offers
post id: 7845550199 posted: 5 days ago updated: 2 days ago`,
    reads: {
      propertyAddress: '2911 Burton Cove',
      city: 'Fort Worth',
      state: 'TX',
      zipCode: '76105',
      askingPrice: '168000',
      bedrooms: '3',
      bathrooms: '1',
      squareFeet: '1240',
      garage: 'none',
      occupancy: 'Vacant',
      propertyType: 'single-family',
    },
  },
  {
    name: 'Craigslist, mobile home on a state highway, rural Arkansas: price in title, land in acres, rent on the well lot',
    text: String.raw`$64,500 2br - 924ft2 - 14x66 mobile home on 3 acres, septic and well (Hwy 64 E, near the river)
QR Code Link to This Post
18850 Hwy 64 E
Conway, AR 72032
Built in 1998, new roof coat 2022, window units. Septic pumped last year. Lot next door can be rented for $150 a month. Deposit not needed. Title in hand. Call after 5 pm 501-555-0128.
2BR / 2Ba
924ft2
manufactured
carport
laundry in bldg`,
    reads: {
      propertyAddress: '18850 Hwy 64 E',
      city: 'Conway',
      state: 'AR',
      zipCode: '72032',
      askingPrice: '64500',
      bedrooms: '2',
      bathrooms: '2',
      squareFeet: '924',
      lotSize: '3 acres',
      yearBuilt: '1998',
      propertyType: 'mobile-home',
      septicSystem: 'septic',
    },
  },
  {
    name: 'Craigslist, neighbourhood for a place and no house number: no street line',
    text: String.raw`Brick 3/2 close to everything - $212,000 (Germantown Hills)
real estate - by broker
Louisville, KY
Off Chattanooga St behind the fire station, drive by and see the sign. 1,390 sqft, built 1961, 2 car garage, 65x140 lot, city sewer. Zillow says 240 but my price is 212k firm.
Broker 502-555-0170`,
    reads: {
      city: 'Louisville',
      state: 'KY',
      askingPrice: '212000',
      bedrooms: '3',
      bathrooms: '2',
      squareFeet: '1390',
      lotSize: '65 x 140',
      yearBuilt: '1961',
      garage: '2-car',
      septicSystem: 'city-sewer',
    },
  },
  {
    name: 'Facebook Marketplace, home for sale, Tulsa: listed ago, seller details, approximate location, other items',
    text: String.raw`Marketplace
Browse all
3 beds 1 bath - House
$92,000
Listed 4 days ago in Tulsa, OK
Message
Save
Share
About this property
3 bedrooms
1 bath
1,104 square feet
Single family home
Unit details
Central AC
Off-street parking
Property location
1533 N Denver Pl
Tulsa, OK 74106
Location is approximate
Description
Needs TLC but solid bones. Repairs est. $28,000 from my guy. ARV 165-170k per agent. Was getting 950 rent, now empty. No realtors. See less
Seller information
Seller details
Joined Facebook in 2011
Today's picks
$450 - 2014 washer dryer set - Broken Arrow, OK
$118,000 - 2 beds 1 bath - Sand Springs, OK
$1,100 / Month - 3 beds 1 bath - Tulsa, OK`,
    reads: {
      propertyAddress: '1533 N Denver Pl',
      city: 'Tulsa',
      state: 'OK',
      zipCode: '74106',
      askingPrice: '92000',
      bedrooms: '3',
      bathrooms: '1',
      squareFeet: '1104',
      occupancy: 'Vacant',
      estimatedRepairCost: '28000',
      propertyType: 'single-family',
    },
  },
  {
    name: 'Facebook group post, Cleveland: emoji bullets, photos on Google and Dropbox, form link that is no photo',
    text: String.raw`🔥🔥 OFF MARKET 🔥🔥 Cleveland OH
📍 3671 E Akron Ave, Cleveland, OH 44105
🛏️ 4 beds
🛁 2 full baths
📐 1,760 sqft
🏗️ Built 1911
🚗 2 car garage (needs door)
💰 Asking: $57,500
🔨 Rehab: $45k
🏠 ARV: $135,000
👉 Vacant, gut job
Pics: https://photos.app.goo.gl/aBcDeFgH12345678
More here https://www.dropbox.com/sh/z9y8x7w6v5u4/AAbbCC?dl=0
Submit offers: https://forms.gle/QwErTy123456
Comps on https://www.zillow.com/homedetails/3675-E-Akron-Ave/55501234_zpid/
DM or call 216-555-0155`,
    reads: {
      propertyAddress: '3671 E Akron Ave',
      city: 'Cleveland',
      state: 'OH',
      zipCode: '44105',
      askingPrice: '57500',
      bedrooms: '4',
      bathrooms: '2',
      squareFeet: '1760',
      yearBuilt: '1911',
      garage: '2-car',
      occupancy: 'Vacant',
      estimatedRepairCost: '45000',
      currentCondition: 'gut-job',
      photoLinks: 'https://photos.app.goo.gl/aBcDeFgH12345678\nhttps://www.dropbox.com/sh/z9y8x7w6v5u4/AAbbCC?dl=0',
    },
  },
  {
    name: 'Facebook Marketplace, price on application: make offer is no price, quarter acre in words',
    text: String.raw`Make offer
Listed a week ago in Mobile, AL
3 beds 2 baths - 1,615 square feet
Ranch-style house, brick, quarter acre, built in 1966. Not in a flood zone. Taxes only $612. Will trade for land in Baldwin County or a bass boat. Porch goes with it. No garage, big driveway.
6120 Selma Pines Rd, Mobile, AL 36608`,
    reads: {
      propertyAddress: '6120 Selma Pines Rd',
      city: 'Mobile',
      state: 'AL',
      zipCode: '36608',
      bedrooms: '3',
      bathrooms: '2',
      squareFeet: '1615',
      lotSize: '0.25 acres',
      yearBuilt: '1966',
      garage: 'none',
      propertyType: 'single-family',
    },
  },
  {
    name: 'County assessor, Tarrant style: owner mailing address in another city, appraised values, garage and living area',
    text: String.raw`Appraisal District
Property Search > Property Details
Account: 02555012
Property Location
Address: 3412 Galveston Bend
City: Fort Worth
State: TX
Zip: 76119
Georeference: 12500-8-11
Subdivision: Eastwood Example Addition
Owner Information
Current Owner: XYZ HOLDINGS LLC
Mailing: PO BOX 5550, DENVER, CO 80201
Deed Date: 8/14/2017
Property Data
Year Built: 1955
Living Area Size: 1,144 sqft
Land Sqft: 8,400
Bedrooms: 3
Bathrooms: 1
Pool: N
Values
Year	Improvement	Land	Total Appraised
2024	$128,410	$42,000	$170,410
2023	$109,207	$42,000	$151,207
Exemptions: none`,
    reads: {
      propertyAddress: '3412 Galveston Bend',
      city: 'Fort Worth',
      state: 'TX',
      zipCode: '76119',
      bedrooms: '3',
      bathrooms: '1',
      squareFeet: '1144',
      lotSize: '8,400 sq ft',
      yearBuilt: '1955',
      pool: 'no',
    },
  },
  {
    name: 'County auditor, Ohio: situs in capitals, effective year beside year built, sale history, dwelling and site tables',
    text: String.raw`COUNTY AUDITOR - REAL ESTATE SUMMARY
Parcel ID 010-055501-00
Situs Address 1187 E COLUMBUS HEIGHTS AVE
COLUMBUS, OH 43206
Land Use 510 - SINGLE FAMILY DWELLING
Tax District 010 CITY OF COLUMBUS
Most Recent Transfer
Transfer Date MAR-22-2019
Transfer Price $74,000
Dwelling Data
Yr Built 1913
Effective Yr 1985
Tot Fin Area 1,302
Bedrooms 3
Full Baths 1
Half Baths 1
Sq Ft Basement 651
Site Data
Topography Level, Alley Yes
Acres 0.096
2024 Auditor's Appraised Value
Land 31,200 Improvements 118,900 Total 150,100
Annual Tax 2,988.14`,
    reads: {
      propertyAddress: '1187 E COLUMBUS HEIGHTS AVE',
      city: 'Columbus',
      state: 'OH',
      zipCode: '43206',
      bedrooms: '3',
      bathrooms: '1.5',
      squareFeet: '1302',
      lotSize: '0.096 acres',
      yearBuilt: '1913',
      propertyType: 'single-family',
    },
  },
  {
    name: 'County property appraiser, Florida: gross area beside living area, just value, homestead is no occupancy',
    text: String.raw`Property Appraiser's Office
Site Address: 4410 MIAMI SPRINGS TER, PORT ST. LUCIE, FL 34983
Parcel: 3420-555-0122-000-4
Use Type: 0100 Single Family
Bldg 1
Year Built: 1987
Bedrooms: 2
Full Baths: 2
Half Baths: 0
Living Area: 1,248 sq ft
Garage Area: 441 sq ft
Total Gross Area: 1,905 sq ft
Land Size: 0.23 acres
Pool: None
Homestead exemption: Yes (2011)
Just/Market Value $268,400, Assessed $141,220, Taxable $91,220
Sale History: 12/09/2010 $82,000 QC; 05/14/2006 $219,900 WD`,
    reads: {
      propertyAddress: '4410 MIAMI SPRINGS TER',
      city: 'Port St. Lucie',
      state: 'FL',
      zipCode: '34983',
      bedrooms: '2',
      bathrooms: '2',
      squareFeet: '1248',
      lotSize: '0.23 acres',
      yearBuilt: '1987',
      propertyType: 'single-family',
      pool: 'no',
    },
  },
  {
    name: 'Google results, two snippets on one house: address, price and size agree, rating is no figure',
    text: String.raw`Zillow
https://www.zillow.com › homedetails
908 Boston Common Rd, Indianapolis, IN 46219
For sale: 3 beds, 1 bath ∙ 1,014 sq. ft. home located at 908 Boston Common Rd, Indianapolis, IN 46219 on sale for $154,900. MLS# 22025550. Listed by Any Realty LLC.
Rating: 4.4 · 1,021 reviews
Redfin
https://www.redfin.com › ... › Indianapolis
908 Boston Common Rd, Indianapolis, IN 46219 | MLS 22025550
3 beds, 1 bath, 1014 sq. ft. located at 908 Boston Common Rd. Built in 1954. 0.21 acre lot.
People also ask
What is the Zestimate for 908 Boston Common Rd? $158,300.`,
    reads: {
      propertyAddress: '908 Boston Common Rd',
      city: 'Indianapolis',
      state: 'IN',
      zipCode: '46219',
      askingPrice: '154900',
      bedrooms: '3',
      bathrooms: '1',
      squareFeet: '1014',
      lotSize: '0.21 acres',
      yearBuilt: '1954',
    },
  },
  {
    name: 'Google snippet, sold home with estimate: no asking price; range of the size',
    text: String.raw`Realtor.com
https://www.realtor.com › M77555-01122
77 Newport Loop, Chattanooga, TN 37415 | realtor.com®
77 Newport Loop, Chattanooga, TN 37415 is a 3 bedroom, 2.5 bathroom, townhome built in 2006. Last sold for $229,000 in 2020. Estimated value $318,000. Units here run 1,500 - 1,700 sqft.`,
    reads: {
      propertyAddress: '77 Newport Loop',
      city: 'Chattanooga',
      state: 'TN',
      zipCode: '37415',
      bedrooms: '3',
      bathrooms: '2.5',
      yearBuilt: '2006',
      propertyType: 'townhouse',
    },
  },
  {
    name: 'Portal page translated to Spanish, San Antonio: labels in Spanish, last sale, tax value, rent',
    text: String.raw`Volver a la búsqueda
Precio: $198,500
Dirección: 318 Laredo Hills Dr
Ciudad: San Antonio
Estado: TX
Código postal: 78228
Recámaras: 3
Baños: 2
Pies cuadrados: 1,286
Terreno: 7,013 pies cuadrados
Año de construcción: 1968
Último precio de venta: $92,000 (2012)
Valor fiscal: $171,320
Renta estimada: $1,450/mes
Agente: 210-555-0104`,
    reads: {
      propertyAddress: '318 Laredo Hills Dr',
      city: 'San Antonio',
      state: 'TX',
      zipCode: '78228',
      askingPrice: '198500',
      bedrooms: '3',
      bathrooms: '2',
      squareFeet: '1286',
      lotSize: '7,013 sq ft',
      yearBuilt: '1968',
    },
  },
  {
    name: 'Spanish and English mixed, price with a point for thousands, half bath, acres',
    text: String.raw`SE VENDE / FOR SALE
dirección 1620 W Las Cruces Blvd
El Paso, Texas 79902
precio $174.900
4 recámaras
1.5 baños
1,512 pies cuadrados
terreno: 0.19 acres
año: 1949
Pago mensual estimado $1,180
Escuelas: 6/10
Llame al 915-555-0137`,
    reads: {
      propertyAddress: '1620 W Las Cruces Blvd',
      city: 'El Paso',
      state: 'TX',
      zipCode: '79902',
      askingPrice: '174900',
      bedrooms: '4',
      bathrooms: '1.5',
      squareFeet: '1512',
      lotSize: '0.19 acres',
      yearBuilt: '1949',
    },
  },
  {
    name: 'HTML leftovers: list items, non-breaking spaces, numeric apostrophe, breaks within the address',
    text: String.raw`<div class="ds-home-details"><h1>2250&nbsp;NW&nbsp;Sedalia&nbsp;Ct<br>Lee&#39;s Summit,&nbsp;MO&nbsp;64081</h1>
<span class="price">$&nbsp;278,000</span><br/>
<ul>
<li>Beds:&nbsp;3</li>
<li>Baths:&nbsp;2&nbsp;full, 1&nbsp;half</li>
<li>Sq&nbsp;Ft:&nbsp;1,688</li>
<li>Lot&nbsp;Size:&nbsp;0.2&nbsp;acres</li>
<li>Year&nbsp;Built:&nbsp;1994</li>
<li>Garage&nbsp;Spaces:&nbsp;2</li>
<li>Sewer:&nbsp;Public&nbsp;Sewer</li>
<li>Price&nbsp;per&nbsp;Sq&nbsp;Ft:&nbsp;$165</li>
<li>Tax&nbsp;Year:&nbsp;2024, $3,551</li>
</ul>
<p>Agent &amp; office: 816-555-0190</p></div>`,
    reads: {
      propertyAddress: '2250 NW Sedalia Ct',
      city: "Lee's Summit",
      state: 'MO',
      zipCode: '64081',
      askingPrice: '278000',
      bedrooms: '3',
      bathrooms: '2.5',
      squareFeet: '1688',
      lotSize: '0.2 acres',
      yearBuilt: '1994',
      garage: '2-car',
      septicSystem: 'city-sewer',
    },
  },
  {
    name: 'HTML table left in the text, house on a county road, dimensions, septic in the remarks, neighbours after',
    text: String.raw`<table><tr><td>Address</td><td>6650 County Road 210</td></tr>
<tr><td>City</td><td>ABILENE</td></tr>
<tr><td>State</td><td>Texas</td></tr>
<tr><td>Zip</td><td>79602-4417</td></tr>
<tr><td>List Price</td><td>$235,000</td></tr>
<tr><td>Orig. Price</td><td>$249,000</td></tr>
<tr><td>BR</td><td>3</td></tr>
<tr><td>BA</td><td>2</td></tr>
<tr><td>SqFt</td><td>1,795</td></tr>
<tr><td>Lot Dim</td><td>150 x 290</td></tr>
<tr><td>Yr Blt</td><td>1982</td></tr></table>
Remarks:&nbsp;Aerobic septic, well water, <b>30x40 shop</b>. 2-car carport.<br>
<h3>Nearby</h3>6702 County Road 210, 4 bd, 3 ba, $310,000`,
    reads: {
      propertyAddress: '6650 County Road 210',
      city: 'Abilene',
      state: 'TX',
      zipCode: '79602-4417',
      askingPrice: '235000',
      bedrooms: '3',
      bathrooms: '2',
      squareFeet: '1795',
      lotSize: '150 x 290',
      yearBuilt: '1982',
      septicSystem: 'septic',
    },
  },
];

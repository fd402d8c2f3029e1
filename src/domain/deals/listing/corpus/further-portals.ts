import type { CorpusText } from './corpus-text.ts';

const appTail = String.raw`Travel times
Get to know the area
Walk Score® 22 (Car-Dependent)
Transit Score® 19 (Minimal Transit)
Bike Score® 35 (Somewhat Bikeable)
Environmental hazards
Flood Factor® 2/10, Fire Factor® 1/10, Wind Factor® 7/10, Heat Factor® 8/10
Source: First Street Foundation®
Elementary 3/10 · Middle 2/10 · High 4/10
GreatSchools ratings compare a school's test performance to statewide results.
Selling soon? An agent could list it for 1.5% less
Home loans: 30-yr fixed 6.62% (6.80% APR), 15-yr 5.71%
New here? What $1,500 a month buys: 3 beds up to $208,000, 2 beds up to $190,000
Rentals close by
$1,150/mo 2 Beds 1 Bath 850 Sqft
$1,475/mo 3 Beds 2 Baths 1,220 Sqft
Homes in nearby neighborhoods: Sherwood Forest $248,700, Broadmoor $231,000, Park Forest $196,300
Open houses this weekend (14) · Recently sold (61) · Price reduced (22)
Listing provided by the local MLS as distributed. Some rooms measured by laser. Buyer to verify zoning, schools, square footage and flood zone.
The listing brokerage pays no fee for this page. Equal Housing Opportunity.
Report this listing
© Zillow Group 2025. v17.4.1`;

const olderTail = String.raw`Nearby Homes
Popularity on Zillow: 2,118 views, 74 shoppers saved this home
By the listing agent: 5 reviews, 3 recent sales
Get a free report
I own and manage rentals in the area, please send me leads
Message: I am interested in this home
Learn how to appear as the agent above
DISCLAIMER: Zestimate accuracy within 5% of sale price 52.4%, within 10% 73%
GreatSchools rating
9 out of 10 Humboldt Park K-8, 0.8 mi
2 out of 10 Bay View High, 1.0 mi
Disclaimer: School attendance zone boundaries are provided by a third party and subject to change.
Nearby cities
Cudahy, Greenfield, Oak Creek, Racine, Saint Francis, Waukesha, West Allis
Nearby zip codes
53110 53154 53204 53207 53215 53219 53221 53235
Other topics
Houses for sale with 1 bedroom, newest listings, foreclosed homes, condos from $89,900, apartments
Mortgage calculator
Home price, down payment 20%, 30 year fixed, interest 3.625%
P&I $656, taxes and insurance not included
Your credit score 720 - 739
See current rates
Corporate office, 1301 Placeholder Ave Fl 31, phone 206-555-0101
ABOUT ZESTIMATES JOBS HELP ADVERTISE TERMS OF USE & PRIVACY AD CHOICE COOKIE PREFERENCES BLOG AI MOBILE APPS
Follow us`;

const browserTail = String.raw`How competitive is it here?
This area is somewhat competitive, 58 of 100
Homes sell in 24 days on average, 1.1% under list, 31% with more than one offer
Open house: sign in at the door
Real estate market trends
Median sale price $276,000, up 3.8% since last year
Bought with: -, listed with: sample office
Ask a question, an agent answers within 2 hours
Would you buy this home? Vote: yes 41, no 17
Explore nearby: 12 homes with 2 beds, 33 homes with 3 beds, 9 homes with 4 beds
New construction nearby from $399,990, 4 beds, 2.5 baths, 2,115 sq ft, 3-car garage
Land nearby: 0.5 acres for $65,000, 1.2 acres for $92,500
What the neighbors say: quiet, dogs, sidewalks, a community pool in the summer
Internet: fiber 1 Gbps, cable 800 Mbps
Wildfire risk very low, heat risk moderate, flood zone X, last claim none
Assumable loans explained; buy down points; first-time buyer grant up to $7,500
Compare insurance: $138 a month on average in this state
This data may not match the public record. Measurements are approximate. Copyright 2025, all rights reserved.
Accessibility statement · Do not sell my information · Site map · Careers
Questions about this page: 800-555-0144`;

export const furtherPortals: readonly CorpusText[] = [
  {
    name: 'Zillow phone app, Baton Rouge: cards and chips, price cut before the price, flood zone, commute, renters asked',
    text: String.raw`9:41
‹ Results
1 of 38
3D Tour
Active
$6,000 price cut (May 3)
$214,000
4 Beds   2 Baths   1,934 Sqft
10227 Shreveport Bluff Ave, Baton Rouge, LA 70815
Est. payment: $1,511/mo  Edit
Get pre-qualified
Active    Single Family    12 days on Zillow
Schedule a tour
Call 225-555-0118
Overview
★ 1970
Year Built
★ $111
Price/sqft
★ 0.3 Acres
Lot
★ 2 Garage Spaces
Parking
★ None
HOA
Did not flood in 2016! Water heater 2022, roof approx. 9 years, all brick exterior, 14 x 20 workshop in the yard. Qualifies for 100% financing. Wired for generator. See more
Facts & Features
Lot: 0.3 Acres
Structure: Total 2,590 sqft, Living 1,934 sqft
Sewer: Public Sewer
Flood zone: X
Monthly Cost
Principal & Interest $1,082
Property Tax $158
Home Insurance $271
Commute Time
Add a destination
Price & Tax History
05/03/25 Price Change $214,000 (-2.7%)
04/24/25 Listed for sale $220,000
11/30/07 Sold $163,500
2024 tax $1,404 · assessment $16,350
Zestimate® $211,400 (range $197K - $226K)
Rent Zestimate® $1,823
Nearby schools
3/10 Audubon Elementary 1.1 mi
You might also like
$199,900 3 Beds 2 Baths 1,610 Sqft 1184 Marlbrook Dr, Baton Rouge, LA 70815
$239,000 4 Beds 3 Baths 2,240 Sqft 11852 Sherbrook Dr, Baton Rouge, LA 70815
Have a home to sell? See rentals from $895/mo
${appTail}`,
    reads: {
      propertyAddress: '10227 Shreveport Bluff Ave',
      city: 'Baton Rouge',
      state: 'LA',
      zipCode: '70815',
      askingPrice: '214000',
      bedrooms: '4',
      bathrooms: '2',
      squareFeet: '1934',
      lotSize: '0.3 acres',
      yearBuilt: '1970',
      garage: '2-car',
      propertyType: 'single-family',
      septicSystem: 'city-sewer',
    },
  },
  {
    name: 'Zillow older layout, Milwaukee: values on the line after their labels, county website data, mortgages and schools',
    text: String.raw`Edit
Save
Share
3114 S Madison Park Ave,
Milwaukee, WI 53207
3 beds 1 bath 1,122 sqft
FOR SALE
$179,900
Price cut: -$5,000 (9/1)
Zestimate®: $186,344
EST. MORTGAGE
$731/mo
Get pre-qualified
Bay View charmer with leaded glass and built-ins. Finished attic adds about 280 sqft not counted. Furnace 2016, boiler removed. Half block to the lake bus.
Facts and Features
Type
Single Family
Year Built
1925
Heating
Forced air
Cooling
None
Parking
2 car garage
Lot
4,791 sqft
INTERIOR FEATURES
Bedrooms
Beds: 3
Bathrooms
Baths: 1 full
Basement
Unfinished basement, 561 sqft
Flooring
Floor size: 1,122 sqft
Other
Last remodel year: 2004
SPACES AND AMENITIES
Size
Unit count: 1
CONSTRUCTION
Stories: 2
OTHER
Parcel #: 5040555012
Zillow Home ID: 405550123
Home Value
Zestimate
$186,344
ZESTIMATE RANGE
$175,000 - $197,000
LAST 30 DAY CHANGE
+$1,010 (+0.5%)
Price / Tax History
DATE EVENT PRICE $/SQFT
9/1 Price change $179,900 -2.7% $160
8/8 Listed for sale $184,900 +60.9% $164
6/18/2003 Sold $114,900
Neighborhood: Bay View
ZILLOW HOME VALUE INDEX $205,800
Nearby Schools in Milwaukee
3 Fernwood Montessori out of 10
Similar Homes for Sale
FOR SALE $189,000 2 beds 1 bath 1,003 sqft 2942 S Herman St, Milwaukee, WI
FOR SALE $174,500 4 beds 2 baths 1,560 sqft 3260 S Pine Ave, Milwaukee, WI
${olderTail}`,
    reads: {
      propertyAddress: '3114 S Madison Park Ave',
      city: 'Milwaukee',
      state: 'WI',
      zipCode: '53207',
      askingPrice: '179900',
      bedrooms: '3',
      bathrooms: '1',
      squareFeet: '1122',
      lotSize: '4,791 sq ft',
      yearBuilt: '1925',
      garage: '2-car',
      propertyType: 'single-family',
    },
  },
  {
    name: 'Zillow, by owner, Boise: half of the remark in capitals, shop with doors, well and septic, owner moving out later',
    text: String.raw`For sale by owner
$519,500
4
bds
3
ba
2,040
sqft
8802 W Meridian Slough Rd, Boise, ID 83709
Request info
For sale by owner since May 1
Property owner
208-555-0147
OWNER LIVES HERE AND WILL NEED 30 DAYS AFTER CLOSE. NO AGENTS PLEASE.
One level, 36x48 shop with two 12 ft doors, 3 car attached garage, raised beds, well and septic both inspected 2024.
Home type: SingleFamily
Year built: 1996
Lot size: 1 Acre
Full bathrooms: 3
Interior area: 2,040 sqft
Annual tax: $2,216 (2023)
Zestimate: $531,700
5/1/2025 Posted For Sale $519,500`,
    reads: {
      propertyAddress: '8802 W Meridian Slough Rd',
      city: 'Boise',
      state: 'ID',
      zipCode: '83709',
      askingPrice: '519500',
      bedrooms: '4',
      bathrooms: '3',
      squareFeet: '2040',
      lotSize: '1 acre',
      yearBuilt: '1996',
      garage: '3-car',
      occupancy: 'Owner-occupied',
      propertyType: 'single-family',
      septicSystem: 'septic',
    },
  },
  {
    name: 'Zillow, foreclosed page, Norfolk: foreclosure estimate and unpaid balance, no list price, former sale',
    text: String.raw`Foreclosed
1618 Richmond Crescent, Norfolk, VA 23509
3 beds
2 baths
1,405 sqft
Foreclosure Estimate
$196,800
Zestimate®
$251,100
This property was foreclosed and is owned by a bank or lender. It may be listed for sale soon.
Unpaid balance $173,204 | Deed recorded 2/20/2025
Facts
Built in 1938
Lot: 5,662 sqft
Home type: Single Family
Full bathrooms: 1
1/2 bathrooms: 1
Last sold: Jun 2016 for $189,000
Neighbors
1622 Richmond Crescent 4 beds 2 baths 1,720 sqft $274,300
What comes next? Auction, then bank owned. Foreclosure specialists in 23509`,
    reads: {
      propertyAddress: '1618 Richmond Crescent',
      city: 'Norfolk',
      state: 'VA',
      zipCode: '23509',
      bedrooms: '3',
      bathrooms: '1.5',
      squareFeet: '1405',
      lotSize: '5,662 sq ft',
      yearBuilt: '1938',
      propertyType: 'single-family',
    },
  },
  {
    name: 'Redfin phone page, Minneapolis: glyph separators, half bath in the rooms, school and commute figures, comps',
    text: String.raw`‹ Back    ♡ Favorite    ↗ Share
FOR SALE – ACTIVE · OPEN SAT, 12PM TO 2PM
$329,900
$2,314/mo with today's rate
3 beds · 1.5 baths · 1,596 sq ft
4033 Duluth Ave N
Minneapolis, MN 55422
Go tour this home
Sat 3, Sun 4, Mon 5
About this home
Story and a half with coved ceilings, two fireplaces and knotty pine amusement room. Sewer line replaced 2021, electric 200 amp. Oversized two-car garage, alley apron. Walk to Victory Memorial. Appliances 2020.
Home facts
Status · Active
Time on Redfin · 2 days
Property type · Single-Family
HOA dues · –
Year built · 1941
Style · One and One Half Stories
Lot size · 5,227 sq. ft.
MLS# · 6705550
Public facts
Beds 3
Baths 1.5
Finished sq. ft. 1,596
Unfinished sq. ft. 408
Total sq. ft. 2,004
Stories 1.5
Property details for 4033 Duluth Ave N
Parking: Detached Garage, # of Garage Spaces: 2, Garage Dimensions 24 x 22
Sewer: City Sewer/Connected
Assessment: $298,000 (2024), tax $3,905
What's nearby
Cleveland Park Elementary 2/10
Redfin Estimate based on recent home sales
$333,871, 1.2% over list
Sold nearby
$305,000 · Mar 14 · 2 beds · 1 bath · 1,203 sq ft · 4117 Xerxes Ave N
$352,500 · Apr 2 · 4 beds · 2 baths · 1,880 sq ft · 3958 York Ave N
Redfin agent 612-555-0102
${browserTail}`,
    reads: {
      propertyAddress: '4033 Duluth Ave N',
      city: 'Minneapolis',
      state: 'MN',
      zipCode: '55422',
      askingPrice: '329900',
      bedrooms: '3',
      bathrooms: '1.5',
      squareFeet: '1596',
      lotSize: '5,227 sq ft',
      yearBuilt: '1941',
      garage: '2-car',
      propertyType: 'single-family',
      septicSystem: 'city-sewer',
    },
  },
  {
    name: 'Redfin, sold last month, Sacramento: sold price on top, list price gone, pool said in the details',
    text: String.raw`SOLD ON APR 17, 2025
$438,000
Sold price
3 Beds 2 Baths 1,311 Sq Ft
6740 Fresno Oaks Way, Sacramento, CA 95828
Sold by Pretend Properties • bought with Another Office
Property type: Single-family
Year built: 1978
Lot: 6,098 square feet
Redfin Estimate $441,026
Interior: Full bathrooms 2
Exterior: Private pool: Yes, gunite
Parking: 2 garage spaces
Rents estimated at $2,390
Homes like this: $455,000 4 Beds 2 Baths 1,512 Sq Ft`,
    reads: {
      propertyAddress: '6740 Fresno Oaks Way',
      city: 'Sacramento',
      state: 'CA',
      zipCode: '95828',
      bedrooms: '3',
      bathrooms: '2',
      squareFeet: '1311',
      lotSize: '6,098 sq ft',
      yearBuilt: '1978',
      garage: '2-car',
      propertyType: 'single-family',
      pool: 'yes',
    },
  },
  {
    name: 'Redfin, condo, Jersey City: unit after a hash, pool of the building, parking to rent, taxes and dues',
    text: String.raw`New 4 hours ago
215 Newark Terrace Ave #3R
Jersey City, NJ 07302
$465,000  |  2 Beds  |  1 Bath  |  812 Sq Ft
Condo, built 1910, gut renovated in 2013 down to the studs. HOA dues $289/month. Taxes $6,842. Building has a shared roof deck and a seasonal swimming pool for residents. Garage parking can be rented next door, about $250 a month.
$573 price/sq ft · Buyer's agent fee 2.5%
Tax record: sold 10/2014 at $399,000`,
    reads: {
      propertyAddress: '215 Newark Terrace Ave #3R',
      city: 'Jersey City',
      state: 'NJ',
      zipCode: '07302',
      askingPrice: '465000',
      bedrooms: '2',
      bathrooms: '1',
      squareFeet: '812',
      yearBuilt: '1910',
      propertyType: 'condo',
    },
  },
  {
    name: 'Realtor.com, whole page, Omaha: overview pairs reversed, rooms with sizes, taxes, flood, nearby homes',
    text: String.raw`Home value
Omaha, NE homes for sale
68104
Contingent
$224,950
Est. $1,602/mo · Get prequalified
3 bed · 1.75 bath · 1,688 sqft · 6,534 sqft lot
5516 N Lincoln Crest Cir, Omaha, NE 68104
Add a commute
Single family Property type
9 days Time on Realtor.com
$133 Price per sqft
2 cars Garage
1958 Year built
$160.5K in 2020 Last sold
About this home
Raised ranch in Benson with a walk-behind garage. All appliances stay. The lower level (about 500 sqft of the total) has a rec room, three-quarter bath and non-conforming fourth bedroom. AMA. Passive radon system 2020, gutters 2022.
Show less
Property details
Bedrooms 3
Half bathrooms 0, three-quarter bathrooms 1, full bathrooms 1
Dining Room 9.5 x 11, Kitchen 10 x 12
Fenced yard: Full, chain link
Sewer: Public Sewer
School district: Omaha
Tax annual amount: $3,712
Tax block 4, lot 18
Listing updated: 05/02/2025
Calculator
Down payment $44,990 (20%)
Loan term 30 years at 6.79%
Price history
5/2/2025 Contingent
4/23/2025 Listed $224,950 +40.2%
8/14/2020 Sold $160,500 +1.0%
Nearby home values
5520 N Lincoln Crest Cir 4 bed 2 bath 1,901 sqft $243,100
5510 N Lincoln Crest Cir 2 bed 1 bath 1,056 sqft $188,700
Schools: 5 Fontenelle, 4 Nathan Hale, 2 Benson High
Realtors® near you: 402-555-0166
${browserTail}`,
    reads: {
      propertyAddress: '5516 N Lincoln Crest Cir',
      city: 'Omaha',
      state: 'NE',
      zipCode: '68104',
      askingPrice: '224950',
      bedrooms: '3',
      bathrooms: '1.5',
      squareFeet: '1688',
      lotSize: '6,534 sq ft',
      yearBuilt: '1958',
      garage: '2-car',
      propertyType: 'single-family',
      septicSystem: 'city-sewer',
    },
  },
  {
    name: 'Realtor.com, large house, Bellevue: five beds and 4.25 baths, four-car garage, price over a million',
    text: String.raw`$2,395,000
5 bed
4.25 bath
4,480 sqft
0.81 acre lot
2210 Kirkland Summit Pl SE
Bellevue, WA 98006
Four-car garage, theater, sport court. HOA access to the neighborhood pool and tennis. Built in 1999, remodeled 2021. Public sewer.
Type: Single Family Home
Price per sqft: $535
Last sold: $1.31M in 2015`,
    reads: {
      propertyAddress: '2210 Kirkland Summit Pl SE',
      city: 'Bellevue',
      state: 'WA',
      zipCode: '98006',
      askingPrice: '2395000',
      bedrooms: '5',
      bathrooms: '4+',
      squareFeet: '4480',
      lotSize: '0.81 acres',
      yearBuilt: '1999',
      garage: '4+car',
      propertyType: 'single-family',
      septicSystem: 'city-sewer',
    },
  },
  {
    name: 'Realtor.com, manufactured home in a park, Las Cruces: space rent, carport, number with space',
    text: String.raw`For sale
$58,900
2 bed | 2 bath | 1,056 sqft
2750 W Amarillo Ave Spc 41, Las Cruces, NM 88007
Property type: Manufactured
Year built: 1985
Space rent $425 per month, park approval required, 55+
Two-space carport, storage shed, ramp
Park has pool, spa and billiards
Original price $64,000, lowered twice
Time on site 140 days`,
    reads: {
      propertyAddress: '2750 W Amarillo Ave Spc 41',
      city: 'Las Cruces',
      state: 'NM',
      zipCode: '88007',
      askingPrice: '58900',
      bedrooms: '2',
      bathrooms: '2',
      squareFeet: '1056',
      yearBuilt: '1985',
      propertyType: 'mobile-home',
    },
  },
  {
    name: 'Trulia, off-market page, Pittsburgh: estimate, refinance, what locals say, homes for sale nearby',
    text: String.raw`OFF MARKET
2527 Harrisburg Steps Way
Pittsburgh, PA 15210
Carrick
4 Beds
1 Bath
1,624 sqft
Homes.Estimate n/a
$118,600 Trulia Estimate as of May 4
Est. refi payment $702/mo
What Locals Say about Carrick
"Plenty of parking." 61% - It's dog friendly, 48% - Neighbors are friendly
Home facts
Single Family Home
Built in 1909
Lot Size: 2,400 sqft
Heating Gas
Exterior Brick
Price trends
Sold $29,900 - Aug 2002
Sold $41,000 - Feb 1998
Crime: lowest
New listings near 2527 Harrisburg Steps Way
$134,900 3bd 1ba 1,288 sqft 1904 Brownsville Rd, Pittsburgh, PA 15210`,
    reads: {
      propertyAddress: '2527 Harrisburg Steps Way',
      city: 'Pittsburgh',
      state: 'PA',
      zipCode: '15210',
      bedrooms: '4',
      bathrooms: '1',
      squareFeet: '1624',
      lotSize: '2,400 sq ft',
      yearBuilt: '1909',
      propertyType: 'single-family',
    },
  },
  {
    name: 'Homes.com, duplex, Virginia Beach: one unit leased and one empty, so no occupancy; whole figures',
    text: String.raw`Multi-family for sale
609 Suffolk Shores Ave
Virginia Beach, VA 23451
$615,000 Price
5 Beds, 3 Baths, 2,310 Sq Ft in both
Duplex near the oceanfront, built in 1974. Unit A: 3 beds 2 baths, leased until August. Unit B: 2 beds 1 bath, empty and rent ready. Each has its own heat pump. City sewer, no HOA.
Home values here: $488,000 average
0.14 acre lot`,
    reads: {
      propertyAddress: '609 Suffolk Shores Ave',
      city: 'Virginia Beach',
      state: 'VA',
      zipCode: '23451',
      askingPrice: '615000',
      bedrooms: '5',
      bathrooms: '3',
      squareFeet: '2310',
      lotSize: '0.14 acres',
      yearBuilt: '1974',
      propertyType: 'duplex',
      septicSystem: 'city-sewer',
    },
  },
  {
    name: 'Compass print sheet, Salt Lake City: abbreviations and slashes, garage zero, tour link without a scheme',
    text: String.raw`COMPASS  |  Listing report
844 E Provo Canyon Ct | Salt Lake City, UT 84105
ACTIVE  DOM 17  $489,000  $421/SF
BD/BA: 2/1.00   SF: 1,161   LOT: 0.1 AC   YR: 1924
TYPE: Single Family Residence
GARAGE SPACES: 0   PARKING: 2 (driveway)
POOL: No    SEWER: Public
TAX: $2,301    HOA: None
REMARKS: Brick bungalow east of 9th. Permits for ADU expired 2022. Newer roof (2018). Showings thru app, text 385-555-0115.
Video tour: www.youtube.com/watch?v=Zz9Yy8Xx7Ww
Not intended to solicit property already listed.`,
    reads: {
      propertyAddress: '844 E Provo Canyon Ct',
      city: 'Salt Lake City',
      state: 'UT',
      zipCode: '84105',
      askingPrice: '489000',
      bedrooms: '2',
      bathrooms: '1',
      squareFeet: '1161',
      lotSize: '0.1 acres',
      yearBuilt: '1924',
      garage: 'none',
      propertyType: 'single-family',
      septicSystem: 'city-sewer',
      pool: 'no',
      photoLinks: 'https://www.youtube.com/watch?v=Zz9Yy8Xx7Ww',
    },
  },
  {
    name: 'HAR.com phone page, Pasadena TX: status codes, sold range, private pool, open house, garage with the word oversized',
    text: String.raw`har
Option Pending
$232,000 ($148.15/sf)
1609 Beaumont Place Ln
Pasadena, TX 77502
3 Bed(s) | 2 Full Bath(s) | 1,566 Sqft
Single-Family
Built 1962
7,500 Sqft Lot
Garage: 2 / Detached,Oversized
Private Pool: Yes / In Ground
AREA POOL: No
HAR Home Value Estimate $225,400
Previous listing expired at $245,000 on 12/31/24
Tax w/o exemptions $4,900
Rooms: Den 18x14, Utility 8x6
Pasadena ISD - Kruse Elementary, C
Broker 713-555-0198, 4000 Fairmont Pkwy, Pasadena, TX 77504`,
    reads: {
      propertyAddress: '1609 Beaumont Place Ln',
      city: 'Pasadena',
      state: 'TX',
      zipCode: '77502',
      askingPrice: '232000',
      bedrooms: '3',
      bathrooms: '2',
      squareFeet: '1566',
      lotSize: '7,500 sq ft',
      yearBuilt: '1962',
      garage: '2-car',
      propertyType: 'single-family',
      pool: 'yes',
    },
  },
  {
    name: 'Auction.com, second chance foreclosure, Newark: credit bid, estimated value range, no price, APN and trustee phone',
    text: String.raw`Second Chance Foreclosure Auction
48 Trenton Hill Place, Newark, NJ 07106
Essex County
Beds: 5 | Baths: 2.5 | 2,262 sqft | Built 1926 | Lot 0.08 acres
Single Family Residence
Est. Credit Bid $211,000
Est. Market Value $380,000 - $425,000
Sale date: Tuesday, June 3, 1:00 PM, Hall of Records
Occupancy: Unknown
Cash only. A 20% deposit of the winning bid is due the same day.
Block 4055 Lot 12
Questions: 862-555-0129
Also being sold that day: 117 Munn Ave, 3 bd 1 ba; 20 Grand Ter, 4 bd 2 ba`,
    reads: {
      propertyAddress: '48 Trenton Hill Place',
      city: 'Newark',
      state: 'NJ',
      zipCode: '07106',
      bedrooms: '5',
      bathrooms: '2.5',
      squareFeet: '2262',
      lotSize: '0.08 acres',
      yearBuilt: '1926',
      propertyType: 'single-family',
    },
  },
  {
    name: 'Hubzu, online auction, Jackson MS: starting bid over and over, own fee table, occupied by a tenant',
    text: String.raw`My Hubzu | Sell | Help
4340 Meridian Pecan Dr
Jackson, MS 39206
Time left 1d 6h 22m
Starting bid: $24,500
Next valid bid: $25,000
Bids: 1
Property type: Single Family
Bedrooms: 3  Bathrooms: 1.5  Square feet: 1,342
Lot size: 0.33 acres
Year built: 1960
Occupancy: Tenant occupied, lease unknown
Fees: buyer's premium $2,500 minimum; technology fee $299
Property inspections not allowed
Comparable: 4352 Meridian Pecan Dr sold $61,000, 4 Beds`,
    reads: {
      propertyAddress: '4340 Meridian Pecan Dr',
      city: 'Jackson',
      state: 'MS',
      zipCode: '39206',
      bedrooms: '3',
      bathrooms: '1.5',
      squareFeet: '1342',
      lotSize: '0.33 acres',
      yearBuilt: '1960',
      occupancy: 'Tenant-occupied',
      propertyType: 'single-family',
    },
  },
  {
    name: 'Xome, bank owned retail sale, Spokane: list price with a was-price, remarks of the lender, vacant',
    text: String.raw`Xome Retail | REO
2818 E Wenatchee Rd
Spokane, WA 99217
List price $199,900 (was $214,900)
BR 4   Full BA 1   Partial BA 1
Approx. sq. ft. 1,820
Acreage .21
Built 1949
Detached garage, 1 car
Public sewer, public water
Vacant, secured, lockbox after approval
Seller makes no repairs. Offers need form RE-22; earnest money 3%.
Agent line 509-555-0136`,
    reads: {
      propertyAddress: '2818 E Wenatchee Rd',
      city: 'Spokane',
      state: 'WA',
      zipCode: '99217',
      askingPrice: '199900',
      bedrooms: '4',
      bathrooms: '1.5',
      squareFeet: '1820',
      lotSize: '0.21 acres',
      yearBuilt: '1949',
      garage: '1-car',
      occupancy: 'Vacant',
      septicSystem: 'city-sewer',
    },
  },
  {
    name: 'Craigslist, country place, Oregon: highway number, several measures in the barn, wishes and email relay',
    text: String.raw`CL eugene > for sale / housing > real estate - by owner
‹ prev ▲ next ›
$389,000 / 3br - 1680ft2 - 5 acres, creek, barn (Hwy 58)
86120 Hwy 58
Eugene, OR 97405
3BR / 2Ba
1680ft2
cats are OK - purrr
w/d in unit
detached garage
5 acres with year round creek. House from 1973, metal roof 2015, barn 30x40 with 900 sq ft loft. Septic. Spring fed water, 12 gpm. Owner will carry with $80,000 down, 7%. RV hookup could be rented for $300 a month. No trades, no lowballs, I know what I have. 541-555-0106
post id: 7845550122`,
    reads: {
      propertyAddress: '86120 Hwy 58',
      city: 'Eugene',
      state: 'OR',
      zipCode: '97405',
      askingPrice: '389000',
      bedrooms: '3',
      bathrooms: '2',
      squareFeet: '1680',
      lotSize: '5 acres',
      yearBuilt: '1973',
      septicSystem: 'septic',
    },
  },
  {
    name: 'Facebook Marketplace, Shreveport: price lowered, rooms in words, town of the seller elsewhere',
    text: String.raw`$73,000
Price dropped from $80,000
3 Beds 1 Bath House
Listed 6 weeks ago in Bossier City, LA
Property for sale by agent
Property location
2749 Monroe Circle, Shreveport, LA 71109
Home details: 3 bedrooms · 1 bathroom · 980 square feet · Single family home · Dogs allowed
Price includes fridge. Roof is 4 yrs old. Tenants in place paying $850, lease ends in November. Insurance claim paid 2021. No owner financing, no Section 8 questions please.
Seller: rating 4.8 (22), replies within hours
Sponsored: We buy homes for cash! Get up to $150K today 888-555-0111`,
    reads: {
      propertyAddress: '2749 Monroe Circle',
      city: 'Shreveport',
      state: 'LA',
      zipCode: '71109',
      askingPrice: '73000',
      bedrooms: '3',
      bathrooms: '1',
      squareFeet: '980',
      occupancy: 'Tenant-occupied',
      propertyType: 'single-family',
    },
  },
  {
    name: 'Facebook group post, Des Moines: masked house number, k prices, after-repair value, album and form links',
    text: String.raw`Des Moines IA 🌽 deal of the week
Address: 17XX Ames Street, 50310
✅ $98k, firm till Friday
✅ 2 bed / 1 bath / 864 sf + full basement
✅ 1948 build, 1 car det garage, 50x132 lot
✅ basic rehab - 30k should do it
✅ ARV 175k, comps in comments
✅ Empty since Christmas
✅ pictures → imgur.com/a/dsm50310x
✅ contract assigns for a 9k fee on top, ask me
Put your e-mail in: https://docs.google.com/forms/d/e/1FAIpQL/viewform
515-555-0173`,
    reads: {
      propertyAddress: '17XX Ames Street',
      city: 'Des Moines',
      state: 'IA',
      zipCode: '50310',
      askingPrice: '98000',
      bedrooms: '2',
      bathrooms: '1',
      squareFeet: '864',
      lotSize: '50 x 132',
      yearBuilt: '1948',
      garage: '1-car',
      occupancy: 'Vacant',
      estimatedRepairCost: '30000',
      currentCondition: 'basic',
      photoLinks: 'https://imgur.com/a/dsm50310x',
    },
  },
  {
    name: 'County assessor, Illinois: PIN, township, building and land square footage in two lines, class text, mailing address',
    text: String.raw`ASSESSOR - PROPERTY DETAILS
PIN 19-13-555-012-0000
5931 S SPRINGFIELD GROVE AVE
CHICAGO, IL 60629
Township: LAKE
Characteristics
Class 2-03 One story residence, any age, 1,000 to 1,800 square feet
Residence Type: One Story
Building Square Feet: 1,104
Land Square Feet: 3,125
Year Built (Age 72): 1953
Bedrooms: 3
Full Baths: 1
Half Baths: 0
Garage: 2 car detached
Central Air: No
Assessed valuation
2024 Board certified: Total 17,000; Land 5,312; Building 11,688
Market value (2024): $170,000
Mailing: 100 SAMPLE BLVD STE 4, OAK BROOK, IL 60523
Last sale 06/2012 $64,500`,
    reads: {
      propertyAddress: '5931 S SPRINGFIELD GROVE AVE',
      city: 'Chicago',
      state: 'IL',
      zipCode: '60629',
      bedrooms: '3',
      bathrooms: '1',
      squareFeet: '1104',
      lotSize: '3,125 sq ft',
      yearBuilt: '1953',
      garage: '2-car',
    },
  },
  {
    name: 'County appraisal card, Nevada: situs label, constructed year, pool cell, carport measured in feet, last sale as bare digits',
    text: String.raw`ASSESSOR REAL PROPERTY RECORD
GENERAL INFORMATION
PARCEL NO. | 138-36-555-012
LOCATION ADDRESS | 812 CARSON BELLE ST
CITY | LAS VEGAS
STATE | NV
ZIP | 89107
ASSESSED VALUE YEAR | 2025-26
TAXABLE LAND+IMP | 214,883
ESTIMATED LOT SIZE | 0.15 Acres
ORIGINAL CONST. YEAR | 1964
LAST SALE PRICE | 315000
LAST SALE MONTH/YEAR | 3/2021
LAND USE | Single Family Residential
1ST FLOOR SQ. FT. | 1,417
CASITA SQ. FT. | 0
CARPORT SQ. FT. | 320
TOTAL LIVING SQ. FT. | 1,417
BEDROOMS | 4
BATHROOMS | 2 FULL
POOL | NO
ROOF TYPE | Composition Shingle`,
    reads: {
      propertyAddress: '812 CARSON BELLE ST',
      city: 'Las Vegas',
      state: 'NV',
      zipCode: '89107',
      bedrooms: '4',
      bathrooms: '2',
      squareFeet: '1417',
      lotSize: '0.15 acres',
      yearBuilt: '1964',
      propertyType: 'single-family',
      pool: 'no',
    },
  },
  {
    name: 'Search results, one house by two portals, Ogden: cut-off sentences, estimate, other addresses asked for',
    text: String.raw`About 1,240 results (0.41 seconds)
Homes.com › property › 1374-e-logan-hollow-dr-ogden-ut
1374 E Logan Hollow Dr, Ogden, UT 84404 - For Sale
This 1,888 Square Foot single family home is currently listed for $372,500 with 4 bedrooms and 2 bathrooms, on 0.22 acres ...
Movoto › ogden-ut › 1374-e-logan-hollow-dr
1374 E Logan Hollow Dr, Ogden, UT 84404 is for sale at $372,500. Built in 1975; the area median is $389,000 ...
Missing: rent | Show results with: rent
Related searches
homes for sale ogden ut under 300k
3 bedroom houses with a pool north ogden`,
    reads: {
      propertyAddress: '1374 E Logan Hollow Dr',
      city: 'Ogden',
      state: 'UT',
      zipCode: '84404',
      askingPrice: '372500',
      bedrooms: '4',
      bathrooms: '2',
      squareFeet: '1888',
      lotSize: '0.22 acres',
      yearBuilt: '1975',
      propertyType: 'single-family',
    },
  },
  {
    name: 'Portal page translated to Spanish, Hialeah: figures before their labels, points for thousands, last sale, school notes',
    text: String.raw`En venta · Agregado hace 3 días
485.000 $ precio
Precio de lista: $485.000
Dirección: 731 W Tampa Court
Hialeah, FL 33012
3 recámaras | 2 baños | 1,344 pies cuadrados
terreno 6,250 pies cuadrados
Año de construcción 1957, cocina renovada en 2018
Precio por pie cuadrado: $361
Última venta: $210.000 (2011)
Alquiler estimado: $2.950 al mes
Escuelas: 7 de 10
Teléfono del agente 305-555-0192`,
    reads: {
      propertyAddress: '731 W Tampa Court',
      city: 'Hialeah',
      state: 'FL',
      zipCode: '33012',
      askingPrice: '485000',
      bedrooms: '3',
      bathrooms: '2',
      squareFeet: '1344',
      lotSize: '6,250 sq ft',
      yearBuilt: '1957',
    },
  },
  {
    name: 'HTML leftovers, Maine, state route: definition list, entities, script and style remains, broker block',
    text: String.raw`<style>.pd{margin:0}</style><dl class="pd"><dt>Address</dt><dd>1290 State Route 9</dd>
<dt>City / State / ZIP</dt><dd>Augusta, ME&nbsp;04330</dd>
<dt>Asking&nbsp;Price</dt><dd>&#36;259,000</dd>
<dt>Beds</dt><dd>3</dd><dt>Baths</dt><dd>1&nbsp;full / 1&nbsp;half</dd>
<dt>Living&nbsp;Area</dt><dd>1,408&nbsp;sq.&nbsp;ft.</dd>
<dt>Lot</dt><dd>2.4&nbsp;acres</dd>
<dt>Year&nbsp;Built</dt><dd>1988</dd>
<dt>Style</dt><dd>Ranch&#45;style house</dd>
<dt>Sewer</dt><dd>Private septic</dd>
<dt>Garage</dt><dd>1&nbsp;car, attached</dd></dl>
<p>Kitchen &amp; bath 2014&hellip; furnace 2020. Snowmobile trail at the back.</p>
<address>Pinetree Placeholder Realty<br>77 Western Ave, Augusta, ME 04330<br>207-555-0160</address>
<!-- similar: 3bd 2ba $289,900 -->`,
    reads: {
      propertyAddress: '1290 State Route 9',
      city: 'Augusta',
      state: 'ME',
      zipCode: '04330',
      askingPrice: '259000',
      bedrooms: '3',
      bathrooms: '1.5',
      squareFeet: '1408',
      lotSize: '2.4 acres',
      yearBuilt: '1988',
      garage: '1-car',
      propertyType: 'single-family',
      septicSystem: 'septic',
    },
  },
];

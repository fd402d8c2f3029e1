import type { CorpusText } from './corpus-text.ts';

/** A wholesaler's ordinary week: portal pages, sheets, remarks, blasts, lists, rows and one-liners. Every address and number is invented. */
export const keptAsideMixed: readonly CorpusText[] = [
  {
    name: 'Zillow page, San Antonio: price cut, Zestimate, lot in feet, price history, schools',
    text: String.raw`Back to search
Save
Share
Hide
More
Active
31 photos
See all 31 photos
$214,900
Price cut: $5K (5/14)
6318 Laredo Bend Dr, San Antonio, TX 78228
3
beds
2
baths
1,386
sqft
Est.: $1,497/mo
Get pre-qualified
Single Family Residence
Built in 1968
7,840 Square Feet Lot
$211,300 Zestimate®
$155/sqft
$-- HOA
Request a tour
Contact agent
What's special
COVERED PATIO
MATURE TREES
One-story home close to Ingram Park Mall and Loop 410. Tile floors throughout, covered patio, storage shed. Water heater replaced in 2022. Bring your own ideas for the kitchen.
Hide
19 days on Zillow | 612 views | 33 saves
Zillow last checked: 4 hours ago
Listing updated: May 14, 2025 at 10:02am
Listed by: Sample Agent TREC #0555012 210-555-0114, Mission Trail Realty
Source: LERA MLS, MLS#: 1865550
Facts & features
Interior
Bedrooms & bathrooms
Bedrooms: 3
Bathrooms: 2
Full bathrooms: 2
Primary bedroom
Dimensions: 14 x 12
Heating
Central, Natural Gas
Cooling
Central Air
Interior area
Total interior livable area: 1,386 sqft
Property
Parking
Parking features: Attached, Garage
Attached garage spaces: 1
Features
Levels: One
Pool features: None
Lot
Size: 7,840 Square Feet
Construction
Home type: SingleFamily
Year built: 1968
Utilities & green energy
Sewer: Public Sewer
Financial & listing details
Price per square foot: $155/sqft
Tax assessed value: $206,450
Annual tax amount: $4,988
Price history
5/14/2025 Price change $214,900 -2.3% $155/sqft
4/25/2025 Listed for sale $219,900 +83.4% $159/sqft
Public tax history
2024 $4,988 +3.1% $206,450
2023 $4,838 $198,000
Find assessor info on the county website
Monthly payment
Principal & interest $1,063
Property taxes $416
Nearby schools
GreatSchools rating
4/10 Glass Elementary School Grades: PK-5 Distance: 0.4 mi
3/10 Neff Middle School Grades: 6-8 Distance: 1.6 mi
Similar homes
$229,000 3 bds 2 ba 1,502 sqft 6022 Grand Coral, San Antonio, TX 78228
$198,500 2 bds 1 ba 1,008 sqft 5414 Callaghan Oak, San Antonio, TX 78228`,
    reads: {
      propertyAddress: '6318 Laredo Bend Dr',
      city: 'San Antonio',
      state: 'TX',
      zipCode: '78228',
      askingPrice: '214900',
      bedrooms: '3',
      bathrooms: '2',
      squareFeet: '1386',
      lotSize: '7,840 sq ft',
      yearBuilt: '1968',
      garage: '1-car',
      propertyType: 'single-family',
      septicSystem: 'city-sewer',
      pool: 'no',
    },
  },
  {
    name: 'Zillow page, Cleveland: two full and one half bath, rent Zestimate, tax history, nearby homes',
    text: String.raw`For sale
$134,900
3527 E Cincinnati Ave, Cleveland, OH 44105
4
beds
3
baths
1,792
sqft
Est.: $931/mo
Single Family Residence
Built in 1919
4,356 Square Feet Lot
$128,700 Zestimate®
$75/sqft
$1,480 Rent Zestimate®
Overview
Large colonial with original woodwork, newer furnace and hot water tank (2020). Third floor is finished. Full basement, glass block windows. Sold as is, buyer takes over any point of sale violations.
Listed by: Example Broker 216-555-0138, Lakefront Homes LLC
MLS Now #5055512
Facts & features
Bedrooms: 4
Bathrooms: 3
Full bathrooms: 2
1/2 bathrooms: 1
Heating: Forced Air, Gas
Cooling: None
Basement: Full, Unfinished
Total structure area: 2,680
Total interior livable area: 1,792 sqft
Finished area above ground: 1,792
Detached garage spaces: 2
Stories: 3
Lot size: 4,356 Square Feet
Parcel number: 13205055
Home type: SingleFamily
Architectural style: Colonial
Year built: 1919
Sewer: Public Sewer
Water: Public
Price history
3/28/2025 Listed for sale $134,900 +157% $75/sqft
9/02/2016 Sold $52,500 $29/sqft
Public tax history
2023 $2,214 $27,510
2022 $2,260 $27,510
Neighborhood: Slavic Village
Nearby schools
3/10 Fullerton School Distance: 0.3 mi
2/10 South Senior High Distance: 0.8 mi
Nearby homes
$119,000 3 bds 1 ba 1,344 sqft 3612 E 71st St, Cleveland, OH 44105
$149,900 5 bds 2 ba 2,010 sqft 3480 E 76th St, Cleveland, OH 44105`,
    reads: {
      propertyAddress: '3527 E Cincinnati Ave',
      city: 'Cleveland',
      state: 'OH',
      zipCode: '44105',
      askingPrice: '134900',
      bedrooms: '4',
      bathrooms: '2.5',
      squareFeet: '1792',
      lotSize: '4,356 sq ft',
      yearBuilt: '1919',
      garage: '2-car',
      propertyType: 'single-family',
      septicSystem: 'city-sewer',
    },
  },
  {
    name: 'Zillow, Charlotte: townhouse with a unit, HOA, community pool, similar townhouses',
    text: String.raw`$247,500
8816 Gastonia Mill Ct UNIT 204, Charlotte, NC 28269
2 beds 2.5 baths 1,228 sqft
Est. payment: $1,743/mo
Townhouse
Built in 2005
0.03 Acres Lot
$251,000 Zestimate®
$202/sqft
$186/mo HOA
What's special
End unit townhouse with two primary suites upstairs, powder room down, fenced patio and one reserved parking spot by the door. Community pool and clubhouse. HVAC 2019. Vacant and easy to show.
62 days on Zillow
Listed by: Sample Agent, 704-555-0125, Piedmont Example Realty
Price history
4/02/2025 Listed for sale $247,500
12/19/2017 Sold $139,000
Public tax history
2024 $1,912 +2.0% $236,700
2023 $1,875 $236,700
Monthly payment
Principal & interest $1,249
Mortgage insurance $0
Property taxes $159
Home insurance $87
HOA fees $186
Climate risks
Flood Factor 1/10, Fire Factor 1/10
Neighborhood: Highland Creek
Nearby schools
GreatSchools rating
6/10 Highland Creek Elementary Grades: K-5 Distance: 1.4 mi
5/10 Ridge Road Middle Grades: 6-8 Distance: 2.0 mi
Similar homes
$259,900 3 bds 2.5 ba 1,410 sqft - Townhouse for sale 8723 Prosperity Gin Ct, Charlotte, NC 28269
$239,000 2 bds 2 ba 1,150 sqft - Townhouse for sale 5210 Waverly Lynn Ln, Charlotte, NC 28269
Frequently asked questions
How much does a home like this rent for? About $1,695 a month.`,
    reads: {
      propertyAddress: '8816 Gastonia Mill Ct UNIT 204',
      city: 'Charlotte',
      state: 'NC',
      zipCode: '28269',
      askingPrice: '247500',
      bedrooms: '2',
      bathrooms: '2.5',
      squareFeet: '1228',
      lotSize: '0.03 acres',
      yearBuilt: '2005',
      occupancy: 'Vacant',
      propertyType: 'townhouse',
    },
  },
  {
    name: 'Zillow, off market page with facts, Atlanta: estimate and rent only, no price',
    text: String.raw`Off market
1127 Macon Terrace SW, Atlanta, GA 30310
3 beds
1 bath
1,104 sqft
SingleFamily
Built in 1947
8,276 Square Feet Lot
$243,800 Zestimate®
$1,795/mo Rent Zestimate®
$221/sqft
-- HOA
Home value
Estimated sales range $224,000 - $263,000
Is this your home? Claim it and update the facts.
Facts & features
Bedrooms: 3
Bathrooms: 1
Full bathrooms: 1
Heating: Wall
Cooling: Window Unit(s)
Total interior livable area: 1,104 sqft
Exterior features: Wood
Lot size: 8,276 Square Feet
Roof: Composition
Year built: 1947
Price history
10/30/2019 Sold $88,000 +120% $80/sqft
7/11/2011 Sold $40,000
Public tax history
2024 $3,019 $84,720
2023 $2,702 $76,200
Nearby schools
2/10 Finch Elementary 0.6 mi
Estimated mortgage payment
$1,588/mo
Refinance your loan, see today's rates
Neighborhood: Oakland City
Median Zestimate $268,000
Walk Score 58, Transit Score 47
Nearby homes
1131 Macon Terrace SW 3 beds 2 baths 1,312 sqft $301,200
1119 Macon Terrace SW 2 beds 1 bath 960 sqft $219,400
1140 Avon Oak SW 4 beds 2 baths 1,688 sqft $345,900`,
    reads: {
      propertyAddress: '1127 Macon Terrace SW',
      city: 'Atlanta',
      state: 'GA',
      zipCode: '30310',
      bedrooms: '3',
      bathrooms: '1',
      squareFeet: '1104',
      lotSize: '8,276 sq ft',
      yearBuilt: '1947',
      propertyType: 'single-family',
    },
  },
  {
    name: 'Zillow, Tampa: private pool, septic, acreage lot, tenant until the end of a lease',
    text: String.raw`Save
Share
$329,000
9204 Ocala Pines Rd, Tampa, FL 33610
4 bd 2 ba 1,876 sqft
For sale
Est. payment: $2,380/mo
Single Family Residence
Built in 1979
0.36 Acres Lot
$325,400 Zestimate®
$175/sqft
$0/mo HOA
What's special
IN-GROUND POOL
FENCED YARD
Concrete block home with an in-ground pool that was resurfaced in 2018. Split plan, laundry inside. Tenant in place through August, please do not disturb. Roof 2016. Flood zone X.
Facts & features
Bedrooms: 4
Bathrooms: 2
Full bathrooms: 2
Interior livable area: 1,876 sqft
Has private pool: Yes
Pool features: In Ground, Gunite
Lot size: 0.36 Acres
Year built: 1979
Sewer: Septic Tank
Home type: SingleFamily
Price history
2/21/2025 Listed for sale $329,000 $175/sqft
6/30/2014 Sold $142,000
Public tax history
2024 $4,655
Nearby schools
5/10 Robles Elementary 1.2 mi
Similar homes
$319,900 3 bds 2 ba 1,640 sqft 4704 E Clifton Oak St, Tampa, FL 33610
$345,000 4 bds 2 ba 1,980 sqft 8817 N 56th Bay St, Tampa, FL 33617
Monthly payment
Principal & interest $1,702
Property taxes $388
Home insurance $290
Down payment 20% ($65,800)`,
    reads: {
      propertyAddress: '9204 Ocala Pines Rd',
      city: 'Tampa',
      state: 'FL',
      zipCode: '33610',
      askingPrice: '329000',
      bedrooms: '4',
      bathrooms: '2',
      squareFeet: '1876',
      lotSize: '0.36 acres',
      yearBuilt: '1979',
      occupancy: 'Tenant-occupied',
      propertyType: 'single-family',
      septicSystem: 'septic',
      pool: 'yes',
    },
  },
  {
    name: 'Redfin page, Indianapolis: figures above their labels, Redfin Estimate, comps, climate',
    text: String.raw`Feed
Search
Overview
Property details
Sale & tax history
Schools
FOR SALE - ACTIVE
4902 Evansville Way, Indianapolis, IN 46226
$168,000
Est. $1,187/mo
Get pre-approved
3
Beds
1.5
Baths
1,250
Sq Ft
About this home
Brick ranch with a deep back yard. Hardwood floors under the carpet, half bath off the primary bedroom. One car attached garage. Furnace and A/C 2017. Estate sale, sold as is.
Show more
Listed by Example Agent • Crossroads Sample Realty • 317-555-0149
Redfin checked: 6 minutes ago • Source: MIBOR #22055512
11 days
on Redfin
Single-family
Property Type
1957
Year Built
9,583 square feet
Lot Size
$134
Price per Sq Ft
1 garage space
Parking
Has A/C
HVAC
Payment calculator
$1,187 per month
Principal and interest $850
Property taxes $228
Homeowners' insurance $109
Property details
Garage Spaces: 1
# of Full Baths: 1
# of 1/2 Baths: 1
Sewer: Municipal Sewer
Tax Annual Amount: $2,736
Sale and tax history
Mar 30, 2025 Listed (Active) $168,000
Redfin Estimate for 4902 Evansville Way
$171,216
+$3K above list price
Schools
3/10 Lawrence Elementary Public, K-6
Climate risks
Flood Factor Minimal 1/10
Nearby similar homes
$175,000
3 beds 2 baths 1,344 sq ft
4417 Arborcrest Dr, Indianapolis, IN 46226`,
    reads: {
      propertyAddress: '4902 Evansville Way',
      city: 'Indianapolis',
      state: 'IN',
      zipCode: '46226',
      askingPrice: '168000',
      bedrooms: '3',
      bathrooms: '1.5',
      squareFeet: '1250',
      lotSize: '9,583 sq ft',
      yearBuilt: '1957',
      garage: '1-car',
      propertyType: 'single-family',
      septicSystem: 'city-sewer',
    },
  },
  {
    name: 'Redfin, Phoenix: private pool and carport, payment calculator, comps',
    text: String.raw`Active
2746 W Flagstaff Trail, Phoenix, AZ 85051
$339,900
3 Beds
2 Baths
1,564 Sq Ft
Est. $2,266/mo
About this home
Block home with no HOA in north Phoenix. Diving pool, covered patio, two-car carport with storage. A/C replaced 2021. Original kitchen and baths, priced accordingly.
5 days on Redfin
Single Family Residential
Property Type
1971
Year Built
7,012 square feet
Lot Size
$217
Price per Sq Ft
Interior features: Bedrooms 3, Full Bathrooms 2
Pool: Private
Sewer: Public Sewer
Redfin Estimate $342,508
Sale history
May 2, 2025 Listed $339,900
Oct 8, 2004 Sold $168,500
Public tax record: 2024 tax $1,058, assessed value $21,400
Payment calculator
$2,266 per month
Principal and interest $1,987
Property taxes $88
Homeowners' insurance $191
Down payment 20% ($67,980)
Schools
4/10 Washington Elementary Public, PreK-6 0.7mi
5/10 Cortez High Public, 9-12 1.9mi
Climate risks
Heat Factor Extreme 9/10
Nearby similar homes
$349,000 4 beds 2 baths 1,702 sq ft 3012 W Harmont Sage Dr, Phoenix, AZ 85051
$325,000 3 beds 1.75 baths 1,410 sq ft 2518 W Augusta Palm Ave, Phoenix, AZ 85051`,
    reads: {
      propertyAddress: '2746 W Flagstaff Trail',
      city: 'Phoenix',
      state: 'AZ',
      zipCode: '85051',
      askingPrice: '339900',
      bedrooms: '3',
      bathrooms: '2',
      squareFeet: '1564',
      lotSize: '7,012 sq ft',
      yearBuilt: '1971',
      propertyType: 'single-family',
      septicSystem: 'city-sewer',
      pool: 'yes',
    },
  },
  {
    name: 'Redfin, condo in Chicago: unit, HOA dues, past sale, no lot',
    text: String.raw`Redfin
Street View
6033 N Peoria Lake Ave Unit 3B, Chicago, IL 60660
$154,900
Price drop: $5,100
2 Beds
1 Bath
960 Sq Ft
About this home
Third floor walk-up condo with in-unit laundry and a sun room. Assessments include heat and water. Street parking is easy. Rentals allowed.
Listed by Sample Agent • Prairie Specimen Realty • 773-555-0163
44 days on Redfin
Condo/Co-op
Property Type
1926
Year Built
$161
Price per Sq Ft
$388 monthly HOA fee
Tax Annual Amount: $2,471
Sale and tax history
May 9, 2025 Price Changed $154,900
Apr 1, 2025 Listed $160,000
Jul 17, 2018 Sold $121,000
Redfin Estimate $153,377
Rental estimate $1,640 / mo
Schools
5/10 Swift Elementary
Nearby recently sold homes
$172,000 2 beds 2 baths 1,050 sq ft 5955 N Kenmore Ave Unit 2, Chicago, IL 60660
$149,000 1 bed 1 bath 780 sq ft 6110 N Winthrop Ave Unit 1A, Chicago, IL 60660
Payment calculator
$1,604 per month
Principal and interest $905
HOA dues $388
Property taxes $206
Homeowners' insurance $105
Around this home
Walk Score 91, Transit Score 76, Bike Score 83`,
    reads: {
      propertyAddress: '6033 N Peoria Lake Ave Unit 3B',
      city: 'Chicago',
      state: 'IL',
      zipCode: '60660',
      askingPrice: '154900',
      bedrooms: '2',
      bathrooms: '1',
      squareFeet: '960',
      yearBuilt: '1926',
      propertyType: 'condo',
    },
  },
  {
    name: 'Realtor.com page, Jacksonville: bed bath sqft and sqft lot, last sold, tax and estimates, homes nearby',
    text: String.raw`Realtor.com
Buy
Sell
Rent
For sale
Brokered by
Palmetto Sample Realty
House for sale
$198,000
$9k
Est. $1,402/mo
Get pre-approved
3
bed
1.5
bath
1,207
sqft
8,712
sqft lot
5541 Pensacola Pl, Jacksonville, FL 32211
View on map
Property type
Single family
Time on Realtor.com
29 days
Last sold
$72K in 2012
Price per sqft
$164
Garage
1 Car
Year built
1958
About this home
Arlington block home with terrazzo floors and a screened porch. Roof 2014, electrical panel 2021. Close to Jacksonville University and the river.
Property details
Bedrooms: 3
Full Bathrooms: 1
Half Bathrooms: 1
Garage Spaces: 1
Pool Features: None
Sewer: Septic Tank
Source Listing Status: Active
Price & tax history
Date	Event	Price	Price/Sq Ft
04/21/2025	Price Changed	$198,000	$164
04/02/2025	Listed	$207,000	$171
03/16/2012	Sold	$72,000	$60
Property taxes
2024	$3,204	$181,330
Estimated value
Quantarium $193,400
Collateral Analytics $205,000
Monthly payment $1,402
Nearby homes
$215,000 3 bed 2 bath 1,401 sqft 9,148 sqft lot 5608 Heidi Rd, Jacksonville, FL 32211
Nearby schools
3 Woodland Acres Elementary School 1.1 mi`,
    reads: {
      propertyAddress: '5541 Pensacola Pl',
      city: 'Jacksonville',
      state: 'FL',
      zipCode: '32211',
      askingPrice: '198000',
      bedrooms: '3',
      bathrooms: '1.5',
      squareFeet: '1207',
      lotSize: '8,712 sq ft',
      yearBuilt: '1958',
      garage: '1-car',
      propertyType: 'single-family',
      septicSystem: 'septic',
      pool: 'no',
    },
  },
  {
    name: 'Realtor.com, Knoxville on a highway: acre lot, septic, garage counted by cars',
    text: String.raw`House for sale
$274,900
8419 Highway 70 E, Knoxville, TN 37924
4 bed 2 bath 2,018 sqft 1.12 acre lot
Est. $1,905/mo
Brokered by Smoky Sample Properties, 865-555-0177
Property type Single family
Year built 1976
Price per sqft $136
Garage 2 Cars
Time on Realtor.com 51 days
About this home
Brick rancher on more than an acre with a creek on the back line. Two-car garage below, wood stove, metal roof 2015. Sewer is not at the road, septic on file for 3 bedrooms.
Property details
Sewer: Septic Tank
Water Source: Public
Lot Size Acres: 1.12
Annual tax: $1,088
Price history
01/31/2025 Listed $274,900
08/14/2009 Sold $129,000
Homes around the listing
$289,000 3 bed 2 bath 1,770 sqft 0.5 acre lot 7715 Asheville Hwy, Knoxville, TN 37924
$249,900 3 bed 1.5 bath 1,512 sqft 0.74 acre lot 1919 Ruggles Fern Rd, Knoxville, TN 37924
Monthly payment
Principal & interest $1,390
Property tax $91
Home insurance $124
Estimated value
Quantarium $270,100
Cotality $283,800
Rental estimate $2,050
Nearby schools
5 Sunnyview Primary School 2.2 mi`,
    reads: {
      propertyAddress: '8419 Highway 70 E',
      city: 'Knoxville',
      state: 'TN',
      zipCode: '37924',
      askingPrice: '274900',
      bedrooms: '4',
      bathrooms: '2',
      squareFeet: '2018',
      lotSize: '1.12 acres',
      yearBuilt: '1976',
      garage: '2-car',
      propertyType: 'single-family',
      septicSystem: 'septic',
    },
  },
  {
    name: 'Realtor.com, manufactured home at Spokane: acres, septic, owner at home, another home with acres below',
    text: String.raw`For sale
21407 N Yakima Bluff Rd, Spokane, WA 99208
$289,000
3 bed 2 bath 1,512 sqft 2.4 acre lot
Est. $1,996/mo
Property type
Mobile/Manufactured
Time on Realtor.com
73 days
Price per sqft
$191
Year built
1994
About this home
Manufactured home on a permanent foundation with title elimination done. Private well 12 gpm, shop 24x30 with power, RV parking. Seller is living in the home and asks for 24 hour notice.
Property details
Bedrooms: 3
Total Bathrooms: 2
Full Bathrooms: 2
Sewer: Septic System
Roof: Metal
Tax Annual Amount: $1,604
Price & tax history
Date Event Price
02/11/2025 Listed $289,000
05/26/2017 Sold $158,000
Estimated value
Cotality $281,600
Homes around the listing
$315,000 3 bed 2 bath 1,680 sqft 5 acre lot 20318 N Dunn Lake Rd, Spokane, WA 99208
$274,500 3 bed 2 bath 1,296 sqft 1.1 acre lot 19814 N Ritchey Fir Ln, Spokane, WA 99208
Monthly payment
Principal & interest $1,461
Property tax $134
Nearby schools
7 Riverside Elementary School 5.1 mi`,
    reads: {
      propertyAddress: '21407 N Yakima Bluff Rd',
      city: 'Spokane',
      state: 'WA',
      zipCode: '99208',
      askingPrice: '289000',
      bedrooms: '3',
      bathrooms: '2',
      squareFeet: '1512',
      lotSize: '2.4 acres',
      yearBuilt: '1994',
      occupancy: 'Owner-occupied',
      propertyType: 'mobile-home',
      septicSystem: 'septic',
    },
  },
  {
    name: 'Realtor.com, three lines shared from the phone with the remarks',
    text: String.raw`For sale in Little Rock
$119,000
3 bed 1 bath 1,096 sqft 7,405 sqft lot
2211 S Conway Oaks Dr, Little Rock, AR 72204
Built in 1955, no garage
Est. payment $851/mo | $109 per sqft
Listed by Ouachita Sample Realty
Investor owned, currently rented at $950 a month through March. Roof 2018, vinyl siding, window units. Minutes from UALR and I-630.`,
    reads: {
      propertyAddress: '2211 S Conway Oaks Dr',
      city: 'Little Rock',
      state: 'AR',
      zipCode: '72204',
      askingPrice: '119000',
      bedrooms: '3',
      bathrooms: '1',
      squareFeet: '1096',
      lotSize: '7,405 sq ft',
      yearBuilt: '1955',
      garage: 'none',
      occupancy: 'Tenant-occupied',
    },
  },
  {
    name: 'NTREIS agent sheet, Arlington: two columns by spaces, acres and lot feet, unexempt taxes',
    text: String.raw`MLS#: 20955504           Active               2907 Abilene Ridge Dr           LP: $229,000
                         Arlington, TX  76013                          OLP: $239,000
Subdv: Woodland Park 3   County: Tarrant      Parcel ID: 00555877     Lst $/SqFt: $155.15
Beds: 3                  Tot Bth: 2.0         SqFt: 1,476 / Tax       Yr Blt: 1966 / Preowned
Full: 2  Half: 0         Liv Areas: 2         Din Areas: 1            Stories: 1
Acres: 0.22              Lot SqFt: 9,583      Gar: 2                  Carport: 0
Pool: No                 HOA: None            Unexempt Tax: $5,020    DOM: 33   CDOM: 33
Type: RES-Single Family  Style: Traditional   Found: Slab             Roof: Composition
Utilities: City Sewer, City Water, Curbs
Elem: Dunn    Middle: Bailey    High: Arlington    ISD: Arlington ISD
Possession: Closing/Funding           Showing: Combo, Appointment Only
LO: Specimen Realty Group 817-555-0191`,
    reads: {
      propertyAddress: '2907 Abilene Ridge Dr',
      city: 'Arlington',
      state: 'TX',
      zipCode: '76013',
      askingPrice: '229000',
      bedrooms: '3',
      bathrooms: '2',
      squareFeet: '1476',
      lotSize: '0.22 acres',
      yearBuilt: '1966',
      garage: '2-car',
      propertyType: 'single-family',
      septicSystem: 'city-sewer',
      pool: 'no',
    },
  },
  {
    name: 'HAR sheet, FM road near Conroe: building feet, acreage, septic, no garage',
    text: String.raw`ML#: 55518840     Status: A     LP: $184,500     LP/SF: $131.79     DOM: 58
Addr: 15622 FM 1485 Rd        City: Conroe     Zip: 77306     State: TX
County: Montgomery            Area: 40         Key Map: 220
Sub: Wall Est                 Year Built: 1985/Appraisal
SqFt: 1,400/Appraisal         Lot Size: 1.01 Acres
Bedrooms: 3                   FB/HB: 2/0       Stories: 1
Style: Ranch                  Type: Single-Family
Garage: 0                     Carport: 2/Detached
Fireplace: 0                  Heat: Central Electric
Water/Sewer: Well, Septic Tank
Maint Fee: No                 Taxes: $2,865/2024     Tax Rate: 1.86
Ocp: Vacant
Physical Property Description: Great starter or rental just off FM 1485. Needs flooring and paint. Horses allowed. Cash or hard money.
Agent Remarks: Combo lockbox on gate, text for code 936-555-0119.`,
    reads: {
      propertyAddress: '15622 FM 1485 Rd',
      city: 'Conroe',
      state: 'TX',
      zipCode: '77306',
      askingPrice: '184500',
      bedrooms: '3',
      bathrooms: '2',
      squareFeet: '1400',
      lotSize: '1.01 acres',
      yearBuilt: '1985',
      garage: 'none',
      occupancy: 'Vacant',
      propertyType: 'single-family',
      septicSystem: 'septic',
    },
  },
  {
    name: 'Stellar sheet, Lakeland: heated and total area, pool private yes, HOA',
    text: String.raw`MLS #: L4955587
3316 Sarasota Glen Ave, LAKELAND, FL 33803
Status: Active
List Price: $274,000
LP/SqFt: $176.77
Beds: 3
Baths: 2/1
Pool: Private
Property Style: Single Family Residence
Year Built: 1982
Heated Area: 1,550 SqFt
Total Area: 2,214 SqFt
Lot Size Acres: 0.28
Garage: Yes    Garage Spaces: 2    Carport: No
Sewer: Public Sewer
Taxes: $3,377   Tax Year: 2024   Homestead: No
HOA Fee: $120 annually
Flood Zone: X
ADOM: 12   CDOM: 71
List Office: CYPRESS SAMPLE BROKERS 863-555-0132`,
    reads: {
      propertyAddress: '3316 Sarasota Glen Ave',
      city: 'Lakeland',
      state: 'FL',
      zipCode: '33803',
      askingPrice: '274000',
      bedrooms: '3',
      bathrooms: '2.5',
      squareFeet: '1550',
      lotSize: '0.28 acres',
      yearBuilt: '1982',
      garage: '2-car',
      propertyType: 'single-family',
      septicSystem: 'city-sewer',
      pool: 'yes',
    },
  },
  {
    name: 'ARMLS sheet with tabs, Mesa: approximate labels, lot in feet',
    text: String.raw`Residential	Single Family - Detached	Active	6855051
1834 E Payson Cir	Mesa, AZ 85204	List Price	$364,900
# Bedrooms	4	Approx SQFT	1,728
# Bathrooms	2	Price/SqFt	$211.17
Year Built	1980	Approx Lot SqFt	7,405
Garage Spaces	2	Carport Spaces	0
Pool	None	Horses	N
Sewer	Sewer - Public	Water	City Water
HOA	N	Taxes/Yr	$1,122/2024
Elementary	Lindbergh	High School	Mesa
Original List Price	$379,900	Days on Market	66
Lockbox	Supra	Showing	Call First
Listing Office	Saguaro Sample Realty	480-555-0155`,
    reads: {
      propertyAddress: '1834 E Payson Cir',
      city: 'Mesa',
      state: 'AZ',
      zipCode: '85204',
      askingPrice: '364900',
      bedrooms: '4',
      bathrooms: '2',
      squareFeet: '1728',
      lotSize: '7,405 sq ft',
      yearBuilt: '1980',
      garage: '2-car',
      propertyType: 'single-family',
      septicSystem: 'city-sewer',
      pool: 'no',
    },
  },
  {
    name: 'GAMLS sheet, Macon: labels on lines of their own, full and half baths apart',
    text: String.raw`MLS Number
10505551
Status
Active
Address
2640 Savannah Hwy
City
Macon
State
GA
Zip Code
31206
List Price
$92,500
Original Price
$99,000
Bedrooms
3
Full Baths
1
Half Baths
1
Approx. Sq Ft
1,188
Year Built
1961
Lot Size
0.33 acres
Parking
Carport
Sewer
Public Sewer
Tax Amount
$1,045
Days On Market
37
Listing Agent
Sample Agent 478-555-0120`,
    reads: {
      propertyAddress: '2640 Savannah Hwy',
      city: 'Macon',
      state: 'GA',
      zipCode: '31206',
      askingPrice: '92500',
      bedrooms: '3',
      bathrooms: '1.5',
      squareFeet: '1188',
      lotSize: '0.33 acres',
      yearBuilt: '1961',
      septicSystem: 'city-sewer',
    },
  },
  {
    name: 'MRED sheet, Rockford: Bths 1.1, lot dimensions, basement, assessments',
    text: String.raw`MLS #: 12355509      Detached Single
Status: ACTV         List Price: $112,000     Orig List Price: $118,500
Address: 1916 Freeport Ave, Rockford, IL 61101
Area: 61101          Mkt. Time (Lst./Tot.): 28/28
Year Built: 1948     Blt Before 78: Yes       Subdivision:
Lot Dimensions: 50X132            Ownership: Fee Simple
Rooms: 6             Bathrooms (Full/Half): 1/1
Bedrooms: 3          Master Bath: None
Basement: Full       Parking: Garage          # Spaces: Gar: 1
SF (Appx): 1,144     Price/SF: $97.90
Sewer: Sewer-Public  Water: Public
Tax: $2,630.14 (2023)    Assoc Fee:           Special Assessments: N
Remarks: Cape on a quiet block, new gutters 2023, hardwood under carpet. As is.
Broker: Forest Sample Realty 815-555-0106`,
    reads: {
      propertyAddress: '1916 Freeport Ave',
      city: 'Rockford',
      state: 'IL',
      zipCode: '61101',
      askingPrice: '112000',
      bedrooms: '3',
      bathrooms: '1.5',
      squareFeet: '1144',
      lotSize: '50 x 132',
      yearBuilt: '1948',
      garage: '1-car',
      propertyType: 'single-family',
      septicSystem: 'city-sewer',
    },
  },
  {
    name: 'Bright sheet, Baltimore: townhouse, above grade feet, ground rent, no garage',
    text: String.raw`MDBA2155503                Active                 Residential
1344 N Annapolis Row St, Baltimore, MD 21213       $87,900
Structure Type:     Interior Row/Townhouse         Beds: 3
Above Grade Fin SQFT: 1,140 / Assessor             Baths: 1 / 0
Year Built:         1920                           Levels/Stories: 2
Lot Acres / SQFT:   0.02a / 960sf                  Price / Sq Ft: $77.11
Tax Annual Amt:     $1,654 / 2024                  Ground Rent: $96 annually
Garage:             No                             Basement: Yes, Unfinished
Sewer:              Public Sewer                   Water: Public
Vacant:             Yes                            DOM: 90
Agent Remarks: Sold strictly as is, buyer to assume ground rent. Previous list price $99,900.
Listing Office: Patapsco Sample Homes 410-555-0128`,
    reads: {
      propertyAddress: '1344 N Annapolis Row St',
      city: 'Baltimore',
      state: 'MD',
      zipCode: '21213',
      askingPrice: '87900',
      bedrooms: '3',
      bathrooms: '1',
      squareFeet: '1140',
      lotSize: '0.02 acres',
      yearBuilt: '1920',
      garage: 'none',
      occupancy: 'Vacant',
      propertyType: 'townhouse',
      septicSystem: 'city-sewer',
    },
  },
  {
    name: 'Flexmls report, Boise: a label a line, asking price, Beds Total and Baths Total, garage bays',
    text: String.raw`Listing Number: 98955510
Listing Status: Active
Asking Price: $389,000
Street Address: 10233 W Twin Falls Ct
City: Boise
State: Idaho
Zip: 83704
Beds Total: 3
Baths Total: 2
Apx SqFt: 1,421
Apx Year Built: 1983
Lot Size: 0.19 AC
Garage Type: Attached
# Garage Bays: 2
Sewer: City Sewer
HOA: N
Taxes: $1,518
Tax Year: 2024
Days on Market: 15
Directions: W on Ustick from Maple Grove, N on Shamrock, R on Twin Falls Ct.
Public Remarks: Single level with vaulted ceilings and RV pad. Paint allowance of $3,000 with full offer.`,
    reads: {
      propertyAddress: '10233 W Twin Falls Ct',
      city: 'Boise',
      state: 'ID',
      zipCode: '83704',
      askingPrice: '389000',
      bedrooms: '3',
      bathrooms: '2',
      squareFeet: '1421',
      lotSize: '0.19 acres',
      yearBuilt: '1983',
      garage: '2-car',
      septicSystem: 'city-sewer',
    },
  },
  {
    name: 'MLSOK sheet, Oklahoma City: BR, BA and BLT abbreviations, storm shelter, possession',
    text: String.raw`ML# 1155508  ACT   LP $129,500   OLP $129,500   DOM 9
4412 SW Tulsa Creek Ave, Oklahoma City, OK 73119
BR 3   BA 1.1   SF 1,126 (CTYRC)   BLT 1955   GAR 1 ATT
LOT DIM 60 x 125   SCH: OKLAHOMA CITY   AREA: OKC SW
TYPE: Single Family   EXT: Brick   ROOF: Comp 2019   HT: Central Gas
SEWER: City   POOL: None   STORM SHELTER: Yes
TAX $1,208 (2024)   HOA 0
POSS: At closing   SHOW: Supra
LO: Redbud Sample Realty 405-555-0144`,
    reads: {
      propertyAddress: '4412 SW Tulsa Creek Ave',
      city: 'Oklahoma City',
      state: 'OK',
      zipCode: '73119',
      askingPrice: '129500',
      bedrooms: '3',
      bathrooms: '1.5',
      squareFeet: '1126',
      lotSize: '60 x 125',
      yearBuilt: '1955',
      garage: '1-car',
      propertyType: 'single-family',
      septicSystem: 'city-sewer',
      pool: 'no',
    },
  },
  {
    name: 'CRMLS one-pager, Fresno: BED and BATH counts, sources after slashes, lot in feet',
    text: String.raw`FR25055501   STATUS: Active   LIST PRICE: $319,000
5127 E Bakersfield Ln  •  Fresno, CA 93727
BED / BATH: 3/2,0,0,0
SQFT(src): 1,308 (A)
PRICE PER SQFT: $243.88
LOT(src): 6,600 (A) SqFt
YEAR BUILT(src): 1976 (ASR)
PROP SUBTYPE: Single Family Residence
GARAGE: 2/Attached
POOL: Private, Gunite
SEWER: Public Sewer
HOA FEE: $0
DOM / CDOM: 21/21
COUNTY: Fresno
PARCEL #: 46205510
DESCRIPTION: East Fresno home with a pool and newer windows. Needs cosmetic work. Seller prefers a quick close.
LIST OFFICE: Valley Sample Brokers 559-555-0171`,
    reads: {
      propertyAddress: '5127 E Bakersfield Ln',
      city: 'Fresno',
      state: 'CA',
      zipCode: '93727',
      askingPrice: '319000',
      bedrooms: '3',
      bathrooms: '2',
      squareFeet: '1308',
      lotSize: '6,600 sq ft',
      yearBuilt: '1976',
      garage: '2-car',
      propertyType: 'single-family',
      septicSystem: 'city-sewer',
      pool: 'yes',
    },
  },
  {
    name: 'Realcomp sheet, Detroit: Baths F/H, garage words, occupant and terms',
    text: String.raw`MLS#: 2025055588                P Type: Residential          Status: Active
Address: 15744 Lansing Park St  City: Detroit  State: MI  Zip: 48238
LP: $49,900                     OLP: $57,500                 DOM: 84
Beds: 3                         Baths F/H: 1/1               Yr Blt: 1941
Est Fin Abv Gr SqFt: 1,089      Bsmt: Full, 680 sqft         Style: 1 1/2 Story
Lot Dim: 40 x 110               Garage: 1 Car, Detached      Pool: No
Sewer: Public Sewer             Water: Municipal             Heat: Forced Air
Summer Tax: $1,006              Winter Tax: $118             SEV: 16,300
Terms: Cash                     Possession: At Close
Showing: Lockbox, Vacant        EMD: $1,000
Office: Straits Sample Realty 313-555-0108`,
    reads: {
      propertyAddress: '15744 Lansing Park St',
      city: 'Detroit',
      state: 'MI',
      zipCode: '48238',
      askingPrice: '49900',
      bedrooms: '3',
      bathrooms: '1.5',
      squareFeet: '1089',
      lotSize: '40 x 110',
      yearBuilt: '1941',
      garage: '1-car',
      occupancy: 'Vacant',
      septicSystem: 'city-sewer',
      pool: 'no',
    },
  },
  {
    name: 'Paragon sheet, Kansas City MO: labels with values by runs of spaces, duplex totals',
    text: String.raw`MLS #            2505551
Status           Active
Type             Duplex
Address          3819 Sedalia Ave
City             Kansas City
State            MO
Zip              64128
Asking Price     $145,000
Total Bedrooms   4
Total Baths      2
Total SqFt       1,936
Year Built       1928
Lot Size         45 x 125
Garage           None
Rent Unit 1      $725
Rent Unit 2      $750
Leases           Both sides rented month-to-month
Sewer            Public
Taxes            $1,377
Agent            Sample Agent 816-555-0193`,
    reads: {
      propertyAddress: '3819 Sedalia Ave',
      city: 'Kansas City',
      state: 'MO',
      zipCode: '64128',
      askingPrice: '145000',
      bedrooms: '4',
      bathrooms: '2',
      squareFeet: '1936',
      lotSize: '45 x 125',
      yearBuilt: '1928',
      garage: 'none',
      occupancy: 'Tenant-occupied',
      propertyType: 'duplex',
      septicSystem: 'city-sewer',
    },
  },
  {
    name: 'agent remarks, Memphis: one paragraph, rented, price at the end',
    text: String.raw`Investor opportunity at 1473 Nashville Pike Ave, Memphis, TN 38114. This 3 bedroom, 1 bath brick home offers 1,018 square feet with hardwoods, central heat and air and a fenced yard. Built in 1951. Long term tenant pays $875 per month and would like to stay. Annual taxes are $1,190. Recent sales on the street run from $118,000 to $131,000. Offered at $89,000. Please do not disturb the tenant, showings with an accepted offer only.`,
    reads: {
      propertyAddress: '1473 Nashville Pike Ave',
      city: 'Memphis',
      state: 'TN',
      zipCode: '38114',
      askingPrice: '89000',
      bedrooms: '3',
      bathrooms: '1',
      squareFeet: '1018',
      yearBuilt: '1951',
      occupancy: 'Tenant-occupied',
    },
  },
  {
    name: 'agent remarks, Tucson: manufactured home on septic, acres in words',
    text: String.raw`Private agent remarks: Owner is motivated. 11925 W Douglas Wash Trl, Tucson, Arizona 85743 is a double wide manufactured home with 4 bedrooms and 2 full baths, about 1,680 sq ft, on one acre at the end of a dirt road. Built in 1998, affixture recorded. Shared well, septic system last pumped in 2022. List price is $189,900, down from $199,900 in March. No HOA. The home is vacant; lockbox is on the front door, call 520-555-0184 for the code.`,
    reads: {
      propertyAddress: '11925 W Douglas Wash Trl',
      city: 'Tucson',
      state: 'AZ',
      zipCode: '85743',
      askingPrice: '189900',
      bedrooms: '4',
      bathrooms: '2',
      squareFeet: '1680',
      lotSize: '1 acre',
      yearBuilt: '1998',
      occupancy: 'Vacant',
      propertyType: 'mobile-home',
      septicSystem: 'septic',
    },
  },
  {
    name: 'agent remarks in capitals, Birmingham: abbreviations, roof and HVAC years',
    text: String.raw`920 GADSDEN VIEW CIR, BIRMINGHAM AL 35215. 3BR/2BA BRICK, 1,544 SF, BLT 1972, FULL UNFIN BSMT W/ 2 CAR GARAGE. ROOF 2017, HVAC 2020. LEVEL LOT .4 AC. SEPTIC. HOUSE IS VACANT AND ON SUPRA. LIST PRICE $162,500, SELLER WILL NOT MAKE REPAIRS. TAXES $1,311. QUESTIONS TEXT 205-555-0150.`,
    reads: {
      propertyAddress: '920 GADSDEN VIEW CIR',
      city: 'Birmingham',
      state: 'AL',
      zipCode: '35215',
      askingPrice: '162500',
      bedrooms: '3',
      bathrooms: '2',
      squareFeet: '1544',
      lotSize: '0.4 acres',
      yearBuilt: '1972',
      garage: '2-car',
      occupancy: 'Vacant',
      septicSystem: 'septic',
    },
  },
  {
    name: 'agent remarks, Albuquerque: condo with a unit, dues and community pool',
    text: String.raw`Bright second floor condo at 5401 Montano Plaza Dr NW #214, Albuquerque, NM 87120. Two bedrooms, one and a half baths, 986 square feet per assessor. The complex was built in 1985 and has a community pool and a gym. HOA dues of $235 a month cover water and trash. One assigned covered parking space. Seller asks $164,000 and will pay for a home warranty. Comparable unit 118 closed at $171,500 in January.`,
    reads: {
      propertyAddress: '5401 Montano Plaza Dr NW #214',
      city: 'Albuquerque',
      state: 'NM',
      zipCode: '87120',
      askingPrice: '164000',
      bedrooms: '2',
      bathrooms: '1.5',
      squareFeet: '986',
      yearBuilt: '1985',
      propertyType: 'condo',
    },
  },
  {
    name: 'agent remarks, Milwaukee: full gut said, fire in the kitchen, garage for two',
    text: String.raw`Calling all contractors. 2748 N Wausau Court, Milwaukee, WI 53210 had a kitchen fire last fall and needs a full gut. 4 bedrooms, 1.5 baths and 1,610 square feet before the fire, built 1924, on a 40 x 120 lot with a detached two-car garage. City water and city sewer. The house is empty and the utilities are off, so bring a flashlight. Asking $58,000 cash. Fully restored houses nearby sell above $190,000.`,
    reads: {
      propertyAddress: '2748 N Wausau Court',
      city: 'Milwaukee',
      state: 'WI',
      zipCode: '53210',
      askingPrice: '58000',
      bedrooms: '4',
      bathrooms: '1.5',
      squareFeet: '1610',
      lotSize: '40 x 120',
      yearBuilt: '1924',
      garage: '2-car',
      septicSystem: 'city-sewer',
      currentCondition: 'gut-job',
      occupancy: 'Vacant',
    },
  },
  {
    name: 'agent remarks, Raleigh: townhome, owner needs time, lot left out',
    text: String.raw`Welcome to 7206 Durham Meadow Way, Raleigh, NC 27615! Three-story townhome with 3 bedrooms, 3.5 baths and a one-car garage. 2,046 sq ft, year built 2008. New carpet 2023, HVAC on the upper floor 2021. HOA $155/month includes exterior maintenance. Owner-occupied, seller needs a leaseback of two weeks. Priced at $345,000, which is under the tax value of $362,117.`,
    reads: {
      propertyAddress: '7206 Durham Meadow Way',
      city: 'Raleigh',
      state: 'NC',
      zipCode: '27615',
      askingPrice: '345000',
      bedrooms: '3',
      bathrooms: '3.5',
      squareFeet: '2046',
      yearBuilt: '2008',
      garage: '1-car',
      occupancy: 'Owner-occupied',
      propertyType: 'townhouse',
    },
  },
  {
    name: 'agent remarks, Omaha: three short paragraphs, basement feet apart',
    text: String.raw`Back on the market, the buyer's loan fell through.

4218 S Fremont Plaza, Omaha, NE 68107. Ranch-style house with 3 bedrooms and 2 bathrooms, 1,232 square feet on the main floor and another 600 square feet finished in the basement. 1-car attached garage. Built in 1963.

List price $187,000. Roof and gutters 2021 after hail. Furnace is original. Taxes last year $3,402. Schedule through the app or call 402-555-0135.`,
    reads: {
      propertyAddress: '4218 S Fremont Plaza',
      city: 'Omaha',
      state: 'NE',
      zipCode: '68107',
      askingPrice: '187000',
      bedrooms: '3',
      bathrooms: '2',
      squareFeet: '1232',
      yearBuilt: '1963',
      garage: '1-car',
      propertyType: 'single-family',
    },
  },
  {
    name: 'agent remarks, county road near Tyler: land and house, no ZIP',
    text: String.raw`Country living at 16250 County Road 192, Tyler, Texas. Three bedrooms, two baths and 1,820 sq ft of single family home on 5.25 acres, fenced and cross fenced. Built in 1991. Aerobic septic, co-op water. There is a 30x40 metal shop and a two-car carport but no garage. Asking $315,000, ag exemption keeps taxes at $1,950. Seller will keep the mineral rights.`,
    reads: {
      propertyAddress: '16250 County Road 192',
      city: 'Tyler',
      state: 'TX',
      askingPrice: '315000',
      bedrooms: '3',
      bathrooms: '2',
      squareFeet: '1820',
      lotSize: '5.25 acres',
      yearBuilt: '1991',
      garage: 'none',
      propertyType: 'single-family',
      septicSystem: 'septic',
    },
  },
  {
    name: 'blast with fire emoji, Dallas: a field a line, ARV, rehab, Drive link',
    text: String.raw`🔥🔥 OFF MARKET DALLAS FLIP 🔥🔥
📍 3019 Wichita Crest Ave, Dallas, TX 75216
🛏 3 bed / 🛁 2 bath
📐 1,340 sqft
🏗 Built 1959
🚗 1 car garage
💰 Asking: $149K
📈 ARV: $245K
🔨 Rehab: $45K
📸 Pics: https://drive.google.com/drive/folders/1aBcDeF555dallas
🔑 Vacant, lockbox on the front door
💵 $5K non refundable EMD
📲 214-555-0117`,
    reads: {
      propertyAddress: '3019 Wichita Crest Ave',
      city: 'Dallas',
      state: 'TX',
      zipCode: '75216',
      askingPrice: '149000',
      bedrooms: '3',
      bathrooms: '2',
      squareFeet: '1340',
      yearBuilt: '1959',
      garage: '1-car',
      occupancy: 'Vacant',
      estimatedRepairCost: '45000',
      photoLinks: 'https://drive.google.com/drive/folders/1aBcDeF555dallas',
    },
  },
  {
    name: 'blast in capitals, Saint Louis: brick, short lines',
    text: String.raw`ST. LOUIS CASH DEAL
4533 KANSAS VALLEY AVE
ST. LOUIS MO 63113
3/1 BRICK
1450SF
BUILT 1909
VACANT
ASKING 39K
ARV 130K
NEEDS 55K REHAB
CASH ONLY CLOSE IN 10 DAYS
TEXT 314-555-0148`,
    reads: {
      propertyAddress: '4533 KANSAS VALLEY AVE',
      city: 'St. Louis',
      state: 'MO',
      zipCode: '63113',
      askingPrice: '39000',
      bedrooms: '3',
      bathrooms: '1',
      squareFeet: '1450',
      yearBuilt: '1909',
      occupancy: 'Vacant',
      estimatedRepairCost: '55000',
    },
  },
  {
    name: 'text message in one paragraph, Houston: garage, roof age, comps',
    text: String.raw`Hey got a new one in Houston. 8711 Galveston Park Dr, Houston TX 77051. 3/2, 1450sf, 2 car garage, blt 1968. Asking 135k, ARV 225k conservative. Needs about 40k in rehab, roof is 6 yrs old. Vacant on lockbox. Comps at 219k and 232k within a half mile. First 5k EMD takes it. 832-555-0162`,
    reads: {
      propertyAddress: '8711 Galveston Park Dr',
      city: 'Houston',
      state: 'TX',
      zipCode: '77051',
      askingPrice: '135000',
      bedrooms: '3',
      bathrooms: '2',
      squareFeet: '1450',
      yearBuilt: '1968',
      garage: '2-car',
      occupancy: 'Vacant',
      estimatedRepairCost: '40000',
    },
  },
  {
    name: 'blast, Philadelphia: row townhouse with a tenant, Section 8 rent, price down',
    text: String.raw`🏠 Turnkey rental Philly 🏠
2231 N Lancaster Mill St, Philadelphia, PA 19132
➡️ 3 bd / 1 ba townhouse
➡️ 1,120 sf
➡️ Yr built 1925
➡️ Section 8 tenant paying $1,425/mo, lease thru 2/26
➡️ Was $125,000, NOW $117,500
➡️ Taxes $1,105/yr, no HOA
➡️ ARV $165,000
Buyer pays closing. Assignment, cash or hard money. Call Ty 215-555-0186`,
    reads: {
      propertyAddress: '2231 N Lancaster Mill St',
      city: 'Philadelphia',
      state: 'PA',
      zipCode: '19132',
      askingPrice: '117500',
      bedrooms: '3',
      bathrooms: '1',
      squareFeet: '1120',
      yearBuilt: '1925',
      occupancy: 'Tenant-occupied',
      propertyType: 'townhouse',
    },
  },
  {
    name: 'blast with check marks, Jacksonville: pool, septic, Dropbox link without scheme',
    text: String.raw`🚨 NEW CONTRACT – JAX, FL 🚨
7340 Daytona Hollow Rd, Jacksonville, FL 32244
✅ 4/2, 1,702 sq ft
✅ Built 1986
✅ In-ground pool (needs liner)
✅ Septic
✅ 2-car garage
✅ Price $209,900
✅ ARV $315,000
✅ Repairs $38,000
Photos 👉 www.dropbox.com/sh/jax555photos
Access: combo lockbox. DM for code.`,
    reads: {
      propertyAddress: '7340 Daytona Hollow Rd',
      city: 'Jacksonville',
      state: 'FL',
      zipCode: '32244',
      askingPrice: '209900',
      bedrooms: '4',
      bathrooms: '2',
      squareFeet: '1702',
      yearBuilt: '1986',
      garage: '2-car',
      septicSystem: 'septic',
      estimatedRepairCost: '38000',
      pool: 'yes',
      photoLinks: 'https://www.dropbox.com/sh/jax555photos',
    },
  },
  {
    name: 'blast, Fort Worth as Ft. Worth: 3/1.5/1 in the Texas way, spread',
    text: String.raw`💥 FT. WORTH BUY & HOLD 💥
2812 Mansfield Meadow Ln, Ft. Worth, TX 76119
3/1.5/1 - 1,198 SF - Built 1961
Asking $119,900
ARV $198K
Estimated repairs $32K
Currently leased at $1,250, month-to-month
Comps: 2740 Hardeman $195K, 5105 Chapman $201,500
Showings Saturday 10-12 only
Reply YES for the address list`,
    reads: {
      propertyAddress: '2812 Mansfield Meadow Ln',
      city: 'Fort Worth',
      state: 'TX',
      zipCode: '76119',
      askingPrice: '119900',
      bedrooms: '3',
      bathrooms: '1.5',
      squareFeet: '1198',
      yearBuilt: '1961',
      garage: '1-car',
      occupancy: 'Tenant-occupied',
      estimatedRepairCost: '32000',
    },
  },
  {
    name: 'group post, Detroit: masked house number, lipstick, equity talk',
    text: String.raw`Wholesale deal 💎 Detroit, MI
📌 191XX Lansing Grove St, Detroit, MI 48234
▪️3 bedrooms 1 bath
▪️980 sqft brick bungalow
▪️Built 1946
▪️No garage
▪️Lipstick only! Paint, carpet, appliances
▪️Price: 62K
▪️ARV: 105K
▪️Rent: 1,150
🚪 Empty and secured
Comment INFO below or message me, 313-555-0122. Earnest $2,500`,
    reads: {
      propertyAddress: '191XX Lansing Grove St',
      city: 'Detroit',
      state: 'MI',
      zipCode: '48234',
      askingPrice: '62000',
      bedrooms: '3',
      bathrooms: '1',
      squareFeet: '980',
      yearBuilt: '1946',
      garage: 'none',
      occupancy: 'Vacant',
      currentCondition: 'lipstick',
    },
  },
  {
    name: 'e-mail blast, Memphis: subject, greeting, list with dashes, opt-out',
    text: String.raw`Subject: [Deal Alert] Memphis 38128 - 4 bed under 110k

Hi investors,

Please see our latest below.

Address - 3377 Jackson Trace Dr, Memphis, TN 38128
Beds - 4
Baths - 2
Sq ft - 1,575
Year - 1973
Parking - 2 car garage
Condition - full gut
Price - $104,000
ARV - $199,000
Rehab estimate - $60,000

Photos: https://photos.app.goo.gl/Memphis555gut
Access: vacant, code after proof of funds
Earnest money: $5,000

Delta Sample Deals LLC | 901-555-0130
Unsubscribe: https://mail.example.com/u/555`,
    reads: {
      propertyAddress: '3377 Jackson Trace Dr',
      city: 'Memphis',
      state: 'TN',
      zipCode: '38128',
      askingPrice: '104000',
      bedrooms: '4',
      bathrooms: '2',
      squareFeet: '1575',
      yearBuilt: '1973',
      garage: '2-car',
      occupancy: 'Vacant',
      currentCondition: 'gut-job',
      estimatedRepairCost: '60000',
      photoLinks: 'https://photos.app.goo.gl/Memphis555gut',
    },
  },
  {
    name: 'blast, Columbus: duplex, both sides leased, totals',
    text: String.raw`🔑 COLUMBUS OH DUPLEX 🔑
1268 E Dayton Forge Ave, Columbus, OH 43211
Duplex - 4 bd / 2 ba total - 1,880 sf
Built 1922
Both sides leased, $825 + $850 = $1,675/mo
Asking $138K
ARV $220K
Light rehab $18K
Detached 2 car garage
Close by 6/30 with our title company
Text "DUPLEX" to 614-555-0176`,
    reads: {
      propertyAddress: '1268 E Dayton Forge Ave',
      city: 'Columbus',
      state: 'OH',
      zipCode: '43211',
      askingPrice: '138000',
      bedrooms: '4',
      bathrooms: '2',
      squareFeet: '1880',
      yearBuilt: '1922',
      garage: '2-car',
      occupancy: 'Tenant-occupied',
      propertyType: 'duplex',
      estimatedRepairCost: '18000',
    },
  },
  {
    name: 'lower case text, Baton Rouge: no punctuation, lot fraction',
    text: String.raw`got one in baton rouge la 5830 lafayette oak dr 70805 its a 3/2 1280sf on 1/4 acre built 1964 vacant asking 64k arv 140k needs 35k in repairs no garage just a driveway let me know asap 225 555 0141`,
    reads: {
      propertyAddress: '5830 lafayette oak dr',
      city: 'Baton Rouge',
      state: 'LA',
      zipCode: '70805',
      askingPrice: '64000',
      bedrooms: '3',
      bathrooms: '2',
      squareFeet: '1280',
      lotSize: '0.25 acres',
      yearBuilt: '1964',
      garage: 'none',
      occupancy: 'Vacant',
      estimatedRepairCost: '35000',
    },
  },
  {
    name: 'blast, Phoenix: seller occupied, pool, HVAC and roof, album on Imgur',
    text: String.raw`☀️☀️ PHX VALUE ADD ☀️☀️
4825 N Prescott Peak Dr
Phoenix, AZ 85033
4 Beds | 2 Baths | 1,654 SqFt | Built 1972
Pool: Yes 🏊
Lot: 6,900 sq ft
Roof: 10 yrs | HVAC: 4 yrs
Seller occupied, needs 30 day leaseback
🏷 Price: $285,000
📈 ARV: $410,000
🛠 Rehab: $50,000
https://imgur.com/a/phx555x`,
    reads: {
      propertyAddress: '4825 N Prescott Peak Dr',
      city: 'Phoenix',
      state: 'AZ',
      zipCode: '85033',
      askingPrice: '285000',
      bedrooms: '4',
      bathrooms: '2',
      squareFeet: '1654',
      lotSize: '6,900 sq ft',
      yearBuilt: '1972',
      occupancy: 'Owner-occupied',
      estimatedRepairCost: '50000',
      pool: 'yes',
      photoLinks: 'https://imgur.com/a/phx555x',
    },
  },
  {
    name: 'blast, Cleveland: three lines, assignment fee in the price, old price before the new',
    text: String.raw`CLE deal!! 10412 Sandusky Hill Ave, Cleveland OH 44104, 4bd/1.5ba, 1,588 sqft, built 1914, detached 2 car garage
Price drop: $49,900 --> $44,900 (includes $7,500 assignment fee). ARV $125,000, rehab $48,000
Vacant, lockbox 4-digit by text. Proof of funds to 216-555-0159`,
    reads: {
      propertyAddress: '10412 Sandusky Hill Ave',
      city: 'Cleveland',
      state: 'OH',
      zipCode: '44104',
      askingPrice: '44900',
      bedrooms: '4',
      bathrooms: '1.5',
      squareFeet: '1588',
      yearBuilt: '1914',
      garage: '2-car',
      occupancy: 'Vacant',
      estimatedRepairCost: '48000',
    },
  },
  {
    name: 'blast, mobile home at Fayetteville: acres, septic, highway number, owner terms',
    text: String.raw`👀 Land home package, Fayetteville NC
6127 Highway 210 S, Fayetteville, NC 28312
🔹 2001 double wide, 3/2
🔹 1,404 sq ft
🔹 1.5 acres, septic and well
🔹 Vacant, keys in lockbox
🔹 Asking 95k OBO cash
🔹 ARV 175k
🔹 Rehab about 25k
🔹 Manufactured home, title retired
910-555-0187 text first`,
    reads: {
      propertyAddress: '6127 Highway 210 S',
      city: 'Fayetteville',
      state: 'NC',
      zipCode: '28312',
      askingPrice: '95000',
      bedrooms: '3',
      bathrooms: '2',
      squareFeet: '1404',
      lotSize: '1.5 acres',
      yearBuilt: '2001',
      occupancy: 'Vacant',
      propertyType: 'mobile-home',
      septicSystem: 'septic',
      estimatedRepairCost: '25000',
    },
  },
  {
    name: 'blast, San Antonio: headline price, short form rooms, city sewer',
    text: String.raw`🌵 SATX UNDER $120K 🌵

218 Corpus Christi Walk, San Antonio, TX 78207

2/1 • 912 SF • Built 1948
Lot 50 x 120
City sewer, no garage
Asking: $112,500
ARV: $190,000
Repairs: $35,000
Empty, go and show

EMD $3k to Alamo Sample Title. Sean 210-555-0103`,
    reads: {
      propertyAddress: '218 Corpus Christi Walk',
      city: 'San Antonio',
      state: 'TX',
      zipCode: '78207',
      askingPrice: '112500',
      bedrooms: '2',
      bathrooms: '1',
      squareFeet: '912',
      lotSize: '50 x 120',
      yearBuilt: '1948',
      garage: 'none',
      occupancy: 'Vacant',
      septicSystem: 'city-sewer',
      estimatedRepairCost: '35000',
    },
  },
  {
    name: 'WhatsApp post, Kansas City KS: bold stars, tear down, price in the first line',
    text: String.raw`*$35,000* - _builder special_
*2904 N Leavenworth Hill Rd, Kansas City, KS 66104*
3 bed 1 bath, 1,075 sq ft, built 1926
This one is a tear down. Fire damage in the back bedrooms.
Lot 0.2 acres, utilities at the street
New builds go for $260k+
Lockbox on the side gate, bring boots
913-555-0168`,
    reads: {
      propertyAddress: '2904 N Leavenworth Hill Rd',
      city: 'Kansas City',
      state: 'KS',
      zipCode: '66104',
      askingPrice: '35000',
      bedrooms: '3',
      bathrooms: '1',
      squareFeet: '1075',
      lotSize: '0.2 acres',
      yearBuilt: '1926',
      currentCondition: 'destroyed',
    },
  },
  {
    name: 'blast, Las Vegas: condo, contract price, HOA, walkthrough video link',
    text: String.raw`🎰 VEGAS CONDO 🎰
3650 Reno Canyon Dr Unit 2071, Las Vegas, NV 89103
2 bed, 2 bath, 1,052 sqft, built 1991
Contract price $158,000
ARV $225,000
HOA $265/mo, community pool
Tenant pays $1,350, month to month
Basic updating needed, about $15k rehab
Video: https://youtu.be/vegas555abc
Zillow: https://www.zillow.com/homedetails/555012_zpid/
Joe 702-555-0174`,
    reads: {
      propertyAddress: '3650 Reno Canyon Dr Unit 2071',
      city: 'Las Vegas',
      state: 'NV',
      zipCode: '89103',
      askingPrice: '158000',
      bedrooms: '2',
      bathrooms: '2',
      squareFeet: '1052',
      yearBuilt: '1991',
      occupancy: 'Tenant-occupied',
      propertyType: 'condo',
      estimatedRepairCost: '15000',
      currentCondition: 'basic',
      photoLinks: 'https://youtu.be/vegas555abc',
    },
  },
  {
    name: 'label: value with colons, Shreveport: plain, roof and HVAC too',
    text: String.raw`Address: 3911 Monroe Bayou Dr
City: Shreveport
State: LA
Zip: 71109
Bedrooms: 3
Bathrooms: 1
Square Feet: 1,164
Year Built: 1956
Garage: 1 car
Occupancy: Vacant
Roof: 2015
HVAC: none
Asking Price: $42,000
ARV: $115,000
Repairs: $38,000
Contact: 318-555-0115`,
    reads: {
      propertyAddress: '3911 Monroe Bayou Dr',
      city: 'Shreveport',
      state: 'LA',
      zipCode: '71109',
      askingPrice: '42000',
      bedrooms: '3',
      bathrooms: '1',
      squareFeet: '1164',
      yearBuilt: '1956',
      garage: '1-car',
      occupancy: 'Vacant',
      estimatedRepairCost: '38000',
    },
  },
  {
    name: 'label - value with dashes, Tulsa: sewer, pool, lot dimensions',
    text: String.raw`Property - 6624 E Muskogee Trail, Tulsa, OK 74115
Type - SFR
Bed/Bath - 3/1.5
Living area - 1,212 sq ft
Lot - 65 x 130
Year - 1954
Garage - 1
Sewer - city
Pool - no
Price - $98,500
ARV - $172,000
Rent - $1,195
Taxes - $1,046
Lockbox - 5550`,
    reads: {
      propertyAddress: '6624 E Muskogee Trail',
      city: 'Tulsa',
      state: 'OK',
      zipCode: '74115',
      askingPrice: '98500',
      bedrooms: '3',
      bathrooms: '1.5',
      squareFeet: '1212',
      lotSize: '65 x 130',
      yearBuilt: '1954',
      garage: '1-car',
      propertyType: 'single-family',
      septicSystem: 'city-sewer',
      pool: 'no',
    },
  },
  {
    name: 'label = value with equals signs, Indianapolis: short keys',
    text: String.raw`addr = 2205 N Terre Haute St
city = Indianapolis
st = IN
zip = 46218
beds = 3
baths = 1
sqft = 1,040
built = 1950
garage = none
occ = tenant
rent = 895
asking = 72,000
arv = 128,000
rehab = 20,000
lockbox = no`,
    reads: {
      propertyAddress: '2205 N Terre Haute St',
      city: 'Indianapolis',
      state: 'IN',
      zipCode: '46218',
      askingPrice: '72000',
      bedrooms: '3',
      bathrooms: '1',
      squareFeet: '1040',
      yearBuilt: '1950',
      garage: 'none',
      occupancy: 'Tenant-occupied',
      estimatedRepairCost: '20000',
    },
  },
  {
    name: 'only line breaks, Toledo: no labels, each thing on its own line',
    text: String.raw`1731 Dayton Elm Ave
Toledo, OH 43609
3 bedrooms
1.5 bathrooms
1,296 sq ft
Built in 1923
Detached 1 car garage
Vacant
$36,900
ARV $95,000
$30,000 in repairs
Photos on request`,
    reads: {
      propertyAddress: '1731 Dayton Elm Ave',
      city: 'Toledo',
      state: 'OH',
      zipCode: '43609',
      askingPrice: '36900',
      bedrooms: '3',
      bathrooms: '1.5',
      squareFeet: '1296',
      yearBuilt: '1923',
      garage: '1-car',
      occupancy: 'Vacant',
      estimatedRepairCost: '30000',
    },
  },
  {
    name: 'bullets with labels, Orlando: condo with a unit after a comma, HOA and lease',
    text: String.raw`Deal details
• Property address: 4416 S Kissimmee Palm Blvd, Apt 108, Orlando, FL 32811
• Property type: Condo
• Bedrooms: 2
• Bathrooms: 2
• Heated sq ft: 1,012
• Year built: 1987
• Pool: community
• Occupied by: tenant, lease ends 9/30
• Monthly rent: $1,450
• HOA: $312/mo
• Asking price: $129,900
• Comps: $165,000 - $172,000
• Assignment fee: $8,000`,
    reads: {
      propertyAddress: '4416 S Kissimmee Palm Blvd, Apt 108',
      city: 'Orlando',
      state: 'FL',
      zipCode: '32811',
      askingPrice: '129900',
      bedrooms: '2',
      bathrooms: '2',
      squareFeet: '1012',
      yearBuilt: '1987',
      occupancy: 'Tenant-occupied',
      propertyType: 'condo',
    },
  },
  {
    name: 'Spanish labels, El Paso: price with a full stop for thousands, value after repair, lot in acres',
    text: String.raw`Dirección: 7212 Socorro Vista Dr
Ciudad: El Paso
Estado: Texas
Código postal: 79915
Recámaras: 3
Baños: 2
Pies cuadrados: 1,390
Terreno: 0.17 acres
Año: 1977
Precio: $139.000
Valor después de reparar: $205.000
Llamar al 915-555-0181`,
    reads: {
      propertyAddress: '7212 Socorro Vista Dr',
      city: 'El Paso',
      state: 'TX',
      zipCode: '79915',
      askingPrice: '139000',
      bedrooms: '3',
      bathrooms: '2',
      squareFeet: '1390',
      lotSize: '0.17 acres',
      yearBuilt: '1977',
    },
  },
  {
    name: 'Spanish labels with bullets, Miami: year of construction, price with commas',
    text: String.raw`🏡 Oportunidad para inversionistas
• Dirección: 1845 NW Hialeah Palm Ter
• Ciudad: Miami
• Estado: FL
• Código postal: 33142
• Recámaras: 4
• Baños: 2
• Pies cuadrados: 1,566
• Año de construcción: 1952
• Precio: $310,000
Solo efectivo. WhatsApp 305-555-0127`,
    reads: {
      propertyAddress: '1845 NW Hialeah Palm Ter',
      city: 'Miami',
      state: 'FL',
      zipCode: '33142',
      askingPrice: '310000',
      bedrooms: '4',
      bathrooms: '2',
      squareFeet: '1566',
      yearBuilt: '1952',
    },
  },
  {
    name: 'labels without a sign, Louisville: label and value with a space, asking before ARV',
    text: String.raw`Address 4119 Lexington Fork Rd Louisville KY 40216
Beds 3
Baths 2
Sqft 1,325
Lot size 0.26 acres
Year built 1966
Garage 2 car
Sewer public
Asking $134,000
ARV $219,000
Rehab $37,000
Vacant yes`,
    reads: {
      propertyAddress: '4119 Lexington Fork Rd',
      city: 'Louisville',
      state: 'KY',
      zipCode: '40216',
      askingPrice: '134000',
      bedrooms: '3',
      bathrooms: '2',
      squareFeet: '1325',
      lotSize: '0.26 acres',
      yearBuilt: '1966',
      garage: '2-car',
      occupancy: 'Vacant',
      septicSystem: 'city-sewer',
      estimatedRepairCost: '37000',
    },
  },
  {
    name: 'web form mail, Columbia SC: labels with colons, empty ones between, condition words',
    text: String.raw`You have a new submission

Street Address: 508 Charleston Farm Ct
City: Columbia
State/Province: South Carolina
Postal Code: 29203
Property Type: Single Family
Bedrooms: 3
Bathrooms: 2
Approx. Square Footage: 1,410
Year Built: 1975
Garage:
Pool: No
Water/Sewer: Public water, septic
Current Condition: Basic rehab
Asking Price: $92,000
ARV:
Best time to call: after 5 pm
Phone: 803-555-0196`,
    reads: {
      propertyAddress: '508 Charleston Farm Ct',
      city: 'Columbia',
      state: 'SC',
      zipCode: '29203',
      askingPrice: '92000',
      bedrooms: '3',
      bathrooms: '2',
      squareFeet: '1410',
      yearBuilt: '1975',
      propertyType: 'single-family',
      septicSystem: 'septic',
      pool: 'no',
      currentCondition: 'basic',
    },
  },
  {
    name: 'labels with arrows, Minneapolis: list price, photos on iCloud, basement',
    text: String.raw`Location → 3615 N Rochester Oak Ave, Minneapolis, MN 55412
Size → 1,184 sq ft plus unfinished basement
Beds → 3
Baths → 1
Year → 1922
Garage → 2 car detached
Status → vacant
Price → $142,000
ARV → $235,000
Repair estimate → $41,500
Photos → https://share.icloud.com/photos/0mpls555`,
    reads: {
      propertyAddress: '3615 N Rochester Oak Ave',
      city: 'Minneapolis',
      state: 'MN',
      zipCode: '55412',
      askingPrice: '142000',
      bedrooms: '3',
      bathrooms: '1',
      squareFeet: '1184',
      yearBuilt: '1922',
      garage: '2-car',
      occupancy: 'Vacant',
      estimatedRepairCost: '41500',
      photoLinks: 'https://share.icloud.com/photos/0mpls555',
    },
  },
  {
    name: 'CSV with header, Virginia Beach: one property, columns of owner and estimate',
    text: String.raw`Address,City,State,Zip,Beds,Baths,SqFt,Lot Size,Year Built,List Price,Estimated Value,Owner Name,Phone
1409 Norfolk Landing Cir,Virginia Beach,VA,23464,3,2,1422,"7,800 sq ft",1979,245000,287000,Sample Owner,757-555-0131`,
    reads: {
      propertyAddress: '1409 Norfolk Landing Cir',
      city: 'Virginia Beach',
      state: 'VA',
      zipCode: '23464',
      askingPrice: '245000',
      bedrooms: '3',
      bathrooms: '2',
      squareFeet: '1422',
      lotSize: '7,800 sq ft',
      yearBuilt: '1979',
    },
  },
  {
    name: 'CSV with header and quoted prices, Augusta GA: occupancy, ARV and repairs',
    text: String.raw`property_address,city,state,zip_code,property_type,bedrooms,bathrooms,square_feet,year_built,occupancy,asking_price,arv,repairs
"2718 Athens Ridge Dr","Augusta","GA","30906","Single Family","3","1.5","1,233","1969","Vacant","$68,500","$139,000","$29,000"`,
    reads: {
      propertyAddress: '2718 Athens Ridge Dr',
      city: 'Augusta',
      state: 'GA',
      zipCode: '30906',
      askingPrice: '68500',
      bedrooms: '3',
      bathrooms: '1.5',
      squareFeet: '1233',
      yearBuilt: '1969',
      occupancy: 'Vacant',
      propertyType: 'single-family',
      estimatedRepairCost: '29000',
    },
  },
  {
    name: 'rows copied from a spreadsheet, Tampa: header and three deals by tabs, the first is read',
    text: String.raw`Address	City	State	Zip	Bd	Ba	Sqft	Built	Garage	Ask	ARV	Rehab	Status
1907 E Sanford Oak St	Tampa	FL	33605	3	1	1,108	1954	None	$165,000	$279,000	$48,000	Vacant
8430 N Deland Ave	Tampa	FL	33604	2	1	904	1948	None	$149,000	$250,000	$42,000	Vacant
3316 W Bartow Ct	Tampa	FL	33614	4	2	1,640	1966	2 car	$239,000	$365,000	$51,000	Tenant`,
    reads: {
      propertyAddress: '1907 E Sanford Oak St',
      city: 'Tampa',
      state: 'FL',
      zipCode: '33605',
      askingPrice: '165000',
      bedrooms: '3',
      bathrooms: '1',
      squareFeet: '1108',
      yearBuilt: '1954',
      garage: 'none',
      occupancy: 'Vacant',
      estimatedRepairCost: '48000',
    },
  },
  {
    name: 'CSV row without a header, Montgomery: each cell says what it is',
    text: String.raw`"3226 Selma Crossing Rd, Montgomery, AL 36108",3 bed,2 bath,"1,480 sq ft",built 1970,septic,vacant,"asking $59,900",ARV $128k,rehab $40k,334-555-0145`,
    reads: {
      propertyAddress: '3226 Selma Crossing Rd',
      city: 'Montgomery',
      state: 'AL',
      zipCode: '36108',
      askingPrice: '59900',
      bedrooms: '3',
      bathrooms: '2',
      squareFeet: '1480',
      yearBuilt: '1970',
      occupancy: 'Vacant',
      septicSystem: 'septic',
      estimatedRepairCost: '40000',
    },
  },
  {
    name: 'TSV row without a header, Wichita: cells with their units',
    text: String.raw`5914 E Salina Prairie Ln	Wichita	KS	67218	3bd	1.5ba	1,176sf	1952 built	1-car garage	$94,000 asking	$157,000 ARV`,
    reads: {
      propertyAddress: '5914 E Salina Prairie Ln',
      city: 'Wichita',
      state: 'KS',
      zipCode: '67218',
      askingPrice: '94000',
      bedrooms: '3',
      bathrooms: '1.5',
      squareFeet: '1176',
      yearBuilt: '1952',
      garage: '1-car',
    },
  },
  {
    name: 'CSV export of a list service, Chattanooga: header in capitals, last sale and mailing address',
    text: String.raw`SITE ADDRESS,SITE CITY,SITE STATE,SITE ZIP,PROPERTY TYPE,BEDROOMS,BATHS,LIVING AREA,LOT ACRES,YR BUILT,ASKING PRICE,LAST SALE DATE,LAST SALE PRICE,MAILING ADDRESS,MAILING CITY
4708 Rome Hollow Rd,CHATTANOOGA,TN,37411,SFR,4,2,1866,0.42,1963,179000,05/2009,88500,210 Sample Plaza,NASHVILLE`,
    reads: {
      propertyAddress: '4708 Rome Hollow Rd',
      city: 'Chattanooga',
      state: 'TN',
      zipCode: '37411',
      askingPrice: '179000',
      bedrooms: '4',
      bathrooms: '2',
      squareFeet: '1866',
      lotSize: '0.42 acres',
      yearBuilt: '1963',
      propertyType: 'single-family',
    },
  },
  {
    name: 'one-liner, Dayton: rooms by slash, k price, ARV',
    text: String.raw`1425 Xenia Gate Ave, Dayton OH 45417 - 3/1, 1150sf, vacant, asking 32k, ARV 95k, rehab 28k`,
    reads: {
      propertyAddress: '1425 Xenia Gate Ave',
      city: 'Dayton',
      state: 'OH',
      zipCode: '45417',
      askingPrice: '32000',
      bedrooms: '3',
      bathrooms: '1',
      squareFeet: '1150',
      occupancy: 'Vacant',
      estimatedRepairCost: '28000',
    },
  },
  {
    name: 'one-liner with pipes, Sacramento: full price, lot in feet, garage',
    text: String.raw`2951 Stockton Grove Way, Sacramento, CA 95820 | 3 bd 1 ba | 1,064 sqft | 5,227 sqft lot | 1949 built | 1 car garage | $265,000`,
    reads: {
      propertyAddress: '2951 Stockton Grove Way',
      city: 'Sacramento',
      state: 'CA',
      zipCode: '95820',
      askingPrice: '265000',
      bedrooms: '3',
      bathrooms: '1',
      squareFeet: '1064',
      lotSize: '5,227 sq ft',
      yearBuilt: '1949',
      garage: '1-car',
    },
  },
  {
    name: 'one-liner, county road at Ocala: mobile on acres, septic',
    text: String.raw`Mobile home at 9920 County Road 316, Ocala FL 32113, 3x2, 1,248 sq ft on 2 acres, septic, tenant in place, $119,900 firm`,
    reads: {
      propertyAddress: '9920 County Road 316',
      city: 'Ocala',
      state: 'FL',
      zipCode: '32113',
      askingPrice: '119900',
      bedrooms: '3',
      bathrooms: '2',
      squareFeet: '1248',
      lotSize: '2 acres',
      occupancy: 'Tenant-occupied',
      propertyType: 'mobile-home',
      septicSystem: 'septic',
    },
  },
  {
    name: 'one-liner in capitals, Las Vegas: townhouse with a unit, no ZIP',
    text: String.raw`CASH ONLY: 5525 W ELKO SAGE AVE UNIT 14, LAS VEGAS NV - 2BR/2.5BA TOWNHOUSE, 1,190 SF, BLT 1994, 1 CAR GARAGE, $189K, VACANT`,
    reads: {
      propertyAddress: '5525 W ELKO SAGE AVE UNIT 14',
      city: 'Las Vegas',
      state: 'NV',
      askingPrice: '189000',
      bedrooms: '2',
      bathrooms: '2.5',
      squareFeet: '1190',
      yearBuilt: '1994',
      garage: '1-car',
      occupancy: 'Vacant',
      propertyType: 'townhouse',
    },
  },
  {
    name: 'one-liner, Salt Lake City: state spelt out, five beds, price with a comma',
    text: String.raw`Selling 1267 S Provo Canyon St, Salt Lake City, Utah 84104: 5 bedrooms, 2 bathrooms, 1,920 square feet, built in 1958, owner occupied, price $365,000`,
    reads: {
      propertyAddress: '1267 S Provo Canyon St',
      city: 'Salt Lake City',
      state: 'UT',
      zipCode: '84104',
      askingPrice: '365000',
      bedrooms: '5',
      bathrooms: '2',
      squareFeet: '1920',
      yearBuilt: '1958',
      occupancy: 'Owner-occupied',
    },
  },
  {
    name: 'one-liner, Norfolk: two by one, gut job, price last',
    text: String.raw`NORFOLK VA 23504 // 828 Hampton Bridge Ave // 2/1 // 970 sqft // gut job // needs 60k // asking 55,000 // ARV 185,000`,
    reads: {
      propertyAddress: '828 Hampton Bridge Ave',
      city: 'Norfolk',
      state: 'VA',
      zipCode: '23504',
      askingPrice: '55000',
      bedrooms: '2',
      bathrooms: '1',
      squareFeet: '970',
      currentCondition: 'gut-job',
      estimatedRepairCost: '60000',
    },
  },
];

import type { CorpusText } from './corpus-text.ts';

/** Another wholesaler's weeks: other portals, sheets, senders and states than kept-aside-mixed.ts. Every address and number is invented. */
export const keptAsideWeek: readonly CorpusText[] = [
  {
    name: 'Zillow app share, Evansville: address, figures on a line, link to the page',
    text: String.raw`Check out this home I found on Zillow
812 S Wabash Glen Ave, Evansville, IN 47714
$118,500 · 3 bd · 1 ba · 1,140 sqft
Zestimate®: $121,200
https://www.zillow.com/homedetails/812-S-Wabash-Glen-Ave-Evansville-IN-47714/0555101_zpid/`,
    reads: {
      propertyAddress: '812 S Wabash Glen Ave',
      city: 'Evansville',
      state: 'IN',
      zipCode: '47714',
      askingPrice: '118500',
      bedrooms: '3',
      bathrooms: '1',
      squareFeet: '1140',
    },
  },
  {
    name: 'Zillow page from the Facts & features on, Colorado Springs: acres, two-car garage, half bath, price at the head',
    text: String.raw`$362,000
1924 Monarch Pine Way,
Colorado Springs, CO 80909
4 beds
3 baths
2,036 sqft
Est.: $2,318/mo
Facts & features

Interior
Bedrooms & bathrooms
Bedrooms: 4
Bathrooms: 3
Full bathrooms: 2
1/2 bathrooms: 1
Heating
Forced Air, Natural Gas
Cooling
Evaporative Cooling
Appliances
Included: Dishwasher, Disposal, Microwave, Range
Features
Basement: Partial
Number of fireplaces: 1
Interior area
Total structure area: 2,036
Total interior livable area: 2,036 sqft
Finished area above ground: 1,362
Finished area below ground: 674

Property
Parking
Total spaces: 2
Parking features: Attached
Attached garage spaces: 2
Features
Levels: Bi-Level
Patio & porch: Deck
Lot
Size: 0.26 Acres
Details
Parcel number: 6401055512
Special conditions: Standard

Construction
Type & style
Home type: SingleFamily
Property subtype: Single Family Residence
Materials
Wood Frame
Roof
Composite Shingle
Condition
Existing Home
New construction: No
Year built: 1974

Utilities & green energy
Sewer: Public Sewer
Water: Municipal

Community & HOA
Community
Subdivision: Village Seven
HOA
Has HOA: No

Financial & listing details
Price per square foot: $178/sqft
Tax assessed value: $391,240
Annual tax amount: $1,377
Date on market: 3/6/2025
Listing terms: Cash, Conventional`,
    reads: {
      propertyAddress: '1924 Monarch Pine Way',
      city: 'Colorado Springs',
      state: 'CO',
      zipCode: '80909',
      askingPrice: '362000',
      bedrooms: '4',
      bathrooms: '2.5',
      squareFeet: '2036',
      lotSize: '0.26 acres',
      yearBuilt: '1974',
      garage: '2-car',
      propertyType: 'single-family',
      septicSystem: 'city-sewer',
    },
  },
  {
    name: 'Redfin page with Home facts on lines of their own, Buffalo: renovated year, sale history, climate',
    text: String.raw`FOR SALE - ACTIVE
147 Lackawanna Elm St,
Buffalo, NY 14206
$129,900
Est. $1,105/mo
3
beds
1.5
baths
1,288
sq ft
About this home
Two-story frame home near the park with a full basement and enclosed porch. Newer hot water tank. Sold as is.
Show more
Home facts
Status
Active
Property type
Single-family
Year built
1921
Year renovated
1999
Lot size
3,720 sq ft
HOA dues
None
Parking
1 garage space
Price/Sq.Ft.
$101
Buyer's agent fee
Not listed
Time on Redfin
12 days
Payment calculator
$1,105 per month
Principal and interest $657
Property taxes $268
Homeowners' insurance $180
Sale and tax history for 147 Lackawanna Elm St
Today
Apr 3, 2025
Listed (Active) $129,900
Aug 17, 2004
Sold (Public Records) $41,000
Schools
3/10 Lorraine Sample Academy
Flood Factor - Minimal`,
    reads: {
      propertyAddress: '147 Lackawanna Elm St',
      city: 'Buffalo',
      state: 'NY',
      zipCode: '14206',
      askingPrice: '129900',
      bedrooms: '3',
      bathrooms: '1.5',
      squareFeet: '1288',
      lotSize: '3,720 sq ft',
      yearBuilt: '1921',
      garage: '1-car',
      propertyType: 'single-family',
    },
  },
  {
    name: 'Redfin, condo in Aurora CO: unit, dues, community pool, nearby sales below',
    text: String.raw`Redfin
14205 E Tamarac Mesa Dr #204, Aurora, CO 80012
$174,000
2 beds 1 bath 868 sq ft
Condo · Built in 1979
Home facts
Status: Active
Property type: Condo
HOA dues: $341/month
Parking: 1 carport space
Price/Sq.Ft.: $200
County: Arapahoe
Redfin Estimate: $176,412
Building amenities: Community pool, clubhouse, tennis courts
Tenant on a lease until October 31, please do not disturb.
Nearby similar homes
$189,500 2 beds 2 baths 1,010 sq ft 14050 E Tamarac Mesa Dr #118, Aurora, CO 80012
$165,000 1 bed 1 bath 702 sq ft 14262 E Tamarac Mesa Dr #301, Aurora, CO 80012`,
    reads: {
      propertyAddress: '14205 E Tamarac Mesa Dr #204',
      city: 'Aurora',
      state: 'CO',
      zipCode: '80012',
      askingPrice: '174000',
      bedrooms: '2',
      bathrooms: '1',
      squareFeet: '868',
      yearBuilt: '1979',
      occupancy: 'Tenant-occupied',
      propertyType: 'condo',
    },
  },
  {
    name: 'Realtor.com page, Greensboro: bed, bath and lot with their units on lines, property details by group, septic',
    text: String.raw`realtor.com
For sale
$187,500
Est. $1,241/mo
3bed
2bath
1,498sqft
0.46acre lot
5906 Haw Branch Rd, Greensboro, NC 27405
Single family
Property type
41 days
Time on realtor.com
$125
Price per sqft
1 car
Garage
1976
Year built
Property details
Bedrooms
Bedrooms: 3
Bathrooms
Total Bathrooms: 2
Full Bathrooms: 2
Heating and Cooling
Cooling Features: Central Air
Heating Features: Heat Pump
Utilities
Sewer: Septic Tank
Water Source: Well
Taxes
Annual Tax Amount: $1,204
Assessed Value: $171,900
Home value
CoreLogic® $192,300
Quantarium $185,770
Monthly payment
$1,241
Principal & interest $948
Homes around $187,500
$199,900 3bed 2bath 1,610sqft 5811 Haw Branch Rd, Greensboro, NC 27405`,
    reads: {
      propertyAddress: '5906 Haw Branch Rd',
      city: 'Greensboro',
      state: 'NC',
      zipCode: '27405',
      askingPrice: '187500',
      bedrooms: '3',
      bathrooms: '2',
      squareFeet: '1498',
      lotSize: '0.46 acres',
      yearBuilt: '1976',
      garage: '1-car',
      propertyType: 'single-family',
      septicSystem: 'septic',
    },
  },
  {
    name: 'Homes.com page, Durham: price per foot above, built line, highlights, home details and tax',
    text: String.raw`Home / NC / Durham
1730 Larkfield Mill St
Durham, NC 27704
Estimated payment $1,588/month
$239,900
3 Beds
2 Baths
1,312 Sq Ft
$183 Price per Sq Ft
Highlights
Traditional Architecture
No HOA
Front Porch
About This Home
Brick home on a quiet street, minutes from downtown. The seller has moved out and the house is vacant. HVAC replaced in 2017.
Listed by Sample Agent, Bull Specimen Realty
Home Details
Home Type
Single Family
Est. Annual Taxes
$1,846
Year Built
1964
Lot Details
0.34 Acre Lot
Parking
2 Open Parking Spaces
Utilities
Public Sewer
Listing and Financial Details
Assessor Parcel Number 0555-88
Home Values in the Area
Average Home Value in this Area $341,000
Property History
Date Event Price
05/02/2025 Listed For Sale $239,900
Last Sold 11/1997 $79,000
Schools
Glenn Sample Elementary`,
    reads: {
      propertyAddress: '1730 Larkfield Mill St',
      city: 'Durham',
      state: 'NC',
      zipCode: '27704',
      askingPrice: '239900',
      bedrooms: '3',
      bathrooms: '2',
      squareFeet: '1312',
      lotSize: '0.34 acres',
      yearBuilt: '1964',
      occupancy: 'Vacant',
      propertyType: 'single-family',
      septicSystem: 'city-sewer',
    },
  },
  {
    name: 'Trulia page, Pittsburgh: home details in fragments, what locals say, price trends',
    text: String.raw`Trulia
Buy > Pennsylvania > Pittsburgh > 15210
38 Photos
2416 Carrick Hollow Ave
Pittsburgh, PA 15210
$94,900
3 Beds
1 Bath
1,204 sqft
Est. Mortgage $655/mo
Get Pre-Qualified
Local Information
Description
Brick home with newer furnace, hardwood floors and a level back yard. Investors welcome. Bring offers.
Home Highlights
Parking
Garage
Outdoor
No Info
A/C
None
HOA
None
Price/Sqft
$79
Listed
26 days ago
Home Details for 2416 Carrick Hollow Ave
Interior Features
Number of Bedrooms: 3
Number of Bathrooms: 1
Exterior Features
Lot Size: 2,613 sqft
Property Information
Year Built: 1925
Property Type: Single Family Residence
Utilities
Sewer: Public Sewer
Price History
04/11/2025 Listed $94,900
Property Taxes
2024 Tax $1,733 Assessment $54,200
What Locals Say about the area
92% say it is dog friendly
Similar Homes You May Like
$105,000 3bd 2ba 1,380 sqft 2650 Brownsville Fern Rd, Pittsburgh, PA 15210`,
    reads: {
      propertyAddress: '2416 Carrick Hollow Ave',
      city: 'Pittsburgh',
      state: 'PA',
      zipCode: '15210',
      askingPrice: '94900',
      bedrooms: '3',
      bathrooms: '1',
      squareFeet: '1204',
      lotSize: '2,613 sq ft',
      yearBuilt: '1925',
      propertyType: 'single-family',
      septicSystem: 'city-sewer',
    },
  },
  {
    name: 'Movoto page, Mobile AL: values before labels, listing details, walk score, monthly cost',
    text: String.raw`Movoto
3809 Bayou Heron Ct, Mobile, AL 36605
$84,900
Est. payment: $560/mo
3
Bed
1.5
Bath
1,176
Sqft
$72
Per Sqft
0.24
Acres
1962
Year Built
37
Days on Movoto
About 3809 Bayou Heron Ct
Cottage with an attached carport, fenced rear yard and window units. Ideal rental, previous tenant paid $950. Cash only.
Listing Details
MLS # 0755512
Property Type: Single Family
Sewer: Public
Roof: Shingle
Tax: $611
Status: Active
Walk Score 28
Cost of monthly ownership
Mortgage $448
Property tax $51
Insurance $61`,
    reads: {
      propertyAddress: '3809 Bayou Heron Ct',
      city: 'Mobile',
      state: 'AL',
      zipCode: '36605',
      askingPrice: '84900',
      bedrooms: '3',
      bathrooms: '1.5',
      squareFeet: '1176',
      lotSize: '0.24 acres',
      yearBuilt: '1962',
      propertyType: 'single-family',
      septicSystem: 'city-sewer',
    },
  },
  {
    name: 'Opendoor page, Glendale AZ: list price, touring hours, private pool, estimated monthly',
    text: String.raw`Opendoor
Homes for sale / Arizona / Glendale
7214 W Palo Verde Quail Dr
Glendale, AZ 85303
$338,000
4 bd · 2 ba · 1,715 sq ft
List price $338,000
Estimated monthly payment $2,204
Tour this home any day 6am to 9pm
Unlock with the Opendoor app
Home details
Home type: Single family
Year built: 1987
Lot size: 7,318 sq ft
Garage: 2 car
Pool: Private pool
HOA: None
Home status: Vacant
Opendoor owned since Jan 2025
90-day buyback terms apply
Nearby schools
Heritage Sample School 0.8 mi`,
    reads: {
      propertyAddress: '7214 W Palo Verde Quail Dr',
      city: 'Glendale',
      state: 'AZ',
      zipCode: '85303',
      askingPrice: '338000',
      bedrooms: '4',
      bathrooms: '2',
      squareFeet: '1715',
      lotSize: '7,318 sq ft',
      yearBuilt: '1987',
      garage: '2-car',
      occupancy: 'Vacant',
      propertyType: 'single-family',
      pool: 'yes',
    },
  },
  {
    name: 'Offerpad page, Kissimmee: townhouse, price drop with the old price, HOA and community pool',
    text: String.raw`OFFERPAD
2837 Cypress Lantern Ln Unit 106
Kissimmee, FL 34746
NEW PRICE
$246,000
Was $255,000
3 Bed | 2.5 Bath | 1,402 Sq. Ft.
Townhouse
Built 2006
HOA $238/mo
Features
Tile downstairs, carpet upstairs
New paint 2024
Attached garage, 1 car
Community pool and fitness center
Estimated payment $1,995 a month
Have a home to sell? Get your cash offer in 24 hours.
Offerpad Brokerage FL, LLC. Office: 844-555-0137`,
    reads: {
      propertyAddress: '2837 Cypress Lantern Ln Unit 106',
      city: 'Kissimmee',
      state: 'FL',
      zipCode: '34746',
      askingPrice: '246000',
      bedrooms: '3',
      bathrooms: '2.5',
      squareFeet: '1402',
      yearBuilt: '2006',
      garage: '1-car',
      propertyType: 'townhouse',
    },
  },
  {
    name: 'county auditor record, Cincinnati: owner and mail address, appraised values, last sale, no price',
    text: String.raw`Hamilton County Auditor - Property Report
Parcel ID: 055-0012-0088-00
Property Address: 3322 Montana Glade Ave, Cincinnati, OH 45211
Owner: Sample Holdings LLC
Tax Bill Mail Address: PO Box 5550, Columbus OH 43215
Land Use: 510 - Single Family Dwelling
Year Built: 1928
Finished Sq. Ft.: 1,362
# Bedrooms: 3
# Full Bathrooms: 1
# Half Bathrooms: 1
Acreage: 0.14
Front Footage: 45
Transfer Date: 6/22/2011
Last Sale Amount: $38,500
Market Land Value: $21,480
Market Improvement Value: $96,300
Total Value: $117,780
Annual Taxes: $2,905.44`,
    reads: {
      propertyAddress: '3322 Montana Glade Ave',
      city: 'Cincinnati',
      state: 'OH',
      zipCode: '45211',
      bedrooms: '3',
      bathrooms: '1.5',
      squareFeet: '1362',
      lotSize: '0.14 acres',
      yearBuilt: '1928',
      propertyType: 'single-family',
    },
  },
  {
    name: 'appraisal district record, Lubbock: situs, living area and land, values by year, asking price typed above',
    text: String.raw`Asking $79,000, see the county info below

Lubbock CAD Property Search
Property ID: R55512
Situs Address: 2514 Caprock Thistle St, Lubbock, TX 79411
Neighborhood: 1104
Exemptions: None
Property Use: Single Family Residence
Living Area: 1,052 sq ft
Year Built: 1947
Land: 6,750 sq ft
2025 Market Value: $88,410
2024 Market Value: $84,002
Improvement Value: $76,410
Land Value: $12,000
Deed Date: 03/14/2008`,
    reads: {
      propertyAddress: '2514 Caprock Thistle St',
      city: 'Lubbock',
      state: 'TX',
      zipCode: '79411',
      askingPrice: '79000',
      squareFeet: '1052',
      lotSize: '6,750 sq ft',
      yearBuilt: '1947',
      propertyType: 'single-family',
    },
  },
  {
    name: 'Matrix agent full, Richmond VA: labels in pairs on a line, full and half baths apart, lot in acres and by dimensions',
    text: String.raw`Agent Full - Residential
MLS #: 2505512    Status: Active    List Price: $219,950
Address: 2709 Chimborazo Fern St    City: Richmond    State: VA    Zip: 23223
Orig List Price: $229,950    Sub Type: Single Family Detached
Beds: 3    Full Baths: 2    Half Baths: 1    Rooms: 7
Fin SqFt: 1,584    $/SqFt: $138.86    Year Built: 1940
Acres: 0.12    Lot Dim: 42 x 128
Garage: No    Basement: Crawl Space
Sewer: Public Sewer    Water: Public
Pool: No    Fireplaces: 1
Real Estate Tax: $2,112    Assessed: $176,000
Possession: At Closing    DOM: 22
Remarks: Two level home on the hill with original trim. Roof 2016. Needs cosmetic work throughout.
Listing Firm: River City Specimen Realtors 804-555-0161`,
    reads: {
      propertyAddress: '2709 Chimborazo Fern St',
      city: 'Richmond',
      state: 'VA',
      zipCode: '23223',
      askingPrice: '219950',
      bedrooms: '3',
      bathrooms: '2.5',
      squareFeet: '1584',
      lotSize: '0.12 acres',
      yearBuilt: '1940',
      garage: 'none',
      propertyType: 'single-family',
      septicSystem: 'city-sewer',
      pool: 'no',
    },
  },
  {
    name: 'Paragon report, Huntsville: label and value by runs of spaces, assessed year, detached garage of two',
    text: String.raw`21885512               RESIDENTIAL            Active
Asking Price           $164,900
Address                1415 Monte Sano Clover Dr
City                   HUNTSVILLE
State                  AL
Zip                    35811
Type                   Single Family
Bedrooms               3
Baths                  1.75
Approx. SqFt           1,310
Year Built             1959
Lot Size               90 x 140
Garage Spaces          2
Garage Type            Detached
Sewer                  Public Sewer
Original Price         $172,000
Price per SQFT         $125.88
Taxes                  $702
Tax Year               2024
Days On Market         45
Listing Agent          Sample Agent - Cell: 256-555-0115`,
    reads: {
      propertyAddress: '1415 Monte Sano Clover Dr',
      city: 'Huntsville',
      state: 'AL',
      zipCode: '35811',
      askingPrice: '164900',
      bedrooms: '3',
      bathrooms: '1.5',
      squareFeet: '1310',
      lotSize: '90 x 140',
      yearBuilt: '1959',
      garage: '2-car',
      propertyType: 'single-family',
      septicSystem: 'city-sewer',
    },
  },
  {
    name: 'Flexmls client detail, Sioux Falls: headline, groups of labels, finished basement, garage stalls',
    text: String.raw`1208 S Prairie Lark Ave
Sioux Falls, SD 57105
$236,000  Active  MLS# 22505512

General Information
Property Type: Single Family
Style: Ranch
Year Built: 1956
Total Bedrooms: 3
Total Baths: 2
Total Finished SqFt: 1,664
Basement: Full, Finished
Lot SqFt: 7,500
Garage Stalls: 1
Garage Type: Attached

Financial
Taxes: $3,011
Tax Year: 2024
Association: No

Features
Heating: Natural Gas, 90% Efficient
Cooling: One Central Air Unit
Sewer: City Sewer
Water: City Water
Exterior: Hard Board`,
    reads: {
      propertyAddress: '1208 S Prairie Lark Ave',
      city: 'Sioux Falls',
      state: 'SD',
      zipCode: '57105',
      askingPrice: '236000',
      bedrooms: '3',
      bathrooms: '2',
      squareFeet: '1664',
      lotSize: '7,500 sq ft',
      yearBuilt: '1956',
      garage: '1-car',
      propertyType: 'single-family',
      septicSystem: 'city-sewer',
    },
  },
  {
    name: 'Stellar customer sheet, Port Charlotte: heated area with metres, acreage range before the lot in feet, septic, private pool',
    text: String.raw`C7505512    21344 Gladiolus Heron Ave, PORT CHARLOTTE, FL 33952
County: Charlotte
Subdiv: PORT CHARLOTTE SEC 018
Beds: 3    Baths: 2/0
Pool: Private    Carport: No
Garage: Yes  Attached: Yes  Spaces: 2
Property Style: Single Family Residence
Lot Features: Oversized
Status: Active
List Price: $259,900
LP/SqFt: $171.44
Year Built: 1981
Heated Area: 1,516 SqFt / 141 SqM
Total Annual Assoc Fees: 0.00
Total Acreage: 0 to less than 1/4
Lot Size: 10,000 SqFt / 929 SqM
Flood Zone Code: AE
Sewer: Septic Tank
Utilities: Cable Available, Electricity Connected
Tax: $4,118 (2024)
Realtor Information: List Agent: Sample Agent 941-555-0190`,
    reads: {
      propertyAddress: '21344 Gladiolus Heron Ave',
      city: 'Port Charlotte',
      state: 'FL',
      zipCode: '33952',
      askingPrice: '259900',
      bedrooms: '3',
      bathrooms: '2',
      squareFeet: '1516',
      lotSize: '10,000 sq ft',
      yearBuilt: '1981',
      garage: '2-car',
      propertyType: 'single-family',
      septicSystem: 'septic',
      pool: 'yes',
    },
  },
  {
    name: 'HAR page for agents, Pasadena TX: listing price, building and lot feet with sources, garage with type',
    text: String.raw`HAR.com
3106 Strawberry Wren Ln
Pasadena, TX 77502
Listing Price: $178,000
Price / Sq.Ft.: $137.88
Listing Status: Active
General Description
MLS#: 62055512 (HAR)
Property Type: Single-Family
Bedrooms: 3 Bedroom(s)
Baths: 1 Full & 1 Half Bath(s)
Stories: 1
Style: Traditional
Year Built: 1957 / Appraisal District
Building Sqft.: 1,291 / Appraisal District
Lot Size: 6,900 Sqft. / Appraisal District
Garage: 1 / Attached
Maintenance Fee: No
Private Pool: No
Area Pool: No
Water Sewer: Public Sewer, Public Water
Market Area: Pasadena
Tax Rate: 2.4117
Taxes w/o Exemp: $3,940/2024
Est. Monthly Payment: $1,312`,
    reads: {
      propertyAddress: '3106 Strawberry Wren Ln',
      city: 'Pasadena',
      state: 'TX',
      zipCode: '77502',
      askingPrice: '178000',
      bedrooms: '3',
      bathrooms: '1.5',
      squareFeet: '1291',
      lotSize: '6,900 sq ft',
      yearBuilt: '1957',
      garage: '1-car',
      propertyType: 'single-family',
      septicSystem: 'city-sewer',
      pool: 'no',
    },
  },
  {
    name: 'NTREIS client report, Waco: labels on their own, value on the line after, acres',
    text: String.raw`20955512
Active
Listing Price
$189,500
Property Address
1918 Brazos Heron Dr
Waco, TX 76708
Property SubType
Single Family
Beds
3
Full Baths
2
Half Baths
0
SqFt/Source
1,422 / Appraiser
Yr Built
1972
Acres
0.208
Garage Spaces
2
Pool on Property
No
Street/Utilities
City Sewer, City Water, Sidewalk
Occupancy
Tenant
School District
Waco ISD`,
    reads: {
      propertyAddress: '1918 Brazos Heron Dr',
      city: 'Waco',
      state: 'TX',
      zipCode: '76708',
      askingPrice: '189500',
      bedrooms: '3',
      bathrooms: '2',
      squareFeet: '1422',
      lotSize: '0.208 acres',
      yearBuilt: '1972',
      garage: '2-car',
      occupancy: 'Tenant-occupied',
      propertyType: 'single-family',
      septicSystem: 'city-sewer',
      pool: 'no',
    },
  },
  {
    name: 'ARMLS one-column sheet, Chandler: approximate labels, covered spaces, owner at home',
    text: String.raw`6805512 - 2143 N Ocotillo Finch Pl, Chandler, AZ 85224
List Price: $379,000
Beds/Baths: 3 / 2
Approx SQFT: 1,633
Price/SqFt: $232.09
Approx Lot Acres: 0.161
Year Built: 1984
Dwelling Type: Single Family - Detached
Garage Spaces: 2
Carport Spaces: 0
Total Covered Spaces: 2
Pool: Private
Fencing: Block
Sewer: Public Sewer
HOA: No
Tax Municipality: Chandler
Taxes: $1,311
Tax Year: 2024
Occupant: Owner
Marketing Remarks: Single level with a split plan. New water heater 2023. Kitchen is original.`,
    reads: {
      propertyAddress: '2143 N Ocotillo Finch Pl',
      city: 'Chandler',
      state: 'AZ',
      zipCode: '85224',
      askingPrice: '379000',
      bedrooms: '3',
      bathrooms: '2',
      squareFeet: '1633',
      lotSize: '0.161 acres',
      yearBuilt: '1984',
      garage: '2-car',
      occupancy: 'Owner-occupied',
      propertyType: 'single-family',
      septicSystem: 'city-sewer',
      pool: 'yes',
    },
  },
  {
    name: 'GAMLS report, Columbus GA: two labels a line, Baths F/H, carport only, leased in the remarks',
    text: String.raw`GAMLS # 10505512      Active      LP: $116,000
4217 Chattahoochee Briar Dr      Columbus, GA 31907
County: Muscogee      Subdivision: Oakland Sample Park
Type: Single Family Residence      Style: Ranch
Bedrooms: 3      Baths F/H: 1/1
Sq Ft Total: 1,219      Sq Ft Source: Public Records
Year Built: 1963      Condition: Resale
Lot Size Acres: 0.31
Parking: Carport, Parking Pad
Sewer: Public Sewer      Water: Public
Construction: Brick 4 Sides      Roof: Composition
Annual Tax: $1,290      Tax Year: 2024
Public Remarks: All brick home with a fenced yard and storage building. Currently leased at $1,050 per month. Please do not disturb the tenant.
Showing: Appointment only, call 706-555-0173`,
    reads: {
      propertyAddress: '4217 Chattahoochee Briar Dr',
      city: 'Columbus',
      state: 'GA',
      zipCode: '31907',
      askingPrice: '116000',
      bedrooms: '3',
      bathrooms: '1.5',
      squareFeet: '1219',
      lotSize: '0.31 acres',
      yearBuilt: '1963',
      occupancy: 'Tenant-occupied',
      propertyType: 'single-family',
      septicSystem: 'city-sewer',
    },
  },
  {
    name: 'Canopy sheet, Gastonia: total HLA feet, approximate acres, garage no, sewer city',
    text: String.raw`4205512   1114 E Cotton Sparrow Ave, Gastonia, NC 28054   $158,000
Status: ACT        County: Gaston        Subdivision: None
Type: Single Family        Structure Type: Site Built
Bedrooms: 3        Full/Half Baths: 1/0
Total HLA SqFt: 1,064        $/SF: $148.50
Year Built: 1951        New Construction: No
Approx Acres: 0.21        Zoning: RS-8
Garage: No        Carport: No        # of Driveway Spaces: 2
Water: City Water        Sewer: City Sewer
Tax Value: $139,870        HOA: No
DOM: 18        CDOM: 18
Public Remarks: Mill house with newer vinyl windows. Close to FUSE district and I-85.
List Firm: Catawba Specimen Realty, 704-555-0142`,
    reads: {
      propertyAddress: '1114 E Cotton Sparrow Ave',
      city: 'Gastonia',
      state: 'NC',
      zipCode: '28054',
      askingPrice: '158000',
      bedrooms: '3',
      bathrooms: '1',
      squareFeet: '1064',
      lotSize: '0.21 acres',
      yearBuilt: '1951',
      garage: 'none',
      propertyType: 'single-family',
      septicSystem: 'city-sewer',
    },
  },
  {
    name: 'MLSOK report, Norman: list price and address lines, appx feet, lot dimensions, occupant vacant',
    text: String.raw`MLS#: 1165512
Status: Active
List Price: $147,500
Address: 1805 Redbud Plover Dr
City: Norman, OK 73071
County: Cleveland
Prop Type: Residential
Bed: 3
Full Bath: 2
Half Bath: 0
Appx SqFt: 1,198
SqFt Source: Courthouse
Year Built: 1969
Lot Dimensions: 65 x 118
Garage: 1
Pool: No
Sewer: Septic
Water: Private Well
Association: No
Taxes: $1,390
Days on Market: 12
Occupant: Vacant
Legal: Sample Add Lot 5 Blk 2
List Office: Sooner Specimen Realty 405-555-0162`,
    reads: {
      propertyAddress: '1805 Redbud Plover Dr',
      city: 'Norman',
      state: 'OK',
      zipCode: '73071',
      askingPrice: '147500',
      bedrooms: '3',
      bathrooms: '2',
      squareFeet: '1198',
      lotSize: '65 x 118',
      yearBuilt: '1969',
      garage: '1-car',
      occupancy: 'Vacant',
      septicSystem: 'septic',
      pool: 'no',
    },
  },
  {
    name: 'CRMLS customer full, Riverside: headline with figures, lot with a source, listing dates, price change',
    text: String.raw`3967 Jurupa Sage Ave, Riverside 92506     List Price: $449,000
STATUS: Active     LIST CONTRACT DATE: 04/02/25     LISTING ID: IV25055512
PREVIOUS LIST PRICE: $465,000
SLC: Standard     PROPERTY TYPE: Residential     SUB TYPE: Single Family Residence
BEDS: 3     BATHS: 2 (2 full)
LIVING AREA: 1,402 sqft (Assessor)     LOT SIZE: 7,841 sqft (Assessor)
YEAR BUILT: 1958 (Assessor)
GARAGE SPACES: 2     PARKING TOTAL: 2
PRIVATE POOL: No     COMMUNITY POOL: No
SEWER: Public Sewer     WATER: Public
ASSOCIATION: None
COUNTY: Riverside     STATE: CA
REMARKS: Original owner home with a large yard and alley access. Bring your contractor.
AGENT: Sample Agent 951-555-0124`,
    reads: {
      propertyAddress: '3967 Jurupa Sage Ave',
      city: 'Riverside',
      state: 'CA',
      zipCode: '92506',
      askingPrice: '449000',
      bedrooms: '3',
      bathrooms: '2',
      squareFeet: '1402',
      lotSize: '7,841 sq ft',
      yearBuilt: '1958',
      garage: '2-car',
      propertyType: 'single-family',
      septicSystem: 'city-sewer',
      pool: 'no',
    },
  },
  {
    name: 'RMLS sheet, Portland: #Bdrms and #Bath, total feet, lot in SF, garage with its type, empty unit',
    text: String.raw`RMLS   Client Full   Residential
ML#: 25555120      Status: ACT      List Price: $314,900
Addr: 8423 SE Cooper Heron St      Unit#:
City: Portland      State: OR      Zip: 97266
County: Multnomah      XST/Dir: SE 84th to Cooper
#Bdrms: 3      #Bath: 1/1
Total SQFT: 1,376      SFSrc: Tax Record
Yr Built: 1949 / Approx
Prop Type: Single Family Detached
Lot Size: 5,000 SF      Waterfront: No
#Garage: 1 / Detached
Sewer: Public      Water: Public      Heat: Forced Air      Fuel: Gas
Prop Tax/Yr: $3,880      HOA: No
Public: Mid-century house on a corner lot. Siding and roof need work. No FHA or VA.
LPrsn: Sample Broker 503-555-0147`,
    reads: {
      propertyAddress: '8423 SE Cooper Heron St',
      city: 'Portland',
      state: 'OR',
      zipCode: '97266',
      askingPrice: '314900',
      bedrooms: '3',
      bathrooms: '1.5',
      squareFeet: '1376',
      lotSize: '5,000 sq ft',
      yearBuilt: '1949',
      garage: '1-car',
      propertyType: 'single-family',
      septicSystem: 'city-sewer',
    },
  },
  {
    name: 'agent remarks, Lexington: address at the head, figures in sentences, price in the middle',
    text: String.raw`1649 Bluegrass Finch Ct, Lexington, KY 40505. Investor special priced at $149,000. This 3 bedroom, 1.5 bath brick home offers 1,215 square feet on one level with a one car attached garage and a fenced yard. Built in 1961. Windows replaced in 2014, roof is original to 2003. Home is vacant and on supra. Seller will make no repairs. Close to New Circle Rd and the university.`,
    reads: {
      propertyAddress: '1649 Bluegrass Finch Ct',
      city: 'Lexington',
      state: 'KY',
      zipCode: '40505',
      askingPrice: '149000',
      bedrooms: '3',
      bathrooms: '1.5',
      squareFeet: '1215',
      yearBuilt: '1961',
      garage: '1-car',
      occupancy: 'Vacant',
    },
  },
  {
    name: 'agent remarks, Pensacola: private pool, septic, owner at home, address in the last line',
    text: String.raw`Back on market, buyer's financing fell through! Four bedrooms and two full baths, 1,842 sq ft under air, two-car garage, screened in-ground pool and a new pool pump. Septic was pumped in 2023. Half acre lot with room for the boat. Owner occupied, 24 hours notice for showings please. List price is $265,000, down from $279,000.
6940 Escambia Tern Rd, Pensacola, FL 32526`,
    reads: {
      propertyAddress: '6940 Escambia Tern Rd',
      city: 'Pensacola',
      state: 'FL',
      zipCode: '32526',
      askingPrice: '265000',
      bedrooms: '4',
      bathrooms: '2',
      squareFeet: '1842',
      lotSize: '0.5 acres',
      garage: '2-car',
      occupancy: 'Owner-occupied',
      septicSystem: 'septic',
      pool: 'yes',
    },
  },
  {
    name: 'agent remarks, Hartford: townhouse with rooms spelt out, monthly fee, agent office at the end',
    text: String.raw`Agent notes: 88 Wethersfield Robin Ln Unit 7, Hartford, CT 06114. Two bedroom, one and a half bath townhouse with 1,080 square feet, full unfinished basement, no garage, one assigned parking space. Built 1972. Common fee $318 a month covers water and snow removal. City sewer. Asking $139,900. Unit is tenant occupied, lease ends in August.
Specimen Homes LLC, 410 Sample Plaza, West Hartford CT 06107, 860-555-0183`,
    reads: {
      propertyAddress: '88 Wethersfield Robin Ln Unit 7',
      city: 'Hartford',
      state: 'CT',
      zipCode: '06114',
      askingPrice: '139900',
      bedrooms: '2',
      bathrooms: '1.5',
      squareFeet: '1080',
      yearBuilt: '1972',
      garage: 'none',
      occupancy: 'Tenant-occupied',
      propertyType: 'townhouse',
      septicSystem: 'city-sewer',
    },
  },
  {
    name: 'agent remarks, Springfield MO: capitals, abbreviations, bid rules, photos in a Dropbox album',
    text: String.raw`2127 W DOGWOOD THRUSH ST SPRINGFIELD MO 65802. 3BR 1BA 1096 SF RANCH-STYLE HOUSE ON CRAWL SPACE, BUILT 1954, 1 CAR DETACHED GARAGE, LOT 55 X 140. ESTATE SALE, VACANT, SOLD AS IS. HVAC 2012, ROOF 2010. LIST $89,500. EMD $2,000 NON REFUNDABLE. PROOF OF FUNDS WITH ALL OFFERS.
PHOTOS: https://www.dropbox.com/scl/fo/spfld0555/album?dl=0`,
    reads: {
      propertyAddress: '2127 W DOGWOOD THRUSH ST',
      city: 'Springfield',
      state: 'MO',
      zipCode: '65802',
      askingPrice: '89500',
      bedrooms: '3',
      bathrooms: '1',
      squareFeet: '1096',
      lotSize: '55 x 140',
      yearBuilt: '1954',
      garage: '1-car',
      occupancy: 'Vacant',
      propertyType: 'single-family',
      photoLinks: 'https://www.dropbox.com/scl/fo/spfld0555/album?dl=0',
    },
  },
  {
    name: 'agent remarks, Tacoma: gut job in so many words, no sewer word, feet with approx.',
    text: String.raw`Calling all builders. 4536 S Puget Wren Ave, Tacoma, WA 98409 is a complete gut job after a burst pipe: 3 bedrooms, 1 bathroom, approx. 1,130 square feet, year built 1943. 6,000 sq ft lot with alley access. No garage. Cash only, price $235,000. Comparable renovated homes sell from $430,000.`,
    reads: {
      propertyAddress: '4536 S Puget Wren Ave',
      city: 'Tacoma',
      state: 'WA',
      zipCode: '98409',
      askingPrice: '235000',
      bedrooms: '3',
      bathrooms: '1',
      squareFeet: '1130',
      lotSize: '6,000 sq ft',
      yearBuilt: '1943',
      garage: 'none',
      currentCondition: 'gut-job',
    },
  },
  {
    name: 'agent remarks, Jackson MS: manufactured home, acres before the address, month-to-month tenant',
    text: String.raw`1998 manufactured home on 1.5 acres at 5510 State Route 18, Jackson, MS 39209. 3 bedroom 2 bath with 1,456 sq ft, permanent foundation, septic and community water. Tenant pays $850 month-to-month and would like to stay. Offered at $74,900 as is. Call first, dogs on the property.`,
    reads: {
      propertyAddress: '5510 State Route 18',
      city: 'Jackson',
      state: 'MS',
      zipCode: '39209',
      askingPrice: '74900',
      bedrooms: '3',
      bathrooms: '2',
      squareFeet: '1456',
      lotSize: '1.5 acres',
      yearBuilt: '1998',
      occupancy: 'Tenant-occupied',
      propertyType: 'mobile-home',
      septicSystem: 'septic',
    },
  },
  {
    name: 'InvestorLift-like card, Memphis: values under labels, ARV, repairs, profit, buy now button',
    text: String.raw`Off-Market Deal
4055 Overton Magpie Cv
Memphis, TN 38118
Beds
3
Baths
2
Sq. Ft.
1,388
Year Built
1971
Lot Size
0.27 acres
Asking Price
$96,000
ARV
$172,000
Est. Repairs
$34,000
Est. Profit
$28,000
Occupancy
Vacant
Make an Offer
Schedule a Showing
Deposit: $3,000
Closing on or before: 06/20/2025`,
    reads: {
      propertyAddress: '4055 Overton Magpie Cv',
      city: 'Memphis',
      state: 'TN',
      zipCode: '38118',
      askingPrice: '96000',
      bedrooms: '3',
      bathrooms: '2',
      squareFeet: '1388',
      lotSize: '0.27 acres',
      yearBuilt: '1971',
      occupancy: 'Vacant',
      estimatedRepairCost: '34000',
    },
  },
  {
    name: 'InvestorLift-like card, Fort Wayne: labels with colons, exit strategies, gallery of pictures',
    text: String.raw`🏠 JUST LOCKED UP | Fort Wayne, IN
2816 Anthony Bunting Ave, Fort Wayne, IN 46806

Beds: 4
Baths: 1
Sq. Ft.: 1,520
Year Built: 1924
Lot Size: 40 x 130
Garage: 2 car detached
Asking Price: $62,000
ARV: $148,000
Est. Repairs: $38,500
Est. Rent: $1,250/mo
Exit: Fix & Flip or BRRRR
Property Type: Single Family
Pictures: https://photos.app.goo.gl/FtW0555Demo
View deal: https://deals.sample-invest.example/fw-2816`,
    reads: {
      propertyAddress: '2816 Anthony Bunting Ave',
      city: 'Fort Wayne',
      state: 'IN',
      zipCode: '46806',
      askingPrice: '62000',
      bedrooms: '4',
      bathrooms: '1',
      squareFeet: '1520',
      lotSize: '40 x 130',
      yearBuilt: '1924',
      garage: '2-car',
      propertyType: 'single-family',
      estimatedRepairCost: '38500',
      photoLinks: 'https://photos.app.goo.gl/FtW0555Demo',
    },
  },
  {
    name: 'WhatsApp post, Corpus Christi: bold stars, k amounts, access',
    text: String.raw`*NEW DEAL - CORPUS CHRISTI TX* 🌊
📍 1522 Padre Skimmer Dr, Corpus Christi, TX 78412
🛏 3 bed / 2 bath
📐 1,294 sqft
📅 Built 1963
🚗 2 car garage
💧 City sewer
💵 *Price: $124k*
🔨 Rehab: $35k
📈 ARV: $229k
🔑 Vacant, lockbox on the back door
Cash or hard money only. 3k EMD. First come first serve!`,
    reads: {
      propertyAddress: '1522 Padre Skimmer Dr',
      city: 'Corpus Christi',
      state: 'TX',
      zipCode: '78412',
      askingPrice: '124000',
      bedrooms: '3',
      bathrooms: '2',
      squareFeet: '1294',
      yearBuilt: '1963',
      garage: '2-car',
      occupancy: 'Vacant',
      septicSystem: 'city-sewer',
      estimatedRepairCost: '35000',
    },
  },
  {
    name: 'SMS, Akron: two sentences, owner moving, price with k',
    text: String.raw`Hey its Sample from Rubber City Deals. Got 944 Kenmore Wren Ave Akron OH 44314 under contract, 3 bed 1 bath, 1188 sqft, asking 49k. ARV around 120k, needs about 30k in repairs. Owner occupied right now, she moves at closing. You want the pics? Reply STOP to end. 330-555-0168`,
    reads: {
      propertyAddress: '944 Kenmore Wren Ave',
      city: 'Akron',
      state: 'OH',
      zipCode: '44314',
      askingPrice: '49000',
      bedrooms: '3',
      bathrooms: '1',
      squareFeet: '1188',
      occupancy: 'Owner-occupied',
      estimatedRepairCost: '30000',
    },
  },
  {
    name: 'Facebook group post, Grand Rapids: headline, check marks, comps with addresses, comment for details',
    text: String.raw`‼️ GRAND RAPIDS FIX AND FLIP ‼️

✅ 1037 Alpine Finch Ave NW
✅ Grand Rapids, MI 49504
✅ 3 bedrooms, 1 bathroom
✅ 1,244 square feet
✅ Built in 1918
✅ 1 stall garage
✅ Full basement, public sewer

Purchase price: $118,000
Rehab estimate: $45,000
ARV: $235,000

Comps:
1120 Alpine Finch Ave NW sold $239,000
914 Powers Junco Ave NW sold $228,500

Comment "DEAL" or PM me for the photos`,
    reads: {
      propertyAddress: '1037 Alpine Finch Ave NW',
      city: 'Grand Rapids',
      state: 'MI',
      zipCode: '49504',
      askingPrice: '118000',
      bedrooms: '3',
      bathrooms: '1',
      squareFeet: '1244',
      yearBuilt: '1918',
      garage: '1-car',
      septicSystem: 'city-sewer',
      estimatedRepairCost: '45000',
    },
  },
  {
    name: 'e-mail blast, Cape Coral: subject, property snapshot, pool home, terms and unsubscribe',
    text: String.raw`Subject: Pool home off market in Cape Coral - $229,900

Good morning investors,

We have an exclusive off-market opportunity.

PROPERTY SNAPSHOT
1318 SE 21st Ter
Cape Coral, FL 33990
3 Bedrooms | 2 Bathrooms | 2 Car Garage
1,604 Sq Ft Living
10,019 Sq Ft Lot
Year Built: 1986
Private pool, screened
City water and city sewer

NUMBERS
Asking: $229,900
Estimated repairs: $55,000
After repair value: $369,000

TERMS
$5,000 non-refundable earnest money
Close by June 30
Tenant occupied until June 15

Photos: https://drive.google.com/drive/folders/1CapeCoral0555

Gulf Specimen Acquisitions | 239-555-0110
Unsubscribe: https://mail.sample-invest.example/unsub?id=55`,
    reads: {
      propertyAddress: '1318 SE 21st Ter',
      city: 'Cape Coral',
      state: 'FL',
      zipCode: '33990',
      askingPrice: '229900',
      bedrooms: '3',
      bathrooms: '2',
      squareFeet: '1604',
      lotSize: '10,019 sq ft',
      yearBuilt: '1986',
      garage: '2-car',
      occupancy: 'Tenant-occupied',
      septicSystem: 'city-sewer',
      estimatedRepairCost: '55000',
      pool: 'yes',
      photoLinks: 'https://drive.google.com/drive/folders/1CapeCoral0555',
    },
  },
  {
    name: 'blast, Des Moines: duplex, whole building, both units rented, monthly income',
    text: String.raw`DUPLEX - DES MOINES, IA 💰💰
1412 E Capitol Bluebird Ave, Des Moines, IA 50316
Duplex, 4 beds / 2 baths total
1,760 sq ft
Built 1910
No garage, off street parking
Both units rented, $1,700/mo gross
Roof 2015
Asking price $112,000
ARV $175,000
Repairs $15,000
Text Sample 515-555-0125`,
    reads: {
      propertyAddress: '1412 E Capitol Bluebird Ave',
      city: 'Des Moines',
      state: 'IA',
      zipCode: '50316',
      askingPrice: '112000',
      bedrooms: '4',
      bathrooms: '2',
      squareFeet: '1760',
      yearBuilt: '1910',
      garage: 'none',
      occupancy: 'Tenant-occupied',
      propertyType: 'duplex',
      estimatedRepairCost: '15000',
    },
  },
  {
    name: 'blast, New Orleans: shotgun house, flood zone, price reduced from an old price',
    text: String.raw`🔥 PRICE REDUCED 🔥
2733 Dryades Egret St
New Orleans, LA 70113
Shotgun house
2 bed 1 bath
1,020 sf
Lot 30 x 110
Raised on piers, flood zone X
Was $119K
NOW $105K
ARV $215K
Vacant and easy to show
Lipstick rehab only, new electrical 2021
Contact 504-555-0159`,
    reads: {
      propertyAddress: '2733 Dryades Egret St',
      city: 'New Orleans',
      state: 'LA',
      zipCode: '70113',
      askingPrice: '105000',
      bedrooms: '2',
      bathrooms: '1',
      squareFeet: '1020',
      lotSize: '30 x 110',
      occupancy: 'Vacant',
      currentCondition: 'lipstick',
    },
  },
  {
    name: 'blast, Denver: wholesale price with the assignment fee included, condo with a unit, HOA',
    text: String.raw`DENVER CONDO FLIP
📍 9350 E Girard Wren Ave #12, Denver, CO 80231
Condo • 2 bed • 2 bath • 1,056 SF • Built 1973
HOA $389/mo, community pool
1 car garage
Wholesale price: $158,000
Assignment fee: $10,000, included
ARV: $245,000
Needs: paint, carpet, appliances
Walk through Thursday 2-4 pm`,
    reads: {
      propertyAddress: '9350 E Girard Wren Ave #12',
      city: 'Denver',
      state: 'CO',
      zipCode: '80231',
      askingPrice: '158000',
      bedrooms: '2',
      bathrooms: '2',
      squareFeet: '1056',
      yearBuilt: '1973',
      garage: '1-car',
      propertyType: 'condo',
    },
  },
  {
    name: 'SMS in lower case, Savannah: no punctuation, septic, acre fraction, ask at the end',
    text: String.raw`off market savannah ga
118 wilmington osprey rd savannah ga 31406
3 bed 2 bath brick
1350 sqft built 1966
quarter acre
on septic
vacant
needs 28k
ask 139k
arv 240k
912-555-0148`,
    reads: {
      propertyAddress: '118 wilmington osprey rd',
      city: 'Savannah',
      state: 'GA',
      zipCode: '31406',
      askingPrice: '139000',
      bedrooms: '3',
      bathrooms: '2',
      squareFeet: '1350',
      lotSize: '0.25 acres',
      yearBuilt: '1966',
      occupancy: 'Vacant',
      septicSystem: 'septic',
      estimatedRepairCost: '28000',
    },
  },
  {
    name: 'Facebook post, Flint: masked house number, tear down or rebuild, price in the headline',
    text: String.raw`$14,500 CASH TAKES IT!! FLINT MI 48505
14XX Dupont Sparrow St
3 bed 1 bath, 980 sq ft, built 1926
Fire damage, tear down or full rebuild
City sewer
Lot is 40 x 105
Empty and secured
Serious buyers only, inbox me`,
    reads: {
      propertyAddress: '14XX Dupont Sparrow St',
      city: 'Flint',
      state: 'MI',
      zipCode: '48505',
      askingPrice: '14500',
      bedrooms: '3',
      bathrooms: '1',
      squareFeet: '980',
      lotSize: '40 x 105',
      yearBuilt: '1926',
      occupancy: 'Vacant',
      septicSystem: 'city-sewer',
      currentCondition: 'destroyed',
    },
  },
  {
    name: 'e-mail with two deals, Knoxville and Chattanooga: the first is read',
    text: String.raw`This week's inventory:

1) 5208 Holston Cardinal Dr, Knoxville, TN 37914
3 bed / 2 bath, 1,430 sf, 0.38 acres, built 1968
2 car garage, septic, vacant
Asking $155,000 | ARV $265,000 | Repairs $42,000

2) 3714 Brainerd Quail Ln, Chattanooga, TN 37411
2 bed / 1 bath, 960 sf, built 1950
Carport, tenant paying $900
Asking $98,000 | ARV $170,000 | Repairs $25,000

Reply with the number you want.
Volunteer Specimen Homes, 865-555-0192`,
    reads: {
      propertyAddress: '5208 Holston Cardinal Dr',
      city: 'Knoxville',
      state: 'TN',
      zipCode: '37914',
      askingPrice: '155000',
      bedrooms: '3',
      bathrooms: '2',
      squareFeet: '1430',
      lotSize: '0.38 acres',
      yearBuilt: '1968',
      garage: '2-car',
      occupancy: 'Vacant',
      septicSystem: 'septic',
      estimatedRepairCost: '42000',
    },
  },
  {
    name: 'WhatsApp message, Reno: mobile home, well and septic, photos on iCloud, one paragraph',
    text: String.raw`Fresh one in Reno NV 👉 11740 Deodar Quail Way, Reno, NV 89506. Double wide mobile home on its own land, 3/2, 1,344 sqft, built 1989, one acre lot, well and septic. Seller wants $168,000 cash. ARV 265k. New skirting and paint would go far. House is empty, go any time. Photos https://www.icloud.com/sharedalbum/#B0reno555`,
    reads: {
      propertyAddress: '11740 Deodar Quail Way',
      city: 'Reno',
      state: 'NV',
      zipCode: '89506',
      askingPrice: '168000',
      bedrooms: '3',
      bathrooms: '2',
      squareFeet: '1344',
      lotSize: '1 acre',
      yearBuilt: '1989',
      occupancy: 'Vacant',
      propertyType: 'mobile-home',
      septicSystem: 'septic',
      photoLinks: 'https://www.icloud.com/sharedalbum/#B0reno555',
    },
  },
  {
    name: 'blast, Newark NJ: range of ARV, taxes, driveway, no ZIP',
    text: String.raw`NEWARK NJ SINGLE FAMILY
Address: 61 Ironbound Starling St, Newark NJ
3 bedrooms + 1.5 baths
1,310 square feet
Lot: 25 x 100
Taxes: $6,900 a year
Driveway for two cars, no garage
Delivered vacant at closing
Needs basic rehab
Our price: $289,000
ARV $450k - $470k
DM for the access form`,
    reads: {
      propertyAddress: '61 Ironbound Starling St',
      city: 'Newark',
      state: 'NJ',
      askingPrice: '289000',
      bedrooms: '3',
      bathrooms: '1.5',
      squareFeet: '1310',
      lotSize: '25 x 100',
      garage: 'none',
      occupancy: 'Vacant',
      propertyType: 'single-family',
      currentCondition: 'basic',
    },
  },
  {
    name: 'label: value with colons, Topeka: lower-case labels, empty values, occupancy',
    text: String.raw`address: 1322 SW Tallgrass Lark St
city: Topeka
state: KS
zip: 66604
beds: 3
baths: 1.5
sq ft: 1,180
lot size: 7,200 sq ft
year built: 1953
garage: 1 car
occupancy: vacant
septic or sewer: sewer (city)
pool: no
price: $76,000
arv: $142,000
repairs: $24,000
photos:
notes: roof leaks at the chimney`,
    reads: {
      propertyAddress: '1322 SW Tallgrass Lark St',
      city: 'Topeka',
      state: 'KS',
      zipCode: '66604',
      askingPrice: '76000',
      bedrooms: '3',
      bathrooms: '1.5',
      squareFeet: '1180',
      lotSize: '7,200 sq ft',
      yearBuilt: '1953',
      garage: '1-car',
      occupancy: 'Vacant',
      septicSystem: 'city-sewer',
      estimatedRepairCost: '24000',
      pool: 'no',
    },
  },
  {
    name: 'label – value with long dashes, Amarillo: septic, carport, seller living there',
    text: String.raw`Property address – 4803 Palo Duro Kestrel Ave, Amarillo, TX 79108
Bedrooms – 3
Bathrooms – 2
Living area – 1,476 sq ft
Lot – 1.2 acres
Year built – 1978
Parking – two car carport
Septic/Sewer – Septic
Occupancy – Owner occupied
Asking price – $119,000
Repair estimate – $31,000
After repair value – $205,000`,
    reads: {
      propertyAddress: '4803 Palo Duro Kestrel Ave',
      city: 'Amarillo',
      state: 'TX',
      zipCode: '79108',
      askingPrice: '119000',
      bedrooms: '3',
      bathrooms: '2',
      squareFeet: '1476',
      lotSize: '1.2 acres',
      yearBuilt: '1978',
      occupancy: 'Owner-occupied',
      septicSystem: 'septic',
      estimatedRepairCost: '31000',
    },
  },
  {
    name: 'label = value with equals signs, Green Bay: short labels, townhome, k amounts',
    text: String.raw`Addr = 926 Packerland Finch Ct Unit 3
City/State/Zip = Green Bay, WI 54303
Type = Townhome
BR = 3
BA = 2.5
SF = 1,390
YB = 1994
Garage = 2 car
HOA = $165/mo
Sewer = public
List = $179k
ARV = $235k
Rehab = $18k`,
    reads: {
      propertyAddress: '926 Packerland Finch Ct Unit 3',
      city: 'Green Bay',
      state: 'WI',
      zipCode: '54303',
      askingPrice: '179000',
      bedrooms: '3',
      bathrooms: '2.5',
      squareFeet: '1390',
      yearBuilt: '1994',
      garage: '2-car',
      propertyType: 'townhouse',
      septicSystem: 'city-sewer',
      estimatedRepairCost: '18000',
    },
  },
  {
    name: 'bullets with bold labels, St. Petersburg: pool, wholesale price, tenant lease, video tour',
    text: String.raw`• **Location:** 4420 13th Ave S, St. Petersburg, FL 33711
• **Beds/Baths:** 3/2
• **Square Feet:** 1,266
• **Lot Size:** 50 x 127
• **Year Built:** 1957
• **Garage:** 1 car
• **Pool:** No
• **Current Occupancy:** Tenant, lease through 12/2025 at $1,900
• **Wholesale Price:** $198,000
• **ARV:** $320,000
• **Estimated Rehab:** $45,000
• **Video tour:** https://youtu.be/StPete0555`,
    reads: {
      propertyAddress: '4420 13th Ave S',
      city: 'St. Petersburg',
      state: 'FL',
      zipCode: '33711',
      askingPrice: '198000',
      bedrooms: '3',
      bathrooms: '2',
      squareFeet: '1266',
      lotSize: '50 x 127',
      yearBuilt: '1957',
      garage: '1-car',
      occupancy: 'Tenant-occupied',
      estimatedRepairCost: '45000',
      pool: 'no',
      photoLinks: 'https://youtu.be/StPete0555',
    },
  },
  {
    name: 'labels without separators, Stockton: label and value with a space, lot in feet',
    text: String.raw`Address 1733 Delta Bittern Way
City Stockton
State CA
Zip 95205
Bedrooms 2
Bathrooms 1
Square feet 924
Lot size 5,400 sq ft
Year built 1946
Garage 1 car
Occupancy vacant
Asking price $214,000
ARV $315,000
Repairs $38,000`,
    reads: {
      propertyAddress: '1733 Delta Bittern Way',
      city: 'Stockton',
      state: 'CA',
      zipCode: '95205',
      askingPrice: '214000',
      bedrooms: '2',
      bathrooms: '1',
      squareFeet: '924',
      lotSize: '5,400 sq ft',
      yearBuilt: '1946',
      garage: '1-car',
      occupancy: 'Vacant',
      estimatedRepairCost: '38000',
    },
  },
  {
    name: 'labels and values parted by tabs, Rochester NY: indented under headings',
    text: String.raw`PROPERTY
  Street	215 Genesee Oriole St
  City	Rochester
  State	New York
  ZIP	14611
DETAILS
  Type	Single family home
  Bedrooms	4
  Full baths	1
  Half baths	1
  Living sq ft	1,462
  Built in	1915
DEAL
  Ask	$72,500
  ARV	$155,000
  Repair costs	$40,000
  Status	Vacant`,
    reads: {
      propertyAddress: '215 Genesee Oriole St',
      city: 'Rochester',
      state: 'NY',
      zipCode: '14611',
      askingPrice: '72500',
      bedrooms: '4',
      bathrooms: '1.5',
      squareFeet: '1462',
      yearBuilt: '1915',
      occupancy: 'Vacant',
      propertyType: 'single-family',
      estimatedRepairCost: '40000',
    },
  },
  {
    name: 'Spanish labels, Bakersfield: price with a full stop for thousands, land in square feet',
    text: String.raw`PROPIEDAD EN VENTA
Dirección: 2618 Kern Gorrión Ave
Ciudad: Bakersfield
Estado: CA
Código postal: 93306
Precio: $239.000
Recámaras: 3
Baños: 2
Pies cuadrados: 1,288
Terreno: 6,534 pies cuadrados
Año: 1959
Llame al 661-555-0138`,
    reads: {
      propertyAddress: '2618 Kern Gorrión Ave',
      city: 'Bakersfield',
      state: 'CA',
      zipCode: '93306',
      askingPrice: '239000',
      bedrooms: '3',
      bathrooms: '2',
      squareFeet: '1288',
      lotSize: '6,534 sq ft',
      yearBuilt: '1959',
    },
  },
  {
    name: 'Spanish labels with dashes, Laredo: half bath, land by dimensions, year of construction',
    text: String.raw`🏡 Oportunidad para inversionistas
- Dirección: 1914 Zacate Wren St
- Ciudad: Laredo
- Estado: Texas
- Código postal: 78046
- Recámaras: 4
- Baños: 2.5
- Pies cuadrados: 1,702
- Terreno: 50 x 120
- Año de construcción: 1996
- Precio: $158,000
- Valor después de reparar: $240,000
Solo efectivo, cierre rápido`,
    reads: {
      propertyAddress: '1914 Zacate Wren St',
      city: 'Laredo',
      state: 'TX',
      zipCode: '78046',
      askingPrice: '158000',
      bedrooms: '4',
      bathrooms: '2.5',
      squareFeet: '1702',
      lotSize: '50 x 120',
      yearBuilt: '1996',
    },
  },
  {
    name: 'rows by tabs with a header, Winston-Salem: one deal, price and after repair value columns',
    text: String.raw`Property Address	City	ST	Zip	Type	Beds	Baths	Sq Ft	Year Built	Asking Price	ARV	Repairs	Occupancy
2935 Waughtown Pipit St	Winston-Salem	NC	27107	SFR	3	1.5	1,154	1955	$88,000	$179,000	$37,000	Vacant`,
    reads: {
      propertyAddress: '2935 Waughtown Pipit St',
      city: 'Winston-Salem',
      state: 'NC',
      zipCode: '27107',
      askingPrice: '88000',
      bedrooms: '3',
      bathrooms: '1.5',
      squareFeet: '1154',
      yearBuilt: '1955',
      occupancy: 'Vacant',
      propertyType: 'single-family',
      estimatedRepairCost: '37000',
    },
  },
  {
    name: 'CSV with header, Lincoln: MLS export, list price and original price, garage and lot columns',
    text: String.raw`MLS,Status,Address,City,State,Zip,List Price,Orig Price,Bedrooms,Bathrooms,SqFt,Lot Acres,Garage,Year Built,DOM
22505577,Active,1240 N Antelope Wren St,Lincoln,NE,68503,154900,162000,3,2,1284,0.16,1,1948,33`,
    reads: {
      propertyAddress: '1240 N Antelope Wren St',
      city: 'Lincoln',
      state: 'NE',
      zipCode: '68503',
      askingPrice: '154900',
      bedrooms: '3',
      bathrooms: '2',
      squareFeet: '1284',
      lotSize: '0.16 acres',
      yearBuilt: '1948',
      garage: '1-car',
    },
  },
  {
    name: 'cells by commas without a header, Huntington WV: units in every cell',
    text: String.raw`1536 Ohio Bank Plover Ave, Huntington, WV 25701, 3 bed, 1 bath, 1120 sqft, built 1938, no garage, city sewer, tenant occupied, $46500 asking, $98000 ARV, $18000 repairs`,
    reads: {
      propertyAddress: '1536 Ohio Bank Plover Ave',
      city: 'Huntington',
      state: 'WV',
      zipCode: '25701',
      askingPrice: '46500',
      bedrooms: '3',
      bathrooms: '1',
      squareFeet: '1120',
      yearBuilt: '1938',
      garage: 'none',
      occupancy: 'Tenant-occupied',
      septicSystem: 'city-sewer',
      estimatedRepairCost: '18000',
    },
  },
  {
    name: 'cells by tabs without a header, Killeen: address in one cell, short units, price and ARV named',
    text: String.raw`1207 Stillhouse Martin Dr, Killeen, TX 76543	3 bd / 2 ba	1,366 sf	0.2 acres	Built 1983	2 car garage	Vacant	Ask: $118,000	ARV: $195,000	Rehab: $26,000`,
    reads: {
      propertyAddress: '1207 Stillhouse Martin Dr',
      city: 'Killeen',
      state: 'TX',
      zipCode: '76543',
      askingPrice: '118000',
      bedrooms: '3',
      bathrooms: '2',
      squareFeet: '1366',
      lotSize: '0.2 acres',
      yearBuilt: '1983',
      garage: '2-car',
      occupancy: 'Vacant',
      estimatedRepairCost: '26000',
    },
  },
  {
    name: 'one-liner, South Bend: slash rooms, year after built, k amounts',
    text: String.raw`1819 Studebaker Veery St, South Bend, IN 46613, 2/1, 892 sqft, built 1922, asking $38k, needs $22k rehab, ARV $95k`,
    reads: {
      propertyAddress: '1819 Studebaker Veery St',
      city: 'South Bend',
      state: 'IN',
      zipCode: '46613',
      askingPrice: '38000',
      bedrooms: '2',
      bathrooms: '1',
      squareFeet: '892',
      yearBuilt: '1922',
      estimatedRepairCost: '22000',
    },
  },
  {
    name: 'one-liner with dots between, Gainesville: pool, septic, half acre',
    text: String.raw`Gainesville FL 32609 · 5417 NE 27th Ter · 4bd/2ba · 1,688 sqft · 0.5 acre · pool · septic · 2-car garage · vacant · $194,900`,
    reads: {
      propertyAddress: '5417 NE 27th Ter',
      city: 'Gainesville',
      state: 'FL',
      zipCode: '32609',
      askingPrice: '194900',
      bedrooms: '4',
      bathrooms: '2',
      squareFeet: '1688',
      lotSize: '0.5 acres',
      garage: '2-car',
      occupancy: 'Vacant',
      septicSystem: 'septic',
      pool: 'yes',
    },
  },
  {
    name: 'one-liner, Providence: price first, state spelt out, tenants in place',
    text: String.raw`$264K - 77 Manton Swift St, Providence, Rhode Island 02909 - 3 bed 1 bath single family, 1,196 sq ft, 4,000 sq ft lot, tenants in place`,
    reads: {
      propertyAddress: '77 Manton Swift St',
      city: 'Providence',
      state: 'RI',
      zipCode: '02909',
      askingPrice: '264000',
      bedrooms: '3',
      bathrooms: '1',
      squareFeet: '1196',
      lotSize: '4,000 sq ft',
      occupancy: 'Tenant-occupied',
      propertyType: 'single-family',
    },
  },
  {
    name: 'one-liner in capitals, Clarksville: ranch-style house, abbreviations, price with firm',
    text: String.raw`CLARKSVILLE TN 37042 - 612 RINGGOLD HERON DR - RANCH-STYLE HOUSE, 3 BR 2 BA, 1,302 SF, YR BLT 1988, 1-CAR GARAGE, CITY SEWER, PRICE $152,500 FIRM`,
    reads: {
      propertyAddress: '612 RINGGOLD HERON DR',
      city: 'Clarksville',
      state: 'TN',
      zipCode: '37042',
      askingPrice: '152500',
      bedrooms: '3',
      bathrooms: '2',
      squareFeet: '1302',
      yearBuilt: '1988',
      garage: '1-car',
      propertyType: 'single-family',
      septicSystem: 'city-sewer',
    },
  },
];

import type { CorpusText } from './corpus-text.ts';

/** Portal pages, sheets, records and rows put together at random from what real ones hold, by somebody who did not know the reader. */
export const madePages: readonly CorpusText[] = [
  {
    name: 'mls columns collapsed: all on one line',
    text: String.raw`10302 70th Ave #295, St. Cloud, MN 56301
Heated Area: 1240/Public Records; Lot Size: 0.31 Acres; Status: ACT; LA: Omar Tran; Ofc Ph: 843-641-4801; Property Sub Type: Townhome; Bedrooms Total: 3; Unfin Bsmt SF: 966; Occupancy: Tenant; Sewer: City Sewer; Mapsco: 60X; Price: 317,000; # Carport Spaces: 2; Yr Built: 1980/Public Records; Elem: Pecan; LP/SqFt: $256.84; DOM: 146; High: Hickory HS
Remarks: Roof was replaced in 2019 and the HVAC in 2021. Tax appraisal is $340,537. Drive by first, then call for a time to go inside.`,
    reads: {
      propertyAddress: '10302 70th Ave #295',
      city: 'St. Cloud',
      state: 'MN',
      zipCode: '56301',
      askingPrice: '317000',
      bedrooms: '3',
      squareFeet: '1240',
      lotSize: '0.31 acres',
      yearBuilt: '1980',
      occupancy: 'Tenant-occupied',
      propertyType: 'townhouse',
      septicSystem: 'city-sewer',
    },
  },
  {
    name: 'homes.com: as usual',
    text: String.raw`Save
Share
Print
Directions
74 Van Buren Avenue
Chicago, IL 60628
$169,500
Estimated payment $1,153/mo
3 Beds
1 Baths
1,653 Sq Ft
$103 Price per Sq Ft
Highlights
Open Floorplan
Eat-In Kitchen
No HOA
About This Home
Split plan with the primary suite on its own side of the house. Big shade trees out back and a fenced yard for the dog. There is room for a pool. Septic tank was pumped recently. Sunroom of about 180 sq ft is not included in the living area. Information is deemed reliable but not guaranteed.
Listing Agent
Trent Lindqvist
HomeSmart Partners
Phone: 506-896-8683
License #594258
Home Details
Home Type
Single Family
Year Built
1890
Lot Details
Lot Size: 100 x 100
Parking
2 Car Detached Garage
Interior Spaces
1-Story Property
Bedrooms
3 Bedrooms
Utilities
Central Air
Private Septic
Listing and Financial Details
Assessor Parcel Number 526-891-36
Tax Year 2025`,
    reads: {
      propertyAddress: '74 Van Buren Avenue',
      city: 'Chicago',
      state: 'IL',
      zipCode: '60628',
      askingPrice: '169500',
      bedrooms: '3',
      bathrooms: '1',
      squareFeet: '1653',
      lotSize: '100 x 100',
      yearBuilt: '1890',
      garage: '2-car',
      propertyType: 'single-family',
      septicSystem: 'septic',
    },
  },
  {
    name: 'mls tab columns: 1 pairs a line',
    text: 'Stories:\t2\nGar Spc:\t1\nCounty:\tPrice\nProperty Address:\t3955 FM 963\nCity:\tGalveston\nState:\tTX\nZip:\t77550\nList Date:\t11/6/2025\nSubdiv:\tSycamore Heights\nRemodel Yr:\t2005\nLA:\tDenise Delgado\nL/Price:\t$138900\nOfc Ph:\t974-523-3208\nGar Dim:\t22x21\nApx SqFt:\t1289\nBasement:\tFull, Unfinished\nBA:\t2\nMLS #:\t4607314\nSewer:\tSeptic System\nTaxes:\t$2,154 / 2025\nPool:\tNo\nRoof Yr:\t2011\nTotal Rooms:\t7\nLic #:\t892998\n# Beds:\t3\nLot Size:\t0.14 acres\nHOA Fee:\t$61/Mo\nRemarks:\t1-car garage and a wide driveway. Wood-burning fireplace in the living room. Brick on all sides, low maintenance.',
    reads: {
      propertyAddress: '3955 FM 963',
      city: 'Galveston',
      state: 'TX',
      zipCode: '77550',
      askingPrice: '138900',
      bedrooms: '3',
      bathrooms: '2',
      squareFeet: '1289',
      lotSize: '0.14 acres',
      garage: '1-car',
      septicSystem: 'septic',
      pool: 'no',
    },
  },
  {
    name: 'redfin: label: value',
    text: String.raw`Street View
Map
46 photos
FOR SALE - ACTIVE
47 US Highway 96 W
Columbus, OH 43211
$337,900
3
Beds
1
Baths
2,055
Sq Ft
About this home
Cash or hard money only, will not qualify for FHA. The yard has plenty of room to spread out. Survey and elevation certificate are in the documents tab. Close to the hospital, the interstate and grocery shopping. Quiet cul-de-sac two blocks from the elementary school. The pool table in the den stays.
Continue reading
Listed by Carl Pruitt • RE/MAX Advantage
Redfin last checked: 14 minutes ago
Source: MLS #7658489
Home facts
Lot Size: 1.63 Acres
HOA Dues: None
Buyer's Agent Fee: 2.5% – 3%
Year Built: 1947, Renovated in 2017
Time on Redfin: 34 days
Price/Sq.Ft.: $164
Property Type: Single Family
Property details for this home
Interior
# of Full Baths: 1
Pool: None
Water Source: Public
Tax ID: 842-35-121
Tax Annual Amount: $3,673
Roof: Shingle
Sale history
3/18/2026
Listed for sale
$337,900
+71%
$164/sqft
12/4/2001
Sold
$61,000
Nearby recently sold homes
$348,800
2 beds 1 baths 1,240 sq ft
687 Tyler Ter, Columbus, OH 43211
$324,800
5 beds 1 baths 2,283 sq ft
554 Bellevue Ct, Columbus, OH 43211
$328,800
3 beds 1 baths 2,346 sq ft
62 Kingshighway Road, Columbus, OH 43211
$311,800
5 beds 1 baths 1,683 sq ft
7995 Lakeview Ave, Columbus, OH 43211`,
    reads: {
      propertyAddress: '47 US Highway 96 W',
      city: 'Columbus',
      state: 'OH',
      zipCode: '43211',
      askingPrice: '337900',
      bedrooms: '3',
      bathrooms: '1',
      squareFeet: '2055',
      lotSize: '1.63 acres',
      yearBuilt: '1947',
      propertyType: 'single-family',
      pool: 'no',
    },
  },
  {
    name: 'mls agent one-page: commas, CRLF',
    text: String.raw`14354 39th St NE, Bowling Green, KY 42101
LP: $216,500, BR 2 BA 2, 921 sq. ft., Slab, Yr Blt 1925, DOM 6, Condo, 2-car garage, no pool, city sewer
Storm door and gutters were added last fall.
Call Ginger Castillo w/ questions 524-817-0512`,
    reads: {
      propertyAddress: '14354 39th St NE',
      city: 'Bowling Green',
      state: 'KY',
      zipCode: '42101',
      askingPrice: '216500',
      bedrooms: '2',
      bathrooms: '2',
      squareFeet: '921',
      yearBuilt: '1925',
      garage: '2-car',
      propertyType: 'condo',
      septicSystem: 'city-sewer',
      pool: 'no',
    },
  },
  {
    name: 'realtor.com: spaced',
    text: 'Brokered by Redbird Realty Group\nFor sale\n$751,000\nEst. $5,107/mo\n3 bed\n3 bath\n2,116 sqft\n13813 S. Fairview Drive #54, Victorville, CA 92392\nTime on Realtor.com\n38 days\nPrice per sq ft\n$355\nGarage\n2 Cars\nYear built\n1998\nProperty details\nSeller has never lived in the property, no disclosures available. A 10x12 shed in the back stays with the home. 2-car garage and a wide driveway. Market rent is about $2,360 a month.\nShow more\nListed By Denise Brandt\nBedrooms\nBedrooms: 3\nBathrooms\nFull Bathrooms: 3\nHeating and Cooling\nCooling Features: Central Air\nGarage and Parking\nGarage Spaces: 2\nParking Features: Driveway\nWater Source: Public\nSource Property Type: Residential\nParcel Number: 793663645\nAnnual Tax: $1,920\nHome value\nEstimated values\nCollateral Analytics\n$754,512\nQuantarium\n$760,712\nProperty history\n3/2/2026\tListed for sale\t$751,000\t+127%\t$355/sqft\n3/12/2014\tSold\t$56,000\nMonthly payment\nPrincipal & interest $1,283\nProperty tax $208\nHome insurance $179\nDown payment $150,200\nNearby homes for sale\nPending\n$825,000\n3bed\n3bath\n1,413sqft\n0.18acre lot\n8941 Austin St, Victorville, CA 92392\nHouse for sale\n$777,900\n4bed\n1bath\n1,648sqft\n0.21acre lot\n8009 44th St, Victorville, CA 92392\nTerms of Use\nDo Not Sell or Share My Personal Information\n© 2026 Redbird Realty Group. All rights reserved.',
    reads: {
      propertyAddress: '13813 S. Fairview Drive #54',
      city: 'Victorville',
      state: 'CA',
      zipCode: '92392',
      askingPrice: '751000',
      bedrooms: '3',
      bathrooms: '3',
      squareFeet: '2116',
      yearBuilt: '1998',
      garage: '2-car',
    },
  },
  {
    name: 'mls columns collapsed: empty cells',
    text: String.raw`53 Cherokee Ct, Hattiesburg, MS 39401
# Garage Spaces: 2
Accessory Units:
Unfin Bsmt SF: 931
Taxes: $4,687 / 2025
Accessory Units:
Subdiv: Lake Forest Heights
Accessory Units:
Gar Dim: 22x21
Sold Date: 
Total Rooms: 7
Lic #: 236372
LP/SqFt: $131.80
Property Type: Single Family
Lease Amt:
Sewer: Municipal Sewer
Occupancy: Vacant
Above Grade Finished Area: 3,182/Public Records
High: Walnut HS
Orig List Price: $437,000
Year Built: 1952
Lease Amt:
# Bedrooms: 5
Basement: Full, Unfinished
Bathrooms Total: 2.5
Price: $417,000
Remarks: Needs TLC, priced accordingly.`,
    reads: {
      propertyAddress: '53 Cherokee Ct',
      city: 'Hattiesburg',
      state: 'MS',
      zipCode: '39401',
      askingPrice: '417000',
      bedrooms: '5',
      bathrooms: '2.5',
      squareFeet: '3182',
      yearBuilt: '1952',
      garage: '2-car',
      occupancy: 'Vacant',
      propertyType: 'single-family',
      septicSystem: 'city-sewer',
    },
  },
  {
    name: 'mls columns collapsed: all on one line, all lower',
    text: String.raw`453 se douglas ave, dayton, oh 45406
yr built: 1948/public records  terms: cash, conv  lp/sqft: $206.71  gar dim: 22x21  cdom: 4  garage spaces: 2  total living sqft: 1966/public records  stories: 2  total bedrooms: 6  lot desc: level, few trees  bathrooms: 2  foundation: crawl  mls #: c3878564  heat/cool: cent/cent  list price: $405,000  property sub type: single family home  pool y/n: y
remarks: comparable flips on this block have gone for $100k more. private pool was resurfaced in 2020. sunroom of about 180 sq ft is not included in the living area. needs tlc, priced accordingly.`,
    reads: {
      propertyAddress: '453 se douglas ave',
      city: 'Dayton',
      state: 'OH',
      zipCode: '45406',
      askingPrice: '405000',
      bedrooms: '6+',
      bathrooms: '2',
      squareFeet: '1966',
      yearBuilt: '1948',
      garage: '2-car',
      propertyType: 'single-family',
      pool: 'yes',
    },
  },
  {
    name: 'redfin: label over value',
    text: String.raw`1-844-759-7732
Buy ▾
Rent ▾
Sell ▾
Mortgage ▾
HOT HOME
$262,999
5
bd
3,316
Sq Ft
18 75th St, Kansas City, KS 66104
About this home
Electrical panel updated to 200 amps in 2015. Split plan with the primary suite on its own side of the house. Connected to city sewer. The covered back porch is where you will want to have your coffee. Corner site with alley access behind. The yard has plenty of room to spread out.
Show more
Listed by Brett Pruitt • RE/MAX Advantage
Redfin last checked: 22 minutes ago
Source: MLS #90906080
Home facts
Time on Redfin
49 days
Buyer's Agent Fee
2.5% – 3%
Parking
Off-street parking
Year Built
1994
Lot Size
0.21 Acres
Price/Sq.Ft.
$79
HOA Dues
None
Property details for this home
Parking
# of Bedrooms: 5
Sewer: Public Sewer
Water Source: Public
Tax ID: 837-83-493
Tax Annual Amount: $5,736
Roof: Shingle
Redfin Estimate for this home
$277,626
+20% since last sold
Sale history
3/14/2026
Listed for sale
$262,999
+66%
$79/sqft
12/16/2006
Sold
$46,000
Climate risks
Flood Factor - Minimal
Walk Score®
19/100
Bike Score®
19/100`,
    reads: {
      propertyAddress: '18 75th St',
      city: 'Kansas City',
      state: 'KS',
      zipCode: '66104',
      askingPrice: '262999',
      bedrooms: '5',
      squareFeet: '3316',
      lotSize: '0.21 acres',
      yearBuilt: '1994',
      septicSystem: 'city-sewer',
    },
  },
  {
    name: 'csv without heading: as usual',
    text: String.raw`30 Mill Pond Ln, Lake Wales, FL 33853, EMD $5k, lipstick, 3/2.5, built 2015, taxes $2662, Single Family Detached, ask $98,000, rent $2390/mo, 1091 sf
17717 CR 1865, Savannah, GA 31404, 3/1, 1306 sqft, built 1909, $175,000`,
    reads: {
      propertyAddress: '30 Mill Pond Ln',
      city: 'Lake Wales',
      state: 'FL',
      zipCode: '33853',
      askingPrice: '98000',
      bedrooms: '3',
      bathrooms: '2.5',
      squareFeet: '1091',
      yearBuilt: '2015',
      propertyType: 'single-family',
      currentCondition: 'lipstick',
    },
  },
  {
    name: 'zillow glued: as usual',
    text: "See all 32 photos\n3D Tour\n$116,500 2 beds 2.5 ba 723 sqft\n13216 CR 1864, New Orleans, LA 70117\nEst.: $792/mo\nGet pre-qualified\nCondominium\nBuilt in 1977\n$126,250 Zestimate®\n$161/sqft\n$127/mo HOA\nWhat's special\nCOVERED PATIO\nCORNER SITE\nStorm door and gutters were added last fall. Sold as-is, where-is; seller will make no repairs. Ask about our preferred lender's 1% credit. Roof is roughly 6 years old per seller. The covered back porch is where you will want to have your coffee.\nShow more\n3 days\non Zillow\n1,688\nviews\n72\nsaves\nListed by:\nGinger Farrow 786-261-1398,\nRedbird Realty Group\nSource: MLS GRID,MLS#: 49143030\nFacts & features\nInterior\nBedrooms & bathrooms\nBathrooms: 2.5\nFull bathrooms: 2\n1/2 bathrooms: 1\nFeatures\nFlooring: Carpet, Tile\nBasement: None\nInterior area\nTotal interior livable area: 723 sqft\nProperty\nFeatures\nHas private pool: No\nDetails\nParcel number: 20305300020900\nSpecial conditions: Standard\nConstruction\nType & style\nHome type: Condo\nMaterials\nBrick, Vinyl Siding\nFoundation: Slab\nRoof: Composition\nUtilities & green energy\nWater: Public\nCommunity & neighborhood\nSubdivision: Meadowbrook Heights\nFinancial & listing details\nPrice per square foot: $161/sqft\nTax assessed value: $68,250\nAnnual tax amount: $1,628\nDate on market: 10/10/2026\nEstimated market value\nZestimate®\n$126,250\nEstimated sales range\n$115,250 - $138,250\nRent Zestimate® $1,430/mo\nPublic tax history\nYear\tProperty taxes\tTax assessment\n2025\t$3,427 +3.1%\t$96,250\n2024\t$3,794\t$84,250\nNearby schools\nGreatSchools rating\nMulberry Elementary School\nGrades K-5\nGreatSchools Rating 9\n1.2 mi\nReport problem with listing\nMortgage calculator\n© 2026 Redbird Realty Group. All rights reserved.\nIDX information is provided exclusively for personal, non-commercial use\nAbout Us",
    reads: {
      propertyAddress: '13216 CR 1864',
      city: 'New Orleans',
      state: 'LA',
      zipCode: '70117',
      askingPrice: '116500',
      bedrooms: '2',
      bathrooms: '2.5',
      squareFeet: '723',
      yearBuilt: '1977',
      propertyType: 'condo',
      pool: 'no',
    },
  },
  {
    name: 'mls columns collapsed: glued pairs, ALL CAPS, blank lines between',
    text: String.raw`8441 WINTHROP RD., TULSA, OK 74110

BATHROOMS:2 POSS:AT CLOSING STATUS:ACTIVE

SQUARE FEET:1655 SQFT ELEM:PRICE BEDROOMS TOTAL:4

ROOF YR:2010 LIST DATE:3/7/2026 GARAGE SPACES:3

LP/SQFT:$106.88 SEWER:CITY SEWER PROP TYPE:RESIDENTIAL - SINGLE FAMILY

LOT SIZE (SF):10,019 PRICE:174,950 TAXES:$4,006 / 2025

MLS #:O2375437 REMODEL YR:2017 COMP:2.5%

TERMS:CASH, CONV PRIVATE POOL:NO YEAR BUILT:1959

REMARKS: SUNROOM OF ABOUT 180 SQ FT IS NOT INCLUDED IN THE LIVING AREA. SELLER HAS NEVER LIVED IN THE PROPERTY, NO DISCLOSURES AVAILABLE. CITY WATER AND CITY SEWER. SURVEY AND ELEVATION CERTIFICATE ARE IN THE DOCUMENTS TAB.`,
    reads: {
      propertyAddress: '8441 WINTHROP RD.',
      city: 'Tulsa',
      state: 'OK',
      zipCode: '74110',
      askingPrice: '174950',
      bedrooms: '4',
      bathrooms: '2',
      squareFeet: '1655',
      lotSize: '10,019 sq ft',
      yearBuilt: '1959',
      garage: '3-car',
      propertyType: 'single-family',
      septicSystem: 'city-sewer',
      pool: 'no',
    },
  },
  {
    name: 'auction site: non-breaking spaces',
    text: 'Hubzu\nFind Homes\nHow to Buy\nSave\nShare\nBank\u00a0Owned\n85XX\u00a0SW\u00a01st Ave\nPort Arthur, TX 77640\n3 Baths\n1,793 sqft\nAsking Price\n$396,950\nEarnest Money Deposit: 5% or $2,500\nEvent ID: 3164\nEst. Resale\u00a0Value $433,891\nCourthouse Steps\nSale date: 04/03/2026\u00a010:00\u00a0am\nProperty Details\nCounty\nSunset\nProperty Type\nManufactured\nTrustee Sale #\nTS-22-66641\nBroker Commissions\nNo\nSewer\nSeptic Tank\nYear Built\n2002\nFinancing Considered\nCash\nAPN\n918-758-30\nSimilar Auctions\n$417,850\n2 beds 2 baths 2,448 sq ft\n2233 Denver Ln, Port Arthur, TX 77640\n$431,950\n3 beds\u00a01 baths 966 sq ft\n717 Acre Rd,\u00a0Port\u00a0Arthur, TX 77640\n$351,950\n2 beds 1 baths 1,903\u00a0sq ft\n5991 Market\u00a0Lane, Port\u00a0Arthur,\u00a0TX 77640\n$386,950\n5 beds 2\u00a0baths 2,424 sq ft\n3995 La Salle St, Port Arthur, TX\u00a077640',
    reads: {
      propertyAddress: '85XX SW 1st Ave',
      city: 'Port Arthur',
      state: 'TX',
      zipCode: '77640',
      askingPrice: '396950',
      bathrooms: '3',
      squareFeet: '1793',
      yearBuilt: '2002',
      propertyType: 'mobile-home',
      septicSystem: 'septic',
    },
  },
  {
    name: 'trulia: blank lines between',
    text: String.raw`Local Information

Map

Schools

Crime

Shop & Eat

595 Lexington Ave

Mesa, AZ 85210

$120,500

1 Bath

1,521 sqft

Est. Mortgage $819/mo*

Pre-Qualify Now

About This Home

Big shade trees out back and a fenced yard for the dog. A 10x12 shed in the back stays with the home. Kitchen was opened up to the den and has newer stainless appliances. Walk to the park, the farmers market and three coffee shops. Brick on all sides, low maintenance.

Read More

Home Highlights

Parking: No Garage

Home Type: Single Family Residence

Year Built: 1964

HOA: None

A/C: Central

Listed: 40 Days Ago

Price/Sqft: $79

Living Area: 1,521 sqft

Trulia Estimate

$119,805

What Locals Say about the neighborhood

"Quiet street, everybody waves." Resident for 3 years`,
    reads: {
      propertyAddress: '595 Lexington Ave',
      city: 'Mesa',
      state: 'AZ',
      zipCode: '85210',
      askingPrice: '120500',
      bathrooms: '1',
      squareFeet: '1521',
      yearBuilt: '1964',
      garage: 'none',
      propertyType: 'single-family',
    },
  },
  {
    name: 'county assessor page: colons',
    text: String.raw`Rehab est. $64k. Vacant. From the assessor:
Property Search
Owner Search
Sales Search
Print
Report: 43-447
Parcel ID
77-2733-782-74
Owner: AMADOR GINGER
Physical Address: 3169 Tyler St, Apt 38, Corpus Christi, TX 78415
Mailing Address: 6562 HOLLOWAY ST, CHICAGO, IL 60611
Building Information
Yr Built: 1989
Land Sq Ft: 7,405
Gross Area: 1,418
Bedrooms: 1
Foundation: Crawl Space
Total Living Area: 968
Bathrooms (Full/Half): 1/0
Tax Due
2025 Taxes: $3,751.77
Data last uploaded: 3/1/2026 2:14:09 AM`,
    reads: {
      propertyAddress: '3169 Tyler St, Apt 38',
      city: 'Corpus Christi',
      state: 'TX',
      zipCode: '78415',
      bedrooms: '1',
      bathrooms: '1',
      squareFeet: '968',
      lotSize: '7,405 sq ft',
      yearBuilt: '1989',
      occupancy: 'Vacant',
      estimatedRepairCost: '64000',
    },
  },
  {
    name: 'county assessor page: tabs, CRLF',
    text: 'Needs a basic rehab. County info below.\nKingshighway County, TX\nProperty Record Card\nParcel ID: 34-7541-580-21\nOwner\tTRAN KYLE\nSite Address\t116 Parkview Court\nSitus City\tGrand Prairie\nState\tTX\nZip\t75051\nLegal Description\tLOT 30 BLK 27 FOX RUN ADDN\nResidential Characteristics\nBathrooms (Full/Half)\t2/0\nHeat\tForced Air\nBeds\t2\nLegal Acres\t2\nLiving Area (sqft)\t671\nGarage Area (sqft)\t513\nProperty Use\tSINGLE FAMILY\nGrade\tC+\nGross Area\t1,218\nTotal Rooms\t5\nStories\t1.0\nPool\tNone\nCondition\tAverage\nValuation\nYear\tLand\tBuilding\tTotal\n2025\t$37,000\t$136,000\t$250,000\n2024\t$35,000\t$195,000\t$118,000\nSales\nSale Date\tPrice\tDeed\tBook/Page\n6/9/2010\t$138,000\tWD\t321/97\n06/14/1997\t$35,000\tWD\t725/92\nTax Due\n2025 Taxes: $1,908.26\nData last uploaded: 3/1/2026 2:14:09 AM',
    reads: {
      propertyAddress: '116 Parkview Court',
      city: 'Grand Prairie',
      state: 'TX',
      zipCode: '75051',
      bedrooms: '2',
      bathrooms: '2',
      squareFeet: '671',
      lotSize: '2 acres',
      propertyType: 'single-family',
      pool: 'no',
      currentCondition: 'basic',
    },
  },
  {
    name: 'zillow glued: as usual',
    text: String.raw`Back to search
Save
Share
Hide
More
$91,900 1 bd 1 ba 799 sqft
765 Thornton St, Mobile, AL 36605
Est.: $625/moGet pre-qualified
Single Family Residence
Built in 1954
0.14 Acres Lot
$85,146 Zestimate®
$115/sqft
$-- HOA
What's special
STAINLESS STEEL APPLIANCES
CORNER SITE
Termite bond is current through next year. Seller has never lived in the property, no disclosures available. EMD of $5,000 due within 24 hours. Estate sale, court approval is not required. Big shade trees out back and a fenced yard for the dog. Agent is related to the seller.
13 days
on Zillow
1,686
views
53
saves
Listed by:
Luz Farrow 935.314.7796,
Cornerstone Homes & Land
Source: MLS GRID,MLS#: 8133899
Facts & features
Interior
Bedrooms & bathrooms
Bedrooms: 1
Heating
Central, Natural Gas
Cooling
Ceiling Fan(s), Central Air
Property
Parking
Total spaces: 2
Parking features: Driveway, Garage
Garage spaces: 1
Lot
Size: 0.14 Acres
Details
Parcel number: 12584400054400
Special conditions: Standard
Construction
Type & style
Home type: SingleFamily
Materials
Brick, Vinyl Siding
Foundation: Slab
Roof: Composition
Condition
Year built: 1954
Utilities & green energy
Water: Public
Community & neighborhood
Subdivision: Acre Park
Financial & listing details
Price per square foot: $115/sqft
Tax assessed value: $44,146
Annual tax amount: $682
Date on market: 4/27/2026
Nearby schools
GreatSchools rating
6/10
Jackson Elementary School
Grades: K-4
Distance: 2.5 mi
9
Larkspur High School
Public, 9-12 • 3.2mi
1620 students
Mobile Single Family Homes for Sale
© 2026 Cornerstone Homes & Land. All rights reserved.
About Us`,
    reads: {
      propertyAddress: '765 Thornton St',
      city: 'Mobile',
      state: 'AL',
      zipCode: '36605',
      askingPrice: '91900',
      bedrooms: '1',
      bathrooms: '1',
      squareFeet: '799',
      lotSize: '0.14 acres',
      yearBuilt: '1954',
      garage: '1-car',
      propertyType: 'single-family',
    },
  },
  {
    name: 'csv with heading: 4 rows',
    text: String.raw`Address,City,State,Postal Code,Built,BR,Zestimate,Baths,Sq Ft,Est. Repair Cost,Garage,Asking Price
128 Two Notch Dr,Indianapolis,IN,46218,2018,3,"$223,403",1,"1,314",$54k,2,$229900
307 W. Meadowbrook Ave Unit 979,Wilmington,DE,19802,1989,2,"$137,905",1,"1,046",$31k,2,"$119,000"
93XX Rolling Hills Circle,Rochester,NY,14621,1992,3,"$297,427",2,"1,080",$46k,4,293k
4714 State Route 85,Indianapolis,IN,46218,1978,2,"$46,928",2,913,"$29,500",3,"$58,900"`,
    reads: {
      propertyAddress: '128 Two Notch Dr',
      city: 'Indianapolis',
      state: 'IN',
      zipCode: '46218',
      askingPrice: '229900',
      bedrooms: '3',
      bathrooms: '1',
      squareFeet: '1314',
      yearBuilt: '2018',
      garage: '2-car',
      estimatedRepairCost: '54000',
    },
  },
  {
    name: 'pipe row without heading: typographic signs',
    text: String.raw`2575 State Road 40, Ocala, FL 34470 | 3 BR / 1 BA | 1588 sq ft | built 1895 | 3 car garage | Single-Family Home | $183,000 | (265) 838-3575 | taxes $3820 | MLS A7296499`,
    reads: {
      propertyAddress: '2575 State Road 40',
      city: 'Ocala',
      state: 'FL',
      zipCode: '34470',
      askingPrice: '183000',
      bedrooms: '3',
      bathrooms: '1',
      squareFeet: '1588',
      yearBuilt: '1895',
      garage: '3-car',
      propertyType: 'single-family',
    },
  },
  {
    name: 'homes.com: as usual',
    text: "Save\nShare\nPrint\nDirections\n12327 Lexington Trail\nPittsburgh, PA 15210\n3 Beds\n1.5 Baths\n1,550 Sq Ft\nHighlights\nFireplace\nWood Flooring\nNo HOA\nAbout This Home\nClose to the hospital, the interstate and grocery shopping. Corner site with alley access behind. Ask about our preferred lender's 1% credit.\nListing Agent\nNadia Okafor\nRedbird Realty Group\nPhone: 975.830.1703\nLicense #822290\nHome Details\nYear Built\n1957\nParking\n2 Car Attached Garage\nInterior Spaces\n1,550 Sq Ft Home\n2-Story Property\nUtilities\nCentral Air\nListing and Financial Details\nAssessor Parcel Number 573-943-28\nTax Year 2024\nOwnership History\nDate\tName\tOwned For\tOwner Type\nAug 4, 2015\tDelgado Wendy\t15 Years\t-",
    reads: {
      propertyAddress: '12327 Lexington Trail',
      city: 'Pittsburgh',
      state: 'PA',
      zipCode: '15210',
      bedrooms: '3',
      bathrooms: '1.5',
      squareFeet: '1550',
      yearBuilt: '1957',
      garage: '2-car',
    },
  },
  {
    name: 'county assessor page: label over value, blank lines between',
    text: 'Pecan County, TN\n\nProperty Record Card\n\nParcel Number\n\n49-4244-687-59\n\nOwner\n\nOKAFOR GINGER\n\nSite Address\n\n15077 US Highway 74 N, Jackson, TN 38301\n\nLegal Description\n\nLOT 15 BLK 16 ORANGE BLOSSOM ADDN\n\nBuilding Information\n\nBedrooms\n\n3\n\nOpen Porch\n\n150\n\nGrade\n\nC+\n\nLot Sq Ft\n\n7,405\n\nBasement Area (unfinished)\n\n507\n\nTotal Rooms\n\n9\n\nLiving Area\n\n1,498\n\nCondition\n\nAverage\n\nPool\n\nNone\n\nBathrooms (Full/Half)\n\n1/0\n\nSewer\n\nPublic\n\nGross Area\n\n2,391\n\nValuation\n\nYear\tLand\tBuilding\tTotal\n\n2025\t$13,000\t$152,000\t$206,000\n\n2024\t$23,000\t$119,000\t$246,000\n\nSales\n\nSale Date\tPrice\tDeed\tBook/Page\n\n2/28/2003\t$132,000\tWD\t561/33\n\n06/14/1992\t$62,000\tWD\t415/79',
    reads: {
      propertyAddress: '15077 US Highway 74 N',
      city: 'Jackson',
      state: 'TN',
      zipCode: '38301',
      bedrooms: '3',
      bathrooms: '1',
      squareFeet: '1498',
      lotSize: '7,405 sq ft',
      septicSystem: 'city-sewer',
      pool: 'no',
    },
  },
  {
    name: 'zillow glued: as usual',
    text: String.raw`See all 28 photos
$520,900
Price cut: $20K (8/19)
2694 Bath Road Unit 705, Richmond, VA 23224
3beds3baths1,421sqft
Est.: $3,542/moGet pre-qualified
Townhouse Built in 1969 0.22 Acres Lot $512,731 Zestimate® $367/sqft $138/mo HOA
What's special
The pool table in the den stays. 24x30 metal shop with power is a dream for hobbyists. Needs TLC, priced accordingly. 3-car garage and a wide driveway. Small cosmetic items remain, the big systems are done.
11 days
on Zillow
441
views
89
saves
Listed by:
Wendy Strickland 444.658.8733,
HomeSmart Partners
Source: GAMLS,MLS#: 8772349
Facts & features
Interior
Bedrooms & bathrooms
Kitchen
Dimensions: 12 x 10
Features
Flooring: Carpet, Tile
Has basement: No
Property
Parking
Total spaces: 5
Parking features: Driveway, Garage
Attached garage spaces: 3
Features
Pool features: No
Lot
Size: 0.22 Acres
Details
Parcel number: 88498100070900
Special conditions: Standard
Construction
Type & style
Home type: Townhouse
Materials
Brick, Vinyl Siding
Foundation: Slab
Roof: Composition
Condition
Year built: 1969
Utilities & green energy
Sewer: Public Sewer
Water: City
Community & neighborhood
Subdivision: Orlando Park
Financial & listing details
Price per square foot: $367/sqft
Tax assessed value: $471,731
Annual tax amount: $2,849
Date on market: 10/11/2025
Nearby schools
GreatSchools rating
3/10
Hamilton Elementary School
Grades: PK-5
Distance: 3.1 mi
2
Hickory Middle School
Public, 6-8 • 3.3mi
193 students
Similar homes
$536,900 5 Beds | 2 Baths | 1,220 Sq. Ft.
63 Cleveland Dr, Richmond, VA 23224
MLS# 23099030
$588,800 4 Beds | 2.5 Baths | 2,863 Sq. Ft.
854 Saint Charles Dr, Richmond, VA 23224
MLS# 64938447
$467,900 4 Beds | 1 Baths | 2,583 Sq. Ft.
1882 94th Ave, Richmond, VA 23224
MLS# 55564148
$566,800 4 Beds | 2.5 Baths | 1,067 Sq. Ft.
2970 Hickory Court, Richmond, VA 23224
MLS# 10044146
IDX information is provided exclusively for personal, non-commercial use
Data last updated 03/04/2026 at 4:12 PM
About Us`,
    reads: {
      propertyAddress: '2694 Bath Road Unit 705',
      city: 'Richmond',
      state: 'VA',
      zipCode: '23224',
      askingPrice: '520900',
      bedrooms: '3',
      bathrooms: '3',
      squareFeet: '1421',
      lotSize: '0.22 acres',
      yearBuilt: '1969',
      garage: '3-car',
      propertyType: 'townhouse',
      septicSystem: 'city-sewer',
      pool: 'no',
    },
  },
  {
    name: 'mls full sheet abbreviated: several pairs a line',
    text: String.raw`Customer Full
Addr: 8131 N Willow St
City: Kansas City
State: MO
ZIP: 64130
Comp:2.5%   Flood Zone:X   Occupant Type:Tenant Occupied   MLS #:6202175
Bath F/H:3/1   Orig List Price:$239,500   Mapsco:38Q   # Beds:4
Lot Desc:Level, Few Trees   Subdiv:Prospect Ph 2   List Date:7/19/2026
Status:A   Sq Ft:1,472/Assessor   Lot Acres:0.21
Terms:Cash, Conv   LP/SqFt:$149.04   Type:Single Family
Fireplaces:1   L/Price:$219,500   Pvt Pool:No   Yr Built:1983/Public Records
Photos: photos.app.goo.gl/paLiHoZpnFCd7hnHP
Prop Desc: Updated bathroom vanities and lighting. Tenant occupied, please give 24 hours notice. The covered back porch is where you will want to have your coffee. Ask about our preferred lender's 1% credit. Small cosmetic items remain, the big systems are done. Solid bones and a lot of house for the money. Residents enjoy the community pool and clubhouse. Sunroom of about 180 sq ft is not included in the living area. Market rent is about $1,050 a month.
Private Remarks: Send offers on TREC forms.
List Office: Redbird Realty Group   Ph: 929-950-8826   Agent: Priya Farrow
Prepared by Darnell Nguyen on 6/8/2025. Information deemed reliable, not guaranteed.`,
    reads: {
      propertyAddress: '8131 N Willow St',
      city: 'Kansas City',
      state: 'MO',
      zipCode: '64130',
      askingPrice: '219500',
      bedrooms: '4',
      bathrooms: '3.5',
      squareFeet: '1472',
      lotSize: '0.21 acres',
      yearBuilt: '1983',
      occupancy: 'Tenant-occupied',
      propertyType: 'single-family',
      pool: 'no',
      photoLinks: 'https://photos.app.goo.gl/paLiHoZpnFCd7hnHP',
    },
  },
  {
    name: 'spreadsheet vertical: non-breaking spaces',
    text: 'Property Address | 2266 S Parkview Street\nCity\u00a0|\u00a0Tampa\nState | FL\nZip | 33604\nSqFt | 718/Assessor\nBR\u00a0|\u00a02\nHeat/Cool\u00a0| Cent/Cent\nShow |\u00a0Lockbox, call\u00a0(837)\u00a0824-3792\nOrig List Price | $173,500\nEst.\u00a0Repairs | $43,500\nLP | $163,500\nSwr | Public Sewer\nType\u00a0| Residential - Single Family\nTaxes\u00a0|\u00a0$613 / 2025\nYr Blt\u00a0|\u00a01972/Public Records\nBth | 1\nTerms | Cash, Conv\nGar |\u00a02\nLot\u00a0Size\u00a0|\u00a06,098 sq.\u00a0ft.',
    reads: {
      propertyAddress: '2266 S Parkview Street',
      city: 'Tampa',
      state: 'FL',
      zipCode: '33604',
      askingPrice: '163500',
      bedrooms: '2',
      bathrooms: '1',
      squareFeet: '718',
      lotSize: '6,098 sq ft',
      yearBuilt: '1972',
      garage: '2-car',
      propertyType: 'single-family',
      septicSystem: 'city-sewer',
      estimatedRepairCost: '43500',
    },
  },
  {
    name: 'mls columns collapsed: all on one line',
    text: String.raw`410 CR 4216, Grand Prairie, TX 75051
# Bedrooms: 3 Property Sub Type: Single Family Home Occupancy: Owner Occupied List Price: $99,900 Sewer: Public Sewer Above Grade Finished Area: 1,160 LA: Nadia Farrow Remodel Yr: 2016 Baths (F/H): 1/0 Lot Size: 0.42 Acre(s) Elem: Vine Total Rooms: 6 Yr Built: 1979 DOM: 8 County: Birch HOA Fee: $127/Mo LP/SqFt: $86.95 Stories: 1 Comp: 2.5%
Remarks: Corner site with alley access behind. Popular neighborhood that rarely has anything under $300k. The pool table in the den stays. EMD of $5,000 due within 24 hours. Small cosmetic items remain, the big systems are done.`,
    reads: {
      propertyAddress: '410 CR 4216',
      city: 'Grand Prairie',
      state: 'TX',
      zipCode: '75051',
      askingPrice: '99900',
      bedrooms: '3',
      bathrooms: '1',
      squareFeet: '1160',
      lotSize: '0.42 acres',
      yearBuilt: '1979',
      occupancy: 'Owner-occupied',
      propertyType: 'single-family',
      septicSystem: 'city-sewer',
    },
  },
  {
    name: 'zillow: as usual',
    text: "See all 18 photos\n$159,000\n2896 Linden Lane, Lubbock, TX 79412\n4\nbeds\n2\nba\n1,545\nsqft\nEst.: $1,081/moGet pre-qualified\nSingle Family Residence\nBuilt in 1973\n$154,068 Zestimate®\n$103/sqft\n$-- HOA\nWhat's special\nSurvey and elevation certificate are in the documents tab. New water heater (2022), new windows (2018).\nShow more\n17 days\non Zillow\n541\nviews\n49\nsaves\nListed by:\nLuz Okafor 409-732-2733,\nCornerstone Homes & Land\nSource: MLS GRID,MLS#: 2961047\nFacts & features\nInterior\nBedrooms & bathrooms\nBedrooms: 4\nBathrooms: 2\nFull bathrooms: 2\nHeating\nCentral, Natural Gas\nCooling\nCeiling Fan(s), Central Air\nFeatures\nFlooring: Carpet, Tile\nBasement: None\nInterior area\nTotal interior livable area: 1,545 sqft\nProperty\nParking\nTotal spaces: 2\nParking features: Driveway, Garage\nGarage spaces: 1\nDetails\nParcel number: 56435000049300\nSpecial conditions: Standard\nConstruction\nType & style\nHome type: Single Family\nMaterials\nBrick, Vinyl Siding\nFoundation: Slab\nRoof: Composition\nCondition\nYear built: 1973\nUtilities & green energy\nSewer: Public Sewer\nWater: Private Well\nCommunity & neighborhood\nSubdivision: Ridgecrest Park\nFinancial & listing details\nPrice per square foot: $103/sqft\nTax assessed value: $125,068\nAnnual tax amount: $3,242\nDate on market: 10/9/2026\nEstimated market value\nZestimate®\n$154,068\nEstimated sales range\n$143,068 - $166,068\nRent Zestimate® $1,460/mo\nPrice history\nDate\tEvent\tPrice\n3/9/2026\tListed for sale\t$159,000\t+116%\t$103/sqft\n9/23/2014\tSold\t$137,000\nSimilar homes\n$123,000\n3 bds\n2 ba\n2,221 sqft\n- House for sale\n18160 40th St, Lubbock, TX 79412\n$229,000\n3 bds\n2 ba\n1,630 sqft\n- House for sale\n4639 Price Hill Ave, Lubbock, TX 79412\n$156,900\n3 bds\n1 ba\n2,245 sqft\n- House for sale\n12264 33rd St, Lubbock, TX 79412\nAbout Us\nDo Not Sell or Share My Personal Information",
    reads: {
      propertyAddress: '2896 Linden Lane',
      city: 'Lubbock',
      state: 'TX',
      zipCode: '79412',
      askingPrice: '159000',
      bedrooms: '4',
      bathrooms: '2',
      squareFeet: '1545',
      yearBuilt: '1973',
      garage: '1-car',
      propertyType: 'single-family',
      septicSystem: 'city-sewer',
    },
  },
  {
    name: 'zillow: typographic signs',
    text: 'Zillow logo\nSave\nShare\nMore\nSee all 21 photos\n3D Tour\n$382,900\n73 Delmar Dr S, Billings, MT 59101\n5\nbeds\n3\nbaths\nEst.: $2,604/mo\nGet pre-qualified\nWhat’s special\nNeeds TLC, priced accordingly. Small cosmetic items remain, the big systems are done. Last sold in 2001 for $68,000. New water heater (2022), new windows (2018). Information is deemed reliable but not guaranteed.\n43 days on Zillow\n|\n2,046 views\n|\n29 saves\nListed by:\nMarcus Strickland (372) 241-7176,\nRE/MAX Advantage\nSource: MLS GRID,MLS#: O5759786\nFacts & features\nInterior\nBedrooms & bathrooms\nBathrooms: 3\nFull bathrooms: 3\nFeatures\nFlooring: Carpet, Tile\nBasement: None\nProperty\nParking\nTotal spaces: 2\nParking features: Driveway, Off Street\nDetails\nParcel number: 51855900082200\nSpecial conditions: Standard\nConstruction\nType & style\nMaterials\nBrick, Vinyl Siding\nFoundation: Slab\nRoof: Composition\nCondition\nYear built: 1984\nUtilities & green energy\nSewer: Septic System\nWater: City\nCommunity & neighborhood\nSubdivision: Jackson Estates\nFinancial & listing details\nTax assessed value: $366,797\nAnnual tax amount: $4,108\nDate on market: 5/23/2026\nEstimated market value\nZestimate®\n$390,797\nEstimated sales range\n$379,797 – $402,797\nRent Zestimate® $2,110/mo\nPrice history\nDate\tEvent\tPrice\n3/15/2026\tPrice change\t$382,900\t-2.0%\t$144/sqft\n1/25/2026\tListed for sale\t$392,900\t+132%\t$148/sqft\n3/3/2010\tSold\t$49,000\nNearby schools\nGreatSchools rating\n2\nHickory Elementary School\nPublic, K-5 • 1.4mi\n624 students\nEqual Housing Opportunity\nData last updated 03/04/2026 at 4:12 PM\nIDX information is provided exclusively for personal, non-commercial use\n© 2026 RE/MAX Advantage. All rights reserved.\nReport problem with listing\nHomes for Sale Near Billings, MT',
    reads: {
      propertyAddress: '73 Delmar Dr S',
      city: 'Billings',
      state: 'MT',
      zipCode: '59101',
      askingPrice: '382900',
      bedrooms: '5',
      bathrooms: '3',
      yearBuilt: '1984',
      septicSystem: 'septic',
    },
  },
  {
    name: 'portal en español: non-breaking spaces',
    text: 'En\u00a0venta\nGuardar\nCompartir\nDirección: 14\u00a0Twin Oaks St.\nCiudad: Fort\u00a0Wayne\nEstado:\u00a0Indiana\nCódigo postal: 46806\nPrecio de venta:\u00a0$227,000\nRecámaras: 2\nBaños:\u00a01.5\nPies cuadrados: 778\nAño: 1944\nTerreno: 0.17 acres\nMLS:\u00a0NDP3903938\nHOA:\u00a0$194\u00a0al\u00a0mes\nBuena oportunidad para\u00a0inversionistas.\n758-458-3188',
    reads: {
      propertyAddress: '14 Twin Oaks St.',
      city: 'Fort Wayne',
      state: 'IN',
      zipCode: '46806',
      askingPrice: '227000',
      bedrooms: '2',
      bathrooms: '1.5',
      squareFeet: '778',
      lotSize: '0.17 acres',
      yearBuilt: '1944',
    },
  },
  {
    name: 'county assessor page: colons',
    text: 'Dallas County Property Appraiser\nParcel Summary\nAccount #\t26-5808-470-82\nCurrent Owner: CASTILLO DENISE\nMailing Address: 7281 HARDING ST, DENVER, CO 80202\nSite Address: 8779 East Riverside Terrace, Terre Haute, IN\nImprovement Details\nEff Yr Built: 1976\nGarage: 2 Car\nExterior Wall: Brick Veneer\nHeat: Forced Air\nFinished Living Area: 2196\nBedrooms: 3\nGrade: C+\nRoof Cover: Asphalt Shingle\nActual Year Built: 1950\nCondition: Average\nHalf Baths: 0\nFull Baths: 2\nLand Sq Ft: 5,227\nStories: 1.0\nValue History\nYear\tLand\tBuilding\tTotal\n2025\t$36,000\t$193,000\t$81,000\n2024\t$38,000\t$116,000\t$217,000\nSales\nSale Date\tPrice\tDeed\tBook/Page\n9/2/2007\t$125,000\tWD\t878/56\n06/14/1992\t$74,000\tWD\t232/50',
    reads: {
      propertyAddress: '8779 East Riverside Terrace',
      city: 'Terre Haute',
      state: 'IN',
      bedrooms: '3',
      bathrooms: '2',
      squareFeet: '2196',
      lotSize: '5,227 sq ft',
      yearBuilt: '1950',
      garage: '2-car',
    },
  },
  {
    name: 'redfin: label: value',
    text: String.raw`1-844-759-7732
Buy ▾
Rent ▾
Sell ▾
Mortgage ▾
FOR SALE - ACTIVE
$44,900 Est. $305/mo
1 bd
1 baths
856 Sq. Ft.
211 W 66th Pl Apt 12, Shreveport, LA 71106
About this home
Big shade trees out back and a fenced yard for the dog. Close to the hospital, the interstate and grocery shopping.
Show less
Listed by Kyle Amador • Blue Heron Real Estate
Redfin last checked: 36 minutes ago
Source: MLS #4892615
Home facts
Time on Redfin: 34 days
HOA Dues: None
Property Type: Condo
Price/Sq.Ft.: $52
Parking: 2 garage spaces
Buyer's Agent Fee: 2.5% – 3%
Year Built: 1931, Renovated in 2019
Sale history
3/3/2026
Listed for sale
$44,900
+66%
$52/sqft
6/3/2001
Sold
$143,000`,
    reads: {
      propertyAddress: '211 W 66th Pl Apt 12',
      city: 'Shreveport',
      state: 'LA',
      zipCode: '71106',
      askingPrice: '44900',
      bedrooms: '1',
      bathrooms: '1',
      squareFeet: '856',
      yearBuilt: '1931',
      garage: '2-car',
      propertyType: 'condo',
    },
  },
  {
    name: 'auction site: non-breaking spaces',
    text: 'Foreclosure Homes\nBank Owned Homes\nNewly\u00a0Listed\nOnline Auction\n19001\u00a0County Road 248 Apt\u00a0C\nPittsburgh,\u00a0PA 15210\n2 Beds |\u00a01 Bath | 972 Sq. Ft.\nAsking\u00a0Price\n$145,900\nEvent ID: 7207\nEstimated Rental Value $1,970/mo\nEstimated\u00a0Debt:\u00a0$117,875\nAuction Starts\nMar 9, 10:00\u00a0AM\nAuction Ends\nMar 11, 2:15\u00a0PM\nProperty Details\nBroker\u00a0Commissions: No\nYear Built:\u00a01910\nAPN:\u00a0893-875-63\nProperty\u00a0Type: Condominium\nFinancing Considered: Cash\nCounty:\u00a0Garland\nTrustee Sale\u00a0#: TS-13-98715\nGarage:\u00a02-Car\nOccupancy\u00a0Status: Tenant-occupied\nProperty\u00a0Description\nStorm\u00a0door and gutters were added\u00a0last\u00a0fall. Remodeled in 2016 with quartz counters\u00a0and soft-close cabinets.\u00a0Termite\u00a0bond\u00a0is current\u00a0through\u00a0next year.\nNearby Assets\n$173,900\n5 beds 1 baths\u00a01,438 sq ft\n9624\u00a0Bellevue\u00a0Road,\u00a0Pittsburgh, PA 15210\n$105,900\n2 beds 2\u00a0baths 2,350 sq ft\n9671 97th Ave,\u00a0Pittsburgh, PA\u00a015210\n$124,900\n4 beds\u00a01\u00a0baths 2,228 sq\u00a0ft\n4464\u00a0Rolling Hills Rd, Pittsburgh,\u00a0PA 15210\n$90,800\n5 beds 2 baths\u00a01,262\u00a0sq ft\n5837 8th\u00a0Street, Pittsburgh,\u00a0PA\u00a015210',
    reads: {
      propertyAddress: '19001 County Road 248 Apt C',
      city: 'Pittsburgh',
      state: 'PA',
      zipCode: '15210',
      askingPrice: '145900',
      bedrooms: '2',
      bathrooms: '1',
      squareFeet: '972',
      yearBuilt: '1910',
      garage: '2-car',
      occupancy: 'Tenant-occupied',
      propertyType: 'condo',
    },
  },
  {
    name: 'zillow: typographic signs',
    text: String.raw`Back to search
Save
Share
Hide
More
$387,999
4
beds
1.5
ba
1,934
sqft
8141 North Whitfield St, Tampa, FL 33604
Est. payment:
$2,638/mo
What’s special
HARDWOOD FLOORS
COVERED PATIO
Comparable flips on this block have gone for $100k more. Termite bond is current through next year. Ask about our preferred lender’s 1% credit. Popular neighborhood that rarely has anything under $300k. Walls of built-in shelving in the study. No pool.
Show more
28 days
on Zillow
1,818
views
23
saves
Listed by:
Marcus Kessler 643-707-9917,
RE/MAX Advantage
Source: MLS GRID,MLS#: C7307669
Facts & features
Interior
Bedrooms & bathrooms
Bedrooms: 4
Bathrooms: 1.5
Full bathrooms: 1
1/2 bathrooms: 1
Primary bedroom
Level: First
Dimensions: 14 x 13
Features
Flooring: Carpet, Tile
Basement: None
Property
Parking
Total spaces: 2
Parking features: Driveway, Garage
Garage spaces: 2
Features
Has private pool: No
Lot
Size: 5,050 Square Feet
Details
Parcel number: 14463400051900
Special conditions: Standard
Construction
Type & style
Home type: Single Family
Materials
Brick, Vinyl Siding
Foundation: Slab
Roof: Composition
Utilities & green energy
Sewer: Municipal Sewer
Water: City
Community & neighborhood
Subdivision: Garfield Heights
Community features: Pool, Clubhouse
Financial & listing details
Price per square foot: $201/sqft
Tax assessed value: $384,648
Annual tax amount: $834
Date on market: 11/24/2026
Estimated market value
Zestimate®
$411,648
Estimated sales range
$400,648 – $423,648
Rent Zestimate® $2,510/mo
Nearby schools
GreatSchools rating
3/10
Garland High School
Grades: 9-12
Distance: 3.1 mi
5/10
Savannah Middle School
Grades: 6-8
Distance: 3.4 mi
6
Whitfield Elementary School
Public, K-4 • 0.9mi
279 students
Data last updated 03/04/2026 at 4:12 PM
Terms of Use
Equal Housing Opportunity
Condos for sale in Tampa`,
    reads: {
      propertyAddress: '8141 North Whitfield St',
      city: 'Tampa',
      state: 'FL',
      zipCode: '33604',
      askingPrice: '387999',
      bedrooms: '4',
      bathrooms: '1.5',
      squareFeet: '1934',
      lotSize: '5,050 sq ft',
      garage: '2-car',
      propertyType: 'single-family',
      septicSystem: 'city-sewer',
      pool: 'no',
    },
  },
  {
    name: 'mls tab columns: 3 pairs a line',
    text: 'Property Address:\t9541A Old Highway 15\tCity:\tSpringfield\tState/Prov:\tMA\nPostal Code:\t01109\tSubdiv:\tParkview Heights\tLiv SqFt:\t740/Public Records\nOfc Ph:\t(216) 896-2929\tSewer:\tPublic Sewer\tZoning:\tR-1\nFireplaces:\t1\tFlood Zone:\tX\tLot Desc:\tLevel, Few Trees\nList Price:\t$64,950\tTerms:\tCash, Conv\tLot SqFt:\t6,098\nTax ID:\t74-3811-195\t# Garage Sp:\t1\tUnfin Bsmt SF:\t563\nRemodel Yr:\t2011\tTot BR:\t2\tBasement:\tFull, Unfinished\nYr Built:\t1982\tComp:\t2.5%\tType:\tManufactured\nStatus:\tA\tMLS #:\tC7277297\nRemarks:\tBig shade trees out back and a fenced yard for the dog. Residents enjoy the community pool and clubhouse. ARV is around $151,950. City water and city sewer. Remodeled in 2016 with quartz counters and soft-close cabinets.',
    reads: {
      propertyAddress: '9541A Old Highway 15',
      city: 'Springfield',
      state: 'MA',
      zipCode: '01109',
      askingPrice: '64950',
      bedrooms: '2',
      squareFeet: '740',
      lotSize: '6,098 sq ft',
      yearBuilt: '1982',
      garage: '1-car',
      propertyType: 'mobile-home',
      septicSystem: 'city-sewer',
    },
  },
  {
    name: 'trulia: CRLF',
    text: String.raw`Buy
Rent
Mortgage
Saved Homes
Saved Searches
Sign up or Log in
17 Birch Blvd N
New Castle, Pennsylvania 16101
$206,900
3 Beds
3 Baths
1,170 sqft
Description
The yard has plenty of room to spread out. Brick on all sides, low maintenance. A short drive to the Air Force base. The previous buyer's financing fell through, their loss is your gain. Wood-burning fireplace in the living room.
Read More
Home Highlights
Parking
Off Street
Home Type
Single Family
Year Built
1923
HOA
None
A/C
Central
Listed
57 Days Ago
Price/Sqft
$177
Living Area
1,170 sqft
Similar Homes You May Like
Pending
$228,900
3bed
1bath
1,251sqft
0.18acre lot
892 Highland Blvd, New Castle, PA 16101
Pending
$280,800
4bed
2.5bath
949sqft
0.21acre lot
97 Price Hill Ave, New Castle, PA 16101`,
    reads: {
      propertyAddress: '17 Birch Blvd N',
      city: 'New Castle',
      state: 'PA',
      zipCode: '16101',
      askingPrice: '206900',
      bedrooms: '3',
      bathrooms: '3',
      squareFeet: '1170',
      yearBuilt: '1923',
      propertyType: 'single-family',
    },
  },
  {
    name: 'realtor.com: glued',
    text: 'Advertise on Realtor.com\nBuy\nSell\nRent\nMortgage\nFind Realtors®\nSign up\nLog in\nFor Sale\n$192,000\n3bed\n1bath\n2,259sqft\n1117 S Kingshighway Trl, Portland, OR 97233\nView on Map\nCommute time\nAdd a commute\nTime on Realtor.com\n28 days\nProperty type\nSingle Family\nPrice per sq ft\n$85\nGarage\n2 Cars\nYear built\n2007\nDescription\nPopular neighborhood that rarely has anything under $300k. Appraised in 2021, ask for a copy of the report. Just minutes from downtown and the lake. The backyard has an inground pool with a new pump. On septic with city water. Ceiling fans throughout and fresh paint in a neutral gray.\nShow more\nListed By Marcus Tran\nBedrooms\nBathrooms\nTotal Bathrooms: 1\nHeating and Cooling\nCooling Features: Central Air\nGarage and Parking\nGarage Spaces: 2\nParking Features: Driveway\nPool Features: Private, In Ground\nSewer: Conventional Septic\nWater Source: Public\nSource Property Type: Residential\nParcel Number: 432406716\nAnnual Tax: $2,811\nHome value\nEstimated values\nCollateral Analytics\n$194,395\nQuantarium\n$200,595\nProperty history\n3/6/2026\tListed for sale\t$192,000\t+35%\t$85/sqft\n1/19/2003\tSold\t$75,000\nMonthly payment\nPrincipal & interest $1,358\nProperty tax $93\nHome insurance $140\nDown payment $38,400\nSchools\n9/10\nLincoln Elementary School\nGrades: K-5\nDistance: 3.9 mi\n2\nDogwood Middle School\nPublic, 6-8 • 2.9mi\n719 students\nWoodland High School\nGrades 9-12\nGreatSchools Rating 8\n0.7 mi',
    reads: {
      propertyAddress: '1117 S Kingshighway Trl',
      city: 'Portland',
      state: 'OR',
      zipCode: '97233',
      askingPrice: '192000',
      bedrooms: '3',
      bathrooms: '1',
      squareFeet: '2259',
      yearBuilt: '2007',
      garage: '2-car',
      propertyType: 'single-family',
      septicSystem: 'septic',
      pool: 'yes',
    },
  },
  {
    name: 'county assessor page: colons',
    text: 'Property Search\nOwner Search\nSales Search\nPrint\nReport: 88-319\nParcel Number\t18-5953-810-52\nOwner Name: BRANDT KYLE\nSitus Address: 8886 SE Bath Rd, New Braunfels, TX 78130\nMailing Address: 3352 HOLLOWAY ST, CHICAGO, IL 60611\nLegal Description: LOT 38 BLK 22 SEMINOLE ADDN\nImprovement Details\nYear Built: 1945\nBeds: 4\nHeat: Forced Air\nLiving Area: 2,119\nBathrooms (Full/Half): 3/1\nAcres: 0.21\nGross Area: 3,006\nCondition: Average\nOpen Porch: 114\nRemodeled: 2004\nEffective Year Built: 1956',
    reads: {
      propertyAddress: '8886 SE Bath Rd',
      city: 'New Braunfels',
      state: 'TX',
      zipCode: '78130',
      bedrooms: '4',
      bathrooms: '3.5',
      squareFeet: '2119',
      lotSize: '0.21 acres',
      yearBuilt: '1945',
    },
  },
  {
    name: 'realtor.com: on lines',
    text: String.raw`Brokered by Cornerstone Homes & Land
Active
$431,500
Est. $2,934/mo
5
bed
2
bath
0.3
acre lot
6X Monroe Lane, Ocala, FL 34470
View on Map
Commute time
Add a commute
44 days
Time on Realtor.com
Single family
Property type
2 Cars
Garage
1977
Year built
Description
A short drive to the Air Force base. Title is open at the seller's closing company. Est. repairs $80k. Drive by first, then call for a time to go inside. Walls of built-in shelving in the study. A 10x12 shed in the back stays with the home. Do not disturb the neighbors.
Show more
Bedrooms
Bedrooms: 5
Bathrooms
Full Bathrooms: 2
Heating and Cooling
Cooling Features: Central Air
Garage and Parking
Garage Spaces: 2
Parking Features: Driveway
Sewer: Septic Tank
Water Source: Public
Source Property Type: Residential
Parcel Number: 663468116
Annual Tax: $4,640
Home value
Estimated values
Collateral Analytics
$430,990
Quantarium
$437,190
Monthly payment
Principal & interest $2,249
Property tax $303
Home insurance $111
Down payment $86,300
Schools
Arlington Middle School
Grades 6-8
GreatSchools Rating 9
0.4 mi
5
Larkspur Elementary School
Public, PK-5 • 0.5mi
1850 students
Nearby homes for sale
For Sale
$519,400
4bed
2.5bath
2,591sqft
1.1acre lot
807 95th St, Ocala, FL 34470
House for sale
$381,400
2bed
2.5bath
2,248sqft
1.1acre lot
2785 Chestnut Avenue, Ocala, FL 34470
New - 3 hours ago
$447,500
3bed
2bath
1,793sqft
1.1acre lot
17430 Brookside Trl, Ocala, FL 34470`,
    reads: {
      propertyAddress: '6X Monroe Lane',
      city: 'Ocala',
      state: 'FL',
      zipCode: '34470',
      askingPrice: '431500',
      bedrooms: '5',
      bathrooms: '2',
      lotSize: '0.3 acres',
      yearBuilt: '1977',
      garage: '2-car',
      propertyType: 'single-family',
      septicSystem: 'septic',
      estimatedRepairCost: '80000',
    },
  },
  {
    name: 'mls full sheet abbreviated: several pairs a line, ragged indents',
    text: String.raw`  MLS#: 52280759   Status: Active 
   Address: 11368 Riverside Way, Portland, ME 04103  
 Remodel Yr: 2012   Lic #: 118226
   Elem: Harding   Tot Bths: 2.5   LP/SqFt: $250.99   Flood Zone: X 
Foundation: Slab   Beds: 2
   Total Rooms: 8   Comp: 2.5%
 SqFt: 1193 sqft   Garage: No   Mapsco: 26A   Roof Yr: 2019 
  Swr: Septic   L/Price: $298,000 
 High: Highland HS   Yr Blt: 1920/Public Records 
Remarks: Repairs estimated at $55,000. Wood-burning fireplace in the living room. EMD of $5,000 due within 24 hours. Original hardwoods are hiding under the carpet in the front rooms. No garage, but plenty of driveway. 
List Office: HomeSmart Partners   Ph: 915-393-0748   Agent: Luz Mayfield `,
    reads: {
      propertyAddress: '11368 Riverside Way',
      city: 'Portland',
      state: 'ME',
      zipCode: '04103',
      askingPrice: '298000',
      bedrooms: '2',
      bathrooms: '2.5',
      squareFeet: '1193',
      yearBuilt: '1920',
      garage: 'none',
      septicSystem: 'septic',
      estimatedRepairCost: '55000',
    },
  },
  {
    name: "broker's site: label glued",
    text: String.raw`Home
Search Listings
Buyers
Sellers
Our Team
Blog
Contact
Call (419) 829-9081
431B N. Highland St.
Fresno, CA 93702
$147,950
Map View
MLS® # CV4743393
26 Photos
Living Area1,277
Lot Size10,019 sq ft
Year Built1958
Total Bedrooms3
Taxes$5,411 (2025)
Bathrooms1
CountyMaple
SewerSeptic
Remarks
A 10x12 shed in the back stays with the home. Electrical panel updated to 200 amps in 2015. Solid bones and a lot of house for the money. A short drive to the Air Force base. Refrigerator, washer and dryer convey at no value.
Listing courtesy of Denise Kessler, HomeSmart Partners, (419) 829-9081
HomeSmart Partners
4083 Marigold Blvd, Suite 340, Fresno, CA 93702
Similar Listings
$175,850 5 Beds | 2 Baths | 2,027 Sq. Ft.
6471 Ashby Street, Fresno, CA 93702
MLS# 70120451
$181,850 2 Beds | 3 Baths | 2,808 Sq. Ft.
4488 Denver Ave, Fresno, CA 93702
MLS# 14528911
$180,850 4 Beds | 1 Baths | 1,007 Sq. Ft.
611 Cedar Bluff Ln, Fresno, CA 93702
MLS# 76457736
$208,950 4 Beds | 1 Baths | 1,097 Sq. Ft.
8837 74th St, Fresno, CA 93702
MLS# 61144790
Mortgage calculator
Condos for sale in Fresno
IDX information is provided exclusively for personal, non-commercial use`,
    reads: {
      propertyAddress: '431B N. Highland St.',
      city: 'Fresno',
      state: 'CA',
      zipCode: '93702',
      askingPrice: '147950',
      bedrooms: '3',
      bathrooms: '1',
      squareFeet: '1277',
      lotSize: '10,019 sq ft',
      yearBuilt: '1958',
      septicSystem: 'septic',
    },
  },
  {
    name: 'realtor.com: on lines',
    text: 'Back to results\nSave\nShare\nHide\nActive\n$112,000\n4\nbed\n2.5\nbath\n1,087\nsqft\n12460 Cleveland Rd, Phoenix, AZ 85033\nView on Map\nCommute time\nAdd a commute\n37 days\nTime on Realtor.com\nSingle family\nProperty type\n$103\nPrice per sq ft\n1905\nYear built\nProperty details\nA short drive to the Air Force base. Residents enjoy the community pool and clubhouse. Seller has never lived in the property, no disclosures available. Comparable flips on this block have gone for $100k more. There is no garage.\nShow more\nBedrooms\nBedrooms: 4\nBathrooms\nFull Bathrooms: 2\nHalf Bathrooms: 1\nHeating and Cooling\nCooling Features: Central Air\nGarage and Parking\nGarage Spaces: 0\nParking Features: Driveway\nPool Features: No\nWater Source: Public\nSource Property Type: Residential\nParcel Number: 949808045\nAnnual Tax: $2,853\nHome value\nEstimated values\nCollateral Analytics\n$119,229\nQuantarium\n$125,429\nProperty history\n3/13/2026\tListed for sale\t$112,000\t+54%\t$103/sqft\n11/5/2009\tSold\t$122,000\nSchools\n2/10\nElmhurst Middle School\nGrades: 6-8\nDistance: 1.6 mi\n3\nLinden High School\nPublic, 9-12 • 2.4mi\n727 students',
    reads: {
      propertyAddress: '12460 Cleveland Rd',
      city: 'Phoenix',
      state: 'AZ',
      zipCode: '85033',
      askingPrice: '112000',
      bedrooms: '4',
      bathrooms: '2.5',
      squareFeet: '1087',
      yearBuilt: '1905',
      garage: 'none',
      propertyType: 'single-family',
      pool: 'no',
    },
  },
  {
    name: 'portal en español: as usual',
    text: String.raw`En venta
Guardar
Compartir
18727 Gravois Road, Buffalo, NY 14215
Precio: $269,000
Recámaras: 4
Baños: 2
Pies cuadrados: 2,225
Año: 1948
Pago mensual estimado: $2,148
HOA: $186 al mes
Llame hoy para una cita.
(772) 874-8482`,
    reads: {
      propertyAddress: '18727 Gravois Road',
      city: 'Buffalo',
      state: 'NY',
      zipCode: '14215',
      askingPrice: '269000',
      bedrooms: '4',
      bathrooms: '2',
      squareFeet: '2225',
      yearBuilt: '1948',
    },
  },
  {
    name: 'auction site: as usual',
    text: String.raw`Residential
Commercial
Resources
Log In
Sign Up
Foreclosure Sale
104 Birch Cv
Lincoln, NE 68503
3 Beds
2.5 ba
1,291 Sq. Ft.
Opening bid to be announced
Event ID: 9688
Buyer's Premium 5% or $2,500 minimum
Auction Starts
Mar 9, 10:00 AM
Auction Ends
Mar 11, 2:15 PM
Property Details
County: Cherokee
Property Type: Manufactured Home
APN: 744-144-76
Year Built: 2019
Property Occupancy: Vacant
Financing Considered: Cash
Trustee Sale #: TS-18-13775
Broker Commissions: Yes
Property Description
Remodeled in 2016 with quartz counters and soft-close cabinets. Large laundry room with a utility sink and pantry shelving.`,
    reads: {
      propertyAddress: '104 Birch Cv',
      city: 'Lincoln',
      state: 'NE',
      zipCode: '68503',
      bedrooms: '3',
      bathrooms: '2.5',
      squareFeet: '1291',
      yearBuilt: '2019',
      occupancy: 'Vacant',
      propertyType: 'mobile-home',
    },
  },
  {
    name: 'realtor.com: on lines',
    text: 'Back to results\nSave\nShare\nHide\nFor Sale\n$470,999\n3\nbed\n1\nbath\n2,238\nsqft\n10,019\nsqft lot\n7308 Walnut Circle, Rome, GA 30161\nTime on Realtor.com\n25 days\nPrice per sq ft\n$210\nYear built\n1968\nProperty details\nPlumbing has been redone with PEX. Walls of built-in shelving in the study. Tax appraisal is $480,214.\nShow more\nProperty history\n3/12/2026\tPrice change\t$470,999\t-1.0%\t$210/sqft\n1/25/2026\tListed for sale\t$490,999\t+83%\t$219/sqft\n7/6/2013\tSold\t$63,000\nSchools\n4/10\nProspect High School\nGrades: 9-12\nDistance: 2.3 mi',
    reads: {
      propertyAddress: '7308 Walnut Circle',
      city: 'Rome',
      state: 'GA',
      zipCode: '30161',
      askingPrice: '470999',
      bedrooms: '3',
      bathrooms: '1',
      squareFeet: '2238',
      lotSize: '10,019 sq ft',
      yearBuilt: '1968',
    },
  },
  {
    name: 'realtor.com: on lines',
    text: 'Back to results\nSave\nShare\nHide\nFor Sale\n$498,000\nEst. $3,386/mo\n3\nbed\n2\nbath\n1,561\nsqft\n1.2\nacre lot\n97 Carver Ct, Fort Worth, TX 76110\nTime on Realtor.com\n27 days\nProperty type\nSingle family\nPrice per sq ft\n$319\nGarage\n1 Car\nYear built\n1942\nProperty details\nSold as-is, where-is; seller will make no repairs. Solid bones and a lot of house for the money. Private pool was resurfaced in 2020. Survey and elevation certificate are in the documents tab. Tax appraisal is $486,583. One car garage with a workbench.\nShow more\nBedrooms\nBedrooms: 3\nBathrooms\nFull Bathrooms: 2\nHeating and Cooling\nCooling Features: Central Air\nGarage and Parking\nGarage Spaces: 1\nParking Features: Driveway\nPool Features: Private, In Ground\nWater Source: Public\nSource Property Type: Residential\nParcel Number: 334633309\nAnnual Tax: $3,451\nProperty history\n3/27/2026\tPrice change\t$498,000\t-6.1%\t$319/sqft\n1/25/2026\tListed for sale\t$508,000\t+41%\t$325/sqft\n8/9/2003\tSold\t$81,000\nNearby homes for sale\nFor Sale\n$566,000\n4bed\n3bath\n1,677sqft\n1.1acre lot\n16 Bath Street, Fort Worth, TX 76110\nHouse for sale\n$485,000\n4bed\n3bath\n2,257sqft\n0.18acre lot\n820 8th Pl, Fort Worth, TX 76110\nHouse for sale\n$545,900\n2bed\n3bath\n2,843sqft\n0.21acre lot\n18860 Garfield St, Fort Worth, TX 76110\nHouse for sale\n$582,000\n2bed\n1bath\n2,843sqft\n1.1acre lot\n336 Charlotte St, Fort Worth, TX 76110\nCondos for sale in Fort Worth\n© 2026 RE/MAX Advantage. All rights reserved.\nEqual Housing Opportunity\nAbout Us',
    reads: {
      propertyAddress: '97 Carver Ct',
      city: 'Fort Worth',
      state: 'TX',
      zipCode: '76110',
      askingPrice: '498000',
      bedrooms: '3',
      bathrooms: '2',
      squareFeet: '1561',
      lotSize: '1.2 acres',
      yearBuilt: '1942',
      garage: '1-car',
      propertyType: 'single-family',
      pool: 'yes',
    },
  },
  {
    name: 'zillow: as usual',
    text: String.raw`Skip main navigation
Buy
Rent
Sell
Get a mortgage
Find an Agent
$185,999
3
beds
1
ba
1,265
sqft
8223 East Holloway Ct, Chattanooga, TN 37404
Request a tour
as early as today at 5:00 pm
Contact agent
Townhouse
Built in 1995
10,019 Square Feet Lot
$199,248 Zestimate®
$147/sqft
$178/mo HOA
What's special
CORNER SITE
HARDWOOD FLOORS
HOA dues are $273 per month. New water heater (2022), new windows (2018). Showings by appointment, use the lockbox code sent by text. Storm door and gutters were added last fall. Refrigerator, washer and dryer convey at no value. Private pool was resurfaced in 2020. Appraised in 2021, ask for a copy of the report.
25 days on Zillow
|
300 views
|
27 saves
Listed by:
Priya Odom (419) 677-2170,
Keystone Premier Properties
Source: Stellar MLS,MLS#: 91025677
Facts & features
Interior
Bedrooms & bathrooms
Bathrooms: 1
Full bathrooms: 1
Interior area
Total interior livable area: 1,265 sqft
Property
Parking
Total spaces: 2
Parking features: Driveway, Garage
Garage spaces: 1
Features
Pool features: Private, In Ground
Lot
Size: 10,019 Square Feet
Details
Parcel number: 44434400091300
Special conditions: Standard
Construction
Type & style
Home type: Townhouse
Materials
Brick, Vinyl Siding
Foundation: Slab
Roof: Composition
Condition
Year built: 1995
Utilities & green energy
Water: Private Well
Community & neighborhood
Subdivision: Dallas Estates
Financial & listing details
Price per square foot: $147/sqft
Tax assessed value: $144,248
Annual tax amount: $1,736
Date on market: 11/26/2026
Estimated market value
Zestimate®
$199,248
Estimated sales range
$188,248 - $211,248
Rent Zestimate® $2,220/mo
Nearby schools
GreatSchools rating
9
Price Elementary School
Public, K-5 • 2.8mi
701 students
2/10
Bath High School
Grades: 9-12
Distance: 3.9 mi
You might also like
$199,899
5 bds
2.5 ba
1,995 sqft
- House for sale
4426 Walnut Ln, Chattanooga, TN 37404
$259,899
2 bds
2.5 ba
2,745 sqft
- House for sale
6196 Madison Ave, Chattanooga, TN 37404`,
    reads: {
      propertyAddress: '8223 East Holloway Ct',
      city: 'Chattanooga',
      state: 'TN',
      zipCode: '37404',
      askingPrice: '185999',
      bedrooms: '3',
      bathrooms: '1',
      squareFeet: '1265',
      lotSize: '10,019 sq ft',
      yearBuilt: '1995',
      garage: '1-car',
      propertyType: 'townhouse',
      pool: 'yes',
    },
  },
  {
    name: 'mls grid: headings over figures, non-breaking spaces',
    text: 'MLS# 3036665 \u00a0Active\n32\u00a0Holloway Avenue, Apt\u00a036,\u00a0Detroit,\u00a0MI\u00a048227\nYr Built\t$/SqFt\tGarage Spaces\tDOM\tSqFt\tBeds\tBaths\n1931\t$265\t1\t88\t1,405\t3\t2\nProperty Type: Residential - Townhouse\nDescription: EMD of $5,000 due within\u00a024 hours. Large\u00a0laundry room with a utility sink and pantry shelving. Long-time family home, first\u00a0time\u00a0on\u00a0the market in decades. Close to the hospital, the interstate and grocery shopping.\nCourtesy\u00a0of Keller\u00a0Williams Metro',
    reads: {
      propertyAddress: '32 Holloway Avenue, Apt 36',
      city: 'Detroit',
      state: 'MI',
      zipCode: '48227',
      bedrooms: '3',
      bathrooms: '2',
      squareFeet: '1405',
      yearBuilt: '1931',
      garage: '1-car',
      propertyType: 'townhouse',
    },
  },
  {
    name: 'spreadsheet vertical: with index column',
    text: String.raw`1 | Address | 980 Elmhurst Dr Unit 2
2 | City | Clarksville
3 | State | TN
4 | Zip | 37042
5 | List Price | $78,500
6 | Zoning | R-3
7 | Private Pool | No
8 | Sewer | Public Sewer
9 | Garage | No
10 | Occupant Type | Tenant Occupied
11 | Year Built | 1895 / Assessor
12 | CDOM | 141
13 | # Bedrooms | 3
14 | Flood Zone | X
15 | Apx Acres | 0.14
16 | Show | Lockbox, call 762-750-7030
17 | Roof Yr | 2013
18 | Bathrooms Total | 1
19 | Above Grade Finished Area | 1,281 sqft`,
    reads: {
      propertyAddress: '980 Elmhurst Dr Unit 2',
      city: 'Clarksville',
      state: 'TN',
      zipCode: '37042',
      askingPrice: '78500',
      bedrooms: '3',
      bathrooms: '1',
      squareFeet: '1281',
      lotSize: '0.14 acres',
      yearBuilt: '1895',
      garage: 'none',
      occupancy: 'Tenant-occupied',
      septicSystem: 'city-sewer',
      pool: 'no',
    },
  },
  {
    name: 'redfin: value over label',
    text: String.raw`1-844-759-7732
Buy ▾
Rent ▾
Sell ▾
Mortgage ▾
HOT HOME
10587 Gravois Circle,
Huntsville, AL 35810
$282,000
Est. $1,918/mo
Get pre-approved
3 beds
1,613 sq ft
About this home
Comparable flips on this block have gone for $100k more. ARV is around $416,000. Large laundry room with a utility sink and pantry shelving.
Show more
Listed by Omar Odom • Redbird Realty Group
Redfin last checked: 30 minutes ago
Source: MLS #3080283
Home highlights
Single-family
Property Type
12 days
Time on Redfin
$270/mo
HOA Dues
1998
Year Built
$175
Price/Sq.Ft.
2.5% – 3%
Buyer's Agent Fee
2 garage spaces
Parking
Sale history
3/27/2026
Listed for sale
$282,000
+80%
$175/sqft
12/26/2009
Sold
$134,000
Climate risks
Flood Factor - Minimal
Walk Score®
17/100
Bike Score®
12/100
Nearby recently sold homes
99 45th Pl, Huntsville, AL 35810
$293,000 · 2 bd · 2.5 ba · 914 sqft
368 64th St, Huntsville, AL 35810
$247,900 · 3 bd · 1 ba · 2,649 sqft
3830 Highland Road, Huntsville, AL 35810
$307,000 · 4 bd · 1 ba · 1,317 sqft`,
    reads: {
      propertyAddress: '10587 Gravois Circle',
      city: 'Huntsville',
      state: 'AL',
      zipCode: '35810',
      askingPrice: '282000',
      bedrooms: '3',
      squareFeet: '1613',
      yearBuilt: '1998',
      garage: '2-car',
      propertyType: 'single-family',
    },
  },
  {
    name: 'mls agent one-page: slashes',
    text: String.raw`227 Bellevue Ln, Columbus, GA 31903
LP: $390,999 // 4 BR, 3 BA // Slab // 2 car gar // Lockbox
Lot: 13,702 sf // 1,591 sq. ft. // DOM 88 // MLS 44797178 // Yr Blt 1988 // Residential - Single Family
Comparable flips on this block have gone for $100k more. Investors, bring your contractor and see what this one could be.
Pics photos.app.goo.gl/dwyvdo7G6yry52eSd
LA: Patty Mayfield 700.908.4899`,
    reads: {
      propertyAddress: '227 Bellevue Ln',
      city: 'Columbus',
      state: 'GA',
      zipCode: '31903',
      askingPrice: '390999',
      bedrooms: '4',
      bathrooms: '3',
      squareFeet: '1591',
      lotSize: '13,702 sq ft',
      yearBuilt: '1988',
      garage: '2-car',
      propertyType: 'single-family',
      photoLinks: 'https://photos.app.goo.gl/dwyvdo7G6yry52eSd',
    },
  },
  {
    name: 'homes.com: non-breaking spaces',
    text: "Homes.com\nFor Sale\nFor\u00a0Rent\nSold\nAgents\nNeighborhoods\n178 Prospect Dr\nMilwaukee, WI 53206\n$204,500\nEstimated\u00a0payment $1,391/mo\n2 Beds\n1 Baths\n1,180 Sq\u00a0Ft\n$173 Price\u00a0per Sq Ft\nHighlights\nFireplace\nEat-In\u00a0Kitchen\nOpen Floorplan\nAbout This\u00a0Home\n2-car\u00a0garage\u00a0and a wide driveway.\u00a0A 10x12 shed in the back stays\u00a0with the home. The\u00a0previous buyer's\u00a0financing fell through, their loss is your\u00a0gain. The yard has plenty of\u00a0room to spread out. Private\u00a0pool was\u00a0resurfaced in 2020. Walls of built-in shelving in the study. Do\u00a0not disturb the neighbors.\u00a0Needs\u00a0TLC,\u00a0priced accordingly.\nListing Agent\nBob\u00a0Okafor\nKeller Williams Metro\nPhone: (204) 327-0860\nLicense\u00a0#433259\nHome Details\nYear Built\n1914\nLot\u00a0Details\nLot Size: 6,098\u00a0Square\u00a0Feet\nParking\n2\u00a0Car Attached\u00a0Garage\nInterior Spaces\n2-Story Property\n1 Full Bathroom\nUtilities\nCentral Air\nSewer -\u00a0Public\nOutdoor\u00a0Features\nPrivate Pool\nListing\u00a0and Financial\u00a0Details\nAssessor\u00a0Parcel Number 649-779-92\nTax\u00a0Year\u00a02024\nHome Values in the\u00a0Area\nAverage Home Value in this Area\n$222,470\nNearby Homes\n$203,500\n4 beds\u00a01 baths 2,728\u00a0sq\u00a0ft\n244 47th St,\u00a0Milwaukee,\u00a0WI 53206\n$191,500\n2 beds 2 baths 2,833\u00a0sq ft\n16828 96th\u00a0Ave, Milwaukee, WI 53206\n$216,400\n2 beds 1\u00a0baths\u00a01,510 sq\u00a0ft\n822\u00a0Chestnut Ave,\u00a0Milwaukee, WI 53206\n$254,500\n5 beds\u00a02 baths 1,070 sq ft\n86 Lexington St, Milwaukee, WI 53206",
    reads: {
      propertyAddress: '178 Prospect Dr',
      city: 'Milwaukee',
      state: 'WI',
      zipCode: '53206',
      askingPrice: '204500',
      bedrooms: '2',
      bathrooms: '1',
      squareFeet: '1180',
      lotSize: '6,098 sq ft',
      yearBuilt: '1914',
      garage: '2-car',
      septicSystem: 'city-sewer',
      pool: 'yes',
    },
  },
  {
    name: 'trulia: as usual',
    text: 'Local Information\nMap\nSchools\nCrime\nShop & Eat\n13359 Bath Dr\nColumbus, OH 43211\n$295,000\n3 Beds | 1 Bath | 2,122 sqft | 7,753 sqft lot\nAbout This Home\nNeeds TLC, priced accordingly. Attic has a floored storage area of 300 sq ft. Split plan with the primary suite on its own side of the house. City water and city sewer. Roof was replaced in 2019 and the HVAC in 2021. Information is deemed reliable but not guaranteed. Investors, bring your contractor and see what this one could be. Market rent is about $900 a month.\nRead More\nHome Highlights\nParking: Off Street\nProperty Type: SFR\nYear Built: 1984\nHOA: None\nA/C: Central\nListed: 7 Days Ago\nPrice/Sqft: $139\nLiving Area: 2,122 sqft\nSewer: Public Sewer\nPrice History for this home\nDate\tPrice\tEvent\n3/9/2026\tPrice change\t$295,000\t-3.1%\t$139/sqft\n1/14/2026\tListed for sale\t$305,000\t+72%\t$144/sqft\n10/23/2015\tSold\t$73,000\nCrime\nLowest\nWalkable to groceries\n78%',
    reads: {
      propertyAddress: '13359 Bath Dr',
      city: 'Columbus',
      state: 'OH',
      zipCode: '43211',
      askingPrice: '295000',
      bedrooms: '3',
      bathrooms: '1',
      squareFeet: '2122',
      lotSize: '7,753 sq ft',
      yearBuilt: '1984',
      propertyType: 'single-family',
      septicSystem: 'city-sewer',
    },
  },
  {
    name: 'zillow: as usual',
    text: "See all 53 photos\n$175,000\n2\nbeds\n2\nbaths\n11216 S Sunset Ct #50, Gary, IN 46408\nEst.: $1,190/mo\nGet pre-qualified\nBuilt in 1958\n$180,848 Zestimate®\n$-- HOA\nWhat's special\nHARDWOOD FLOORS\nFENCED BACKYARD\nOffers will be reviewed Monday at 5 p.m. Remodeled in 2016 with quartz counters and soft-close cabinets. Survey and elevation certificate are in the documents tab. The yard has plenty of room to spread out. There is room for a pool. Tall ceilings, transom windows and heart pine floors.\n6 days\non Zillow\n1,763\nviews\n53\nsaves\nListed by:\nKyle Mayfield 245.452.8545,\neXp Realty LLC\nSource: MLS GRID,MLS#: 59511022\nFacts & features\nInterior\nBedrooms & bathrooms\nBedrooms: 2\nBathrooms: 2\nFull bathrooms: 2\nProperty\nParking\nTotal spaces: 2\nParking features: Driveway, Garage\nGarage spaces: 2\nDetails\nParcel number: 76958400080900\nSpecial conditions: Standard\nConstruction\nType & style\nMaterials\nBrick, Vinyl Siding\nFoundation: Slab\nRoof: Composition\nCondition\nYear built: 1958\nUtilities & green energy\nWater: Public\nCommunity & neighborhood\nSubdivision: Winthrop Heights\nFinancial & listing details\nTax assessed value: $145,848\nAnnual tax amount: $864\nDate on market: 6/6/2025\nEstimated market value\nZestimate®\n$180,848\nEstimated sales range\n$169,848 - $192,848\nRent Zestimate® $2,430/mo\nPrice history\nDate\tEvent\tPrice\n3/15/2026\tListed for sale\t$175,000\t+66%\t$189/sqft\n2/6/2015\tSold\t$58,000\nNearby homes\n$261,900\n3 bds\n2 ba\n1,986 sqft\n- House for sale\n7511 Ridgecrest Pkwy, Gary, IN 46408\n$238,000\n4 bds\n2.5 ba\n1,631 sqft\n- House for sale\n1442 58th Ave, Gary, IN 46408\n$257,900\n4 bds\n2 ba\n2,541 sqft\n- House for sale\n164 Bear Creek Ave, Gary, IN 46408\nIDX information is provided exclusively for personal, non-commercial use\nEqual Housing Opportunity\nMortgage calculator\nBack to search\nData last updated 03/04/2026 at 4:12 PM\nReport problem with listing",
    reads: {
      propertyAddress: '11216 S Sunset Ct #50',
      city: 'Gary',
      state: 'IN',
      zipCode: '46408',
      askingPrice: '175000',
      bedrooms: '2',
      bathrooms: '2',
      yearBuilt: '1958',
      garage: '2-car',
    },
  },
  {
    name: 'csv with heading: semicolons, 4 rows',
    text: String.raw`Occupied;APN;Bths;Addr;City;ARV;ST;Zip Code;Bd;Yr Blt;Garage Spaces;Bldg SqFt;List Price;Property Type;Taxes;Lot Size;Roof Year
Tenant;252-58;2;17181 Crestwood Rd;Stone Mountain;$208,900;GA;30083;2;1897;2;785;;Single Family;$2011;;2022
Vacant;844-52;1;7181 Tyler Place;Stone Mountain;$407,000;GA;30083;3;1996;None;1934;288K;Single Family;$688;3,201 sqft;2016
Vacant;785-91;2;867 North Richmond Drive;Stone Mountain;$1,520,000;GA;30083;3;2006;2;1,823;$1,450,000;Manufactured Home;$3384;8,116 sqft;2015
Vacant;518-75;1;35 Jackson Boulevard;Stone Mountain;$214,000;GA;30083;1;1968;1;963;$161k;Single Family;$2192;3,113 sqft;2018`,
    reads: {
      propertyAddress: '17181 Crestwood Rd',
      city: 'Stone Mountain',
      state: 'GA',
      zipCode: '30083',
      bedrooms: '2',
      bathrooms: '2',
      squareFeet: '785',
      yearBuilt: '1897',
      garage: '2-car',
      occupancy: 'Tenant-occupied',
      propertyType: 'single-family',
    },
  },
  {
    name: 'auction site: as usual',
    text: String.raw`Residential
Commercial
Resources
Log In
Sign Up
Foreclosure Sale
661 Dallas Blvd Unit 840
St. Joseph, MO 64501
4 Beds
1 Bath
1,511 Sq. Ft.
Asking Price
$160,950
After Repair Value: $224,451
Buyer's Premium 5% or $2,500 minimum
Earnest Money Deposit: 5% or $2,500
Auction ends in 2d 04:11:09
Property Details
Broker Commissions
No
APN
931-974-92
Garage
Attached, 1 Car
Year Built
1981
County
Willow
Property Type
Residential - Townhouse
Sewer
Public Sewer
Trustee Sale #
TS-21-13173
Occupancy
Owner Occupied
Financing Considered
Cash
Lot Size
0.5 Acre(s)
Similar Auctions
$105,950
4 beds 3 baths 2,745 sq ft
45 Monroe Ave, St. Joseph, MO 64501
$250,950
4 beds 2 baths 1,531 sq ft
16635 Indian Trail Drive, St. Joseph, MO 64501
$247,850
4 beds 3 baths 1,858 sq ft
10375 Two Notch St, St. Joseph, MO 64501`,
    reads: {
      propertyAddress: '661 Dallas Blvd Unit 840',
      city: 'St. Joseph',
      state: 'MO',
      zipCode: '64501',
      askingPrice: '160950',
      bedrooms: '4',
      bathrooms: '1',
      squareFeet: '1511',
      lotSize: '0.5 acres',
      yearBuilt: '1981',
      garage: '1-car',
      occupancy: 'Owner-occupied',
      propertyType: 'townhouse',
      septicSystem: 'city-sewer',
    },
  },
  {
    name: 'mls full sheet: several pairs a line',
    text: '360 Property View\n275 N. Maple Dr, Chicago, IL 60628\nUnfin Bsmt SF: 937\tTotal Rooms: 7\tYear Built: 1951 / Assessor\nDOM: 55\tTax ID: 76-1229-971\tGar Dim: 22x21\nFireplaces: 0\tShow: Lockbox, call 890-393-2760\nProperty Sub Type: Single Family Residence\tLA: Nadia Mayfield\tTotal Bedrooms: 2\tTotal Living SqFt: 911\nLic #: 443641\tMapsco: 83A\tHalf Bathrooms: 1\tPrice: $57,500\nFull Bathrooms: 1\tFlood Zone: X\tLot Size: 5 Acre(s)\nSewer: Septic System\tGarage Spaces: 2\nList Date: 9/17/2025\tTaxes: $3,054 / 2025\nElem: Seminole\nProp Desc: On septic with city water. Electrical panel updated to 200 amps in 2015. 2-car garage and a wide driveway. Foundation was leveled in 2014 with a transferable warranty.',
    reads: {
      propertyAddress: '275 N. Maple Dr',
      city: 'Chicago',
      state: 'IL',
      zipCode: '60628',
      askingPrice: '57500',
      bedrooms: '2',
      bathrooms: '1.5',
      squareFeet: '911',
      lotSize: '5 acres',
      yearBuilt: '1951',
      garage: '2-car',
      propertyType: 'single-family',
      septicSystem: 'septic',
    },
  },
  {
    name: 'pipe row without heading: as usual',
    text: String.raw`31 S Sycamore Dr., Trenton, NJ 08618|2422 sf|Built 1953|ask $283,500|Owner occupied|686-522-0506|6bd/2ba`,
    reads: {
      propertyAddress: '31 S Sycamore Dr.',
      city: 'Trenton',
      state: 'NJ',
      zipCode: '08618',
      askingPrice: '283500',
      bedrooms: '6+',
      bathrooms: '2',
      squareFeet: '2422',
      yearBuilt: '1953',
      occupancy: 'Owner-occupied',
    },
  },
  {
    name: "broker's site: pairs on one line",
    text: String.raw`Home
Search Listings
Buyers
Sellers
Our Team
Blog
Contact
Call (498) 514-6517
57B Hillcrest Avenue, Cleveland, OH 44105
$221,000
Map View
MLS® # NDP8442826
Listed 5/23/2025
Interior SqFt: 657 Sq Ft
Stories: 2 • School District: Wabash ISD
Occupant Type: Leased
Total Baths: 1.5 • HOA Fee: $212 Monthly
Pool: Yes
Lot Size: 0.34 Acres (14,810 SqFt) • Beds: 1 • Year Built: 1994
County: Houston
Garage: 2
Photos: https://www.icloud.com/sharedalbum/#B024AeDZH8SzMEdY
Public Remarks
Kitchen was opened up to the den and has newer stainless appliances. The backyard has an inground pool with a new pump. Storm door and gutters were added last fall.
Listing courtesy of Shawna Pruitt, Coldwell Banker Heritage, (498) 514-6517
Mortgage Calculator
Down Payment $44,200
Interest Rate 6.75%
Monthly Payment $2,103
Similar Listings
$185,000 5 Beds | 2 Baths | 2,724 Sq. Ft.
82 Price Hill Dr, Cleveland, OH 44105
MLS# 7625936
$196,000 4 Beds | 2 Baths | 2,763 Sq. Ft.
9698 Silver Lake Ave, Cleveland, OH 44105
MLS# 62153906
44105 real estate
Homes for Sale Near Cleveland, OH
Mortgage calculator
Ask a question
Cleveland Single Family Homes for Sale`,
    reads: {
      propertyAddress: '57B Hillcrest Avenue',
      city: 'Cleveland',
      state: 'OH',
      zipCode: '44105',
      askingPrice: '221000',
      bedrooms: '1',
      bathrooms: '1.5',
      squareFeet: '657',
      lotSize: '0.34 acres',
      yearBuilt: '1994',
      garage: '2-car',
      occupancy: 'Tenant-occupied',
      pool: 'yes',
      photoLinks: 'https://www.icloud.com/sharedalbum/#B024AeDZH8SzMEdY',
    },
  },
  {
    name: 'mls columns collapsed: glued pairs',
    text: String.raw`7779 E. Stone Bridge Boulevard, Jersey City, NJ 07305
Lot Desc:Level, Few Trees Flood Zone:X DOM:21
Current Price:$269,500 Sewer:Public Sewer Year Built:1980
Prop Type:Mobile Home HOA Fee:$97/Mo Tax ID:69-5163-504
Half Bathrooms:0 Lot Size:50 x 120 Terms:Cash, Conv
County:Delmar # Garage Spaces:2 Full Bathrooms:4
Roof Yr:2004 Living Area:2,562 sqft Basement:Full, Unfinished
Bedrooms Total:5 Heat/Cool:Cent/Cent
Remarks: Electrical panel updated to 200 amps in 2015. Connected to city sewer.`,
    reads: {
      propertyAddress: '7779 E. Stone Bridge Boulevard',
      city: 'Jersey City',
      state: 'NJ',
      zipCode: '07305',
      askingPrice: '269500',
      bedrooms: '5',
      bathrooms: '4+',
      squareFeet: '2562',
      lotSize: '50 x 120',
      yearBuilt: '1980',
      garage: '2-car',
      propertyType: 'mobile-home',
      septicSystem: 'city-sewer',
    },
  },
  {
    name: 'trulia: as usual',
    text: 'Buy\nRent\nMortgage\nSaved Homes\nSaved Searches\nSign up or Log in\n879 Franklin Ln\nRapid City, SD 57701\n$102,999\n2 Beds\n2.5 Baths\n891 sqft\n10,019 sqft lot\nAbout This Home\nHandicap ramp at the side door can be removed. Roof is roughly 6 years old per seller. Residents enjoy the community pool and clubhouse. Wood-burning fireplace in the living room. Sunroom of about 180 sq ft is not included in the living area.\nRead More\nHome Highlights\nParking\t2 Car Garage\nHome Type\tSingle Family Home\nHOA\tNone\nA/C\tCentral\nListed\t60 Days Ago\nPrice/Sqft\t$116\nPrice History for this home\nDate\tPrice\tEvent\n3/17/2026\tPrice change\t$102,999\t-4.0%\t$116/sqft\n1/10/2026\tListed for sale\t$112,999\t+112%\t$127/sqft\n11/27/2007\tSold\t$132,000',
    reads: {
      propertyAddress: '879 Franklin Ln',
      city: 'Rapid City',
      state: 'SD',
      zipCode: '57701',
      askingPrice: '102999',
      bedrooms: '2',
      bathrooms: '2.5',
      squareFeet: '891',
      lotSize: '10,019 sq ft',
      garage: '2-car',
      propertyType: 'single-family',
    },
  },
  {
    name: 'trulia: as usual',
    text: String.raw`Local Information
Map
Schools
Crime
Shop & Eat
5880 72nd Street
Columbus, GA 31903
$49,900
2 Beds | 2 Baths | 651 sqft | 7,405 sqft lot
Est. Mortgage $339/mo*
Pre-Qualify Now
About This Home
Small cosmetic items remain, the big systems are done. Do not disturb the neighbors. Corner site with alley access behind. Roof is roughly 6 years old per seller.
Read More
Home Highlights
Parking: 2 Car Garage
Property Type: Single Family Detached
Year Built: 1967
HOA: $110/month
A/C: Central
Listed: 5 Days Ago
Price/Sqft: $77
Living Area: 651 sqft
Crime
Lowest
Walkable to groceries
73%`,
    reads: {
      propertyAddress: '5880 72nd Street',
      city: 'Columbus',
      state: 'GA',
      zipCode: '31903',
      askingPrice: '49900',
      bedrooms: '2',
      bathrooms: '2',
      squareFeet: '651',
      lotSize: '7,405 sq ft',
      yearBuilt: '1967',
      garage: '2-car',
      propertyType: 'single-family',
    },
  },
  {
    name: "broker's site: value over label",
    text: String.raw`Home
Search Listings
Buyers
Sellers
Our Team
Blog
Contact
Call 568-979-8920
8785 Hwy 74 W
Rapid City, South Dakota 57701
Price: $186,900
33 Photos
Calculate Mortgage
MLS® # RX-8292998
1
Half Baths
3
Total Bedrooms
2
Full Bathrooms
2
Garage
$88 Monthly
HOA Fee
Forced Air
Heating
1955
Year Built
75 x 135
Lot Size
1
Stories
Preston Addition
Subdivision
1,034
Square Feet
Single-Family Home
Property Sub-Type
Public Remarks: The yard has plenty of room to spread out. Solid bones and a lot of house for the money. Corner site with alley access behind. There is room for a pool. Cash or hard money only, will not qualify for FHA. New water heater (2022), new windows (2018). Close to the hospital, the interstate and grocery shopping.
Listing courtesy of Denise Strickland, HomeSmart Partners, 568-979-8920
Featured Listings
$186,900 5 Beds | 3 Baths | 2,746 Sq. Ft.
2827 Prospect Rd, Rapid City, SD 57701
MLS# 91181917
$265,800 5 Beds | 2.5 Baths | 1,951 Sq. Ft.
6992 Lake Shore St, Rapid City, SD 57701
MLS# 21813600
$187,800 2 Beds | 3 Baths | 1,669 Sq. Ft.
62 Austin Dr, Rapid City, SD 57701
MLS# 46695270
$249,800 5 Beds | 2.5 Baths | 1,009 Sq. Ft.
16835 85th St, Rapid City, SD 57701
MLS# 59282861
Back to search
Data last updated 03/04/2026 at 4:12 PM`,
    reads: {
      propertyAddress: '8785 Hwy 74 W',
      city: 'Rapid City',
      state: 'SD',
      zipCode: '57701',
      askingPrice: '186900',
      bedrooms: '3',
      bathrooms: '2.5',
      squareFeet: '1034',
      lotSize: '75 x 135',
      yearBuilt: '1955',
      garage: '2-car',
      propertyType: 'single-family',
    },
  },
  {
    name: 'zillow: as usual',
    text: "See all 49 photos\n3D Tour\n$45,000\n185 Delmar Terrace, Grand Prairie, TX 75051\n708\nsqft\nRequest a tour\nas early as today at 5:00 pm\nContact agent\nSingle Family Residence\nBuilt in 1998\n$41,253 Zestimate®\n$64/sqft\n$49/mo HOA\nWhat's special\nPopular neighborhood that rarely has anything under $300k. Connected to city sewer. Low traffic street with sidewalks on both sides.\nShow more\n6 days\non Zillow\n1,628\nviews\n13\nsaves\nListed by:\nCarl Pruitt (840) 918-2318,\nHomeSmart Partners\nSource: NTREIS,MLS#: 5790889\nFacts & features\nInterior\nBedrooms & bathrooms\nHeating\nCentral, Natural Gas\nCooling\nCeiling Fan(s), Central Air\nFeatures\nFlooring: Carpet, Tile\nHas basement: No\nInterior area\nTotal interior livable area: 708 sqft\nProperty\nParking\nTotal spaces: 3\nParking features: Driveway, Garage\nAttached garage spaces: 1\nFeatures\nHas private pool: Yes\nLot\nDimensions: 60 x 140\nDetails\nParcel number: 12361300010400\nSpecial conditions: Standard\nConstruction\nType & style\nHome type: SingleFamily\nMaterials\nBrick, Vinyl Siding\nFoundation: Slab\nRoof: Composition\nUtilities & green energy\nSewer: Public Sewer\nWater: Private Well\nCommunity & neighborhood\nSubdivision: Holloway Estates\nFinancial & listing details\nPrice per square foot: $64/sqft\nTax assessed value: $-10,747\nAnnual tax amount: $5,650\nDate on market: 8/27/2025\nEstimated market value\nZestimate®\n$41,253\nEstimated sales range\n$30,253 - $53,253\nRent Zestimate® $2,440/mo\nPrice history\nDate\tEvent\tPrice\n3/4/2026\tPrice change\t$45,000\t-2.4%\t$64/sqft\n1/5/2026\tListed for sale\t$65,000\t+133%\t$92/sqft\n10/6/2017\tSold\t$144,000\nPublic tax history\nYear\tProperty taxes\tTax assessment\n2025\t$3,233 +3.1%\t$11,253\n2024\t$4,335\t$-747\nNearby schools\nGreatSchools rating\nDogwood High School\nGrades 9-12\nGreatSchools Rating 7\n3.3 mi\nSimilar homes\nHouse for sale\n$39,000\n4bed\n2bath\n912sqft\n0.21acre lot\n392 83rd Pl, Grand Prairie, TX 75051\nPending\n$75,900\n3bed\n1bath\n2,779sqft\n1.1acre lot\n59 Cleveland Run, Grand Prairie, TX 75051\nPending\n$70,000\n5bed\n1bath\n2,650sqft\n0.18acre lot\n5770 Garfield Ln, Grand Prairie, TX 75051",
    reads: {
      propertyAddress: '185 Delmar Terrace',
      city: 'Grand Prairie',
      state: 'TX',
      zipCode: '75051',
      askingPrice: '45000',
      squareFeet: '708',
      lotSize: '60 x 140',
      yearBuilt: '1998',
      garage: '1-car',
      propertyType: 'single-family',
      septicSystem: 'city-sewer',
      pool: 'yes',
    },
  },
  {
    name: 'county assessor page: colons, ALL CAPS',
    text: 'NEEDS A BASIC REHAB. OWNER OCCUPIED. COUNTY INFO BELOW.\nHICKORY COUNTY, FL\nPROPERTY RECORD CARD\nPARCEL ID\n58-9361-893-94\nOWNER NAME: WHITAKER SHAWNA\nSITE ADDRESS: 167 HOLLOWAY ST\nCITY: PALM BAY\nSTATE: FL\nZIP: 32907\nMAILING ADDRESS: 1782 CHARLOTTE ST, IRVINE, CA 92614\nTAX DISTRICT: 16\nNEIGHBORHOOD: 8661\nBUILDING INFORMATION\nFULL BATHS: 1\nPOOL: NONE\nSTORIES: 1.0\nEXTERIOR WALL: BRICK VENEER\nTOTAL LIVING AREA: 2,291\nHALF BATHS: 0\nYR BUILT: 1973\nREMODELED: 2011\nNO. OF BEDROOMS: 3\nACRES: 2\nEFFECTIVE YEAR BUILT: 2003\nASSESSED VALUES\nYEAR\tLAND\tBUILDING\tTOTAL\n2025\t$23,000\t$145,000\t$115,000\n2024\t$38,000\t$88,000\t$153,000\nSALES\nSALE DATE\tPRICE\tDEED\tBOOK/PAGE\n11/13/2005\t$76,000\tWD\t319/78\n06/14/1990\t$69,000\tWD\t899/16',
    reads: {
      propertyAddress: '167 HOLLOWAY ST',
      city: 'Palm Bay',
      state: 'FL',
      zipCode: '32907',
      bedrooms: '3',
      bathrooms: '1',
      squareFeet: '2291',
      lotSize: '2 acres',
      yearBuilt: '1973',
      occupancy: 'Owner-occupied',
      pool: 'no',
      currentCondition: 'basic',
    },
  },
  {
    name: 'fsbo: tabs',
    text: 'FSBO Listing #3313749\n13 Savannah Rd Apt 3B, Mesa, AZ\nType\tCondominium\nBuilt\t1945\nAsking\t$162,950\nLiving Space\t1,171\nOccupancy\tOwner Occupied\nPool\tPrivate, In Ground\nBath(s)\t2\nGarage\t2 Car\nDescription\nBring all offers, the family would like to be done by the end of the month. Investors, bring your contractor and see what this one could be. Market rent is about $900 a month. The backyard has an inground pool with a new pump.\nContact owner: 621-269-0607\nViews: 477\nMake an Offer\nSchedule a Visit',
    reads: {
      propertyAddress: '13 Savannah Rd Apt 3B',
      city: 'Mesa',
      state: 'AZ',
      askingPrice: '162950',
      bathrooms: '2',
      squareFeet: '1171',
      yearBuilt: '1945',
      garage: '2-car',
      occupancy: 'Owner-occupied',
      propertyType: 'condo',
      pool: 'yes',
    },
  },
  {
    name: 'auction site: as usual',
    text: 'Foreclosure Homes\nBank Owned Homes\nNewly Listed\nOnline Auction\n19919 US Highway 63 S\nTucson, AZ 85706\n2 Beds | 2 ba | 1,164 Sq. Ft.\nStarting Bid: TBD\nEst. Resale Value $167,808\nEarnest Money Deposit: 5% or $2,500\nAsset ID 4790680\nEvent ID: 8549\nAuction ends in 2d 04:11:09\nProperty Details\nBroker Commissions\tYes\nCounty\tWabash\nAPN\t471-251-36\nOccupancy Status\tVACANT\nFinancing Considered\tCash\nTrustee Sale #\tTS-22-16918\nSewer\tPublic Sewer\nLot Size\t8,712 Square Feet\nYear Built\t1913',
    reads: {
      propertyAddress: '19919 US Highway 63 S',
      city: 'Tucson',
      state: 'AZ',
      zipCode: '85706',
      bedrooms: '2',
      bathrooms: '2',
      squareFeet: '1164',
      lotSize: '8,712 sq ft',
      yearBuilt: '1913',
      occupancy: 'Vacant',
      septicSystem: 'city-sewer',
    },
  },
  {
    name: 'tab row without heading: as usual',
    text: '11627 N. Robert E Lee Ave, Ann Arbor, MI 48104\tasking $238,000\tbuilt 1965\tLot 6,534 Square Feet\tSingle Family Home\t3x1',
    reads: {
      propertyAddress: '11627 N. Robert E Lee Ave',
      city: 'Ann Arbor',
      state: 'MI',
      zipCode: '48104',
      askingPrice: '238000',
      bedrooms: '3',
      bathrooms: '1',
      lotSize: '6,534 sq ft',
      yearBuilt: '1965',
      propertyType: 'single-family',
    },
  },
  {
    name: 'redfin: label over value',
    text: String.raw`Street View
Map
25 photos
FOR SALE - ACTIVE
1747 NW Houston Road,
Cincinnati, OH
$334,500
4
Beds
2
baths
1,531
sq ft
About this home
Big shade trees out back and a fenced yard for the dog. Small cosmetic items remain, the big systems are done. Seller has never lived in the property, no disclosures available. Original hardwoods are hiding under the carpet in the front rooms. Bonus room off the hall works as an office or a nursery. Storm door and gutters were added last fall.
Continue reading
Listed by Brett Amador • Blue Heron Real Estate
Redfin last checked: 33 minutes ago
Source: MLS #T2458464
Home highlights
HOA Dues
None
Year Built
1978
Property Type
Single-family
Buyer's Agent Fee
2.5% – 3%
Price/Sq.Ft.
$218
Lot Size
7,405 Sq. Ft.
Time on Redfin
30 days
Parking
1 garage space
Property details for this home
Interior
Pool Features: No
Water Source: Public
Tax ID: 936-49-131
Tax Annual Amount: $4,542
Roof: Shingle
Schools
5/10
Jackson High School
Grades: 9-12
Distance: 3.3 mi
8
Magnolia Middle School
Public, 6-8 • 2.4mi
1623 students
Nearby recently sold homes
$360,400 3 Beds | 3 Baths | 1,931 Sq. Ft.
98 Bear Creek St, Cincinnati, OH 45205
MLS# 90315813
$419,500 4 Beds | 2 Baths | 2,365 Sq. Ft.
585 Arlington Rd, Cincinnati, OH 45205
MLS# 73565836
$277,500 3 Beds | 1 Baths | 1,373 Sq. Ft.
4310 Price Road, Cincinnati, OH 45205
MLS# 97591312
$334,500 2 Beds | 1 Baths | 2,042 Sq. Ft.
9085 Lincoln Drive, Cincinnati, OH 45205
MLS# 88423637`,
    reads: {
      propertyAddress: '1747 NW Houston Road',
      city: 'Cincinnati',
      state: 'OH',
      askingPrice: '334500',
      bedrooms: '4',
      bathrooms: '2',
      squareFeet: '1531',
      lotSize: '7,405 sq ft',
      yearBuilt: '1978',
      garage: '1-car',
      propertyType: 'single-family',
      pool: 'no',
    },
  },
  {
    name: 'county assessor page: tabs, full-width colons',
    text: 'Madison County, NY\nProperty Record Card\nParcel Number\n33-2253-884-26\nCurrent Owner\tMAYFIELD NADIA\nSite Address\t11433 Memphis Ct, Niagara Falls, NY\nBuilding Information\nBedrooms\t4\nBathrooms (Full/Half)\t2/0\nLot Sq Ft\t10,019\nRoof Cover\tAsphalt Shingle\nRemodeled\t2001\nProperty Class\tTownhouse\nEffective Year Built\t1946\nGrade\tC+\nActual Year Built\t1910\nTotal Rooms\t7\nFoundation\tCrawl Space\nOpen Porch\t181\nAssessed Values\nYear\tLand\tBuilding\tTotal\n2025\t$28,000\t$158,000\t$176,000\n2024\t$42,000\t$145,000\t$155,000',
    reads: {
      propertyAddress: '11433 Memphis Ct',
      city: 'Niagara Falls',
      state: 'NY',
      bedrooms: '4',
      bathrooms: '2',
      lotSize: '10,019 sq ft',
      yearBuilt: '1910',
      propertyType: 'townhouse',
    },
  },
  {
    name: 'csv without heading: as usual',
    text: String.raw`30 Willow Dr, St. Cloud, MN 56301, 3/1, 1,425 sqft, blt 1979, 0.17 ac (7,405 sq ft) lot, Single Family Detached, Full gut, ask $77,950`,
    reads: {
      propertyAddress: '30 Willow Dr',
      city: 'St. Cloud',
      state: 'MN',
      zipCode: '56301',
      askingPrice: '77950',
      bedrooms: '3',
      bathrooms: '1',
      squareFeet: '1425',
      lotSize: '0.17 acres',
      yearBuilt: '1979',
      propertyType: 'single-family',
      currentCondition: 'gut-job',
    },
  },
  {
    name: 'realtor.com: on lines',
    text: 'Back to results\nSave\nShare\nHide\nFor Sale\n$99,000\nEst. $673/mo\n1\nbath\n981\nsqft\n5,227\nsqft lot\n7565 Oakdale Rd, Great Falls, MT 59405\nTime on Realtor.com\n14 days\nProperty type\nSingle family\nPrice per sq ft\n$101\nGarage\n2 Cars\nProperty details\nBring all offers, the family would like to be done by the end of the month. Original hardwoods are hiding under the carpet in the front rooms. The covered back porch is where you will want to have your coffee. Attic has a floored storage area of 300 sq ft. Zoned for the award-winning magnet program. Market rent is about $2,050 a month.\nShow more\nBedrooms\nBathrooms\nFull Bathrooms: 1\nHeating and Cooling\nCooling Features: Central Air\nGarage and Parking\nGarage Spaces: 2\nParking Features: Driveway\nPool Features: Inground, Gunite\nSewer: City Sewer\nWater Source: Public\nSource Property Type: Residential\nParcel Number: 534356748\nAnnual Tax: $2,613\nProperty history\n3/22/2026\tListed for sale\t$99,000\t+33%\t$101/sqft\n4/24/2017\tSold\t$127,000\nAbout Us\nGreat Falls Single Family Homes for Sale',
    reads: {
      propertyAddress: '7565 Oakdale Rd',
      city: 'Great Falls',
      state: 'MT',
      zipCode: '59405',
      askingPrice: '99000',
      bathrooms: '1',
      squareFeet: '981',
      lotSize: '5,227 sq ft',
      garage: '2-car',
      propertyType: 'single-family',
      septicSystem: 'city-sewer',
      pool: 'yes',
    },
  },
  {
    name: 'mls agent one-page: bars',
    text: String.raw`6193 N 70th Ave, Klamath Falls, OR 97603
L$ $65,500 | 3/2 | OLP $75,500 | no pool
YB 1971 | Vacant | C/H/A | SqFt 1388
ARV is around $169,500. Drive by first, then call for a time to go inside.
Call Luz Strickland w/ questions 608.469.2392`,
    reads: {
      propertyAddress: '6193 N 70th Ave',
      city: 'Klamath Falls',
      state: 'OR',
      zipCode: '97603',
      askingPrice: '65500',
      bedrooms: '3',
      bathrooms: '2',
      squareFeet: '1388',
      yearBuilt: '1971',
      occupancy: 'Vacant',
      pool: 'no',
    },
  },
  {
    name: 'mls grid: value over label',
    text: String.raw`MLS# A1887071  Active
81 91st Ave, Akron, OH 44306
2.5
Baths
16
DOM
2004
Year Built
1,191
SqFt
$100,900
List Price
4
BR
1
Gar Spaces
$85
$/SqFt
Lot Size: 12,137 sq. ft.
Property Type: Mobile Home
Description: Walk to the park, the farmers market and three coffee shops. New water heater (2022), new windows (2018).
Courtesy of RE/MAX Advantage`,
    reads: {
      propertyAddress: '81 91st Ave',
      city: 'Akron',
      state: 'OH',
      zipCode: '44306',
      askingPrice: '100900',
      bedrooms: '4',
      bathrooms: '2.5',
      squareFeet: '1191',
      lotSize: '12,137 sq ft',
      yearBuilt: '2004',
      garage: '1-car',
      propertyType: 'mobile-home',
    },
  },
  {
    name: 'trulia: blank lines between',
    text: 'Buy\n\nRent\n\nMortgage\n\nSaved Homes\n\nSaved Searches\n\nSign up or Log in\n\n12919 Willow Ln\n\nCleveland, OH 44105\n\n$73,500\n\n2 Beds\n\n2 Baths\n\n655 sqft\n\n0.19 acre lot\n\nEst. Mortgage $500/mo*\n\nPre-Qualify Now\n\nDescription\n\nClose to the hospital, the interstate and grocery shopping. A 10x12 shed in the back stays with the home. Attic has a floored storage area of 300 sq ft. Title is open at the seller\'s closing company.\n\nRead More\n\nHome Highlights\n\nParking\n\n2 Car Garage\n\nHome Type\n\nSingle Family Detached\n\nYear Built\n\n1957\n\nHOA\n\nNone\n\nA/C\n\nCentral\n\nListed\n\n57 Days Ago\n\nPrice/Sqft\n\n$112\n\nPrivate Pool\n\nYes\n\nSewer\n\nCity Sewer\n\nPrice History for this home\n\nDate\tPrice\tEvent\n\n3/26/2026\tListed for sale\t$73,500\t+20%\t$112/sqft\n\n9/13/2014\tSold\t$86,000\n\nTrulia Estimate\n\n$80,615\n\nWhat Locals Say about the neighborhood\n\n"Quiet street, everybody waves." Resident for 3 years',
    reads: {
      propertyAddress: '12919 Willow Ln',
      city: 'Cleveland',
      state: 'OH',
      zipCode: '44105',
      askingPrice: '73500',
      bedrooms: '2',
      bathrooms: '2',
      squareFeet: '655',
      lotSize: '0.19 acres',
      yearBuilt: '1957',
      garage: '2-car',
      propertyType: 'single-family',
      septicSystem: 'city-sewer',
      pool: 'yes',
    },
  },
  {
    name: 'redfin: label glued to value',
    text: String.raw`Street View
Map
43 photos
HOT HOME
4635 E. Price Hill Ln, St. Joseph, MO 64501
$99,000
Est. $673/mo
2
Beds
1
baths
Go tour this home
FRIDAY
6
MAR
Tour in person
Schedule tour
It's free, cancel anytime
About this home
Bring all offers, the family would like to be done by the end of the month. Agent is related to the seller. Quiet cul-de-sac two blocks from the elementary school. Large laundry room with a utility sink and pantry shelving. The backyard has an inground pool with a new pump.
Show more
Listed by Carl Okafor • Redbird Realty Group
Redfin last checked: 25 minutes ago
Source: MLS #T1732497
Home facts
Property TypeTownhouse
HOA Dues$68/mo
Buyer's Agent Fee2.5% – 3%
Lot Size0.75 Acres
Year Built1897
Time on Redfin55 days
Parking2 garage spaces
Property details for this home
Interior
Bedrooms: 2
# of Full Baths: 1
Pool: Yes
Water Source: Public
Tax ID: 693-94-198
Tax Annual Amount: $1,448
Roof: Shingle
Sale history
3/19/2026
Price change
$99,000
-3.7%
$144/sqft
1/9/2026
Listed for sale
$109,000
Nearby similar homes
$154,900
3 beds 3 baths 930 sq ft
806 Market Square Ct, St. Joseph, MO 64501
$180,900
3 beds 1 baths 2,532 sq ft
3684 5th Ave, St. Joseph, MO 64501
$43,900
3 beds 3 baths 1,232 sq ft
14385 Rolling Hills Way, St. Joseph, MO 64501
$176,900
2 beds 1 baths 1,991 sq ft
19246 Parkview St, St. Joseph, MO 64501`,
    reads: {
      propertyAddress: '4635 E. Price Hill Ln',
      city: 'St. Joseph',
      state: 'MO',
      zipCode: '64501',
      askingPrice: '99000',
      bedrooms: '2',
      bathrooms: '1',
      lotSize: '0.75 acres',
      yearBuilt: '1897',
      garage: '2-car',
      propertyType: 'townhouse',
      pool: 'yes',
    },
  },
  {
    name: 'realtor.com: spaced',
    text: String.raw`Brokered by Blue Heron Real Estate
For sale
$317,500
Est. $2,159/mo
3 bed
1 bath
1,366 sqft
(Undisclosed Address), Bowling Green, KY 42101
Time on Realtor.com
52 days
Property type
Single family
Price per sq ft
$232
Year built
1962
Description
Ceiling fans throughout and fresh paint in a neutral gray. Storm door and gutters were added last fall. Ask about our preferred lender's 1% credit. Popular neighborhood that rarely has anything under $300k. Updated bathroom vanities and lighting.
Show more
Listed By Trent Okafor`,
    reads: {
      city: 'Bowling Green',
      state: 'KY',
      zipCode: '42101',
      askingPrice: '317500',
      bedrooms: '3',
      bathrooms: '1',
      squareFeet: '1366',
      yearBuilt: '1962',
      propertyType: 'single-family',
    },
  },
  {
    name: 'spreadsheet tabs with heading: 1 rows',
    text: 'Agent\tRent\tAddress\tCity\tState\tDOM\t$/SqFt\tBa\tBldg SqFt\tBeds\tHOA\tPhone\tAsk\tLot Size\tProperty Type\nNadia Strickland\t$1870\t563 Meadowbrook Ave., Apt 62\tGreenville\tSC\t94\t$62\t1\t633\t1\t$65\t470-436-7613\t39K\t\t',
    reads: {
      propertyAddress: '563 Meadowbrook Ave., Apt 62',
      city: 'Greenville',
      state: 'SC',
      askingPrice: '39000',
      bedrooms: '1',
      bathrooms: '1',
      squareFeet: '633',
    },
  },
  {
    name: 'county assessor page: colons',
    text: 'Assessor Home\nReal Property\nContact\nParcel ID\n32-1410-183-37\nOwner Name: MAYFIELD PATTY\nSitus Address: 7831 Elmhurst Ln\nCity: Kansas City\nState: MO\nZip: 64130\nResidential Characteristics\nTotal Rooms: 6\nNo. of Bedrooms: 6\nGarage: 2 Car\nFinished Living Area: 3,015\nExterior Wall: Brick Veneer\nBathrooms (Full/Half): 2/0\nLot Sq Ft: 10,019\nHeat: Forced Air\nBasement Area (unfinished): 664\nValuation\nYear\tLand\tBuilding\tTotal\n2025\t$14,000\t$128,000\t$190,000\n2024\t$39,000\t$125,000\t$226,000\nSales\nSale Date\tPrice\tDeed\tBook/Page\n7/14/2003\t$106,000\tWD\t245/88\n06/14/1986\t$69,000\tWD\t357/28\nTax Due\n2025 Taxes: $5,320.75\nData last uploaded: 3/1/2026 2:14:09 AM',
    reads: {
      propertyAddress: '7831 Elmhurst Ln',
      city: 'Kansas City',
      state: 'MO',
      zipCode: '64130',
      bedrooms: '6+',
      bathrooms: '2',
      squareFeet: '3015',
      lotSize: '10,019 sq ft',
      garage: '2-car',
    },
  },
  {
    name: 'mls agent one-page: spaces',
    text: String.raw`6923 South 13th Ave, Houston, TX 77026
L$ $105,950   2/2   SqFt 803   Blt 2012   Lot: 0.22 Acres   no garage   Manufactured   Owner occ   $132/SF   Lockbox   Tax $3,265   OLP $110,950
Remodeled in 2016 with quartz counters and soft-close cabinets. Owner occupied, call before you come. The pool table in the den stays.
LA: Kyle Delgado (253) 694-2791`,
    reads: {
      propertyAddress: '6923 South 13th Ave',
      city: 'Houston',
      state: 'TX',
      zipCode: '77026',
      askingPrice: '105950',
      bedrooms: '2',
      bathrooms: '2',
      squareFeet: '803',
      lotSize: '0.22 acres',
      yearBuilt: '2012',
      garage: 'none',
      occupancy: 'Owner-occupied',
      propertyType: 'mobile-home',
    },
  },
  {
    name: 'mls agent one-page: slashes, non-breaking spaces',
    text: '633 19th\u00a0St, Hattiesburg, MS\u00a039401\nLP\u00a0$129,000 // 4\u00a0BR, 2 BA // YB 1897 // Lot 5,227\u00a0sq ft //\u00a0SqFt\u00a01,558\u00a0// DOM 49\u00a0// Vacant // SFR\u00a0//\u00a0Roof 2018 // city sewer // Lockbox // no pool\nBuyer\u00a0to verify all\u00a0measurements, schools and restrictions.\nCall\u00a0Hector Tran w/\u00a0questions 581.377.6655',
    reads: {
      propertyAddress: '633 19th St',
      city: 'Hattiesburg',
      state: 'MS',
      zipCode: '39401',
      askingPrice: '129000',
      bedrooms: '4',
      bathrooms: '2',
      squareFeet: '1558',
      lotSize: '5,227 sq ft',
      yearBuilt: '1897',
      occupancy: 'Vacant',
      propertyType: 'single-family',
      septicSystem: 'city-sewer',
      pool: 'no',
    },
  },
  {
    name: 'data service page: label over value',
    text: String.raw`Dashboard
Search
My Properties
Lead Automator
Skip Trace
7500 South 24th St, Pensacola, FL 32505
ARV
$248,073
Lot Size
7,405 SqFt
Years Owned
30
Year Built
1987
Garage
2 Car
Est. Value
$198,073
Est. Equity
$28,000
Comps Avg.
$207,073
Foreclosure
No
Property Type
Residential - Single Family
Sq Ft
918
APN
9195356714
Beds
2
Nearby Comparables
648 12th Street, Pensacola, FL 32505
$255,900 · 4 bd · 1 ba · 1,226 sqft
9891 Carver Road, Pensacola, FL 32505
$273,900 · 5 bd · 3 ba · 1,092 sqft
40 73rd Ave, Pensacola, FL 32505
$230,000 · 4 bd · 2.5 ba · 2,825 sqft
88 Cedar Bluff Street, Pensacola, FL 32505
$160,900 · 2 bd · 2 ba · 2,264 sqft`,
    reads: {
      propertyAddress: '7500 South 24th St',
      city: 'Pensacola',
      state: 'FL',
      zipCode: '32505',
      bedrooms: '2',
      squareFeet: '918',
      lotSize: '7,405 sq ft',
      yearBuilt: '1987',
      garage: '2-car',
      propertyType: 'single-family',
    },
  },
];

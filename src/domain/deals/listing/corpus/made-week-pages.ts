import type { CorpusText } from './corpus-text.ts';

/** What forty people might paste in a week, the pages, sheets and records, by a third hand. */
export const madeWeekPages: readonly CorpusText[] = [
  {
    name: 'realtor: as usual',
    text: String.raw`For sale
$144,000
4
bed
3.5
bath
1,578
sqft
8,882sqft lot
974 W Church Ave, Charlotte, NC 28208
View on map
Commute time
—
Property type
Townhome
Time on Realtor.com
82 days
Price per sqft
$91
Year built: 2000
Veterans: Check eligibility for a $0 down VA loan
Open houses
Sunday, June 8
2:00 PM - 4:00 PM
Property details
Chain link fence all around. There is no pool. Wood floors under the carpet. Pool table in the den stays.
Home value
This home
$134,937
Cotality™
Listed by Rosa Delgado
Brokered by Keller Williams Realty
816-555-0188`,
    reads: {
      lotSize: '8,882 sq ft',
      askingPrice: '144000',
      bedrooms: '4',
      bathrooms: '3.5',
      squareFeet: '1578',
      propertyAddress: '974 W Church Ave',
      city: 'Charlotte',
      state: 'NC',
      zipCode: '28208',
      propertyType: 'townhouse',
      yearBuilt: '2000',
      pool: 'no',
    },
  },
  {
    name: 'possible: possible 4th',
    text: String.raw`4116 S Division Cir, Detroit, Michigan 48227
Bedrooms: 3 (possible 4th)
Baths: 1.5
Sqft: 2,746
Asking $516,000
Vacant and on a lockbox. Motivated seller, bring all offers. Tax appraisal is at $141,870.`,
    reads: {
      bedrooms: '3',
      propertyAddress: '4116 S Division Cir',
      city: 'Detroit',
      state: 'MI',
      zipCode: '48227',
      bathrooms: '1.5',
      squareFeet: '2746',
      askingPrice: '516000',
      occupancy: 'Vacant',
    },
  },
  {
    name: 'email: as usual',
    text: String.raw`Hey,

Sending this to my list tonight, you get it first.

8253 Memphis Drive
Jacksonville, FL 32208
7br 4ba, 2,514 SF, built 1991
On city sewer. HVAC replaced 2020. Insurance claim on roof paid in 2022. Sits on 0.21 Acres.
List price $325K.

Thanks,
Jeff Price
HomeSmart
55 W Monroe St Ste 1200, Chicago, IL 60603
704.555.0107
TREC #530419`,
    reads: {
      propertyAddress: '8253 Memphis Drive',
      city: 'Jacksonville',
      state: 'FL',
      zipCode: '32208',
      bedrooms: '6+',
      bathrooms: '4+',
      squareFeet: '2514',
      yearBuilt: '1991',
      lotSize: '0.21 acres',
      septicSystem: 'city-sewer',
      askingPrice: '325000',
    },
  },
  {
    name: 'oneline: size in words',
    text: String.raw`6665 N. Market Cir, Savannah, GA 31404, price $48,000, seventeen hundred square feet, ARV 143k, 3/1.5, House is empty, Private pool out back, Needs about 57k in repairs`,
    reads: {
      bedrooms: '3',
      bathrooms: '1.5',
      squareFeet: '1700',
      pool: 'yes',
      occupancy: 'Vacant',
      estimatedRepairCost: '57000',
      askingPrice: '48000',
      propertyAddress: '6665 N. Market Cir',
      city: 'Savannah',
      state: 'GA',
      zipCode: '31404',
    },
  },
  {
    name: 'fb: all lower',
    text: String.raw`3 beds 2 baths townhouse
$66,000
listed 2 weeks ago in green bay, wi
message
save
share
unit details
3 bedrooms · 2 bathrooms
1,369 square feet
ac type: central ac
description
sparkling in-ground pool resurfaced in 2018. insurance claim on roof paid in 2022. stainless appliances, open concept. built 2017. 9,175 sq ft lot. zoned r-1. 2 car garage
... see less
seller information
latoya green
joined facebook in 2009
today's picks
$165,000 4 beds 2 baths house
$980 2 beds 1 bath apartment`,
    reads: {
      bedrooms: '3',
      bathrooms: '2',
      propertyType: 'townhouse',
      askingPrice: '66000',
      city: 'Green Bay',
      state: 'WI',
      squareFeet: '1369',
      pool: 'yes',
      garage: '2-car',
      lotSize: '9,175 sq ft',
      yearBuilt: '2017',
    },
  },
  {
    name: 'realtor: as usual',
    text: 'House for sale\n$329,000\n2 bed\n1 bath\n878 sqft\n16,228\nsqft lot\n267 N Florida Dr., Fayetteville, NC 28303\nEst. $2,277/mo\nGet pre-approved\nCommute time\n—\nProperty type: Single family\nTime on Realtor.com\n72 days\nPrice per sqft\n$375\nGarage\n2 Cars\nProperty details\nUtility sink, mud room, big pantry. No pool. Two hours notice to show. Motivated seller, bring all offers.\nSchools\n6/10\nOak Hill Elementary School\nGrades: PK-5\nDistance: 0.9 mi\n9/10\nCentral High School\nGrades: 9-12\nDistance: 1.2 mi\nNearby Home Values\nHome\tPrice\tBeds\tBaths\n$288,000\n5 bds\n4 ba\n1,422 sqft\n97 Clover St, Fayetteville, NC 28303\n$191,000\n4 bds\n3 ba\n2,007 sqft\n88 Wilshire St, Fayetteville, NC 28303\nHome value\nThis home\n$329,037\nCotality™\nListed by LaToya Green\nBrokered by RE/MAX Alliance\n(513) 555-0151',
    reads: {
      lotSize: '16,228 sq ft',
      askingPrice: '329000',
      bedrooms: '2',
      bathrooms: '1',
      squareFeet: '878',
      propertyAddress: '267 N Florida Dr.',
      city: 'Fayetteville',
      state: 'NC',
      zipCode: '28303',
      propertyType: 'single-family',
      garage: '2-car',
      pool: 'no',
    },
  },
  {
    name: 'zillow: as usual',
    text: "Save\nShare\nHide\nSee all 13 photos\n$231,000\n965 Martin Luther King Rd.,\nSalina, KS 67401\n3 bds 2 ba 1,831 sqft\nEst.: $1,583/mo\nGet pre-qualified\nSingle Family Residence\nBuilt in 1906\n10,034 Sq. Ft. Lot\n$223,337 Zestimate®\nWhat's special\nHardest hit part of the hall ceiling has a stain. Easy to show, text first. Ceiling fans in every room. Basic rehab.\nHide\n53 days on Zillow | 1,235 views | 31 saves\nZillow last checked: 4 hours ago\nListed by: Sandra O'Neal 317-555-0150, Keller Williams Realty\nSource: NTREIS, MLS#: 7524588\nFacts & features\nInterior\nBedrooms & bathrooms\nBedrooms: 3\nBathrooms: 2\nFull bathrooms: 2\nHeating\nCentral, Natural Gas\nInterior area\nTotal interior livable area: 1,831 sqft\nProperty\nParking\nTotal spaces: 3\nParking features: Driveway, Attached\nAttached garage spaces: 1\nPrivate pool: No\nPrice history\nDate\tEvent\tPrice\n6/10/2025\tListed for sale\t$231,000\n10/6/2021\tSold\t$143,000\n1/21/2023\tListing removed\t$121,000\nPublic tax history\nYear\tProperty taxes\tTax assessment\n2024\t$1,846 +3.2%\t$155,120\n© 2006 to 2025 Zillow",
    reads: {
      propertyAddress: '965 Martin Luther King Rd.',
      city: 'Salina',
      state: 'KS',
      zipCode: '67401',
      bedrooms: '3',
      bathrooms: '2',
      squareFeet: '1831',
      askingPrice: '231000',
      propertyType: 'single-family',
      yearBuilt: '1906',
      lotSize: '10,034 sq ft',
      currentCondition: 'basic',
      garage: '1-car',
      pool: 'no',
    },
  },
  {
    name: "csvrow: ';', 2 rows",
    text: String.raw`Property Address;city;State;zip;Property Type;Asking;Repairs;BR;year_built;BA;ARV
8128 N Commerce Way;Houston;TX;77033-6074;Single Family Detached;$81,900;45000;6;1933;4;$171,900
7137 W Birch Ter;Paris;TX;75460;Single Family Detached;$396,900;10k;4;1925;2.5;$486,900`,
    reads: {
      propertyAddress: '8128 N Commerce Way',
      city: 'Houston',
      state: 'TX',
      zipCode: '77033-6074',
      propertyType: 'single-family',
      askingPrice: '81900',
      estimatedRepairCost: '45000',
      bedrooms: '6+',
      yearBuilt: '1933',
      bathrooms: '4+',
    },
  },
  {
    name: 'seller: nbsp',
    text: 'We own the place at 2368 Wabash Cir, Anchorage, AK 99508. It has 3\u00a0bedrooms and 3.5\u00a0bathrooms. It was built in 1985. City sewer, gas heat. Needs about 78k in repairs. Seller is flexible on closing date. Attached 3-car garage. Two hours notice to show. We are asking $317000. Call after 5.',
    reads: {
      propertyAddress: '2368 Wabash Cir',
      city: 'Anchorage',
      state: 'AK',
      zipCode: '99508',
      bedrooms: '3',
      bathrooms: '3.5',
      yearBuilt: '1985',
      garage: '3-car',
      septicSystem: 'city-sewer',
      estimatedRepairCost: '78000',
      askingPrice: '317000',
    },
  },
  {
    name: 'deals: list, first is read, nbsp',
    text: "This\u00a0week's\u00a0inventory:\n#1\u00a08547\u00a0US\u00a0Highway\u00a017,\u00a0Walla\u00a0Walla,\u00a0WA\u00a099362\n4/3\u00a02232\u00a0sqft\u00a0built\u00a01980\nAsking\u00a0$112,900\u00a0ARV\u00a0$192,900\n\n#2\u00a02555\u00a0N.\u00a0Harrison\u00a0St,\u00a0Burlington\u00a0VT\u00a005401\n4/4\u00a01,901\u00a0sqft\u00a0built\u00a01942\nAsking\u00a0$322,900\u00a0ARV\u00a0$402,900\n\nReply\u00a0with\u00a0the\u00a0number\u00a0to\u00a0reserve.\u00a0(602)\u00a0555-0168",
    reads: {
      propertyAddress: '8547 US Highway 17',
      city: 'Walla Walla',
      state: 'WA',
      zipCode: '99362',
      bedrooms: '4',
      bathrooms: '3',
      squareFeet: '2232',
      yearBuilt: '1980',
      askingPrice: '112900',
    },
  },
  {
    name: 'blast: check, CRLF',
    text: String.raw`🔥🔥 NEW WHOLESALE DEAL 🔥🔥
4058 E Cherry Hill St.
Dayton, OH 45406
✅ 4/3
✅ ~1982sf
✅ built in 1982
✅ 2 car garage
✅ Lot .24 ac
✅ Wholesale price: $72,000
✅ ARV: $165,000
✅ Comps: 40 Fern Ct 3/2 1,388 sf sold $312k
✅ EMD: $5,000 to title within 24 hrs
Tiffany Lake 317-555-0198`,
    reads: {
      propertyAddress: '4058 E Cherry Hill St.',
      city: 'Dayton',
      state: 'OH',
      zipCode: '45406',
      bedrooms: '4',
      bathrooms: '3',
      squareFeet: '1982',
      yearBuilt: '1982',
      garage: '2-car',
      lotSize: '0.24 acres',
      askingPrice: '72000',
    },
  },
  {
    name: 'keyval: json',
    text: String.raw`{"streetAddress": "1534 N 2nd Pl",
 "city": "Miami",
 "state": "FL",
 "zipcode": "33142",
 "price": 324000,
 "bedrooms": 3,
 "bathrooms": 1,
 "livingArea": 1607,
 "yearBuilt": 1948,
 "daysOnZillow": 32,
 "zestimate": 331300,
 "rentZestimate": 1128}`,
    reads: {
      propertyAddress: '1534 N 2nd Pl',
      city: 'Miami',
      state: 'FL',
      zipCode: '33142',
      askingPrice: '324000',
      bedrooms: '3',
      bathrooms: '1',
      squareFeet: '1607',
      yearBuilt: '1948',
    },
  },
  {
    name: 'blast: dash',
    text: String.raw`*** JUST LOCKED UP ***
7702 SE 6th Street, Winter Haven, FL 33880
- 3 bed 2 bath
- 1402 SF
- This one is a gut job
- Well and septic
- Asking Price: $195,000
- ARV: $309,000
- EMD: $5,000 to title within 24 hrs
Pics 👇
https://drive.google.com/drive/folders/1cehudmpuz2x?usp=sharing
Austin Meyer 901.555.0126`,
    reads: {
      propertyAddress: '7702 SE 6th Street',
      city: 'Winter Haven',
      state: 'FL',
      zipCode: '33880',
      bedrooms: '3',
      bathrooms: '2',
      squareFeet: '1402',
      currentCondition: 'gut-job',
      septicSystem: 'septic',
      askingPrice: '195000',
      photoLinks: 'https://drive.google.com/drive/folders/1cehudmpuz2x?usp=sharing',
    },
  },
  {
    name: 'pipes: sep  — ',
    text: String.raw`9508 Church Cir, Memphis, TN 38109 — 2 bd 1.5 ba — 1131 sqft — blt 1955 — 2 car garage — 0.46 acres lot — ARV 201k — ask $121,500`,
    reads: {
      bedrooms: '2',
      bathrooms: '1.5',
      squareFeet: '1131',
      yearBuilt: '1955',
      garage: '2-car',
      lotSize: '0.46 acres',
      askingPrice: '121500',
      propertyAddress: '9508 Church Cir',
      city: 'Memphis',
      state: 'TN',
      zipCode: '38109',
    },
  },
  {
    name: "flex: sep '\\n'",
    text: String.raw`Flexmls Web
Address
5319 N. Juniper Way
City/Town
Columbus
ST
OH
Postal Code
43211
Garage
None
Taxes
$4,270
Type
SFR
Zestimate
$198,737
Year Remodeled
2016
Total Bedrooms
3
CDOM
194
Listing Price
$208,500
Sewage
Public sewer
Private Pool
None
Subdivision
Lake Houston Estates
Roof Year
2018
Baths
3.5
List Office
Realty ONE Group
Occupant
Tenant-occupied
Lot Dimensions
0.14 Acres`,
    reads: {
      propertyAddress: '5319 N. Juniper Way',
      city: 'Columbus',
      state: 'OH',
      zipCode: '43211',
      askingPrice: '208500',
      bedrooms: '3',
      bathrooms: '3.5',
      lotSize: '0.14 acres',
      garage: 'none',
      propertyType: 'single-family',
      septicSystem: 'city-sewer',
      occupancy: 'Tenant-occupied',
      pool: 'no',
    },
  },
  {
    name: 'pipes: sep  | ',
    text: String.raw`9714 S Meadow Brook Trl, Glen Burnie, MD 21061 | 4bd/2ba | 1501 sqft | built 1987 | Tenant | asking 292,900`,
    reads: {
      bedrooms: '4',
      bathrooms: '2',
      squareFeet: '1501',
      yearBuilt: '1987',
      occupancy: 'Tenant-occupied',
      askingPrice: '292900',
      propertyAddress: '9714 S Meadow Brook Trl',
      city: 'Glen Burnie',
      state: 'MD',
      zipCode: '21061',
    },
  },
  {
    name: 'dictated: lower, no stops, all lower',
    text: String.raw`so i got one at 9706 w 3rd ave in crystal river, fl 34429 its a 3 bedrooms, 1 full and 1 half bath with 1,484 sq ft built in 1962 needs roughly $77,000 of repairs vacant and on a lockbox im asking $166900 let me know`,
    reads: {
      propertyAddress: '9706 w 3rd ave',
      city: 'Crystal River',
      state: 'FL',
      zipCode: '34429',
      bedrooms: '3',
      bathrooms: '1.5',
      squareFeet: '1484',
      yearBuilt: '1962',
      estimatedRepairCost: '77000',
      occupancy: 'Vacant',
      askingPrice: '166900',
    },
  },
  {
    name: 'county: no asking price, CRLF',
    text: String.raw`Assessor Property Search
Parcel ID:
94-411-87-316
Owner Name:
LAKE HOLDINGS LLC
Mailing Address:
4586 Wilshire Blvd, Los Angeles, CA 90036
Site Address:
6247 N Monroe Pl, Deltona, FL, 32738
Legal Description:
LOT 26 BLK 4 OAK PARK ADD
Full Baths:
1
Half Baths:
1
Deed Book/Page:
1123/450
Assessed Value:
$82,000
Last Sale:
03/14/2020 $136,000 WD
Lot Sq Ft:
9,039
Effective Year:
1998
Millage:
18.44
Improvement Value:
$132,000
Total Living Area:
1,783 sq ft
Garage Area:
501 sq ft
# Bedrooms:
3
Actual Year Built:
1959
Land Value:
$49,000
Property Type:
Townhome
Tax roll data as of 01/01/2025`,
    reads: {
      propertyAddress: '6247 N Monroe Pl',
      city: 'Deltona',
      state: 'FL',
      zipCode: '32738',
      yearBuilt: '1959',
      squareFeet: '1783',
      bedrooms: '3',
      bathrooms: '1.5',
      lotSize: '9,039 sq ft',
      propertyType: 'townhouse',
    },
  },
  {
    name: 'matrix: as usual',
    text: String.raw`Agent Full Report
8702 SW Kentucky Ln., Cincinnati, OH 45237
Beds Total  3
LA License  SL3289461
List $  $329000
Heated SqFt  1,665
Sewage  Septic
Full Baths  2
Yr Blt  2022
Fireplaces  1
Private Pool  Yes
Lot Dimensions  15,999 sqft
Occupied By  Owner occupied
Half Baths  0
List Agent  Kim Tran
Prop Type  Single Family
Zestimate  $333,937
Year Remodeled  2016
Tax Year  2024
Office Ph  (816) 555-0100
Public Remarks: Foundation leveled in 2018 with a transferable warranty. Plenty of room to park an RV.
Prepared by Dana Whitfield on 06/03/2025 10:22 AM`,
    reads: {
      propertyAddress: '8702 SW Kentucky Ln.',
      city: 'Cincinnati',
      state: 'OH',
      zipCode: '45237',
      askingPrice: '329000',
      bedrooms: '3',
      squareFeet: '1665',
      yearBuilt: '2022',
      lotSize: '15,999 sq ft',
      propertyType: 'single-family',
      septicSystem: 'septic',
      occupancy: 'Owner-occupied',
      pool: 'yes',
      bathrooms: '2',
    },
  },
  {
    name: 'redfin: value over label',
    text: String.raw`Street View
See all 28 photos
FOR SALE · ACTIVE
Listed by Redfin
9390 West Cleveland Street,
Tulsa, OK 74106
$463,000
Est. $3,179/mo
Get pre-approved
5
beds
3.5
Baths
2,331
sq ft
OPEN SAT, 1PM TO 3PM
About this home
Plumbing updated to PEX. Tax appraisal is at $141,870. Windows updated in 2014. Interior is destroyed.
Show more
19,079 SqFt
Lot Size
26 days
On Redfin
1977
Year Built
$37/mo
HOA Dues
$199
Price/Sq.Ft.
Listed by Bill Garland • Berkshire Hathaway HomeServices
Similar homes
$187,000
4 bd | 3 ba | 2,333 sqft
25 Fern St, Tulsa, OK 74106
$248,000
4 bd | 3 ba | 1,803 sqft
77 Clover Ct, Tulsa, OK 74106
Climate risks
Flood Factor - Minimal
Fire Factor - Moderate
Copyright: © 2025 Redfin. All rights reserved.`,
    reads: {
      propertyAddress: '9390 West Cleveland Street',
      city: 'Tulsa',
      state: 'OK',
      zipCode: '74106',
      askingPrice: '463000',
      bedrooms: '5',
      bathrooms: '3.5',
      squareFeet: '2331',
      currentCondition: 'destroyed',
      yearBuilt: '1977',
      lotSize: '19,079 sq ft',
    },
  },
  {
    name: 'duplex: whole building, size in words',
    text: String.raw`Duplex at 3711 SW Juniper St, Atlanta, GA 30310. 4 bedrooms and 2 baths total, fifteen hundred square feet. Square footage per county, buyer to confirm. Motivated seller, bring all offers. Asking $127,000. Rents $850 and $900.`,
    reads: {
      propertyType: 'duplex',
      propertyAddress: '3711 SW Juniper St',
      city: 'Atlanta',
      state: 'GA',
      zipCode: '30310',
      bedrooms: '4',
      bathrooms: '2',
      squareFeet: '1500',
      askingPrice: '127000',
    },
  },
  {
    name: 'county: no asking price',
    text: String.raw`Central Appraisal District - Property Details
Parcel ID  R248360
Owner Name  SMITH JOHN & MARY
Mailing Address  1273 Wilshire Blvd, Los Angeles, CA 90036
Situs  3873 N Magnolia Dr, Jackson, MS 39209
Legal Description  LOT 6 BLK 7 OAK PARK ADD
# Bedrooms  3
Swimming Pool  Yes
Deed Book/Page  1123/450
Assessed Value  $193,000
Full Baths  3
Half Baths  0
Effective Year  1998
Millage  18.44
Improvement Value  $121,000
Year Built  1964
Land Value  $41,000
Living Area  1,549 SF
Last Sale  03/14/2020 $54,000 WD
Land Acres  0.18
Tax roll data as of 01/01/2025`,
    reads: {
      propertyAddress: '3873 N Magnolia Dr',
      city: 'Jackson',
      state: 'MS',
      zipCode: '39209',
      yearBuilt: '1964',
      squareFeet: '1549',
      bedrooms: '3',
      bathrooms: '3',
      lotSize: '0.18 acres',
      pool: 'yes',
    },
  },
  {
    name: 'blast: star',
    text: String.raw`💰 CASH BUYERS ONLY 💰
7733 County Road 210 Unit 12, Joliet, IL 60435
* 1BD 1BA
* 497 square feet
* City sewer, gas heat
* Owner occupied
* Full gut
* Price: $355,000
* ARV: $488,000
* EMD: $5,000 to title within 24 hrs
Pics 👇
https://www.dropbox.com/sh/us76czpeghw/AAB
Bill Garland (214) 555-0172`,
    reads: {
      propertyAddress: '7733 County Road 210 Unit 12',
      city: 'Joliet',
      state: 'IL',
      zipCode: '60435',
      bedrooms: '1',
      bathrooms: '1',
      squareFeet: '497',
      septicSystem: 'city-sewer',
      occupancy: 'Owner-occupied',
      currentCondition: 'gut-job',
      askingPrice: '355000',
      photoLinks: 'https://www.dropbox.com/sh/us76czpeghw/AAB',
    },
  },
  {
    name: 'pipes: sep  | ',
    text: String.raw`4270 N Maple Way, Detroit, MI 48227 | 3bd/2ba | 1906 sf | blt 1984 | 3 car garage | asking 171900`,
    reads: {
      bedrooms: '3',
      bathrooms: '2',
      squareFeet: '1906',
      yearBuilt: '1984',
      garage: '3-car',
      askingPrice: '171900',
      propertyAddress: '4270 N Maple Way',
      city: 'Detroit',
      state: 'MI',
      zipCode: '48227',
    },
  },
  {
    name: 'flex: tab',
    text: "Flexmls Web\nAddress\t7175 Highway 64 E\nMunicipality\tRoanoke\nState/Prov\tVA\nZIP Code\t24017\nStories\t1\nLiving SqFt\t1826\nOrig Price\t$92,000\nSewer\tSeptic Tank\nStatus\tActive\nCurrent Price\t77000\nOccupant Type\tOwner\nGarage Spaces\t2 car\nTaxes\t$3,416\nBed\t3\nListing Date\t05/02/2025\nPool Y/N\tN\nBuilt\t1988\nHOA Fee\t$0\nLot\t55' x 130'\nYear Remodeled\t2016\nFireplaces\t1",
    reads: {
      propertyAddress: '7175 Highway 64 E',
      city: 'Roanoke',
      state: 'VA',
      zipCode: '24017',
      askingPrice: '77000',
      bedrooms: '3',
      squareFeet: '1826',
      yearBuilt: '1988',
      lotSize: '55 x 130',
      garage: '2-car',
      septicSystem: 'septic',
      occupancy: 'Owner-occupied',
      pool: 'no',
    },
  },
  {
    name: 'fb: as usual',
    text: String.raw`Marketplace
Browse all
Notifications
Inbox
4 Beds 3 baths Townhouse
$399,900
Listed 3 days ago in Oklahoma City, OK
Message
Save
Share
Unit Details
4 beds · 3 baths
2,109 square feet
Laundry type: In unit
Description
New roof in 2019 and the water heater is from 2021! Rehab est. $33,000! Walk to the park and two blocks from the bus line! Lot is 6,917 sq ft! Back fence was put up last summer! Septic system pumped in 2022
... See less
Seller information
Paul Dallas
Joined Facebook in 2009
Today's picks
$165,000 4 Beds 2 Baths House
$980 2 Beds 1 Bath Apartment`,
    reads: {
      bedrooms: '4',
      bathrooms: '3',
      propertyType: 'townhouse',
      askingPrice: '399900',
      city: 'Oklahoma City',
      state: 'OK',
      squareFeet: '2109',
      lotSize: '6,917 sq ft',
      estimatedRepairCost: '33000',
      septicSystem: 'septic',
    },
  },
  {
    name: 'homes: as usual',
    text: String.raw`4399 N. Stonebridge Ln
Albuquerque, NM 87105
$1,250,000
Estimated payment $8,515/month
5 Beds
3.5 Baths
2,999 Sq Ft
$417 Price per Sq Ft
Highlights
Media
Highlights
Contemporary Architecture
No HOA
Central Air
2 Car Attached Garage
About This Home
Shed is 10x12 and has power. EMD $3,000 non-refundable. Electric panel upgraded in 2011.
Home Details
Home Type
Single Family Home
Built in 1918
Lot Details
Lot Size 5,300 sqft
Bedrooms and Bathrooms
5 Bedrooms
Utilities
Public Sewer
Listing and Financial Details
Assessor Parcel Number R557803
Tax: $4,174
Similar Homes in this Area
$242,000
3 bds
2 ba
1,969 sqft
78 Fern St, Albuquerque, NM 87105
Listing Agent
Paul Dallas
HomeSmart
602-555-0125`,
    reads: {
      propertyAddress: '4399 N. Stonebridge Ln',
      city: 'Albuquerque',
      state: 'NM',
      zipCode: '87105',
      askingPrice: '1250000',
      bedrooms: '5',
      bathrooms: '3.5',
      squareFeet: '2999',
      garage: '2-car',
      propertyType: 'single-family',
      yearBuilt: '1918',
      lotSize: '5,300 sq ft',
      septicSystem: 'city-sewer',
    },
  },
  {
    name: 'craigs: nbsp',
    text: 'CL\nnorth > housing > real estate - by owner\nreply\nfavorite\nhide\nflag\n$447,900 / 4br - 1924ft2 - Handyman special!! (Milwaukee)\nimage 1\u00a0of 20\n9241 West Market Dr. near Lake Street\n(google map)\nMilwaukee, WI 53206\n4BR / 3Ba 1924ft2\nair conditioning\nYear built 1955 Sits on a 11,700\u00a0square feet lot Walk to the park and two blocks from the bus line HOA is $45\u00a0per month Closing with Stonegate Title, 12 Market Plaza Septic system pumped in 2022 Just needs lipstick\ndo NOT contact me with unsolicited services or offers\npost id: 7791085713\nposted: 2025-05-15 09:14\nupdated: 4\u00a0days ago\n♥ best of',
    reads: {
      askingPrice: '447900',
      bedrooms: '4',
      squareFeet: '1924',
      propertyAddress: '9241 West Market Dr.',
      city: 'Milwaukee',
      state: 'WI',
      zipCode: '53206',
      bathrooms: '3',
      lotSize: '11,700 sq ft',
      currentCondition: 'lipstick',
      septicSystem: 'septic',
      yearBuilt: '1955',
    },
  },
  {
    name: 'zillow: as usual',
    text: String.raw`Skip main navigation
Buy
Rent
Sell
Home Loans
Find an Agent
Sign In
See all 24 photos
$463,900
8774 State Hwy 31, State College, PA, 16801
5 bds 3 ba 1,898 sqft
Est.: $3,181/mo
Request a tour
as early as tomorrow at 11:00 am
Contact agent
Single Family Residence
Built in 1967
9,562 sqft Lot
$463,237 Zestimate®
$244/sqft
$-- HOA
What's special
Laundry room off the kitchen. Chain link fence all around. Corner lot with alley access.
Hide
25 days on Zillow | 2,434 views | 54 saves
Zillow last checked: 4 hours ago
Listed by: Jeff Price 901-555-0116, Realty ONE Group
Source: NTREIS, MLS#: 9351651
Facts & features
Interior
Bedrooms & bathrooms
Bedrooms: 5
Bathrooms: 3
Full bathrooms: 3
Heating
Central, Natural Gas
Interior area
Total interior livable area: 1,898 sqft
Property
Parking
Total spaces: 5
Parking features: Driveway, Attached
Attached garage spaces: 3
Pool: None
Utilities & green energy
Sewer: Public sewer
Water: Public
Comparable homes for sale
$449,000
2 bds
1 ba
2,346 sqft
97 Clover Ct, State College, PA 16801
$288,000
4 bd | 3 ba | 2,318 sqft
70 Barton Dr, State College, PA 16801
Equal Housing Opportunity`,
    reads: {
      propertyAddress: '8774 State Hwy 31',
      city: 'State College',
      state: 'PA',
      zipCode: '16801',
      bedrooms: '5',
      bathrooms: '3',
      squareFeet: '1898',
      askingPrice: '463900',
      propertyType: 'single-family',
      yearBuilt: '1967',
      lotSize: '9,562 sq ft',
      garage: '3-car',
      pool: 'no',
      septicSystem: 'city-sewer',
    },
  },
  {
    name: 'zillow: as usual',
    text: "Back to search\nZillow logo\nSave\nShare\nHide\nMore\nSee all 29 photos\n$199,900\n4\nbeds\n3\nbaths\n1,898\nsqft\n562 Kentucky Rd, Camden, NJ 08104\nEst.: $1,400/mo\nRequest a tour\nas early as tomorrow at 11:00 am\nContact agent\nSingle Family Residence\nBuilt in 2019\n17340 Sq. Ft. Lot\n$200,637 Zestimate®\n$105/sqft\n$-- HOA\nWhat's special\nMature pecan trees. Tax appraisal is at $141,870. Plenty of room to park an RV. Tear down.\nHide\n26 days on Zillow | 755 views | 65 saves\nZillow last checked: 4 hours ago\nListed by: Sandra O'Neal 704.555.0125, Berkshire Hathaway HomeServices\nSource: NTREIS, MLS#: 222140591\nPrice history\nDate\tEvent\tPrice\n5/27/2025\tListed for sale\t$199,900\n3/17/2017\tSold\t$167,000\n8/7/2017\tListing removed\t$111,000\nPublic tax history\nYear\tProperty taxes\tTax assessment\n2024\t$3,762 +3.2%\t$232,120\n© 2006 to 2025 Zillow",
    reads: {
      propertyAddress: '562 Kentucky Rd',
      city: 'Camden',
      state: 'NJ',
      zipCode: '08104',
      bedrooms: '4',
      bathrooms: '3',
      squareFeet: '1898',
      askingPrice: '199900',
      propertyType: 'single-family',
      yearBuilt: '2019',
      lotSize: '17,340 sq ft',
      currentCondition: 'destroyed',
    },
  },
  {
    name: 'opendoor: all lower',
    text: String.raw`tour anytime, 8am–8pm
$292,900
3 bd • 2 baths • 1,783 sqft
8225 n. prospect ln
lakeland, fl 33801
est. $2,009/mo
make an offer
self tour
great rental potential. first time on the market in 30 years.
home details
year built: 1986
lot size: 8400 sq ft
garage spaces: 1
home type: townhome
offers from buyers without agents welcome
opendoor brokerage llc, 410 n scottsdale rd, tempe, az 85281
broker license lc410085`,
    reads: {
      askingPrice: '292900',
      bedrooms: '3',
      bathrooms: '2',
      squareFeet: '1783',
      propertyAddress: '8225 n. prospect ln',
      city: 'Lakeland',
      state: 'FL',
      zipCode: '33801',
      yearBuilt: '1986',
      lotSize: '8,400 sq ft',
      garage: '1-car',
      propertyType: 'townhouse',
    },
  },
  {
    name: 'remarks: as usual',
    text: String.raw`Presenting 9175 S Savannah Rd, Michigan City, IN 46360. A 3 BR / 3 BA home has 1,484 square feet and was built in 2002. List price $150,000. Seller is flexible on closing date. City sewer, gas heat. Wood floors under the carpet. In-ground pool. Manufactured home. Basic updating needed. Plumbing updated to PEX. Comps at $298,000 and $305,500 within half a mile. MLS# O8923676.`,
    reads: {
      propertyAddress: '9175 S Savannah Rd',
      city: 'Michigan City',
      state: 'IN',
      zipCode: '46360',
      bedrooms: '3',
      bathrooms: '3',
      squareFeet: '1484',
      yearBuilt: '2002',
      septicSystem: 'city-sewer',
      propertyType: 'mobile-home',
      currentCondition: 'basic',
      pool: 'yes',
      askingPrice: '150000',
    },
  },
  {
    name: 'homes: as usual',
    text: String.raw`Homes.com
For Sale
For Rent
7184 N. Winding Creek Ave.
Modesto, CA 95351
Riverbend Neighborhood
$175,000
Estimated payment $1,229/month
3 Beds
2.5 Baths
1,362 Sq Ft
$128 Price per Sq Ft
Highlights
Media
Highlights
Contemporary Architecture
No HOA
Central Air
3 Car Attached Garage
About This Home
First time on the market in 30 years. Laundry room off the kitchen. Tax appraisal is at $141,870.
Home Details
Home Type
Single-Family
Year Built
Built in 1984
Lot Details
Lot Size: 0.14 Acres
Bedrooms and Bathrooms
3 Bedrooms
Utilities
Septic
Listing and Financial Details
Assessor Parcel Number R548658
Tax: $4,076
Listing Agent
Marcus Bell
Century 21 Heritage
602.555.0173`,
    reads: {
      propertyAddress: '7184 N. Winding Creek Ave.',
      city: 'Modesto',
      state: 'CA',
      zipCode: '95351',
      askingPrice: '175000',
      bedrooms: '3',
      bathrooms: '2.5',
      squareFeet: '1362',
      garage: '3-car',
      propertyType: 'single-family',
      yearBuilt: '1984',
      lotSize: '0.14 acres',
      septicSystem: 'septic',
    },
  },
  {
    name: 'dictated: lower, no stops, all lower',
    text: String.raw`so i got one at 7136 n page lane in st. paul, mn 55106 its a 3/2 with approx. 1824sf rehab est. $16,000 interior is destroyed im asking $473900 comps are around 543`,
    reads: {
      propertyAddress: '7136 n page lane',
      city: 'St. Paul',
      state: 'MN',
      zipCode: '55106',
      bedrooms: '3',
      bathrooms: '2',
      squareFeet: '1824',
      estimatedRepairCost: '16000',
      currentCondition: 'destroyed',
      askingPrice: '473900',
    },
  },
  {
    name: 'htmll: html, CRLF',
    text: String.raw`<p><strong>Address</strong>: 4036 West Denver Ave., Warren, MI 48089</p>
<p><strong>Bed</strong>: 5</p>
<p><strong>Lot Sz</strong>: 12,767 SqFt</p>
<p><strong>Occupancy</strong>: Tenant Occupied</p>
<p><strong>Sewer</strong>: Public Sewer</p>
<p><strong>Bathrooms</strong>: 4</p>
<p><strong>Gar</strong>: 2-Car</p>
<p><strong>Pool</strong>: Yes</p>
<p><strong>$/SqFt</strong>: 112.96</p>
<p><strong>SqFt Total</strong>: 2470</p>
<p><strong>LA License</strong>: SL3196120</p>
<p><strong>Listing Date</strong>: 05/02/2025</p>`,
    reads: {
      propertyAddress: '4036 West Denver Ave.',
      city: 'Warren',
      state: 'MI',
      zipCode: '48089',
      bedrooms: '5',
      bathrooms: '4+',
      squareFeet: '2470',
      lotSize: '12,767 sq ft',
      garage: '2-car',
      septicSystem: 'city-sewer',
      occupancy: 'Tenant-occupied',
      pool: 'yes',
    },
  },
  {
    name: 'chat: as usual',
    text: String.raw`[6/3/25, 9:10 AM] Paul: you still buying?
[6/3/25, 9:11 AM] Carl: always what you got
[6/3/25, 9:12 AM] Paul: 8966 Ashland Lane, Providence, RI 02909
[6/3/25, 9:13 AM] Carl: beds baths?
[6/3/25, 9:14 AM] Paul: 2BD 1.5BA approx. 1,219 sq. ft.
[6/3/25, 9:15 AM] Carl: year?
[6/3/25, 9:16 AM] Paul: built 1906
[6/3/25, 9:17 AM] Paul: Detached 2 car garage
[6/3/25, 9:18 AM] Paul: Sparkling in-ground pool resurfaced in 2018
[6/3/25, 9:19 AM] Carl: price
[6/3/25, 9:20 AM] Paul: Asking price $260,000`,
    reads: {
      propertyAddress: '8966 Ashland Lane',
      city: 'Providence',
      state: 'RI',
      zipCode: '02909',
      bedrooms: '2',
      bathrooms: '1.5',
      squareFeet: '1219',
      yearBuilt: '1906',
      garage: '2-car',
      pool: 'yes',
      askingPrice: '260000',
    },
  },
  {
    name: 'deals: list, first is read',
    text: String.raw`Hot sheet 6/2
1) 4395 NE Denver Ln., Birmingham, AL 35211
3/2 1,825 sqft built 1967
Asking $284,000 ARV $364,000

2) 1797 N. Elm Lane, Durham, NC 27703
3/2 1667 sqft built 1986
Asking $296,000 ARV $376,000

3) 4657 SW Bath Dr., Austin, TX 78744
3/2.5 1683 sqft built 2000
Asking $386,500 ARV $466,500

Reply with the number to reserve. (816) 555-0159`,
    reads: {
      propertyAddress: '4395 NE Denver Ln.',
      city: 'Birmingham',
      state: 'AL',
      zipCode: '35211',
      bedrooms: '3',
      bathrooms: '2',
      squareFeet: '1825',
      yearBuilt: '1967',
      askingPrice: '284000',
    },
  },
  {
    name: 'keyval: eq',
    text: String.raw`streetAddress=7614 Acre Rd.
city=Evansville
state=IN
zipcode=47711
price=488000
bedrooms=4
bathrooms=3.5
livingArea=1917
yearBuilt=1946
daysOnZillow=25
zestimate=495300
rentZestimate=2170`,
    reads: {
      propertyAddress: '7614 Acre Rd.',
      city: 'Evansville',
      state: 'IN',
      zipCode: '47711',
      askingPrice: '488000',
      bedrooms: '4',
      bathrooms: '3.5',
      squareFeet: '1917',
      yearBuilt: '1946',
    },
  },
  {
    name: 'county: no asking price, ALL CAPS',
    text: String.raw`COUNTY PROPERTY APPRAISER
PARCEL ID:
69-674-20-626
OWNER:
GARLAND BETTY A EST OF
MAILING ADDRESS:
1669 WILSHIRE BLVD, LOS ANGELES, CA 90036
SITUS ADDRESS:
6930 N. AUSTIN ROAD, ST. PAUL, MN 55106
LEGAL DESCRIPTION:
LOT 1 BLK 9 OAK PARK ADD
BEDS:
3
LAND VALUE:
$47,000
LOT SQ FT:
9415
LAST SALE:
03/14/2018 $165,000 WD
TOTAL LIVING AREA:
1417
POOL:
NO
YEAR BUILT:
1984
EFFECTIVE YEAR:
1998
DEED BOOK/PAGE:
1123/450
ASSESSED VALUE:
$193,000
BATHS:
3
MILLAGE:
18.44
IMPROVEMENT VALUE:
$83,000
TAX ROLL DATA AS OF 01/01/2025`,
    reads: {
      propertyAddress: '6930 N. AUSTIN ROAD',
      city: 'St. Paul',
      state: 'MN',
      zipCode: '55106',
      yearBuilt: '1984',
      squareFeet: '1417',
      bedrooms: '3',
      bathrooms: '3',
      lotSize: '9,415 sq ft',
      pool: 'no',
    },
  },
  {
    name: 'navica: as usual',
    text: String.raw`Listing # H6366786   $166,000
8790 N. Park Place Rd.   Fresno, CA 93706
Bedrooms 2   Full Baths 2   Half Baths 1   Stories 1
Yr Built 1985
Sub-Type Single Family Home
Sewer City Sewer
Lot Size 1.2 ac
Rooms
Living Rm 15x13 Main   Kitchen 12x11 Main   Bedroom1 13x12 Main   Bedroom2 11x10 Main
Taxes $1,402  Tax Yr 2024  Exempt: Homestead
Heat FAG   A/C Central   Water City   Bsmt Full Unfin
Agent Kim Tran (704) 555-0182  Office HomeSmart, 200 Commerce St`,
    reads: {
      askingPrice: '166000',
      propertyAddress: '8790 N. Park Place Rd.',
      city: 'Fresno',
      state: 'CA',
      zipCode: '93706',
      bedrooms: '2',
      bathrooms: '2.5',
      yearBuilt: '1985',
      propertyType: 'single-family',
      septicSystem: 'city-sewer',
      lotSize: '1.2 acres',
    },
  },
  {
    name: 'overlabel: value over label, nbsp',
    text: '1918 E 3rd Street\nMarshall, TX 75670-8758\nSchedule a showing\n$215,000\nList Price\n3\nBedrooms\n3\nBaths\n1,647\nSquare Feet\nActive\nStatus\n9782914\nMLS Number\n$131\nPrice Per Sq Ft\n1930\nYear Built\nSingle Family Residence\nProperty Type\n0.21\u00a0acres\nLot Size\nListing courtesy of RE/MAX Alliance',
    reads: {
      askingPrice: '215000',
      bedrooms: '3',
      bathrooms: '3',
      squareFeet: '1647',
      yearBuilt: '1930',
      lotSize: '0.21 acres',
      propertyType: 'single-family',
      propertyAddress: '1918 E 3rd Street',
      city: 'Marshall',
      state: 'TX',
      zipCode: '75670-8758',
    },
  },
  {
    name: 'pipes: sep  | , all lower',
    text: String.raw`6161a n juniper ln., ogden, ut 84401 | 2bd/1.5ba | 1,269 | yr 1906 | ask $424,500`,
    reads: {
      bedrooms: '2',
      bathrooms: '1.5',
      squareFeet: '1269',
      yearBuilt: '1906',
      askingPrice: '424500',
      propertyAddress: '6161a n juniper ln.',
      city: 'Ogden',
      state: 'UT',
      zipCode: '84401',
    },
  },
  {
    name: 'email: size in words, reduced',
    text: String.raw`Team,

Got this one under contract yesterday.

970 N Cherry Hill Way
Cape Girardeau, MO 63701
3 bedroom, 2 bath, eighteen hundred square feet, Built 1911
Septic system pumped in 2022. No HOA. Zoned R-1. Tenant in place, pays $1,150.
Was $344k now $335k.

Sent from my iPhone
Sandra O'Neal
RE/MAX Alliance
55 W Monroe St Ste 1200, Chicago, IL 60603
602.555.0183`,
    reads: {
      propertyAddress: '970 N Cherry Hill Way',
      city: 'Cape Girardeau',
      state: 'MO',
      zipCode: '63701',
      bedrooms: '3',
      bathrooms: '2',
      squareFeet: '1800',
      yearBuilt: '1911',
      septicSystem: 'septic',
      occupancy: 'Tenant-occupied',
      askingPrice: '335000',
    },
  },
  {
    name: 'redfin: value over label',
    text: String.raw`Street View
See all 37 photos
NEW 3 HRS AGO
6669 S Acre Blvd,
Huntington, WV 25701
$1,350,000
Est. $9,233/mo
Get pre-approved
3
Beds
1.5
Baths
1,716
Sq Ft
About this home
Community pool and clubhouse down the street. Insurance claim on roof paid in 2022. Basic rehab. Back fence was put up last summer.
Show more
2 garage spaces
Parking
$787
Price/Sq.Ft.
14,200 sq ft
Lot Size
64 days
On Redfin
Single-family
Property Type
Redfin Estimate for 6669 S Acre Blvd
$1,343,037
$141,000 over list price
Nearby schools
4/10
Price Elementary School
Grades: PK-5
Distance: 0.9 mi
6/10
Central High School
Grades: 9-12
Distance: 1.1 mi
Walk Score®
69 / 100 (Car-Dependent)
Climate risks
Flood Factor - Minimal
Fire Factor - Moderate
Copyright: © 2025 Redfin. All rights reserved.`,
    reads: {
      propertyAddress: '6669 S Acre Blvd',
      city: 'Huntington',
      state: 'WV',
      zipCode: '25701',
      askingPrice: '1350000',
      bedrooms: '3',
      bathrooms: '1.5',
      squareFeet: '1716',
      currentCondition: 'basic',
      propertyType: 'single-family',
      lotSize: '14,200 sq ft',
      garage: '2-car',
    },
  },
  {
    name: 'paragon: caps, ALL CAPS',
    text: String.raw`CLASS RESIDENTIAL   AREA 12
3874 E TANGLEWOOD RD.
ALBANY, NY 12206
GARAGE: 2
LOT SQ FT 14688
TAXES: $3,722
SEWER: CITY SEWER
HOA FEE: $0
OCCUPANCY: VACANT
SQFT-LIVING: 2,014
BATHS FULL 3   BATHS HALF 0
MLS #: O6826945
YB: 1927
SUB-TYPE: TOWNHOUSE
STATUS: ACTIVE
PRICE: $131,900
POOL: NONE
BR: 4
DIRECTIONS: FROM I-70 GO NORTH ON LAKE ST 2 MI, LEFT ON 4TH
REMARKS: GREAT RENTAL POTENTIAL. CLOSING WITH STONEGATE TITLE, 12 MARKET PLAZA`,
    reads: {
      propertyAddress: '3874 E TANGLEWOOD RD.',
      city: 'Albany',
      state: 'NY',
      zipCode: '12206',
      askingPrice: '131900',
      bedrooms: '4',
      bathrooms: '3',
      squareFeet: '2014',
      yearBuilt: '1927',
      lotSize: '14,688 sq ft',
      garage: '2-car',
      propertyType: 'townhouse',
      septicSystem: 'city-sewer',
      occupancy: 'Vacant',
      pool: 'no',
    },
  },
  {
    name: 'matrix: ragged',
    text: String.raw`Residential - Customer Full 
  6210 NW 8th Ter, Pittsburgh, PA 15210 
  Living SqFt  1460 
Sewer/Septic  Septic 
Beds Total  2  
  Baths  1
  Tax Year  2024  
List Agent  Kim Tran 
    County  Jackson
List Office  eXp Realty LLC
    Style/Type  Manufactured Home
    School District  Unified 4  
MLS #  O6892127
Occupied By  Owner Occupied
    Yr Blt  1970 
    Garage  0 
    Private Pool  Yes  
Lot Size  13400 sf
    Public Remarks: Insurance claim on roof paid in 2022. The street is quiet and dead ends at the creek.  
    Prepared by Austin Meyer on 06/03/2025 10:22 AM`,
    reads: {
      propertyAddress: '6210 NW 8th Ter',
      city: 'Pittsburgh',
      state: 'PA',
      zipCode: '15210',
      bedrooms: '2',
      squareFeet: '1460',
      yearBuilt: '1970',
      lotSize: '13,400 sq ft',
      garage: 'none',
      propertyType: 'mobile-home',
      septicSystem: 'septic',
      occupancy: 'Owner-occupied',
      pool: 'yes',
      bathrooms: '1',
    },
  },
  {
    name: "csvrow: '|', 1 rows",
    text: String.raw`Property Address|city|State|zipcode|Price|Bed|Baths|Sq Ft|Year Built|occupancy|Property Type|Rehab|ARV
6738 Hickory Ave.|Birmingham|AL|35211|393,500|3|1.5|1,760|2006|Vacant|Single-Family|85000|$483,500`,
    reads: {
      propertyAddress: '6738 Hickory Ave.',
      city: 'Birmingham',
      state: 'AL',
      zipCode: '35211',
      askingPrice: '393500',
      bedrooms: '3',
      bathrooms: '1.5',
      squareFeet: '1760',
      yearBuilt: '2006',
      occupancy: 'Vacant',
      propertyType: 'single-family',
      estimatedRepairCost: '85000',
    },
  },
  {
    name: 'blast: emoji, ragged',
    text: String.raw`  🚨 OFF MARKET DEAL 🚨
📍 2447 Maple Court
    Twin Falls, ID 83301 
  🛏 5 🛁 3  
  📐 approx. 2269 sqft  
  👉 Needs roughly $79,000 of repairs 
    👉 Well and septic 
👉 Double wide manufactured home
    👉 Lot 0.16 Acres 
💵 Asking: $340,500 
    📈 ARV: $474,500  
  🏘 Comps: 40 Fern Ct 3/2 1,388 sf sold $312k
  Bill Garland (317) 555-0184 `,
    reads: {
      propertyAddress: '2447 Maple Court',
      city: 'Twin Falls',
      state: 'ID',
      zipCode: '83301',
      bedrooms: '5',
      bathrooms: '3',
      squareFeet: '2269',
      estimatedRepairCost: '79000',
      septicSystem: 'septic',
      propertyType: 'mobile-home',
      lotSize: '0.16 acres',
      askingPrice: '340500',
    },
  },
  {
    name: "csvrow: '\\t', 1 rows",
    text: 'address\tCity\tST\tzipcode\tList Price\tBeds\tSq Ft\tBuilt\toccupancy\tProperty Type\tRepairs\tARV\n5026 State Road 44\tNew Orleans\tLA\t70126\t$331,500\t5\t1,854\t2021\tVacant\tSingle Family\t$16,000\t$421,500',
    reads: {
      propertyAddress: '5026 State Road 44',
      city: 'New Orleans',
      state: 'LA',
      zipCode: '70126',
      askingPrice: '331500',
      bedrooms: '5',
      squareFeet: '1854',
      yearBuilt: '2021',
      occupancy: 'Vacant',
      propertyType: 'single-family',
      estimatedRepairCost: '16000',
    },
  },
  {
    name: "flex: sep ' | '",
    text: String.raw`Flexmls Web
Location | 5494 SW 4th Pl
City | Stockton
ST | CA
ZIP Code | 95206
Approx SqFt | 1,465
Bedrooms | 3
Year Built | 2017
Occupied By | Tenant Occupied
Listing Price | $283,000
Year Remodeled | 2016
Private Pool | None
Lot | .25 acres
Style/Type | Single Family
Zestimate | $286,537
School District | Unified 4
Sewage | Municipal Sewer
BA | 2
Office Ph | 602.555.0135
Tax ID | 674-36-564`,
    reads: {
      propertyAddress: '5494 SW 4th Pl',
      city: 'Stockton',
      state: 'CA',
      zipCode: '95206',
      askingPrice: '283000',
      bedrooms: '3',
      bathrooms: '2',
      squareFeet: '1465',
      yearBuilt: '2017',
      lotSize: '0.25 acres',
      propertyType: 'single-family',
      septicSystem: 'city-sewer',
      occupancy: 'Tenant-occupied',
      pool: 'no',
    },
  },
  {
    name: 'duplex: figures per side left, CRLF',
    text: String.raw`Duplex at 7138 S 2nd Ave, Lincoln, NE 68503. Each side is a 2/1, 1344 sq ft in the whole building. Tax appraisal is at $141,870. Bus stop at the corner. Asking $244,000. Rents $850 and $900.`,
    reads: {
      propertyType: 'duplex',
      propertyAddress: '7138 S 2nd Ave',
      city: 'Lincoln',
      state: 'NE',
      zipCode: '68503',
      squareFeet: '1344',
      askingPrice: '244000',
    },
  },
  {
    name: 'remarks: as usual',
    text: String.raw`Located at 1568 N 2nd Ave, Des Moines, IA 50314. This 3 BR / 2 BA property gives you 1499 square feet and was built in 1983. Close to I-35 and the medical center. Septic system pumped in 2022. Cash or hard money only please. Offered at $92,500. Hardest hit part of the hall ceiling has a stain. Stainless appliances, open concept. Lot 50x110. Open house Saturday 1-3pm.`,
    reads: {
      propertyAddress: '1568 N 2nd Ave',
      city: 'Des Moines',
      state: 'IA',
      zipCode: '50314',
      bedrooms: '3',
      bathrooms: '2',
      squareFeet: '1499',
      yearBuilt: '1983',
      septicSystem: 'septic',
      lotSize: '50 x 110',
      askingPrice: '92500',
    },
  },
  {
    name: 'county: no asking price, odd spacing',
    text: String.raw`County Property Appraiser
Parcel ID  69-883-60-120
Owner  SMITH JOHN & MARY
Mailing Address  3005 Wilshire Blvd,  Los Angeles,  CA 90036
Site Address  4437A S Magnolia Dr,  Springfield,  IL 62703
Legal Description  LOT 14 BLK 8 OAK PARK ADD
Actual Year Built  2005
Lot Sq Ft  4,880
# Bedrooms  4
Effective Year  2023
Deed Book/Page  1123/450
Full Baths  3
Half Baths  0
Assessed Value  $128,000
Land Value  $9,000
Property Type  Mobile Home
Improvement Value  $137,000
Millage  18.44
Last Sale  03/14/2014 $198,000 WD
Finished Sq Ft  2466 sq ft
Tax roll data as of 01/01/2025`,
    reads: {
      propertyAddress: '4437A S Magnolia Dr',
      city: 'Springfield',
      state: 'IL',
      zipCode: '62703',
      yearBuilt: '2005',
      squareFeet: '2466',
      bedrooms: '4',
      bathrooms: '3',
      lotSize: '4,880 sq ft',
      propertyType: 'mobile-home',
    },
  },
  {
    name: 'realtor: as usual',
    text: String.raw`For sale
$56,900
4bed
3.5bath
2,327sqft
16,800 sqft lot
2237 West Maple Dr, Rapid City, SD 57701
Commute time
—
Property type
Mobile home
Time on Realtor.com
63 days
Price per sqft
$24
Year built: 1985
HOA fees
$175/mo
Property details
Two living areas. There is no pool. Bus stop at the corner. Shed is 10x12 and has power.
Home value
This home
$66,037
Cotality™
Listed by Sandra O'Neal
Brokered by Keller Williams Realty
(513) 555-0113`,
    reads: {
      lotSize: '16,800 sq ft',
      askingPrice: '56900',
      bedrooms: '4',
      bathrooms: '3.5',
      squareFeet: '2327',
      propertyAddress: '2237 West Maple Dr',
      city: 'Rapid City',
      state: 'SD',
      zipCode: '57701',
      propertyType: 'mobile-home',
      yearBuilt: '1985',
      pool: 'no',
    },
  },
  {
    name: 'oneline: as usual',
    text: String.raw`1888 E 7th Ave, Sioux Falls, SD 57103, asking 283000, Sparkling in-ground pool resurfaced in 2018, Owner lives there, give notice, rent 1450/mo, four bedroom, three bath, 1893 sq. ft.`,
    reads: {
      bedrooms: '4',
      bathrooms: '3',
      squareFeet: '1893',
      occupancy: 'Owner-occupied',
      pool: 'yes',
      askingPrice: '283000',
      propertyAddress: '1888 E 7th Ave',
      city: 'Sioux Falls',
      state: 'SD',
      zipCode: '57103',
    },
  },
  {
    name: 'pipes: sep  | ',
    text: String.raw`3415 Highway 64 E, Rock Hill, SC 29730 | 3/2.5 | 1,335 | blt 1977 | 3 car garage | 0.46 ac lot | $1,250,000`,
    reads: {
      bedrooms: '3',
      bathrooms: '2.5',
      squareFeet: '1335',
      yearBuilt: '1977',
      garage: '3-car',
      lotSize: '0.46 acres',
      askingPrice: '1250000',
      propertyAddress: '3415 Highway 64 E',
      city: 'Rock Hill',
      state: 'SC',
      zipCode: '29730',
    },
  },
  {
    name: 'oneline: CRLF',
    text: String.raw`9895 S Wabash Court, Mobile, AL 36605, Asking $263,900, built in 1972, 3br 2ba, Sits on a 75' x 100' lot, ARV 358k, No pool, 1,617 sq ft, Owner lives there, give notice`,
    reads: {
      bedrooms: '3',
      bathrooms: '2',
      squareFeet: '1617',
      yearBuilt: '1972',
      lotSize: '75 x 100',
      occupancy: 'Owner-occupied',
      pool: 'no',
      askingPrice: '263900',
      propertyAddress: '9895 S Wabash Court',
      city: 'Mobile',
      state: 'AL',
      zipCode: '36605',
    },
  },
  {
    name: 'blast: dash',
    text: String.raw`🔥🔥 NEW WHOLESALE DEAL 🔥🔥
1664 Old Mill Way, Lawton, OK, 73501
- 5br 4ba
- about 2487 sq. ft.
- Repairs estimated at $64,000
- City sewer, gas heat
- SFH
- Price: $54k
- ARV: $140,000
Photos: https://drive.google.com/drive/folders/1pFx7u4tdndt?usp=sharing
Chris Acree (901) 555-0179`,
    reads: {
      propertyAddress: '1664 Old Mill Way',
      city: 'Lawton',
      state: 'OK',
      zipCode: '73501',
      bedrooms: '5',
      bathrooms: '4+',
      squareFeet: '2487',
      estimatedRepairCost: '64000',
      septicSystem: 'city-sewer',
      propertyType: 'single-family',
      askingPrice: '54000',
      photoLinks: 'https://drive.google.com/drive/folders/1pFx7u4tdndt?usp=sharing',
    },
  },
  {
    name: 'overlabel: value over label',
    text: String.raw`3990 Lakeview Trl
Syracuse, NY 13205
Schedule a showing
$473,500
List Price
4
Bedrooms
3
Bathrooms
1,949
Sq Ft
1915
Year Built
H2768259
MLS Number
$1,901
Annual Taxes
2
Garage Spaces
$243
Price Per Sq Ft
Listing courtesy of Keller Williams Realty`,
    reads: {
      askingPrice: '473500',
      bedrooms: '4',
      bathrooms: '3',
      squareFeet: '1949',
      yearBuilt: '1915',
      garage: '2-car',
      propertyAddress: '3990 Lakeview Trl',
      city: 'Syracuse',
      state: 'NY',
      zipCode: '13205',
    },
  },
  {
    name: 'opendoor: Ft',
    text: String.raw`New price
$277,900
3 beds • 2 baths • 1,784 sqft
3259 State Route 9
Ft Lauderdale, FL 33311
Est. $1,938/mo
Make an offer
Self tour
Two living areas. Last sold in 2009.
Home details
Garage spaces: 2
90-day buyback guarantee
Opendoor Brokerage LLC, 410 N Scottsdale Rd, Tempe, AZ 85281
Broker license LC747405`,
    reads: {
      askingPrice: '277900',
      bedrooms: '3',
      bathrooms: '2',
      squareFeet: '1784',
      propertyAddress: '3259 State Route 9',
      city: 'Fort Lauderdale',
      state: 'FL',
      zipCode: '33311',
      garage: '2-car',
    },
  },
];

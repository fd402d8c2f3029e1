import type { CorpusText } from './corpus-text.ts';

/** A later set by another hand, of pages, sheets, remarks, rows and markup. */
export const madeLaterPages: readonly CorpusText[] = [
  {
    name: 'html/kv 40: single-family',
    text: String.raw`<ul class="facts">
<li><strong>Tax Year:</strong> 2025</li>
<li><strong>Sewer/Septic:</strong> On-site septic</li>
<li><strong>Address:</strong> 73 N Carlton Ave., Aurora, IL 60505</li>
<li><strong>Garage Spaces:</strong> 0</li>
<li><strong>Lot Dimensions:</strong> 30x100</li>
<li><strong>BR:</strong> 3</li>
<li><strong>School Dist:</strong> USD&nbsp;259</li>
<li><strong>List Date:</strong> 10/06/2026</li>
<li><strong>Above Grade Fin SQFT:</strong> 1496</li>
<li><strong>HVAC:</strong> Replaced 2014</li>
<li><strong>Construction:</strong> Brick, Frame</li>
<li><strong>Sub-Type:</strong> Single Family Residence</li>
<li><strong>Directions:</strong> From I-35 exit 109, go north, right at the light.</li>
<li><strong>Bathrooms:</strong> 1</li>
<li><strong>Pool Y/N:</strong> Yes</li>
<li><strong>CDOM:</strong> 217</li>
<li><strong>Price:</strong> $520,000</li>
<li><strong>Buyer Agency Comp:</strong> 2.5%</li>
<li><strong>Year Blt:</strong> 1987</li>
</ul>`,
    reads: {
      septicSystem: 'septic',
      garage: 'none',
      lotSize: '30 x 100',
      bedrooms: '3',
      squareFeet: '1496',
      propertyType: 'single-family',
      bathrooms: '1',
      pool: 'yes',
      askingPrice: '520000',
      yearBuilt: '1987',
      propertyAddress: '73 N Carlton Ave.',
      city: 'Aurora',
      state: 'IL',
      zipCode: '60505',
    },
  },
  {
    name: 'csv/units 47: single-family, all lower',
    text: String.raw`920 fox hollow court ; south bend, in 46613 ; 1372 sqft ; taxes $2,851 ; built 1992 ; 2.5 ba ; vacant ; 2 bd ; $145,999`,
    reads: {
      propertyAddress: '920 fox hollow court',
      city: 'South Bend',
      state: 'IN',
      zipCode: '46613',
      askingPrice: '145999',
      bedrooms: '2',
      bathrooms: '2.5',
      squareFeet: '1372',
      yearBuilt: '1992',
      occupancy: 'Vacant',
    },
  },
  {
    name: 'remarks/blocks 21: condo',
    text: String.raw`POCKET LISTING - not in MLS yet
89XX SW 79th Street #185
Erie, PA 16503
$293,500 | 4BR/2BA | 2197sf
MLS remarks:
Seller will not do repairs or credits. Square footage taken from tax records; buyer to verify. There is no garage. Conventional and FHA financing welcome. Lot next door is not included.
Agent-to-agent remarks:
Solar panels are paid off and transfer at closing. New HVAC 2014. Roof replaced in 2025.
SHOWING INSTRUCTIONS: Supra on front door
Bob Okafor | Hometown Brokers Group | 6152 Executive Center Blvd Ste 710, Philadelphia, PA 19134 | (810) 555-0192 | Lic# 311374`,
    reads: {
      propertyAddress: '89XX SW 79th Street #185',
      city: 'Erie',
      state: 'PA',
      zipCode: '16503',
      askingPrice: '293500',
      bedrooms: '4',
      bathrooms: '2',
      squareFeet: '2197',
      garage: 'none',
    },
  },
  {
    name: 'portal/realtor 2: single-family',
    text: String.raw`OK
Midwest City
73110
Brokered by HomeSmart
For sale
$169,650
Est. $1,316/mo
Get pre-approved
5bed
2.5bath
2,303sqft
0.23acre lot
81 N Memphis St, Midwest City, OK 73110
View on map
Property type
Single Family Home
On Realtor.com
40 days
Price per sqft
$74
Property details
Quiet street, no through traffic. Sparkling in-ground pool out back. Bring all offers by Friday at 5 pm.
Show more
Listing office: HomeSmart, 893.555.0120
MLS # T2529992
Monthly payment
Estimated
$1,227/mo
Property history
10/28/2015
Sold
$117,700
Estimates
Cotality™ $172,900 
Quantarium $166,700 
Collateral Analytics $171,700
Nearby home values
$189,400
3bd
2ba
2,451 sqft
5129 Alameda Ave, Midwest City, OK 73110
$174,700
5bd
1ba
1,384 sqft
9235 Bath Rd, Midwest City, OK 73110
$186,600
3bd
3ba
2,724 sqft
694 Old Mill Rd, Midwest City, OK 73110
$178,200
5bd
1ba
2,335 sqft
4667 Quail Run, Midwest City, OK 73110
Noise: Medium
Flood Factor 1/10 - Minimal`,
    reads: {
      bedrooms: '5',
      bathrooms: '2.5',
      squareFeet: '2303',
      lotSize: '0.23 acres',
      askingPrice: '169650',
      propertyAddress: '81 N Memphis St',
      city: 'Midwest City',
      state: 'OK',
      zipCode: '73110',
      propertyType: 'single-family',
      pool: 'yes',
    },
  },
  {
    name: 'oneline/list 31: single-family',
    text: String.raw`OFF MARKET: 678 Cherokee Trl, Baltimore, MD 21215 | 3 bed 2 bath | price $278K | 1,452sf | Built in 2003 | rents $900/mo | HVAC 2019 | DOM 71 | 838.555.0149`,
    reads: {
      propertyAddress: '678 Cherokee Trl',
      city: 'Baltimore',
      state: 'MD',
      zipCode: '21215',
      bedrooms: '3',
      bathrooms: '2',
      squareFeet: '1452',
      yearBuilt: '2003',
      askingPrice: '278000',
    },
  },
  {
    name: 'csv/table 20: single-family',
    text: 'Site Address\tCity\tState\tZip Code\tBaths\tType\tDOM\tBedrooms\tEst. Repairs\tPhone\tGarage\tAgent\tList Price\tSewer\tLot Acres\tLiving SqFt\toccupancy\tCounty\tYear Built\n352 Martin Luther King Jr Blvd.\tBaton Rouge\tLA\t70805\t2\tSingle-Family Home\t54\t3\t$112,000\t445.555.0101\t0\tTrevor Nguyen\t477999\tPublic Sewer\t0.37\t1389\tTenant Occupied\tMarion\t1977',
    reads: {
      propertyAddress: '352 Martin Luther King Jr Blvd.',
      city: 'Baton Rouge',
      state: 'LA',
      zipCode: '70805',
      bathrooms: '2',
      propertyType: 'single-family',
      bedrooms: '3',
      estimatedRepairCost: '112000',
      garage: 'none',
      askingPrice: '477999',
      septicSystem: 'city-sewer',
      lotSize: '0.37 acres',
      squareFeet: '1389',
      occupancy: 'Tenant-occupied',
      yearBuilt: '1977',
    },
  },
  {
    name: 'portal/facebook 8: townhouse',
    text: String.raw`Marketplace
Browse all
Notifications
Inbox
Buying
Selling
4 Beds 3 Baths - Townhouse
$1,500,000
Listed 3 days ago in Pensacola, FL
Send seller a message
Hi, is this still available?
Send
About this property
4 beds · 3 baths
2,176 sqft
Central AC
Off-street parking
Dog and cat friendly
Description
Mature oaks shade the front yard.
Multiple offer deadline: Sunday 6 PM.
Connected to city sewer.
Built 2022.
Kitchen was redone in 2024 with shaker cabinets and granite.
The inside is destroyed.
See less
Seller information
Seller details
Yvette McCrary
Joined Facebook in 2013
Today's picks
1874 Sycamore St, Pensacola, FL 32505 | $1,545,600 | 2 bd | 3 ba | 2,783 sqft
5687 Pool Rd, Pensacola, FL 32505 | $1,701,300 | 3 bd | 2 ba | 1,812 sqft`,
    reads: {
      propertyType: 'townhouse',
      bedrooms: '4',
      bathrooms: '3',
      askingPrice: '1500000',
      city: 'Pensacola',
      state: 'FL',
      squareFeet: '2176',
      yearBuilt: '2022',
      septicSystem: 'city-sewer',
      currentCondition: 'destroyed',
    },
  },
  {
    name: 'oneline/sentence 41: condo, all lower',
    text: String.raw`got a 5br/1.5ba in grants pass, or 97526, approx. 1982 square feet, asking $123,500. built 1952. no pool. one-car garage with opener. owner lives there, appointment only. taxes were $1,315 last year.`,
    reads: {
      bedrooms: '5',
      bathrooms: '1.5',
      city: 'Grants Pass',
      state: 'OR',
      zipCode: '97526',
      squareFeet: '1982',
      askingPrice: '123500',
      yearBuilt: '1952',
      pool: 'no',
      garage: '1-car',
      occupancy: 'Owner-occupied',
    },
  },
  {
    name: 'mls/mred 21: single-family',
    text: String.raw`Detached Single      MLS #:90077451      List Price:$522,900
Status:ACTV   List Date:09/07/2026   Orig List Price:$537,900
Area:1903   List Dt Rec:Jan 4, 2026
Address:31 Carlton Avenue, Peoria, IL 61603
Directions:Route 30 to Main, N to property
Mkt. Time (Lst./Tot.):18/96   Sold by:
Year Built:1981   Blt Before 78:No
Dimensions:30X125
Rooms:10   Bedrooms:6   Bathrooms (full/half):2/0
Basement:Full   Bmt. Bath(s):No   Appx SF:2,496   SF Source:Assessor
Parking:Garage   # Spaces:Gar:1
Remarks: Minutes from downtown, restaurants and the university. Primary suite has a walk-in closet. Attic access in the hall, blown insulation added 2025.
School Data
Elementary:Lincoln (62)
High:Central (205)
Tax   PIN:16-30-200-038-0000   Amount:$2,435.11   Tax Year:2024
Broker:Redbird Realty Partners (58242) / (285) 555-0139
List Broker:Deshawn Okafor (178036)  Email: agent@example.com`,
    reads: {
      bathrooms: '2',
      propertyType: 'single-family',
      askingPrice: '522900',
      propertyAddress: '31 Carlton Avenue',
      city: 'Peoria',
      state: 'IL',
      zipCode: '61603',
      yearBuilt: '1981',
      lotSize: '30 x 125',
      bedrooms: '6+',
      squareFeet: '2496',
      garage: '1-car',
    },
  },
  {
    name: 'mls/dots 44: single-family',
    text: String.raw`RESIDENTIAL - ONE PAGE
MLS # ..................... 76803650
Lot Size .................. 0.23 Acres
Property Address .......... 49 Delaware St, Michigan City, IN 46360
Occupancy Status .......... Vacant
Tax Year .................. 2025
Yr Blt .................... 1999
Asking .................... $428,000
Buyer Agency Comp ......... 2.5%
Property Subtype .......... Single-Family Home
Orig Price ................ $452,000
Total Rooms ............... 6
Garage Spaces ............. 1
Possession ................ Negotiable
# Bedrooms ................ 2
Remarks
Pool table in the den stays with the house. Multiple offer deadline: Sunday 6 PM. The breakfast nook looks out over the garden. The backyard has its own swimming pool.
REALTOR Remarks: Insurance quote on hand: $3,359 a year. Roof replaced in 2022.`,
    reads: {
      lotSize: '0.23 acres',
      occupancy: 'Vacant',
      yearBuilt: '1999',
      askingPrice: '428000',
      propertyType: 'single-family',
      garage: '1-car',
      bedrooms: '2',
      propertyAddress: '49 Delaware St',
      city: 'Michigan City',
      state: 'IN',
      zipCode: '46360',
      pool: 'yes',
    },
  },
  {
    name: 'html/card 22: single-family',
    text: String.raw`<h1 class="address"><span>70&nbsp;89th&nbsp;St.&nbsp;SE</span>, <span>Louisville, KY 40211</span></h1>

<div class="price">$428,500</div>

<small>Est. payment $3,013/mo</small>

<ul>

<li><b>2</b> beds</li>

<li><b>2.5</b> baths</li>

<li><b>985</b> sqft</li>

</ul>

<p>Year&nbsp;built: 2008</p>

<div class="remarks">Lot is .26 acres. Insurance quote on hand: $2,616 a year. The breakfast nook looks out over the garden. Large eat-in kitchen opens to a sunny den.</div>

<a href="https://example.com/listing/87315">View listing</a>

<p>&copy; 2026 Real Broker, LLC. 7393 Corporate Dr Suite 710, Bowling Green, KY 42101</p>`,
    reads: {
      city: 'Louisville',
      state: 'KY',
      zipCode: '40211',
      askingPrice: '428500',
      propertyAddress: '70 89th St. SE',
      bedrooms: '2',
      bathrooms: '2.5',
      squareFeet: '985',
      yearBuilt: '2008',
      lotSize: '0.26 acres',
    },
  },
  {
    name: 'oneline/sentence 26: single-family',
    text: String.raw`Cuyahoga Falls, OH 3BR/2BA, approx. 1314 square feet, 8958 E Denver Ct, asking $367.5k. Built 1989. Private pool with new pump. Lot size 0.22 Acres. Windows swapped out in 2022.`,
    reads: {
      bedrooms: '3',
      bathrooms: '2',
      propertyAddress: '8958 E Denver Ct',
      city: 'Cuyahoga Falls',
      state: 'OH',
      squareFeet: '1314',
      askingPrice: '367500',
      yearBuilt: '1989',
      pool: 'yes',
      lotSize: '0.22 acres',
    },
  },
  {
    name: 'oneline/list 25: mobile-home',
    text: String.raw`8053 CR 4745, Pine Bluff, AR - 3bd/3.5ba - yr built 2006 - $98/sqft - 1,516 sq. ft. - 3 car garage - Asking: $149k`,
    reads: {
      propertyAddress: '8053 CR 4745',
      city: 'Pine Bluff',
      state: 'AR',
      bedrooms: '3',
      bathrooms: '3.5',
      squareFeet: '1516',
      yearBuilt: '2006',
      garage: '3-car',
      askingPrice: '149000',
    },
  },
  {
    name: 'oneline/sentence 11: mobile-home',
    text: String.raw`Columbus, OH 2 bed/2 bath, 766 sqft, 5270 SW Mesa Verde Dr, asking $115,000. No pool. No garage. Owner lives there, appointment only. Needs basic updating throughout. Pool table in the den stays with the house.`,
    reads: {
      bedrooms: '2',
      bathrooms: '2',
      propertyAddress: '5270 SW Mesa Verde Dr',
      city: 'Columbus',
      state: 'OH',
      squareFeet: '766',
      askingPrice: '115000',
      pool: 'no',
      garage: 'none',
      occupancy: 'Owner-occupied',
      currentCondition: 'basic',
    },
  },
  {
    name: 'oneline/list 34: condo',
    text: String.raw`13754 Bayou Bend Ct. Apt 45, Omaha, NE 68111; 2x2.5; roof 2022; cash only; 827 sq. ft.; HVAC 2022; list price $393,950; 655-555-0110`,
    reads: {
      propertyAddress: '13754 Bayou Bend Ct. Apt 45',
      city: 'Omaha',
      state: 'NE',
      zipCode: '68111',
      bedrooms: '2',
      bathrooms: '2.5',
      squareFeet: '827',
      askingPrice: '393950',
    },
  },
  {
    name: 'html/bullets 18: single-family',
    text: String.raw`<p class="MsoNormal">19091 Garfield Pl, Hot Springs, AR 71901<br>Asking $100,999<br>&bull;&nbsp;6 bed 2.5 bath<br>&bull;&nbsp;2769 sq. ft.<br>&bull;&nbsp;Built in 1968<br>&bull;&nbsp;Comps run from $121,000 to $161,000 within half a mile.<br>&bull;&nbsp;Remodeled in 2021, permits on file.<br>&bull;&nbsp;Lot next door is not included.<br>&bull;&nbsp;Roof replaced in 2021.<br>&bull;&nbsp;Oversized 2 car garage.<br>&bull;&nbsp;Connected to city sewer.<br>&bull;&nbsp;Lot is .22 ac.</p>`,
    reads: {
      bedrooms: '6+',
      bathrooms: '2.5',
      squareFeet: '2769',
      yearBuilt: '1968',
      garage: '2-car',
      septicSystem: 'city-sewer',
      lotSize: '0.22 acres',
      propertyAddress: '19091 Garfield Pl',
      city: 'Hot Springs',
      state: 'AR',
      zipCode: '71901',
      askingPrice: '100999',
    },
  },
  {
    name: 'remarks/prose 36: single-family',
    text: String.raw`Check out 17630 Lake Shore Dr in Bakersfield, CA 93307. This 4bd/1ba offers approx. 1,873 square feet. Priced well under the ARV of $124,000. Sparkling in-ground pool out back. Insurance quote on hand: $3,214 a year. Square footage taken from tax records; buyer to verify. Built 1993. Conventional and FHA financing welcome. Earnest money $5,000 non-refundable, due within 24 hours. Sits on a .33 ac lot. Seller needs a two week leaseback. Bring all offers by Friday at 5 pm. Listed at $79,900.`,
    reads: {
      propertyAddress: '17630 Lake Shore Dr',
      city: 'Bakersfield',
      state: 'CA',
      zipCode: '93307',
      bedrooms: '4',
      bathrooms: '1',
      squareFeet: '1873',
      yearBuilt: '1993',
      pool: 'yes',
      occupancy: 'Owner-occupied',
      lotSize: '0.33 acres',
      askingPrice: '79900',
    },
  },
  {
    name: 'portal/auction 15: single-family',
    text: String.raw`Auction.com
Residential
Commercial
Sign In
Foreclosure Sale
Share
Save
12067 N Memphis St, Little Rock, AR 72204
Property ID: 5310344
4 Beds
2 Baths
1,958 Sq. Ft.
1.2 Acres
Auction Starts Aug 19, 2026
Reserve Price
Not disclosed
Est. Resale Value
$264,900
Est. Rent
$1,150/mo
Total Deposit
$2,500
Buyer's Premium
5% or $2,500 minimum
Property Details
Occupancy: Vacant
APN
438-991-45
Trustee Sale Number
25-1356
Views 1839
Saved by 14
Interior access is not available.
Nearby Auctions
8099 Carlton Ave, Little Rock, AR 72204 | $309,500 | 5 bd | 2 ba | 2,728 sqft
8785 Church St, Little Rock, AR 72204 | $254,900 | 3 bd | 2 ba | 913 sqft
2850 Pool Rd, Little Rock, AR 72204 | $397,300 | 5 bd | 1 ba | 915 sqft
7256 Whispering Pines Loop, Little Rock, AR 72204 | $404,500 | 4 bd | 2 ba | 1,733 sqft`,
    reads: {
      propertyAddress: '12067 N Memphis St',
      city: 'Little Rock',
      state: 'AR',
      zipCode: '72204',
      bedrooms: '4',
      bathrooms: '2',
      squareFeet: '1958',
      lotSize: '1.2 acres',
      occupancy: 'Vacant',
    },
  },
  {
    name: 'html/kv 46: single-family',
    text: String.raw`<table border="0" cellpadding="3"><tbody>
<tr>
  <th scope="row">Address</th>
  <td>60 Fox Hollow Court</td>
</tr>
<tr>
  <th scope="row">City</th>
  <td>Coeur d&#39;Alene</td>
</tr>
<tr>
  <th scope="row">State</th>
  <td>ID</td>
</tr>
<tr>
  <th scope="row">Zip Code</th>
  <td>83814</td>
</tr>
<tr>
  <th scope="row">Lot Sq Ft</th>
  <td>15376</td>
</tr>
<tr>
  <th scope="row">Pool</th>
  <td>None</td>
</tr>
<tr>
  <th scope="row">Ownership</th>
  <td>Fee Simple</td>
</tr>
<tr>
  <th scope="row">Property Sub Type</th>
  <td>Single Family</td>
</tr>
<tr>
  <th scope="row">Built</th>
  <td>1961</td>
</tr>
<tr>
  <th scope="row">Current Price</th>
  <td>$355,000</td>
</tr>
<tr>
  <th scope="row">Bathrooms (Full/Half)</th>
  <td>2/1</td>
</tr>
<tr>
  <th scope="row">Parcel ID</th>
  <td>23-60-896-5179</td>
</tr>
<tr>
  <th scope="row">Construction</th>
  <td>Brick,&nbsp;Frame</td>
</tr>
<tr>
  <th scope="row">HOA Fee</th>
  <td>$106 / Monthly</td>
</tr>
<tr>
  <th scope="row">Gar</th>
  <td>2-car garage</td>
</tr>
<tr>
  <th scope="row">Bldg SqFt</th>
  <td>1,772</td>
</tr>
<tr>
  <th scope="row">Beds Total</th>
  <td>4</td>
</tr>
<tr>
  <th scope="row">List Office</th>
  <td>Northgate&nbsp;Property&nbsp;Co.,&nbsp;1228&nbsp;Commerce&nbsp;Pkwy&nbsp;Ste&nbsp;460,&nbsp;Boise,&nbsp;ID&nbsp;83705</td>
</tr>
<tr>
  <th scope="row">MLS #</th>
  <td>A2240172</td>
</tr>
</tbody></table>
<p>Kitchen was redone in 2025 with shaker cabinets and granite.</p>`,
    reads: {
      lotSize: '15,376 sq ft',
      pool: 'no',
      propertyType: 'single-family',
      yearBuilt: '1961',
      askingPrice: '355000',
      bathrooms: '2.5',
      garage: '2-car',
      squareFeet: '1772',
      bedrooms: '4',
      propertyAddress: '60 Fox Hollow Court',
      city: "Coeur d'Alene",
      state: 'ID',
      zipCode: '83814',
    },
  },
  {
    name: 'mls/tabs 46: single-family',
    text: 'Address\t1404 S. Emerson St, Louisville, KY 40211\nLot Sq Ft\t12400\nMLS #\tO2949306\nSubdivision\tFairview Hts Ph 2\nYr Built\t1980\nProp Type\tSingle Family Home\nBathrooms\t1\n# Bedrooms\t3\nLiving Area SqFt\t1293\nHeating\tCentral, Gas\nAnnual Taxes\t$3,599.26\nGarage\t2\nDirections\tFrom I-95 exit 113, go north, right at the light.\nShowing\tCall ShowingTime 572-555-0112\nAsking\t$378,750\nMarketing Remarks: Bonus room upstairs works as an office or playroom. Electrical panel was upgraded to 200 amps in 2014. Big covered patio for weekend cookouts.',
    reads: {
      lotSize: '12,400 sq ft',
      yearBuilt: '1980',
      propertyType: 'single-family',
      bathrooms: '1',
      bedrooms: '3',
      squareFeet: '1293',
      garage: '2-car',
      askingPrice: '378750',
      propertyAddress: '1404 S. Emerson St',
      city: 'Louisville',
      state: 'KY',
      zipCode: '40211',
    },
  },
  {
    name: 'mls/mred 3: single-family',
    text: String.raw`Detached Single      MLS #:30670149      List Price:$179,999
Status:ACTV   List Date:5/5/2026   Orig List Price:$191,999
Area:8554   List Dt Rec:10/3/2026
Address:3281 Rosewood Drive, East St. Louis, IL 62203
Directions:Route 30 to Main, N to property
Mkt. Time (Lst./Tot.):13/58   Sold by:
Year Built:1955   Blt Before 78:Yes
Acreage:0.37
Rooms:6   Bedrooms:2   Bathrooms (full/half):2/0
Basement:Full   Bmt. Bath(s):No   Appx SF:1,052   SF Source:Assessor
Parking:Garage   # Spaces:Gar:2
Remarks: Bonus room upstairs works as an office or playroom. Original hardwoods under the carpet in the living room. Agent has a financial interest in the property.
School Data
Elementary:Lincoln (62)
High:Central (205)
Tax   PIN:15-11-389-014-0000   Amount:$3,208.60   Tax Year:2024
Sewer:Sewer-Public
Broker:RE/MAX Heritage (38268) / 675.555.0177
List Broker:Hank Kowalski (615765)  Email: agent@example.com`,
    reads: {
      bathrooms: '2',
      propertyType: 'single-family',
      askingPrice: '179999',
      propertyAddress: '3281 Rosewood Drive',
      city: 'East St. Louis',
      state: 'IL',
      zipCode: '62203',
      yearBuilt: '1955',
      lotSize: '0.37 acres',
      bedrooms: '2',
      squareFeet: '1052',
      garage: '2-car',
      septicSystem: 'city-sewer',
    },
  },
  {
    name: 'html/kv 25: single-family',
    text: String.raw`
Street Address:&nbsp;4136 Ashland Ave<br />
City:&nbsp;Chattanooga<br />
State/Prov:&nbsp;TN<br />
Zip Code:&nbsp;37407<br />
Roof:&nbsp;2014&nbsp;Composition<br />
Approx SqFt:&nbsp;772<br />
Showing:&nbsp;Call&nbsp;ShowingTime&nbsp;481-555-0197<br />
County:&nbsp;Jackson<br />
Lot Dim:&nbsp;55X110<br />
Bedrooms:&nbsp;2<br />
Pool Private:&nbsp;No<br />
Parcel ID:&nbsp;56-48-518-7058<br />
Sewer:&nbsp;Municipal sewer<br />
Price:&nbsp;$238,000<br />
MLS #:&nbsp;MDBA23269006<br />
# Full Baths:&nbsp;2<br />
# Half Baths:&nbsp;1<br />
Type:&nbsp;Single-Family Home<br />
Yr Blt:&nbsp;1940<br />
HOA Fee:&nbsp;$20 / Monthly<br />

<p>The carport fits a truck and a boat.</p>`,
    reads: {
      squareFeet: '772',
      lotSize: '55 x 110',
      bedrooms: '2',
      pool: 'no',
      septicSystem: 'city-sewer',
      askingPrice: '238000',
      bathrooms: '2.5',
      propertyType: 'single-family',
      yearBuilt: '1940',
      propertyAddress: '4136 Ashland Ave',
      city: 'Chattanooga',
      state: 'TN',
      zipCode: '37407',
    },
  },
  {
    name: 'remarks/blocks 33: townhouse, state name',
    text: String.raw`POCKET LISTING - not in MLS yet
$213500 - 18237 Mesa Verde Dr Unit 9A, North Charleston, South Carolina 29405
2 bed 2.5 bath | 895 heated sqft
Public Remarks
Slab foundation, no cracks seen. There is no garage. Down payment help of up to $15,000 may be available. Bring all offers by Friday at 5 pm. The backyard has its own swimming pool. Built in 1960.
Broker notes
HOA is $146/month and covers water and trash. Pool table in the den stays with the house. Seller is motivated and wants it gone before the holidays.
Showings: Supra on front door
Colleen Abbott | Redbird Realty Partners | 6974 Executive Center Blvd Suite 380, Rock Hill, SC 29730 | (877) 555-0199 | Lic# 862491`,
    reads: {
      propertyAddress: '18237 Mesa Verde Dr Unit 9A',
      city: 'North Charleston',
      state: 'SC',
      zipCode: '29405',
      askingPrice: '213500',
      bedrooms: '2',
      bathrooms: '2.5',
      squareFeet: '895',
      pool: 'yes',
      garage: 'none',
      yearBuilt: '1960',
    },
  },
  {
    name: 'html/card 27: mobile-home',
    text: String.raw`<h1 class="address"><span>56&nbsp;Via&nbsp;Verde&nbsp;Way&nbsp;NW</span>, <span>Tucson, AZ 85706</span></h1>
<div class="price">$166,000</div>
<small>Est. payment $1,210/mo</small>
<ul>
<li><b>3</b> beds</li>
<li><b>3</b> baths</li>
<li><b>1,913</b> sqft</li>
</ul>
<div class="remarks">Lot size 0.46 Acre. Sparkling in-ground pool out back. Last sold in 2022 for $102,000. The carport fits a truck and a boat. Tenant occupied, please do not disturb. Double-wide manufactured home. On city water and city sewer. Solar panels are paid off and transfer at closing.</div>
<a href="https://example.com/listing/23743">View listing</a>
<p>&copy; 2026 RE/MAX Heritage. 7723 Corporate Dr, Suite 710, Lake Havasu City, AZ 86403</p>`,
    reads: {
      city: 'Tucson',
      state: 'AZ',
      zipCode: '85706',
      askingPrice: '166000',
      propertyAddress: '56 Via Verde Way NW',
      bedrooms: '3',
      bathrooms: '3',
      squareFeet: '1913',
      pool: 'yes',
      occupancy: 'Tenant-occupied',
      lotSize: '0.46 acres',
      septicSystem: 'city-sewer',
      propertyType: 'mobile-home',
    },
  },
  {
    name: 'html/markdown 39: single-family',
    text: String.raw`## 39 51st Pl NW, Youngstown, OH 44505
[Save](https://example.com/save) [Share](https://example.com/share) [Map](https://maps.google.com/?q=home)
**Beds:** 6
**Price/SqFt:** $148.68
**Sewer Type:** Public Sewer
**Lot Size:** 0.22 Acres
**Annual Taxes:** $4,484.47
**Last Sale Date:** 03/27/2014
**Yr Blt:** 1960
**MLS #:** 80951000
**Occupancy:** Vacant
**Heated Sq. Ft.:** 2535
**Listing Price:** $374,000
**Baths F/H:** 1/0
Stainless appliances installed 2016. Vaulted ceilings and a wood burning fireplace. Quiet street, no through traffic.`,
    reads: {
      bedrooms: '6+',
      septicSystem: 'city-sewer',
      lotSize: '0.22 acres',
      yearBuilt: '1960',
      occupancy: 'Vacant',
      squareFeet: '2535',
      askingPrice: '374000',
      bathrooms: '1',
      propertyAddress: '39 51st Pl NW',
      city: 'Youngstown',
      state: 'OH',
      zipCode: '44505',
    },
  },
  {
    name: 'mls/mred 39: single-family',
    text: String.raw`Detached Single      MLS #:48062325      List Price:$447,999
Status:ACTV   List Date:Oct 28, 2026   Orig List Price:$469,999
Area:8781   List Dt Rec:2/14/2026
Address:11114A Chestnut Street, Aurora, IL 60505
Directions:Route 30 to Main, N to property
Mkt. Time (Lst./Tot.):37/73   Sold by:
Year Built:1971   Blt Before 78:Yes
Dimensions:25X140
Rooms:8   Bedrooms:4   Bathrooms (full/half):2/0
Basement:Full   Bmt. Bath(s):No   Appx SF:1,641   SF Source:Assessor
Parking:Garage   # Spaces:Gar:1
Remarks: Square footage taken from tax records; buyer to verify. Attic access in the hall, blown insulation added 2012. HOA is $286/month and covers water and trash.
School Data
Elementary:Lincoln (62)
High:Central (205)
Tax   PIN:12-11-122-024-0000   Amount:$8,896.36   Tax Year:2024
Broker:Keystone & Vine Realty (33366) / (248) 555-0193
List Broker:Trevor Whitfield (361726)  Email: agent@example.com`,
    reads: {
      bathrooms: '2',
      propertyType: 'single-family',
      askingPrice: '447999',
      propertyAddress: '11114A Chestnut Street',
      city: 'Aurora',
      state: 'IL',
      zipCode: '60505',
      yearBuilt: '1971',
      lotSize: '25 x 140',
      bedrooms: '4',
      squareFeet: '1641',
      garage: '1-car',
    },
  },
  {
    name: 'html/card 12: single-family',
    text: String.raw`<h1>18 Bayou Bend Ct<br>Providence,&nbsp;RI&nbsp;02907</h1><div class="price">$522,000</div><small>Est. payment $3,711/mo</small><ul><li><b>2</b> beds</li><li><b>2</b> baths</li><li><b>1,281</b> sqft</li></ul><p>Year&nbsp;built: 1930</p><div class="remarks">Buyer&#39;s agent commission 2.5%. This single-family home has been in the family for decades. Bring all offers by Friday at 5 pm. Walk to the elementary school. Taxes were $3,414 last year. Lot is 3,702 square feet.</div><a href="https://example.com/listing/47188">View listing</a><p>&copy; 2026 Redbird Realty Partners. 3795 Grand Ave Suite 290, Providence, RI 02907</p>`,
    reads: {
      city: 'Providence',
      state: 'RI',
      zipCode: '02907',
      askingPrice: '522000',
      propertyAddress: '18 Bayou Bend Ct',
      bedrooms: '2',
      bathrooms: '2',
      squareFeet: '1281',
      yearBuilt: '1930',
      lotSize: '3,702 sq ft',
      propertyType: 'single-family',
    },
  },
  {
    name: 'mls/dense 43: duplex',
    text: String.raw`19762 5th Pl SE, Norfolk, VA 23504
Basement SqFt: 765 | List Office: Berkshire Hathaway HomeServices Legacy, 5925 Commerce Pkwy, Suite 490, Richmond, VA 23223 | Baths Total: 1 | HVAC: Replaced 2024 | Agent Phone: 661.555.0136 | Living Area SqFt: 1,170 | Sewer/Septic: Public Sewer | List Date: 4/26/2026 | Lot Acres: 0.14 | Bedrooms: 3 | Showing: Call ShowingTime 460 555 0157 | List Price: $132,900 | Tax Year: 2025 | Fireplaces: 0 | MLS #: NJCD29805017 | Year Blt: 2019 | Directions: From I-35 exit 216, go north, right at the light. | CDOM: 190 | Zoning: R-3
PUBLIC REMARKS: Text before you go, 747 555 0138. Ring doorbell and cameras record audio. Walk to the elementary school. Private pool with new pump.
REALTOR Remarks: Multiple offer deadline: Sunday 6 PM. Community pool and clubhouse two blocks away.`,
    reads: {
      bathrooms: '1',
      squareFeet: '1170',
      septicSystem: 'city-sewer',
      lotSize: '0.14 acres',
      bedrooms: '3',
      askingPrice: '132900',
      yearBuilt: '2019',
      propertyAddress: '19762 5th Pl SE',
      city: 'Norfolk',
      state: 'VA',
      zipCode: '23504',
      pool: 'yes',
    },
  },
  {
    name: 'portal/auction 42: single-family',
    text: String.raw`Auction.com
Residential
Commercial
Sign In
REO
Share
Save
56 E Jackson Blvd
Silver Spring, MD 20902
Property ID: 3973639
4 Beds
1 Baths
1,372 Sq. Ft.
Auction Starts Oct 12, 2026
Opening Bid
TBD
Est. Resale Value
$455,200
Est. Rent
$1,700/mo
Total Deposit
$2,500
Buyer's Premium
5% or $2,500 minimum
Property Details
Property Type
Single Family Home
Built In 1937
APN
429-651-26
Views 1190
Saved by 55
Sold as-is with a special warranty deed.`,
    reads: {
      propertyAddress: '56 E Jackson Blvd',
      city: 'Silver Spring',
      state: 'MD',
      zipCode: '20902',
      bedrooms: '4',
      bathrooms: '1',
      squareFeet: '1372',
      propertyType: 'single-family',
      yearBuilt: '1937',
    },
  },
  {
    name: 'csv/table 37: single-family',
    text: String.raw`address | City | State | zip | Bath | Type | ARV | Sewer | Building Sqft | Garage | BR | Pool | Year Built | Price
18941 North Price St. | Palm Springs | CA | 92262 | 2 | Single Family Residence | 853000 | Septic | 1815 | 0 | 4 | No | 1932 | $568,900
12308 84th St NW | Myrtle Beach | SC | 29577 | 2 | Single-Family Home | 222000 | Septic | 1211 | 1 | 2 | Yes | 1945 | $148,550
2810A Vance St | Des Moines | IA | 50315 | 1 | Single-Family Home | 2550000 | Septic | 970 | 2 | 2 | Yes | 1978 | 1700000
10843 Chestnut St | Corpus Christi | TX | 78415 | 4 | Townhouse | 556000 | Public Sewer | 2637 | 0 | 4 | No | 2007 | 370900`,
    reads: {
      propertyAddress: '18941 North Price St.',
      city: 'Palm Springs',
      state: 'CA',
      zipCode: '92262',
      bathrooms: '2',
      propertyType: 'single-family',
      septicSystem: 'septic',
      squareFeet: '1815',
      garage: 'none',
      bedrooms: '4',
      pool: 'no',
      yearBuilt: '1932',
      askingPrice: '568900',
    },
  },
  {
    name: 'html/card 7: single-family',
    text: String.raw`<h1 class="address"><span>8006 N Price Street</span>, <span>Indianapolis, IN 46218</span></h1>

<div class="price">$145,150</div>

<small>Est. payment $1,056/mo</small>

<ul>

<li><b>3</b> beds</li>

<li><b>3.5</b> baths</li>

<li><b>1,670</b> sqft</li>

</ul>

<div class="remarks">Buyer&#39;s agent commission 2.5%. Attached 2-car garage. Water heater is from 2019. Lot is 40x150. Connected to city sewer.</div>

<a href="https://example.com/listing/88746">View listing</a>

<p>&copy; 2026 HomeSmart. 761 Commerce Pkwy, Suite 490, Gary, IN 46404</p>`,
    reads: {
      city: 'Indianapolis',
      state: 'IN',
      zipCode: '46218',
      askingPrice: '145150',
      propertyAddress: '8006 N Price Street',
      bedrooms: '3',
      bathrooms: '3.5',
      squareFeet: '1670',
      garage: '2-car',
      lotSize: '40 x 150',
      septicSystem: 'city-sewer',
    },
  },
  {
    name: 'html/kv 41: townhouse',
    text: String.raw`<table border="0" cellpadding="3"><tbody>
<tr>
  <th scope="row">Property</th>
  <td>79 Dallas Ave.</td>
</tr>
<tr>
  <th scope="row">City</th>
  <td>Dothan</td>
</tr>
<tr>
  <th scope="row">State/Prov</th>
  <td>AL</td>
</tr>
<tr>
  <th scope="row">Zip Code</th>
  <td>36301</td>
</tr>
<tr>
  <th scope="row">Tax Assessed Value</th>
  <td>&#36;473,100</td>
</tr>
<tr>
  <th scope="row">EMD</th>
  <td>&#36;1,000</td>
</tr>
<tr>
  <th scope="row">Access</th>
  <td>lockbox 1912</td>
</tr>
<tr>
  <th scope="row">Photo Link</th>
  <td>www.dropbox.com/sh/q3CqmqBxv/AABq3Cqm?dl=0</td>
</tr>
<tr>
  <th scope="row">Garage</th>
  <td>1</td>
</tr>
<tr>
  <th scope="row">MLS #</th>
  <td>PAPH25554136</td>
</tr>
<tr>
  <th scope="row">Year Blt</th>
  <td>1990</td>
</tr>
<tr>
  <th scope="row">Asking Price</th>
  <td>$461,900</td>
</tr>
<tr>
  <th scope="row">Repair Estimate</th>
  <td>$86,000</td>
</tr>
<tr>
  <th scope="row">Prop Type</th>
  <td>Townhouse</td>
</tr>
<tr>
  <th scope="row">Annual Taxes</th>
  <td>$3,267.26</td>
</tr>
<tr>
  <th scope="row">Tax Year</th>
  <td>2025</td>
</tr>
<tr>
  <th scope="row">Pool Y/N</th>
  <td>No</td>
</tr>
<tr>
  <th scope="row">Closing</th>
  <td>on or before Jun 6, 2026</td>
</tr>
<tr>
  <th scope="row">Rent</th>
  <td>$1,380/mo</td>
</tr>
<tr>
  <th scope="row">GLA</th>
  <td>1,724</td>
</tr>
<tr>
  <th scope="row">Bedrooms</th>
  <td>3</td>
</tr>
<tr>
  <th scope="row">Full Baths</th>
  <td>2</td>
</tr>
<tr>
  <th scope="row">Half Baths</th>
  <td>1</td>
</tr>
<tr>
  <th scope="row">Lot Size</th>
  <td>0.18 Acre</td>
</tr>
</tbody></table>
<p>Sold as-is, where-is; buyer to do their own due diligence. Big covered patio for weekend cookouts.</p>`,
    reads: {
      photoLinks: 'https://www.dropbox.com/sh/q3CqmqBxv/AABq3Cqm?dl=0',
      garage: '1-car',
      yearBuilt: '1990',
      askingPrice: '461900',
      estimatedRepairCost: '86000',
      propertyType: 'townhouse',
      pool: 'no',
      squareFeet: '1724',
      bedrooms: '3',
      bathrooms: '2.5',
      lotSize: '0.18 acres',
      propertyAddress: '79 Dallas Ave.',
      city: 'Dothan',
      state: 'AL',
      zipCode: '36301',
    },
  },
  {
    name: 'html/markdown 9: condo',
    text: String.raw`## 2265 Sunny Acres Dr., Unit 17, Federal Way, WA 98003
[Save](https://example.com/save) [Share](https://example.com/share) [Map](https://maps.google.com/?q=home)
**Occupant Type:** Vacant
**School Dist:** ISD 14
**CDOM:** 175
**LP:** $47,000
**# Full Baths:** 1
**Baths Half:** 1
**Status Date:** 03/26/2026
**List Office:** Northgate Property Co., 1208 Executive Center Blvd Ste 30, Tacoma, WA 98408
**Heated SqFt:** 2,845
**Property Type:** Condominium
**Pool Y/N:** No
**Bedrooms:** 7
**Sewer:** On-site septic
**Built:** 1909
Multiple offer deadline: Sunday 6 PM. Close to the interstate, shopping and the new hospital.`,
    reads: {
      occupancy: 'Vacant',
      askingPrice: '47000',
      bathrooms: '1.5',
      squareFeet: '2845',
      propertyType: 'condo',
      pool: 'no',
      bedrooms: '6+',
      septicSystem: 'septic',
      yearBuilt: '1909',
      propertyAddress: '2265 Sunny Acres Dr., Unit 17',
      city: 'Federal Way',
      state: 'WA',
      zipCode: '98003',
    },
  },
  {
    name: 'portal/homes 49: single-family',
    text: String.raw`Home / Illinois / East St. Louis
4035 N. 20th Ct, East St. Louis, IL 62203
Save
Share
Print
Report
$519,900
Estimated payment $3,750/month
5 Beds
2 Baths
2,401 Sq Ft
$217 Price per Sq Ft
0.25 Acres Lot
Highlights
Fireplace
Community Pool
Porch
About This Home
Seller is motivated and wants it gone before the holidays. Buyer's agent commission 2.5%. Appraised at $668,500 in the spring. Slab foundation, no cracks seen. There is no garage.
Listed by Rosa Perez, Century 21 Elite
License #897820
Home Details
Home Type
Single Family
Built in 1994
Community Details
Overview
No HOA
Sunset Heights Subdivision
Map
Source: GAMLS
MLS Number: R7853439`,
    reads: {
      propertyAddress: '4035 N. 20th Ct',
      city: 'East St. Louis',
      state: 'IL',
      zipCode: '62203',
      askingPrice: '519900',
      bedrooms: '5',
      bathrooms: '2',
      squareFeet: '2401',
      lotSize: '0.25 acres',
      garage: 'none',
      propertyType: 'single-family',
      yearBuilt: '1994',
    },
  },
  {
    name: 'remarks/mail 38: condo',
    text: String.raw`Hi investors,

My seller at 580A Vance St Apt 41, Camden, NJ 08104 is ready to move.

- 3x3, 1,461 sqft, built 2019
- House is vacant, go and show.
- Seller is motivated and wants it gone before the holidays.
- Oversized 2 car garage.
- Walk to the elementary school.
- Sparkling in-ground pool out back.
- Luxury vinyl plank throughout the main floor.
- Well-kept condo near the elevator.

Price: $209,500
Pics here https://share.icloud.com/photos/0qrBcp3Kzs79f

Regards,
Yvette McCrary
Coldwell Banker Tri-County
4150 N Main St Suite 700, Newark, NJ 07108
875-555-0176
Sent from my iPhone`,
    reads: {
      propertyAddress: '580A Vance St Apt 41',
      city: 'Camden',
      state: 'NJ',
      zipCode: '08104',
      pool: 'yes',
      garage: '2-car',
      occupancy: 'Vacant',
      propertyType: 'condo',
      bedrooms: '3',
      bathrooms: '3',
      squareFeet: '1461',
      yearBuilt: '2019',
      askingPrice: '209500',
      photoLinks: 'https://share.icloud.com/photos/0qrBcp3Kzs79f',
    },
  },
  {
    name: 'portal/auction 33: single-family',
    text: String.raw`< Back to Search Results
Foreclosure Sale
Share
Save
831 Richmond Hwy, New Orleans, LA 70117
Property ID: 3791893
4 Beds
1.5 Baths
1,518 Sq. Ft.
Auction Starts Jan 13, 2026
Opening Bid
TBD
Est. Resale Value
$125,300
Est. Rent
$2,050/mo
Total Deposit
$2,500
Buyer's Premium
5% or $2,500 minimum
Property Details
Property Type
Single Family Home
Occupancy: Vacant
APN
797-564-32
Trustee Sale Number
23-3685
Views 657
Saved by 17
Sold as-is with a special warranty deed.
Nearby Auctions
715 Delaware St, New Orleans, LA 70117 | $78,500 | 4 bd | 2 ba | 987 sqft
6789 Pinecrest Dr, New Orleans, LA 70117 | $78,000 | 5 bd | 2 ba | 2,747 sqft`,
    reads: {
      propertyAddress: '831 Richmond Hwy',
      city: 'New Orleans',
      state: 'LA',
      zipCode: '70117',
      bedrooms: '4',
      bathrooms: '1.5',
      squareFeet: '1518',
      propertyType: 'single-family',
      occupancy: 'Vacant',
    },
  },
  {
    name: 'csv/table 21: single-family',
    text: String.raw`Address;Prop City;State;Zip Code;Pool;Year Built;Est. Repairs;Beds;Bathrooms;List Price;Est. Value;Last Sale Price;Living SqFt;Agent;Acres;property_type
17468 W Cherokee Trl.;West Valley City;UT;84119;No;1973;$36,000;2;1;498900;598680;299340;1192;Mei Abbott;0.23;Single Family Residence
886A Dunmore Ave.;Long Beach;CA;90805;No;1954;57000;3;1.5;$578,000;693600;346800;1613;Priya Sutter;0.23;Single Family Home`,
    reads: {
      propertyAddress: '17468 W Cherokee Trl.',
      city: 'West Valley City',
      state: 'UT',
      zipCode: '84119',
      pool: 'no',
      yearBuilt: '1973',
      estimatedRepairCost: '36000',
      bedrooms: '2',
      bathrooms: '1',
      askingPrice: '498900',
      squareFeet: '1192',
      lotSize: '0.23 acres',
      propertyType: 'single-family',
    },
  },
  {
    name: 'html/bullets 8: single-family',
    text: String.raw`<div dir="ltr">926 Elmhurst Ave, Johnson City, TN 37601<br>Asking $108,999<br>&#x2022; 3BR/2BA<br>&#x2022; 1,681 sqft<br>&#x2022; Built in 1926<br>&#x2022; Earnest money $1,000 non-refundable, due within 24 hours.<br>&#x2022; Windows swapped out in 2012.<br>&#x2022; Washer and dryer convey.<br>&#x2022; No garage.<br>&#x2022; This single-family home has been in the family for decades.<br>&#x2022; Repairs estimated at $106,000.</div>`,
    reads: {
      bedrooms: '3',
      bathrooms: '2',
      squareFeet: '1681',
      yearBuilt: '1926',
      garage: 'none',
      propertyType: 'single-family',
      estimatedRepairCost: '106000',
      propertyAddress: '926 Elmhurst Ave',
      city: 'Johnson City',
      state: 'TN',
      zipCode: '37601',
      askingPrice: '108999',
    },
  },
  {
    name: 'remarks/bullets 15: single-family',
    text: String.raw`🚨 PRICE DROP 🚨
🔹 1362 N Madison Ave., Indianapolis, IN 46218
🔹 List Price: $332150
🔹 3 Bedrooms
🔹 3 Baths
🔹 1,706 sqft
🔹 On city water and city sewer.
🔹 Built 1908.
🔹 Lipstick rehab only.
🔹 Fully fenced back yard with a storage shed.
🔹 Taxes were $1,373 last year.
🔹 Needs some TLC but the bones are solid.
First come, first served. 478 555 0167`,
    reads: {
      propertyAddress: '1362 N Madison Ave.',
      city: 'Indianapolis',
      state: 'IN',
      zipCode: '46218',
      askingPrice: '332150',
      bedrooms: '3',
      bathrooms: '3',
      squareFeet: '1706',
      septicSystem: 'city-sewer',
      yearBuilt: '1908',
      currentCondition: 'lipstick',
    },
  },
  {
    name: 'oneline/list 45: mobile-home',
    text: String.raw`OFF MARKET: Asking: $126000 · 12165 Tamarack Dr, Portland, OR 97266 · 3 bed 2.5 bath · .34 acres lot · built 2006 · basic rehab · taxes $3,489 · 1294 heated sqft · ARV $201,000 · pool · rents $1,170/mo · ARV 189k · 329 555 0190`,
    reads: {
      propertyAddress: '12165 Tamarack Dr',
      city: 'Portland',
      state: 'OR',
      zipCode: '97266',
      bedrooms: '3',
      bathrooms: '2.5',
      squareFeet: '1294',
      yearBuilt: '2006',
      lotSize: '0.34 acres',
      currentCondition: 'basic',
      pool: 'yes',
      askingPrice: '126000',
    },
  },
  {
    name: 'oneline/list 21: mobile-home, state name',
    text: String.raw`19 Larkspur Lane, Daytona Beach, Florida 32114; 2bd/2ba; rents $2,090/mo; taxes $1,456; cash only; 1,165 sqft; Built in 1981; MLS PW21809379; rehab est $49,000; vacant; Asking: $73K`,
    reads: {
      propertyAddress: '19 Larkspur Lane',
      city: 'Daytona Beach',
      state: 'FL',
      zipCode: '32114',
      bedrooms: '2',
      bathrooms: '2',
      squareFeet: '1165',
      yearBuilt: '1981',
      occupancy: 'Vacant',
      estimatedRepairCost: '49000',
      askingPrice: '73000',
    },
  },
  {
    name: 'portal/redfin 1: condo',
    text: "Redfin\nKnoxville, TN\nFeed Overview Property details Sale & tax history Schools\nStreet View\n4986 S Franklin Turnpike APT 155,\nKnoxville, TN 37917\n$348,900\nEst. $2,440/mo Get pre-approved\n3\nBeds\n3\nBaths\n1,897\nSq Ft\nGo tour this home\nFRIDAY\n14\nNOV\nSATURDAY\n15\nNOV\nTour in person\nTour via video chat\nIt's free, cancel anytime\nAbout this home\nRemodeled in 2013, permits on file. Square footage taken from tax records; buyer to verify.\nShow more\nListed by Marcus Fields • Northgate Property Co.\nRedfin last checked: 9 minutes ago\nHome facts\nCondominium\nProperty Type\n$184\nPrice/Sq.Ft.\n31 days\nTime on Redfin\n1947\nYear Built\nRedfin Estimate\n$343,300\nPayment calculator\n$2,538 per month\nPrincipal and interest $819\nProperty taxes $105\nHomeowners insurance $129\nDown payment\n20% ($69,780)\nSale and tax history\nDate\tEvent\tPrice\nAug 1, 2026\tListed for sale\t$348,900\t$184/sqft\nTax history\nYear\tProperty taxes\tTax assessment\n2025\t$976\t$487,800\n2024\t$2,871\t$241,600\nWalk Score® 36 / 100\nBike Score® 71 / 100\nNearby similar homes\n$408,600\n2 beds 1 baths 1,913 sq ft\n5931 Builders Way, Knoxville, TN 37917\n$330,700\n3 beds 3 baths 2,237 sq ft\n608 Jackson Blvd, Knoxville, TN 37917\n$337,100\n3 beds 2 baths 1,295 sq ft\n789 Memphis St, Knoxville, TN 37917\n$280,300\n4 beds 1 baths 2,540 sq ft\n9246 Maple Ridge Dr, Knoxville, TN 37917\n© 2026 Redfin. All rights reserved.",
    reads: {
      propertyAddress: '4986 S Franklin Turnpike APT 155',
      city: 'Knoxville',
      state: 'TN',
      zipCode: '37917',
      askingPrice: '348900',
      bedrooms: '3',
      bathrooms: '3',
      squareFeet: '1897',
      propertyType: 'condo',
      yearBuilt: '1947',
    },
  },
  {
    name: 'html/kv 45: single-family',
    text: String.raw`<table><tr><td>Address</td><td>1771 Emerson Street NW, Richmond, VA 23223</td></tr><tr><td>Parcel ID</td><td>77-64-504-3789</td></tr><tr><td>Year Built</td><td>1953</td></tr><tr><td>Occupancy</td><td>Vacant</td></tr><tr><td>Photo Link</td><td>https://www.dropbox.com/sh/qhhD6udy/AABqhhD6?dl=0</td></tr><tr><td>HOA Fee</td><td>$248 / Monthly</td></tr><tr><td>L/Price</td><td>$1,700,000</td></tr><tr><td>Annual Taxes</td><td>&#36;3,258.67</td></tr><tr><td>Est. Value</td><td>$1,430,700</td></tr><tr><td>Pool</td><td>N</td></tr><tr><td># Full Baths</td><td>2</td></tr><tr><td>Half Baths</td><td>0</td></tr><tr><td>Rent</td><td>$2,250/mo</td></tr><tr><td>Approx SqFt</td><td>1845</td></tr><tr><td>Total Bedrooms</td><td>3</td></tr></table>
<p>Electrical panel was upgraded to 200 amps in 2017.</p>`,
    reads: {
      yearBuilt: '1953',
      occupancy: 'Vacant',
      photoLinks: 'https://www.dropbox.com/sh/qhhD6udy/AABqhhD6?dl=0',
      askingPrice: '1700000',
      pool: 'no',
      bathrooms: '2',
      squareFeet: '1845',
      bedrooms: '3',
      propertyAddress: '1771 Emerson Street NW',
      city: 'Richmond',
      state: 'VA',
      zipCode: '23223',
    },
  },
  {
    name: 'portal/craigslist 7: single-family',
    text: String.raw`CL
atlantic city >
housing >
real estate - by owner
Posted 12 days ago
$613,900 / 3br - 1,301ft² - Move in ready
3BR / 2Ba  1,301ft²
Location: Atlantic City, NJ 08401
google map
w/d in unit
no smoking
Square footage taken from tax records; buyer to verify.
Connected to city sewer.
Built 2021.
Great addition to any portfolio.
Currently vacant.
Call or text Angela (464) 555-0147
do NOT contact me with unsolicited services or offers
post id: 7748488674
posted: Mar 23, 2026
updated: about 2 hours ago`,
    reads: {
      squareFeet: '1301',
      askingPrice: '613900',
      bedrooms: '3',
      bathrooms: '2',
      city: 'Atlantic City',
      state: 'NJ',
      zipCode: '08401',
      occupancy: 'Vacant',
      yearBuilt: '2021',
      septicSystem: 'city-sewer',
    },
  },
  {
    name: 'html/kv 15: single-family',
    text: String.raw`
Property Address:&nbsp;64&nbsp;Tamarack&nbsp;Dr,&nbsp;Allentown,&nbsp;PA&nbsp;18102<br />
Annual Taxes:&nbsp;$4,142.70<br />
Living SqFt:&nbsp;2,154<br />
Pool Private:&nbsp;N<br />
Property Subtype:&nbsp;Single-Family Home<br />
Total Bedrooms:&nbsp;7<br />
County:&nbsp;Jefferson<br />
Orig Price:&nbsp;$114,000<br />
Tax Assessed Value:&nbsp;$103,600<br />
Pics:&nbsp;https://www.dropbox.com/sh/qbKHyHne8kb2c/AABqbKHy?dl=0<br />
Subdivision:&nbsp;Lakes&nbsp;of&nbsp;Summerhill<br />
Stories:&nbsp;2<br />
Asking Price:&nbsp;$92,000<br />
DOM:&nbsp;36<br />
Year Built:&nbsp;1961<br />
Bath:&nbsp;1.5<br />
Last Sale Date:&nbsp;May 22, 2014<br />

<p>Multiple offer deadline: Sunday 6 PM. Pool table in the den stays with the house.</p>`,
    reads: {
      squareFeet: '2154',
      pool: 'no',
      propertyType: 'single-family',
      bedrooms: '6+',
      photoLinks: 'https://www.dropbox.com/sh/qbKHyHne8kb2c/AABqbKHy?dl=0',
      askingPrice: '92000',
      yearBuilt: '1961',
      bathrooms: '1.5',
      propertyAddress: '64 Tamarack Dr',
      city: 'Allentown',
      state: 'PA',
      zipCode: '18102',
    },
  },
  {
    name: 'html/kv 5: single-family',
    text: String.raw`<div id="facts">
<div class="row"><span class="label">Address</span><span class="value">8438 S 44th Pl</span></div>
<div class="row"><span class="label">City</span><span class="value">Mobile</span></div>
<div class="row"><span class="label">State/Prov</span><span class="value">AL</span></div>
<div class="row"><span class="label">Postal Code</span><span class="value">36605</span></div>
<div class="row"><span class="label">Status Date</span><span class="value">04/28/2026</span></div>
<div class="row"><span class="label">Agent Phone</span><span class="value">(747) 555-0179</span></div>
<div class="row"><span class="label">Roof</span><span class="value">2020 Composition</span></div>
<div class="row"><span class="label">Yr Blt</span><span class="value">1956</span></div>
<div class="row"><span class="label">BA</span><span class="value">2</span></div>
<div class="row"><span class="label">Lot Size</span><span class="value">5,100 sqft</span></div>
<div class="row"><span class="label">Annual Taxes</span><span class="value">$1,137.10</span></div>
<div class="row"><span class="label">Bdrms</span><span class="value">2</span></div>
<div class="row"><span class="label">Heated SqFt</span><span class="value">1117</span></div>
<div class="row"><span class="label">Occupant Type</span><span class="value">Owner Occupied</span></div>
<div class="row"><span class="label">LP</span><span class="value">$282,900</span></div>
<div class="row"><span class="label">CDOM</span><span class="value">186</span></div>
</div>`,
    reads: {
      yearBuilt: '1956',
      bathrooms: '2',
      lotSize: '5,100 sq ft',
      bedrooms: '2',
      squareFeet: '1117',
      occupancy: 'Owner-occupied',
      askingPrice: '282900',
      propertyAddress: '8438 S 44th Pl',
      city: 'Mobile',
      state: 'AL',
      zipCode: '36605',
    },
  },
  {
    name: 'portal/trulia 3: single-family',
    text: String.raw`Trulia
Buy
Rent
Mortgage
Saved Homes
Sign up or Log in
Street View
PRICE REDUCED
67 Larkspur Lane NW
Rock Hill, SC 29730
$494,900
Est. Mortgage $3,477/mo*
3 Beds
2 Baths
1,771 sqft
Local Information
Map
Schools
Shop & Eat
Description
Seller will not do repairs or credits. There is no pool. Solar panels are paid off and transfer at closing. Conventional and FHA financing welcome.
Home Highlights
Parking
2 Car Garage
Outdoor
Deck
A/C
Heating & Cooling
HOA
$252/Monthly
Price/Sqft
$279
Listed
16 days ago
Home Details for 67 Larkspur Lane NW
Year Built
1947
Lot Size: 3.7 acres
Tax Information
Annual Tax: $3,793
Last Sold: Jun 11, 2016 for $677,700
Similar Homes You May Like
$429,500
3bd
2ba
1,631 sqft
8196 Vance St, Rock Hill, SC 29730
$542,700
5bd
2ba
2,231 sqft
6240 Stonegate Dr, Rock Hill, SC 29730
$511,500
3bd
2ba
2,075 sqft
2021 Martin Luther King Jr Blvd, Rock Hill, SC 29730
$460,400
4bd
2ba
2,205 sqft
7456 Sycamore St, Rock Hill, SC 29730`,
    reads: {
      propertyAddress: '67 Larkspur Lane NW',
      city: 'Rock Hill',
      state: 'SC',
      zipCode: '29730',
      askingPrice: '494900',
      bedrooms: '3',
      bathrooms: '2',
      squareFeet: '1771',
      pool: 'no',
      garage: '2-car',
      yearBuilt: '1947',
      lotSize: '3.7 acres',
    },
  },
  {
    name: 'oneline/sentence 14: condo',
    text: String.raw`Got a 3x3 in Santa Rosa, CA 95407, 1781 sq. ft., asking $135,000. Third floor condo.`,
    reads: {
      bedrooms: '3',
      bathrooms: '3',
      city: 'Santa Rosa',
      state: 'CA',
      zipCode: '95407',
      squareFeet: '1781',
      askingPrice: '135000',
      propertyType: 'condo',
    },
  },
  {
    name: 'csv/table 28: single-family, all lower',
    text: String.raw`site address;prop city;state;zip;est. value;asking_price;ba;sq ft;property type;arv;gar;lot size;bedrooms;year_built
14192 state route 5;spokane;wa;99205;230400;192000;2;1443;single-family home;288000;4;100x120;3;1941
8258 delaware st apt 303;grand rapids;mi;49507;102600;$85,500;1.5;1078;condo;128000;2;25x200;3;2009
83a n 70th avenue;des moines;ia;50315;1680000;1400000;3;1434;single-family home;2100000;3;40x150;3;1941
62 delaware street;phenix city;al;36867;319080;265900;2.5;1553;single family home;398000;1;66x100;3;1913`,
    reads: {
      propertyAddress: '14192 state route 5',
      city: 'Spokane',
      state: 'WA',
      zipCode: '99205',
      askingPrice: '192000',
      bathrooms: '2',
      squareFeet: '1443',
      propertyType: 'single-family',
      garage: '4+car',
      lotSize: '100 x 120',
      bedrooms: '3',
      yearBuilt: '1941',
    },
  },
  {
    name: 'portal/homes 40: single-family',
    text: String.raw`Homes.com
Find an Agent
Search
Sign In
7052 N. Garfield Pl.
Portland, OR 97266
Save
Share
Print
Report
$518,000
Estimated payment $3,721/month
3 Beds
2.5 Baths
1,755 Sq Ft
$295 Price per Sq Ft
Highlights
Porch
Corner Lot
Updated Kitchen
About This Home
Quiet street, no through traffic. Square footage taken from tax records; buyer to verify. Down payment help of up to $15,000 may be available.
Listed by Trevor Whitfield, Century 21 Elite
License #413063
Home Details
Built in 1960
Parking
2 Car Detached Garage
Utilities
Septic Tank
Community Details
Overview
No HOA
Brookhaven Subdivision
Map
Source: Bright MLS
MLS Number: OC21739414
Nearby Homes
$469,400
4 beds 2 baths 2,517 sq ft
1124 Garfield Pl, Portland, OR 97266
$634,500
4 beds 1 baths 1,436 sq ft
4630 Chapel Hill Rd, Portland, OR 97266`,
    reads: {
      propertyAddress: '7052 N. Garfield Pl.',
      city: 'Portland',
      state: 'OR',
      zipCode: '97266',
      askingPrice: '518000',
      bedrooms: '3',
      bathrooms: '2.5',
      squareFeet: '1755',
      yearBuilt: '1960',
      garage: '2-car',
      septicSystem: 'septic',
    },
  },
  {
    name: 'mls/mred 12: duplex',
    text: String.raw`MLS #:36987344      List Price:$379,900
Status:ACTV   List Date:Sep 20, 2026   Orig List Price:$383,900
Area:4980   List Dt Rec:08/02/2026
Address:2609 Hamilton Rd, Springfield, IL 62703
Directions:Route 30 to Main, N to property
Mkt. Time (Lst./Tot.):34/91   Sold by:
Year Built:1960   Blt Before 78:Yes
Rooms:7   Bedrooms:3   Bathrooms (full/half):1/0
Basement:Full   Bmt. Bath(s):No   Appx SF:1,521   SF Source:Assessor
Remarks: Appraised at $476,000 in the spring. The breakfast nook looks out over the garden. Text before you go, 488.555.0131.
School Data
Elementary:Lincoln (62)
High:Central (205)
Tax   PIN:26-21-245-040-0000   Amount:$4,569.27   Tax Year:2024
Sewer:Septic-Private
Broker:eXp Realty LLC (59854) / 602.555.0122
List Broker:Tina Nguyen (248333)  Email: agent@example.com`,
    reads: {
      bathrooms: '1',
      askingPrice: '379900',
      propertyAddress: '2609 Hamilton Rd',
      city: 'Springfield',
      state: 'IL',
      zipCode: '62703',
      yearBuilt: '1960',
      bedrooms: '3',
      squareFeet: '1521',
      septicSystem: 'septic',
    },
  },
  {
    name: 'html/kv 6: single-family',
    text: String.raw`<div id="facts">
<div class="row"><span class="label">Property</span><span class="value">2981 Sunny Acres Drive</span></div>
<div class="row"><span class="label">City</span><span class="value">Omaha</span></div>
<div class="row"><span class="label">State</span><span class="value">NE</span></div>
<div class="row"><span class="label">Zip Code</span><span class="value">68111</span></div>
<div class="row"><span class="label">CDOM</span><span class="value">158</span></div>
<div class="row"><span class="label">Bathrooms Full</span><span class="value">1</span></div>
<div class="row"><span class="label">Half Baths</span><span class="value">0</span></div>
<div class="row"><span class="label">Annual Taxes</span><span class="value">&#36;945.55</span></div>
<div class="row"><span class="label">BR</span><span class="value">4</span></div>
<div class="row"><span class="label">GLA</span><span class="value">2103</span></div>
<div class="row"><span class="label">Prop Type</span><span class="value">Single Family Home</span></div>
<div class="row"><span class="label">Year Built</span><span class="value">1933</span></div>
<div class="row"><span class="label">HOA Fee</span><span class="value">$372 / Monthly</span></div>
<div class="row"><span class="label">County</span><span class="value">Washington</span></div>
<div class="row"><span class="label">Owner Name</span><span class="value">Priya Holloway</span></div>
<div class="row"><span class="label">Rehab</span><span class="value">&#36;19k</span></div>
<div class="row"><span class="label">LP</span><span class="value">&#36;279,450</span></div>
<div class="row"><span class="label">Lot Sq Ft</span><span class="value">17772</span></div>
</div>
<p>Backs to a greenbelt and walking trail. Pool table in the den stays with the house. Agent has a financial interest in the property.</p>`,
    reads: {
      bathrooms: '1',
      bedrooms: '4',
      squareFeet: '2103',
      propertyType: 'single-family',
      yearBuilt: '1933',
      estimatedRepairCost: '19000',
      askingPrice: '279450',
      lotSize: '17,772 sq ft',
      propertyAddress: '2981 Sunny Acres Drive',
      city: 'Omaha',
      state: 'NE',
      zipCode: '68111',
    },
  },
  {
    name: 'remarks/bullets 43: single-family, state name',
    text: String.raw`Agents & investors:
- 624 E Richmond Highway, Kansas City, Missouri 64130
- Price: $88000
- 4 Beds
- 1 Bathrooms
- 1,942 sq. ft.
- Needs some TLC but the bones are solid.
- Single family home.
- Survey available on request.
- Fresh interior paint and new light fixtures.
- Oversized 2 car garage.
- Lot size .26 acres.
- Title is open with a local company, ref 56606.
DM me or call 642.555.0119`,
    reads: {
      propertyAddress: '624 E Richmond Highway',
      city: 'Kansas City',
      state: 'MO',
      zipCode: '64130',
      askingPrice: '88000',
      bedrooms: '4',
      bathrooms: '1',
      squareFeet: '1942',
      garage: '2-car',
      propertyType: 'single-family',
      lotSize: '0.26 acres',
    },
  },
  {
    name: 'oneline/list 15: single-family',
    text: String.raw`asking $450.9k - 16690 Chestnut Street, Detroit, MI 48224 - 4 bedroom, 2 bath - built '45 - Vacant - HOA $40/mo - 2,137 sqft - single family`,
    reads: {
      propertyAddress: '16690 Chestnut Street',
      city: 'Detroit',
      state: 'MI',
      zipCode: '48224',
      bedrooms: '4',
      bathrooms: '2',
      squareFeet: '2137',
      yearBuilt: '1945',
      occupancy: 'Vacant',
      propertyType: 'single-family',
      askingPrice: '450900',
    },
  },
  {
    name: 'oneline/list 4: single-family',
    text: String.raw`🔥 Asking: $324,999; 570 Pinecrest Dr, Reading, PA 19604; 4bd/2ba; single family; basic rehab; ARV $519,000; 1,668sf; on septic; Garage: None; built '65; .22 acres lot; 385 555 0110`,
    reads: {
      propertyAddress: '570 Pinecrest Dr',
      city: 'Reading',
      state: 'PA',
      zipCode: '19604',
      bedrooms: '4',
      bathrooms: '2',
      squareFeet: '1668',
      yearBuilt: '1965',
      lotSize: '0.22 acres',
      garage: 'none',
      septicSystem: 'septic',
      currentCondition: 'basic',
      propertyType: 'single-family',
      askingPrice: '324999',
    },
  },
  {
    name: 'csv/table 29: single-family',
    text: String.raw`address,Prop City,state,Zip,Occupancy,BR,Yr Built,Asking,Pool,DOM,APN,Living SqFt,property_type,Bath
30 County Road 227,Gary,IN,46404,Tenant-occupied,3,1914,207000,No,43,217-89-359,1914,Single-Family Home,3`,
    reads: {
      propertyAddress: '30 County Road 227',
      city: 'Gary',
      state: 'IN',
      zipCode: '46404',
      occupancy: 'Tenant-occupied',
      bedrooms: '3',
      yearBuilt: '1914',
      askingPrice: '207000',
      pool: 'no',
      squareFeet: '1914',
      propertyType: 'single-family',
      bathrooms: '3',
    },
  },
  {
    name: 'csv/table 40: single-family',
    text: 'Site Address\tcity\tstate\tZip\tBath\tCounty\tAsking Price\tDOM\tOccupied By\tBed\tSqFt\tLot Size\tYr Built\n4769 N 28th Ave\tAtlanta\tGA\t30315\t2\tFranklin\t211000\t39\tVacant\t4\t1795\t100x108\t1950\n6692 Maple Ridge Dr\tCollege Station\tTX\t77840\t1\tMarion\t$85,000\t106\tVacant at closing\t2\t1094\t25x132\t1996',
    reads: {
      propertyAddress: '4769 N 28th Ave',
      city: 'Atlanta',
      state: 'GA',
      zipCode: '30315',
      bathrooms: '2',
      askingPrice: '211000',
      occupancy: 'Vacant',
      bedrooms: '4',
      squareFeet: '1795',
      lotSize: '100 x 108',
      yearBuilt: '1950',
    },
  },
  {
    name: 'remarks/prose 40: single-family',
    text: String.raw`Check out 3438 5th Ave SE in El Paso, TX 79904! A 3 bed/2 bath with 1654 heated sqft. There is no pool. Covered front porch with a swing. Showings start Saturday, open house 1-3 PM. Market rent is around $1,370 a month according to two property managers. Electrical panel was upgraded to 200 amps in 2015. Home warranty offered up to $500. Square footage taken from tax records; buyer to verify. Two blocks from the light rail. Built 1916. List price $231k. Contact Doug Abbott, Keller Williams Premier, 464.555.0170.`,
    reads: {
      propertyAddress: '3438 5th Ave SE',
      city: 'El Paso',
      state: 'TX',
      zipCode: '79904',
      bedrooms: '3',
      bathrooms: '2',
      squareFeet: '1654',
      yearBuilt: '1916',
      pool: 'no',
      askingPrice: '231000',
    },
  },
  {
    name: 'csv/table 45: single-family',
    text: String.raw`Address | Prop City | ST | Zip Code | DOM | occupancy | Asking | Last Sale Price | Living SqFt | Gar | Agent | Bed | BA | MLS # | Year Built | ARV
13632 Copperfield Ln | Kansas City | KS | 66104 | 89 | Vacant | 217999 | 130799 | 1798 | 1 | Tina Kowalski | 3 | 3.5 | SR28908949 | 1950 | 326000`,
    reads: {
      propertyAddress: '13632 Copperfield Ln',
      city: 'Kansas City',
      state: 'KS',
      zipCode: '66104',
      occupancy: 'Vacant',
      askingPrice: '217999',
      squareFeet: '1798',
      garage: '1-car',
      bedrooms: '3',
      bathrooms: '3.5',
      yearBuilt: '1950',
    },
  },
  {
    name: 'html/markdown 19: condo',
    text: String.raw`## 76 Hidden Valley Rd., Unit 10, Corpus Christi, TX 78415

[Save](https://example.com/save) [Share](https://example.com/share) [Map](https://maps.google.com/?q=home)

**Subdivision:** Original Town Blk 14

**Baths Total:** 2.5

**Total Bedrooms:** 4

**# Garage Spaces:** 0

**Assignment Fee:** $10,000

**Sewer/Septic:** City

**SqFt:** 2,152

**HOA Fee:** $236 / Monthly

**Rent:** $1,500/mo

**Yr Blt:** 1967

**Asking:** $229,500

**Tax Year:** 2025

**Private Pool:** Yes

Electrical panel was upgraded to 200 amps in 2018. Seller will not do repairs or credits. Seller is motivated and wants it gone before the holidays.`,
    reads: {
      bathrooms: '2.5',
      bedrooms: '4',
      garage: 'none',
      septicSystem: 'city-sewer',
      squareFeet: '2152',
      yearBuilt: '1967',
      askingPrice: '229500',
      pool: 'yes',
      propertyAddress: '76 Hidden Valley Rd., Unit 10',
      city: 'Corpus Christi',
      state: 'TX',
      zipCode: '78415',
    },
  },
  {
    name: 'remarks/prose 20: single-family, all lower',
    text: String.raw`introducing 98 carlton ave in detroit, mi. two bedrooms and 2 baths with 1,351 sq. ft. of living space. corner lot with alley access. showings start saturday, open house 1-3 pm. sparkling in-ground pool out back. flood zone x, no flood insurance needed. quiet street, no through traffic. built 1942. property is unoccupied. roof replaced in 2014. basement is dry, sump pump replaced 2025. windows swapped out in 2013. new hvac 2024. list price $304,750.`,
    reads: {
      propertyAddress: '98 carlton ave',
      city: 'Detroit',
      state: 'MI',
      bedrooms: '2',
      bathrooms: '2',
      squareFeet: '1351',
      yearBuilt: '1942',
      pool: 'yes',
      occupancy: 'Vacant',
      askingPrice: '304750',
    },
  },
  {
    name: 'mls/tabs 37: condo',
    text: "Customer Full\nBldg SqFt\t788\nConstruction\tBrick, Frame\nAddr\t14271 Old Mill Road Unit 4A\nCity\tAkron\nST\tOH\nZip Code\t44306\nShowing\tCall ShowingTime 558-555-0106\nBuilt\t1986\nTax Year\t2025\nAsking\t$342,750\nSewer Type\tSeptic Tank\nBasement SqFt\t508\nBR\t1\nProperty Sub Type\tCondo\nBaths Full\t1\nBaths Half\t1\nOrig Price\t$353,750\nHOA Fee\t$359 / Monthly\nList Office\tBerkshire Hathaway HomeServices Legacy, 1105 Grand Ave Suite 370, Youngstown, OH 44505\nHVAC\tReplaced 2010\nPrivate Pool\tNone\nSubdivision\tLakes of Summerhill\nDirections\tFrom I-75 exit 136, go north, right at the light.\nMarketing Remarks: Survey available on request. Property is unoccupied. Text before you go, 808-555-0147.\nREALTOR Remarks: Buyer's agent commission 2.5%. Mature oaks shade the front yard.",
    reads: {
      squareFeet: '788',
      yearBuilt: '1986',
      askingPrice: '342750',
      septicSystem: 'septic',
      bedrooms: '1',
      propertyType: 'condo',
      bathrooms: '1.5',
      pool: 'no',
      propertyAddress: '14271 Old Mill Road Unit 4A',
      city: 'Akron',
      state: 'OH',
      zipCode: '44306',
      occupancy: 'Vacant',
    },
  },
  {
    name: 'csv/vertical 46: townhouse',
    text: String.raw`"Property","6828 SW Tamarack Dr"
"City","Bowling Green"
"ST","KY"
"Zip Code","42101"
"Sewer","City Sewer"
"Pool Private","N"
"Comps","$430,000 - $522,000"
"Baths (F/H)","2/1"
"Parcel ID","69-11-328-2061"
"Tax Assessed Value","$357,800"
"# Bedrooms","2"
"Built","2001"
"Gar","2-car garage"
"Subdivision","Lakes of Summerhill"
"Rent","$1,440/mo"
"Stories","1.5"
"LP","$307,500"
"Property Subtype","Townhome"
"Pics","https://drive.google.com/drive/folders/1qDbp4u7zJAAJz7u4pbDq"
"GLA","1010"`,
    reads: {
      septicSystem: 'city-sewer',
      pool: 'no',
      bathrooms: '2.5',
      bedrooms: '2',
      yearBuilt: '2001',
      garage: '2-car',
      askingPrice: '307500',
      propertyType: 'townhouse',
      photoLinks: 'https://drive.google.com/drive/folders/1qDbp4u7zJAAJz7u4pbDq',
      squareFeet: '1010',
      propertyAddress: '6828 SW Tamarack Dr',
      city: 'Bowling Green',
      state: 'KY',
      zipCode: '42101',
    },
  },
  {
    name: 'html/kv 0: single-family',
    text: String.raw`<ul class="facts"><li><strong>Property Address:</strong> 64 Whispering Pines Loop</li><li><strong>City:</strong> Chattanooga</li><li><strong>State:</strong> TN</li><li><strong>Zip:</strong> 37407</li><li><strong>Gar Spaces:</strong> 2</li><li><strong># Full Baths:</strong> 2</li><li><strong>Baths Half:</strong> 0</li><li><strong>Listing Price:</strong> $1,500,000</li><li><strong>HOA Fee:</strong> $177&nbsp;/&nbsp;Monthly</li><li><strong>Beds Total:</strong> 5</li><li><strong>Parcel ID:</strong> 82-29-611-7601</li><li><strong>Lot SqFt:</strong> 15,300</li><li><strong>Subdivision:</strong> Original Town Blk 14</li><li><strong>Directions:</strong> From I-40 exit 243, go north, right at the light.</li><li><strong>Built:</strong> 1900</li><li><strong>Agent Phone:</strong> 629.555.0135</li><li><strong>Occupancy Status:</strong> Vacant</li><li><strong>Property Sub Type:</strong> Single&nbsp;Family</li></ul>
<p>Original hardwoods under the carpet in the living room. HOA is $150/month and covers water and trash.</p>`,
    reads: {
      garage: '2-car',
      bathrooms: '2',
      askingPrice: '1500000',
      bedrooms: '5',
      lotSize: '15,300 sq ft',
      yearBuilt: '1900',
      occupancy: 'Vacant',
      propertyType: 'single-family',
      propertyAddress: '64 Whispering Pines Loop',
      city: 'Chattanooga',
      state: 'TN',
      zipCode: '37407',
    },
  },
  {
    name: 'portal/realtor 11: single-family',
    text: String.raw`ME
Lewiston
04240
Brokered by Century 21 Elite
New
$356,500
Est. $2,615/mo
View payment details
3 bed
3.5 bath
2,009 sqft
0.17 acre lot
13731 Martin Luther King Jr Blvd, Lewiston, ME 04240
View on map
Property type
Single Family Home
Year built
1952
On Realtor.com
86 days
Price per sqft
$177
Open houses
No upcoming open houses
Property details
Pool table in the den stays with the house. Washer and dryer convey. Tenant occupied, please do not disturb. There is no pool. Minutes from downtown, restaurants and the university. Text before you go, (266) 555-0119. Market rent is around $1,660 a month according to two property managers.
Show more
Listing office: Keystone & Vine Realty, 866-555-0124
MLS # R6596083
Monthly payment
Estimated
$2,628/mo
Property history
04/26/2015
Sold
$325,800
Nearby home values
$417,700
2bd
2ba
2,757 sqft
2302 Delaware St, Lewiston, ME 04240
$405,000
2bd
2ba
1,256 sqft
4795 Hamilton Rd, Lewiston, ME 04240
$281,700
2bd
3ba
1,377 sqft
7624 Acre Ln, Lewiston, ME 04240
$316,200
3bd
1ba
2,669 sqft
2016 Houston St, Lewiston, ME 04240
Noise: Medium
Flood Factor 1/10 - Minimal`,
    reads: {
      bedrooms: '3',
      bathrooms: '3.5',
      squareFeet: '2009',
      lotSize: '0.17 acres',
      askingPrice: '356500',
      propertyAddress: '13731 Martin Luther King Jr Blvd',
      city: 'Lewiston',
      state: 'ME',
      zipCode: '04240',
      propertyType: 'single-family',
      yearBuilt: '1952',
      pool: 'no',
      occupancy: 'Tenant-occupied',
    },
  },
  {
    name: 'html/kv 31: single-family',
    text: String.raw`
Addr:&nbsp;2840 N. Cleveland Ave<br />
City:&nbsp;Niagara Falls<br />
State:&nbsp;NY<br />
Zip:&nbsp;14301<br />
Tax Year:&nbsp;2025<br />
Bathrooms:&nbsp;2 full, 1 half<br />
Parking:&nbsp;1&nbsp;car&nbsp;garage<br />
Above Grade Fin SQFT:&nbsp;1,670<br />
Lot Size Dimensions:&nbsp;50&#39;&nbsp;x&nbsp;100&#39;<br />
Heating:&nbsp;Central,&nbsp;Gas<br />
L/Price:&nbsp;$163,000<br />
Annual Taxes:&nbsp;&#36;1,816.22<br />
Stories:&nbsp;1<br />
Bedrooms Total:&nbsp;3<br />
Occupancy:&nbsp;Vacant<br />
Built:&nbsp;1949<br />
Private Pool:&nbsp;Yes<br />

<p>Seller will not do repairs or credits.</p>`,
    reads: {
      bathrooms: '2.5',
      garage: '1-car',
      squareFeet: '1670',
      lotSize: '50 x 100',
      askingPrice: '163000',
      bedrooms: '3',
      occupancy: 'Vacant',
      yearBuilt: '1949',
      pool: 'yes',
      propertyAddress: '2840 N. Cleveland Ave',
      city: 'Niagara Falls',
      state: 'NY',
      zipCode: '14301',
    },
  },
  {
    name: 'remarks/bullets 23: single-family, Ft',
    text: String.raw`🔥 OFF MARKET DEAL 🔥
▪️ 73 Fox Hollow Court, Ft. Lauderdale, FL 33311
▪️ Asking: $314,150
▪️ 5 Bedrooms
▪️ 2 Bathrooms
▪️ 2,220 heated sqft
▪️ Large eat-in kitchen opens to a sunny den.
▪️ HOA is $124/month and covers water and trash.
▪️ Lipstick rehab only.
▪️ Plumbing is mostly PEX after the 2019 repipe.
▪️ This single-family home has been in the family for decades.
▪️ Vacant and easy to see.
▪️ No pool.
▪️ Vaulted ceilings and a wood burning fireplace.
DM me or call 505-555-0177`,
    reads: {
      propertyAddress: '73 Fox Hollow Court',
      city: 'Fort Lauderdale',
      state: 'FL',
      zipCode: '33311',
      askingPrice: '314150',
      bedrooms: '5',
      bathrooms: '2',
      squareFeet: '2220',
      pool: 'no',
      occupancy: 'Vacant',
      propertyType: 'single-family',
      currentCondition: 'lipstick',
    },
  },
  {
    name: 'remarks/prose 0: single-family, all lower',
    text: String.raw`presenting 11493 rosewood dr in chicago, il 60628. a 3 bed 2 bath with 1650 sqft. the carport fits a truck and a boat. great addition to any portfolio. walk to the elementary school. mature oaks shade the front yard. constructed in 1966. home warranty offered up to $500. remodeled in 2018, permits on file. lot size 11,282 sqft. single family home. asking $202,000.`,
    reads: {
      propertyAddress: '11493 rosewood dr',
      city: 'Chicago',
      state: 'IL',
      zipCode: '60628',
      bedrooms: '3',
      bathrooms: '2',
      squareFeet: '1650',
      yearBuilt: '1966',
      propertyType: 'single-family',
      lotSize: '11,282 sq ft',
      askingPrice: '202000',
    },
  },
  {
    name: 'csv/units 27: mobile-home',
    text: '91 N Denver Ct\tLexington, KY 40505\t$69,000\t5 bd\t1 ba\t1,666 sqft\tbuilt 1976\ttaxes $3,222',
    reads: {
      propertyAddress: '91 N Denver Ct',
      city: 'Lexington',
      state: 'KY',
      zipCode: '40505',
      askingPrice: '69000',
      bedrooms: '5',
      bathrooms: '1',
      squareFeet: '1666',
      yearBuilt: '1976',
    },
  },
  {
    name: 'csv/units 3: single-family, ALL CAPS',
    text: '15792 N SYCAMORE ST\tPENSACOLA, FL 32505\t$201,900\t3 BD\t2.5 BA\t1,684 SQFT\tBUILT 1924\t2 CAR GARAGE\tDOM 34\tARV $302,000\t825-555-0199',
    reads: {
      propertyAddress: '15792 N SYCAMORE ST',
      city: 'Pensacola',
      state: 'FL',
      zipCode: '32505',
      askingPrice: '201900',
      bedrooms: '3',
      bathrooms: '2.5',
      squareFeet: '1684',
      yearBuilt: '1924',
      garage: '2-car',
    },
  },
];

import type { CorpusText } from './corpus-text.ts';

/** Sheets and rows: MLS reports, tables, county and title records, loan, auction and inspection sheets. Every address and number is invented. */
export const sheets: readonly CorpusText[] = [
  {
    name: 'NTREIS, two columns copied together: Denver in the street, original price, lot in acres before feet',
    text: String.raw`Residential  Client Full        MLS#: 20990417    Active        LP: $189,900
3708 Denver Trail Dr, Fort Worth, Texas 76119
Category:       Residential             Type:           RES-Single Family      Orig LP:   $204,900
Area:           104/5                   Subdv:          Eastlake Heights       Lst $/SqFt: $125.60
County:         Tarrant                 Lake Name:
Parcel ID:      00555012                Plan Dvlpmnt:
Lot: 14   Block: 3                      MultiPrcl: No   MUD Dst: No
Beds: 3     Tot Bth: 2.1    Fireplaces: 1      SqFt: 1,512/Tax     Yr Built: 1971/Preowned
Baths F/H: 2/1              Liv Areas: 1       Dining Areas: 1     Stories: 1
Acres: 0.18                 Lot SqFt: 7,841    Garage Spc: 2       Carport Spc: 0   Covered Spc: 2
HOA: None   HOA Dues:       Pool: No           Unexempt Tax: $4,212
Schools: Fort Worth ISD     Elem: Lakeview     High: Dunlap
Str/Utilities: City Sewer, City Water, Curbs, Sidewalk
Possession: Closing/Funding   Showing: Lockbox-Combo, Appt Required
DOM: 41   CDOM: 97
List Ofc: Bluestem Realty Group (BLST01) 817-555-0110   Ofc Addr: 2200 W 7th St, Dallas, TX 75201`,
    reads: {
      propertyAddress: '3708 Denver Trail Dr',
      city: 'Fort Worth',
      state: 'TX',
      zipCode: '76119',
      askingPrice: '189900',
      bedrooms: '3',
      bathrooms: '2.5',
      squareFeet: '1512',
      lotSize: '0.18 acres',
      yearBuilt: '1971',
      garage: '2-car',
      propertyType: 'single-family',
      septicSystem: 'city-sewer',
      pool: 'no',
    },
  },
  {
    name: 'Flexmls, each label above its value: an apostrophe in the city, original price first',
    text: String.raw`Listing #
25-5550
Status
Active
Original List Price
$449,000
List Price
$425,000
Address
1905 N Bonners Loop
City
Coeur d'Alene
State
ID
Zip
83815
County
Kootenai
Total Bedrooms
4
Total Baths
2.75
Apx Total SqFt
2,184
Apx Year Built
1987
Acres
0.34
Garage
2 Car Attached
Sewer
Septic System
Water
Well
Heat
Forced Air, Gas
Roof
Composition 2018
Annual Taxes
$1,916
Tax Year
2024
Days On Market
22
Listing Office
Panhandle Pines Realty, 208-555-0126`,
    reads: {
      propertyAddress: '1905 N Bonners Loop',
      city: "Coeur d'Alene",
      state: 'ID',
      zipCode: '83815',
      askingPrice: '425000',
      bedrooms: '4',
      bathrooms: '2.5',
      squareFeet: '2184',
      lotSize: '0.34 acres',
      yearBuilt: '1987',
      garage: '2-car',
      septicSystem: 'septic',
    },
  },
  {
    name: 'Stellar: heated and total area, flood zone, CDD and HOA, a community pool beside none of its own',
    text: String.raw`MLS #: L4955501          5127 Orlando Ridge Rd, LAKELAND, FL 33810
County: Polk             Status: Active
Subdiv: KNIGHTS CROSSING List Price: $259,000
Beds: 3                  Year Built: 1999
Baths: 2/0               ADOM: 18    CDOM: 18
Pool: None               Property Style: Single Family Residence
Heated Area: 1,438 SqFt / 134 SqM
Total Area: 1,986 SqFt / 185 SqM
Lot Size: 10,019 SqFt / 931 SqM
Garage/Carport: Garage: Yes, 2 Spaces; Carport: No
Lot Size Acres: 0.23     Flood Zone Code: X
Total Annual Assoc Fees: 240.00      Average Monthly Fees: 20.00
CDD Y/N: No              Taxes: $2,877.14   Tax Year: 2024
Community Features: Clubhouse, Community Pool, Playground
Utilities: BB/HS Internet Available, Electricity Connected
Water: Public            Sewer: Septic Tank
A/C: Central Air         Roof: Shingle (2012)
LP/SqFt: $180.11
List Office: CYPRESS KEY BROKERS, 863-555-0151, 401 E Main St, Bartow FL 33830`,
    reads: {
      propertyAddress: '5127 Orlando Ridge Rd',
      city: 'Lakeland',
      state: 'FL',
      zipCode: '33810',
      askingPrice: '259000',
      bedrooms: '3',
      bathrooms: '2',
      squareFeet: '1438',
      lotSize: '10,019 sq ft',
      yearBuilt: '1999',
      garage: '2-car',
      propertyType: 'single-family',
      septicSystem: 'septic',
      pool: 'no',
    },
  },
  {
    name: 'HAR agent full: pool of the area and private pool apart, garage with its kind, sources after slashes',
    text: String.raw`ML #: 55501872   Status: A   LP: $174,500   SqFt: 1,684/Appr Dist   SP/SF: $0.00   LP/SF: $103.62
County: Harris   Tax Acc #: 055-512-000-0014   Area: 9 - Central North
Addr: 7914 Austin Hollow Ln        City: Houston     Zip: 77088-     State: Texas
Sub: Inwood Glen Sec 2             Lot Size SF: 7,475/Appr Dist      Year Built: 1963/Appraisal District
Legal: LT 14 BLK 12 INWOOD GLEN    KM: 411V          Style: Traditional
Bedrooms: 3                        Baths F/H: 2/0    Half Baths: 0   # Stories: 1
Garage: 2/Attached Garage          Carport: /        FrntDoorFaces: North
Dir: FROM I-45 N, W ON W GULF BANK, R ON DEER TRAIL, L ON AUSTIN HOLLOW
Physical Property Description - Public: CORNER LOT, ORIGINAL KITCHEN, FOUNDATION REPAIRED 2016 WITH TRANSFERABLE WARRANTY.
Living: 18x14   Dining: 10x11   Primary Bed: 15x12   Bed: 11x11   Bed: 11x10
Pvt Pool: No    Area Pool: Yes    Roof: Composition    Foundation: Slab
Water/Swr: Public Sewer, Public Water
Mnt Fee: Yes/$ 215/Annually   Taxes w/o Exempt/Yr: $3,606/2024   Tax Rate: 2.19
Occupancy: Vacant   Showing: Supra
Office: Magnolia Bayou Props   Phone: 713-555-0162`,
    reads: {
      propertyAddress: '7914 Austin Hollow Ln',
      city: 'Houston',
      state: 'TX',
      zipCode: '77088',
      askingPrice: '174500',
      bedrooms: '3',
      bathrooms: '2',
      squareFeet: '1684',
      lotSize: '7,475 sq ft',
      yearBuilt: '1963',
      garage: '2-car',
      occupancy: 'Vacant',
      septicSystem: 'city-sewer',
      pool: 'no',
    },
  },
  {
    name: 'ARMLS: tab-separated cells, two pairs a row, lot in feet before acres',
    text: String.raw`6855501	Residential	Single Family - Detached	Active
33614 N Saguaro Wash Way		San Tan Valley, AZ 85143
Ttl Beds:	4	List Price:	$365,000
Ttl Baths:	2.5	Original List Price:	$389,900
Approx SQFT:	2,216 / County Assessor	Price/SqFt:	$164.71
Year Built:	2006	Dwelling Stories:	2 Stories
Approx Lot SqFt:	6,055	Approx Lot Acres:	0.139
Garage Spaces:	2	Carport Spaces:	0
Pool - Private:	No	Spa:	None
Sewer:	Sewer - Public	Water:	Pvt Water Company
HOA Y/N:	Y	HOA Fee:	$81 / Monthly
Ttl Mo Fee Equiv:	$81	Taxes/Yr:	$1,304/2024
Cross Streets:	Hunt Hwy & Gary Rd	Map Code:	W42`,
    reads: {
      propertyAddress: '33614 N Saguaro Wash Way',
      city: 'San Tan Valley',
      state: 'AZ',
      zipCode: '85143',
      askingPrice: '365000',
      bedrooms: '4',
      bathrooms: '2.5',
      squareFeet: '2216',
      lotSize: '6,055 sq ft',
      yearBuilt: '2006',
      garage: '2-car',
      propertyType: 'single-family',
      septicSystem: 'city-sewer',
      pool: 'no',
    },
  },
  {
    name: 'FMLS: full and half baths on their own lines, a carport only, quadrant after the street',
    text: String.raw`FMLS # 7555019
Broker: MGNL01
County: Fulton
Addr: 1482 Savannah Ct SW
City: Atlanta
State: Georgia
Zip: 30311-2218
Subdivision/Complex: Cascade Knoll
List Price: $182,000   Orig Price: $199,000
Bdrms: 3
Full Baths: 1
Half Baths: 1
SqFt: 1,206 / Public Records
Yr Built: 1958
Lot Size Src: Public Records   Acres: 0.27
Property Sub-Type: Single Family Residence
Parking Features: Carport, 1 space
Sewer: Public Sewer
Annual Taxes: $1,964 / 2023    Tax PIN: 14-0555-0003-017-2
Private Remarks: Renter in place to 6/30, 24 hr notice. Do not disturb tenant.
Co-op: 2.5%`,
    reads: {
      propertyAddress: '1482 Savannah Ct SW',
      city: 'Atlanta',
      state: 'GA',
      zipCode: '30311-2218',
      askingPrice: '182000',
      bedrooms: '3',
      bathrooms: '1.5',
      squareFeet: '1206',
      lotSize: '0.27 acres',
      yearBuilt: '1958',
      occupancy: 'Tenant-occupied',
      propertyType: 'single-family',
      septicSystem: 'city-sewer',
    },
  },
  {
    name: 'Canopy: heated living area, unheated garage feet, two towns in the directions',
    text: String.raw`MLS#: 4255516                    Category: Residential
Status: ACT                      Parcel ID: 105550
908 Charlotte Mill Rd, Gastonia, NC 28054
Legal Desc: L7 BK C
List Price: $214,900
                 General Information                     School Information
Type:            Single Family       Elem:    Gardner Park
Style:           Ranch               Middle:  Grier
Levels Abv Grd:  1 Story             High:    Ashbrook
Const Type:      Site Built
SubType:
                 Building Information
Level     # Beds   FB/HB    HLA      Non-HLA    Beds:     3
Main:     3        1/1      1,288               Baths:    1/1
Upper:                                          Yr Built: 1961
Above Grade HLA: 1,288      Total Primary HLA: 1,288
Detached Garage SqFt: 528   Additional SqFt:
                 Additional Information
Prop Fin:   Cash, Conventional       Assumable: No
Lot Size Acres: 0.41
Sewer:  City Sewer      Water: City Water
Parking: Garage Detached, Garage 2 Car
Driveway: Gravel
Directions: From Charlotte take I-85 S to Cox Rd, left, right on Charlotte Mill, past Lowell.
List Agent/Own: No     DOM: 9     Tax Value: $168,220`,
    reads: {
      propertyAddress: '908 Charlotte Mill Rd',
      city: 'Gastonia',
      state: 'NC',
      zipCode: '28054',
      askingPrice: '214900',
      bedrooms: '3',
      bathrooms: '1.5',
      squareFeet: '1288',
      lotSize: '0.41 acres',
      yearBuilt: '1961',
      garage: '2-car',
      propertyType: 'single-family',
      septicSystem: 'city-sewer',
    },
  },
  {
    name: 'CRMLS one-page: BED / BATH with four bath figures, sources in brackets, last sale',
    text: String.raw`4271 Monterey Grove St, Riverside 92503                    STATUS: Active    LIST PRICE: $439,000
                                                           PREVIOUS LP: $459,000
BED / BATH: 3/2,0,0,0              SQFT(SRC): 1,344 (Assessor's Data)
PARKING SPACES: 2                  LOT(SRC): 7,405 sqft (Assessor)
YEAR BLT(SRC): 1958 (ASR)          DOM / CDOM: 12/12
SLC: Standard                      PARCEL #: 155501022
SUB TYPE: SFR/D                    LISTING ID: IV25555018
COUNTY: Riverside                  STATE: CA
DESCRIPTION
Original-condition SFR on a wide street, covered patio, block wall. 2-car attached garage. No pool. Last sold 2003 for $229,000.
UTILITIES: SEWER: Public Sewer     WATER: District/Public    ELECTRIC: Edison
LAND: LAND LEASE? No    COMMON INTEREST: None    TAX RATE: 1.12
AGENT: BRE# 01555017   OFFICE: Inland Citrus RE   951-555-0143`,
    reads: {
      propertyAddress: '4271 Monterey Grove St',
      city: 'Riverside',
      state: 'CA',
      zipCode: '92503',
      askingPrice: '439000',
      bedrooms: '3',
      bathrooms: '2',
      squareFeet: '1344',
      lotSize: '7,405 sq ft',
      yearBuilt: '1958',
      garage: '2-car',
      propertyType: 'single-family',
      septicSystem: 'city-sewer',
      pool: 'no',
    },
  },
  {
    name: "Paragon, O'Fallon MO: basement feet, above grade feet, label and value run together by spaces",
    text: String.raw`MLS #            MAR25055518
Class            RESIDENTIAL
Type             Single Family
Area             St. Charles County
Asking Price     $232,500
Address          614 Wentzville Meadow Dr
City             O'Fallon
State            MO
Zip              63366
Status           Active
Bedrooms         3
Full Baths       2
Half Baths       0
Above Grade SqFt 1,196
Basement SqFt    1,196
Bsmt Fin SqFt    0
Year Built       1984
Lot Dim          75 x 120
Garage Spaces    2
Carport Spaces   0
Sewer            Public
Taxes Paid       $2,711
Assoc Fee        $0
Original Price   $244,900
Price Per SQFT   $194.40
Days On Market   33`,
    reads: {
      propertyAddress: '614 Wentzville Meadow Dr',
      city: "O'Fallon",
      state: 'MO',
      zipCode: '63366',
      askingPrice: '232500',
      bedrooms: '3',
      bathrooms: '2',
      squareFeet: '1196',
      lotSize: '75 x 120',
      yearBuilt: '1984',
      garage: '2-car',
      propertyType: 'single-family',
      septicSystem: 'city-sewer',
    },
  },
  {
    name: 'MRED, Rockford IL: Bths 1.1 is one and a half, dimensions with a capital X, rooms and taxes',
    text: String.raw`Detached Single Family       MLS #: 12555044     List Price: $94,900
Status: ACTV                 List Date: 09/02/2025   Orig List Price: $109,900
Area: 1101                   List Dt Rec: 09/02/2025 Sold Price:
Address: 1733 Galena Bluff Ave, Rockford, IL 61104
Directions: 11TH ST S TO 18TH AVE, E TO GALENA BLUFF
Mkt. Time (Lst./Tot.): 54/54     Concessions:
Year Built: 1924             Blt Before 78: Yes      Curr. Leased: No
Dimensions: 50X132           Subdivision:            Model:
Corp Limits: Rockford        Township: Rockford      County: Winnebago
Rooms: 6                     Bathrooms (full/half): 1/1
Bths: 1.1                    Parking: Garage
Bedrooms: 3                  # Spaces: Gar:2
Basement: Full               Bsmnt. Bath: No
Waterfront: No               Appx SF: 1240           SF Source: Assessor
Utility Costs:               Bldg. Assess. SF:       Acreage:
Sewer: Sewer-Public          Water: Public
Tax Year: 2024   Amount: $2,390.44   PIN: 1155550123   Exemptions: None`,
    reads: {
      propertyAddress: '1733 Galena Bluff Ave',
      city: 'Rockford',
      state: 'IL',
      zipCode: '61104',
      askingPrice: '94900',
      bedrooms: '3',
      bathrooms: '1.5',
      squareFeet: '1240',
      lotSize: '50 x 132',
      yearBuilt: '1924',
      garage: '2-car',
      propertyType: 'single-family',
      septicSystem: 'city-sewer',
    },
  },
  {
    name: 'Realcomp, Detroit: short labels with dots, a garage counted in words, land contract down payment',
    text: String.raw`Listing No. ....... 20255500317
Address ........... 16811 Cleveland Park St
City .............. Detroit
State ............. MI
ZIP ............... 48235
LP ................ $74,900
OLP ............... $89,900
BR ................ 3
Bath F/H .......... 1/1
Est SqFt Ttl ...... 1,134
Yr Blt ............ 1946
Lot Dim ........... 40 x 118
Gar ............... 1 Car, Detached
Sewer ............. Public Sewer (Sewer-Sanitary)
Pool .............. No
Terms ............. Cash, Land Contract
LC Down Pmt ....... $15,000
Sum Tax ........... $1,388    Win Tax ........... $166
SEV ............... 31,200
Occ ............... Vacant
Office ............ Riverbend Motor City Realty 313-555-0104`,
    reads: {
      propertyAddress: '16811 Cleveland Park St',
      city: 'Detroit',
      state: 'MI',
      zipCode: '48235',
      askingPrice: '74900',
      bedrooms: '3',
      bathrooms: '1.5',
      squareFeet: '1134',
      lotSize: '40 x 118',
      yearBuilt: '1946',
      garage: '1-car',
      occupancy: 'Vacant',
      septicSystem: 'city-sewer',
      pool: 'no',
    },
  },
  {
    name: 'MLSOK: manufactured home on a county road, a shop beside no garage',
    text: String.raw`MLS# 1195550    ACTIVE    $118,000
Property Type: Residential     Sub Type: Manufactured Home
Address: 15520 County Road 3490
City: Ada    State: OK    Zip: 74820    County: Pontotoc
Beds Total: 3   Baths F/H: 2/0   Living Areas: 1   Dining: 1
SqFt: 1,568   SqFt Source: Courthouse
Year Built: 1998 (County)
Acres: 5.3
Garage: 0    Carport: 2
Outbuildings: 30x40 shop w/ electric
Utilities: Aerobic/Septic System, Rural Water, Propane
Mobile: HUD tags on, wheels and axles removed, permanent foundation
Taxes: $612    Homestead: No    HOA: No
Remarks: Sellers are moving to be near family. Storm shelter stays.`,
    reads: {
      propertyAddress: '15520 County Road 3490',
      city: 'Ada',
      state: 'OK',
      zipCode: '74820',
      askingPrice: '118000',
      bedrooms: '3',
      bathrooms: '2',
      squareFeet: '1568',
      lotSize: '5.3 acres',
      yearBuilt: '1998',
      garage: 'none',
      propertyType: 'mobile-home',
      septicSystem: 'septic',
    },
  },
  {
    name: 'Bright, Baltimore row house sold as a townhouse: ground rent, below grade feet, no garage',
    text: String.raw`Client Full
3317 Elmira Ter, Baltimore, MD 21213        Active        Residential        $112,500

Recent Change:    09/19/2025 : Down : $124,900 -> $112,500

MLS #:                 MDBA2555180       Beds:                3
Tax ID #:              0326055512        Baths:               1 / 1
Ownership Interest:    Ground Rent       Above Grade Fin SQFT: 1,210 / Assessor
Ground Rent Amt/Term:  $96 / Annually    Below Grade Unfin SQFT: 605
Structure Type:        Interior Townhouse
Levels/Stories:        3                 Year Built:          1927
Garage:                No                Sub/Neighborhood:    BELAIR-EDISON
Tax Annual Amt / Year: $2,478 / 2025     School District:     Baltimore City Public Schools
City/Town Tax:         $2,205 / Annually
Land Assessed Value:   $30,000           Improvement Assessed Value: $68,400
Lot Acres / SQFT:      0.03a / 1,307sf
Utilities:  Sewer: Public Sewer; Water: Public; Heat: Radiator, Natural Gas
Showing: Vacant, lockbox front door      Listing Office: Chesapeake Rowe RE (410) 555-0177`,
    reads: {
      propertyAddress: '3317 Elmira Ter',
      city: 'Baltimore',
      state: 'MD',
      zipCode: '21213',
      askingPrice: '112500',
      bedrooms: '3',
      bathrooms: '1.5',
      squareFeet: '1210',
      lotSize: '0.03 acres',
      yearBuilt: '1927',
      garage: 'none',
      occupancy: 'Vacant',
      propertyType: 'townhouse',
      septicSystem: 'city-sewer',
    },
  },
  {
    name: 'CSV with a header row, quoted cells with commas, one property',
    text: String.raw`MLS Number,Status,Address,City,State,Zip,List Price,Original List Price,Beds,Baths,SqFt,Year Built,Lot Acres,Garage Spaces,DOM
"CV2555019","Active","2716 Wichita Falls Ave","Tulsa","OK","74110","$87,500","$95,000",2,1,"912",1938,0.16,1,63`,
    reads: {
      propertyAddress: '2716 Wichita Falls Ave',
      city: 'Tulsa',
      state: 'OK',
      zipCode: '74110',
      askingPrice: '87500',
      bedrooms: '2',
      bathrooms: '1',
      squareFeet: '912',
      lotSize: '0.16 acres',
      yearBuilt: '1938',
      garage: '1-car',
    },
  },
  {
    name: 'spreadsheet pasted with tabs: header line, then three deals, of which the first is read',
    text: String.raw`Property Address	City	ST	ZIP	Bd	Ba	Sq Ft	Yr Blt	Asking	ARV	Rehab	Occupancy
4105 Kensington Oak Ct	Memphis	TN	38127	3	1.5	1,275	1966	$68,000	$135,000	$29,500	Vacant
1990 Nashville Pike Cv	Memphis	TN	38114	2	1	880	1949	$41,000	$92,000	$22,000	Tenant
3348 Dunscomb Rd	Memphis	TN	38109	4	2	1,590	1972	$84,500	$160,000	$35,000	Vacant`,
    reads: {
      propertyAddress: '4105 Kensington Oak Ct',
      city: 'Memphis',
      state: 'TN',
      zipCode: '38127',
      askingPrice: '68000',
      bedrooms: '3',
      bathrooms: '1.5',
      squareFeet: '1275',
      yearBuilt: '1966',
      occupancy: 'Vacant',
      estimatedRepairCost: '29500',
    },
  },
  {
    name: 'TSV row without a header: each cell says itself what it is',
    text: String.raw`5518 Lawton Spur	Kansas City, MO 64130	$72,900	3 bd	1 ba	1,108 sf	blt 1922	no garage	vacant	ARV $139k	taxes $1,144`,
    reads: {
      propertyAddress: '5518 Lawton Spur',
      city: 'Kansas City',
      state: 'MO',
      zipCode: '64130',
      askingPrice: '72900',
      bedrooms: '3',
      bathrooms: '1',
      squareFeet: '1108',
      yearBuilt: '1922',
      garage: 'none',
      occupancy: 'Vacant',
    },
  },
  {
    name: 'table in pipes with a rule of dashes, unit in its own cell with the street',
    text: String.raw`| Field | Value |
|-------|-------|
| Street | 2900 Biscayne Palms Dr Unit 214 |
| City | Jacksonville |
| State | FL |
| Zip | 32211 |
| Type | Condominium |
| List Price | $119,000 |
| Beds | 2 |
| Baths | 2 |
| Living SqFt | 1,012 |
| Built | 1985 |
| HOA | $462 monthly, includes community pool |
| Rent (current lease to 3/31) | $1,395 |
| Occupancy | Tenant |
| Last sale | $61,000 (2014) |`,
    reads: {
      propertyAddress: '2900 Biscayne Palms Dr Unit 214',
      city: 'Jacksonville',
      state: 'FL',
      zipCode: '32211',
      askingPrice: '119000',
      bedrooms: '2',
      bathrooms: '2',
      squareFeet: '1012',
      yearBuilt: '1985',
      occupancy: 'Tenant-occupied',
      propertyType: 'condo',
    },
  },
  {
    name: 'county assessor: owner in another town, effective year, assessed and market values, last sales',
    text: String.raw`PROPERTY RECORD CARD                      Tax Year 2025
Parcel Number      19-555-014.00-000
Situs Address      2218 DUBUQUE HILL RD, DES MOINES, IA 50317
Owner Name         TRI-STATE HOLDINGS LLC
Mailing Address    PO BOX 5550, PEORIA, IL 61601
Legal              LOT 14 CAPITOL PARK
Class              Residential - Single Family
Zoning             N5
--------------------------------------------------------------
Year Built         1941        Effective Year     1965
Total Living Area  1,024       Basement Area      768
Attached Garage    0           Detached Garage    0
Bedrooms           2           Full Baths         1     Half Baths   0
Lot Area           6,600 sq ft Frontage           50.0
Central Air        Yes         Condition          Below Normal
--------------------------------------------------------------
Assessed Land      $22,400     Assessed Bldg      $96,100    Total  $118,500
Gross Tax          $2,712.00
Sales   05/14/2009   $61,500   Warranty Deed   Bk 13055 Pg 101
Sales   11/02/1996   $38,000   Contract`,
    reads: {
      propertyAddress: '2218 DUBUQUE HILL RD',
      city: 'Des Moines',
      state: 'IA',
      zipCode: '50317',
      bedrooms: '2',
      bathrooms: '1',
      squareFeet: '1024',
      lotSize: '6,600 sq ft',
      yearBuilt: '1941',
      garage: 'none',
      propertyType: 'single-family',
    },
  },
  {
    name: 'title order: sales price, loan amount, lender and escrow offices with addresses',
    text: String.raw`TITLE ORDER REQUEST
File No.: 25-05551-RS
Property: 310 N Pascagoula Ave, Mobile, AL 36604
County: Mobile
Transaction: Purchase      Sales Price: $143,000
Loan Amount: $114,400      Earnest Money: $2,000
Property Type: Single Family
Closing Date: 11/14/2025
Seller's mailing: 88 Bienville Sq, Biloxi, MS 39530
Lender: Gulf Plains Mortgage, 1200 Poplar Ave Ste 300, Memphis, TN 38104
Closing agent: Azalea Title, 41 St Emanuel St, Mobile, AL 36602   251-555-0138
Current vesting deed: Instr 2011055512, consideration $97,000
2025 taxes: $806.12 due, unpaid
Survey: No    Termite: Buyer    Homestead: No`,
    reads: {
      propertyAddress: '310 N Pascagoula Ave',
      city: 'Mobile',
      state: 'AL',
      zipCode: '36604',
      askingPrice: '143000',
      propertyType: 'single-family',
    },
  },
  {
    name: 'property management sheet: rent, deposit and fees, no price, a tenant in place',
    text: String.raw`RENTAL PROPERTY PROFILE
Managed by: Three Rivers Mgmt, 900 Coliseum Blvd Ste 12, Fort Wayne, IN 46805, 260-555-0155
Unit: 4016 Warsaw St, Fort Wayne, IN 46806
Type: Single family house
Bed/Bath: 3/1
Size: 1,080 sq ft
Year built: 1953
Garage: 1 car detached
Market rent: $1,150     Current rent: $1,050
Security deposit: $1,050
Lease: 08/01/2025 - 07/31/2026
Status: Occupied - tenant
Mgmt fee: 9%   Leasing fee: $500
Last 12 mo. maintenance: $1,866
Furnace: 2017   Water heater: 2021   Roof: 2009
Utilities paid by resident: gas, electric, water, city sewer`,
    reads: {
      propertyAddress: '4016 Warsaw St',
      city: 'Fort Wayne',
      state: 'IN',
      zipCode: '46806',
      bedrooms: '3',
      bathrooms: '1',
      squareFeet: '1080',
      yearBuilt: '1953',
      garage: '1-car',
      occupancy: 'Tenant-occupied',
      propertyType: 'single-family',
      septicSystem: 'city-sewer',
    },
  },
  {
    name: 'inspection notes: ages of systems, a repair total under a list of items, septic to be pumped',
    text: String.raw`WALKTHROUGH NOTES 10/08
Subject property: 1207 Chattahoochee Bend, Macon, GA 31211
Age of house: built 1976. Est. 1,540 sq ft, 3 bedrooms, 2 bathrooms
- Roof: 3 tab, 2004, end of life ............ 9,800
- HVAC: 2011 heat pump, works ............... 0
- Water heater 2013 ......................... 1,100
- Kitchen cabinets + counters ............... 8,500
- Flooring 1,100 sf LVP ..................... 4,400
- Crawl space moisture, vapor barrier ....... 2,200
- Septic tank: pump and inspect ............. 600
Total estimated repairs: $26,600
Power is off, house is vacant, water smells.
Garage: 2 car, left door off its track
Inspector: lic. GA-5550, 478-555-0119`,
    reads: {
      propertyAddress: '1207 Chattahoochee Bend',
      city: 'Macon',
      state: 'GA',
      zipCode: '31211',
      bedrooms: '3',
      bathrooms: '2',
      squareFeet: '1540',
      yearBuilt: '1976',
      garage: '2-car',
      occupancy: 'Vacant',
      septicSystem: 'septic',
      estimatedRepairCost: '26600',
    },
  },
  {
    name: 'loan request: purchase price among loan figures, non-owner-occupied loan, borrower in another state',
    text: String.raw`FIX & FLIP LOAN REQUEST
Borrower entity: Copper Kettle Homes LLC (Scottsdale, AZ)
FICO: 701      Flips done: 6
Subject property address: 6021 E Cherokee Strip Ln
City/State/Zip: Wichita, KS 67218
Property type: SFR
Units: 1
Beds/Baths: 3/2
Sq ft: 1,392
Year built: 1955
Purchase price: $96,000
Rehab budget: $41,000
ARV: $187,000
Loan amount requested: $113,000
Loan purpose: Non-Owner-Occupied investment
Estimated closing date: 11/21/2025
Exit: sale
Monthly payment est.: $1,083
Closing attorney / title: Sunflower Abstract, 316-555-0120`,
    reads: {
      propertyAddress: '6021 E Cherokee Strip Ln',
      city: 'Wichita',
      state: 'KS',
      zipCode: '67218',
      askingPrice: '96000',
      bedrooms: '3',
      bathrooms: '2',
      squareFeet: '1392',
      yearBuilt: '1955',
      propertyType: 'single-family',
      estimatedRepairCost: '41000',
    },
  },
  {
    name: 'auction sheet: opening bid, buyer premium, deposit and estimated value are no price',
    text: String.raw`ONLINE AUCTION  -  Nov 3 - Nov 5
Asset ID 5550187
229 Steubenville Rd, Akron, OH 44312
Starting Bid: $25,000
Reserve: Not met
Est. Resale Value: $118,900
Buyer's Premium: 5% (min $2,500)
Earnest Money Deposit: $2,500
Property Details
Property Type: Single Family
Beds 3
Baths 1
Home Square Footage 1,184
Lot Size 0.22 acres
Year Built 1929
Occupancy Status: Occupied
County Tax Assessor Value $84,300
Auction HQ: 1 Gavel Plaza, Irvine, CA 92618   800-555-0190`,
    reads: {
      propertyAddress: '229 Steubenville Rd',
      city: 'Akron',
      state: 'OH',
      zipCode: '44312',
      bedrooms: '3',
      bathrooms: '1',
      squareFeet: '1184',
      lotSize: '0.22 acres',
      yearBuilt: '1929',
      propertyType: 'single-family',
    },
  },
  {
    name: 'duplex sheet: the building and its two sides, rents of each',
    text: String.raw`Type: Duplex
Address = 1318-1320 Arkansas River Blvd
City = Little Rock
State = AR
Zip = 72206
Price = $129,500
Total SqFt = 1,820
Total Beds = 4
Total Baths = 2
Built = 1969
Lot = 0.2 acres
Unit A = 2/1, leased, $725
Unit B = 2/1, leased, $700
Gross rents = $17,100/yr
Taxes = $1,060
Insurance = $1,320
Sewer = City`,
    reads: {
      propertyAddress: '1318-1320 Arkansas River Blvd',
      city: 'Little Rock',
      state: 'AR',
      zipCode: '72206',
      askingPrice: '129500',
      bedrooms: '4',
      bathrooms: '2',
      squareFeet: '1820',
      lotSize: '0.2 acres',
      yearBuilt: '1969',
      occupancy: 'Tenant-occupied',
      propertyType: 'duplex',
      septicSystem: 'city-sewer',
    },
  },
  {
    name: 'sheet in full-width and typographic signs',
    text: String.raw`Ａｄｄｒｅｓｓ：　８１５ Ｗｅｓｔｏｖｅｒ Ａｖｅ
Ｃｉｔｙ：　Roanoke
Ｓｔａｔｅ：　VA
Ｚｉｐ：　２４０１７
Ｐｒｉｃｅ：　＄１３４，５００
Ｂｅｄｓ／Ｂａｔｈｓ：　３／１
Ｓｑ Ｆｔ：　１，１６２
Ｂｕｉｌｔ：　１９２６
Seller’s note – “as–is”, no repairs`,
    reads: {
      propertyAddress: '815 Westover Ave',
      city: 'Roanoke',
      state: 'VA',
      zipCode: '24017',
      askingPrice: '134500',
      bedrooms: '3',
      bathrooms: '1',
      squareFeet: '1162',
      yearBuilt: '1926',
    },
  },
  {
    name: 'report saved from a browser: tags, entities and non-breaking spaces between labels and values',
    text: String.raw`<table class="rpt"><tr><td><b>Address:</b>&nbsp;4410 Lee&#39;s Ferry Ct</td><td><b>City:</b>&nbsp;Lee&#39;s Summit</td></tr>
<tr><td><b>State:</b>&nbsp;MO</td><td><b>Zip:</b>&nbsp;64082</td></tr>
<tr><td><b>LP:</b>&nbsp;$268,000</td><td><b>OLP:</b>&nbsp;$279,000</td></tr>
<tr><td><b>BR/BA:</b>&nbsp;4/2.1</td><td><b>Apx SF:</b>&nbsp;1,944</td></tr>
<tr><td><b>Yr Blt:</b>&nbsp;1991</td><td><b>Gar:</b>&nbsp;3/Attached</td></tr>
<tr><td><b>Lot:</b>&nbsp;&frac14; acre</td><td><b>Tax:</b>&nbsp;$3,540</td></tr>
<tr><td colspan="2">Remarks: Sewer is public &amp; paid through the city&hellip;<br/>Owner occupied &ndash; please text first.</td></tr></table>`,
    reads: {
      propertyAddress: "4410 Lee's Ferry Ct",
      city: "Lee's Summit",
      state: 'MO',
      zipCode: '64082',
      askingPrice: '268000',
      bedrooms: '4',
      bathrooms: '2.5',
      squareFeet: '1944',
      lotSize: '0.25 acres',
      yearBuilt: '1991',
      garage: '3-car',
      occupancy: 'Owner-occupied',
      septicSystem: 'city-sewer',
    },
  },
  {
    name: 'NWMLS style codes on one line each, tax sheet below with assessed feet',
    text: String.raw`ML#: 2355509  STAT: A  LP: $309,950  OLP: $325,000
ADD: 2703 W Yakima Crest Ave   CITY: Spokane   ST: WA   ZIP: 99205
BR: 3   BTH: 1.75   ASF: 1,620   YBT: 1948   LSF: 6,250 sf
STY: 16 - 1 Story w/Bsmnt.   PTYP: Single Family
GAR: 1   PKG: Garage-Detached
SWR: Sewer Connected, City Sewer    WTR: Public
POL: None
TAX: $2,604   TXY: 2025   SNR: No
MOR: $0
OCC: Owner    PSN: Closing
SQFT UNFINISHED BSMT: 480
Marketing Remarks: Hardwoods, newer furnace (2020), garden shed.
LAG: 509-555-0107`,
    reads: {
      propertyAddress: '2703 W Yakima Crest Ave',
      city: 'Spokane',
      state: 'WA',
      zipCode: '99205',
      askingPrice: '309950',
      bedrooms: '3',
      bathrooms: '1.5',
      squareFeet: '1620',
      lotSize: '6,250 sq ft',
      yearBuilt: '1948',
      garage: '1-car',
      occupancy: 'Owner-occupied',
      propertyType: 'single-family',
      septicSystem: 'city-sewer',
      pool: 'no',
    },
  },
  {
    name: 'Matrix export on an FM road: shop, barn and a pool, virtual tour link beside the MLS link',
    text: String.raw`LP: $447,000   Status: Active   MLS#: 5550913
Address: 9180 FM 1488
City: Conroe    State: TX    Zip: 77384    County: Montgomery
Sub-type: Single Family Residence
Beds: 5   Baths: 3 full, 1 half   Apx SqFt: 3,120   Year Built: 2001
Lot: 2.5 Acres   Barn: 24x36   Shop SqFt: 1,200
Garage: 3 / Detached
Private Pool: Yes / Gunite, In Ground
Water/Sewer: Well, Septic Tank
HOA: No   Tax Rate: 1.68   Est. Taxes: $6,940
Virtual Tour: www.pinewoodtours.example/t/5550913
Listing on MLS: https://matrix.mls.example/Matrix/Public/Portal.aspx?ID=5550913
Original list price $479,000; last sold 07/2012`,
    reads: {
      propertyAddress: '9180 FM 1488',
      city: 'Conroe',
      state: 'TX',
      zipCode: '77384',
      askingPrice: '447000',
      bedrooms: '5',
      bathrooms: '3.5',
      squareFeet: '3120',
      lotSize: '2.5 acres',
      yearBuilt: '2001',
      garage: '3-car',
      propertyType: 'single-family',
      septicSystem: 'septic',
      pool: 'yes',
      photoLinks: 'https://www.pinewoodtours.example/t/5550913',
    },
  },
  {
    name: 'appraiser roll row with a header in capitals: effective year, just value, land and sale figures',
    text: String.raw`PARCEL	SITUS	SITUS_CITY	SITUS_STATE	SITUS_ZIP	USE_DESC	ACT_YR_BLT	EFF_YR_BLT	LIV_AREA	TOT_AREA	BEDS	BATHS	ACRES	JUST_VAL	LAST_SALE_AMT	LAST_SALE_YR
3420-555-0144-000-7	1141 SW SARASOTA BLVD	PORT SAINT LUCIE	FL	34953	SINGLE FAMILY	1988	1996	1430	2011	3	2	0.23	268900	141000	2013`,
    reads: {
      propertyAddress: '1141 SW SARASOTA BLVD',
      city: 'Port Saint Lucie',
      state: 'FL',
      zipCode: '34953',
      bedrooms: '3',
      bathrooms: '2',
      squareFeet: '1430',
      lotSize: '0.23 acres',
      yearBuilt: '1988',
      propertyType: 'single-family',
    },
  },
  {
    name: 'Columbia SC sheet with cells run together by the copying, HVAC and roof years, previous price struck out',
    text: String.raw`MLS# 6155502 | Status: ACTIVE | Price: $156,000 (was $168,000)
Address: 5613 Greenville Cir | City: Columbia | State: SC | Zip: 29210
Bedrooms: 3 | Full Baths: 2 | Half Baths: 0 | Heated Sqft: 1,326 | Garage Sqft: 440
Yr Built: 1974 | Roof Yr: 2015 | HVAC Yr: 2020
Lot Size: 0.29 acres | Garage: 2 car, front entry
Class: RESIDENTIAL | Sewer: Public | Water: Public | Fireplace: 1
Regime/HOA: $0 | Prop Disc: Yes | Power On: No
Assoc Office: Congaree Homes, 1400 Charleston Hwy, West Columbia 29169 | 803-555-0171`,
    reads: {
      propertyAddress: '5613 Greenville Cir',
      city: 'Columbia',
      state: 'SC',
      zipCode: '29210',
      askingPrice: '156000',
      bedrooms: '3',
      bathrooms: '2',
      squareFeet: '1326',
      lotSize: '0.29 acres',
      yearBuilt: '1974',
      garage: '2-car',
      septicSystem: 'city-sewer',
    },
  },
];

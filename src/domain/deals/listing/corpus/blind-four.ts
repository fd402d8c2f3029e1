import type { CorpusText } from './corpus-text.ts';

/** Forty ordinary ones, written in one go: 33 of them were read right in every field at first. */
export const blindFour: readonly CorpusText[] = [
  {
    name: 'Redfin page with history and nearby',
    text: String.raw`Search Redfin
Overview
Property details
Sale & tax history
Schools
2316 Rosedale Dr, Raleigh, NC 27610
$268,000
Est. $1,845/mo
3
Beds
2
Baths
1,418
Sq Ft
About this home
Charming ranch on a corner lot. New LVP in 2023, roof 2014. Single car garage.
Property Type Single-Family
Year Built 1989
Lot Size 10,454 sq ft
Price/Sq.Ft. $189
Redfin Estimate $270,115
Source: Triangle MLS #10058112
Parking
1 garage space
Sewer: Public Sewer
Sale History
Jul 2003 Sold (Public Records) $118,500
Nearby homes
$289,900 3 beds 2.5 baths 1,602 sq ft 2320 Rosedale Dr, Raleigh, NC 27610`,
    reads: {
      propertyAddress: '2316 Rosedale Dr',
      city: 'Raleigh',
      state: 'NC',
      zipCode: '27610',
      askingPrice: '268000',
      bedrooms: '3',
      bathrooms: '2',
      squareFeet: '1418',
      yearBuilt: '1989',
      lotSize: '10,454 sq ft',
      garage: '1-car',
      propertyType: 'single-family',
      septicSystem: 'city-sewer',
    },
  },
  {
    name: 'blast with colon lines',
    text: String.raw`**NEW DEAL** Tampa, FL
Address: 6508 Oak Leaf Dr, Tampa, FL 33617
Asking Price: $205,000
ARV: $325,000
Repairs: $40,000
Beds: 3 Baths: 2
SqFt: 1,344 Lot: TBD
Built: 1969 Block
Garage: 1
Sewer: City
Pool: No
Status: Vacant
EMD: $5,000`,
    reads: {
      propertyAddress: '6508 Oak Leaf Dr',
      city: 'Tampa',
      state: 'FL',
      zipCode: '33617',
      askingPrice: '205000',
      bedrooms: '3',
      bathrooms: '2',
      squareFeet: '1344',
      yearBuilt: '1969',
      estimatedRepairCost: '40000',
      occupancy: 'Vacant',
      pool: 'no',
      septicSystem: 'city-sewer',
      garage: '1-car',
    },
  },
  {
    name: 'short text',
    text: String.raw`1121 E 30th St Savannah GA 31404. 2/1 936sf 1940. Vacant. 139k. ARV 240k. Call Mike 912-555-0101`,
    reads: {
      propertyAddress: '1121 E 30th St',
      city: 'Savannah',
      state: 'GA',
      zipCode: '31404',
      askingPrice: '139000',
      bedrooms: '2',
      bathrooms: '1',
      squareFeet: '936',
      yearBuilt: '1940',
      occupancy: 'Vacant',
    },
  },
  {
    name: 'e-mail in paragraphs',
    text: String.raw`Good morning,
We have an off market opportunity at 4902 Kings Crossing, Katy, TX 77449. This is a 4 bedroom, 2.5 bathroom single family home with 2,105 square feet, built in 2003. It has an attached two car garage. The tenants are month to month at $1,895. We estimate $25,000 in repairs. Our price is $198,000 and the ARV is $285,000.
Thanks,
Sonia Patel, Lone Star Dispositions, 832-555-0144`,
    reads: {
      propertyAddress: '4902 Kings Crossing',
      city: 'Katy',
      state: 'TX',
      zipCode: '77449',
      askingPrice: '198000',
      bedrooms: '4',
      bathrooms: '2.5',
      squareFeet: '2105',
      yearBuilt: '2003',
      garage: '2-car',
      estimatedRepairCost: '25000',
      occupancy: 'Tenant-occupied',
      propertyType: 'single-family',
    },
  },
  {
    name: 'MLS sheet, HAR agent view',
    text: String.raw`ML#: 77120934  List Price: $209,900
Addr: 10111 Sagedowne Lane  Area: 28
City: Houston  Zip: 77089-
State: Texas
Subdivision: Sagemeadow
SqFt: 1,611/Appr Dist  Year Built: 1978/Appr Dist
Lot Size: 7,200/Appr Dist  Beds: 3/
Baths: 2/0  Garage: 2/Attached
Style: Traditional  Type: Single Family
Private Pool: No
Water Sewer: Public Sewer, Public Water`,
    reads: {
      propertyAddress: '10111 Sagedowne Lane',
      city: 'Houston',
      state: 'TX',
      zipCode: '77089',
      askingPrice: '209900',
      bedrooms: '3',
      bathrooms: '2',
      squareFeet: '1611',
      yearBuilt: '1978',
      lotSize: '7,200 sq ft',
      garage: '2-car',
      propertyType: 'single-family',
      septicSystem: 'city-sewer',
      pool: 'no',
    },
  },
  {
    name: 'MLS sheet, Stellar grid pasted by tabs',
    text: String.raw`Address	1718 SE 7th St
City	Cape Coral
State	FL
Zip	33990
List Price	$289,900
Beds	3
Full Baths	2
Half Baths	0
Living Area	1,456
Year Built	1985
Garage Spaces	2
Pool	Private
Sewer	Public Sewer
Property Type	Single Family Residence`,
    reads: {
      propertyAddress: '1718 SE 7th St',
      city: 'Cape Coral',
      state: 'FL',
      zipCode: '33990',
      askingPrice: '289900',
      bedrooms: '3',
      bathrooms: '2',
      squareFeet: '1456',
      yearBuilt: '1985',
      garage: '2-car',
      pool: 'yes',
      propertyType: 'single-family',
      septicSystem: 'city-sewer',
    },
  },
  {
    name: 'craigslist',
    text: String.raw`$79,500 / 3br - 1102ft² - Owner financing available, fixer (Tulsa)
1509 Larkspur Ave near Charles Page Blvd
3BR / 1Ba 1102ft2
house
detached garage
1948 frame house, 1 car garage, new electrical. Tulsa, OK 74127. $79,500 with $10k down, or best cash offer. Show contact info`,
    reads: {
      propertyAddress: '1509 Larkspur Ave',
      city: 'Tulsa',
      state: 'OK',
      zipCode: '74127',
      askingPrice: '79500',
      bedrooms: '3',
      bathrooms: '1',
      squareFeet: '1102',
      yearBuilt: '1948',
      garage: '1-car',
    },
  },
  {
    name: 'FSBO sign rider',
    text: String.raw`64 Millstone Rd, Clarksville, TN 37042. Single-family, 3 bedrooms, 2 bathrooms, 1,530 sq ft on 1/2 acre. Built in 1998. 2-car garage. $244,900. By owner.`,
    reads: {
      propertyAddress: '64 Millstone Rd',
      city: 'Clarksville',
      state: 'TN',
      zipCode: '37042',
      askingPrice: '244900',
      bedrooms: '3',
      bathrooms: '2',
      squareFeet: '1530',
      yearBuilt: '1998',
      lotSize: '0.5 acres',
      garage: '2-car',
      propertyType: 'single-family',
    },
  },
  {
    name: 'Spanish blast',
    text: String.raw`🏠 OPORTUNIDAD EN DALLAS 🏠
Dirección: 2709 Dorrington St, Dallas, TX 75228
3 habitaciones / 2 baños
1,415 pies cuadrados
Construida en 1957
Garaje de 2 carros
Precio: $175,000
ARV: $280,000
Reparaciones: $40,000
Casa vacía`,
    reads: {
      propertyAddress: '2709 Dorrington St',
      city: 'Dallas',
      state: 'TX',
      zipCode: '75228',
      askingPrice: '175000',
      bedrooms: '3',
      bathrooms: '2',
      squareFeet: '1415',
      yearBuilt: '1957',
      garage: '2-car',
      estimatedRepairCost: '40000',
      occupancy: 'Vacant',
    },
  },
  {
    name: 'CSV',
    text: String.raw`Street,City,State,ZIP,Property Type,Beds,Baths,SqFt,Year Built,Price
823 Wexford Ct,Jonesboro,GA,30236,Townhouse,3,2.5,1520,1986,"$151,000"`,
    reads: {
      propertyAddress: '823 Wexford Ct',
      city: 'Jonesboro',
      state: 'GA',
      zipCode: '30236',
      askingPrice: '151000',
      bedrooms: '3',
      bathrooms: '2.5',
      squareFeet: '1520',
      yearBuilt: '1986',
      propertyType: 'townhouse',
    },
  },
  {
    name: 'JSON',
    text: String.raw`{"address": "4410 Fort Worth Ave, Dallas, TX 75211", "askingPrice": "$165,000", "bedrooms": 2, "bathrooms": 1, "squareFeet": 1010, "yearBuilt": 1949, "garage": "1 car", "occupancy": "vacant", "arv": 255000}`,
    reads: {
      propertyAddress: '4410 Fort Worth Ave',
      city: 'Dallas',
      state: 'TX',
      zipCode: '75211',
      askingPrice: '165000',
      bedrooms: '2',
      bathrooms: '1',
      squareFeet: '1010',
      yearBuilt: '1949',
      garage: '1-car',
      occupancy: 'Vacant',
    },
  },
  {
    name: 'pipes',
    text: String.raw`Phoenix, AZ 85019 | 3833 W Montebello Ave | 4 bd | 2 ba | 1,575 sqft | 1961 | Pool | Owner occupied | $259,000 | ARV $385,000`,
    reads: {
      propertyAddress: '3833 W Montebello Ave',
      city: 'Phoenix',
      state: 'AZ',
      zipCode: '85019',
      askingPrice: '259000',
      bedrooms: '4',
      bathrooms: '2',
      squareFeet: '1575',
      yearBuilt: '1961',
      pool: 'yes',
      occupancy: 'Owner-occupied',
    },
  },
  {
    name: 'auction.com',
    text: String.raw`FORECLOSURE SALE
1402 Locust St
Pine Bluff, AR 71601, Jefferson County
3 Beds 1 Bath 1,188 Sq. Ft.
Est. Market Value $58,000
Opening Bid $21,400
Property type: Single Family
Lot size: 0.20 acres
Year built: 1955
Property occupancy: Vacant`,
    reads: {
      propertyAddress: '1402 Locust St',
      city: 'Pine Bluff',
      state: 'AR',
      zipCode: '71601',
      bedrooms: '3',
      bathrooms: '1',
      squareFeet: '1188',
      yearBuilt: '1955',
      propertyType: 'single-family',
      lotSize: '0.2 acres',
      occupancy: 'Vacant',
    },
  },
  {
    name: 'typos and lower case',
    text: String.raw`selling 305 maple st dothan al 36301, its a 3 bed 1 bath hosue around 1150 sqft bulit 1952, vacnt, need 62k for it, repairs maybe 20k`,
    reads: {
      propertyAddress: '305 maple st',
      city: 'Dothan',
      state: 'AL',
      zipCode: '36301',
      askingPrice: '62000',
      bedrooms: '3',
      bathrooms: '1',
      squareFeet: '1150',
      yearBuilt: '1952',
      occupancy: 'Vacant',
      estimatedRepairCost: '20000',
    },
  },
  {
    name: 'agent remarks with compensation',
    text: String.raw`REMARKS: Investor alert - end unit townhome at 15 Pinnacle Way, Greenville SC 29607. 3BR/2.5BA, 1902 SF, blt 2004, 2 car gar. Lease through 4/30/26 at $2,150. BAC 2.5%. LP $312,000. HOA $190/mo incl. community pool.`,
    reads: {
      propertyAddress: '15 Pinnacle Way',
      city: 'Greenville',
      state: 'SC',
      zipCode: '29607',
      askingPrice: '312000',
      bedrooms: '3',
      bathrooms: '2.5',
      squareFeet: '1902',
      yearBuilt: '2004',
      garage: '2-car',
      occupancy: 'Tenant-occupied',
      propertyType: 'townhouse',
    },
  },
  {
    name: 'several deals',
    text: String.raw`Deal 1
711 N 4th St, Wilmington, NC 28401
3 bed 2 bath 1,320 sqft built 1925
Price 189K, vacant
Deal 2
408 Castle St, Wilmington, NC 28401
2 bed 1 bath 900 sqft built 1940
Price 149K, tenant`,
    reads: {
      propertyAddress: '711 N 4th St',
      city: 'Wilmington',
      state: 'NC',
      zipCode: '28401',
      askingPrice: '189000',
      bedrooms: '3',
      bathrooms: '2',
      squareFeet: '1320',
      yearBuilt: '1925',
      occupancy: 'Vacant',
    },
  },
  {
    name: 'mobile home blast',
    text: String.raw`17 Whispering Pines Ln, Lumberton NC 28358
Singlewide on 1.02 acres!!
3 bed 2 bath 1994 Redman
1180 sf
Septic and well in place
Vacant
49,900 firm`,
    reads: {
      propertyAddress: '17 Whispering Pines Ln',
      city: 'Lumberton',
      state: 'NC',
      zipCode: '28358',
      askingPrice: '49900',
      bedrooms: '3',
      bathrooms: '2',
      squareFeet: '1180',
      yearBuilt: '1994',
      lotSize: '1.02 acres',
      septicSystem: 'septic',
      propertyType: 'mobile-home',
      occupancy: 'Vacant',
    },
  },
  {
    name: 'condo page',
    text: String.raw`Condo for sale
$229,000
2 bd 2 ba 1,050 sqft
200 Riverside Dr Apt 9C, Fort Lauderdale, FL 33312
Built in 1979
HOA: $611 monthly
Assigned parking 1 space
Public sewer
Community pool, sauna`,
    reads: {
      propertyAddress: '200 Riverside Dr Apt 9C',
      city: 'Fort Lauderdale',
      state: 'FL',
      zipCode: '33312',
      askingPrice: '229000',
      bedrooms: '2',
      bathrooms: '2',
      squareFeet: '1050',
      yearBuilt: '1979',
      propertyType: 'condo',
      septicSystem: 'city-sewer',
    },
  },
  {
    name: 'label value with units',
    text: String.raw`Property address: 5901 Chestnut Hill Rd
City, State ZIP: Austin, TX 78744
Asking price: $335,000 USD
Number of bedrooms: 3 bedrooms
Number of bathrooms: 2 bathrooms
Living space: 1,380 square feet
Lot: 0.19 acres
Year of construction: 1984
Garage: attached, 2 cars
Occupancy status: vacant
Sewer: city sewer
Estimated repairs: $45,000`,
    reads: {
      propertyAddress: '5901 Chestnut Hill Rd',
      city: 'Austin',
      state: 'TX',
      zipCode: '78744',
      askingPrice: '335000',
      bedrooms: '3',
      bathrooms: '2',
      squareFeet: '1380',
      yearBuilt: '1984',
      lotSize: '0.19 acres',
      garage: '2-car',
      estimatedRepairCost: '45000',
      occupancy: 'Vacant',
      septicSystem: 'city-sewer',
    },
  },
  {
    name: 'one run-on line',
    text: String.raw`2020 Glenrose Ave Nashville TN 37210 2 beds 1 bath 1004 sqft built 1950 asking 279000 arv 420000`,
    reads: {
      propertyAddress: '2020 Glenrose Ave',
      city: 'Nashville',
      state: 'TN',
      zipCode: '37210',
      askingPrice: '279000',
      bedrooms: '2',
      bathrooms: '1',
      squareFeet: '1004',
      yearBuilt: '1950',
    },
  },
  {
    name: 'MLS remarks with septic and barn',
    text: String.raw`3381 Dry Fork Rd, Whites Creek, TN 37189. Single family brick ranch, 3 BR, 2 BA, 1,890 SF on 6.2 acres w/ 40x60 barn. Built 1972. Septic. 2 car attached garage. $389,000.`,
    reads: {
      propertyAddress: '3381 Dry Fork Rd',
      city: 'Whites Creek',
      state: 'TN',
      zipCode: '37189',
      askingPrice: '389000',
      bedrooms: '3',
      bathrooms: '2',
      squareFeet: '1890',
      yearBuilt: '1972',
      lotSize: '6.2 acres',
      septicSystem: 'septic',
      garage: '2-car',
      propertyType: 'single-family',
    },
  },
  {
    name: 'no city, only ZIP',
    text: String.raw`908 Ellwood Ave 38118
3/1, 1090 sqft, 1956
78k
section 8 tenant 1,025/mo`,
    reads: {
      propertyAddress: '908 Ellwood Ave',
      zipCode: '38118',
      askingPrice: '78000',
      bedrooms: '3',
      bathrooms: '1',
      squareFeet: '1090',
      yearBuilt: '1956',
      occupancy: 'Tenant-occupied',
    },
  },
  {
    name: 'price with arrow down',
    text: String.raw`14 Colonial Ct, Hopewell, VA 23860
3 bed | 1 bath | 1,104 sf | 1955
$119,000 ➡️ $109,000
Vacant`,
    reads: {
      propertyAddress: '14 Colonial Ct',
      city: 'Hopewell',
      state: 'VA',
      zipCode: '23860',
      askingPrice: '109000',
      bedrooms: '3',
      bathrooms: '1',
      squareFeet: '1104',
      yearBuilt: '1955',
      occupancy: 'Vacant',
    },
  },
  {
    name: 'emoji by each line',
    text: String.raw`🔑 921 Delaware Ave, Fort Wayne, IN 46805
🛏 3 bed
🛁 1 bath
📐 1,288 sqft
🏗 Built 1920
💰 $84,000
🛠 Repairs $30,000
📈 ARV $159,000
🚪 Vacant`,
    reads: {
      propertyAddress: '921 Delaware Ave',
      city: 'Fort Wayne',
      state: 'IN',
      zipCode: '46805',
      askingPrice: '84000',
      bedrooms: '3',
      bathrooms: '1',
      squareFeet: '1288',
      yearBuilt: '1920',
      estimatedRepairCost: '30000',
      occupancy: 'Vacant',
    },
  },
  {
    name: 'duplex, whole',
    text: String.raw`610-612 E Maple Ave, Enid, OK 73701
Duplex: 4 bedrooms / 2 bathrooms total
1,680 sq ft, built 1952
Both units rented
$95,000`,
    reads: {
      propertyAddress: '610-612 E Maple Ave',
      city: 'Enid',
      state: 'OK',
      zipCode: '73701',
      askingPrice: '95000',
      bedrooms: '4',
      bathrooms: '2',
      squareFeet: '1680',
      yearBuilt: '1952',
      propertyType: 'duplex',
      occupancy: 'Tenant-occupied',
    },
  },
  {
    name: 'year and roof',
    text: String.raw`55 Huntington Dr, Augusta, GA 30904 - 3 bed / 2 bath - 1,425 sqft - Roof: 2020 - HVAC: 2018 - Year built: 1974 - City sewer - $118,000`,
    reads: {
      propertyAddress: '55 Huntington Dr',
      city: 'Augusta',
      state: 'GA',
      zipCode: '30904',
      askingPrice: '118000',
      bedrooms: '3',
      bathrooms: '2',
      squareFeet: '1425',
      yearBuilt: '1974',
      septicSystem: 'city-sewer',
    },
  },
  {
    name: 'investor sheet',
    text: String.raw`Property: 8416 Plainview Ave, Detroit, MI 48228
Type: Single Family
Bed/Bath: 3/1
Sqft: 1,020
Year: 1942
Current Rent: $1,050
Taxes: $1,412
Insurance: $900
NOI: $8,200
Cap: 16.7%
Price: $49,000
Tenant occupied`,
    reads: {
      propertyAddress: '8416 Plainview Ave',
      city: 'Detroit',
      state: 'MI',
      zipCode: '48228',
      askingPrice: '49000',
      bedrooms: '3',
      bathrooms: '1',
      squareFeet: '1020',
      yearBuilt: '1942',
      occupancy: 'Tenant-occupied',
      propertyType: 'single-family',
    },
  },
  {
    name: 'talk with thousands left out',
    text: String.raw`412 Bayview Dr Beaumont TX 77705, 3/1/1, 1175 sq ft, 62 build. Asking 85, worth 150 fixed up.`,
    reads: {
      propertyAddress: '412 Bayview Dr',
      city: 'Beaumont',
      state: 'TX',
      zipCode: '77705',
      askingPrice: '85000',
      bedrooms: '3',
      bathrooms: '1',
      squareFeet: '1175',
      yearBuilt: '1962',
      garage: '1-car',
    },
  },
  {
    name: 'half bath in words',
    text: String.raw`26 Lexington Ave, Danville, VA 24540 - Four bedroom, bath and a half, 1,760 sq ft, built 1929, vacant. $92,000`,
    reads: {
      propertyAddress: '26 Lexington Ave',
      city: 'Danville',
      state: 'VA',
      zipCode: '24540',
      askingPrice: '92000',
      bedrooms: '4',
      bathrooms: '1.5',
      squareFeet: '1760',
      yearBuilt: '1929',
      occupancy: 'Vacant',
    },
  },
  {
    name: 'lot in square feet and house in square feet, labels',
    text: String.raw`7809 Elmwood Dr, Fort Smith, AR 72903
House size: 1,622 sq ft
Lot size: 11,250 sq ft
Garage: 2 car
Beds 3
Baths 2
Built 1976
Price 165,000`,
    reads: {
      propertyAddress: '7809 Elmwood Dr',
      city: 'Fort Smith',
      state: 'AR',
      zipCode: '72903',
      askingPrice: '165000',
      bedrooms: '3',
      bathrooms: '2',
      squareFeet: '1622',
      yearBuilt: '1976',
      lotSize: '11,250 sq ft',
      garage: '2-car',
    },
  },
  {
    name: 'homes.com mobile',
    text: String.raw`330 Beechwood Ave, Trenton, NJ 08618
$219,000
4 Beds
1 Bath
1,480 Sq Ft
$148 Price per Sq Ft
Property Type: Single Family Home
Year Built: 1930
Lot Size: 0.07 Acres
Sewer: Public Sewer
Days on market: 31`,
    reads: {
      propertyAddress: '330 Beechwood Ave',
      city: 'Trenton',
      state: 'NJ',
      zipCode: '08618',
      askingPrice: '219000',
      bedrooms: '4',
      bathrooms: '1',
      squareFeet: '1480',
      yearBuilt: '1930',
      lotSize: '0.07 acres',
      septicSystem: 'city-sewer',
      propertyType: 'single-family',
    },
  },
  {
    name: 'bank-owned notice',
    text: String.raw`REO - 605 Shoreline Dr, Hampton VA 23669. SFR, 3 bd, 2 ba, 1,388 sf, 1965. Vacant. List $187,500. Sold as-is, no repairs by seller.`,
    reads: {
      propertyAddress: '605 Shoreline Dr',
      city: 'Hampton',
      state: 'VA',
      zipCode: '23669',
      askingPrice: '187500',
      bedrooms: '3',
      bathrooms: '2',
      squareFeet: '1388',
      yearBuilt: '1965',
      occupancy: 'Vacant',
      propertyType: 'single-family',
    },
  },
  {
    name: 'text with contract price and fee',
    text: String.raw`1733 Addison St, Philadelphia, PA 19146
Rowhome 3/1, 1,120 sf, 1915
Our contract 250k, fee 15k, your price 265k
Rehab 80k, ARV 425k`,
    reads: {
      propertyAddress: '1733 Addison St',
      city: 'Philadelphia',
      state: 'PA',
      zipCode: '19146',
      askingPrice: '265000',
      bedrooms: '3',
      bathrooms: '1',
      squareFeet: '1120',
      yearBuilt: '1915',
      propertyType: 'townhouse',
      estimatedRepairCost: '80000',
    },
  },
  {
    name: 'bedroom possible',
    text: String.raw`4021 Fairmont Pkwy, Pasadena, TX 77504. 3 bed (could be 4) 2 bath 2 car garage 1560 sf 1970. $172k`,
    reads: {
      propertyAddress: '4021 Fairmont Pkwy',
      city: 'Pasadena',
      state: 'TX',
      zipCode: '77504',
      askingPrice: '172000',
      bedrooms: '3',
      bathrooms: '2',
      squareFeet: '1560',
      yearBuilt: '1970',
      garage: '2-car',
    },
  },
  {
    name: 'owner stays',
    text: String.raw`88 Willow Creek Dr, Concord, NC 28025: 3 bd 2 ba 1,477 sqft 1996 1-car garage. Seller currently lives in the property and wants a 2 week leaseback. 231k.`,
    reads: {
      propertyAddress: '88 Willow Creek Dr',
      city: 'Concord',
      state: 'NC',
      zipCode: '28025',
      askingPrice: '231000',
      bedrooms: '3',
      bathrooms: '2',
      squareFeet: '1477',
      yearBuilt: '1996',
      occupancy: 'Owner-occupied',
      garage: '1-car',
    },
  },
  {
    name: 'craigslist with lot',
    text: String.raw`$219,900 3 bedroom house on 1.25 acres (Ocala)
2650 Hollow Oak Rd, Ocala, FL 34471
3BR / 2Ba
1509 sqft, 1991, 2 car garage, septic, well, fenced`,
    reads: {
      propertyAddress: '2650 Hollow Oak Rd',
      city: 'Ocala',
      state: 'FL',
      zipCode: '34471',
      askingPrice: '219900',
      bedrooms: '3',
      bathrooms: '2',
      squareFeet: '1509',
      yearBuilt: '1991',
      lotSize: '1.25 acres',
      septicSystem: 'septic',
      garage: '2-car',
    },
  },
  {
    name: 'HTML mail',
    text: String.raw`<p><strong>1902 Poplar St, Terre Haute, IN 47807</strong></p><p>3 Bed | 1 Bath | 1,216 SqFt | Built 1915</p><p>Asking: <span style="color:red">$52,000</span><br>ARV: $115,000</p><p>Vacant &amp; on lockbox</p>`,
    reads: {
      propertyAddress: '1902 Poplar St',
      city: 'Terre Haute',
      state: 'IN',
      zipCode: '47807',
      askingPrice: '52000',
      bedrooms: '3',
      bathrooms: '1',
      squareFeet: '1216',
      yearBuilt: '1915',
      occupancy: 'Vacant',
    },
  },
  {
    name: 'signature first',
    text: String.raw`Tony Reyes | Metroplex Home Buyers | 214-555-0133
2408 Crossbow Ln, Garland 75044
4/2/2 w/ pool
1,890 sqft
Built 1982
$249k
TX`,
    reads: {
      propertyAddress: '2408 Crossbow Ln',
      city: 'Garland',
      state: 'TX',
      zipCode: '75044',
      askingPrice: '249000',
      bedrooms: '4',
      bathrooms: '2',
      squareFeet: '1890',
      yearBuilt: '1982',
      garage: '2-car',
      pool: 'yes',
    },
  },
  {
    name: 'needs list with a sum',
    text: String.raw`1318 Elder St, Akron OH 44305. 3 bed 1 bath 1140 sq ft 1923. Price $46,500. Needs: furnace, flooring, paint - $22,000. Vacant.`,
    reads: {
      propertyAddress: '1318 Elder St',
      city: 'Akron',
      state: 'OH',
      zipCode: '44305',
      askingPrice: '46500',
      bedrooms: '3',
      bathrooms: '1',
      squareFeet: '1140',
      yearBuilt: '1923',
      estimatedRepairCost: '22000',
      occupancy: 'Vacant',
    },
  },
  {
    name: 'listing in capitals without labels',
    text: String.raw`1815 W PRATT ST BALTIMORE MD 21223 ROWHOUSE 3 BED 1 BATH 1200 SQFT BUILT 1900 VACANT $68,000`,
    reads: {
      propertyAddress: '1815 W PRATT ST',
      city: 'BALTIMORE',
      state: 'MD',
      zipCode: '21223',
      askingPrice: '68000',
      bedrooms: '3',
      bathrooms: '1',
      squareFeet: '1200',
      yearBuilt: '1900',
      propertyType: 'townhouse',
      occupancy: 'Vacant',
    },
  },
];

import type { CorpusText } from './corpus-text.ts';

/** Forty ordinary ones, written in one go: 31 of them were read right in every field at first. */
export const blindSix: readonly CorpusText[] = [
  {
    name: 'Zillow mobile copy',
    text: String.raw`2708 Ridgeway Ct, Columbus, GA 31907 is for sale | Zillow
$164,900
3bd
2ba
1,368sqft
2708 Ridgeway Ct, Columbus, GA 31907
For sale | Zestimate®: $166,200
Est. payment: $1,118/mo
Type: SingleFamily
Year built: 1976
Heating: Central, Gas
Parking: 1 Attached Garage space
Lot: 0.29 Acres
Sewer: Public Sewer
Overview
3 days | 512 views | 14 saves`,
    reads: {
      propertyAddress: '2708 Ridgeway Ct',
      city: 'Columbus',
      state: 'GA',
      zipCode: '31907',
      askingPrice: '164900',
      bedrooms: '3',
      bathrooms: '2',
      squareFeet: '1368',
      yearBuilt: '1976',
      lotSize: '0.29 acres',
      garage: '1-car',
      propertyType: 'single-family',
      septicSystem: 'city-sewer',
    },
  },
  {
    name: 'broker blast',
    text: String.raw`DELAND, FL INVESTOR SPECIAL
1510 W Wisconsin Ave, DeLand, FL 32720
2 Bedrooms, 1 Bath, 1,020 SF Living, 1 Car Garage
Built in 1955 / CBS / 0.30 Acre
Septic & City Water
Vacant - Go & Show
Price: $179,900
ARV: $275,000`,
    reads: {
      propertyAddress: '1510 W Wisconsin Ave',
      city: 'DeLand',
      state: 'FL',
      zipCode: '32720',
      askingPrice: '179900',
      bedrooms: '2',
      bathrooms: '1',
      squareFeet: '1020',
      yearBuilt: '1955',
      lotSize: '0.3 acres',
      septicSystem: 'septic',
      occupancy: 'Vacant',
      garage: '1-car',
    },
  },
  {
    name: 'talk',
    text: String.raw`So this one's in Florence SC 29501, the address is 77 Rosehill Dr. 3 bed 1 and a half bath about 1200 sq ft built in 1964. There's a tenant in there paying 900. I can let it go for 95k.`,
    reads: {
      propertyAddress: '77 Rosehill Dr',
      city: 'Florence',
      state: 'SC',
      zipCode: '29501',
      askingPrice: '95000',
      bedrooms: '3',
      bathrooms: '1.5',
      squareFeet: '1200',
      yearBuilt: '1964',
      occupancy: 'Tenant-occupied',
    },
  },
  {
    name: 'sheet with two columns by bars',
    text: String.raw`Address: 3621 Ashland Blvd | City: Knoxville | State: TN | Zip: 37914
Beds: 3 | Baths: 1 | SF: 1,150 | Year: 1954
Lot: 0.22 acres | Garage: None | Sewer: City
Ask: $138,000 | Rehab: $32,000 | ARV: $229,000`,
    reads: {
      propertyAddress: '3621 Ashland Blvd',
      city: 'Knoxville',
      state: 'TN',
      zipCode: '37914',
      askingPrice: '138000',
      bedrooms: '3',
      bathrooms: '1',
      squareFeet: '1150',
      yearBuilt: '1954',
      lotSize: '0.22 acres',
      septicSystem: 'city-sewer',
      garage: 'none',
      estimatedRepairCost: '32000',
    },
  },
  {
    name: 'craigslist, Arizona',
    text: String.raw`$299,000 / 3br - 1405ft2 - FIXER UPPER WITH POOL (North Phoenix)
4142 W Orchid Ln, Phoenix, AZ 85051
3BR / 2Ba 1405ft2
house
attached garage
Two car garage, pool needs work, 1973 block construction. $299,000 cash.`,
    reads: {
      propertyAddress: '4142 W Orchid Ln',
      city: 'Phoenix',
      state: 'AZ',
      zipCode: '85051',
      askingPrice: '299000',
      bedrooms: '3',
      bathrooms: '2',
      squareFeet: '1405',
      yearBuilt: '1973',
      garage: '2-car',
      pool: 'yes',
    },
  },
  {
    name: 'FSBO site',
    text: String.raw`ForSaleByOwner.com
905 Timberline Rd
Rogers, AR 72756
Asking Price: $238,000
Beds: 3
Full Baths: 2
Partial Baths: 0
Finished Sq. Ft.: 1,490
Lot Size: 0.33 Acre(s)
Year Built: 1992
Garage: 2 car attached
Property Type: Single Family
Annual Taxes: $1,310`,
    reads: {
      propertyAddress: '905 Timberline Rd',
      city: 'Rogers',
      state: 'AR',
      zipCode: '72756',
      askingPrice: '238000',
      bedrooms: '3',
      bathrooms: '2',
      squareFeet: '1490',
      yearBuilt: '1992',
      lotSize: '0.33 acres',
      garage: '2-car',
      propertyType: 'single-family',
    },
  },
  {
    name: 'Spanish labels with equals',
    text: String.raw`direccion = 612 Zarzamora St
ciudad = San Antonio
estado = TX
codigo postal = 78207
recamaras = 2
banos = 1
pies cuadrados = 896
año = 1940
precio = $119,000
ocupacion = vacia
drenaje = ciudad`,
    reads: {
      propertyAddress: '612 Zarzamora St',
      city: 'San Antonio',
      state: 'TX',
      zipCode: '78207',
      askingPrice: '119000',
      bedrooms: '2',
      bathrooms: '1',
      squareFeet: '896',
      yearBuilt: '1940',
      occupancy: 'Vacant',
      septicSystem: 'city-sewer',
    },
  },
  {
    name: 'CSV without a city column',
    text: String.raw`Property,Bedrooms,Bathrooms,Sq Ft,Year Built,List Price
"2201 Harbor View Dr, Rockwall, TX 75032",4,2,2010,1999,"$285,000"`,
    reads: {
      propertyAddress: '2201 Harbor View Dr',
      city: 'Rockwall',
      state: 'TX',
      zipCode: '75032',
      askingPrice: '285000',
      bedrooms: '4',
      bathrooms: '2',
      squareFeet: '2010',
      yearBuilt: '1999',
    },
  },
  {
    name: 'text by phone',
    text: String.raw`520 Grape St, Abilene 79601 TX. 2/1, 1 car det garage, 890 sf, 1938. vacant. 48k. needs roof & foundation`,
    reads: {
      propertyAddress: '520 Grape St',
      city: 'Abilene',
      state: 'TX',
      zipCode: '79601',
      askingPrice: '48000',
      bedrooms: '2',
      bathrooms: '1',
      squareFeet: '890',
      yearBuilt: '1938',
      occupancy: 'Vacant',
      garage: '1-car',
    },
  },
  {
    name: "agent's e-mail",
    text: String.raw`Hi, I have a new probate listing at 2836 Sunrise Ave, Bakersfield, CA 93305. It is a single family residence, 3 bedrooms and 1 bathroom, 1,180 square feet, built in 1949 with a detached one-car garage. The owner's son lives in the home as owner occupant until close. List price is $244,000.`,
    reads: {
      propertyAddress: '2836 Sunrise Ave',
      city: 'Bakersfield',
      state: 'CA',
      zipCode: '93305',
      askingPrice: '244000',
      bedrooms: '3',
      bathrooms: '1',
      squareFeet: '1180',
      yearBuilt: '1949',
      garage: '1-car',
      occupancy: 'Owner-occupied',
      propertyType: 'single-family',
    },
  },
  {
    name: 'auction',
    text: String.raw`55 Marshall St, Petersburg, VA 23803
Auction date: Dec 2, 2025
Starting bid $35,000
4 bd / 2 ba / 1,780 sqft
Single family
Built 1920
Occupied - do not disturb`,
    reads: {
      propertyAddress: '55 Marshall St',
      city: 'Petersburg',
      state: 'VA',
      zipCode: '23803',
      bedrooms: '4',
      bathrooms: '2',
      squareFeet: '1780',
      yearBuilt: '1920',
      propertyType: 'single-family',
    },
  },
  {
    name: 'townhouse blast',
    text: String.raw`📍 118 Autumn Ridge Ct, Smyrna, TN 37167
🏘 Townhome
🛏 2 🛁 2.5
📐 1,288 SF
📅 2006
🚗 1
💵 $234,000
👤 Tenant till March`,
    reads: {
      propertyAddress: '118 Autumn Ridge Ct',
      city: 'Smyrna',
      state: 'TN',
      zipCode: '37167',
      askingPrice: '234000',
      bedrooms: '2',
      bathrooms: '2.5',
      squareFeet: '1288',
      yearBuilt: '2006',
      propertyType: 'townhouse',
      garage: '1-car',
      occupancy: 'Tenant-occupied',
    },
  },
  {
    name: 'duplex by sides',
    text: String.raw`908-910 Grand Ave, Fort Smith, AR 72901. Duplex, each side 2 bed 1 bath. Total 1,640 sq ft. 1948. $118,000. One side rented, one side vacant.`,
    reads: {
      propertyAddress: '908-910 Grand Ave',
      city: 'Fort Smith',
      state: 'AR',
      zipCode: '72901',
      askingPrice: '118000',
      squareFeet: '1640',
      yearBuilt: '1948',
      propertyType: 'duplex',
    },
  },
  {
    name: 'mobile',
    text: String.raw`340 Mesquite Rd Willis TX 77378 - 4/2 doublewide - 1,792 sf - 2000 - 1 acre - aerobic septic - vacant - $109k`,
    reads: {
      propertyAddress: '340 Mesquite Rd',
      city: 'Willis',
      state: 'TX',
      zipCode: '77378',
      askingPrice: '109000',
      bedrooms: '4',
      bathrooms: '2',
      squareFeet: '1792',
      yearBuilt: '2000',
      lotSize: '1 acre',
      septicSystem: 'septic',
      propertyType: 'mobile-home',
      occupancy: 'Vacant',
    },
  },
  {
    name: 'MLS sheet, Realcomp',
    text: String.raw`17350 Beaconsfield Street Detroit MI 48224   List Price: $64,900
MLS#: 20250098812  P Type: Residential  DOM: 12
Beds: 3   Baths: 1.1   Est Fin Abv Gr SqFt: 1,304
Year Built: 1939   Garage: 2 Car, Detached
Lot Dim: 40 x 120   Sewer: Public Sewer (Sewer-Sanitary)
Type: Single Family   Style: Colonial`,
    reads: {
      propertyAddress: '17350 Beaconsfield Street',
      city: 'Detroit',
      state: 'MI',
      zipCode: '48224',
      askingPrice: '64900',
      bedrooms: '3',
      bathrooms: '1.5',
      squareFeet: '1304',
      yearBuilt: '1939',
      garage: '2-car',
      septicSystem: 'city-sewer',
      propertyType: 'single-family',
      lotSize: '40 x 120',
    },
  },
  {
    name: 'MLS sheet, PrimeMLS',
    text: String.raw`MLS # 5021877   Active   14 Pleasant Street, Barre VT 05641   $199,000
Residential / Single Family   Rooms - Total 7   Bedrooms - Total 3   Baths - Total 2
Baths - Full 1   Baths - 1/2 1   SqFt-Apx Fin AG 1,430   Lot Size Acres 0.19
Year Built 1890   Garage Yes   Garage Capacity 1   Sewer Public`,
    reads: {
      propertyAddress: '14 Pleasant Street',
      city: 'Barre',
      state: 'VT',
      zipCode: '05641',
      askingPrice: '199000',
      bedrooms: '3',
      bathrooms: '1.5',
      squareFeet: '1430',
      yearBuilt: '1890',
      lotSize: '0.19 acres',
      septicSystem: 'city-sewer',
      garage: '1-car',
      propertyType: 'single-family',
    },
  },
  {
    name: 'paragraph with decoys',
    text: String.raw`Just 12 minutes from downtown and 2 miles from the lake, 6007 Deerwood Trl (Chattanooga, TN 37416) sits on .55 acres. 4 bedrooms, 2 baths, 1,940 finished sq ft plus 600 sq ft unfinished basement. 1970 split level, 2-car garage, septic. Roof 8 yrs, HVAC 2015. Asking $219,000; comps at $325,000.`,
    reads: {
      propertyAddress: '6007 Deerwood Trl',
      city: 'Chattanooga',
      state: 'TN',
      zipCode: '37416',
      askingPrice: '219000',
      bedrooms: '4',
      bathrooms: '2',
      squareFeet: '1940',
      yearBuilt: '1970',
      garage: '2-car',
      septicSystem: 'septic',
      lotSize: '0.55 acres',
    },
  },
  {
    name: 'answers only with labels in capitals',
    text: String.raw`ADDRESS: 418 LARCH AVE
CITY/STATE: PUEBLO, CO
ZIP: 81004
BEDS: 2
BATHS: 1
SQ FT: 880
YEAR BUILT: 1926
SEWER: CITY
TENANT OCCUPIED: YES
REPAIRS: $20,000
PRICE: $149,000`,
    reads: {
      propertyAddress: '418 Larch Ave',
      city: 'Pueblo',
      state: 'CO',
      zipCode: '81004',
      askingPrice: '149000',
      bedrooms: '2',
      bathrooms: '1',
      squareFeet: '880',
      yearBuilt: '1926',
      occupancy: 'Tenant-occupied',
      estimatedRepairCost: '20000',
      septicSystem: 'city-sewer',
    },
  },
  {
    name: 'two emoji only',
    text: String.raw`🏡29 Bellview Dr, Anderson SC 29621🏡
3/1 1,075sf built 1961
$104k cash 🔥 ARV $180k`,
    reads: {
      propertyAddress: '29 Bellview Dr',
      city: 'Anderson',
      state: 'SC',
      zipCode: '29621',
      askingPrice: '104000',
      bedrooms: '3',
      bathrooms: '1',
      squareFeet: '1075',
      yearBuilt: '1961',
    },
  },
  {
    name: 'condo in a table',
    text: String.raw`Address|City|State|Zip|Type|Beds|Baths|SqFt|Year|Price
1250 S Beneva Rd #208|Sarasota|FL|34232|Condo|2|2|960|1982|$189,000`,
    reads: {
      propertyAddress: '1250 S Beneva Rd #208',
      city: 'Sarasota',
      state: 'FL',
      zipCode: '34232',
      askingPrice: '189000',
      bedrooms: '2',
      bathrooms: '2',
      squareFeet: '960',
      yearBuilt: '1982',
      propertyType: 'condo',
    },
  },
  {
    name: 'price with words',
    text: String.raw`14 Tanner Ln, Opelika, AL 36801, three bed two bath, 1,402 square feet, one car garage, 1988. We need a hundred and sixteen thousand (116k) for it.`,
    reads: {
      propertyAddress: '14 Tanner Ln',
      city: 'Opelika',
      state: 'AL',
      zipCode: '36801',
      askingPrice: '116000',
      bedrooms: '3',
      bathrooms: '2',
      squareFeet: '1402',
      yearBuilt: '1988',
      garage: '1-car',
    },
  },
  {
    name: 'contract and market price',
    text: String.raw`2317 Penrose Ave, St. Louis, MO 63107
3 bed 1 bath brick 1,350 sqft 1908
Sale price: $31,000
Est rehab: $45,000
ARV: $120,000
Vacant, boarded`,
    reads: {
      propertyAddress: '2317 Penrose Ave',
      city: 'St. Louis',
      state: 'MO',
      zipCode: '63107',
      askingPrice: '31000',
      bedrooms: '3',
      bathrooms: '1',
      squareFeet: '1350',
      yearBuilt: '1908',
      estimatedRepairCost: '45000',
      occupancy: 'Vacant',
    },
  },
  {
    name: 'sale by a landlord',
    text: String.raw`Landlord retiring. Duplex unit totals 3 beds 2 baths: 3112 Alta Vista Dr, Waco, TX 76706. 1,240 sf, 1983. $135,000`,
    reads: {
      propertyAddress: '3112 Alta Vista Dr',
      city: 'Waco',
      state: 'TX',
      zipCode: '76706',
      askingPrice: '135000',
      bedrooms: '3',
      bathrooms: '2',
      squareFeet: '1240',
      yearBuilt: '1983',
      propertyType: 'duplex',
    },
  },
  {
    name: 'sentence order unusual',
    text: String.raw`$34,500 gets you 4 bedrooms, 1 bath and 1,500 square feet at 840 Huron St, Toledo, OH 43604 (built 1900).`,
    reads: {
      propertyAddress: '840 Huron St',
      city: 'Toledo',
      state: 'OH',
      zipCode: '43604',
      askingPrice: '34500',
      bedrooms: '4',
      bathrooms: '1',
      squareFeet: '1500',
      yearBuilt: '1900',
    },
  },
  {
    name: 'forwarded text with names',
    text: String.raw`Jess: did you get the info?
Tom: yes 150 Cypress Cv, Hammond LA 70403
Tom: 3 beds 2 baths 1550 sqft 2 car garage, 2001
Tom: city sewer, vacant since July
Tom: 164k`,
    reads: {
      propertyAddress: '150 Cypress Cv',
      city: 'Hammond',
      state: 'LA',
      zipCode: '70403',
      askingPrice: '164000',
      bedrooms: '3',
      bathrooms: '2',
      squareFeet: '1550',
      yearBuilt: '2001',
      garage: '2-car',
      septicSystem: 'city-sewer',
      occupancy: 'Vacant',
    },
  },
  {
    name: 'HTML table with headings',
    text: String.raw`<table><tr><th>Address</th><th>City</th><th>State</th><th>Zip</th><th>Beds</th><th>Baths</th><th>SqFt</th><th>Year</th><th>Price</th></tr><tr><td>37 Bridle Path</td><td>Grovetown</td><td>GA</td><td>30813</td><td>4</td><td>2.5</td><td>2,008</td><td>2005</td><td>$212,000</td></tr></table>`,
    reads: {
      propertyAddress: '37 Bridle Path',
      city: 'Grovetown',
      state: 'GA',
      zipCode: '30813',
      askingPrice: '212000',
      bedrooms: '4',
      bathrooms: '2.5',
      squareFeet: '2008',
      yearBuilt: '2005',
    },
  },
  {
    name: 'bullet page with headings',
    text: String.raw`THE PROPERTY
* 1900 Fawn Hill Rd, Greenwood, SC 29646
* 3 Bed / 2 Bath / 1,466 SqFt
* Built in 1985
* 0.8 Acre Lot
* 1 Car Garage
* Septic
THE NUMBERS
* Asking Price: $149,500
* ARV: $225,000
THE DETAILS
* Owner Occupied (will vacate 14 days after closing)`,
    reads: {
      propertyAddress: '1900 Fawn Hill Rd',
      city: 'Greenwood',
      state: 'SC',
      zipCode: '29646',
      askingPrice: '149500',
      bedrooms: '3',
      bathrooms: '2',
      squareFeet: '1466',
      yearBuilt: '1985',
      lotSize: '0.8 acres',
      septicSystem: 'septic',
      garage: '1-car',
      occupancy: 'Owner-occupied',
    },
  },
  {
    name: 'pool filled in, no garage',
    text: String.raw`2021 Winslow Ave, Fresno CA 93703. 3/1, 1100 sqft, 1950, pool was filled in years ago, no garage. $235k`,
    reads: {
      propertyAddress: '2021 Winslow Ave',
      city: 'Fresno',
      state: 'CA',
      zipCode: '93703',
      askingPrice: '235000',
      bedrooms: '3',
      bathrooms: '1',
      squareFeet: '1100',
      yearBuilt: '1950',
      garage: 'none',
    },
  },
  {
    name: 'one line with commas and k',
    text: String.raw`3001 Bayliss Dr,Montgomery,AL 36111,3 bd,2 ba,1610 sf,1963,vacant,ask 73k,arv 140k,rehab 28k`,
    reads: {
      propertyAddress: '3001 Bayliss Dr',
      city: 'Montgomery',
      state: 'AL',
      zipCode: '36111',
      askingPrice: '73000',
      bedrooms: '3',
      bathrooms: '2',
      squareFeet: '1610',
      yearBuilt: '1963',
      estimatedRepairCost: '28000',
      occupancy: 'Vacant',
    },
  },
  {
    name: 'labels with the unit in brackets',
    text: String.raw`Address: 84 Old Quarry Rd, Torrington, CT 06790
Price ($): 225,000
Living area (sq ft): 1,344
Lot (acres): 0.5
Year built: 1956
Bedrooms: 3
Bathrooms: 1
Garage (cars): 2
Sewer: Septic`,
    reads: {
      propertyAddress: '84 Old Quarry Rd',
      city: 'Torrington',
      state: 'CT',
      zipCode: '06790',
      askingPrice: '225000',
      bedrooms: '3',
      bathrooms: '1',
      squareFeet: '1344',
      yearBuilt: '1956',
      lotSize: '0.5 acres',
      septicSystem: 'septic',
      garage: '2-car',
    },
  },
  {
    name: 'price reduced mail',
    text: String.raw`Subject: PRICE REDUCED - 716 Hyde Park Dr, Garland TX 75043
Reduced from $219,000 to $205,000!
3 beds 2 baths 2 car garage
1,456 sqft, built 1973
Vacant. ARV $300,000`,
    reads: {
      propertyAddress: '716 Hyde Park Dr',
      city: 'Garland',
      state: 'TX',
      zipCode: '75043',
      askingPrice: '205000',
      bedrooms: '3',
      bathrooms: '2',
      squareFeet: '1456',
      yearBuilt: '1973',
      garage: '2-car',
      occupancy: 'Vacant',
    },
  },
  {
    name: 'short, city at the end',
    text: String.raw`1 Orchard Ct - 3bd/2ba, 1,388sf, built 1978, $167,000, Hagerstown, MD`,
    reads: {
      propertyAddress: '1 Orchard Ct',
      askingPrice: '167000',
      bedrooms: '3',
      bathrooms: '2',
      squareFeet: '1388',
      city: 'Hagerstown',
      state: 'MD',
      yearBuilt: '1978',
    },
  },
  {
    name: 'rehab by items',
    text: String.raw`533 Whitney Ave, Hamden CT 06511. 3 bed 1.5 bath 1500 sf 1926. $189,000. Rehab budget total $52,000.`,
    reads: {
      propertyAddress: '533 Whitney Ave',
      city: 'Hamden',
      state: 'CT',
      zipCode: '06511',
      askingPrice: '189000',
      bedrooms: '3',
      bathrooms: '1.5',
      squareFeet: '1500',
      yearBuilt: '1926',
      estimatedRepairCost: '52000',
    },
  },
  {
    name: 'school and mile decoys in a list',
    text: String.raw`4207 Sycamore Rd, Evansville, IN 47715
Price: $129,000
3 bed, 1 bath, 1,188 sqft, house for sale
Single family home
Built in 1957
7,840 sqft lot
$109 per sqft
1 car garage
Schools: Plaza Park 7/10, Harrison 5/10`,
    reads: {
      propertyAddress: '4207 Sycamore Rd',
      city: 'Evansville',
      state: 'IN',
      zipCode: '47715',
      askingPrice: '129000',
      bedrooms: '3',
      bathrooms: '1',
      squareFeet: '1188',
      yearBuilt: '1957',
      garage: '1-car',
      propertyType: 'single-family',
      lotSize: '7,840 sq ft',
    },
  },
  {
    name: 'Spanish voice note',
    text: String.raw`La casa está en 1916 Elser Ln, Dallas TX 75224, tiene tres recámaras y un baño, como 1,100 pies, del año 1955. El dueño vive ahí y pide 150 mil.`,
    reads: {
      propertyAddress: '1916 Elser Ln',
      city: 'Dallas',
      state: 'TX',
      zipCode: '75224',
      askingPrice: '150000',
      bedrooms: '3',
      bathrooms: '1',
      squareFeet: '1100',
      yearBuilt: '1955',
      occupancy: 'Owner-occupied',
    },
  },
  {
    name: 'a house with an in-law flat',
    text: String.raw`29 Linden Rd, Brockton, MA 02301. Single family, 4 bedrooms and 2 full baths in all, 1,990 sq ft, built 1965, city sewer. $395,000.`,
    reads: {
      propertyAddress: '29 Linden Rd',
      city: 'Brockton',
      state: 'MA',
      zipCode: '02301',
      askingPrice: '395000',
      bedrooms: '4',
      bathrooms: '2',
      squareFeet: '1990',
      yearBuilt: '1965',
      septicSystem: 'city-sewer',
      propertyType: 'single-family',
    },
  },
  {
    name: 'a bare list, one fact per line without labels',
    text: String.raw`8811 Shelby Pl
Indianapolis, IN 46239
3 bed
2 bath
1344 sqft
1994
2 car garage
tenant occupied
172,000`,
    reads: {
      propertyAddress: '8811 Shelby Pl',
      city: 'Indianapolis',
      state: 'IN',
      zipCode: '46239',
      askingPrice: '172000',
      bedrooms: '3',
      bathrooms: '2',
      squareFeet: '1344',
      yearBuilt: '1994',
      garage: '2-car',
      occupancy: 'Tenant-occupied',
    },
  },
  {
    name: 'assignment, total in a sentence',
    text: String.raw`104 Wythe St, Suffolk, VA 23434. 3 bed, 1 bath, 1,160 sf, 1945. Price is 96k which includes the 9k assignment fee. ARV 175k.`,
    reads: {
      propertyAddress: '104 Wythe St',
      city: 'Suffolk',
      state: 'VA',
      zipCode: '23434',
      askingPrice: '96000',
      bedrooms: '3',
      bathrooms: '1',
      squareFeet: '1160',
      yearBuilt: '1945',
    },
  },
  {
    name: 'HUD line',
    text: String.raw`1240 Prospect St, Springfield, OH, 45503 | $79,000 | Single Family | 3 beds 1 bath | 1,216 sq ft | Year 1922 | HUD owned | vacant`,
    reads: {
      propertyAddress: '1240 Prospect St',
      city: 'Springfield',
      state: 'OH',
      zipCode: '45503',
      askingPrice: '79000',
      bedrooms: '3',
      bathrooms: '1',
      squareFeet: '1216',
      yearBuilt: '1922',
      propertyType: 'single-family',
      occupancy: 'Vacant',
    },
  },
  {
    name: 'e-mail in one paragraph with semicolons',
    text: String.raw`910 Bluebell Cir, Temple, GA 30179; 3 bed; 2 bath; 1,379 sqft; built 2000; 0.61 ac; septic; 2 car garage; asking $198,000; ARV $279,000.`,
    reads: {
      propertyAddress: '910 Bluebell Cir',
      city: 'Temple',
      state: 'GA',
      zipCode: '30179',
      askingPrice: '198000',
      bedrooms: '3',
      bathrooms: '2',
      squareFeet: '1379',
      yearBuilt: '2000',
      garage: '2-car',
      septicSystem: 'septic',
      lotSize: '0.61 acres',
    },
  },
];

import type { CorpusText } from './corpus-text.ts';

/** Twenty ordinary ones, written in one go: 18 of them were read right in every field at first. */
export const blindSeven: readonly CorpusText[] = [
  {
    name: 'realtor.com page in short',
    text: String.raw`For sale
$142,000
Est. $980/mo
3 bed
2 bath
1,390 sqft
0.36 acre lot
1822 Crestview Dr, Sumter, SC 29150
Single family
Property type
1968
Year built
1 car
Garage
$102
Price per sqft`,
    reads: {
      propertyAddress: '1822 Crestview Dr',
      city: 'Sumter',
      state: 'SC',
      zipCode: '29150',
      askingPrice: '142000',
      bedrooms: '3',
      bathrooms: '2',
      squareFeet: '1390',
      yearBuilt: '1968',
      lotSize: '0.36 acres',
      garage: '1-car',
      propertyType: 'single-family',
    },
  },
  {
    name: 'mixed blast',
    text: String.raw`CHICAGO OFF MARKET
3404 N Oketo Ave, Chicago IL 60634
3 bed 1.5 bath brick, 1280 sqft, built 1951
2 car det. garage
Vacant, combo LB
Price $239K - ARV $375K - Rehab $60K`,
    reads: {
      propertyAddress: '3404 N Oketo Ave',
      city: 'Chicago',
      state: 'IL',
      zipCode: '60634',
      askingPrice: '239000',
      bedrooms: '3',
      bathrooms: '1.5',
      squareFeet: '1280',
      yearBuilt: '1951',
      garage: '2-car',
      estimatedRepairCost: '60000',
      occupancy: 'Vacant',
    },
  },
  {
    name: 'letter',
    text: String.raw`I'm writing about my cabin at 19 Hemlock Hollow Rd, Boone, NC 28607. It's 2 bedrooms and 1 bath, 980 square feet, on an acre and a half (1.5 acres) with a septic tank. Built in 1975. It is empty now. I'd like $210,000.`,
    reads: {
      propertyAddress: '19 Hemlock Hollow Rd',
      city: 'Boone',
      state: 'NC',
      zipCode: '28607',
      askingPrice: '210000',
      bedrooms: '2',
      bathrooms: '1',
      squareFeet: '980',
      yearBuilt: '1975',
      lotSize: '1.5 acres',
      septicSystem: 'septic',
      occupancy: 'Vacant',
    },
  },
  {
    name: 'sheet',
    text: String.raw`Address: 7011 Brandywine Cir, Fort Myers, FL 33919
Price: $319,000 | Beds: 3 | Baths: 2 | Living Area: 1,688 SqFt
Year Built: 1986 | Garage: 2 | Pool: Yes, private | Sewer: Public
Property Type: Single Family | Occupancy: Owner`,
    reads: {
      propertyAddress: '7011 Brandywine Cir',
      city: 'Fort Myers',
      state: 'FL',
      zipCode: '33919',
      askingPrice: '319000',
      bedrooms: '3',
      bathrooms: '2',
      squareFeet: '1688',
      yearBuilt: '1986',
      garage: '2-car',
      pool: 'yes',
      septicSystem: 'city-sewer',
      propertyType: 'single-family',
      occupancy: 'Owner-occupied',
    },
  },
  {
    name: 'text',
    text: String.raw`topeka ks - 612 quincy st 66603 - 2/1 768sf 1920 - 44k takes it`,
    reads: {
      propertyAddress: '612 Quincy St',
      city: 'Topeka',
      state: 'KS',
      zipCode: '66603',
      askingPrice: '44000',
      bedrooms: '2',
      bathrooms: '1',
      squareFeet: '768',
      yearBuilt: '1920',
    },
  },
  {
    name: 'Spanish',
    text: String.raw`Vendo casa en Rosenberg, TX 77471. Dirección 833 Avenue H. 3 cuartos, 1 baño, 1,090 pies cuadrados, año 1952, drenaje de la ciudad, rentada. Precio 142 mil dólares.`,
    reads: {
      propertyAddress: '833 Avenue H',
      city: 'Rosenberg',
      state: 'TX',
      zipCode: '77471',
      askingPrice: '142000',
      bedrooms: '3',
      bathrooms: '1',
      squareFeet: '1090',
      yearBuilt: '1952',
      occupancy: 'Tenant-occupied',
      septicSystem: 'city-sewer',
    },
  },
  {
    name: 'CSV',
    text: String.raw`address,city,st,zip,bd,ba,sf,yb,ask,rehab,arv,occ
1107 Sunset Ave,Asheboro,NC,27203,3,1,1125,1950,88000,25000,165000,Vacant`,
    reads: {
      propertyAddress: '1107 Sunset Ave',
      city: 'Asheboro',
      state: 'NC',
      zipCode: '27203',
      askingPrice: '88000',
      bedrooms: '3',
      bathrooms: '1',
      squareFeet: '1125',
      yearBuilt: '1950',
      estimatedRepairCost: '25000',
      occupancy: 'Vacant',
    },
  },
  {
    name: 'emoji',
    text: String.raw`📍44 Larkin Ct, Decatur, IL 62521
🛏️3 | 🛁1 | 📐1,060 sqft | 📅1956 | 🚗1
💲46,000 | ARV 💲98,000`,
    reads: {
      propertyAddress: '44 Larkin Ct',
      city: 'Decatur',
      state: 'IL',
      zipCode: '62521',
      askingPrice: '46000',
      bedrooms: '3',
      bathrooms: '1',
      squareFeet: '1060',
      yearBuilt: '1956',
      garage: '1-car',
    },
  },
  {
    name: 'townhouse remarks',
    text: String.raw`6402 Burning Tree Ln, Columbia MD 21045 - TH 3BR/2.5BA, 1,620 SF, built 1984 townhome. Tenant until Feb. LP $339,000. CPRA $880/yr.`,
    reads: {
      propertyAddress: '6402 Burning Tree Ln',
      city: 'Columbia',
      state: 'MD',
      zipCode: '21045',
      askingPrice: '339000',
      bedrooms: '3',
      bathrooms: '2.5',
      squareFeet: '1620',
      yearBuilt: '1984',
      propertyType: 'townhouse',
      occupancy: 'Tenant-occupied',
    },
  },
  {
    name: 'auction',
    text: String.raw`Tax sale auction: 210 Cherry St, Helena, AR 72342
Minimum bid $2,100
3 bed, 1 bath, 1,240 sq ft, built 1940`,
    reads: {
      propertyAddress: '210 Cherry St',
      city: 'Helena',
      state: 'AR',
      zipCode: '72342',
      bedrooms: '3',
      bathrooms: '1',
      squareFeet: '1240',
      yearBuilt: '1940',
    },
  },
  {
    name: 'duplex',
    text: String.raw`1714 Delano Ave, Waco, TX 76704. Duplex. 4 bed 2 bath total. 1,760 sqft. 1965. Both sides vacant. $129,000.`,
    reads: {
      propertyAddress: '1714 Delano Ave',
      city: 'Waco',
      state: 'TX',
      zipCode: '76704',
      askingPrice: '129000',
      bedrooms: '4',
      bathrooms: '2',
      squareFeet: '1760',
      yearBuilt: '1965',
      propertyType: 'duplex',
      occupancy: 'Vacant',
    },
  },
  {
    name: 'e-mail',
    text: String.raw`Hello investors,
Property: 905 Edgefield Dr, Plano, TX 75075
Details: 4/2/2, 1,980 sf, built in 1971
Occupancy: tenant, will vacate with 30 day notice
Price: $285,000
Repair estimate: $70,000
ARV: $430,000
Closing: on or before 12/19 at Capital Title, 2400 Dallas Pkwy Ste 560, Plano TX 75093`,
    reads: {
      propertyAddress: '905 Edgefield Dr',
      city: 'Plano',
      state: 'TX',
      zipCode: '75075',
      askingPrice: '285000',
      bedrooms: '4',
      bathrooms: '2',
      squareFeet: '1980',
      yearBuilt: '1971',
      garage: '2-car',
      estimatedRepairCost: '70000',
      occupancy: 'Tenant-occupied',
    },
  },
  {
    name: 'typos',
    text: String.raw`18 Grove Ave Pawtucket RI 02860
Bedroms 3
Bathrom 1
Sq ft 1232
Yr built 1910
city sewr
Price 199000`,
    reads: {
      propertyAddress: '18 Grove Ave',
      city: 'Pawtucket',
      state: 'RI',
      zipCode: '02860',
      askingPrice: '199000',
      bedrooms: '3',
      bathrooms: '1',
      squareFeet: '1232',
      yearBuilt: '1910',
      septicSystem: 'city-sewer',
    },
  },
  {
    name: 'remarks',
    text: String.raw`PUBLIC REMARKS: Ranch style home on 1.1 +/- acres. 5518 Kirkland Rd, Gainesville, GA 30506. 3 BR/2 BA, 1,540 sq ft, 2-car garage, septic, year built 1990. Offered at $244,900.`,
    reads: {
      propertyAddress: '5518 Kirkland Rd',
      city: 'Gainesville',
      state: 'GA',
      zipCode: '30506',
      askingPrice: '244900',
      bedrooms: '3',
      bathrooms: '2',
      squareFeet: '1540',
      yearBuilt: '1990',
      lotSize: '1.1 acres',
      septicSystem: 'septic',
      garage: '2-car',
      propertyType: 'single-family',
    },
  },
  {
    name: 'numbers only',
    text: String.raw`3 Fisher St / Natchez MS 39120 / 4 bd / 2 ba / 2,100 sf / 1900 / vacant / $35k`,
    reads: {
      propertyAddress: '3 Fisher St',
      city: 'Natchez',
      state: 'MS',
      zipCode: '39120',
      askingPrice: '35000',
      bedrooms: '4',
      bathrooms: '2',
      squareFeet: '2100',
      yearBuilt: '1900',
      occupancy: 'Vacant',
    },
  },
  {
    name: 'JSON',
    text: String.raw`{"listPrice": 89900, "address": {"line": "77 Mercer St", "city": "Hamilton", "state_code": "OH", "postal_code": "45011"}, "description": {"beds": 3, "baths": 1.5, "sqft": 1300, "year_built": 1948, "garage": 1}, "sewer": "Public Sewer"}`,
    reads: {
      propertyAddress: '77 Mercer St',
      city: 'Hamilton',
      state: 'OH',
      zipCode: '45011',
      askingPrice: '89900',
      bedrooms: '3',
      bathrooms: '1.5',
      squareFeet: '1300',
      yearBuilt: '1948',
      septicSystem: 'city-sewer',
      garage: '1-car',
    },
  },
  {
    name: 'condo',
    text: String.raw`Condo 3100 NE 49th St #806, Fort Lauderdale FL 33308. 2/2, 1150 sf, 1969, vacant, HOA 890/mo. $365k`,
    reads: {
      propertyAddress: '3100 NE 49th St #806',
      city: 'Fort Lauderdale',
      state: 'FL',
      zipCode: '33308',
      askingPrice: '365000',
      bedrooms: '2',
      bathrooms: '2',
      squareFeet: '1150',
      yearBuilt: '1969',
      propertyType: 'condo',
      occupancy: 'Vacant',
    },
  },
  {
    name: 'mobile',
    text: String.raw`88 Lazy Acres Ln, Zephyrhills, FL 33541 | 1979 single wide mobile home | 2 bed 1 bath | 720 sqft | $64,900`,
    reads: {
      propertyAddress: '88 Lazy Acres Ln',
      city: 'Zephyrhills',
      state: 'FL',
      zipCode: '33541',
      askingPrice: '64900',
      bedrooms: '2',
      bathrooms: '1',
      squareFeet: '720',
      yearBuilt: '1979',
      propertyType: 'mobile-home',
    },
  },
  {
    name: 'two deals',
    text: String.raw`#1 2408 Roosevelt St, Gary IN 46404, 3/1, 1100 sf, 1945, $24k
#2 655 Johnson St, Gary IN 46402, 4/1, 1400 sf, 1925, $29k`,
    reads: {
      propertyAddress: '2408 Roosevelt St',
      city: 'Gary',
      state: 'IN',
      zipCode: '46404',
      askingPrice: '24000',
      bedrooms: '3',
      bathrooms: '1',
      squareFeet: '1100',
      yearBuilt: '1945',
    },
  },
  {
    name: 'HTML',
    text: String.raw`<h2>9 Birch Hill Rd, Derry, NH 03038</h2><p>$329,000</p><p>3 beds &middot; 1 bath &middot; 1,200 sq ft</p><p>Built 1967 &middot; 1 car garage &middot; Private septic</p>`,
    reads: {
      propertyAddress: '9 Birch Hill Rd',
      city: 'Derry',
      state: 'NH',
      zipCode: '03038',
      askingPrice: '329000',
      bedrooms: '3',
      bathrooms: '1',
      squareFeet: '1200',
      yearBuilt: '1967',
      septicSystem: 'septic',
      garage: '1-car',
    },
  },
];

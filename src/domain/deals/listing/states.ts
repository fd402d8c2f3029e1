/** The states by their names in small letters. */
export const stateNames: Readonly<Record<string, string>> = {
  alabama: 'AL',
  alaska: 'AK',
  arizona: 'AZ',
  arkansas: 'AR',
  california: 'CA',
  colorado: 'CO',
  connecticut: 'CT',
  delaware: 'DE',
  'district of columbia': 'DC',
  florida: 'FL',
  georgia: 'GA',
  hawaii: 'HI',
  idaho: 'ID',
  illinois: 'IL',
  indiana: 'IN',
  iowa: 'IA',
  kansas: 'KS',
  kentucky: 'KY',
  louisiana: 'LA',
  maine: 'ME',
  maryland: 'MD',
  massachusetts: 'MA',
  michigan: 'MI',
  minnesota: 'MN',
  mississippi: 'MS',
  missouri: 'MO',
  montana: 'MT',
  nebraska: 'NE',
  nevada: 'NV',
  'new hampshire': 'NH',
  'new jersey': 'NJ',
  'new mexico': 'NM',
  'new york': 'NY',
  'north carolina': 'NC',
  'north dakota': 'ND',
  ohio: 'OH',
  oklahoma: 'OK',
  oregon: 'OR',
  pennsylvania: 'PA',
  'rhode island': 'RI',
  'south carolina': 'SC',
  'south dakota': 'SD',
  tennessee: 'TN',
  texas: 'TX',
  utah: 'UT',
  vermont: 'VT',
  virginia: 'VA',
  washington: 'WA',
  'west virginia': 'WV',
  wisconsin: 'WI',
  wyoming: 'WY',
  'puerto rico': 'PR',
  tex: 'TX',
  tx: 'TX',
  fla: 'FL',
  tenn: 'TN',
  ariz: 'AZ',
  calif: 'CA',
  penna: 'PA',
  mich: 'MI',
  okla: 'OK',
  minn: 'MN',
  wisc: 'WI',
  ala: 'AL',
};

const codes = new Set(Object.values(stateNames));
const byName = new Map(Object.entries(stateNames));

function withoutDots(low: string): string {
  return low
    .replace(/\.$/, '')
    .replaceAll('. ', '')
    .replace(/^([a-z])\.([a-z])$/, '$1$2');
}

/** The two letters of a state's abbreviation or name, however written. */
export function readState(text: string): string | undefined {
  const low = text.trim().toLowerCase();
  const bare = low.includes('.') ? withoutDots(low) : low;
  const code = bare.length === 2 ? bare.toUpperCase() : '';
  return codes.has(code) ? code : byName.get(bare);
}

/** The states by their names in lower case, the full name before its short forms. */
export const stateNames: Readonly<Record<string, string>> = Object.fromEntries(
  `alabama AL|alaska AK|arizona AZ|arkansas AR|california CA|colorado CO|connecticut CT|delaware DE|district of columbia DC|florida FL|georgia GA|hawaii HI|idaho ID|illinois IL|indiana IN|iowa IA|kansas KS|kentucky KY|louisiana LA|maine ME|maryland MD|massachusetts MA|michigan MI|minnesota MN|mississippi MS|missouri MO|montana MT|nebraska NE|nevada NV|new hampshire NH|new jersey NJ|new mexico NM|new york NY|north carolina NC|north dakota ND|ohio OH|oklahoma OK|oregon OR|pennsylvania PA|puerto rico PR|rhode island RI|south carolina SC|south dakota SD|tennessee TN|texas TX|tejas TX|utah UT|vermont VT|virginia VA|washington WA|west virginia WV|wisconsin WI|wyoming WY|fla FL|tex TX|tenn TN|okla OK|ariz AZ|calif CA|penn PA|mich MI|wash WA|colo CO|nuevo mexico NM|penna PA|minn MN|wisc WI`
    .split('|')
    .map((entry) => [entry.slice(0, -3), entry.slice(-2)]),
);

function withoutDots(low: string): string {
  return low
    .replace(/\.$/, '')
    .replaceAll('. ', '')
    .replace(/^([a-z])\.([a-z])$/, '$1$2');
}

/** The two letters of a state, from its abbreviation or name in any spelling. */
export function readState(text: string): string | undefined {
  const low = text.trim().toLowerCase();
  const bare = low.includes('.') ? withoutDots(low) : low;
  const code = bare.length === 2 ? bare.toUpperCase() : '';
  if (Object.values(stateNames).includes(code)) return code;
  return Object.hasOwn(stateNames, bare) ? stateNames[bare] : undefined;
}

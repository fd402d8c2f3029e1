import type { Reading } from './listing-fields.ts';
import type { Line } from './split-lines.ts';

type Rules = readonly (readonly [value: string, said: RegExp])[];

/** What contradicts stays empty. */
function theOnly(values: ReadonlySet<string>): Reading | undefined {
  const [value, second] = values;
  return value === undefined || second !== undefined ? undefined : { value };
}

/** What the lines say that hold one of the words without which there is nothing to read, what only hints at it left out. */
function valuesSaid(lines: readonly Line[], about: RegExp, rules: Rules, hints: RegExp): Set<string> {
  const said = new Set<string>();
  for (const { low } of lines) {
    if (!about.test(low)) continue;
    const plain = low.replace(hints, ' ');
    for (const [value, pattern] of rules) if (pattern.test(plain)) said.add(value);
  }
  return said;
}

const ABOUT_OCCUPANCY =
  /vac|moved|oc?cup|empty|liv|tenant|rent|lease|sec|month|mtm|inquilin|owner|seller|possession|due[nñ]o/;
const occupancyRules: Rules = [
  [
    'Vacant',
    /(?<!not |n't |never )\b(?:vacante?|vacated|unoccupied|empty|desocupad[ao]|nobody liv\w{2,3}|no one liv\w{2,3}|vac[ií][ao])\b(?!:? ?no\b ?(?:$|[,.;|•\t)]))(?! (?:lot|land))|\bocc(?:upancy|upied)?[.:]{1,2} ?v(?:ac)?\b|\b(?:they|we|sellers?|owners?)(?:'ve| have| has)?(?: already| just| recently)? moved(?: out| away)?\b(?! on\b)|\bmoved out already/,
  ],
  [
    'Tenant-occupied',
    /tenant|\blease (?:runs |goes |is )?(?:through|thru|until|till|ends|expires|in place)|\brented\b|\bleased\b|section 8|sec\.? 8\b|month[- ]to[- ]month|\bmtm\b|inquilino|\brentad[ao]s?\b|renter/,
  ],
  [
    'Owner-occupied',
    /owner[- ](?:is )?occ(?:upied|upant|\b)(?!:? ?no\b ?(?:$|[,.;|•\t)]))|occupied by (?:the )?(?:owner|seller)|(?:owners?|sellers?)(?: is| are)? (?:still |currently )?(?:liv(?:es?|ing)|resides?|in (?:the )?(?:home|house|property)|there)|post[- ](?:closing )?possession|home ?owners? (?:is |still )?liv|lease ?-?back|post-close occupancy|occupancy: owner|occupied - owner|(?:due[nñ]os?|propietarios?)[^.;]{0,12} viven?\b|seller occupied|owners?(?:'s|s)?(?: is| are)? (?:still |currently )(?:in\b|there|here)|owner occupies|(?:owner|seller)[^.;]{0,40} still lives? (?:there|here|in)|\b(?:we|i)(?: are|'re| am|'m)?(?: [a-z ]{0,24}and)? (?:still |currently )?liv(?:e|ing) (?:here|there|in (?:it|the (?:home|house|property)))/,
  ],
];
const occupancyHints =
  /rental potential|great rental|potential rent\w{0,3}|can be (?:rented|leased)|could be (?:rented|leased)|rented homes|rents? for|(?:lot|homes?) [a-z ]{0,20}can be rented|tenants? (?:is |are |just )?(?:moved |left )?out\b|(?:inquilino|tenant)s? no hay|unit is(?= empty)|\bunits? #?(?:\d|[a-d])\b[^.;|]{0,24}(?:vacant|empty|unoccupied)|solar[^.;]{0,10}leased|leased solar|(?:previous|prior|former|last|past|old) (?:tenant|renter)s?|(?:was|were|previously|formerly) (?:getting )?(?:rent\w{0,3}|leased|tenant\w{0,9})|owner occupied[:?] ?no|(?:vacant|empty)[:?] ?no|tenant pays? (?:all |electric|gas|utilities)\w{0,9}|no tenants?|for lease|(?:leased|rented|tenants?)(?: y\/n)?[:?] ?(?:no\b|n\b)|non-owner[- ]occupied|(?:lot|land|home)[^.;]{0,24} can be rented|vacant (?:lot|land)|never lived|tenant demand|tenant[- ]friendly/g;

/** SPEC 16. */
export function readOccupancy(lines: readonly Line[]): Reading | undefined {
  return theOnly(valuesSaid(lines, ABOUT_OCCUPANCY, occupancyRules, occupancyHints));
}

const ABOUT_TYPE =
  /fam|sf|ranch|property type|detached|town|row|twnhs|condo|plex|mobile|manufactured|mfd|wide|trailer|casa|land|commercial|apartment/;
const typeRules: Rules = [
  [
    'single-family',
    /single[- ]?family|\bsfr\b|\bsfh\b|ranch[- ]style (?:house|home)|\bsf home\b|single fam\b|\brancher\b|(?<!source )property type: (?:residential|house|home)$|casa unifamiliar|detached home|singlefamily/,
  ],
  ['townhouse', /town ?-?(?:house|home)s?\b|row ?-?(?:house|home)\b|\btwnhs\b/],
  ['condo', /condo(?:minium)?s?\b/],
  ['duplex', /d[uú]plex|two[- ]family|2[- ]family/],
  [
    'mobile-home',
    /mobile home|manufactured|mfd\b|double ?-?wide|single ?-?wide|\bmobile\/|mfd\/mobile|trailer(?! park)|casa m[oó]vil/,
  ],
  [
    'other',
    /triplex|fourplex|quadplex|4[- ]?plex|3[- ]?plex|multi[- ]?family|three[- ]family|four[- ]family|vacant land|commercial|apartment building|\bland for sale/,
  ],
];
const typeHints =
  /single[- ]family (?:area|neighborhood|zoning|zoned|homes for)|(?:convert|conversion) [a-z ]{0,12}(?:duplex|triplex)|condos for sale|town ?homes for sale|condo(?:s|minium)? (?:nearby|fee|assoc\w{0,8}|dues)|town ?homes? nearby|potential (?:duplex|triplex)|single family residential zoning/g;

/** SPEC 17: the kind where it is said; single-family is assumed of what has two bedrooms or more. */
export function readPropertyType(lines: readonly Line[], bedrooms: string | undefined): Reading | undefined {
  const said = valuesSaid(lines, ABOUT_TYPE, typeRules, typeHints);
  if (said.size > 0) {
    if (said.has('other')) return undefined;
    if (said.size > 1) said.delete('single-family');
    return theOnly(said);
  }
  return Number.parseInt(bedrooms ?? '0', 10) >= 2 ? { value: 'single-family', assumed: true } : undefined;
}

const ABOUT_SEWER = /s[eé]ptic|sewer|drenaje|alcantarillado|utilities/;
const sewerRules: Rules = [
  ['septic', /septic|s[eé]ptico|fosa s[eé]ptica/],
  [
    'city-sewer',
    /(?:public|city|municipal|town|county|p[uú]blico)[ /-]{1,3}(?:sewers?|(?:water )?(?:and|&|\/|\+) ?sewer|water\/sewer)|sewer(?: system| type)?[\s:=-]{1,4}(?:public|city|municipal|yes)(?! water,? (?:septic|well))|sewer \((?:city|public)\)|sewer connected|(?:on|has|connected to) (?:city |public )?sewer\b|water\/sewer: (?:city|public)|(?:drenaje|alcantarillado):? (?:p[uú]blico|municipal|(?:de la )?ciudad)|(?:^|[|•,;\t] ?)sewer:? ?y\b|sewer is (?:public|city|municipal)|sewer\?\s?(?:a: ?)?(?:city |public )?sewer|city utilities|public utilities/,
  ],
];
const sewerHints =
  /septic(?: system| tank)?[:?] ?(?:no|n)\b|sewer or septic|septic or sewer|septic\?[^.]{0,30}|no septic|not (?:on )?septic|no (?:city |public )?sewer|(?:public|city) sewer (?:available|nearby|at (?:the )?street)(?! and (?:hooked|connected|tied))|septic (?:or|vs\.?) sewer/g;

/** SPEC 18. */
export function readSewer(lines: readonly Line[]): Reading | undefined {
  return theOnly(valuesSaid(lines, ABOUT_SEWER, sewerRules, sewerHints));
}

const poolRules: Rules = [
  [
    'no',
    /\bno (?:private )?pool|pool(?: features| private| y\/n){0,2}[\s:=?-]{1,4}(?:no\b|none|n\b)|private pool[\s:]{1,3}no|without (?:a )?pool|sin (?:piscina|alberca)/,
  ],
  [
    'yes',
    /(?:private|in[ -]?ground|inground|built-?in|heated|screened|swimming|backyard|sparkling|above[- ]ground|salt ?water|own)(?: [a-z]{1,9})? pool|pool[\s:=?-]{1,4}(?:yes|y\b|in ?-?ground|private|above)|pool private[\s:]{1,3}(?:yes|y)\b|private pool[\s:]{1,3}yes|(?:pebble ?-?tec[a-z]?|diving|lap|play|plunge|gunite) pool|[/|•] ?pool(?= ?(?:$|[/|•]))|there(?:'s| is) an? pool\b(?! table)|pool but |\d\/\d pool\b|\d[- ]?car(?: garage)? pool\b|has private pool: yes|pool home|(?:w\/?|with(?: a)?|has a?|and|&|,|\+) ?pool\b(?! table)|pool (?:&|and|\/|w\/) ?spa|^pool\b(?![\s:]{1,3}(?:no|table|features|area))|piscina|alberca|pool, /,
  ],
];
const poolHints =
  /piscina comunitaria|alberca comunitaria|(?:building|park|clubhouse|resort|residents?)\b[^.;]{0,60}\bpools?\b|\bpools?\b[^.;]{0,30}(?:for residents|clubhouse|billiards|building)|(?:homes?|houses?) with (?:a )?pools?|(?<!no )hoa[^.;]{0,24}pool|pool (?:was|has been) (?:removed|filled)|(?:community|neighborhood|area|association|complex|subdivision|hoa)(?: [a-z]{1,9})?[ :]{1,3}pools?|(?:area|community) pool: ?(?:yes|no)|pool tables?|room for (?:a )?(?:pool|piscina)(?: or [a-z]{1,8})?|community features?:.{0,60}|car ?pool|tenant pool|pool of |(?:could|can) (?:add|fit|have) (?:a )?pool|(?<!no )hoa [^.]{0,30}pool|amenities.{0,60}|clubhouse[^.]{0,30}pool|pool[^.]{0,20}clubhouse|pools? and tennis|space for (?:a )?pool/g;

/** SPEC 20: a private pool. */
export function readPool(lines: readonly Line[]): Reading | undefined {
  const said = new Set<string>();
  for (const { low } of lines) {
    if (!/pool|piscina|alberca/.test(low)) continue;
    const plain = low.replace(poolHints, ' ');
    const value = poolRules.find(([, pattern]) => pattern.test(plain))?.[0];
    if (value !== undefined) said.add(value);
  }
  return theOnly(said);
}

const ABOUT_CONDITION = /lipstick|gut|destroyed|tear|basic/;
const conditionRules: Rules = [
  ['lipstick', /\blipstick\b/],
  ['gut-job', /\b(?:gut[ -]jobs?|full[ -]gut)\b/],
  ['destroyed', /\b(?:destroyed|tear[ -]?downs?)\b/],
  ['basic', /\bbasic (?:rehab|updat(?:ing|es?))\b/],
];
const conditionHints =
  /(?:no|not a|not|isn't a) (?:full |complete )?(?:gut job|full gut|tear[- ]down|lipstick)|tear[- ]downs? (?:and|next|nearby)/g;

/** SPEC 21: only in the form's own words. */
export function readCondition(lines: readonly Line[]): Reading | undefined {
  return theOnly(valuesSaid(lines, ABOUT_CONDITION, conditionRules, conditionHints));
}

/** Where most people have their mail. Of these with a name of five letters or more, one slip is noticed; shorter ones have too many real neighbours. */
const PROVIDERS =
  'gmail.com yahoo.com hotmail.com outlook.com icloud.com aol.com msn.com live.com me.com mac.com comcast.net verizon.net att.net sbcglobal.net bellsouth.net cox.net charter.net protonmail.com proton.me googlemail.com hotmail.es yahoo.es outlook.es'.split(
    ' ',
  );
/** Real ones that are a slip away from one of those. */
const NEIGHBOURS = new Set(['mail.com', 'email.com', 'ymail.com', 'fmail.com', 'hotmail.co', 'yahoo.co', 'yahoo.ca']);
const LEAST_NAME = 5;
/** `.com` as hurried fingers write it; nobody can have a domain under one of these. */
const NO_ENDING = /\.(con|cmo|ocm|comm|coom|vom|xom|cpm|cim|conm)$/;

/** Whether one text becomes the other by one letter put in, left out or changed, or by two that change places. */
function isOneSlip(a: string, b: string): boolean {
  let at = 0;
  while (at < a.length && a[at] === b[at]) at += 1;
  const [restA, restB] = [a.slice(at), b.slice(at)];
  return (
    restA.slice(1) === restB.slice(1) ||
    restA.slice(1) === restB ||
    restA === restB.slice(1) ||
    (restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2))
  );
}

function meantDomain(domain: string): string {
  const ended = domain.replace(NO_ENDING, '.com');
  if (PROVIDERS.includes(ended) || NEIGHBOURS.has(ended)) return ended;
  const near = PROVIDERS.find(
    (one) => one.split('.', 1)[0] === ended || (one.indexOf('.') >= LEAST_NAME && isOneSlip(one, ended)),
  );
  return near ?? ended;
}

/**
 * The address that somebody most likely means who mistyped its domain: `dana@gmail.com` for `dana@gmial.con`; null where nothing looks mistyped.
 * @param isTyping what may become a right domain yet is left alone
 */
export function meantEmail(typed: string, isTyping = false): string | null {
  const [, person = '', written = ''] = /^\s*([^\s@]+)@([^\s@]+?)[.,;]*\s*$/.exec(typed) ?? [];
  const domain = written.toLowerCase();
  if (domain === '' || (isTyping && PROVIDERS.some((one) => one.startsWith(domain)))) return null;
  const meant = meantDomain(domain);
  return meant === domain ? null : `${person}@${meant}`;
}

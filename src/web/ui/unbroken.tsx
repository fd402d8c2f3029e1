const KEPT_WHOLE = /(\be-mails?\b|\b\d+-[a-z]+\b|\b(?:\w{3}-\w{3} )?\d+ [AP]M - \d+ [AP]M(?: EST)?)/i;

/** A text in which “e-mail”, “2-week” and “Mon-Wed 9 AM - 3 PM EST” never break across lines. */
export function Unbroken({ children }: { children: string }) {
  const [before, kept, ...after] = children.split(KEPT_WHOLE);
  if (kept === undefined) return before;
  return (
    <>
      {before}
      <span className="unbroken">{kept}</span>
      <Unbroken>{after.join('')}</Unbroken>
    </>
  );
}

/** Hair, and how wide the shoulders are: drawn people who are nobody. */
const people = [
  {
    hair: 'M13 34c-4-8-3-26 11-26s15 18 11 26h-4c2-6 2-12 0-18-4 2-9 2-14-1-2 6-2 13 0 19z',
    shoulders: 'M5 50c1-13 11-13 19-13s18 0 19 13',
  },
  {
    hair: 'M14 22c-2-16 22-17 20 0-1-3-2-6-4-8-5 2-10 2-13 0-2 2-2 5-3 8z',
    shoulders: 'M3 50c0-13 11-13 21-13s21 0 21 13',
  },
  {
    hair: 'M20 9a4 4 0 1 1 8 0c5 2 7 6 7 13 1 4 0 8-1 11h-3c1-6 1-11-1-16-4 1-9 0-12-2-2 3-3 5-5 8 0-7 2-12 7-14z',
    shoulders: 'M6 50c1-13 10-13 18-13s17 0 18 13',
  },
] as const;

/** A portrait: the picture that the owner gives, or a drawn head and shoulders. */
export function Portrait({ of, picture, variant = 1 }: { of: string; picture?: string; variant?: number }) {
  if (picture !== undefined) return <img className="portrait" src={picture} alt={of} width={96} height={96} />;
  const { hair, shoulders } = people[variant % people.length] ?? people[0];
  return (
    <svg className="portrait" viewBox="0 0 48 48" aria-hidden="true">
      <path className="coat" d={shoulders} />
      <path className="face" d="M21 30v8q3 4 6 0v-8M15 21a9 11 0 0 0 18 0a9 11 0 0 0-18 0z" />
      <path className="hair" d={hair} />
    </svg>
  );
}

import type { Invariant } from '../invariant.ts';

/** What was acknowledged is there exactly once; what was not, at most once. */
export const checkActs: Invariant = async ({ crowd }, { db }) => {
  const broken: string[] = [];
  const leads = await db.selectFrom('leads').select(['id', 'kind', 'email']).execute();
  const aside = await db.selectFrom('set_aside').select(['id', 'kind', 'email']).execute();
  const misses = await db.selectFrom('near_misses').select(['id', 'email']).execute();
  const bookings = await db.selectFrom('bookings').select(['id', 'email', 'lead_id']).execute();
  const stored = [...leads, ...aside].map(({ id, kind, email }) => ({ id, kind, email }));
  const all = [
    ...stored.filter(({ kind }) => kind !== 'booking'),
    ...misses.map(({ id, email }) => ({ id, email, kind: 'near_miss' })),
    ...bookings.map(({ id, email }) => ({ id, email, kind: 'booking' })),
    ...aside.filter(({ kind }) => kind === 'booking'),
  ];
  const kindsOf: Readonly<Record<string, readonly string[]>> = {
    deal: ['deal', 'near_miss'],
    onboarding: ['website_onboarding', 'website-onboarding', 'onboarding', 'website'],
  };
  for (const [email, acts] of Map.groupBy(crowd.acts, (act) => act.email))
    for (const [kind, of] of Map.groupBy(acts, (act) => act.kind)) {
      const kinds = kindsOf[kind] ?? [kind];
      const count = all.filter((row) => row.email === email && kinds.includes(row.kind)).length;
      const acknowledged = of.filter(
        ({ answers, refused }) => answers.length > 0 || (kind === 'deal' && refused === 422),
      );
      if (count < acknowledged.length || count > of.length)
        broken.push(`${kind} of ${email}: ${acknowledged.length} of ${of.length} acknowledged, ${count} stored`);
    }
  for (const { kind, key, answers } of crowd.acts) {
    const bodies = new Set(answers.map(({ body }) => JSON.stringify(body)));
    if (bodies.size > 1)
      broken.push(`${kind} under ${key} was answered in ${bodies.size} ways: ${[...bodies].join(' ')}`);
  }
  const onboardings = await db.selectFrom('onboardings').select('id').execute();
  const ids = new Set([...all, ...onboardings].map(({ id }) => id));
  for (const { kind, email, answers } of crowd.acts)
    for (const { body } of answers.slice(0, 1))
      if (typeof body['id'] === 'string' && !ids.has(body['id']))
        broken.push(`${kind} of ${email}: ${body['id']} was acknowledged and is nowhere`);
  return broken;
};

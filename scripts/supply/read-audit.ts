import { z } from 'zod';

const answerSchema = z.object({
  auditReportVersion: z.literal(2),
  vulnerabilities: z.record(
    z.string(),
    z.object({
      severity: z.enum(['info', 'low', 'moderate', 'high', 'critical']),
      via: z.array(z.union([z.string(), z.object({ title: z.string(), url: z.string().optional() })])),
    }),
  ),
});

/** One package with a known hole. */
interface Advisory {
  readonly name: string;
  readonly severity: string;
  /** What is wrong, or through which packages it comes. */
  readonly titles: readonly string[];
}

export type Audit =
  | { readonly kind: 'answered'; readonly grave: readonly Advisory[]; readonly slight: readonly Advisory[] }
  | { readonly kind: 'unanswered' };

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/**
 * What `npm audit --json` printed. Grave are `high` and `critical`. A registry that is out of reach, or keeps no advisories, has not answered.
 */
export function readAudit(printed: string): Audit {
  const answer = answerSchema.safeParse(parsed(printed));
  if (!answer.success) return { kind: 'unanswered' };
  const found = Object.entries(answer.data.vulnerabilities).map(([name, { severity, via }]) => ({
    name,
    severity,
    titles: via.map((one) => (typeof one === 'string' ? `through ${one}` : one.title)),
  }));
  const isGrave = ({ severity }: Advisory) => severity === 'high' || severity === 'critical';
  return { kind: 'answered', grave: found.filter(isGrave), slight: found.filter((one) => !isGrave(one)) };
}

import { Client } from 'pg';
import { vi } from 'vitest';
import { z } from 'zod';

/** A statement as it was sent to PostgreSQL. */
export interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
}

const sent = z.object({ text: z.string(), values: z.array(z.unknown()).default([]) });

/** The statements that this process sends to PostgreSQL while the work runs, with their values. */
export async function recordStatements(work: () => Promise<unknown>): Promise<Statement[]> {
  const statements: Statement[] = [];
  const spy = vi.spyOn(Client.prototype, 'query');
  try {
    await work();
    for (const [first, values] of spy.mock.calls) {
      const query = typeof first === 'string' ? { text: first, values: Array.isArray(values) ? values : [] } : first;
      const parsed = sent.safeParse(query);
      if (parsed.success) statements.push(parsed.data);
    }
  } finally {
    spy.mockRestore();
  }
  return statements;
}

/** A part of PostgreSQL's plan. */
interface Plan {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string | undefined;
  readonly Plans?: readonly Plan[] | undefined;
}

const planSchema: z.ZodType<Plan> = z.lazy(() =>
  z.object({
    'Node Type': z.string(),
    'Relation Name': z.string().optional(),
    Plans: z.array(planSchema).optional(),
  }),
);
const explained = z.tuple([z.object({ 'QUERY PLAN': z.tuple([z.object({ Plan: planSchema })]) })]);

function* nodesOf(plan: Plan): Generator<Plan> {
  yield plan;
  for (const part of plan.Plans ?? []) yield* nodesOf(part);
}

/** The tables that PostgreSQL would open for a statement. */
export async function tablesOpened(client: Client, { text, values }: Statement): Promise<Set<string>> {
  const { rows } = await client.query(`explain (format json) ${text}`, [...values]);
  const [{ 'QUERY PLAN': plans }] = explained.parse(rows);
  return new Set([...nodesOf(plans[0].Plan)].flatMap((node) => node['Relation Name'] ?? []));
}

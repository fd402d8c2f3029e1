import type { Migration } from 'kysely/migration';
import * as idempotency from '../../../db/migrations/0003-idempotency.ts';

/** Every migration in its order; one that has run anywhere never changes. */
export const migrations: Readonly<Record<string, Migration>> = {
  '0003-idempotency': idempotency,
};

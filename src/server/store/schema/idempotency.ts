interface IdempotencyKeyRow {
  key: string;
  /** Method and path, so that a key used elsewhere is told apart. */
  route: string;
  body_hash: string;
  /** The first answer as JSON; empty only inside the transaction that makes it. */
  answer: string;
  created_at: number;
}

/** Random values that every process over this database shares. */
interface SecretRow {
  name: string;
  value: string;
}

export interface IdempotencyTables {
  idempotency_keys: IdempotencyKeyRow;
  secrets: SecretRow;
}

import type { Generated } from 'kysely';
import type { DeviceClass } from '../../../domain/visits/device-class.ts';

/** A form that looks like spam. It is no lead: nothing was counted, delivered or mailed for it, and nobody is known by it. */
interface SetAsideRow {
  /** What its lead gets when it is let in, and what the visitor was told. */
  id: string;
  /** As its lead's, or `near_miss`. */
  kind: string;
  name: string;
  email: string;
  /** JSON: all that it takes to accept it as it came. */
  form: string;
  score: number;
  /** JSON array of sentences. */
  reasons: string;
  session_id: string | null;
  /** As its lead's. */
  device: Generated<DeviceClass | null>;
  created_at: number;
  /** Of a quiz, JSON object by question id. */
  answers: string | null;
  answered_at: number | null;
  /** What the owner decided; carried out at `due_at`, until then it can be taken back. */
  decision: 'let_in' | 'remove' | null;
  due_at: number | null;
}

export interface SetAsideTables {
  set_aside: SetAsideRow;
}

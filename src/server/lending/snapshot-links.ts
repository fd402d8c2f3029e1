import { randomBytes } from 'node:crypto';
import { apiPaths } from '../../contract/paths.ts';
import { createSigner } from '../store/access/signer.ts';
import type { Store } from '../store/engine/store.ts';

const SECRET = 'lending-links';
const ID_BYTES = 16;

/** The links under which the lending system can be read and printed: nobody guesses one. */
export interface SnapshotLinks {
  /** The path of a new link. */
  make(): Promise<string>;
  /** Whether this is the token of a link that was given out. */
  verify(token: string): Promise<boolean>;
}

/** 128 random bits and their signature, by a secret that all processes over this store share. */
export function createSnapshotLinks(store: Store): SnapshotLinks {
  const signer = createSigner(store, SECRET);
  return {
    async make() {
      const id = randomBytes(ID_BYTES).toString('base64url');
      return apiPaths.lendingSystem.replace(':token', `${id}.${await signer.sign(`lending:${id}`)}`);
    },
    async verify(token) {
      const [id = '', signature = ''] = token.split('.', 2);
      return signer.verify(`lending:${id}`, signature);
    },
  };
}

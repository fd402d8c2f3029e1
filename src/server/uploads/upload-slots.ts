import { Refusal, type RefusalKind } from '../requests/refusal.ts';

const RETRY_AFTER_SECONDS = 5;

/** How many uploads are under way at once, and how fast each has to come in. */
export interface UploadLimits {
  /** Two: the form has a field for the logo and one for the brand design. */
  readonly perClient: number;
  /** Each holds up to 5 MB while it waits for its turn to be decoded. */
  readonly inAll: number;
  /** Of those that wait unread until one of the others is done. */
  readonly waitingPerClient: number;
  readonly waitingInAll: number;
  /** As many bytes at least in each span of time, until the whole picture is here. */
  readonly leastBytes: number;
  readonly windowMs: number;
}

/** 4 KB a second: a phone with a bad connection is faster, and a slower client keeps others waiting. */
export const uploadLimits: UploadLimits = {
  perClient: 2,
  inAll: 8,
  waitingPerClient: 4,
  waitingInAll: 40,
  leastBytes: 20 * 1024,
  windowMs: 5_000,
};

function comeAgain(kind: RefusalKind, title: string, detail: string): Refusal {
  return new Refusal({
    kind,
    title,
    detail,
    retryAfterSeconds: RETRY_AFTER_SECONDS,
  });
}

const clientIsFull = comeAgain(
  'too-many',
  'Your other pictures come first',
  'Your other pictures are still on their way. Please try again when they are here.',
);
const serverIsFull = comeAgain(
  'unavailable',
  'Many pictures at once',
  'Many pictures are coming in at this moment. Please try again in a few seconds.',
);

export interface UploadSlots {
  /**
   * Runs `work` once few enough uploads are under way, of this client and in all; until then nothing of it is read.
   * @throws Refusal where too many wait
   */
  hold<Result>(client: string, work: () => Promise<Result>): Promise<Result>;
}

interface Waiting {
  readonly client: string;
  readonly go: () => void;
}

export function createUploadSlots(limits: UploadLimits): UploadSlots {
  const underWay: string[] = [];
  const waiting: Waiting[] = [];
  const countOf = (clients: readonly string[], client: string) => clients.filter((other) => other === client).length;
  const hasRoom = (client: string) => underWay.length < limits.inAll && countOf(underWay, client) < limits.perClient;

  /** Lets in the first request whose client has room, so that a client with many waiting requests delays nobody else. */
  function letIn(): void {
    const next = waiting.find(({ client }) => hasRoom(client));
    if (next === undefined) return;
    waiting.splice(waiting.indexOf(next), 1);
    underWay.push(next.client);
    next.go();
  }

  async function enter(client: string): Promise<void> {
    if (hasRoom(client)) {
      underWay.push(client);
      return;
    }
    const ownWaiting = countOf(
      waiting.map((other) => other.client),
      client,
    );
    if (ownWaiting >= limits.waitingPerClient) throw clientIsFull;
    if (waiting.length >= limits.waitingInAll) throw serverIsFull;
    await new Promise<void>((go) => {
      waiting.push({ client, go });
    });
  }

  return {
    async hold(client, work) {
      await enter(client);
      try {
        return await work();
      } finally {
        underWay.splice(underWay.indexOf(client), 1);
        letIn();
      }
    },
  };
}

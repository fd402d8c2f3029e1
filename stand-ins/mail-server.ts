import { once } from 'node:events';
import type { Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerSession } from 'smtp-server';

type Step = 'connect' | 'auth' | 'sender' | 'recipient' | 'data';

/** How the stand-in treats what comes. */
export type MailMood =
  | { readonly kind: 'accept' }
  /** Answers the step with this reply. */
  | { readonly kind: 'refuse'; readonly at: Step; readonly code: number; readonly reply: string }
  /** Says nothing at the step, and keeps the connection open. */
  | { readonly kind: 'hang'; readonly at: Step }
  /** Ends the connection without a word: at `data` once it has the whole message. */
  | { readonly kind: 'drop'; readonly at: Step };

export interface ReceivedMail {
  readonly from: string;
  readonly to: readonly string[];
  /** As it came over the wire. */
  readonly raw: string;
  /** Whether it came encrypted. */
  readonly secure: boolean;
  readonly mail: Email;
}

export interface MailStandIn {
  readonly url: string;
  readonly port: number;
  /** What was accepted. */
  readonly mails: readonly ReceivedMail[];
  /** What was read to its end, accepted or not. */
  readonly seen: readonly ReceivedMail[];
  /** Connections so far, and those that are open. */
  readonly connections: { total: number; open: number };
  /** For every step from now on. */
  behave(mood: MailMood): void;
  /** Ends every connection that is open, as servers do with those that say nothing for a while. */
  hangUp(): void;
  /** Resolves when so many messages have been read in all. */
  received(count: number): Promise<void>;
  close(): Promise<void>;
}

export const accepts: MailMood = { kind: 'accept' };
export const refuses = (at: Step, code: number, reply: string) => ({ kind: 'refuse', at, code, reply }) as const;

export interface MailStandInSettings {
  readonly port?: number;
  /** Asks for this user and password. */
  readonly login?: { readonly user: string; readonly password: string };
  /** TLS from the start, with a certificate that nobody has signed. */
  readonly secure?: boolean;
  /** TLS for who asks for it, with that certificate. */
  readonly startTls?: boolean;
}

class Reply extends Error {
  readonly responseCode: number;

  constructor(message: string, responseCode: number) {
    super(message);
    this.responseCode = responseCode;
  }
}

/** A mail server on a loopback port that fails like a real one. The caller closes it. */
export async function startMailStandIn(settings: MailStandInSettings = {}): Promise<MailStandIn> {
  const { port = 0, login, secure = false, startTls = false } = settings;
  const mails: ReceivedMail[] = [];
  const seen: ReceivedMail[] = [];
  const waiting: { count: number; resolve: () => void }[] = [];
  const connections = { total: 0, open: 0 };
  const sockets = new Map<number, Socket>();
  let mood: MailMood = accepts;

  function hangUp(): void {
    for (const socket of sockets.values()) socket.destroy();
  }

  function treat(at: Step, session: SMTPServerSession, callback: (error?: Error | null) => void): void {
    if (mood.kind === 'accept' || mood.at !== at) callback();
    else if (mood.kind === 'refuse') callback(new Reply(mood.reply, mood.code));
    else if (mood.kind === 'drop') sockets.get(session.remotePort)?.destroy();
  }

  const server = new SMTPServer({
    secure,
    hideSTARTTLS: !startTls,
    authOptional: login === undefined,
    allowInsecureAuth: true,
    disableReverseLookup: true,
    hidePIPELINING: false,
    logger: false,
    onConnect(session, callback) {
      treat('connect', session, callback);
    },
    onAuth({ username, password }, session, callback) {
      treat('auth', session, (error) => {
        if (error) return callback(error);
        const isKnown = username === login?.user && password === login?.password;
        return isKnown
          ? callback(null, { user: username })
          : callback(new Reply('5.7.8 Authentication credentials invalid', 535));
      });
    },
    onMailFrom(_address, session, callback) {
      treat('sender', session, callback);
    },
    onRcptTo(_address, session, callback) {
      treat('recipient', session, callback);
    },
    onData(stream, session, callback) {
      const { mailFrom, rcptTo } = session.envelope;
      void (async () => {
        const bytes = await buffer(stream);
        const from = mailFrom === false ? '' : mailFrom.address;
        const to = rcptTo.map(({ address }) => address);
        const received = {
          from,
          to,
          secure: session.secure,
          raw: bytes.toString('utf8'),
          mail: await PostalMime.parse(bytes, { attachmentEncoding: 'utf8' }),
        };
        seen.push(received);
        for (const wait of waiting) if (seen.length >= wait.count) wait.resolve();
        treat('data', session, (error) => {
          if (!error) mails.push(received);
          callback(error);
        });
      })();
    },
  });
  // A connection that a test cuts off is an error to the server and none to the test.
  server.on('error', () => undefined);
  server.server.on('connection', (socket: Socket) => {
    const { remotePort = 0 } = socket;
    sockets.set(remotePort, socket);
    connections.total += 1;
    connections.open += 1;
    socket.on('close', () => {
      sockets.delete(remotePort);
      connections.open -= 1;
    });
  });
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  const address = server.server.address();
  if (address === null || typeof address === 'string') throw new Error('No loopback port could be had');
  const scheme = secure ? 'smtps' : 'smtp';
  const credentials = login && `${encodeURIComponent(login.user)}:${encodeURIComponent(login.password)}@`;
  return {
    url: `${scheme}://${credentials ?? ''}127.0.0.1:${address.port}`,
    port: address.port,
    mails,
    seen,
    connections,
    behave(next) {
      mood = next;
    },
    hangUp,
    received: (count) =>
      new Promise((resolve) => {
        if (seen.length >= count) resolve();
        else waiting.push({ count, resolve });
      }),
    async close() {
      hangUp();
      await new Promise<void>((resolve) => server.close(resolve));
    },
  };
}

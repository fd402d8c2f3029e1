import type { FormBody } from './form-body.ts';

/** A request to the stand-in, whatever it came over. */
export interface ApiRequest {
  readonly method: string;
  /** Without the query. */
  readonly path: string;
  readonly query: string;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body: string;
}

export interface ApiAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
}

/** One call, as a route sees it. */
export interface Call {
  /** What stands in the path's place for an id. */
  readonly id: string;
  /** The body of a POST, the query of a GET. */
  readonly params: FormBody;
  /** With a publishable key, as a browser calls. */
  readonly isPublic: boolean;
}

export interface ApiRoute {
  readonly method: 'GET' | 'POST';
  /** With `:id` for one. */
  readonly path: string;
  /** Whether a browser may call it, with a client secret. */
  readonly isPublic?: boolean;
  run(call: Call): unknown;
}

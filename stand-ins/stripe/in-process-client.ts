import type { ApiAnswer, ApiRequest } from './api-request.ts';

/** A failure of the network, as Node tells it. */
function networkError(code: 'ECONNRESET' | 'ETIMEDOUT'): Error {
  return Object.assign(new TypeError(code), { code });
}

/**
 * The library's own way to the API without a socket between, so that thousands of calls take seconds. What it is handed, it hands to
 * `take`; silence ends at once in the library's time-out.
 */
export function inProcessClient(take: (request: ApiRequest) => ApiAnswer | 'drop' | 'silence') {
  return {
    getClientName: () => 'stand-in',
    async makeRequest(
      _host: string,
      _port: string,
      url: string,
      method: string,
      headers: object,
      body: string,
    ): Promise<{
      getStatusCode: () => number;
      getHeaders: () => Record<string, string>;
      getRawResponse: () => unknown;
      toStream: () => never;
      toJSON: () => Promise<unknown>;
    }> {
      const [path = '/', query = ''] = url.split('?', 2);
      const lower = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), String(value)] as const);
      const answer = take({ method, path, query, headers: Object.fromEntries(lower), body });
      if (answer === 'drop') throw networkError('ECONNRESET');
      if (answer === 'silence') throw networkError('ETIMEDOUT');
      return {
        getStatusCode: () => answer.status,
        getHeaders: () => ({ ...answer.headers }),
        getRawResponse: () => answer,
        toStream: () => {
          throw new Error('The stand-in does not stream');
        },
        toJSON: async () => structuredClone(answer.body),
      };
    },
  };
}

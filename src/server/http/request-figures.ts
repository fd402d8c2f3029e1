/** Bounds of the time to answer, in seconds. */
const BOUNDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

interface RouteFigures {
  /** How many answers by `GET 200`. */
  readonly answers: Map<string, Map<number, number>>;
  /** How many took as long as each bound, but longer than the one before; the last is for those that took longer than all. */
  readonly times: Uint32Array;
  seconds: number;
}

/** Answers by route, and how long they took. */
export interface RequestFigures {
  add(method: string, route: string, status: number, seconds: number): void;
  /** How many POSTs to this route ended with a failure of the server. */
  failedPosts(route: string): number;
  /** In Prometheus' text format. */
  write(): string;
}

function emptyRoute(): RouteFigures {
  return { answers: new Map(), times: new Uint32Array(BOUNDS.length + 1), seconds: 0 };
}

function boundOf(seconds: number): number {
  let at = 0;
  while (at < BOUNDS.length && seconds > (BOUNDS[at] ?? 0)) at += 1;
  return at;
}

function writeAnswers(route: string, { answers }: RouteFigures): string[] {
  return [...answers].flatMap(([method, byStatus]) =>
    [...byStatus].map(
      ([status, count]) => `foyer_http_requests_total{method="${method}",route="${route}",status="${status}"} ${count}`,
    ),
  );
}

function writeTimes(route: string, { times, seconds }: RouteFigures): string[] {
  let count = 0;
  const lines: string[] = [];
  for (const [at, own] of times.entries()) {
    count += own;
    lines.push(`foyer_http_request_seconds_bucket{le="${BOUNDS[at] ?? '+Inf'}",route="${route}"} ${count}`);
  }
  return [
    ...lines,
    `foyer_http_request_seconds_sum{route="${route}"} ${seconds}`,
    `foyer_http_request_seconds_count{route="${route}"} ${count}`,
  ];
}

/**
 * Counts without a thought: prom-client's own counter and histogram, which put a key together from the labels of each request, cost a
 * quarter of what it takes to answer one from memory. Methods, routes and statuses are the server's own, so that none needs escaping.
 */
export function createRequestFigures(): RequestFigures {
  const routes = new Map<string, RouteFigures>();
  return {
    add(method, route, status, seconds) {
      let figures = routes.get(route);
      if (figures === undefined) routes.set(route, (figures = emptyRoute()));
      let byStatus = figures.answers.get(method);
      if (byStatus === undefined) figures.answers.set(method, (byStatus = new Map()));
      byStatus.set(status, (byStatus.get(status) ?? 0) + 1);
      const bound = boundOf(seconds);
      figures.times[bound] = (figures.times[bound] ?? 0) + 1;
      figures.seconds += seconds;
    },
    failedPosts(route) {
      const byStatus = [...(routes.get(route)?.answers.get('POST') ?? [])];
      return byStatus.reduce((sum, [status, count]) => (status >= 500 ? sum + count : sum), 0);
    },
    write: () =>
      [
        '# HELP foyer_http_requests_total Answers by method, route and status',
        '# TYPE foyer_http_requests_total counter',
        ...[...routes].flatMap(([route, figures]) => writeAnswers(route, figures)),
        '',
        '# HELP foyer_http_request_seconds Time to answer by route',
        '# TYPE foyer_http_request_seconds histogram',
        ...[...routes].flatMap(([route, figures]) => writeTimes(route, figures)),
        '',
      ].join('\n'),
  };
}

import autocannon from 'autocannon';
import { median, p95, p99 } from './figures.ts';

export interface LoadRequest {
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

export interface Load {
  readonly url: string;
  readonly connections: number;
  readonly seconds: number;
  /** As many requests, however long they take: none is under way at the end. */
  readonly amount?: number;
  /** A refusal that is an answer too. */
  readonly expected?: number;
  readonly method?: 'GET' | 'POST';
  /** Request number `turn` of connection `connection`. */
  readonly request: (connection: number, turn: number) => LoadRequest;
}

export interface LoadResult {
  readonly perSecond: number;
  readonly p50Ms: number;
  readonly p95Ms: number;
  readonly p99Ms: number;
  /** From the first connection to the last answer; the load itself looks at its clock once a second. */
  readonly answeredSeconds: number;
}

/** Sends requests as fast as they are answered, each connection one at a time. Every answer must be 2xx, or the expected refusal. */
export async function load({
  url,
  connections,
  seconds,
  amount,
  expected,
  method = 'GET',
  request,
}: Load): Promise<LoadResult> {
  const times: number[] = [];
  let nextConnection = 0;
  let [began, ended] = [0, 0];
  const result = await autocannon({
    url,
    connections,
    ...(amount === undefined ? { duration: seconds } : { amount }),
    method,
    setupClient: (client) => {
      const connection = nextConnection;
      nextConnection += 1;
      if (connection === 0) began = performance.now();
      let turn = 0;
      const next = () => {
        const { headers, body = '' } = request(connection, turn);
        turn += 1;
        client.setHeadersAndBody({ 'content-type': 'application/json', 'x-madang': '1', ...headers }, body);
      };
      next();
      client.on('response', (_status, _bytes, milliseconds) => {
        times.push(milliseconds);
        ended = performance.now();
        next();
      });
    },
  });
  const refused = expected === undefined ? 0 : (result.statusCodeStats?.[`${expected}`]?.count ?? 0);
  const failed = result.non2xx - refused + result.errors + result.timeouts;
  if (failed > 0) throw new Error(`${failed} requests to ${url} failed: ${JSON.stringify(result.statusCodeStats)}`);
  return {
    perSecond: (result['2xx'] + refused) / result.duration,
    p50Ms: median(times),
    p95Ms: p95(times),
    p99Ms: p99(times),
    answeredSeconds: (ended - began) / 1_000,
  };
}

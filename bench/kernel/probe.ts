import { Agent, request } from 'node:http';
import { p99 } from './figures.ts';

interface Pace {
  readonly perSecond: number;
  readonly seconds: number;
}

/** One request; its answer has to be 200. */
export interface Asked {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly method?: 'GET' | 'POST';
  readonly body?: string;
}

/** Asks one thing at a steady pace and returns the p99 of the answers' times. */
export async function probe(
  url: string,
  { headers, ...pace }: Pace & { readonly headers: Readonly<Record<string, string>> },
): Promise<number> {
  return p99(await timesAtPace(pace, () => ({ url, headers })));
}

/**
 * Sends calls at a steady pace and returns their milliseconds. A load that waits for answers would ask least when the
 * server is slowest.
 */
export async function timesAtPace({ perSecond, seconds }: Pace, asked: (turn: number) => Asked): Promise<number[]> {
  const agent = new Agent({ keepAlive: true });
  const answers: Promise<number>[] = [];
  await new Promise<void>((resolve) => {
    const pace = setInterval(() => {
      answers.push(timeOf(asked(answers.length), agent));
      if (answers.length < perSecond * seconds) return;
      clearInterval(pace);
      resolve();
    }, 1_000 / perSecond);
  });
  const times = await Promise.all(answers);
  agent.destroy();
  return times;
}

function timeOf({ url, headers, method = 'GET', body = '' }: Asked, agent: Agent): Promise<number> {
  const start = performance.now();
  return new Promise((resolve, reject) => {
    const sent = request(url, { method, headers, agent }, (answer) => {
      answer.resume();
      answer.on('end', () => {
        if (answer.statusCode === 200) resolve(performance.now() - start);
        else reject(new Error(`${url} answered ${answer.statusCode}`));
      });
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

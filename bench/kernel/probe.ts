import { Agent, get } from 'node:http';
import { p99 } from './figures.ts';

/**
 * Asks at a steady pace, whether the earlier answers have come or not, and returns the p99 of the answers' times. A
 * load that waits for each answer would ask least just when the server is slowest.
 */
export async function probe(
  url: string,
  {
    headers,
    perSecond,
    seconds,
  }: { readonly headers: Record<string, string>; readonly perSecond: number; readonly seconds: number },
): Promise<number> {
  const agent = new Agent({ keepAlive: true });
  const answers: Promise<number>[] = [];
  await new Promise<void>((resolve) => {
    const pace = setInterval(() => {
      answers.push(timeOf(url, { headers, agent }));
      if (answers.length < perSecond * seconds) return;
      clearInterval(pace);
      resolve();
    }, 1_000 / perSecond);
  });
  const times = await Promise.all(answers);
  agent.destroy();
  return p99(times);
}

function timeOf(url: string, options: { headers: Record<string, string>; agent: Agent }): Promise<number> {
  const start = performance.now();
  return new Promise((resolve, reject) => {
    get(url, options, (answer) => {
      answer.resume();
      answer.on('end', () => {
        if (answer.statusCode === 200) resolve(performance.now() - start);
        else reject(new Error(`${url} answered ${answer.statusCode}`));
      });
    }).on('error', reject);
  });
}

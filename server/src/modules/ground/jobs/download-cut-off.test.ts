import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test, vi } from 'vitest';
import { employeesOf, jobsOf, resultOf, startExport } from '../../../testing/people.ts';
import { startTestApp } from '../../../testing/test-app.ts';
import { runJob } from './index.ts';

const app = await startTestApp({ work: false });
const { kernel } = app;
const { browser, companyCode } = await employeesOf(app).administratorOf();
await app.app.listen({ host: '127.0.0.1', port: 0 });
const { port } = app.app.server.address() as AddressInfo;

/** More than the buffers on the way between the two ends take. */
const lines = Array.from({ length: 1_000 }, (_, n) => `${n} ${'가람'.repeat(5_000)}\r\n`);

test('BLK-06 MEM-07 an export whose reader disconnects is read no further, and can be downloaded whole afterwards', async () => {
  const jobId = await startExport(browser);
  const content = async function* () {
    yield* lines;
  };
  await runJob(
    kernel,
    { companyCode, jobId },
    {
      permission: 'employees.export',
      work: async () => ({ fileName: 'people.csv', content: content() }),
    },
  );
  const open = vi.spyOn(kernel.files, 'open');
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const path = `/api/v1/jobs/${jobId}/result`;
  const asked = get({ host: '127.0.0.1', port, path, headers: { cookie, 'x-madang': '1' } });
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  expect(answer.statusCode).toBe(200);
  await once(answer, 'data');
  answer.destroy();
  const read = await Promise.all(open.mock.results.map(({ value }) => value as ReturnType<typeof kernel.files.open>));
  await expect.poll(() => read.every((file) => file?.destroyed)).toBe(true);
  expect(read.at(-1)?.readableEnded).toBe(false);
  expect(await jobsOf(browser)).toMatchObject([{ jobId, state: 'done' }]);
  expect((await resultOf(browser, jobId)).text).toBe(lines.join(''));
});

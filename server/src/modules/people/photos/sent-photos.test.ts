// Runs on every PostgreSQL: counting at once.
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { peopleProperties } from '@madang/contract/people/people/properties.ts';
import sharp from 'sharp';
import { afterEach, expect, test, vi } from 'vitest';
import { Overload } from '../../../kernel/limits/waiting-line.ts';
import { addTestPerson, answerOptional, employeesOf, employeesPath, signInAs } from '../../../testing/people.ts';
import { startTestApp } from '../../../testing/test-app.ts';

// No job takes files away while they are counted.
const app = await startTestApp({ work: false });
const { kernel } = app;
const { companyCode } = await employeesOf(app).administratorOf();
const own = '/api/v1/profile/photo';
const photo = (
  await sharp({ create: { width: 300, height: 600, channels: 3, background: '#3f8f7f' } })
    .jpeg()
    .toBuffer()
).toString('base64');
afterEach(() => vi.restoreAllMocks());

const colleague = async () => {
  const person = await addTestPerson(app, { companyCode });
  await answerOptional(app, person, true);
  return { ...person, browser: await signInAs(app, person) };
};
const filesOfCompany = async () => {
  let count = 0;
  for await (const _file of kernel.files.list(companyCode)) count += 1;
  return count;
};

test('USR-04 a user uploads ten photos an hour, of any person; more are refused until the hour has passed', async () => {
  const sender = await employeesOf(app).administratorOf();
  const person = await addTestPerson(app, { companyCode: sender.companyCode });
  await answerOptional(app, person, true);
  const send = () => sender.browser.put(`${employeesPath}/${person.personId}/photo`, { photo });
  // The process that draws has begun before many come at once.
  const answers = [await send(), ...(await Promise.all(Array.from({ length: 11 }, send)))];
  const refused = answers.filter(({ status }) => status !== 200);
  expect(refused.map(({ status, error }) => [status, error.errorCode])).toEqual([
    [429, 'CO429'],
    [429, 'CO429'],
  ]);
  const seconds = Number(refused[0]?.headers['retry-after']);
  expect([seconds > 3_000, seconds <= 3_600]).toEqual([true, true]);
  // Another person of the company has an hour of their own.
  expect((await (await signInAs(app, person)).put(own, { photo })).status).toBe(200);
  await app.setProperty(peopleProperties.photosPerPersonHour, 11);
  expect([(await send()).status, (await send()).status]).toEqual([200, 429]);
  for (let step = 0; step < 3; step += 1) {
    await app.advance(1_201);
    // A session ends without a call in between.
    await sender.browser.get('/api/v1/profile');
  }
  expect((await send()).status).toBe(200);
});

test('USR-04 OPS-01 a photo without free capacity is refused with 503 and a retry time, is not stored and does not count', async () => {
  const { browser } = await colleague();
  await app.setProperty(peopleProperties.photosPerPersonHour, 1);
  const drawing = vi.spyOn(kernel.images, 'draw').mockRejectedValue(new Overload('images'));
  const before = await filesOfCompany();
  const outcome = async () => {
    const { status, error, headers } = await browser.put(own, { photo });
    return [status, error.errorCode, headers['retry-after']];
  };
  // The count is given back soon after the answer.
  for (let round = 0; round < 2; round += 1) await expect.poll(outcome).toEqual([503, 'SERVER_BUSY', '2']);
  expect(await filesOfCompany()).toBe(before);
  drawing.mockRestore();
  await expect.poll(async () => (await browser.put(own, { photo })).status).toBe(200);
  expect((await browser.put(own, { photo })).status).toBe(429);
});

test('USR-04 OPS-01 a photo whose sender disconnects while it waits is neither drawn nor stored', async () => {
  await app.setProperty(peopleProperties.photosPerPersonHour, 10);
  const { browser } = await colleague();
  expect((await browser.put(own, { photo })).status).toBe(200);
  const former = (await browser.get('/api/v1/profile')).json<{ photoId: string }>().photoId;
  const before = await filesOfCompany();
  const { processId } = kernel.images;
  if (processId === undefined) throw new Error('no process draws');
  process.kill(processId, 'SIGSTOP');
  const drawing = vi.spyOn(kernel.images, 'draw');
  const first = browser.put(own, { photo });
  await expect.poll(() => drawing.mock.calls.length).toBe(1);
  await app.app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.app.server.address() as AddressInfo;
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const leaving = request({
    port,
    path: own,
    method: 'PUT',
    headers: { 'content-type': 'application/json', 'x-madang': '1', cookie },
  });
  leaving.on('error', () => {});
  leaving.end(JSON.stringify({ photo }));
  await expect.poll(() => kernel.images.waitingCount).toBe(1);
  leaving.destroy();
  // Sooner than the wait of a sender who stays would end.
  await expect.poll(() => kernel.images.waitingCount, { timeout: 4_000 }).toBe(0);
  process.kill(processId, 'SIGCONT');
  expect((await first).status).toBe(200);
  expect((await browser.get('/api/v1/profile')).json<{ photoId: string }>().photoId).not.toBe(former);
  // The first one's three sizes alone have come.
  expect(await filesOfCompany()).toBe(before + 3);
});

import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { CallerGone, Overload } from '../../../../kernel/limits/waiting-line.ts';
import { addTestPerson, testPassword } from '../../../../testing/people.ts';
import { startTestApp } from '../../../../testing/test-app.ts';

const app = await startTestApp({ work: false });
const { hasher } = app.kernel;
afterEach(() => vi.restoreAllMocks());

test('OPS-01 ACC-01 a sign-in without free capacity is answered with 503 and a retry time, and counts as no wrong try', async () => {
  const person = await addTestPerson(app);
  const browser = app.browser({ address: '198.51.100.1' });
  const signIn = (loginId = person.loginId) => browser.post('/api/v1/session', { loginId, password: testPassword });
  const comparing = vi.spyOn(hasher, 'matches').mockRejectedValue(new Overload('hashes'));
  // More than are wrong before an ID or an address has to wait.
  for (let round = 0; round < 40; round += 1) {
    const answer = await signIn(round % 2 === 0 ? person.loginId : `nobody${round}`);
    expect([answer.status, answer.error.errorCode, answer.headers['retry-after']]).toEqual([503, 'SERVER_BUSY', '2']);
  }
  comparing.mockRestore();
  expect((await signIn()).status).toBe(200);
});

test('OPS-01 ACC-01 a sign-in whose caller disconnects while it waits is dropped, and counts as no wrong try', async () => {
  const { loginId, password } = await addTestPerson(app);
  await app.app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.app.server.address() as AddressInfo;
  const dropped = vi.fn<() => void>();
  const comparing = vi.spyOn(hasher, 'matches').mockImplementation(
    (_stored, _password, gone) =>
      new Promise((_resolve, reject) => {
        gone?.addEventListener('abort', () => {
          dropped();
          reject(new CallerGone());
        });
      }),
  );
  const headers = { 'content-type': 'application/json', 'x-madang': '1' };
  // More than are wrong before an ID has to wait.
  for (let round = 1; round <= 8; round += 1) {
    const leaving = request({ port, path: '/api/v1/session', method: 'POST', headers });
    leaving.on('error', () => {});
    leaving.end(JSON.stringify({ loginId, password }));
    await expect.poll(() => comparing.mock.calls.length).toBe(round);
    leaving.destroy();
    await expect.poll(() => dropped.mock.calls.length).toBe(round);
  }
  comparing.mockRestore();
  expect((await app.browser().post('/api/v1/session', { loginId, password })).status).toBe(200);
});

import { existsSync } from 'node:fs';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { readConfig } from '../../config.ts';
import { testFolder } from './embedded/testing/test-folder.ts';
import { joinDatabase, reachDatabase } from './reach-database.ts';

afterEach(() => void vi.useRealTimers());

/** The message of a start with a server that does this to every connection. */
async function answerOf(receive: (socket: Socket) => void, options = ''): Promise<string> {
  const server = createServer(receive);
  onTestFinished(() => void server.close());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const config = readConfig({ DATABASE_URL: `postgres://someone:secret@127.0.0.1:${port}/madang${options}` });
  return reachDatabase(config, pino({ level: 'silent' })).then(
    () => 'reached',
    (error: Error) => error.message.replaceAll(`:${port}`, ''),
  );
}

test('OPS-05 a server that ends the connection is distinguished from one that does not answer', async () => {
  const told = await answerOf((socket) => socket.destroy());
  expect(told).toMatch(/\(127\.0\.0\.1, (Connection terminated unexpectedly|ECONNRESET)\)/);
  expect(told).not.toMatch(/no answer|응답 없음|secret/);
});

test('OPS-05 a server without the encryption that DATABASE_URL demands is reported as that', async () => {
  const told = await answerOf((socket) => socket.once('data', () => socket.write('N')), '?sslmode=verify-full');
  expect(told).toContain('(127.0.0.1, The server does not support SSL connections)');
  expect(told).not.toMatch(/no answer|응답 없음|secret/);
});

test('OPS-05 a silent server is reported as that, with the seconds', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const told = await answerOf((socket) =>
    socket.once('data', () => vi.advanceTimersByTime(6_000)).on('error', () => {}),
  );
  expect(told).toContain('(127.0.0.1, no answer in 6 seconds)');
  expect(told).toContain('6초 동안 응답 없음');
});

test('OPS-01 a command beside the server creates no database: it names the empty folder and the setting', async () => {
  const folder = join(testFolder(), 'data');
  const joined = joinDatabase(readConfig({ MADANG_DATA: folder }), pino({ level: 'silent' }));
  await expect(joined).rejects.toThrow(`There is no database in ${folder}. Set MADANG_DATA`);
  expect(existsSync(folder)).toBe(false);
});

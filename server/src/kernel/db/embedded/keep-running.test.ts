// Runs once: it is about the embedded PostgreSQL.
import { expect, test } from 'vitest';
import { keepRunning, restartDelay, restartLimit } from './keep-running.ts';

const quiet = { info: () => {}, warn: () => {}, error: () => {} };

/** A server whose end the test decides. */
function pretendServer() {
  const end = Promise.withResolvers<string>();
  return { exited: end.promise, stop: async () => end.resolve('stopped'), crash: () => end.resolve('SIGKILL') };
}

/** Supervises servers that the test crashes; an entry of `failures` makes that launch fail. */
async function supervise(failures: ReadonlySet<number> = new Set()) {
  const launched: ReturnType<typeof pretendServer>[] = [];
  const waits: number[] = [];
  let attempts = 0;
  const gaveUp = Promise.withResolvers<void>();
  const supervised = await keepRunning({
    log: quiet,
    launch: async () => {
      attempts += 1;
      if (failures.has(attempts)) throw new Error('no');
      const server = pretendServer();
      launched.push(server);
      return server;
    },
    onGaveUp: () => gaveUp.resolve(),
    wait: async (ms) => void waits.push(ms),
  });
  return { supervised, launched, waits, gaveUp: gaveUp.promise };
}

async function until(holds: () => boolean): Promise<void> {
  for (let turn = 0; turn < 1_000 && !holds(); turn += 1) await Promise.resolve();
  expect(holds()).toBe(true);
}

test('OPS-01 the first restart is immediate, later ones wait longer, and their number is limited', () => {
  const now = 1_000_000;
  const delays = [0, 1, 2, 3, 4, 5].map((count) =>
    restartDelay(
      Array.from({ length: count }, () => now),
      now,
    ),
  );
  expect(delays).toEqual([0, 250, 1_000, 2_000, 4_000, undefined]);
});

test('OPS-01 restarts more than a minute old do not count', () => {
  const now = 1_000_000;
  const old = now - restartLimit.seconds * 1_000;
  expect(restartDelay([old, old, old, old, old], now)).toBe(0);
  expect(restartDelay([old + 1, old + 1, old + 1, old + 1, old + 1], now)).toBeUndefined();
});

test('OPS-01 a server that ends by itself is launched again', async () => {
  const { supervised, launched } = await supervise();
  launched[0]?.crash();
  await until(() => launched.length === 2);
  await supervised.stop();
  expect(launched).toHaveLength(2);
});

test('OPS-01 a launch that fails counts as a restart, and the next is tried', async () => {
  const { supervised, launched, waits } = await supervise(new Set([2, 3]));
  launched[0]?.crash();
  await until(() => launched.length === 2);
  expect(waits).toEqual([0, 250, 1_000]);
  await supervised.stop();
});

test('OPS-01 after five restarts within a minute the supervisor gives up and reports it', async () => {
  const { supervised, launched, gaveUp } = await supervise();
  for (let count = 1; count <= restartLimit.times + 1; count += 1) {
    await until(() => launched.length === count);
    launched.at(-1)?.crash();
  }
  await gaveUp;
  expect(launched).toHaveLength(restartLimit.times + 1);
  await supervised.stop();
});

test('OPS-01 a stop ends the server without another launch', async () => {
  const { supervised, launched, waits } = await supervise();
  await supervised.stop();
  expect(launched).toHaveLength(1);
  expect(waits).toEqual([]);
});

test('OPS-01 a stop between two launches prevents the next one', async () => {
  let launches = 0;
  const server = pretendServer();
  const isWaiting = Promise.withResolvers<void>();
  const supervised = await keepRunning({
    log: quiet,
    launch: async () => {
      launches += 1;
      return server;
    },
    onGaveUp: () => expect.fail('it did not give up'),
    wait: (_ms, signal) =>
      new Promise((resolve) => {
        signal.addEventListener('abort', () => resolve());
        isWaiting.resolve();
      }),
  });
  server.crash();
  await isWaiting.promise;
  await supervised.stop();
  expect(launches).toBe(1);
});

test('OPS-01 a stop during a launch ends the launched server', async () => {
  const [first, second] = [pretendServer(), pretendServer()];
  const isLaunching = Promise.withResolvers<void>();
  const mayLaunch = Promise.withResolvers<void>();
  let launches = 0;
  const supervised = await keepRunning({
    log: quiet,
    launch: async () => {
      launches += 1;
      if (launches === 1) return first;
      isLaunching.resolve();
      await mayLaunch.promise;
      return second;
    },
    onGaveUp: () => expect.fail('it did not give up'),
  });
  first.crash();
  await isLaunching.promise;
  const stopped = supervised.stop();
  mayLaunch.resolve();
  await stopped;
  expect(await second.exited).toBe('stopped');
});

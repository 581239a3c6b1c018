import { expect, test } from 'vitest';
import { Running } from './running.ts';

test('OPS-06 a stop during a start waits for the present step, starts no other and ends running ones in reverse order', async () => {
  const running = new Running();
  const seen: string[] = [];
  const part = (name: string) => ({ name, stop: async () => void seen.push(`${name} stopped`) });
  const arrival = Promise.withResolvers<void>();
  await running.start(
    async () => part('database'),
    ({ stop }) => stop(),
  );
  const second = running.start(
    async () => {
      await arrival.promise;
      return part('pools');
    },
    ({ stop }) => stop(),
  );
  void second.then(() => seen.push('went on'));
  const stopped = running.stop();
  void running.start(
    async () => {
      seen.push('began another');
      return part('server');
    },
    ({ stop }) => stop(),
  );
  arrival.resolve();
  await stopped;
  expect(seen).toEqual(['pools stopped', 'database stopped']);
  await running.stop();
  expect(seen).toHaveLength(2);
});

test('OPS-06 a step that fails leaves the earlier ones to be stopped', async () => {
  const running = new Running();
  let isStopped = false;
  await running.start(
    async () => 'database',
    async () => void (isStopped = true),
  );
  const failing = running.start(
    () => Promise.reject(new Error('no room')),
    async () => {},
  );
  await expect(failing).rejects.toThrow('no room');
  await running.stop();
  expect(isStopped).toBe(true);
});

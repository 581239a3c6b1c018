import { expect, test } from 'vitest';
import { CallerGone, Overload, WaitingLine } from './waiting-line.ts';

function held(): { readonly work: () => Promise<void>; readonly release: () => void } {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { work: () => promise, release: resolve };
}

test('OPS-01 a call that waits too long in the queue is refused, and its work never starts', async () => {
  const line = new WaitingLine({ work: 'hashes', atOnce: 1, maxWaitMs: 20 });
  const first = held();
  const working = line.inTurn(first.work);
  let hasBegun = false;
  const late = line.inTurn(async () => {
    hasBegun = true;
  });
  await expect(late).rejects.toBeInstanceOf(Overload);
  first.release();
  await working;
  expect([hasBegun, line.waitingCount, await line.inTurn(async () => 'done')]).toEqual([false, 0, 'done']);
});

test('OPS-01 calls run in order, up to a number at once, and a failed one frees its place too', async () => {
  const line = new WaitingLine({ work: 'hashes', atOnce: 2, maxWaitMs: 60_000 });
  const begun: number[] = [];
  const steps = Array.from({ length: 5 }, held);
  const calls = steps.map(({ work }, index) =>
    line.inTurn(async () => {
      begun.push(index);
      await work();
      if (index === 0) throw new Error('failed');
    }),
  );
  const outcomes = Promise.allSettled(calls);
  expect([begun, line.waitingCount]).toEqual([[0, 1], 3]);
  steps[0]?.release();
  await expect(calls[0]).rejects.toThrow('failed');
  await expect.poll(() => begun).toEqual([0, 1, 2]);
  for (const { release } of steps) release();
  await outcomes;
  expect([begun, line.waitingCount]).toEqual([[0, 1, 2, 3, 4], 0]);
});

test('OPS-01 beyond the queue’s length a call is refused at once, and a disconnected caller frees a place', async () => {
  const line = new WaitingLine({ work: 'images', atOnce: 1, maxWaitMs: 60_000, maxWaiting: 1 });
  const first = held();
  const working = line.inTurn(first.work);
  const caller = new AbortController();
  const waiting = line.inTurn(async () => {}, caller.signal);
  await expect(line.inTurn(async () => {})).rejects.toBeInstanceOf(Overload);
  caller.abort();
  await expect(waiting).rejects.toBeInstanceOf(CallerGone);
  const next = line.inTurn(async () => 'done');
  first.release();
  await working;
  expect(await next).toBe('done');
});

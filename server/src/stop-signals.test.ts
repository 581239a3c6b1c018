import { EventEmitter } from 'node:events';
import { expect, test, vi } from 'vitest';
import { onStopSignals } from './stop-signals.ts';

test('OPS-01 a signal repeated at once stops in order, and one that follows later ends at once', () => {
  vi.useFakeTimers();
  const exit = vi.fn<(code: number) => void>();
  const process = Object.assign(new EventEmitter(), { exit });
  const stop = vi.fn<(signal: string) => void>();
  onStopSignals(process, stop);
  process.emit('SIGINT');
  process.emit('SIGINT');
  expect([stop.mock.calls.length, exit.mock.calls.length]).toEqual([1, 0]);
  vi.advanceTimersByTime(1_500);
  process.emit('SIGINT');
  expect([stop.mock.calls, exit.mock.calls]).toEqual([[['SIGINT']], [[1]]]);
  vi.useRealTimers();
});

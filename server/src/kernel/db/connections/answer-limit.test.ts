import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { failureKind, isSilence } from '../failures.ts';
import { AnswerLimit } from './answer-limit.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function limitOf(ms: number) {
  const errors: Error[] = [];
  return { errors, limit: new AnswerLimit(ms, (error) => errors.push(error)) };
}

test('OPS-01 a connection with an answer outstanding for the limit is discarded once, as silent', () => {
  const { errors, limit } = limitOf(1_000);
  limit.asked();
  limit.asked();
  vi.advanceTimersByTime(999);
  expect(errors).toEqual([]);
  vi.advanceTimersByTime(5_000);
  expect(errors.map((error) => [isSilence(error), failureKind(error)])).toEqual([[true, 'unavailable']]);
});

test('OPS-01 a connection with all answers is kept, and is watched again from the next statement', () => {
  const { errors, limit } = limitOf(1_000);
  // The server speaks first.
  limit.answered();
  limit.asked();
  vi.advanceTimersByTime(900);
  limit.answered();
  vi.advanceTimersByTime(10_000);
  limit.asked();
  vi.advanceTimersByTime(900);
  expect(errors).toEqual([]);
  vi.advanceTimersByTime(100);
  expect(errors).toHaveLength(1);
});

test('OPS-01 statements sent together have the limit each, one after another', () => {
  const { errors, limit } = limitOf(1_000);
  limit.asked();
  limit.asked();
  vi.advanceTimersByTime(800);
  limit.answered();
  vi.advanceTimersByTime(999);
  expect(errors).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(errors).toHaveLength(1);
});

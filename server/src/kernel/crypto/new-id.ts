import { randomInt, randomUUID } from 'node:crypto';

/** Twelve bits behind the moment count the ids of a millisecond (RFC 9562, 6.2); each begins in their lower half. */
const counters = 0x1000;
let moment = 0;
let counter = 0;

/**
 * Makes an ID. `ordered`: by time (RFC 9562, version 7), like SQL's `new_id()`, in order within a process. `unordered`:
 * reveals no moment.
 */
export function newId(order: 'ordered' | 'unordered' = 'ordered'): string {
  if (order === 'unordered') return randomUUID();
  count();
  const time = moment.toString(16).padStart(12, '0');
  const place = counter.toString(16).padStart(3, '0');
  // Variant and random bits of a random id, which is made of bytes that the library keeps in store.
  return `${time.slice(0, 8)}-${time.slice(8)}-7${place}-${randomUUID().slice(19)}`;
}

/** A clock that was set back is waited for, and a full millisecond borrows from the next. */
function count(): void {
  const now = Date.now();
  if (now > moment) {
    moment = now;
    counter = randomInt(counters / 2);
    return;
  }
  counter += 1;
  if (counter < counters) return;
  moment += 1;
  counter = 0;
}

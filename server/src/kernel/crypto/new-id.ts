import { randomBytes, randomInt, randomUUID } from 'node:crypto';

/** Twelve bits behind the moment count the ids of a millisecond (RFC 9562, 6.2); each begins in their lower half. */
const counters = 0x1000;
let moment = 0;
let counter = 0;

/**
 * `ordered`: by time (RFC 9562, version 7), as `new_id()` in SQL, and those of one process in the order in which they were made, so
 * that the rows of one change stand as it names them. `unordered`: it reveals no moment.
 */
export function newId(order: 'ordered' | 'unordered' = 'ordered'): string {
  if (order === 'unordered') return randomUUID();
  count();
  const bytes = randomBytes(16);
  bytes.writeUIntBE(moment, 0, 6);
  bytes.writeUInt16BE(0x7000 | counter, 6);
  bytes[8] = 0x80 | ((bytes[8] ?? 0) & 0x3f);
  const hex = bytes.toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
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

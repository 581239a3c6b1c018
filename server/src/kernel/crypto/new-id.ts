import { randomBytes, randomUUID } from 'node:crypto';

/** `ordered`: by time (RFC 9562, version 7), as `new_id()` in SQL. `unordered`: it reveals no moment. */
export function newId(order: 'ordered' | 'unordered' = 'ordered'): string {
  if (order === 'unordered') return randomUUID();
  const bytes = randomBytes(16);
  bytes.writeUIntBE(Date.now(), 0, 6);
  bytes[6] = 0x70 | ((bytes[6] ?? 0) & 0x0f);
  bytes[8] = 0x80 | ((bytes[8] ?? 0) & 0x3f);
  const hex = bytes.toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}

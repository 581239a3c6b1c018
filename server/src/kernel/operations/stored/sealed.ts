import type { Keyring } from '../../crypto/keyring.ts';

/** JSON as it is stored: sealed, for it may hold values of people, and bound to its row so that it fits no other. */
export function seal(keyring: Keyring, row: string, value: unknown): Buffer {
  return keyring.encrypt(JSON.stringify(value), row);
}

/** Decrypts a stored value; throws if it was altered or belongs to another row. */
export function unseal(keyring: Keyring, row: string, sealed: Buffer): unknown {
  return JSON.parse(keyring.decrypt(sealed, row));
}

export function undoRow(auditId: string): string {
  return `undo_steps ${auditId}`;
}

export function planRow(planId: string): string {
  return `plans ${planId}`;
}

export function runRow(runId: string, rowNumber: number): string {
  return `run_rows ${runId} ${rowNumber}`;
}

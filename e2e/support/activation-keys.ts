import { randomUUID } from 'node:crypto';
import { openDatabase, type Database } from '../../server/src/kernel/db/database.ts';
import { openPool } from '../../server/src/kernel/db/pool.ts';
import { newCodes } from '../../server/src/modules/ground/promotions/index.ts';
import { insertActivationKeys } from '../../server/src/modules/ground/promotions/activation-keys.sql.ts';
import type { Product } from './product.ts';

const note = 'of a journey';
const dayMs = 86_400_000;

/** One activation key, without the operator whose section issues them. */
export async function issueActivationKey(product: Product): Promise<string> {
  const [issued] = newCodes(1);
  if (!issued) throw new Error('no key was made');
  const validUntil = new Date(Date.now() + dayMs).toISOString();
  await withDatabase(product, (db) =>
    insertActivationKeys(db, { issueId: randomUUID(), issuer: 'PLATFORM', note, validUntil, codes: [issued] }),
  );
  return issued.code;
}

/** Ends every key that `issueActivationKey` made. */
export async function revokeActivationKeys(product: Product): Promise<void> {
  await withDatabase(product, (db) =>
    db.updateTable('opencodes').set({ revoked_at: new Date() }).where('note', '=', note).execute(),
  );
}

async function withDatabase(product: Product, work: (db: Database) => Promise<unknown>): Promise<void> {
  const pool = openPool({ connection: product.connection, max: 1, statementTimeoutMs: 0 });
  try {
    await work(openDatabase(pool));
  } finally {
    await pool.end();
  }
}

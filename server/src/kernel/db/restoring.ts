import type pg from 'pg';
import { terminalText } from '../terminal-text.ts';

/** A database into which a back-up is being restored, or whose restore was broken off, and which is not quiet yet. */
export class BeingRestored extends Error {
  override name = 'BeingRestored';

  constructor() {
    super(
      terminalText(
        {
          en: 'a back-up is being restored into the database of DATABASE_URL, or that was broken off: wait for its end, or drop the database and restore again',
          ko: 'DATABASE_URL의 데이터베이스에 백업을 복원하고 있거나 복원이 중단되었습니다. 복원이 끝나기를 기다리거나, 데이터베이스를 삭제하고 다시 복원하세요.',
        },
        {},
      ),
    );
  }
}

type Client = Pick<pg.ClientBase, 'query'>;

/** Any number will do that the product uses for nothing else. */
const startLock = 7_203_811;

/** Keeps other processes from migrating and restoring until the end of the transaction. */
export async function lockStarts(client: Client): Promise<void> {
  await client.query('select pg_advisory_xact_lock($1)', [startLock]);
}

/**
 * Marks a database as being restored by an empty schema, which dumps omit and broken restores leave, until its files
 * are there.
 */
export async function markRestoring(client: Client): Promise<void> {
  await client.query('create schema madang_restoring');
}

export async function unmarkRestoring(client: Client): Promise<void> {
  await client.query('drop schema madang_restoring');
}

/** A start would send what waits in it. */
export async function demandNotRestoring(client: Client): Promise<void> {
  const { rows } = await client.query<{ restoring: boolean }>(
    `select exists (select from pg_namespace where nspname = 'madang_restoring') as restoring`,
  );
  if (rows[0]?.restoring) throw new BeingRestored();
}

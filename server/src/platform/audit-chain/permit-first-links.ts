import type pg from 'pg';
import type { Config } from '../../config.ts';
import { keysOfFolder } from '../../kernel/crypto/key-file.ts';
import { Keyring } from '../../kernel/crypto/keyring.ts';
import { openDatabase } from '../../kernel/db/database.ts';
import { beforeAllRows, keepPass } from './passes.sql.ts';

/** Since then a row that is older than a pass and has no link is never linked again. */
export const passMigration = '20261129012000-audit-passes';

type Migrated = (owner: pg.Pool, migrated: readonly string[]) => Promise<void>;

/**
 * Lets the first pass link every row after the migration, as this process knows; the database's owner could forge that.
 */
export function permitFirstLinks(config: Pick<Config, 'keys' | 'dataFolder'>): Migrated {
  return async (owner, migrated) => {
    if (!migrated.includes(passMigration)) return;
    const keyring = new Keyring(config.keys ?? keysOfFolder(config.dataFolder));
    await keepPass(openDatabase(owner), keyring, beforeAllRows);
  };
}

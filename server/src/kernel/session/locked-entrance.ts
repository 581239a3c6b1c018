import type { ErrorCode } from '@madang/contract/index.ts';
import { refuse, type Refusal } from '@madang/contract/refuse.ts';
import { sql } from 'kysely';
import { refusedTo } from '../access/refused-rights.ts';
import type { Tx } from '../db/database.ts';
import { brokenConstraint } from '../db/failures.ts';
import type { PersonKey } from './person-key.ts';

/** USR-13: refuses a person whose access is locked, and who has proven who they are; the statement that opens something decides. */
export async function entering<T>(person: PersonKey, open: () => Promise<T>): Promise<T> {
  try {
    return await open();
  } catch (error) {
    throw lockOf(person, error) ?? error;
  }
}

/** Refuses a person whose access is locked; the caller holds their row, and has proven who they are. */
export async function requireOpenAccess(tx: Tx, person: PersonKey): Promise<void> {
  const { companyCode, personId } = person;
  await entering(person, () => sql`select refuse_locked_entrance(${companyCode}, ${personId}::uuid)`.execute(tx));
}

function lockOf({ companyCode, personId }: PersonKey, error: unknown): Refusal | undefined {
  const lock = locks[brokenConstraint(error) ?? ''];
  if (!lock) return undefined;
  const until = error instanceof Error && 'detail' in error ? (error.detail as string) : '';
  const refusal = until === '' ? refuse(lock.open) : refuse(lock.until, { 0: until });
  return refusedTo({ companyCode, personId }, refusal);
}

/** Refusals of a locked entrance, without an end and with one. */
const locks: Readonly<Record<string, { readonly open: ErrorCode; readonly until: ErrorCode }>> = {
  people_access_open: { open: 'ACCESS_SUSPENDED', until: 'ACCESS_SUSPENDED_UNTIL' },
  people_access_on_leave: { open: 'ACCESS_ON_LEAVE', until: 'ACCESS_ON_LEAVE_UNTIL' },
};

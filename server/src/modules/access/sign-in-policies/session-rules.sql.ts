import {
  initialSessionRules,
  sessionRules,
  type SessionRules,
} from '@madang/contract/access/sign-in-policies/rules.ts';
import { sql } from 'kysely';
import type { Tx } from '../../../kernel/db/database.ts';
import { matchesExpected } from '../../../kernel/rows/matches-expected.ts';

export async function selectSessionRules(tx: Tx, companyCode: string): Promise<SessionRules> {
  const row = await tx
    .selectFrom('access_rules')
    .select([
      'allows_staying as allowsStaying',
      'session_hours as sessionHours',
      'idle_minutes as idleMinutes',
      'allows_on_leave as allowsOnLeave',
    ])
    .where('company_code', '=', companyCode)
    .executeTakeFirst();
  return row ? sessionRules.parse(row) : initialSessionRules;
}

function columnsOf({ allowsStaying, sessionHours, idleMinutes, allowsOnLeave }: SessionRules) {
  return {
    allows_staying: allowsStaying,
    session_hours: sessionHours,
    idle_minutes: idleMinutes,
    allows_on_leave: allowsOnLeave,
  };
}

/** Changes the rules; false where they are others by now than their author saw. */
export async function updateSessionRules(
  tx: Tx,
  companyCode: string,
  { rules, expected }: { readonly rules: SessionRules; readonly expected: SessionRules | undefined },
): Promise<boolean> {
  await tx
    .insertInto('access_rules')
    .values({ company_code: companyCode, ...columnsOf(initialSessionRules) })
    .onConflict((conflict) => conflict.column('company_code').doNothing())
    .execute();
  const { numUpdatedRows } = await tx
    .updateTable('access_rules')
    .set({ ...columnsOf(rules), changed_at: sql<Date>`app_now()` })
    .where('company_code', '=', companyCode)
    .where(matchesExpected(expected && columnsOf(expected), columnsOf(rules)))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

import { sql } from 'kysely';
import { expect } from 'vitest';
import { inCompany, openDatabase } from '../../kernel/db/database.ts';
import { addCompany } from '../operator.ts';
import { runCommand } from '../../modules/views/operators/index.ts';
import { unseenWithoutHeads } from '../../modules/views/audit-log/index.ts';
import type { TestApp } from '../test-app.ts';
import { plantRows } from './plant-rows.ts';

/** A company with so many audit rows, the last of now; every third is a permission change. */
export async function companyWithRows(app: TestApp, companyCode: string, count: number): Promise<void> {
  await addCompany(app, companyCode);
  await addRows(app, companyCode, count);
}

/** Audit rows a millisecond apart, of now and some time ahead of it. */
export function addRows(app: TestApp, companyCode: string, count: number, ahead = '0 seconds') {
  return plantRows(
    app,
    companyCode,
    sql`insert into audit_log (company_code, operation, actor_kind, target_kind, target_id, fields, detail, request_id, address,
        occurred_at)
      select ${companyCode}, case when n % 3 = 0 then 'grant-role' else 'change-department' end, 'system', 'department', n::text,
        '{departmentName}', '{"level": 2}', 'r', '192.0.2.7',
        app_now() + ${ahead}::interval - (${count}::integer - n) * interval '1 millisecond'
      from generate_series(1, ${count}::integer) n`,
  );
}

/** A change of so many rows by the database's owner, who may take the trigger away. */
export function asOwner(
  { pools }: TestApp,
  companyCode: string,
  table: 'audit_log' | 'audit_links' | 'audit_anchors',
  statement: string,
  count = 1,
) {
  return inCompany(openDatabase(pools.owner), companyCode, async (tx) => {
    await sql.raw(`alter table ${table} disable trigger ${table}_immutable`).execute(tx);
    const { numAffectedRows } = await sql.raw(statement).execute(tx);
    expect(numAffectedRows).toBe(BigInt(count));
    await sql.raw(`alter table ${table} enable trigger ${table}_immutable`).execute(tx);
  });
}

/** Returns the output of the operator's verification of the chains, without the sentence on its limits. */
export async function verifyRecordsOf({ kernel }: TestApp, ...args: readonly string[]): Promise<readonly string[]> {
  const lines = await runCommand(kernel, ['records', 'verify', ...args]);
  return lines.filter((line) => line !== unseenWithoutHeads);
}

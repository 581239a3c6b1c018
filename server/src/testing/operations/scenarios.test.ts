import { sql } from 'kysely';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { flowsPerAddress } from '@madang/contract/kernel/flow-limits.ts';
import { otpProperties } from '@madang/contract/secrets/otp/limits.ts';
import { signupProperties } from '@madang/contract/joining/signup/limits.ts';
import { inCompany } from '../../kernel/db/database.ts';
import type { AnyChange } from '../../kernel/operations/definition.ts';
import { isStorable } from '../../kernel/operations/registry.ts';
import { startTestApp } from '../test-app.ts';
import { scenarios } from './scenarios/index.ts';
import type { ExpectedRow } from './scenarios/scenario.ts';

const app = await startTestApp();
const { operations, db } = app.kernel;
const unstorable = operations
  .all()
  .filter((each) => each.kind !== 'query' && each.kind !== 'public' && !isStorable(each));

// Every scenario calls from one address; how much that may do is not what they are about.
for (const property of [flowsPerAddress, signupProperties.perAddress, otpProperties.sendsPerAddressTenMinutes]) {
  await app.setProperty(property, 100_000);
}

test('every change without a stored input has a scenario, and nothing else has', () => {
  const namesOf = (list: readonly { readonly name: string }[]) => [...new Set(list.map(({ name }) => name))].toSorted();
  expect(namesOf(scenarios)).toEqual(namesOf(unstorable));
});

/** The newest rows of an operation. */
async function newestRows(companyCode: string, { name, auditNames = [] }: AnyChange, count: number) {
  return inCompany(db, companyCode, async (tx) => {
    const { rows } = await sql<ExpectedRow>`
      select operation as "as", actor_kind as "actorKind", actor_id as "actorId", fields, detail,
        jsonb_build_object('kind', target_kind, 'id', target_id) as target
      from audit_log where company_code = ${companyCode} and operation = any(${[name, ...auditNames]}::text[])
      order by audit_id desc limit ${count}`.execute(tx);
    return rows;
  });
}

type Sortable = Pick<ExpectedRow, 'target'> & { readonly as?: string; readonly detail?: object | null };

function sorted<R extends Sortable>(rows: readonly R[]): R[] {
  const keyOf = ({ as, detail, target }: R) => `${as} ${JSON.stringify(detail)} ${target.kind} ${target.id}`;
  return rows.toSorted((one, other) => keyOf(one).localeCompare(keyOf(other)));
}

describe.each(scenarios.map((each, n) => [each.name, each, n] as const))('%s', (name, { act, isUnaudited }, n) => {
  // The mutation of the audit runs the tests of this name, so those that leave no row have another.
  test(`writes ${isUnaudited ? 'no audit row' : 'its audit rows'}`, async () => {
    const run = vi.spyOn(operations.change(name), 'run');
    onTestFinished(() => run.mockRestore());
    const { companyCode, rows } = await act(app, `SCENARIO${n}`);
    // Where no row is looked for, nothing else would tell that the call was refused.
    expect(run.mock.settledResults.at(-1)?.type).toBe('fulfilled');
    expect(rows.length > 0).toBe(isUnaudited !== true);
    const found = await newestRows(companyCode, operations.change(name), Math.max(rows.length, 1));
    expect(sorted(found)).toEqual(sorted(rows.map((row) => ({ as: name, fields: [], detail: null, ...row }))));
  });
});

import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import pg from 'pg';
import { expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { refuse as anyRefusal } from '@madang/contract/refuse.ts';
import { addMember } from '../../testing/member.ts';
import { auditRows } from '../../testing/organisation.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { inCompany, openDatabase, transaction, type Tx } from '../db/database.ts';
import type { Kernel } from '../kernel.ts';
import { defineOperation } from './definition.ts';
import { execute } from './executor.ts';
import type { Origin } from './principal.ts';

const app = await startTestApp({ work: false });
const { kernel } = app;

async function administrator(companyCode: string): Promise<Origin> {
  const { personId } = await addMember(kernel.db, { companyCode, role: 'administrator' });
  return { principal: { kind: 'person', companyCode, personId }, request: { id: randomUUID(), address: '' } };
}

const input = z.strictObject({ mark: z.string() });
const permission = 'departments.change';
const nothing = { name: 'try-out', input, permission, targets: () => [] } as const;

/** A row that any transaction may write, whatever company it is in. */
const writeMark = (tx: Tx, mark: string) =>
  sql`insert into properties (property_key, value) values (${mark}, '1')`.execute(tx);
const marks = async (mark: string) =>
  (await kernel.db.selectFrom('properties').select('property_key').where('property_key', '=', mark).execute()).length;

test('a change without the right runs nothing', async () => {
  const { principal, request } = await administrator('EXECUTE1');
  const run = vi.fn<() => Promise<{ answer: null; audit: 'none' }>>(async () => ({ answer: null, audit: 'none' }));
  const operation = defineOperation({ ...nothing, refusals: [], run });
  const stranger = { request, principal: { ...principal, kind: 'person', personId: randomUUID() } } as Origin;
  await expect(execute(kernel, operation, stranger, { mark: '' })).rejects.toMatchObject({ code: 'CO401' });
  expect(run).not.toHaveBeenCalled();
});

test('MEM-07 a change whose audit row cannot be written is not made', async () => {
  const origin = await administrator('EXECUTE2');
  const operation = defineOperation({
    ...nothing,
    refusals: [],
    async run({ tx }, { mark }) {
      await writeMark(tx, mark);
      // The column takes no null: the statement fails in the database, on its way with the commit.
      return { answer: null, audit: { target: { kind: 'thing', id: null as unknown as string } } };
    },
  });
  await expect(execute(kernel, operation, origin, { mark: 'unaudited' })).rejects.toThrow(/target_id/);
  expect(await marks('unaudited')).toBe(0);
});

test('rows written before a returned refusal remain, and those before a thrown one are rolled back', async () => {
  const origin = await administrator('EXECUTE3');
  const counted = defineOperation({
    ...nothing,
    refusals: ['OTP0008', 'CO404'],
    async run({ tx, refuse }, { mark }) {
      await writeMark(tx, mark);
      if (mark === 'thrown') throw refuse('CO404');
      return { refusal: refuse('OTP0008'), audit: { target: { kind: 'thing', id: mark } } };
    },
  });
  await expect(execute(kernel, counted, origin, { mark: 'counted' })).rejects.toMatchObject({ code: 'OTP0008' });
  await expect(execute(kernel, counted, origin, { mark: 'thrown' })).rejects.toMatchObject({ code: 'CO404' });
  expect([await marks('counted'), await marks('thrown')]).toEqual([1, 0]);
  expect(await auditRows(app, 'EXECUTE3', 'try-out')).toHaveLength(1);
});

test('an undeclared code of an operation is a fault; in production the refusal is returned and logged', async () => {
  const origin = await administrator('EXECUTE4');
  const operation = defineOperation({
    ...nothing,
    refusals: [],
    run: async () => {
      throw anyRefusal('MB601');
    },
  });
  await expect(execute(kernel, operation, origin, { mark: '' })).rejects.toThrow('try-out does not declare MB601');
  const error = vi.fn();
  const production = {
    ...kernel,
    config: { ...kernel.config, mode: 'production' },
    log: { ...kernel.log, error },
  } as unknown as Kernel;
  await expect(execute(production, operation, origin, { mark: '' })).rejects.toMatchObject({ code: 'MB601' });
  expect(error).toHaveBeenCalledOnce();
});

test('a serialization conflict is retried, and leaves one audit row', async () => {
  const origin = await administrator('EXECUTE5');
  let runs = 0;
  const operation = defineOperation({
    ...nothing,
    refusals: [],
    async run({ tx }) {
      runs += 1;
      if (runs < 3) await sql`do $$ begin raise exception 'again' using errcode = '40001'; end $$`.execute(tx);
      return { answer: runs, audit: { target: { kind: 'thing', id: 'conflict' } } };
    },
  });
  expect(await execute(kernel, operation, origin, { mark: '' })).toBe(3);
  expect(await auditRows(app, 'EXECUTE5', 'try-out')).toHaveLength(1);
});

/** A database whose transactions cannot begin: the server answers the statement with an error and stays as it was. */
function withoutBegin() {
  class Client extends pg.Client {
    // oxlint-disable-next-line typescript/no-explicit-any -- must accept what the base class accepts
    override query(...call: any[]): any {
      const [text, ...more] = call;
      const isBegin = typeof text === 'string' && text.startsWith('begin');
      return Reflect.apply(super.query, this, isBegin ? ['begin nonsense', ...more] : call);
    }
  }
  const { options } = app.pools.app as unknown as { readonly options: pg.PoolConfig };
  const pool = new pg.Pool({ ...options, Client: Client as typeof pg.Client, max: 1 });
  // Its connection may still be closing when the test's database is dropped.
  return pool.on('error', () => {});
}

test('if begin fails nothing is written, whatever is sent with it', async () => {
  const pool = withoutBegin();
  const db = openDatabase(pool);
  try {
    const work = vi.fn((tx: Tx) => writeMark(tx, 'unbegun'));
    const opening = (tx: Tx) => sql`select 1`.execute(tx);
    await expect(transaction(db, work, {}, { opening })).rejects.toMatchObject({ code: '42601' });
    await expect(transaction(db, work)).rejects.toMatchObject({ code: '42601' });
    expect(work).not.toHaveBeenCalled();
    expect(await marks('unbegun')).toBe(0);
  } finally {
    await pool.end();
  }
});

test('closing statements of a transaction run before its commit, and their failure commits nothing', async () => {
  const { principal } = await administrator('EXECUTE6');
  const companyCode = principal.kind === 'person' ? principal.companyCode : '';
  const sent: string[] = [];
  await transaction(
    kernel.db,
    (tx) => writeMark(tx, 'closed'),
    { companyCode },
    {
      closing: async (tx) => {
        const { rows } = await sql<{ company: string }>`select app_company() as company`.execute(tx);
        sent.push(rows[0]?.company ?? '');
      },
    },
  );
  expect([sent, await marks('closed')]).toEqual([[companyCode], 1]);
  const failing = transaction(
    kernel.db,
    (tx) => writeMark(tx, 'failed'),
    {},
    { closing: (tx) => sql`select 1/0`.execute(tx) },
  );
  await expect(failing).rejects.toMatchObject({ code: '22012' });
  expect(await marks('failed')).toBe(0);
  expect(await inCompany(kernel.db, companyCode, async () => 'goes on')).toBe('goes on');
});

test('an anonymous audit row contains neither actor nor request, and only the minute', async () => {
  const origin = await administrator('EXECUTE7');
  const operation = defineOperation({
    ...nothing,
    refusals: [],
    run: async () => ({
      answer: null,
      audit: { target: { kind: 'post', id: 'nameless' }, isNameless: true, isToTheMinute: true },
    }),
  });
  await execute(kernel, operation, { ...origin, request: { id: 'traced', address: '198.51.100.7' } }, { mark: '' });
  const [row] = await inCompany(kernel.db, 'EXECUTE7', (tx) =>
    tx.selectFrom('audit_log').selectAll().where('target_id', '=', 'nameless').execute(),
  );
  expect(row).toMatchObject({ actor_kind: 'system', actor_id: null, address: null });
  expect([row?.request_id === 'traced', row?.occurred_at.getUTCSeconds()]).toEqual([false, 0]);
});

test('a change checks its actor’s right on the target, and a constraint without a field refuses the whole', async () => {
  const origin = await administrator('EXECUTE8');
  const operation = defineOperation({
    ...nothing,
    refusals: ['CO404'],
    constraints: { role_permissions_pkey: [null, 'CO404'], properties_pkey: [null, 'CO404'] },
    async run({ tx, can }, { mark }) {
      const target = { kind: 'department', id: 'TOP' };
      if (mark !== '') await writeMark(tx, mark);
      return {
        answer: [await can('departments.change', target), await can('employees.register', target)],
        audit: 'none',
      };
    },
  });
  expect(await execute(kernel, operation, origin, { mark: 'twice' })).toEqual([true, true]);
  const again = execute(kernel, operation, origin, { mark: 'twice' });
  await expect(again).rejects.toMatchObject({ code: 'CO404', fields: [] });
});

import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { platformCompany } from '@madang/contract/views/operators/limits.ts';
import type { AnyPublicQuery, AnyQuery } from '../../kernel/operations/definition.ts';
import { parseInput } from '../../kernel/operations/input.ts';
import { runPublicQuery, runQuery } from '../../kernel/operations/queries.ts';
import { readSession } from '../../kernel/session/session.ts';
import { addMember } from '../member.ts';
import { asAdmin } from '../database/as-admin.ts';
import { startTestApp } from '../test-app.ts';
import { contents } from '../upgrade/release-rows.ts';
import { refusalOf } from './example-companies.ts';
import { inputFor } from './smallest-input.ts';

// Queries by their names and from JSON alone, made from the registry: a new one is in it by being registered.
const app = await startTestApp({ work: false });
const { kernel } = app;
const companyCode = 'QUERIES';
const registered = kernel.operations.all();
const queries = registered.filter((each): each is AnyQuery => each.kind === 'query');
const open = registered.filter((each): each is AnyPublicQuery => each.kind === 'public');

const caller = { setUpSecret: undefined, address: '192.0.2.1' };
const requestOf = () => ({ id: randomUUID(), address: '', language: 'en' as const });

async function readerOf(own: string, role: string) {
  const { secret } = await addMember(kernel.db, { companyCode: own, role });
  const reader = await readSession(kernel, { ...caller, secret });
  if (!reader) throw new Error('no session');
  return reader;
}

const readers = [await readerOf(companyCode, 'administrator'), await readerOf(platformCompany, 'operator')];
const employee = await readerOf(companyCode, 'employee');

/** Returns a reader who has the permission in all of their company. */
function readerFor({ name, permission }: AnyQuery) {
  const found = readers.find(
    ({ rights }) => permission === 'session' || (permission !== 'system' && rights.everywhere.has(permission)),
  );
  if (!found) throw new Error(`no one may ${name}`);
  return found;
}

/** Queries whose target must exist first, and does not: all other queries are answered. */
const notFound = new Set([
  'read-approval-form',
  'read-usable-form',
  'read-approval-request',
  'read-approval-file',
  'read-approval-policy',
  'try-approval-route',
  'read-run',
  'read-import',
  'list-import-rows',
  'list-run-rows',
  'read-dispatch',
  'list-promotion-codes',
  'read-employee',
  'read-person-as-of',
  'read-person-photo',
  'list-person-emblems',
  'explain-right',
  'list-person-grants',
  'list-emblem-holders',
  'read-emblem-image',
  'read-floor',
  'read-floor-map',
  'list-person-history',
  'list-person-approval-requests',
  'read-invitation-run',
  'list-joins',
  'read-person-factors',
  'read-person-key',
  'read-person-pin',
  'list-board-departments',
  'list-posts',
  'read-post',
  'list-comments',
  'read-link-image',
  'list-schedules',
  'read-department',
  'list-department-history',
  'read-membership-export',
  'read-holding-export',
  'preview-changed-grant',
  'preview-changed-role',
  'preview-taken-grant',
  'list-role-history',
  'read-leaving',
  'read-shared-address',
  'read-story',
  'read-member',
  'list-person-posts',
  'read-export',
  'read-platform-export',
  'list-led-structure-history',
]);
/** Queries that name no row of the company and refuse the smallest input all the same. */
const otherRefusals: Readonly<Record<string, string>> = {
  'explain-own-right': 'GRANT_UNKNOWN',
  'preview-given-grant': 'GRANT_UNKNOWN',
};
/** The same of those that anyone may ask, and of flows, which a browser has begun or not. */
const openRefusals: Readonly<Record<string, string>> = {
  'read-company-mark': 'CO404',
  'read-feed': 'CO404',
  'read-flow-invitation': 'MB_M_DENY_PAGE',
  'read-registration': 'MB_M_DENY_PAGE',
  'read-factor-step': 'MB_M_DENY_PAGE',
  'read-recovery': 'OTP0005',
  // It counts what it is asked, so it is asked for nothing.
  'check-login-id': 'MB_M_REQUIRED',
  'judge-password': 'MB_M_REQUIRED',
};

/** Everything that is stored; what queries record of themselves apart. */
async function stored() {
  await kernel.accessRecords.flush();
  const { audit_log: records = [], ...rest } = await asAdmin(app, contents);
  return { records: records.map((row) => `${String(row['operation'])} ${String(row['request_id'])}`), rest };
}

let before = await stored();

/** Returns the records that the last query wrote; it must have changed nothing else. */
async function recordsSince(): Promise<string[]> {
  const after = await stored();
  expect(after.rest).toEqual(before.rest);
  const known = new Set(before.records);
  before = after;
  return after.records.filter((record) => !known.has(record));
}

describe.each(queries.map((query) => [query.name, query] as const))('%s', (name, query) => {
  test('parsing a parsed input returns the same', () => {
    const parsed: unknown = parseInput(query, inputFor(query));
    expect(parseInput(query, parsed)).toEqual(parsed);
  });

  test('MEM-07 runs by name from JSON, changes nothing, and writes its record', async () => {
    const reader = readerFor(query);
    const asked = requestOf();
    const input = parseInput(query, inputFor(query));
    const code = await refusalOf(runQuery(kernel, query, { reader, request: asked }, input as never));
    expect([name, code]).toEqual([name, notFound.has(name) ? 'CO404' : (otherRefusals[name] ?? 'none')]);
    const isRecorded = query.access !== undefined && code === 'none';
    expect(await recordsSince()).toEqual(isRecorded ? [`${name} ${asked.id}`] : []);
  });

  test('MEM-01 MEM-04 is refused to a person without the right, whatever it names', async () => {
    if (query.permission === 'session') return;
    const asked = requestOf();
    const input = parseInput(query, inputFor(query));
    const code = await refusalOf(runQuery(kernel, query, { reader: employee, request: asked }, input as never));
    expect([name, code]).toEqual([name, 'CO401']);
    expect(await recordsSince()).toEqual([]);
  });
});

test.each(open.map((query) => [query.name, query] as const))(
  '%s of any caller runs by name from JSON, and changes nothing',
  async (name, query) => {
    const parsed: unknown = parseInput(query, inputFor(query));
    expect(parseInput(query, parsed)).toEqual(parsed);
    expect(await refusalOf(runPublicQuery(kernel, query, requestOf(), parsed as never))).toBe(
      openRefusals[name] ?? 'none',
    );
    expect(await recordsSince()).toEqual([]);
  },
);

import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { isErrorCode } from '@madang/contract/index.ts';
import { permissionTable } from '@madang/contract/permissions.ts';
import { inCompany } from '../../kernel/db/database.ts';
import { parseInput } from '../../kernel/operations/input.ts';
import { commandOrigin } from '../../kernel/operations/principal.ts';
import { refusalsOf } from '../../kernel/operations/refusals.ts';
import { isStorable } from '../../kernel/operations/registry.ts';
import { undo } from '../../kernel/operations/stored/undo.ts';
import { databaseText } from '../database/database-text.ts';
import { ExampleCompanies, originOf, refusalOf } from './example-companies.ts';
import type { Example, ExpectedAudit } from './examples/example.ts';
import { examples } from './examples/index.ts';
import { addMember } from '../member.ts';
import { isWholeCompany } from '../../kernel/access/reach.sql.ts';
import { grant } from './rights.ts';
import { startTestApp } from '../test-app.ts';

const app = await startTestApp({ work: false });
const { kernel } = app;
const registered = kernel.operations.all();
const storable = registered.filter(isStorable);

const companies = new ExampleCompanies(app);

interface AuditRow {
  readonly auditId: string;
  readonly operation: string;
  readonly actorKind: string;
  readonly actorId: string | null;
  readonly target: { readonly kind: string; readonly id: string };
  readonly fields: readonly string[];
  readonly detail: object | null;
  readonly via: string | null;
  readonly undo: string | null;
}

async function auditOf(companyCode: string, requestId: string): Promise<AuditRow[]> {
  return inCompany(kernel.db, companyCode, async (tx) => {
    const { rows } = await sql<AuditRow>`
      select a.audit_id as "auditId", a.operation, actor_kind as "actorKind", actor_id as "actorId", fields, detail, via,
        jsonb_build_object('kind', target_kind, 'id', target_id) as target, u.operation as undo
      from audit_log a left join undo_steps u on u.company_code = a.company_code and u.audit_id = a.audit_id
      where a.company_code = ${companyCode} and request_id = ${requestId} order by a.audit_id`.execute(tx);
    return rows;
  });
}

async function historyOf(companyCode: string): Promise<{ change: string; operation: string; actorId: string }[]> {
  return inCompany(kernel.db, companyCode, async (tx) => {
    const { rows } = await sql<{ change: string; operation: string; actorId: string }>`
      select table_name || ' ' || change as change, operation, actor_id as "actorId" from history
      where company_code = ${companyCode} order by history_number`.execute(tx);
    return rows;
  });
}

test('every operation with a stored input has an example, and no secret operation has one', () => {
  expect(examples.map(({ name }) => name).toSorted()).toEqual(storable.map(({ name }) => name).toSorted());
});

test('every operation is registered by its own name, with codes and permissions of the contract', () => {
  expect(new Set(registered.map(({ name }) => name)).size).toBe(registered.length);
  for (const operation of registered) {
    expect(operation.name).toMatch(/^[a-z]+(-[a-z]+)+$/);
    expect(refusalsOf(operation).filter((code) => !isErrorCode(code))).toEqual([]);
    if ('permission' in operation)
      expect(['session', 'system', ...Object.keys(permissionTable)]).toContain(operation.permission);
  }
});

/**
 * Operations whose undo another rule refuses before the comparison (docs/decisions/expected-values-and-undo.md). The list
 * only shrinks.
 */
const refusedByRule: Readonly<Record<string, string>> = {
  'delete-anniversary': 'SET_UP_LIMIT',
  'restore-access': 'ALREADY_SUSPENDED',
  'plan-change': 'PLAN_STATE',
  'retire-board': 'CO404',
  'retire-person': 'MB703',
  'pin-post': 'CO404',
  'unpin-post': 'CO404',
  'delete-department': 'CM301',
  'remove-concurrent-post': 'MB852',
  'revoke-invitation': 'INVITATION_STATE',
  'delete-job-rank': 'CM301',
  'delete-job-title': 'CM301',
  'grant-role': 'CO404',
  'revoke-role': 'EM0008',
  'set-board-departments': 'CO404',
  'suspend-access': 'NOT_SUSPENDED',
  'put-on-leave': 'MB705',
  'return-from-leave': 'MB704',
  'delete-approval-form': 'APPROVAL_FORM_NAME_TAKEN',
  'delete-approval-policy': 'APPROVAL_POLICY_NAME_TAKEN',
  'delete-menu': 'SET_UP_LIMIT',
  'delete-link': 'LINK_LIMIT',
  'delete-saved-view': 'SAVED_VIEW_NAME_TAKEN',
  'delete-sub-organisation': 'SUB_ORGANISATION_TAKEN',
  'delete-emblem': 'MB120',
  'grant-emblem': 'EMBLEM_NOT_HELD',
  'take-back-emblem': 'EMBLEM_HELD',
  'delete-location': 'CM301',
  'delete-floor-map': 'CO404',
  'delete-seat': 'SEAT_NAME',
  'assign-seat': 'CM302',
  'free-seat': 'CO404',
  'delete-shared-address': 'MB601',
  'change-own-members': 'CO404',
  'delete-item-category': 'MB802',
  'add-category-to-item': 'ITEM_CATEGORY_NOT_HELD',
  'remove-category-from-item': 'ITEM_CATEGORY_HELD',
  'delete-company-role': 'COMPANY_ROLE_NAME_TAKEN',
  'delete-grant-window': 'GRANT_WINDOW_NAME_TAKEN',
  'approve-right-request': 'CO404',
  'give-grant': 'CO404',
  'take-back-grant': 'GRANT_EXISTS',
};

test('an undo after another change is EDIT_CONFLICT, unless a named rule refuses first', () => {
  const others = examples.flatMap(({ name, meanwhile }) =>
    meanwhile && meanwhile.refusal !== 'EDIT_CONFLICT' ? [[name, meanwhile.refusal]] : [],
  );
  expect(Object.fromEntries(others)).toEqual(refusedByRule);
});

/** Steps for everyone that ask for the right to what they name themselves; to others it is not there. */
const asksItself: readonly string[] = ['cancel-planned-change', 'change-own-members'];

const uuids = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

/** Everything that the company's audit log and history tell of its rows. */
async function rowsOf(companyCode: string) {
  return inCompany(kernel.db, companyCode, async (tx) => {
    const { rows } = await sql`
      select (select count(*) from audit_log where company_code = ${companyCode}) as audit,
        (select count(*) from history where company_code = ${companyCode}) as history`.execute(tx);
    return rows;
  });
}

function refusalOfCommand({ needsPerson }: Example): string {
  return needsPerson === true ? 'CO401' : (needsPerson ?? 'none');
}

describe.each(examples.map((each) => [each.name, each] as const))('%s', (name, example) => {
  const operation = kernel.operations.storable(name);

  test('parsing a parsed input returns the same', async () => {
    const { companyCode } = await companies.add(example);
    const parsed: unknown = parseInput(operation, companies.filled(example.input, companyCode));
    expect(parseInput(operation, companies.filled(parsed as object))).toEqual(parsed);
  });

  // The mutation of the audit runs the tests of this name, so those that leave no row have another.
  const auditRows = example.isUnaudited ? 'no audit row' : 'its audit rows';
  test(`runs by name from JSON, and writes ${auditRows}, its history and its undo step`, async () => {
    const { companyCode: own, personId } = await companies.add(example);
    const origin = originOf(own, personId);
    // An operator's change leaves its rows in the company that it names.
    const companyCode =
      operation.kind === 'platform'
        ? operation.company(parseInput(operation, companies.filled(example.input, own)))
        : own;
    const historyBefore = (await historyOf(companyCode)).length;
    const answer = await companies.run(origin, example);
    const leaves = example.leaves(answer as never, personId);
    // A step runs as the person who takes it back: of one's own matters it would change another's.
    if (leaves.undo !== undefined && !asksItself.includes(leaves.undo))
      expect(kernel.operations.storable(leaves.undo).permission).not.toBe('session');
    // What can be taken back says what comes in between, or the two tests below would not be.
    expect(example.meanwhile !== undefined).toBe(leaves.undo !== undefined);
    expect(leaves.audit === 'none').toBe(example.isUnaudited === true);
    const expected = leaves.audit === 'none' ? [] : companies.filled(leaves.audit, own);
    const rows = await auditOf(companyCode, origin.request.id);
    expect(rows.map(({ auditId, ...row }) => (auditId === '' ? undefined : row))).toEqual(
      expected.map(({ as = name, target, fields = [], changes, ...row }, n) => ({
        operation: as,
        actorKind: 'person',
        actorId: personId,
        target,
        fields,
        detail: detailOf(row.detail, changes),
        via: null,
        undo: n === 0 ? (leaves.undo ?? null) : null,
      })),
    );
    const history = (await historyOf(companyCode)).slice(historyBefore);
    expect(history).toEqual((leaves.history ?? []).map((change) => ({ change, operation: name, actorId: personId })));
  });

  test('also runs by command, and changes nothing for a person without the right, a stranger or another company', async () => {
    const { companyCode, origin } = await companies.add(example);
    const employee = await addMember(kernel.db, { companyCode, role: 'employee' });
    const stranger = await companies.add({ given: [] });
    const before = await databaseText(app);
    const isForEveryone = 'permission' in operation && operation.permission === 'session';
    if (isForEveryone) return expect(await refusalOf(companies.run(commandOrigin(companyCode), example))).toBe('CO401');
    expect(await refusalOf(companies.run(originOf(companyCode, employee.personId), example))).toBe('CO401');
    // A person of one company who names another one has no right there.
    expect(await refusalOf(companies.run(originOf(companyCode, stranger.personId), example))).toBe('CO401');
    expect(await databaseText(app)).toEqual(before);
    expect(await refusalOf(companies.run(commandOrigin(companyCode), example))).toBe(refusalOfCommand(example));
    expect(origin.principal.kind).toBe('person');
  });

  test('MEM-02 MEM-04 a narrower right does not reveal the existence of targets', async () => {
    const { companyCode } = await companies.add(example);
    const permission = 'permission' in operation ? operation.permission : 'session';
    if (permission === 'session' || permission === 'system') return;
    const { personId } = await addMember(kernel.db, { companyCode, role: 'employee' });
    // Of a branch in which there is nothing.
    await grant(kernel.db, { companyCode, personId, permission, department: 'NOSUCH' });
    const before = await databaseText(app);
    const input = companies.filled(example.input, companyCode);
    const parsed = parseInput(operation, input);
    const isWhole = operation.within?.(parsed as never) === undefined && isWholeCompany(operation.targets(parsed));
    const code = isWhole ? 'RIGHT_COMPANY_WIDE' : 'CO401';
    expect(await refusalOf(companies.run(originOf(companyCode, personId), example))).toBe(code);
    const unknown = JSON.parse(JSON.stringify(input).replaceAll(uuids, () => randomUUID())) as object;
    expect(await refusalOf(companies.run(originOf(companyCode, personId), { name, input: unknown }))).toBe(code);
    expect(await databaseText(app)).toEqual(before);
  });

  test('MEM-04 items of another company are not found and not changed', async () => {
    const { companyCode } = await companies.add(example);
    const input = companies.filled(example.input, companyCode);
    const targets = operation.targets(parseInput(operation, input));
    // What is made again, the platform's own, and one's own matters name nothing of a company; operators share one.
    if (operation.kind === 'platform' || example.role === 'operator') return;
    if (targets.length === 0 || !/\{\d+\./.test(JSON.stringify(example.input))) return;
    const other = await companies.add({ given: [], ...(example.role ? { role: example.role } : {}) });
    const step = { name, input };
    const before = await rowsOf(companyCode);
    const code = await refusalOf(companies.run(originOf(other.companyCode, other.personId), step));
    expect([name, code]).toEqual([name, 'CO404']);
    expect(await rowsOf(companyCode)).toEqual(before);
  });

  if (example.meanwhile === undefined) return;
  const { refusal, ...meanwhile } = example.meanwhile;

  async function changed() {
    const company = await companies.add(example);
    const origin = originOf(company.companyCode, company.personId);
    await companies.run(origin, example);
    const [row] = await auditOf(company.companyCode, origin.request.id);
    return { ...company, auditId: row?.auditId ?? '' };
  }

  test('is undone once, by a person with the right to do so', async () => {
    const { companyCode, origin, auditId } = await changed();
    const employee = await addMember(kernel.db, { companyCode, role: 'employee' });
    const step = example.leaves(undefined as never, '').undo;
    const refused = asksItself.includes(step ?? '') ? 'CO404' : 'CO401';
    expect(await refusalOf(undo(kernel, originOf(companyCode, employee.personId), auditId))).toBe(refused);
    const outcomes = await Promise.all([1, 2, 3].map(() => refusalOf(undo(kernel, origin, auditId))));
    expect(outcomes.toSorted()).toEqual(['UNDO_OVER', 'UNDO_OVER', 'none']);
    const [row] = await inCompany(kernel.db, companyCode, async (tx) => {
      const { rows } = await sql<{ operation: string }>`
        select operation from audit_log where via = ${`undo:${auditId}`}`.execute(tx);
      return rows;
    });
    expect(row?.operation).toBe(step);
  });

  test('is not undone after another change, nor after its time', async () => {
    const { origin, auditId } = await changed();
    await companies.run(origin, meanwhile);
    expect(await refusalOf(undo(kernel, origin, auditId))).toBe(refusal);
    const late = await changed();
    await app.advance(601);
    expect(await refusalOf(undo(kernel, late.origin, late.auditId))).toBe('UNDO_OVER');
  });
});

function detailOf(detail: object | undefined, changes: ExpectedAudit['changes']): object | null {
  if (!changes) return detail ?? null;
  return { ...detail, changes: changes.map(([field, before, after]) => ({ field, before, after })) };
}

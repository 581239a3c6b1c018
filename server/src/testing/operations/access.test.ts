import { randomUUID } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { roles, type Role } from '@madang/contract/kernel/access/roles.ts';
import { platformCompany } from '@madang/contract/views/operators/limits.ts';
import { permissionTable, type Permission } from '@madang/contract/permissions.ts';
import { Refusal } from '@madang/contract/refuse.ts';
import { authorize, permissionsOn } from '../../kernel/access/authorize.sql.ts';
import { inCompany } from '../../kernel/db/database.ts';
import { openFlow } from '../../kernel/flow/flow.ts';
import type { AnyChange } from '../../kernel/operations/definition.ts';
import { execute } from '../../kernel/operations/executor.ts';
import { commandOrigin, type Principal } from '../../kernel/operations/principal.ts';
import { findPendingSignIn, openPendingSignIn } from '../../kernel/session/pending-sign-in.ts';
import { modules } from '../../modules/index.ts';
import { databaseText } from '../database/database-text.ts';
import { addMember, memberBrowser } from '../member.ts';
import { startTestApp } from '../test-app.ts';
import { refusalOf } from './example-companies.ts';
import { isWholeCompany } from '../../kernel/access/reach.sql.ts';
import { grant } from './rights.ts';
import { sendJunk } from './send-junk.ts';
import { inputFor } from './smallest-input.ts';

// The matrix of who may what, made from the registry: a new operation is in it by being registered.
const app = await startTestApp({ work: false });
const { kernel } = app;
const companyCode = 'MATRIX';
/** Operators are of the platform's company; of representatives a company has one. */
const companyOf = (role: Role, name: string) =>
  role === 'operator' ? platformCompany : `${name}${roles.indexOf(role)}`;
const isChange = (operation: { readonly kind: string }) => operation.kind !== 'query' && operation.kind !== 'public';
const changes = kernel.operations.all().filter((each): each is AnyChange => isChange(each));

const mayHave = (permission: Permission): readonly string[] => permissionTable[permission].roles;

test.each(roles)(
  'MEM-01 MEM-04 a %s reaches the calls of its permissions, and is refused all others before parsing',
  async (role) => {
    const browser = await memberBrowser(app, { companyCode: companyOf(role, 'CALLS'), role });
    const hashed = vi.spyOn(kernel.hasher, 'hash');
    const bound = modules
      .flatMap(({ operations }) => operations)
      .flatMap(({ route, operation }) =>
        operation &&
        'permission' in operation &&
        operation.permission !== 'session' &&
        operation.permission !== 'system'
          ? [{ route, permission: operation.permission as Permission }]
          : [],
      );
    expect(bound.length).toBeGreaterThan(60);
    for (const { route, permission } of bound) {
      const answer = await sendJunk(browser, route);
      const outcome = answer.error.errorCode === 'CO401' ? 'CO401' : 'let through';
      const expected = mayHave(permission).includes(role) ? 'let through' : 'CO401';
      expect([route.path, outcome]).toEqual([route.path, expected]);
    }
    expect(hashed).not.toHaveBeenCalled();
  },
);

test('MEM-01 the database grants each role the contract’s permissions, over the whole company and nothing else', async () => {
  for (const role of roles) {
    const own = companyOf(role, 'ROWS');
    const { personId } = await addMember(kernel.db, { companyCode: own, role });
    const found = await inCompany(kernel.db, own, async (tx) => ({
      permitted: await permissionsOn(tx, personId, { kind: 'department', id: 'NOSUCH' }),
      authorized: await Promise.all(
        Object.keys(permissionTable).map(async (name) => {
          const permission = name as Permission;
          return [permission, await authorize(tx, personId, permission, [{ kind: 'post', id: randomUUID() }])] as const;
        }),
      ),
    }));
    const wanted = Object.keys(permissionTable).filter((name) => mayHave(name as Permission).includes(role));
    expect([...found.permitted].toSorted()).toEqual(wanted.toSorted());
    expect(found.authorized.filter(([, may]) => may).map(([name]) => name)).toEqual(wanted);
  }
});

/** The kinds of principals that an operation serves. */
function admittedTo(operation: AnyChange): readonly string[] {
  if (operation.kind === 'flow') return ['visitor'];
  if (operation.kind === 'logIn') return ['waiting'];
  if (operation.kind === 'open') return ['anyone'];
  if (operation.permission === 'session') return ['person'];
  return operation.permission === 'system' ? ['system'] : ['person', 'system'];
}

test('MEM-04 an operation of one kind of principal refuses every other, and nothing is written', async () => {
  const { personId, secret } = await addMember(kernel.db, { companyCode, role: 'administrator' });
  expect(secret).not.toBe('');
  const { secret: pendingSecret } = await inCompany(kernel.db, companyCode, (tx) =>
    openPendingSignIn(
      tx,
      { companyCode, personId },
      {
        lifetimeSeconds: 600,
        factor: 'passed',
        isKept: false,
        endsBy: undefined,
        admission: kernel.admission,
        address: '',
      },
    ),
  );
  const pending = await findPendingSignIn(kernel, { secret: pendingSecret, address: '' });
  if (!pending) throw new Error('no log-in waits');
  const { flow } = await openFlow(kernel.db, 600);
  const principals: Record<string, Principal> = {
    person: { kind: 'person', companyCode, personId },
    system: commandOrigin(companyCode).principal,
    waiting: { kind: 'waiting', companyCode, personId, pending },
    visitor: { kind: 'visitor', flow },
    anyone: { kind: 'anyone' },
  };
  const before = await databaseText(app);
  const hashed = vi.spyOn(kernel.hasher, 'hash');
  const outcomes = await Promise.all(
    changes.flatMap((operation) =>
      Object.entries(principals)
        .filter(([name]) => !admittedTo(operation).includes(name))
        .map(async ([name, principal]) => {
          const run = execute(kernel, operation, { principal, request: { id: randomUUID(), address: '' } }, {});
          const code = await run.then(
            () => 'none',
            (error: unknown) => (error instanceof Refusal ? error.code : String(error)),
          );
          return `${operation.name} by ${name}: ${code}`;
        }),
    ),
  );
  expect(outcomes.length).toBeGreaterThan(changes.length * 2);
  expect(outcomes.filter((each) => !each.endsWith(': CO401'))).toEqual([]);
  expect(hashed).not.toHaveBeenCalled();
  expect(await databaseText(app)).toEqual(before);
});

test('MEM-04 a person without the right on the target is refused before anything is prepared or hashed', async () => {
  const spies = [vi.spyOn(kernel.hasher, 'hash'), vi.spyOn(kernel.hasher, 'matches')];
  const { personId: employee } = await addMember(kernel.db, { companyCode, role: 'employee' });
  const guarded = changes.flatMap((operation) => {
    if (operation.kind !== 'change' && operation.kind !== 'platform') return [];
    const { permission } = operation;
    return permission === 'session' || permission === 'system' ? [] : [{ operation, permission }];
  });
  /** Someone with the permission in a branch that holds nothing. */
  const narrow = new Map<Permission, string>();
  for (const { permission } of guarded) {
    if (narrow.has(permission)) continue;
    const { personId } = await addMember(kernel.db, { companyCode, role: 'employee' });
    await grant(kernel.db, { companyCode, personId, permission, department: 'ELSEWHERE' });
    narrow.set(permission, personId);
  }
  const before = await databaseText(app);
  const outcomes: string[] = [];
  const expected: string[] = [];
  for (const { operation, permission } of guarded) {
    const raw = inputFor(operation);
    const parsed = operation.input.safeParse(raw);
    const input = (parsed.success ? parsed.data : raw) as never;
    const isWhole = operation.within?.(input) === undefined && isWholeCompany(operation.targets(input));
    for (const personId of [employee, narrow.get(permission) ?? '']) {
      const principal = { kind: 'person', companyCode, personId } as const;
      const origin = { principal, request: { id: randomUUID(), address: '' } };
      const code = await refusalOf(execute(kernel, operation, origin, input)).catch(String);
      outcomes.push(`${operation.name}: ${code}`);
      expected.push(`${operation.name}: ${isWhole && personId !== employee ? 'RIGHT_COMPANY_WIDE' : 'CO401'}`);
    }
  }
  expect(outcomes.length).toBeGreaterThan(200);
  expect(outcomes).toEqual(expected);
  for (const spy of spies) expect(spy).not.toHaveBeenCalled();
  expect(await databaseText(app)).toEqual(before);
});

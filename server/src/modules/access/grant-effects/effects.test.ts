import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { GrantEffects } from '@madang/contract/access/grant-effects/routes.ts';
import { authorize } from '../../../kernel/access/authorize.sql.ts';
import { newId } from '../../../kernel/crypto/new-id.ts';
import { inCompany } from '../../../kernel/db/database.ts';
import type { Answer, Browser } from '../../../testing/browser.ts';
import { addMember, memberBrowser } from '../../../testing/member.ts';
import { createTree, randomGrants, setGrants, treeDepartments } from '../../../testing/operations/random-grants.ts';
import { newAdministrator } from '../../../testing/portal-companies.ts';
import { startTestApp } from '../../../testing/test-app.ts';

const app = await startTestApp();
const path = '/api/v1/grants';
const place = { scopeId: '', validFrom: '', validUntil: '', windowId: '' };
const reason = '조직 개편을 함께 준비합니다.';
const inBranch = (scopeId: string) => ({ ...place, scopeKind: 'department', scopeId });
const ofDepartments = { targetType: 'R', targetName: 'departments' };

async function company() {
  const own = await newAdministrator(app, 'SAMPLE');
  await createTree(own);
  const { personId } = await addMember(app.kernel.db, { companyCode: own.companyCode, role: 'employee' });
  const idOf = async (answer: Promise<Answer>, name: string) => {
    const made = await answer;
    expect(made.status, made.text).toBe(200);
    return made.json<Record<string, string>>()[name] ?? '';
  };
  return {
    own,
    personId,
    idOf,
    give: (what: object) => idOf(own.post(path, { granteeType: 'P', granteeId: personId, reason, ...what }), 'grantId'),
  };
}

/** Each change in a line: 'gains departments.change AAAA 1'. */
function linesOf(answer: Answer): string[] {
  expect(answer.status, answer.text).toBe(200);
  return answer
    .json<GrantEffects>()
    .items.map(({ change, permission, scope, people }) => `${change} ${permission} ${scope.id || scope.kind} ${people}`)
    .toSorted();
}

const previewOf = (by: Browser, given: Record<string, string>) =>
  by.get(`${path}/effects?${new URLSearchParams(given).toString()}`);

test('MEM-09 the preview of a grant shows what the person gains, and nothing if they have it already', async () => {
  const { own, personId, give } = await company();
  const given = { granteeType: 'P', granteeId: personId, ...ofDepartments, ...inBranch('AAAA') };
  const gained = ['gains departments.change AAAA 1', 'gains departments.view AAAA 1'];
  expect(linesOf(await previewOf(own, given))).toEqual(expect.arrayContaining(gained));
  // A trial leaves nothing.
  expect((await own.get(path)).json<{ items: unknown[] }>().items).toEqual([]);
  await give({ targetType: 'V', targetName: 'departments', ...inBranch('TOP') });
  const more = linesOf(await previewOf(own, given));
  expect(more).toContain('gains departments.change AAAA 1');
  expect(more).not.toContain('gains departments.view AAAA 1');
  await give({ ...ofDepartments, ...inBranch('AAAA') });
  expect(linesOf(await previewOf(own, { ...given, ...inBranch('AONE') }))).toEqual([]);
  // A grant that begins later is looked at then.
  const later = { ...given, ...inBranch('BBBB'), validFrom: '2999-01-01' };
  expect(linesOf(await previewOf(own, later))).toContain('gains departments.change BBBB 1');
  expect((await previewOf(own, { ...given, ...inBranch('AAAA') })).error.errorCode).toBe('GRANT_EXISTS');
  expect((await previewOf(own, { ...given, ...inBranch('NOWHERE') })).error.errorCode).toBe('GRANT_SCOPE');
});

test('MEM-09 changes and revocations are previewed: another place, an earlier end, fewer hours, and rights kept by another grant', async () => {
  const { own, personId, give, idOf } = await company();
  const grantId = await give({ ...ofDepartments, ...inBranch('AAAA') });
  const changed = (change: Record<string, string>) =>
    own.get(`${path}/${grantId}/effects?${new URLSearchParams({ ...inBranch('AAAA'), ...change }).toString()}`);
  expect(linesOf(await changed({ scopeId: 'BBBB' }))).toEqual(
    expect.arrayContaining(['gains departments.change BBBB 1', 'loses departments.change AAAA 1']),
  );
  expect(linesOf(await changed({ validUntil: '2998-01-01' }))).toContain('loses departments.change AAAA 1');
  const hours = { grantWindowName: 'Hours', zone: 'UTC', closesOnDaysOff: false, weekly: [{ from: 0, to: 10_000 }] };
  const windowId = await idOf(own.post('/api/v1/grant-windows', hours), 'grantWindowId');
  expect(linesOf(await changed({ windowId }))).toContain('loses departments.change AAAA 1');
  expect(linesOf(await changed({}))).toEqual([]);
  const taken = () => own.get(`${path}/${grantId}/effects/of-taking-back`);
  expect(linesOf(await taken())).toContain('loses departments.change AAAA 1');
  await give({ targetType: 'V', targetName: 'departments', ...inBranch('TOP') });
  expect(linesOf(await taken())).not.toContain('loses departments.view AAAA 1');
  expect(linesOf(await taken())).toContain('loses departments.change AAAA 1');
  expect((await own.get(`${path}/${newId()}/effects/of-taking-back`)).error.errorCode).toBe('CO404');
  const other = await memberBrowser(app, { companyCode: own.companyCode, role: 'employee' });
  expect((await other.get(`${path}/${grantId}/effects/of-taking-back`)).error.errorCode).toBe('CO401');
  expect(personId).not.toBe('');
});

test('MEM-09 editing a role previews the gains and losses of its holders, and a grant to a role those of all holders', async () => {
  const { own, idOf } = await company();
  const { companyCode } = own;
  const role = { companyRoleName: 'Helpers', permissions: ['departments.change', 'departments.view'] };
  const roleId = await idOf(own.post('/api/v1/company-roles', role), 'companyRoleId');
  const people = await Promise.all(
    [1, 2, 3].map(() => addMember(app.kernel.db, { companyCode, role: 'employee' }).then((each) => each.personId)),
  );
  for (const granteeId of people) {
    const scope = granteeId === people[0] ? inBranch('BBBB') : { ...place, scopeKind: 'company' };
    const given = {
      granteeType: 'P',
      granteeId,
      targetType: 'L',
      targetName: roleId,
      reason,
      ...scope,
      validUntil: '2999-12-31',
    };
    await idOf(own.post(path, given), 'grantId');
  }
  const effects = (permissions: readonly string[]) =>
    own.post(`/api/v1/company-roles/${roleId}/effects/search`, { companyRoleName: 'Helpers', permissions });
  expect(linesOf(await effects(['departments.view', 'menus.change']))).toEqual([
    'gains menus.change company 2',
    'loses departments.change BBBB 3',
    'loses departments.change company 2',
  ]);
  expect(linesOf(await effects(role.permissions))).toEqual([]);
  expect((await effects(['platform.everything'])).error.errorCode).toBe('GRANT_UNKNOWN');
  const toRole = {
    granteeType: 'R',
    granteeId: roleId,
    targetType: 'V',
    targetName: 'menus',
    ...place,
    scopeKind: 'company',
  };
  expect(linesOf(await previewOf(own, toRole))).toEqual(['gains menus.view company 2']);
});

test('MEM-09 permissions computed for many and for each alone agree over random grants', async () => {
  const { own, personId } = await company();
  const scopes = treeDepartments.map((id) => ({ kind: 'department', id }));
  const permissions = ['departments.change', 'departments.view'] as const;
  const cases = fc.sample(randomGrants({ permissions, scopes }), 60);
  for (const grants of cases) {
    await inCompany(app.kernel.db, own.companyCode, async (tx) => {
      await setGrants(tx, { companyCode: own.companyCode, personId }, grants);
      for (const { kind, id } of [...scopes, { kind: 'company', id: '' }]) {
        const targets = kind === 'company' ? [] : [{ kind, id }];
        const { rows } = await sql<{ person: string }>`
          select person_id as person from who_may('departments.change', ${kind}, ${id}, app_now(), ${[personId]}::uuid[], 10)`.execute(
          tx,
        );
        expect([id, rows.length === 1]).toEqual([id, await authorize(tx, personId, 'departments.change', targets)]);
      }
    });
  }
});

import { expect, test } from 'vitest';
import { inCompany } from '../../../kernel/db/database.ts';
import type { Browser } from '../../../testing/browser.ts';
import { statementsOfCall } from '../../../testing/database/count-statements.ts';
import { newAdministrator } from '../../../testing/portal-companies.ts';
import { startTestApp } from '../../../testing/test-app.ts';

const app = await startTestApp();
const path = '/employee/memberadmin/rest/v1/emp/readEmployeeByUserId';

const codesOf = async (browser: Browser) => {
  const { compStrcCd, suborgCd } = (await browser.post(path, { userId: '' })).json<{
    memberVO: { compStrcCd: string; suborgCd: string };
  }>().memberVO;
  return [compStrcCd, suborgCd];
};

async function departmentOf(by: Browser, departmentCode: string, parentDepartmentCode: string): Promise<void> {
  const names = { departmentName: '공장', englishDepartmentName: 'Plant', language: 'ko' };
  const made = await by.post('/api/v1/departments', { departmentCode, parentDepartmentCode, ...names });
  expect(made.status).toBe(200);
}

test('API-01 DEP-06 the who-am-I call requires what the session call requires, and returns changed codes at once', async () => {
  const own = await newAdministrator(app, 'CODES');
  const { companyCode, personId } = own;
  const moved = async (departmentCode: string) => {
    const to = { department_code: departmentCode };
    await inCompany(app.kernel.db, companyCode, (tx) =>
      tx
        .updateTable('people')
        .set(to)
        .where('company_code', '=', companyCode)
        .where('person_id', '=', personId)
        .execute(),
    );
  };
  expect(await codesOf(own)).toEqual([companyCode, companyCode]);
  const asked = await statementsOfCall(async () => own.post(path, { userId: '' }));
  expect(asked).toEqual(await statementsOfCall(async () => own.get('/api/v1/session')));

  for (const code of ['NORTH', 'SOUTH']) await departmentOf(own, code, 'TOP');
  await departmentOf(own, 'PLANT', 'NORTH');
  const { subOrganisationId } = (
    await own.post('/api/v1/sub-organisations', {
      subOrganisationCode: 'BUSAN',
      subOrganisationName: '부산본부',
      englishSubOrganisationName: 'Busan Plant',
    })
  ).json<{ subOrganisationId: string }>();
  await own.put('/api/v1/sub-organisation-departments/SOUTH', { subOrganisationId });
  expect(await codesOf(own)).toEqual([companyCode, companyCode]);
  // The person moves, and then the department with the person in it.
  await moved('PLANT');
  expect(await codesOf(own)).toEqual([companyCode, companyCode]);
  expect((await own.put('/api/v1/departments/PLANT/place', { parentDepartmentCode: 'SOUTH' })).status).toBe(200);
  expect(await codesOf(own)).toEqual([companyCode, 'BUSAN']);
  await moved('NORTH');
  expect(await codesOf(own)).toEqual([companyCode, companyCode]);

  await app.pools.owner.query(
    `insert into company_structures (structure_code, head_code, name, english_name) values ('HANGANG', $1, '한강', 'Hangang')`,
    [companyCode],
  );
  await app.pools.owner.query(`insert into structure_members (company_code, structure_code) values ($1, 'HANGANG')`, [
    companyCode,
  ]);
  expect(await codesOf(own)).toEqual(['HANGANG', companyCode]);
  await app.pools.owner.query(`delete from structure_members where company_code = $1`, [companyCode]);
  expect(await codesOf(own)).toEqual([companyCode, companyCode]);
});

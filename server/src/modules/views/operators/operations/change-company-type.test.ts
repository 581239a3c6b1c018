// Runs on every PostgreSQL: row locks.
import { expect, test } from 'vitest';
import { peopleProperties } from '@madang/contract/people/people/properties.ts';
import type { List } from '@madang/contract/kernel/lists/list.ts';
import type { CompanyRow } from '@madang/contract/views/operators/platform.ts';
import type { AuditRecord } from '@madang/contract/views/audit-log/routes.ts';
import { memberBrowser } from '../../../../testing/member.ts';
import { operatorBrowser } from '../../../../testing/operator.ts';
import { employeesOf, employeesPath } from '../../../../testing/people.ts';
import { startTestApp } from '../../../../testing/test-app.ts';

const app = await startTestApp();
const { administratorOf, someone } = employeesOf(app);
const operator = await operatorBrowser(app);
const addressOf = (companyCode: string) => `/api/v1/operator/companies/${companyCode}/type`;
const record = '/api/v1/company/record';
const policies = '/api/v1/security-policies';

const set = (companyCode: string, companyType: string, expected?: string) =>
  operator.put(addressOf(companyCode), { companyType, ...(expected === undefined ? {} : { expected }) });
const typeOf = async (companyCode: string) =>
  (await operator.post('/api/v1/operator/companies/search', { search: companyCode })).json<List<CompanyRow>>().items[0]
    ?.companyType;

test('USR-06 CMP-01 only the operator sets a company’s type; the company reads it and finds the change in its records', async () => {
  const { browser, companyCode } = await administratorOf();
  expect((await app.browser().put(addressOf(companyCode), { companyType: 'partner' })).error.errorCode).toBe('AC100');
  expect((await browser.put(addressOf(companyCode), { companyType: 'partner' })).error.errorCode).toBe('CO401');
  expect((await browser.get(record)).json()).toMatchObject({ companyType: 'company' });
  expect((await set(companyCode, 'partner', 'company')).status).toBe(200);
  expect((await browser.get(record)).json()).toMatchObject({ companyType: 'partner' });
  expect(await typeOf(companyCode)).toBe('partner');
  const found = await browser.get('/api/v1/records?kind=all&operation=change-company-type');
  expect(found.json<List<AuditRecord>>().items).toMatchObject([
    {
      target: { kind: 'company', id: companyCode },
      fields: ['companyType'],
      changes: [{ field: 'companyType', before: 'company', after: 'partner' }],
    },
  ]);
});

test.each(['PLATFORM', 'NOSUCH'])('USR-06 the type of %s cannot be set', async (companyCode) => {
  expect((await set(companyCode, 'sap')).error.errorCode).toBe('CO404');
});

test('USR-06 of two operators who set a type at once the second one is refused', async () => {
  const { companyCode } = await administratorOf();
  const answers = await Promise.all([set(companyCode, 'partner', 'company'), set(companyCode, 'sap', 'company')]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect(['partner', 'sap']).toContain(await typeOf(companyCode));
});

test('USR-06 subsidiaries and partners have a minimum grade by property, and existing grades remain', async () => {
  const { browser, companyCode } = await administratorOf();
  const person = await memberBrowser(app, { companyCode, role: 'employee' });
  const grade = (securityGrade: string) =>
    browser.post(`${employeesPath}/${person.personId}/changes`, { change: { securityGrade } });
  expect((await grade('3')).status).toBe(200);
  // What the fields offer is what the server takes.
  const offered = async () => {
    const [listed, panel] = [
      await browser.get(employeesPath),
      await browser.get(`${employeesPath}/${person.personId}`),
    ];
    return [listed, panel].map((answer) => answer.json<{ minSecurityGrade: number | null }>().minSecurityGrade);
  };
  expect(await offered()).toEqual([null, null]);
  for (const type of ['subsidiary', 'partner']) {
    expect((await set(companyCode, type)).status).toBe(200);
    expect(await offered()).toEqual([4, 4]);
    const refused = await browser.post(employeesPath, someone({ securityGrade: '3' }));
    const issue = { path: 'securityGrade', code: 'SECURITY_GRADE_MINIMUM', params: { 0: 4 } };
    expect(refused.error.fields).toMatchObject([issue]);
    expect((await grade('3')).status).toBe(200);
  }
  expect((await grade('5')).status).toBe(200);
  expect((await grade('3')).error.fields).toMatchObject([
    { path: 'change.securityGrade', code: 'SECURITY_GRADE_MINIMUM', params: { 0: 4 } },
  ]);
  expect((await grade('4')).status).toBe(200);
  await app.setProperty(peopleProperties.affiliateMinGrade, 5);
  expect(await offered()).toEqual([5, 5]);
  expect((await grade('9')).status).toBe(200);
  expect((await grade('4')).error.fields[0]?.params).toEqual({ 0: 5 });
  expect((await set(companyCode, 'company')).status).toBe(200);
  expect((await grade('3')).status).toBe(200);
});

test('IDR-03 a company that uses SAP has IDs of 6 to 12 characters, and its own setting is restored afterwards', async () => {
  const { browser, companyCode } = await administratorOf();
  const choose = (idProfile: string) => browser.put(`${policies}/id-profile`, { idProfile });
  const register = (loginId: string) => browser.post(employeesPath, someone({ loginId }));
  expect((await choose('r4to20')).status).toBe(200);
  expect((await set(companyCode, 'sap')).status).toBe(200);
  expect((await browser.get(policies)).json()).toMatchObject({ idProfile: 'sap', isIdProfileFixed: true });
  expect((await choose('r3to12')).error.errorCode).toBe('COMPANY_TYPE_ID_PROFILE');
  expect((await register('saebm')).error.fields).toMatchObject([{ code: 'MB_T_ID_RULE1', params: { 0: 6, 1: 12 } }]);
  expect((await register('saebyeokhanbit')).error.fields).toMatchObject([{ code: 'MB_T_ID_RULE1' }]);
  expect((await register('saebyeok')).status).toBe(200);
  expect((await set(companyCode, 'company')).status).toBe(200);
  expect((await browser.get(policies)).json()).toMatchObject({ idProfile: 'r4to20', isIdProfileFixed: false });
  expect((await register('saebm')).status).toBe(200);
});

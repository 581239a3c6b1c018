import { expect, test } from 'vitest';
import { memberBrowser } from '../../../testing/member.ts';
import { auditOf, endSetUp, newAdministrator } from '../../../testing/portal-companies.ts';
import { startTestApp } from '../../../testing/test-app.ts';

const app = await startTestApp();
const createPath = '/approval/rest/v1/organization/compCreate';
const settingsPath = '/api/v1/approval-settings';
const byDefault = {
  keptDays: 4015,
  maxApprovers: 99,
  maxAgreers: 0,
  maxReferees: 0,
  maxReceivers: 0,
  allowsDelegation: false,
  allowsLaterApproval: false,
  documentOwner: 'company',
};
const configurationOf = (compCd: string) => ({
  apConfId: 'auto',
  compCd,
  keepTermVal: 4015,
  ttAplnNum: 99,
  apOrgTypeCd: 'C',
});

test('API-01 WIZ-20 APR-01 of many at once one creates the configuration, and the others get AP199', async () => {
  const administrator = await newAdministrator(app, 'APPRA');
  const body = configurationOf(administrator.companyCode);
  const answers = await Promise.all(Array.from({ length: 16 }, () => administrator.post(createPath, body)));
  expect(answers.filter(({ status }) => status === 200).map((answer) => answer.json())).toEqual([
    { result: 'success' },
  ]);
  const others = answers.filter(({ status }) => status !== 200);
  expect(new Set(others.map(({ status, error }) => `${status} ${error.errorCode}`))).toEqual(new Set(['409 AP199']));
  const { settings, changedAt } = (await administrator.get(settingsPath)).json();
  expect(settings).toEqual(byDefault);
  expect(changedAt).not.toBeNull();
  expect((await auditOf(app, administrator.companyCode)).map(({ operation }) => operation)).toEqual([
    'create-approval-company',
  ]);
});

test('APR-01 the settings are shown and changed, also if the set-up never created any', async () => {
  const administrator = await newAdministrator(app, 'APPRA');
  expect((await administrator.get(settingsPath)).json()).toEqual({
    settings: byDefault,
    defaults: byDefault,
    changedAt: null,
  });
  const changed = { ...byDefault, keptDays: 3650, maxAgreers: 5, allowsDelegation: true, documentOwner: 'department' };
  expect((await administrator.put(settingsPath, changed)).json()).toEqual({ result: 'success' });
  expect((await administrator.get(settingsPath)).json()).toMatchObject({ settings: changed, defaults: byDefault });
  const again = await administrator.post(createPath, configurationOf(administrator.companyCode));
  expect(again.error.errorCode).toBe('AP199');
  expect((await administrator.get(settingsPath)).json()).toMatchObject({ settings: changed });
});

test.each([
  ['keptDays', 0],
  ['keptDays', 36_501],
  ['maxApprovers', 0],
  ['maxApprovers', 100],
  ['maxAgreers', -1],
  ['maxAgreers', 1.5],
])('APR-01 %s %j is refused with APPROVAL_RANGE', async (field, value) => {
  const administrator = await newAdministrator(app, 'APPRA');
  const { error, status } = await administrator.put(settingsPath, { ...byDefault, [field]: value });
  expect([status, error.fields[0]?.path, error.errorCode]).toEqual([400, field, 'APPROVAL_RANGE']);
});

test('WIZ-22 MEM-04 other people cannot create, read or change it, and a foreign company code is refused alike', async () => {
  const [administrator, other] = [await newAdministrator(app, 'APPRA'), await newAdministrator(app, 'APPRA')];
  const employee = await memberBrowser(app, { companyCode: administrator.companyCode, role: 'employee' });
  for (const [browser, code] of [
    [app.browser(), 'AC100'],
    [employee, 'CO401'],
  ] as const) {
    const answers = [
      await browser.post(createPath, configurationOf(administrator.companyCode)),
      await browser.get(settingsPath),
      await browser.put(settingsPath, byDefault),
    ];
    expect(answers.map(({ error }) => error.errorCode)).toEqual([code, code, code]);
  }
  for (const company of [other.companyCode, 'NOBODY']) {
    const answer = await administrator.post(createPath, configurationOf(company));
    expect([answer.status, answer.error.errorCode]).toEqual([403, 'CO401']);
  }
  expect((await other.get(settingsPath)).json()).toMatchObject({ changedAt: null });
});

test('WIZ-18 after the set-up has ended the call changes nothing', async () => {
  const administrator = await newAdministrator(app, 'APPRA');
  await endSetUp(app, administrator.companyCode);
  const answer = await administrator.post(createPath, configurationOf(administrator.companyCode));
  expect([answer.status, answer.error.errorCode]).toEqual([403, 'CO403']);
  expect((await administrator.get(settingsPath)).json()).toMatchObject({ changedAt: null });
});

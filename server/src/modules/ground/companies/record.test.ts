import { expect, test } from 'vitest';
import { inCompany } from '../../../kernel/db/database.ts';
import { undoIdOf } from '../../../testing/browser.ts';
import { memberBrowser } from '../../../testing/member.ts';
import { administratorOf } from '../../../testing/organisation.ts';
import { startTestApp } from '../../../testing/test-app.ts';

const app = await startTestApp();
const path = '/api/v1/company/record';
const names = { companyName: '한빛상사', englishCompanyName: 'Hanbit Trading' };
const record = { ...names, timeZone: 'Asia/Tokyo', companyPhone: '+82-2-731-9046' };

test('CMP-01 a renamed company has its new name for everyone at the next call', async () => {
  const administrator = await administratorOf(app, 'RECORD1');
  const employee = await memberBrowser(app, { companyCode: 'RECORD1', role: 'employee' });
  expect((await administrator.put(path, record)).status).toBe(200);
  expect((await administrator.get(path)).json()).toMatchObject({ companyCode: 'RECORD1', ...record, can: ['change'] });
  expect((await employee.get('/api/v1/session')).json()).toMatchObject(names);
  expect((await employee.get(path)).error.errorCode).toBe('CO401');
  expect((await employee.put(path, record)).error.errorCode).toBe('CO401');
});

test('CMP-01 of two administrators who rename at once one is refused, and without an English name the new name is used', async () => {
  const administrator = await administratorOf(app, 'RECORD2');
  const { companyName, englishCompanyName, timeZone, companyPhone } = (await administrator.get(path)).json<
    typeof record
  >();
  const expected = { companyName, englishCompanyName, timeZone, companyPhone };
  const rename = (to: string) =>
    administrator.put(path, { ...record, companyName: to, englishCompanyName: '', expected });
  const answers = await Promise.all([rename('하나'), rename('두나')]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  const after = (await administrator.get(path)).json<typeof record>();
  expect(after.englishCompanyName).toBe('');
  const session = (await administrator.get('/api/v1/session')).json();
  expect(session).toMatchObject({ companyName: after.companyName, englishCompanyName: after.companyName });
});

test('CMP-01 a change of the record is audited with its fields, can be undone, and leaves the type to the operator', async () => {
  const administrator = await administratorOf(app, 'RECORD4');
  const before = (await administrator.get(path)).json<Readonly<Record<string, unknown>>>();
  const changed = await administrator.put(path, record);
  expect(changed.status, changed.text).toBe(200);
  const rows = await inCompany(app.kernel.db, 'RECORD4', (tx) =>
    tx.selectFrom('audit_log').select('fields').where('operation', '=', 'change-company-record').execute(),
  );
  expect(rows.map(({ fields }) => fields?.toSorted())).toEqual([Object.keys(record).toSorted()]);
  expect((await administrator.post(`/api/v1/undo/${undoIdOf(changed)}`)).status).toBe(200);
  expect((await administrator.get(path)).json()).toEqual(before);
  expect((await administrator.put(path, { ...record, companyType: 'partner' })).status).toBe(400);
  expect((await administrator.get(path)).json()).toEqual(before);
});

test.each([
  ['companyName', '', 'MB_M_REQUIRED'],
  ['companyName', '한 빛', 'MB_M_NO_SPACES'],
  ['companyName', 'www.hanbit', 'MB_M_NO_WEB_ADDRESS'],
  ['timeZone', 'Asia/Nowhere', 'MB_M_TIME_ZONE'],
  ['companyPhone', '02-731-9046', 'MB_M_VALIDATE_NATIONNUMBER'],
])('CMP-01 the %s %j is refused with %s', async (field, value, code) => {
  const administrator = await administratorOf(app, 'RECORD3');
  const answer = await administrator.put(path, { ...record, [field]: value });
  expect(answer.error.fields).toEqual([expect.objectContaining({ path: field, code })]);
});

// Runs on every PostgreSQL: row locks.
import { approvalFormLimits } from '@madang/contract/workplace/approval-forms/limits.ts';
import type { ApprovalFormRow, UsableForm } from '@madang/contract/workplace/approval-forms/routes.ts';
import type { ApprovalFormInput } from '@madang/contract/workplace/approval-forms/rules.ts';
import { shippedForms } from '@madang/contract/workplace/approval-forms/shipped.ts';
import { approvalFormInput } from '@madang/contract/workplace/approval-forms/rules.ts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { inCompany } from '../../../kernel/db/database.ts';
import { addForm, fieldOf, formOf, formsPath as path } from '../../../testing/approvals/forms.ts';
import { type Browser, undoIdOf } from '../../../testing/browser.ts';
import { memberBrowser } from '../../../testing/member.ts';
import { newAdministrator } from '../../../testing/portal-companies.ts';
import { startTestApp } from '../../../testing/test-app.ts';

const app = await startTestApp();
const newCompany = () => newAdministrator(app, 'FORM');
const shippedPath = '/api/v1/shipped-approval-forms';
const usablePath = '/api/v1/usable-approval-forms';
const rowsOf = async (browser: Browser) => (await browser.get(path)).json<{ items: ApprovalFormRow[] }>().items;
const namesOf = async (browser: Browser) => (await rowsOf(browser)).map((row) => row.approvalFormName);
const usableOf = async (browser: Browser) => (await browser.get(usablePath)).json<{ items: UsableForm[] }>().items;
const change = (browser: Browser, id: string, changes: Partial<ApprovalFormInput>, version?: number) =>
  browser.put(`${path}/${id}`, { ...formOf(changes), ...(version && { expected: { version } }) });

test('APR-02 an administrator adds, changes, deletes and undoes a form, and its versions remain unchanged', async () => {
  const own = await newCompany();
  const id = await addForm(own);
  expect((await change(own, id, { approvalFormName: 'Trips' }, 1)).json()).toMatchObject({ version: 2 });
  expect((await change(own, id, { approvalFormName: 'Other' }, 1)).error.errorCode).toBe('EDIT_CONFLICT');
  const deleted = await own.delete(`${path}/${id}`);
  expect([deleted.status, await namesOf(own)]).toEqual([200, []]);
  expect((await own.post(`/api/v1/undo/${undoIdOf(deleted)}`, {})).status).toBe(200);
  expect(await rowsOf(own)).toMatchObject([{ approvalFormName: 'Trips', version: 2, fieldCount: 2 }]);
  const rewriting = inCompany(app.kernel.db, own.companyCode, (tx) =>
    sql`update approval_form_versions set name = 'X' where approval_form_id = ${id}::uuid`.execute(tx),
  );
  await expect(rewriting).rejects.toThrow('never changed');
  await own.delete(`${path}/${id}`);
  expect((await own.delete(`${path}/${id}`)).error.errorCode).toBe('CO404');
});

test('APR-02 of 32 simultaneous changes of one version one is written, and of 32 forms with one name one is added', async () => {
  const own = await newCompany();
  const id = await addForm(own);
  const answers = await Promise.all(
    Array.from({ length: 32 }, (_, at) => change(own, id, { approvalFormName: `Trip ${at}` }, 1)),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  const added = await Promise.all(
    Array.from({ length: 32 }, () => own.post(path, formOf({ approvalFormName: 'Same' }))),
  );
  expect(added.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(added.find(({ status }) => status !== 200)?.error).toMatchObject({
    errorCode: 'APPROVAL_FORM_NAME_TAKEN',
    fields: [{ path: 'approvalFormName' }],
  });
});

test('APR-02 simultaneous forms are added up to the company’s limit, and versions have a limit too', async () => {
  const own = await newCompany();
  const first = await addForm(own);
  const limit = approvalFormLimits.approvalForms;
  await inCompany(app.kernel.db, own.companyCode, (tx) =>
    sql`insert into approval_forms (company_code, name, sort_order)
      select ${own.companyCode}, 'Planted ' || n, n + 1 from generate_series(1, ${limit - 5}::integer) n`.execute(tx),
  );
  const answers = await Promise.all(
    Array.from({ length: 32 }, (_, at) => own.post(path, formOf({ approvalFormName: `Many ${at}` }))),
  );
  const codes = answers.map(({ status, error }) => (status === 200 ? 'added' : error.errorCode));
  expect([codes.filter((code) => code === 'added').length, new Set(codes)]).toEqual([
    4,
    new Set(['added', 'APPROVAL_FORM_LIMIT']),
  ]);
  await inCompany(app.kernel.db, own.companyCode, (tx) =>
    sql`update approval_forms set version = ${approvalFormLimits.versions} where approval_form_id = ${first}::uuid`.execute(
      tx,
    ),
  );
  expect((await change(own, first, {})).error.errorCode).toBe('APPROVAL_FORM_VERSIONS');
});

test('APR-02 a form has limits: fields, keys, one amount, files and choices', async () => {
  const own = await newCompany();
  const refusedFor = async (formFields: ApprovalFormInput['formFields']) => {
    const answer = await own.post(path, formOf({ formFields }));
    return answer.error.fields?.map(({ path: field, code }) => `${field} ${code}`);
  };
  const many = (count: number, kind: 'text' | 'amount' | 'file') =>
    Array.from({ length: count }, (_, at) => fieldOf(`f${at + 1}`, kind));
  const choices = (...names: string[]) => names.map((choiceName) => ({ choiceName, englishChoiceName: '' }));
  const { fields, fileFields, choices: maxChoices } = approvalFormLimits;
  expect(await refusedFor([])).toEqual(['formFields MB_M_REQUIRED']);
  expect(await refusedFor(many(500, 'text'))).toEqual(['formFields APPROVAL_FORM_FIELDS']);
  expect(await refusedFor([fieldOf('f1', 'text'), fieldOf('f1', 'date')])).toEqual(['formFields APPROVAL_FORM_KEY']);
  expect(await refusedFor(many(2, 'amount'))).toEqual(['formFields APPROVAL_FORM_AMOUNTS']);
  expect(await refusedFor(many(fileFields + 1, 'file'))).toEqual(['formFields APPROVAL_FORM_FILES']);
  expect(await refusedFor([fieldOf('f1', 'choice')])).toEqual(['formFields.0.choices MB_M_REQUIRED']);
  expect(await refusedFor([fieldOf('f1', 'choice', { choices: choices('A', 'A') })])).toEqual([
    'formFields.0.choices APPROVAL_FORM_CHOICES',
  ]);
  const tooMany = choices(...Array.from({ length: maxChoices + 1 }, (_, at) => `Choice ${at}`));
  expect(await refusedFor([fieldOf('f1', 'choice', { choices: tooMany })])).toEqual([
    'formFields.0.choices APPROVAL_FORM_CHOICES',
  ]);
  expect((await own.post(path, formOf({ formFields: many(fields, 'text') }))).status).toBe(200);
});

test('APR-02 three predefined forms are created once per company, in its country’s language, also with 32 first openings', async () => {
  const own = await newCompany();
  expect((await own.get(path)).json()).toMatchObject({ items: [], isComplete: false });
  await Promise.all(Array.from({ length: 32 }, () => own.post(shippedPath, {})));
  const rows = await rowsOf(own);
  expect(rows.map(({ approvalFormName, documentKind }) => [approvalFormName, documentKind])).toEqual([
    ['지출 결의서', 'expense'],
    ['휴가 신청서', 'leave'],
    ['구매 품의서', 'purchase'],
  ]);
  await own.delete(`${path}/${rows[0]?.approvalFormId}`);
  await own.post(shippedPath, {});
  expect(await namesOf(own)).toEqual(['휴가 신청서', '구매 품의서']);
  const other = await newCompany();
  await addForm(other, { approvalFormName: '휴가 신청서' });
  await other.post(shippedPath, {});
  expect(await namesOf(other)).toEqual(['휴가 신청서', '지출 결의서', '구매 품의서']);
});

test.each(['Asia/Seoul', 'Asia/Tokyo', 'Asia/Shanghai', 'Asia/Taipei', 'Asia/Ho_Chi_Minh', 'Europe/Berlin'])(
  'APR-02 the predefined forms of %s are valid as user-made forms',
  (timeZone) => {
    const forms = shippedForms(timeZone);
    expect(forms.map((form) => approvalFormInput.parse(form))).toEqual(forms);
    expect(new Set(forms.map(({ approvalFormName }) => approvalFormName)).size).toBe(3);
  },
);

test('APR-02 everyone of the company reads active forms, and only administrators write them', async () => {
  const own = await newCompany();
  const other = await newCompany();
  const employee = await memberBrowser(app, { companyCode: own.companyCode, role: 'employee' });
  const id = await addForm(own);
  const off = await addForm(own, { approvalFormName: 'Off', isFormActive: false });
  expect((await usableOf(employee)).map(({ approvalFormId }) => approvalFormId)).toEqual([id]);
  expect((await employee.get(`${usablePath}/${id}`)).json()).toMatchObject({ formFields: formOf().formFields });
  expect((await employee.get(`${usablePath}/${off}`)).error.errorCode).toBe('CO404');
  expect((await other.get(`${usablePath}/${id}`)).error.errorCode).toBe('CO404');
  const calls = [
    await employee.get(path),
    await employee.get(`${path}/${id}`),
    await employee.post(path, formOf()),
    await change(employee, id, {}),
    await employee.delete(`${path}/${id}`),
  ];
  expect(calls.map(({ error }) => error.errorCode)).toEqual(calls.map(() => 'CO401'));
  const foreign = [await other.get(`${path}/${id}`), await change(other, id, {}), await other.delete(`${path}/${id}`)];
  expect(foreign.map(({ error }) => error.errorCode)).toEqual(foreign.map(() => 'CO404'));
});

test('APR-02 ordering forms can be undone, and a deleted one cannot be restored in a full company', async () => {
  const own = await newCompany();
  const ids = [];
  for (const approvalFormName of ['One', 'Two', 'Three']) ids.push(await addForm(own, { approvalFormName }));
  const order = (approvalFormIds: readonly unknown[], expected?: readonly unknown[]) =>
    own.put('/api/v1/approval-form-order', { approvalFormIds, ...(expected && { expected }) });
  const moved = await order([ids[2], ids[0], ids[1]], ids);
  expect([moved.status, await namesOf(own)]).toEqual([200, ['Three', 'One', 'Two']]);
  expect((await order([ids[1], ids[0], ids[2]], ids)).error.errorCode).toBe('EDIT_CONFLICT');
  const foreign = await addForm(await newCompany());
  expect((await order([foreign, ids[0]])).error.errorCode).toBe('CO404');
  expect((await own.post(`/api/v1/undo/${undoIdOf(moved)}`, {})).status).toBe(200);
  expect(await namesOf(own)).toEqual(['One', 'Two', 'Three']);
  const deleted = await own.delete(`${path}/${ids[0]}`);
  await addForm(own, { approvalFormName: 'One' });
  const undone = await own.post(`/api/v1/undo/${undoIdOf(deleted)}`, {});
  expect(undone.error.errorCode).toBe('APPROVAL_FORM_NAME_TAKEN');
});

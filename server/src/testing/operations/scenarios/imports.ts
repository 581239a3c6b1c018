import { correctImport } from '../../../modules/joining/imports/operations/correct-import.ts';
import { downloadImportFaults } from '../../../modules/joining/imports/operations/download-import-faults.ts';
import { openImportGrid } from '../../../modules/joining/imports/operations/open-import-grid.ts';
import { pasteImport } from '../../../modules/joining/imports/operations/paste-import.ts';
import { printImportPasswords } from '../../../modules/joining/imports/operations/print-import-passwords.ts';
import { uploadImport } from '../../../modules/joining/imports/operations/upload-import.ts';
import type { Answer } from '../../browser.ts';
import { appliedImportOf, checkedImportOf, ranksText } from '../../imports/work-on-imports.ts';
import { memberBrowser } from '../../member.ts';
import { addTestPerson, signInAs } from '../../people.ts';
import { sendFile } from '../../files/send-file.ts';
import type { TestApp } from '../../test-app.ts';
import { answered, scenario } from './scenario.ts';

const path = '/api/v1/imports';

async function administrator(app: TestApp) {
  const owner = await addTestPerson(app, { roles: ['administrator'] });
  return { owner, by: await signInAs(app, owner) };
}

const byOwner = (actorId: string) => ({ actorKind: 'person', actorId }) as const;
const begunBy = (answer: Answer) => ({
  kind: 'import',
  id: answered(answer).json<{ importId: string }>().importId,
});

export const scenarios = [
  scenario(pasteImport, async (app) => {
    const { owner, by } = await administrator(app);
    const target = begunBy(await by.post(`${path}/paste`, { text: ranksText }));
    return { companyCode: owner.companyCode, rows: [{ ...byOwner(owner.personId), target }] };
  }),
  scenario(uploadImport, async (app) => {
    const { owner, by } = await administrator(app);
    const target = begunBy(await sendFile(by, `${path}/file`, { name: '직급.csv', content: ranksText }));
    return { companyCode: owner.companyCode, rows: [{ ...byOwner(owner.personId), target }] };
  }),
  scenario(openImportGrid, async (app) => {
    const { owner, by } = await administrator(app);
    const target = begunBy(await by.post(`${path}/selection`, { personIds: [owner.personId] }));
    return { companyCode: owner.companyCode, rows: [{ ...byOwner(owner.personId), target, detail: { people: 1 } }] };
  }),
  scenario(correctImport, async (app) => {
    const { owner, by } = await administrator(app);
    const { importId } = await checkedImportOf(app.kernel, owner);
    answered(await by.post(`${path}/${importId}/cells`, { cells: [{ line: 3, column: 1, value: '차장' }] }));
    const target = { kind: 'import', id: importId };
    return { companyCode: owner.companyCode, rows: [{ ...byOwner(owner.personId), target, fields: ['cells'] }] };
  }),
  scenario(downloadImportFaults, async (app) => {
    const { owner, by } = await administrator(app);
    const { importId } = await checkedImportOf(app.kernel, owner);
    answered(await by.post(`${path}/${importId}/faults/file`, { reason: '바로잡기' }));
    const target = { kind: 'import', id: importId };
    return { companyCode: owner.companyCode, rows: [{ ...byOwner(owner.personId), target, fields: ['바로잡기'] }] };
  }),
  scenario(printImportPasswords, async (app, companyCode) => {
    const by = await memberBrowser(app, { companyCode, role: 'administrator' });
    const owner = { companyCode, personId: by.personId };
    const mail = 'printed.once@people.example';
    await appliedImportOf(app.kernel, owner, { kind: 'people', text: `사번\t성명\t이메일\nP1\t홍길동\t${mail}` });
    const { importId } = await appliedImportOf(app.kernel, owner, { kind: 'passwords', text: '사번\nP1' });
    const found = await by.post(`${path}/${importId}/rows/search`);
    const [row] = found.json<{ items: { aboutId: string }[] }>().items;
    answered(await by.post(`${path}/${importId}/passwords`));
    const target = { kind: 'person', id: row?.aboutId ?? '' };
    const left = { ...byOwner(owner.personId), target, fields: ['initialPassword'] };
    return { companyCode, rows: [left] };
  }),
];

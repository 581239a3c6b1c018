import { applyImport } from '../../../modules/joining/imports/operations/apply-import.ts';
import { changeImportLetIn } from '../../../modules/joining/imports/operations/change-import-let-in.ts';
import { checkImport } from '../../../modules/joining/imports/operations/check-import.ts';
import { chooseImportColumns } from '../../../modules/joining/imports/operations/choose-import-columns.ts';
import { makeImportDepartments } from '../../../modules/joining/imports/operations/make-import-departments.ts';
import { quitImport } from '../../../modules/joining/imports/operations/quit-import.ts';
import { rereadImport } from '../../../modules/joining/imports/operations/reread-import.ts';
import { appliedImportOf, checkedImportOf, ranksText, readImportOf } from '../../imports/work-on-imports.ts';
import { type Addressed, example, type Preparation } from './example.ts';

const read: Preparation = ({ app, companyCode, actorId }) =>
  readImportOf(app.kernel, { companyCode, personId: actorId });
const checked: Preparation = ({ app, companyCode, actorId }) =>
  checkedImportOf(app.kernel, { companyCode, personId: actorId });

const applied: Preparation = async ({ app, companyCode, actorId }) => {
  const text = `사번\t성명\t이메일\nLET1\t홍길동\tin.${actorId.slice(-12)}@people.example`;
  const { importId: id } = await appliedImportOf(
    app.kernel,
    { companyCode, personId: actorId },
    { kind: 'people', text },
  );
  return { importId: id };
};

const importId = '{0.importId}';
const target = { kind: 'import', id: importId };
const columns = { kind: 'jobRanks', columns: ['jobRankCode', 'jobRankName'] };
const reading = { encoding: 'utf-8', delimiter: '\t', sheet: '', headerLine: 1 } as const;
/** An import goes on with the person that began it. */
const needsPerson = true;

export const addressed: Addressed = {
  part: 'importId',
  create: { path: '/api/v1/imports/paste', body: { text: ranksText, kind: 'jobRanks' } },
  bodies: {
    'PUT /api/v1/imports/{importId}/reading': reading,
    'PUT /api/v1/imports/{importId}/columns': columns,
    'POST /api/v1/imports/{importId}/rows/search': {},
    'POST /api/v1/imports/{importId}/cells': { cells: [{ line: 2, column: 1, value: '차장' }] },
    'PUT /api/v1/imports/{importId}/departments': { departments: [] },
    'POST /api/v1/imports/{importId}/application': { rows: 'valid' },
    'PUT /api/v1/imports/{importId}/let-in': { letIn: { way: 'nothing' }, expected: 'nothing' },
    'POST /api/v1/imports/{importId}/faults/file': { reason: 'An inventory' },
    'POST /api/v1/imports/{importId}/passwords': {},
  },
};

export const examples = [
  example(rereadImport, {
    needsPerson,
    given: [read],
    input: { importId, ...reading },
    leaves: () => ({ audit: [{ target }] }),
  }),
  example(chooseImportColumns, {
    needsPerson,
    given: [read],
    input: { importId, ...columns },
    leaves: () => ({ audit: [{ target, fields: ['columns'] }] }),
  }),
  example(checkImport, { needsPerson, given: [read], input: { importId }, leaves: () => ({ audit: [{ target }] }) }),
  example(makeImportDepartments, {
    needsPerson,
    given: [read],
    input: { importId, departments: [] },
    leaves: () => ({ audit: [{ target, fields: ['departments'] }] }),
  }),
  example(applyImport, {
    needsPerson,
    given: [checked],
    input: { importId, rows: 'valid' },
    leaves: () => ({ audit: [{ target, detail: { kind: 'jobRanks' } }] }),
  }),
  example(changeImportLetIn, {
    needsPerson,
    given: [applied],
    input: { importId, letIn: { way: 'passwords', on: null }, expected: 'nothing' },
    leaves: () => ({ audit: [{ target, detail: { way: 'passwords' } }] }),
  }),
  example(quitImport, { needsPerson, given: [read], input: { importId }, leaves: () => ({ audit: [{ target }] }) }),
];

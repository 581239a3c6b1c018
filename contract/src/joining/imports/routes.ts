import * as z from 'zod/mini';
import { downloadFormat, downloadReason } from '../../ground/jobs/rules.ts';
import { canOf } from '../../kernel/access/can.ts';
import { listOf } from '../../kernel/lists/list.ts';
import { documentAnswer, route, searchRoute } from '../../kernel/route.ts';
import { emptyOr, isSafeText, maxLength, rule, storedId, text } from '../../kernel/rules.ts';
import { success } from '../../kernel/wire.ts';
import { importKind, importMarks, importSources, importStates, letInWays, tableFormats } from './kinds.ts';
import { importLimits } from './limits.ts';
import {
  created,
  fileColumn,
  gridRow,
  importRun,
  kindColumn,
  letInBody,
  madeDepartment,
  missingDepartment,
  oneImport,
  params,
  passwordsBody,
  printedPasswords,
  readingBody,
} from './shapes.ts';

export { oneImport, passwordsBody } from './shapes.ts';

const path = '/api/v1/imports';
const onePath = `${path}/{importId}` as const;

const columnName = emptyOr(text(40).check(z.regex(/^[a-z][A-Za-z]{1,39}$/)));
const line = z.int().check(z.positive(), z.maximum(10_000_000));
const counts = {
  /** Rows of the file, the heading not counted. */
  total: z.int(),
  new: z.int(),
  changed: z.int(),
  left: z.int(),
  refused: z.int(),
};

/** Kinds that the caller may import, with their columns. */
export const listImportKinds = route({
  method: 'GET',
  path: '/api/v1/import-kinds',
  answer: listOf(z.strictObject({ kind: z.string(), label: z.string(), columns: z.array(kindColumn) })),
});

export const oneImportKind = z.strictObject({ kind: importKind });

const templateFormat = { format: z._default(z.enum(['xlsx', 'csv', 'txt']), 'xlsx') };
export const templateQuery = z.extend(oneImportKind, templateFormat);

/** BLK-01: the headings of a kind; a workbook has the company's codes and an example besides, `txt` the delimiter |. */
export const readImportTemplate = route({
  method: 'GET',
  path: '/api/v1/import-kinds/{kind}/template',
  params: oneImportKind,
  query: z.strictObject(templateFormat),
  answer: documentAnswer,
});

/** Input. `kind`: '' detects it by the headings. `selectedCount`: selected items, as many as the file has columns. */
const beginning = {
  kind: z._default(emptyOr(importKind), ''),
  selectedCount: z.optional(z.int().check(z.nonnegative())),
};
/** Kept as it came: a first cell that is empty is a cell. */
const pastedText = z.string().check(
  maxLength(importLimits.pastedCharacters),
  rule<string>('CO400', (value) => isSafeText(value)),
);
export const pasteBody = z.strictObject({ ...beginning, text: pastedText });

/** BLK-10: cells copied from a spreadsheet, or lines with a delimiter. */
export const pasteImport = route({
  method: 'POST',
  path: `${path}/paste`,
  body: pasteBody,
  maxBodyBytes: importLimits.pastedBodyBytes,
  answer: created,
});

const names = { kind: beginning.kind };
export const uploadQuery = z.strictObject({
  ...names,
  selectedCount: z.optional(z.coerce.number().check(z.int(), z.nonnegative(), z.maximum(10_000_000))),
});

/** API-08: a file, as the client's `attach` sends it: one part `file` of a form. */
export const uploadImport = route({
  method: 'POST',
  path: `${path}/file`,
  sentBy: 'attach',
  query: uploadQuery,
  maxBodyBytes: importLimits.fileBytes + 10_000,
  answer: created,
});

/** Reads the file again, in another way; corrections that were made are lost. */
export const rereadImport = route({
  method: 'PUT',
  path: `${onePath}/reading`,
  params: oneImport,
  body: readingBody,
  answer: success,
});

export const importActs = [
  'reread',
  'choose',
  'correct',
  'check',
  'apply',
  'quit',
  'download',
  'passwords',
  'letIn',
] as const;

const findings = {
  state: z.enum(importStates),
  ...counts,
  /** The code that a file was refused for, with its parameters; null for none. */
  refusal: z.nullable(z.strictObject({ code: z.string(), params })),
};

const importRow = z.strictObject({
  importId: z.uuid(),
  /** '' until it is known. */
  kind: z.string(),
  kindLabel: z.string(),
  source: z.enum(importSources),
  /** '' of a paste and of a selection. */
  fileName: z.string(),
  ...findings,
  runId: z.nullable(z.uuid()),
  /** State and counts of its run, as `/api/v1/runs/{runId}` has them; null before it is applied. */
  run: z.nullable(importRun),
  /** Null of someone who is gone. */
  owner: z.nullable(z.strictObject({ personId: z.uuid(), fullName: z.string(), englishName: z.string() })),
  isOwn: z.boolean(),
  createdAt: z.iso.datetime(),
  appliedAt: z.nullable(z.iso.datetime()),
  can: canOf(importActs),
});
export type ImportRow = z.output<typeof importRow>;

/** `after`: the last import of the portion before. */
export const importsQuery = z.strictObject({ after: z.optional(storedId) });

/** The imports of the company, the newest first, a portion at a time. */
export const listImports = route({
  method: 'GET',
  path,
  query: importsQuery,
  answer: listOf(importRow, { can: canOf(['create']) }),
});

export const readImport = route({
  method: 'GET',
  path: onePath,
  params: oneImport,
  answer: z.extend(importRow, {
    /** Rows that the dry run has come to. */
    checked: z.int(),
    format: z.enum(['', ...tableFormats]),
    reading: z.nullable(readingBody),
    sheets: z.array(z.strictObject({ name: z.string(), isHidden: z.boolean() })),
    columns: z.array(fileColumn),
    /** Items of the kind that have no column yet and are needed. */
    missingColumns: z.array(z.string()),
    /** Rows that are refused, by code, the most frequent first. */
    codes: z.array(z.strictObject({ code: z.string(), count: z.int() })),
    missingDepartments: z.array(missingDepartment),
    /** An equal file that was applied within seven days. */
    importedBefore: z.nullable(z.strictObject({ importId: z.uuid(), createdAt: z.iso.datetime() })),
    letIn: z.nullable(z.strictObject({ way: z.enum(letInWays), on: z.nullable(z.iso.date()) })),
    /** Letters for registered people with a mail address: the number left today and of each day, and the days that all take. */
    letters: z.nullable(z.strictObject({ people: z.int(), leftToday: z.int(), perDay: z.int(), days: z.int() })),
    /** The question at leaving it: 'return' keeps every row, 'quit' throws it away; null where nothing would be lost. */
    leaving: z.nullable(z.enum(['returnOrQuit'])),
  }),
});
export type ImportDetail = z.output<typeof readImport.answer>;

export const columnsBody = z.strictObject({
  kind: importKind,
  /** An item for each column of the file, '' for none. */
  columns: z.array(columnName).check(z.maxLength(importLimits.columns), z.minLength(1)),
  /** Finds the same headings by it the next time. */
  isRemembered: z._default(z.boolean(), true),
});

/** Chooses kind and columns, and begins the dry run. */
export const chooseImportColumns = route({
  method: 'PUT',
  path: `${onePath}/columns`,
  params: oneImport,
  body: columnsBody,
  answer: success,
});

/** BLK-03: a dry run of all rows. */
export const checkImport = route({ method: 'POST', path: `${onePath}/check`, params: oneImport, answer: success });

export const rowsBody = z.strictObject({
  mark: z._default(z.enum(['', ...importMarks]), ''),
  code: z._default(z.string().check(z.maxLength(100)), ''),
  /** The last line of the page before. */
  after: z._default(z.int().check(z.nonnegative(), z.maximum(10_000_000)), 0),
});

/** Rows of the grid in their order, a page at a time. */
export const listImportRows = searchRoute({
  isCompressed: true,
  path: `${onePath}/rows`,
  params: oneImport,
  body: rowsBody,
  answer: listOf(gridRow),
});

export const cellsBody = z.strictObject({
  cells: z
    .array(
      z.strictObject({
        line,
        column: z.int().check(z.nonnegative(), z.maximum(importLimits.columns)),
        value: text(importLimits.cellCharacters),
      }),
    )
    .check(z.maxLength(importLimits.cellsPerCall), z.minLength(1)),
});

/** Corrects cells; the dry run is begun again by `checkImport`. Answers what they were. */
export const correctImport = route({
  method: 'POST',
  path: `${onePath}/cells`,
  params: oneImport,
  body: cellsBody,
  answer: z.strictObject({ before: z.array(z.strictObject({ line: z.int(), column: z.int(), value: z.string() })) }),
});

export const departmentsBody = z.strictObject({
  departments: z.array(madeDepartment).check(
    rule<readonly unknown[]>('MB926', ({ length }) => length <= importLimits.departmentsMade, {
      0: importLimits.departmentsMade,
    }),
  ),
});

/** Departments that are made before the rows; the whole list each time. The dry run is begun again. */
export const makeImportDepartments = route({
  method: 'PUT',
  path: `${onePath}/departments`,
  params: oneImport,
  body: departmentsBody,
  answer: success,
});

export const applicationBody = z.strictObject({
  /** Rows without a fault alone, or all or none. */
  rows: z.enum(['valid', 'all']),
  letIn: z._default(letInBody, { way: 'nothing', on: null }),
});

/** BLK-03: applies what was found by the dry run, as a run that is watched, paused, cancelled and undone as every run. */
export const applyImport = route({
  method: 'POST',
  path: `${onePath}/application`,
  params: oneImport,
  body: applicationBody,
  /** Null where nothing but passwords is made. */
  answer: z.strictObject({ runId: z.nullable(z.uuid()) }),
});

/** BLK-07: throws an import away that was not applied. */
export const quitImport = route({ method: 'DELETE', path: onePath, params: oneImport, answer: success });

/** The rows with a fault, with the columns of the file and the reason behind them; the reason of the download is recorded. */
export const downloadImportFaults = route({
  method: 'POST',
  path: `${onePath}/faults/file`,
  params: oneImport,
  body: z.strictObject({
    reason: downloadReason,
    format: downloadFormat,
  }),
  answer: documentAnswer,
});

/** ACC-04: makes initial passwords for people that the import registered or names, a few at a time; they are shown once. */
export const printImportPasswords = route({
  method: 'POST',
  path: `${onePath}/passwords`,
  params: oneImport,
  body: passwordsBody,
  answer: printedPasswords,
});

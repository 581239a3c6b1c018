import * as z from 'zod/mini';
import { runStates } from '../../ground/jobs/runs.ts';
import { requiredText, storedId } from '../../kernel/rules.ts';
import { departmentCode, departmentName, parentDepartmentCode } from '../../organisation/departments/rules.ts';
import { importMarks, letInWays, tableDelimiters, tableEncodings } from './kinds.ts';
import { importLimits } from './limits.ts';

export const oneImport = z.strictObject({ importId: storedId });

/** `on`: the day that the doors open, of `onDay` alone. */
export const letInBody = z.strictObject({ way: z.enum(letInWays), on: z._default(z.nullable(z.iso.date()), null) });

/** The run of an import in short. */
export const importRun = z.strictObject({
  state: z.enum(runStates),
  done: z.int(),
  refused: z.int(),
  failed: z.int(),
  /** State of the run that takes it back; null where none does. */
  undo: z.nullable(z.enum(runStates)),
});

export const created = z.strictObject({ importId: z.uuid() });

export const params = z.record(z.string(), z.union([z.string(), z.number()]));

export const kindColumn = z.strictObject({
  name: z.string(),
  /** Label in the reader's language, as in the heading of a file. */
  label: z.string(),
  isRequired: z.boolean(),
  /** Any one of those of a kind that are marked so says which person or thing a row is about. */
  isKey: z.boolean(),
  /** Values that it may have, as a file may spell them; null for free ones. */
  choices: z.nullable(z.array(z.strictObject({ value: z.string(), label: z.string() }))),
});
export type ImportColumn = z.output<typeof kindColumn>;

/** Way in which a file is read: found out from its content, and changed by the caller. */
const reading = {
  /** '' for a spreadsheet's own file, which has none. */
  encoding: z.enum(['', ...tableEncodings]),
  delimiter: z.enum(['', ...tableDelimiters]),
  /** '' for a file without sheets. */
  sheet: z.string().check(z.maxLength(100)),
  /** Line of the headings; 0 for none. */
  headerLine: z.int().check(z.nonnegative(), z.maximum(1_000)),
};
export const readingBody = z.strictObject(reading);
export type Reading = z.output<typeof readingBody>;

export const fileColumn = z.strictObject({
  /** '' where the file has none. */
  heading: z.string(),
  samples: z.array(z.string()),
  /** The item that it is; '' for none. */
  column: z.string(),
  /** Source of the match: the heading, an earlier selection, the content, or the caller. */
  foundBy: z.nullable(z.enum(['heading', 'remembered', 'content', 'caller'])),
});

export const missingDepartment = z.strictObject({
  /** Name in the file. */
  name: z.string(),
  rows: z.int(),
  /** The code that it would be made with, a free one, and the department that the file names above it ('TOP' for the company). */
  departmentCode: z.string(),
  parentDepartmentCode: z.string(),
  isMade: z.boolean(),
});

export const madeDepartment = z.strictObject({
  name: requiredText(importLimits.cellCharacters),
  departmentCode,
  departmentName,
  parentDepartmentCode,
});
export type MadeDepartment = z.output<typeof madeDepartment>;

export const gridRow = z.strictObject({
  /** Line of the file. */
  line: z.int(),
  /** One for each column of the file. */
  cells: z.array(z.string()),
  isEdited: z.boolean(),
  /** Null until it was checked. */
  mark: z.nullable(z.enum(importMarks)),
  /** Row change of the specification, C, U, D, A and S; null of a row that is refused or not checked. */
  rowChange: z.nullable(z.enum(['created', 'updated', 'deleted', 'added', 'synchronised'])),
  /** The person or thing that it is about. */
  aboutId: z.nullable(z.string()),
  /** Items that change, with what they are now. */
  before: z.record(z.string(), z.string()),
  /** `column`: index of the column of the file; null where the whole row is refused. */
  issues: z.array(z.strictObject({ column: z.nullable(z.int()), code: z.string(), params, message: z.string() })),
});
export type GridRow = z.output<typeof gridRow>;

export const passwordsBody = z.strictObject({
  /** The last line of the page before. */
  after: z._default(z.int().check(z.nonnegative(), z.maximum(10_000_000)), 0),
  /** Ends the passwords that still serve, so that a sheet printed before is void; without it their people are `kept`. */
  renews: z._default(z.boolean(), false),
});

export const printedPasswords = z.strictObject({
  items: z.array(
    z.strictObject({
      line: z.int(),
      fullName: z.string(),
      loginId: z.string(),
      password: z.string(),
      validUntil: z.iso.datetime(),
    }),
  ),
  /** Lines of people whose password of before still serves, and was left. */
  kept: z.array(z.int()),
  /** Lines of people who have opened their account since, or are gone. */
  left: z.array(z.int()),
  /** The line to go on after; null at the end. */
  next: z.nullable(z.int()),
});

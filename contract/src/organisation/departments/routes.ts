import * as z from 'zod/mini';
import { canOf } from '../../kernel/access/can.ts';
import { listOf } from '../../kernel/lists/list.ts';
import { languages } from '../../kernel/languages.ts';
import { downloadFormat, downloadReason } from '../../ground/jobs/rules.ts';
import { documentAnswer, route, searchRoute } from '../../kernel/route.ts';
import { orEmpty, anyText } from '../../kernel/rules.ts';
import { success } from '../../kernel/wire.ts';
import { rootDepartment } from './limits.ts';
import { namedDepartment } from './names.ts';
import {
  anyDepartmentCode,
  departmentCode,
  departmentName,
  englishDepartmentName,
  parentDepartmentCode,
} from './rules.ts';
import { departmentSearch } from './search.ts';

const names = { departmentName, englishDepartmentName, language: z.enum(languages) };
/** Neighbour that follows; '' for the last place. */
const beforeDepartmentCode = orEmpty(departmentCode);
const place = { parentDepartmentCode, beforeDepartmentCode };

const departmentRow = z.strictObject({
  departmentCode: z.string(),
  departmentName: z.string(),
  englishDepartmentName: z.string(),
  language: z.enum(languages),
  /** '' above the company itself. */
  parentDepartmentCode: z.string(),
  /** 0 is the company itself. */
  level: z.number(),
  sortOrder: z.number(),
  hasChildren: z.boolean(),
});
export type DepartmentRow = z.output<typeof departmentRow>;

const departmentsPath = '/api/v1/departments';
const departmentPath = `${departmentsPath}/{departmentCode}`;
export const anyDepartment = z.strictObject({ departmentCode: anyDepartmentCode });
const ownDepartment = z.strictObject({ departmentCode });

const branchPortion = z.strictObject({
  after: z.optional(z.string().check(z.maxLength(28), z.regex(/^\d{1,7}-[A-Z0-9]{4,20}$/))),
});
export const departmentBranch = z.extend(branchPortion, anyDepartment.shape);

/** Lists the direct sub-departments of a department, or of the company itself (TOP), in order and in portions. */
export const listBranch = route({
  method: 'GET',
  path: `${departmentPath}/branch`,
  isCompressed: true,
  params: anyDepartment,
  query: branchPortion,
  answer: listOf(departmentRow),
});

const foundDepartment = z.strictObject({ department: departmentRow, path: z.array(namedDepartment) });
export type FoundDepartment = z.output<typeof foundDepartment>;

/** Departments whose name, English name or code has the keyword in it, each with the way down to it. */
export const searchDepartments = searchRoute({
  isCompressed: true,
  path: departmentsPath,
  body: departmentSearch,
  answer: listOf(foundDepartment),
});

/** Returns the number of departments in the company, excluding the company itself. */
export const countDepartments = route({
  method: 'GET',
  path: '/api/v1/department-count',
  answer: z.strictObject({
    count: z.number(),
    /** `create`: a department under the company itself. */
    can: canOf(['create']),
  }),
});

/** Actions that an administrator may take on a department; `create`: another department under it. */
export const departmentActions = ['create', 'change', 'move', 'delete'] as const;

const departmentDetail = z.strictObject({
  department: departmentRow,
  /** The way down to it, beginning with the company itself. */
  path: z.array(namedDepartment),
  departmentCount: z.number(),
  peopleCount: z.number(),
  itemCount: z.number(),
  createdAt: z.iso.datetime(),
  changedAt: z.iso.datetime(),
  can: canOf(departmentActions),
});
export type DepartmentDetail = z.output<typeof departmentDetail>;

export const readDepartment = route({
  method: 'GET',
  path: departmentPath,
  params: anyDepartment,
  answer: departmentDetail,
});

/** True for a call of the set-up, which ends with it; added by the route's adapter, never in a body. */
const isSetUp = z.optional(z.literal(true));

export const departmentCreation = z.strictObject({
  departmentCode,
  ...names,
  parentDepartmentCode,
  beforeDepartmentCode: z.optional(beforeDepartmentCode),
  sortOrder: z.optional(z.int()),
  isSetUp,
});

export const createDepartment = route({
  method: 'POST',
  path: departmentsPath,
  body: z.strictObject({ departmentCode, ...names, ...place }),
  answer: success,
});

const namesBefore = z.strictObject({
  departmentName: anyText(),
  englishDepartmentName: anyText(),
  language: z.enum(languages),
});

const newNames = z.strictObject({ ...names, expected: z.optional(namesBefore) });
export const departmentRenaming = z.extend(newNames, ownDepartment.shape);

/**
 * Changes the names and the language; the answer has the former ones. `expected`: what the caller saw; anything else by now
 * is not overwritten.
 */
export const changeDepartment = route({
  method: 'PUT',
  path: departmentPath,
  params: ownDepartment,
  body: newNames,
  answer: z.strictObject({ before: namesBefore }),
});

const placeBefore = z.strictObject({ parentDepartmentCode: z.string(), beforeDepartmentCode: z.string() });
const expectedPlace = z.strictObject({
  parentDepartmentCode: anyText(),
  beforeDepartmentCode: z.optional(anyText()),
});

const newPlace = z.strictObject({ ...place, expected: z.optional(expectedPlace) });
export const departmentMove = z.extend(newPlace, ownDepartment.shape);

/**
 * Moves a department and returns its former place. `expected`: its place, and if wanted its neighbour, as the caller
 * saw it.
 */
export const moveDepartment = route({
  method: 'PUT',
  path: `${departmentPath}/place`,
  params: ownDepartment,
  body: newPlace,
  answer: z.strictObject({ before: placeBefore }),
});

const deletion = z.strictObject({
  /** `cancelled`: planned changes that name it are cancelled; otherwise one that some name stays (DEPARTMENT_PLANNED). */
  plans: z._default(z.enum(['', 'cancelled']), ''),
});

export const departmentDeletion = z.strictObject({
  departmentCode,
  ...deletion.shape,
  /** Parent department, if the caller gives it; a department with another parent is not found. */
  parentDepartmentCode: z.optional(anyText()),
  isSetUp,
});

/** The answer holds what makes the department again. */
export const deleteDepartment = route({
  method: 'DELETE',
  path: departmentPath,
  params: ownDepartment,
  query: deletion,
  answer: z.strictObject({ before: z.strictObject({ ...namesBefore.shape, ...placeBefore.shape }) }),
});

/** Department fields with a history. */
export const departmentFields = [
  'departmentName',
  'englishDepartmentName',
  'language',
  'parentDepartmentCode',
] as const;

const departmentChange = z.strictObject({
  historyNumber: z.string(),
  change: z.enum(['insert', 'update', 'delete']),
  changedAt: z.iso.datetime(),
  /** Actor of the change; null if the product made it. */
  actor: z.nullable(z.strictObject({ fullName: z.string(), englishName: z.string() })),
  /** Changed fields with old and new values; a parent department is given by its code. */
  fields: z.array(z.strictObject({ field: z.enum(departmentFields), from: z.string(), to: z.string() })),
});
export type DepartmentChange = z.output<typeof departmentChange>;

const historyPortion = z.strictObject({ after: z.optional(z.string().check(z.maxLength(18), z.regex(/^\d{1,18}$/))) });
export const departmentHistory = z.extend(historyPortion, ownDepartment.shape);

/** Lists the changes of a department, newest first; a deleted department keeps its history. */
export const listDepartmentHistory = route({
  method: 'GET',
  path: `${departmentPath}/history`,
  params: ownDepartment,
  query: historyPortion,
  answer: listOf(departmentChange, {
    /** Current names of the parent departments in the list. */
    parentDepartments: z.array(namedDepartment),
  }),
});

export const departmentsFile = z.strictObject({
  /** Department with all below it; the company itself for every department. */
  departmentCode: z._default(anyDepartmentCode, rootDepartment),
  reason: downloadReason,
  format: downloadFormat,
});

/** `language` is the caller's, which the route's adapter adds. */
export const departmentsDownload = z.extend(departmentsFile, { language: z.enum(languages) });

/** MB907: a branch with the columns that an import reads; sent back as it is, it changes nothing. */
export const downloadDepartments = route({
  method: 'POST',
  path: `${departmentsPath}/file`,
  body: departmentsFile,
  answer: documentAnswer,
});

import * as z from 'zod/mini';
import { languages } from '../kernel/languages.ts';
import { route } from '../kernel/route.ts';
import { orEmpty, requiredText } from '../kernel/rules.ts';
import { success } from '../kernel/wire.ts';
import { departmentKeywordMaxLength } from './limits.ts';
import { namedDepartment } from './names.ts';
import {
  anyDepartmentCode,
  departmentCode,
  departmentName,
  englishDepartmentName,
  parentDepartmentCode,
} from './rules.ts';

const names = { departmentName, englishDepartmentName, language: z.enum(languages) };
/** In front of which of its neighbours; '' for behind all of them. */
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
const anyDepartment = z.strictObject({ departmentCode: anyDepartmentCode });
const ownDepartment = z.strictObject({ departmentCode });

const branchAnswer = z.strictObject({
  departments: z.array(departmentRow),
  /** How many stand under it in all. */
  totalCount: z.number(),
  /** What `after` of the next call is; null where this is the end. */
  next: z.nullable(z.string()),
});

/** What stands right under a department, or under the company itself (TOP), in its order and by portions. */
export const listBranch = route({
  method: 'GET',
  path: `${departmentPath}/branch`,
  access: 'administrator',
  params: anyDepartment,
  query: z.strictObject({ after: z.optional(z.string().check(z.regex(/^\d{1,7}-[A-Z0-9]{4,20}$/))) }),
  answer: branchAnswer,
  refusals: ['CO404'],
});

const foundDepartment = z.strictObject({ department: departmentRow, path: z.array(namedDepartment) });
export type FoundDepartment = z.output<typeof foundDepartment>;

/** Departments whose name, English name or code has the keyword in it, each with the way down to it. */
export const searchDepartments = route({
  method: 'GET',
  path: departmentsPath,
  access: 'administrator',
  query: z.strictObject({ keyword: requiredText(departmentKeywordMaxLength) }),
  answer: z.strictObject({ found: z.array(foundDepartment), hasMore: z.boolean() }),
  refusals: ['MB_M_REQUIRED', 'MB_M_MAX_LENGTH'],
});

/** How many departments the company has, itself not counted. */
export const countDepartments = route({
  method: 'GET',
  path: '/api/v1/department-count',
  access: 'administrator',
  answer: z.strictObject({ count: z.number() }),
  refusals: [],
});

/** What an administrator may do with a department. */
export const departmentActions = ['addUnder', 'change', 'move', 'delete'] as const;

const departmentDetail = z.strictObject({
  department: departmentRow,
  /** The way down to it, beginning with the company itself. */
  path: z.array(namedDepartment),
  departmentCount: z.number(),
  peopleCount: z.number(),
  itemCount: z.number(),
  createdAt: z.iso.datetime(),
  changedAt: z.iso.datetime(),
  can: z.array(z.enum(departmentActions)),
});
export type DepartmentDetail = z.output<typeof departmentDetail>;

export const readDepartment = route({
  method: 'GET',
  path: departmentPath,
  access: 'administrator',
  params: anyDepartment,
  answer: departmentDetail,
  refusals: ['CO404'],
});

export const createDepartment = route({
  method: 'POST',
  path: departmentsPath,
  access: 'administrator',
  body: z.strictObject({ departmentCode, ...names, ...place }),
  answer: success,
  refusals: [
    'SET_UP_LIMIT',
    'CM301',
    'DEPARTMENT_PARENT',
    'DEPARTMENT_CODE_LENGTH',
    'MB_M_REQUIRED',
    'MB_M_LEADING_SPACE',
    'MB_M_NO_SPACES',
    'MB_M_ALPHANUMERIC',
    'MB_M_ENGLISH_WORDS',
    'MB_M_MAX_LENGTH',
  ],
});

const namesBefore = z.strictObject({
  departmentName: z.string(),
  englishDepartmentName: z.string(),
  language: z.enum(languages),
});

/**
 * Changes the names and the language; the answer tells what they were. `expected`: what the caller saw; anything else by now
 * is not overwritten.
 */
export const changeDepartment = route({
  method: 'PUT',
  path: departmentPath,
  access: 'administrator',
  params: ownDepartment,
  body: z.strictObject({ ...names, expected: z.optional(namesBefore) }),
  answer: z.strictObject({ before: namesBefore }),
  refusals: ['CO404', 'EDIT_CONFLICT', 'MB_M_REQUIRED', 'MB_M_LEADING_SPACE', 'MB_M_ENGLISH_WORDS', 'MB_M_MAX_LENGTH'],
});

const placeBefore = z.strictObject({ parentDepartmentCode: z.string(), beforeDepartmentCode: z.string() });
const expectedPlace = z.strictObject({
  parentDepartmentCode: z.string(),
  beforeDepartmentCode: z.optional(z.string()),
});

/**
 * Puts a department under another one, or elsewhere among its neighbours; the answer tells where it was. `expected`: where the
 * caller saw it, with its neighbour or without; one that stands elsewhere by now is left there.
 */
export const moveDepartment = route({
  method: 'PUT',
  path: `${departmentPath}/place`,
  access: 'administrator',
  params: ownDepartment,
  body: z.strictObject({ ...place, expected: z.optional(expectedPlace) }),
  answer: z.strictObject({ before: placeBefore }),
  refusals: ['CO404', 'EDIT_CONFLICT', 'DEPARTMENT_PARENT', 'DEPARTMENT_UNDER_ITSELF'],
});

/** The answer holds what makes the department again. */
export const deleteDepartment = route({
  method: 'DELETE',
  path: departmentPath,
  access: 'administrator',
  params: ownDepartment,
  answer: z.strictObject({ before: z.strictObject({ ...namesBefore.shape, ...placeBefore.shape }) }),
  refusals: ['CO404', 'CM312', 'CM313', 'CM314'],
});

/** What of a department has a history. */
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
  /** Who did it; null where the product did by itself. */
  actor: z.nullable(z.strictObject({ fullName: z.string(), englishName: z.string() })),
  /** What became of which field; an upper department by its code. */
  fields: z.array(z.strictObject({ field: z.enum(departmentFields), from: z.string(), to: z.string() })),
});
export type DepartmentChange = z.output<typeof departmentChange>;

/** What happened to a department, newest first; one that is gone keeps its history. */
export const listDepartmentHistory = route({
  method: 'GET',
  path: `${departmentPath}/history`,
  access: 'administrator',
  params: ownDepartment,
  query: z.strictObject({ before: z.optional(z.string().check(z.regex(/^\d{1,18}$/))) }),
  answer: z.strictObject({
    changes: z.array(departmentChange),
    /** What the upper departments among them are called now. */
    parentDepartments: z.array(namedDepartment),
    next: z.nullable(z.string()),
  }),
  refusals: ['CO404'],
});

import * as z from 'zod/mini';
import { employmentStates } from '../../ground/employment-states/states.ts';
import { listOf } from '../../kernel/lists/list.ts';
import { pageNumber } from '../../kernel/lists/page.ts';
import { route } from '../../kernel/route.ts';
import { namedDepartment } from '../../organisation/departments/names.ts';
import { anyDepartmentCode } from '../../organisation/departments/rules.ts';
import { jobRankEntry } from '../../organisation/job-ranks/rules.ts';
import { storedId } from '../../kernel/rules.ts';

const path = '/api/v1/as-of/{date}';
const day = z.iso.date();
export const asOfDay = z.strictObject({ date: day });

/** A day of the company: `past` and `planned` are before and after today. */
export const asOfTimes = ['past', 'today', 'planned'] as const;

/** The day of the answer, shown as it ends, and the things that it cannot show. */
const about = {
  date: day,
  today: day,
  time: z.enum(asOfTimes),
  /** Accounts that existed on the day and were closed since: their past is deleted. */
  closedSince: z.int(),
  /** Planned changes until the day that the answer does not apply: of another kind, or on what the reader may not change. */
  notShown: z.int(),
  /** The day since which heads of departments are recorded, where the day is before it; null otherwise. */
  headsSince: z.nullable(day),
};

const person = z.strictObject({
  personId: z.uuid(),
  /** Names are those of today. */
  fullName: z.string(),
  displayName: z.string(),
  englishName: z.string(),
  photoId: z.nullable(z.string()),
});

const placed = z.extend(person, {
  state: z.enum(employmentStates),
  jobRank: z.nullable(jobRankEntry),
  jobTitle: z.nullable(jobRankEntry),
});
export type AsOfPerson = z.output<typeof placed>;

export const personAsOf = z.extend(asOfDay, { personId: storedId });

const whole = z.extend(placed, {
  isSuspended: z.boolean(),
  department: namedDepartment,
  concurrentPosts: z.array(z.strictObject({ department: namedDepartment, jobTitle: z.nullable(jobRankEntry) })),
  headOf: z.array(namedDepartment),
});
export type WholeAsOfPerson = z.output<typeof whole>;

/** STA-10: one person as of a day; null before the registration. */
export const readPersonAsOf = route({
  method: 'GET',
  path: `${path}/people/{personId}`,
  params: personAsOf,
  answer: z.strictObject({ ...about, person: z.nullable(whole) }),
});

/** States that a list of people as of a day is narrowed to; '' for everyone who was registered. */
export const asOfStates = employmentStates.filter((state) => state !== 'closed');

export const asOfPeopleFilter = z.strictObject({
  /** Department with all below it; '' for the whole company. */
  departmentCode: z._default(z.union([z.literal(''), anyDepartmentCode]), ''),
  state: z._default(z.union([z.literal(''), z.enum(asOfStates)]), ''),
  orderBy: z._default(z.enum(['fullName', 'englishName']), 'fullName'),
  page: pageNumber,
});
export const peopleAsOf = z.extend(asOfDay, asOfPeopleFilter.shape);

const listed = z.extend(placed, {
  department: namedDepartment,
  /** The others that they serve in. */
  concurrentDepartments: z.array(namedDepartment),
});
export type ListedAsOfPerson = z.output<typeof listed>;

/** STA-10: a page of the people who were registered as of a day, by name, with their places of that day. */
export const listPeopleAsOf = route({
  method: 'GET',
  path: `${path}/people`,
  params: asOfDay,
  query: asOfPeopleFilter,
  answer: listOf(listed, {
    ...about,
    /** The department that was asked for; null for the whole company. */
    department: z.nullable(namedDepartment),
  }),
});

const department = z.strictObject({
  ...namedDepartment.shape,
  /** '' for the company itself. */
  parentDepartmentCode: z.string(),
  heads: z.array(person),
  /** People in service who belong to it or have a concurrent post in it. */
  peopleCount: z.int(),
  /** People of its branch who are counted once too often where the numbers of all below it are added up. */
  countedTwice: z.int(),
});
export type AsOfDepartment = z.output<typeof department>;

/** STA-10: the tree of departments as of a day, parents before their children, each with heads and number of people. */
export const readDepartmentsAsOf = route({
  method: 'GET',
  path: `${path}/departments`,
  params: asOfDay,
  answer: listOf(department, about),
});

export const oneDepartmentAsOf = z.extend(asOfDay, { departmentCode: anyDepartmentCode });
export const membersAsOf = z.extend(oneDepartmentAsOf, { page: pageNumber });

/** STA-10: a page of the people in service of one department as of a day, by name. */
export const listMembersAsOf = route({
  method: 'GET',
  path: `${path}/departments/{departmentCode}/members`,
  params: oneDepartmentAsOf,
  query: z.strictObject({ page: pageNumber }),
  answer: listOf(z.extend(placed, { isConcurrent: z.boolean() }), {
    ...about,
    department: namedDepartment,
    heads: z.array(person),
  }),
});

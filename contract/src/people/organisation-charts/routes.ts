import * as z from 'zod/mini';
import { anyText, storedId } from '../../kernel/rules.ts';
import { namedDepartment } from '../../organisation/departments/names.ts';
import { emblemMark } from '../emblems/marks.ts';
import { seatMark } from '../locations/marks.ts';
import { chosenNames } from '../people/field-places.ts';
import { jobRankEntry } from '../../organisation/job-ranks/rules.ts';
import { planRefusal } from '../../ground/jobs/plans.ts';
import { downloadReason } from '../../ground/jobs/rules.ts';
import { canOf } from '../../kernel/access/can.ts';
import { listOf } from '../../kernel/lists/list.ts';
import { pageNumber } from '../../kernel/lists/page.ts';
import { languages } from '../../kernel/languages.ts';
import { route, searchRoute } from '../../kernel/route.ts';
import { anyDepartmentCode } from '../../organisation/departments/rules.ts';
import { newHeads, oneDepartment } from './inputs.ts';
import { organisationChartLimits } from './limits.ts';
import { fitsKey } from './rules.ts';

const path = '/api/v1/organisation';
const departmentPath = `${path}/departments/{departmentCode}`;
const personId = storedId;

/** A department of the chart; the company itself, TOP, is the first one and has no parent (''). */
const chartDepartment = z.strictObject({
  ...namedDepartment.shape,
  parentDepartmentCode: z.string(),
});
export type ChartDepartment = z.output<typeof chartDepartment>;

/** All departments of the company in one answer, parents before their children, neighbours in their order. */
export const readOrganisation = route({
  method: 'GET',
  path,
  isCompressed: true,
  isKept: true,
  answer: listOf(chartDepartment),
});

const departmentCount = z.strictObject({
  departmentCode: z.string(),
  /** People in service who belong to it or have a concurrent post in it, those below it not counted. */
  peopleCount: z.int(),
  /** Number of people in the branch counted once too often when the numbers of all its sub-departments are added up. */
  countedTwice: z.int(),
  /** STA-09: guests of other companies among them. */
  guestsCount: z.int(),
});

/** Returns the number of people in each department itself; a department without people is omitted. */
export const countOrganisation = route({
  method: 'GET',
  path: `${path}/people-counts`,
  isCompressed: true,
  answer: listOf(departmentCount),
});

/** STA-09: name of the company that dispatched a guest in; null for the company's own people. */
const guestOf = z.nullable(z.string());
/** STA-09: name of the company that a person is dispatched to, with the last day as YYYY-MM-DD; null for those who are at home. */
const dispatchedTo = z.nullable(z.strictObject({ companyName: z.string(), until: z.string() }));

/** Data of a person that colleagues see. */
const memberCard = z.strictObject({
  personId,
  fullName: z.string(),
  /** Name that lists show instead of the person's name; '' for the name. */
  displayName: z.string(),
  photoId: z.nullable(z.string()),
  englishName: z.string(),
  loginId: z.string(),
  department: namedDepartment,
  /** Null as well where the company hides the list. */
  jobRank: z.nullable(jobRankEntry),
  jobTitle: z.nullable(jobRankEntry),
  /** Departments that they serve in besides, each with the title that they have there. */
  concurrentPosts: z.array(z.strictObject({ department: namedDepartment, jobTitle: z.nullable(jobRankEntry) })),
  /** EMB-01: emblems beside the name. */
  emblems: z.array(emblemMark),
  /** DEP-07: their place; null for none. */
  seat: z.nullable(seatMark),
  guestOf,
  dispatchedTo,
});
export type MemberCard = z.output<typeof memberCard>;

const reach = z._default(z.enum(['own', 'below']), 'own');
export const departmentMembers = z.extend(oneDepartment, { page: pageNumber, reach });

/** People of a department: its heads, and a page of its members and concurrent posts, by rank and name. */
export const listDepartmentMembers = route({
  method: 'GET',
  path: `${departmentPath}/members`,
  isCompressed: true,
  params: oneDepartment,
  /** `below`: with the people of all departments below it. */
  query: z.strictObject({ page: pageNumber, reach }),
  answer: listOf(memberCard, {
    /** The way down to it, beginning with the company itself. */
    path: z.array(namedDepartment),
    heads: z.array(memberCard),
    can: canOf(['changeHeads', 'downloadPeople']),
  }),
});

export const oneMember = z.strictObject({ personId });

/** One person of the chart, with the way down to their department and the departments that they are the head of. */
export const readMember = route({
  method: 'GET',
  path: `${path}/people/{personId}`,
  params: oneMember,
  answer: z.strictObject({
    member: memberCard,
    path: z.array(namedDepartment),
    headOf: z.array(namedDepartment),
    /** Fields that the person shows beyond the card, in the order of the record. */
    shown: z.array(z.strictObject({ field: z.enum(chosenNames), value: z.string() })),
    /** `openRecord`: the reader sees the whole record in the console. */
    can: canOf(['openRecord']),
  }),
});

const post = z.strictObject({
  /** `main`: the department that a person belongs to; `concurrent`: one that they serve in besides; `head`: one that they lead alone. */
  kind: z.enum(['main', 'concurrent', 'head']),
  department: namedDepartment,
  /** The way down to it, beginning with the company itself. */
  path: z.array(namedDepartment),
  /** True if the person is a head of the department. */
  isHead: z.boolean(),
  /** Job title that names the person's responsibility there, for a concurrent post. */
  jobTitle: z.nullable(jobRankEntry),
});
export type PersonPost = z.output<typeof post>;

/** USR-04: every department that a person of the company is in: the one they belong to first, then their concurrent posts and those that they lead. */
export const listPersonPosts = route({
  method: 'GET',
  path: '/api/v1/employees/{personId}/posts',
  params: oneMember,
  answer: listOf(post, { can: canOf(['changePosts']) }),
});

const hit = z.strictObject({
  /** The department that was found, or that of the person who was found. */
  department: namedDepartment,
  /** The way down to a department that was found; empty with a person. */
  path: z.array(namedDepartment),
  person: z.nullable(memberCard),
});

export const organisationSearch = z.strictObject({ by: z.enum(['name', 'code']), term: anyText() }).check(fitsKey);

/** Departments and people by a part of their names or their ID, or departments by the beginning of their code. */
export const searchOrganisation = searchRoute({
  path,
  body: organisationSearch,
  answer: listOf(hit),
});

export const drawnDepartments = z.strictObject({
  departmentCodes: z.array(anyDepartmentCode).check(z.maxLength(organisationChartLimits.drawnCards), z.minLength(1)),
});

const drawnCard = z.strictObject({
  departmentCode: z.string(),
  /** The first of its heads in service; null where it has none. */
  head: z.nullable(memberCard),
  headsCount: z.int(),
});
export type DrawnCard = z.output<typeof drawnCard>;

const drawnPost = z.strictObject({
  departmentCode: z.string(),
  /** The department in which people of that one serve besides. */
  concurrentDepartmentCode: z.string(),
  peopleCount: z.int(),
});
export type DrawnPost = z.output<typeof drawnPost>;

/** Heads of the departments in sight of the drawn chart, and the concurrent posts that begin or end there. */
export const drawOrganisation = searchRoute({
  path: `${path}/cards`,
  body: drawnDepartments,
  answer: listOf(drawnCard, { posts: z.array(drawnPost) }),
});

/** Says who the heads of a department are, in their order, at once or on a day; answers who they were. */
export const changeDepartmentHeads = route({
  method: 'PUT',
  path: `${departmentPath}/heads`,
  params: oneDepartment,
  body: newHeads,
  answer: z.strictObject({
    before: z.strictObject({ personIds: z.array(personId) }),
    /** Planned change of heads on a day, with its refusal as of today. */
    planned: z.nullable(z.strictObject({ refusal: z.nullable(planRefusal) })),
  }),
});

const download = z.strictObject({ reason: downloadReason });
/** `language` is the caller's, which the route's adapter adds. */
export const organisationDownload = z.extend(download, { ...oneDepartment.shape, language: z.enum(languages) });

/** The chart below a department as a CSV file: departments, heads and numbers of people. */
export const downloadOrganisation = route({
  method: 'POST',
  path: `${departmentPath}/file`,
  params: oneDepartment,
  body: download,
  answer: z.strictObject({ fileName: z.string(), content: z.string() }),
});

/** The people in service of a department and of all below it as a CSV file, as their cards show them. */
export const downloadMembers = route({
  method: 'POST',
  path: `${departmentPath}/people-file`,
  params: oneDepartment,
  body: download,
  answer: z.strictObject({ fileName: z.string(), content: z.string() }),
});

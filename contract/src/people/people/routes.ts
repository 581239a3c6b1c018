import * as z from 'zod/mini';
import { emblemMark } from '../emblems/marks.ts';
import { seatMark } from '../locations/marks.ts';
import { canOf } from '../../kernel/access/can.ts';
import { listOf } from '../../kernel/lists/list.ts';
import { pageNumber } from '../../kernel/lists/page.ts';
import { nameScripts } from '../../ground/companies/policies/name-script-policies.ts';
import { departmentKeywordMaxLength } from '../../organisation/departments/limits.ts';
import { namedDepartment } from '../../organisation/departments/names.ts';
import { jobFields, jobLists, jobRankEntry } from '../../organisation/job-ranks/rules.ts';
import { languages } from '../../kernel/languages.ts';
import { downloadFormat, downloadReason } from '../../ground/jobs/rules.ts';
import { route, searchRoute } from '../../kernel/route.ts';
import { activationKeyStates } from '../../ground/promotions/rules.ts';
import { success } from '../../kernel/wire.ts';
import { employmentFacts } from '../employment/offered-acts.ts';
import { anyText, storedId, searchText } from '../../kernel/rules.ts';
import { deliveryStates } from '../../kernel/delivery-states.ts';
import { answersIn } from './field-places.ts';
import { changes, employeeStates, expectsAllChanged, newEmployee, personChangeFields } from './rules.ts';
import { employeeSelection, filters, foundBy } from './selection.ts';

const employeesPath = '/api/v1/employees';
const personId = storedId;

/** Columns that other capabilities fill, by the slot `listColumns` of their modules. */
const contributedColumns = z.strictObject({
  /** Job rank of the person, and job title that names their responsibility. */
  jobRank: z.nullable(jobRankEntry),
  jobTitle: z.nullable(jobRankEntry),
  /** Emblems that the person holds, at most three. */
  emblems: z.array(emblemMark),
  /** DEP-07: the person's place; null for none. */
  seat: z.nullable(seatMark),
});
export type ContributedColumns = z.output<typeof contributedColumns>;

export const employeeRow = z.strictObject({
  personId,
  fullName: z.string(),
  /** Null for none. */
  photoId: z.nullable(z.string()),
  ...answersIn('list'),
  department: namedDepartment,
  ...contributedColumns.shape,
  /** Departments that they serve in besides (겸직), the oldest post first. */
  concurrentPosts: z.array(z.strictObject({ department: namedDepartment, jobTitle: z.nullable(jobRankEntry) })),
  state: z.enum(employeeStates),
  /** USR-13: the access is locked, whatever the state. */
  isSuspended: z.boolean(),
  /** STA-01: in service again after a retirement. */
  isReinstated: z.boolean(),
  /** STA-09: name of the company that dispatched a guest in; null for the company's own people. */
  guestOf: z.nullable(z.string()),
  registeredAt: z.iso.datetime(),
});
export type EmployeeRow = z.output<typeof employeeRow>;

/** USR-06: no grade below it is given in a subsidiary or a partner; null where all are. */
const minSecurityGrade = z.nullable(z.int());

export type JobLists = z.output<typeof jobLists>;

const listFilters = z.strictObject(foundBy);
export type ListFilters = z.output<typeof listFilters>;

const place = {
  page: pageNumber,
  /** `exact` counts all people; otherwise the answer has a limit beyond which it only says that there are more. */
  total: z._default(z.enum(['', 'exact']), ''),
};
export const employeeList = z.strictObject({ ...foundBy, ...place });
export type EmployeeList = z.output<typeof employeeList>;

/** Acts that the reader may do with people of the list, somewhere or everywhere; each person is asked about once more. */
const employeesActions = ['register', 'export', 'place', 'retire', 'suspend', 'grantEmblem', 'editInGrid'] as const;
export type EmployeesAction = (typeof employeesActions)[number];

const listedEmployees = listOf(employeeRow, {
  /** Domain of the IDs that the company gives out; null if people use addresses of their own. */
  idDomain: z.nullable(z.string()),
  /** The domains that the company has proven, where new IDs may be as well. */
  ownDomains: z.array(z.string()),
  /** LIM-03: whose names may have the scripts of all six languages. */
  nameScripts: z.enum(nameScripts),
  minSecurityGrade,
  jobLists,
  can: canOf(employeesActions),
});

export const listEmployees = route({
  method: 'GET',
  path: employeesPath,
  isCompressed: true,
  query: z.strictObject({ ...filters, ...place }),
  answer: listedEmployees,
});

/** The same list by a part of a name or ID besides. */
export const findEmployees = searchRoute({
  isCompressed: true,
  path: employeesPath,
  body: employeeList,
  answer: listedEmployees,
});

/** Columns of a file of people: those of the list, or those that an import reads. */
export const exportedColumns = ['list', 'import'] as const;

/** MEM-07: anyone who takes personal data out says what for, and that is recorded. */
export const employeesExport = z.extend(employeeSelection, {
  reason: downloadReason,
  columns: z._default(z.enum(exportedColumns), 'list'),
  format: downloadFormat,
});
export type EmployeesExport = z.output<typeof employeesExport>;

/** `language` is the caller's, which the route's adapter adds. */
export const exportOrder = z.extend(employeesExport, { language: z.enum(languages) });

/** Returns the number of people in each state, as the company's employee list counts them. */
export const countEmployees = route({
  method: 'GET',
  path: '/api/v1/company/people',
  answer: z.strictObject({ inService: z.int(), notYetApplied: z.int(), retired: z.int(), suspended: z.int() }),
});

/** Starts a job that writes everyone in the filtered list to a file, or those of them who are chosen. */
export const exportEmployees = route({
  method: 'POST',
  path: `${employeesPath}/exports`,
  body: employeesExport,
  answer: z.strictObject({ jobId: z.uuid() }),
});

const departmentChoice = z.strictObject({
  department: namedDepartment,
  /** The way down to it, beginning with the company itself. */
  path: z.array(namedDepartment),
  /** Number of people in service in the department and below it. */
  peopleCount: z.int(),
});
export type DepartmentChoice = z.output<typeof departmentChoice>;

/** '' for the company and what stands right under it. */
export const departmentChoices = z.strictObject({ keyword: z._default(searchText(departmentKeywordMaxLength), '') });

/** Departments to choose from, each with its way down and how many people it has. */
export const findDepartmentChoices = searchRoute({
  isCompressed: true,
  path: '/api/v1/department-choices',
  body: departmentChoices,
  answer: listOf(departmentChoice),
});

const employee = z.extend(employeeRow, {
  ...answersIn('panel'),
  externalMail: z.nullable(z.string()),
  mobile: z.nullable(z.string()),
  /** State of the activation key; null for none. */
  opencodeState: z.nullable(z.enum(activationKeyStates)),
  /** The sign-in asks for more than the password. */
  hasSecondFactor: z.boolean(),
  /** The last mail that showed the person the way to the account; null for none. */
  welcome: z.nullable(z.strictObject({ state: z.enum(deliveryStates), sentAt: z.iso.datetime() })),
  /** Time until which the last initial password is valid; null if none is. */
  initialPasswordUntil: z.nullable(z.iso.datetime()),
  employment: employmentFacts,
});
export type Employee = z.output<typeof employee>;

export const anyEmployee = z.strictObject({ personId });

export const readEmployee = route({
  method: 'GET',
  path: `${employeesPath}/{personId}`,
  params: anyEmployee,
  answer: z.strictObject({
    employee,
    minSecurityGrade,
    jobLists,
    /** The person agrees to optional data, so that it can be filled in. */
    isOptionalCovered: z.boolean(),
    can: canOf([
      'setPhoto',
      'sendWelcome',
      'issueInitialPassword',
      'change',
      'seeFactors',
      'resetPassword',
      'endTrial',
      'seeSessions',
      'seeApprovals',
      'grantEmblem',
      'assignSeat',
      'withdraw',
    ]),
  }),
});

/** Shows a registered person the way to the account again. */
export const sendWelcomeMail = route({
  method: 'POST',
  path: `${employeesPath}/{personId}/welcome-mail`,
  params: anyEmployee,
  answer: success,
});

export const registerEmployee = route({
  method: 'POST',
  path: employeesPath,
  body: newEmployee,
  answer: z.strictObject({ personId, loginId: z.string() }),
});

/** Job rank and job title before the change; '' for none. */
const jobBefore = z.strictObject({ jobRankCode: anyText(), jobTitleCode: anyText() });

/** `expected`: what the caller saw; anything else by now is not overwritten. */
const jobChange = z.strictObject({ ...jobFields, expected: z.optional(jobBefore) });
export const employeeJobChange = z.extend(jobChange, anyEmployee.shape);

const changedBody = z.strictObject(personChangeFields).check(expectsAllChanged);
export const personChange = z.strictObject({ ...anyEmployee.shape, ...personChangeFields }).check(expectsAllChanged);

/** Changes fields of someone who has an account, and answers what they were. */
export const changePerson = route({
  method: 'POST',
  path: `${employeesPath}/{personId}/changes`,
  params: anyEmployee,
  body: changedBody,
  answer: z.strictObject({ before: changes }),
});

/** Gives someone at work another job rank and title. */
export const changeEmployeeJob = route({
  method: 'PUT',
  path: `${employeesPath}/{personId}/job`,
  params: anyEmployee,
  body: jobChange,
  answer: z.strictObject({ before: jobBefore }),
});

const synchronisation = z.strictObject({ minutes: z.int().check(z.minimum(0)) });
export const employeeSynchronisation = z.extend(synchronisation, anyEmployee.shape);

/**
 * ACC-10: announces a synchronisation of the account for some minutes; 0: done. Until then changes are refused (MB657).
 */
export const synchroniseEmployee = route({
  method: 'PUT',
  path: `${employeesPath}/{personId}/synchronisation`,
  params: anyEmployee,
  body: synchronisation,
  answer: success,
});

import * as z from 'zod/mini';
import { answersIn } from '../../people/people/field-places.ts';
import { nameScripts } from '../../ground/companies/policies/name-script-policies.ts';
import { jobLists, jobRankEntry } from '../../organisation/job-ranks/rules.ts';
import { languages } from '../../kernel/languages.ts';
import { documentAnswer, route } from '../../kernel/route.ts';

const path = '/api/v1/profile';

/** Employee data that the company decides: shown here, changed only by its administrators. */
const owned = z.strictObject({
  loginId: z.string(),
  companyName: z.string(),
  englishCompanyName: z.string(),
  /** '' for the company itself. */
  departmentName: z.string(),
  englishDepartmentName: z.string(),
  jobRank: z.nullable(jobRankEntry),
  jobTitle: z.nullable(jobRankEntry),
  jobLists,
  ...answersIn('owned'),
});

export const profileAnswer = z.strictObject({
  surname: z.string(),
  givenName: z.string(),
  englishName: z.string(),
  ...answersIn('own'),
  /** Null for none. */
  photoId: z.nullable(z.string()),
  language: z.enum(languages),
  timeZone: z.string(),
  residenceCountry: z.string(),
  /** '' where there is none. */
  externalMail: z.string(),
  isExternalMailProven: z.boolean(),
  mobile: z.string(),
  isMobileProven: z.boolean(),
  owned,
  /** The person declined that optional data is kept, so none can be given here. */
  isOptionalCovered: z.boolean(),
  /** LIM-03: whose names may have the scripts of all six languages in this company. */
  nameScripts: z.enum(nameScripts),
  /** MEM-08: the person represents the company, and closes the account only once the role is handed over. */
  representsCompany: z.boolean(),
});
export type Profile = z.output<typeof profileAnswer>;

export const readProfile = route({
  method: 'GET',
  path,
  answer: profileAnswer,
});

/** Everything that the product holds about the person, as one JSON file. */
export const downloadOwnData = route({
  method: 'POST',
  path: `${path}/data`,
  body: z.strictObject({}),
  answer: documentAnswer,
});

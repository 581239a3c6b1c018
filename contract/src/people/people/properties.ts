import * as z from 'zod/mini';
import { property, wholeNumber } from '../../kernel/property.ts';
import { defaultSecurityGrade, securityGrades } from '../../organisation/security-grades/limits.ts';
import { nameScriptPolicies } from '../../ground/companies/policies/name-script-policies.ts';

export const peopleProperties = {
  /** LIM-03: scripts of names outside Korea: all in profile `strict` alone, or all in every profile. */
  nameScriptPolicy: property('policy.name_scripts', z.enum(nameScriptPolicies), 'byProfile'),
  /** Mails that show registered people the way to their accounts: how many one company may have sent in a day. */
  welcomeMailsPerCompanyDay: property('people.welcome_mails_per_company_day', wholeNumber(), 200),
  /** USR-04: photos that one person may send in an hour, their own and those of others. */
  photosPerPersonHour: property('people.photos_per_person_hour', wholeNumber(), 10),
  /** MB1054: how many people a company may have, registered or with an account; 0 is no limit. */
  peoplePerCompany: property('people.per_company', wholeNumber(0), 0),
  /** USR-06: the least grade of people in subsidiaries and partner companies; never above what new people have. */
  affiliateMinGrade: property('company.affiliate_min_grade', wholeNumber(securityGrades[0], defaultSecurityGrade), 4),
  /** ACC-10: for how many minutes at most an account rests while its data goes to other systems. */
  synchronisingMinutes: property('account.synchronising_minutes', wholeNumber(1, 120), 10),
} as const;

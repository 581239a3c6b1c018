import { fallbackLanguage, toLanguage } from '@madang/contract/kernel/languages.ts';
import { readProfile as route } from '@madang/contract/profiles/routes.ts';
import { inCompany } from '../../../kernel/db/database.ts';
import { operation } from '../../../kernel/http/operation.ts';
import { readContacts, readNameScripts, selectOwnProfile } from '../../accounts/index.ts';
import { findDepartmentNames } from '../../departments/index.ts';
import { type JobList, selectJobLists, selectJobRanksOf } from '../../job-ranks/index.ts';
import { isOptionalDeclined } from '../../terms/index.ts';

/** What a person has said of themselves, and beside it what the company says of them. */
export const readProfileCall = operation(route, async ({ kernel, session }) => {
  const { companyCode, profile } = session;
  const { passwordProfile } = profile;
  const nameScripts = await readNameScripts(kernel, { companyCode, passwordProfile });
  return inCompany(kernel.db, companyCode, async (tx) => {
    const { departmentCode, jobRankCode, jobTitleCode, securityGrade, ...own } = await selectOwnProfile(tx, session);
    const contacts = await readContacts(tx, kernel.keyring, session);
    const entryOf = async (list: JobList, code: string | null) =>
      (code !== null && (await selectJobRanksOf(tx, list, { companyCode, codes: [code] })).get(code)) || null;
    const department = (await findDepartmentNames(tx, companyCode, [departmentCode])).get(departmentCode);
    return {
      ...own,
      language: toLanguage(contacts.language) ?? fallbackLanguage,
      timeZone: contacts.timeZone,
      externalMail: contacts.externalMail ?? '',
      mobile: contacts.mobile ?? '',
      owned: {
        loginId: contacts.loginId,
        companyName: profile.companyName,
        englishCompanyName: profile.englishCompanyName,
        departmentName: department?.departmentName ?? '',
        englishDepartmentName: department?.englishDepartmentName ?? '',
        jobRank: await entryOf('job_ranks', jobRankCode),
        jobTitle: await entryOf('job_titles', jobTitleCode),
        jobLists: await selectJobLists(tx, companyCode),
        securityGrade,
      },
      isOptionalDeclined: await isOptionalDeclined(tx, session),
      nameScripts,
    };
  });
});

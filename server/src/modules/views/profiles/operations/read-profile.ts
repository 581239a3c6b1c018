import * as z from 'zod/mini';
import { fallbackLanguage, toLanguage } from '@madang/contract/kernel/languages.ts';
import { defineQuery } from '../../../../kernel/operations/definition.ts';
import { readContacts, readNameScripts, selectOwnFields, selectOwnProfile } from '../../../people/people/index.ts';
import { findDepartmentNames } from '../../../organisation/departments/index.ts';
import { type JobList, selectJobLists, selectJobRanksOf } from '../../../organisation/job-ranks/index.ts';
import { isOptionalCovered } from '../../../ground/terms/index.ts';

/** What a person has said of themselves, and beside it what the company says of them. */
export const readProfile = defineQuery({
  name: 'read-profile',
  input: z.strictObject({}),
  permission: 'session',
  targets: () => [],
  refusals: [],
  async run({ kernel, companyCode, reader, read }) {
    const { profile } = reader;
    const { passwordProfile } = profile;
    const nameScripts = await readNameScripts(kernel, { companyCode, passwordProfile });
    return read(async (tx) => {
      const { departmentCode, jobRankCode, jobTitleCode, ...names } = await selectOwnProfile(tx, reader);
      const { own, owned } = await selectOwnFields(tx, kernel.keyring, reader);
      const contacts = await readContacts(tx, kernel.keyring, reader);
      const entryOf = async (list: JobList, code: string | null) =>
        (code !== null && (await selectJobRanksOf(tx, list, { companyCode, codes: [code] })).get(code)) || null;
      const department = (await findDepartmentNames(tx, companyCode, [departmentCode])).get(departmentCode);
      return {
        ...names,
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
          ...owned,
        },
        isOptionalCovered: await isOptionalCovered(tx, reader),
        nameScripts,
        representsCompany: reader.rights.everywhere.has('representative.handOver'),
      };
    });
  },
});

import { fallbackLanguage, toLanguage } from '@madang/contract/kernel/languages.ts';
import type { Keyring } from '../../../../kernel/crypto/keyring.ts';
import type { Tx } from '../../../../kernel/db/database.ts';
import type { PersonKey } from '../../../../kernel/session/person-key.ts';
import { isOptionalCovered } from '../../../ground/agreements/index.ts';
import { findDepartmentNames } from '../../../organisation/departments/index.ts';
import { type JobList, selectJobLists, selectJobRanksOf } from '../../../organisation/job-ranks/index.ts';
import { readContacts } from '../../contacts/index.ts';
import { selectOwnFields, selectOwnProfile } from '../../own-records/index.ts';

/** Reads what a person says of themselves, and under `owned` what their company says of them. */
export async function readOwnRecord(tx: Tx, keyring: Keyring, person: PersonKey) {
  const { companyCode } = person;
  const { departmentCode, jobRankCode, jobTitleCode, ...names } = await selectOwnProfile(tx, person);
  const { own, owned } = await selectOwnFields(tx, keyring, person);
  const contacts = await readContacts(tx, keyring, person);
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
      departmentName: department?.departmentName ?? '',
      englishDepartmentName: department?.englishDepartmentName ?? '',
      jobRank: await entryOf('job_ranks', jobRankCode),
      jobTitle: await entryOf('job_titles', jobTitleCode),
      jobLists: await selectJobLists(tx, companyCode),
      ...owned,
    },
    isOptionalCovered: await isOptionalCovered(tx, person),
  };
}

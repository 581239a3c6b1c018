import { fallbackLanguage, toLanguage } from '@madang/contract/kernel/languages.ts';
import { platformCompany } from '@madang/contract/operators/limits.ts';
import { readProfile as route } from '@madang/contract/profiles/routes.ts';
import { inCompany } from '../../../kernel/db/database.ts';
import { operation } from '../../../kernel/http/operation.ts';
import { readContacts, selectOwnProfile } from '../../accounts/index.ts';
import { findDepartmentNames } from '../../departments/index.ts';
import { isOptionalDeclined } from '../../terms/index.ts';

/** What a person has said of themselves, and beside it what the company says of them. */
export const readProfileCall = operation(route, ({ kernel, session }) => {
  const { companyCode, profile } = session;
  return inCompany(kernel.db, companyCode, async (tx) => {
    const { departmentCode, securityGrade, ...own } = await selectOwnProfile(tx, session);
    const contacts = await readContacts(tx, kernel.keyring, session);
    const names = await findDepartmentNames(tx, companyCode, [departmentCode]);
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
        departmentName: names.get(departmentCode) ?? '',
        securityGrade,
      },
      isOptionalDeclined: await isOptionalDeclined(tx, session),
      admitsAllScripts: companyCode === platformCompany,
    };
  });
});

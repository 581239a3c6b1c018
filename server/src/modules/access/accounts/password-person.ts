import type { PasswordPerson } from '@madang/contract/secrets/credentials/password-person.ts';
import type { PasswordSetting } from '../../ground/company-policies/index.ts';
import type { Contacts } from '../../people/contacts/index.ts';

/** PWD-04: facts of a person that their password must not contain. */
export function passwordPersonOf(
  { loginId, mobile, employeeNumber, workPhone }: Contacts,
  { companyPhone }: PasswordSetting,
): PasswordPerson {
  return {
    loginId,
    companyPhone,
    ...(mobile === undefined ? {} : { mobile }),
    ...(employeeNumber === undefined ? {} : { employeeNumber }),
    ...(workPhone === undefined ? {} : { workPhone }),
  };
}

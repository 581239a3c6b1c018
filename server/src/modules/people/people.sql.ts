import type { ServiceType } from '@madang/contract/companies/service-types.ts';
import type { Language } from '@madang/contract/kernel/languages.ts';
import type { Keyring } from '../../kernel/crypto/keyring.ts';
import type { Tx } from '../../kernel/db/database.ts';
import type { PersonKey } from '../../kernel/session/person-key.ts';
import { externalMailIndex, mobileIndex, opencodeIndex, contactAad } from './contacts.sql.ts';

export interface NewPerson extends PersonKey {
  readonly loginId: string;
  readonly surname: string;
  readonly givenName: string;
  readonly fullName: string;
  readonly englishName?: string;
  readonly language: Language;
  readonly residenceCountry: string;
  readonly timeZone: string;
  readonly externalMail?: string;
  /** Whether a code that was sent to the external mail came back. */
  readonly isExternalMailProven?: boolean;
  /** The same for the mobile number. */
  readonly isMobileProven?: boolean;
  /** International form, +82-10-1234-5678. */
  readonly mobile?: string;
  /** Whether the address that the ID is was proven to be the person's. */
  readonly isConfirmed: boolean;
  /** Absent: the company itself. */
  readonly departmentCode?: string;
  /** Absent or '': none, as of the title. */
  readonly jobRankCode?: string;
  readonly jobTitleCode?: string;
  /** Absent: everything that the company has. */
  readonly services?: readonly ServiceType[];
  /** As lists and cards show the person; absent: by the full name. */
  readonly displayName?: string;
  /** Absent: the grade that everybody begins with. */
  readonly securityGrade?: number;
  /** The number of who recommended the product; '' where nobody is named. */
  readonly refereeMobile?: string;
  /** The certification key that an agency issued to the person. */
  readonly opencode?: string;
  /** Registered by an administrator: the account is not yet applied for. */
  readonly isWaiting?: boolean;
}

/** Writes a person; the transaction must be the company's. Contact data is encrypted and found by blind index. */
export async function createPerson(tx: Tx, keyring: Keyring, person: NewPerson): Promise<void> {
  const { externalMail, mobile, refereeMobile, opencode } = person;
  await tx
    .insertInto('people')
    .values({
      company_code: person.companyCode,
      person_id: person.personId,
      login_id: person.loginId,
      surname: person.surname,
      given_name: person.givenName,
      full_name: person.fullName,
      english_name: person.englishName ?? '',
      language: person.language,
      residence_country: person.residenceCountry,
      time_zone: person.timeZone,
      external_mail: externalMail ? keyring.encrypt(externalMail, contactAad('external_mail', person)) : null,
      external_mail_index: externalMail ? externalMailIndex(keyring, externalMail) : null,
      is_external_mail_proven: person.isExternalMailProven ?? false,
      mobile: mobile ? keyring.encrypt(mobile, contactAad('mobile', person)) : null,
      mobile_index: mobile ? mobileIndex(keyring, mobile) : null,
      is_mobile_proven: person.isMobileProven ?? false,
      referee_mobile: refereeMobile ? keyring.encrypt(refereeMobile, contactAad('referee_mobile', person)) : null,
      is_confirmed: person.isConfirmed,
      ...(person.departmentCode ? { department_code: person.departmentCode } : {}),
      ...(person.services ? { services: [...person.services] } : {}),
      ...(person.securityGrade === undefined ? {} : { security_grade: person.securityGrade }),
      job_rank_code: person.jobRankCode || null,
      job_title_code: person.jobTitleCode || null,
      display_name: person.displayName ?? '',
      opencode: opencode ? keyring.encrypt(opencode, contactAad('opencode', person)) : null,
      opencode_index: opencode ? opencodeIndex(keyring, opencode) : null,
      ...(person.isWaiting ? { applied_at: null } : {}),
    })
    .execute();
}

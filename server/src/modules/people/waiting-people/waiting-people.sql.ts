import { sql } from 'kysely';
import type { ServiceType } from '@madang/contract/ground/companies/service-types.ts';
import type { Keyring } from '../../../kernel/crypto/keyring.ts';
import type { Database, Tx } from '../../../kernel/db/database.ts';
import type { PersonKey } from '../../../kernel/session/person-key.ts';
import { type FoundWaiting, listWaiting } from '../../ground/global-login-ids/index.ts';
import { contactIndex, contactIndexes, synchronisingMinutes } from '../person-records/index.ts';

/** Contact by which a registered person is found again: the options of the specification. */
export interface WaitingContact {
  readonly option: 'externalMail' | 'mobile' | 'opencode';
  readonly value: string;
}

/** Returns the index by which a contact is found in a person's record. */
export function waitingIndex(keyring: Keyring, { option, value }: WaitingContact): Buffer {
  return contactIndex(keyring, option, value);
}

/** All that a record may hold of it. */
export function waitingIndexes(keyring: Keyring, { option, value }: WaitingContact): Buffer[] {
  return contactIndexes(keyring, option, value);
}

/** Returns the people of all companies in service who wait for an account under a contact; at most one per company. */
export async function findWaiting(
  db: Database | Tx,
  { option, indexes, max }: Pick<WaitingContact, 'option'> & { indexes: readonly Buffer[]; max: number },
): Promise<FoundWaiting[]> {
  const found = await listWaiting(db, { option, indexes });
  if (found.length === 0) return [];
  const codes = found.map(({ companyCode }) => companyCode);
  const { rows } = await sql<{ code: string }>`
    select code from unnest(${codes}::text[]) code where is_in_service(code)`.execute(db);
  const inService = new Set(rows.map(({ code }) => code));
  return found.filter(({ companyCode }) => inService.has(companyCode)).slice(0, max);
}

/** A person whose account can be applied for. */
export interface WaitingPerson extends PersonKey {
  readonly loginId: string;
  readonly surname: string;
  readonly givenName: string;
  readonly fullName: string;
  readonly englishName: string;
  readonly displayName: string;
  readonly language: string;
  readonly residenceCountry: string;
  readonly departmentCode: string;
  readonly securityGrade: number;
  readonly employmentType: string;
  readonly isRealName: boolean;
  readonly isConfirmed: boolean;
  readonly services: readonly ServiceType[] | null;
  /** Number of minutes for which the account's data is still being transferred to other systems; 0 if it is not. */
  readonly synchronisingMinutes: number;
  readonly contactIndexes: Readonly<Record<WaitingContact['option'], Buffer | null>>;
}

/** The person as registered, where they are in service and wait for their account. */
export function readWaiting(tx: Tx, person: PersonKey): Promise<WaitingPerson | undefined> {
  return waitingPerson(person, selectWaiting(tx, person));
}

/** The same, held until the transaction's end. */
export function lockWaiting(tx: Tx, person: PersonKey): Promise<WaitingPerson | undefined> {
  return waitingPerson(person, selectWaiting(tx, person).forUpdate());
}

function selectWaiting(tx: Tx, { companyCode, personId }: PersonKey) {
  return (
    tx
      .selectFrom('people')
      .selectAll()
      .select(synchronisingMinutes.as('synchronising_minutes'))
      .where('company_code', '=', companyCode)
      .where('person_id', '=', personId)
      // STA-01: no one else has an account to begin with.
      .where('applied_at', 'is', null)
      .where('closed_at', 'is', null)
  );
}

async function waitingPerson(
  { companyCode, personId }: PersonKey,
  selected: ReturnType<typeof selectWaiting>,
): Promise<WaitingPerson | undefined> {
  const row = await selected.executeTakeFirst();
  if (!row) return undefined;
  return {
    companyCode,
    personId,
    loginId: row.login_id,
    surname: row.surname,
    givenName: row.given_name,
    fullName: row.full_name,
    englishName: row.english_name,
    displayName: row.display_name,
    language: row.language,
    residenceCountry: row.residence_country,
    departmentCode: row.department_code,
    securityGrade: row.security_grade,
    employmentType: row.employment_type,
    isRealName: row.is_real_name,
    isConfirmed: row.is_confirmed,
    services: row.services as ServiceType[] | null,
    synchronisingMinutes: row.synchronising_minutes,
    contactIndexes: {
      externalMail: row.external_mail_index,
      mobile: row.mobile_index,
      opencode: row.opencode_index,
    },
  };
}

const provenBy = {
  externalMail: { is_external_mail_proven: true },
  mobile: { is_mobile_proven: true },
  opencode: {},
  password: {},
};

/** The person has the account from now on; of many at once, and of repetitions, exactly one gets true. */
export async function applyForAccount(
  tx: Tx,
  { companyCode, personId, proven }: PersonKey & { readonly proven?: keyof typeof provenBy },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('people')
    .set({ applied_at: sql<Date>`app_now()`, ...(proven ? provenBy[proven] : {}) })
    .where('company_code', '=', companyCode)
    .where('person_id', '=', personId)
    .where('applied_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

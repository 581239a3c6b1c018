import type { BodyOf } from '@madang/contract/kernel/route.ts';
import { toE164 } from '@madang/contract/kernel/phone.ts';
import type { activateAccount } from '@madang/contract/joining/account-activations/wire.ts';
import { refuse } from '@madang/contract/refuse.ts';
import type { Flow } from '../../../kernel/flow/flow.ts';
import type { Contacts } from '../../people/contacts/index.ts';
import type { OpenAccount } from './registrations.ts';

interface Recorded extends OpenAccount {
  readonly contacts: Contacts;
  readonly flow: Pick<Flow, 'reservedPersonId'>;
}

/**
 * Refuses (CO403) bodies that differ from the registered person, grade, department or contacts, so no one raises their
 * own clearance.
 */
export function refuseOthers(body: BodyOf<typeof activateAccount>, { person, contacts, flow }: Recorded): void {
  const { loginId, fullName, givenName, surname, englishName, departmentCode, employmentType } = person;
  const isPerson = ['', flow.reservedPersonId, person.personId].includes(body.personId);
  const isId = ['', loginId, loginId.split('@')[0]].includes(body.loginId);
  const pairs: readonly (readonly [said: string | undefined, held: string])[] = [
    [body.fullName, fullName],
    [body.givenName, givenName],
    [body.surname, surname],
    [body.englishName, englishName],
    [body.displayName, person.displayName || fullName],
    [body.mailAddress, loginId],
    [body.externalMail, contacts.externalMail ?? ''],
    [body.mobile && toE164(body.mobile), toE164(contacts.mobile ?? '')],
    [body.employmentType, employmentType],
    [body.departmentCode, departmentCode],
    [body.securityGrade, String(person.securityGrade)],
  ];
  const isOther = pairs.some(([said = '', held]) => said !== '' && said !== held);
  const isOtherKind = body.isRealName !== undefined && body.isRealName !== person.isRealName;
  if (!isPerson || !isId || isOther || isOtherKind) throw refuse('CO403');
}

import type { DispatchEvent } from '@madang/contract/access/dispatches/states.ts';
import { sql } from 'kysely';
import { newId } from '../../../kernel/crypto/new-id.ts';
import { notifyCompany } from '../../../kernel/company-messages/notify-company.ts';
import { rootDepartment } from '@madang/contract/organisation/departments/limits.ts';
import { readCompany } from '../../ground/companies/index.ts';
import { findDepartmentNames, lockDepartmentForReference } from '../../organisation/departments/index.ts';
import { createPerson } from '../../people/people/index.ts';
import { grantRole } from '../../people/roles/index.ts';
import { endGuestTie, tieGuest } from '../linked-accounts/index.ts';
import {
  changeDispatch,
  type DispatchChange,
  insertEvent,
  openContent,
  type StoredDispatch,
} from './dispatches.sql.ts';
import type { At, Said } from './home.ts';
import { writeOfDispatch } from './letters.ts';
import type { DispatchAnswerNews } from './news.ts';

/** Changes a dispatch in the host, and keeps and writes what happened. */
export async function changeInHost(
  { tx, kernel, companyCode }: At,
  { dispatchId }: StoredDispatch,
  change: DispatchChange,
  event: DispatchEvent,
  said: Said,
): Promise<StoredDispatch> {
  const key = { companyCode, dispatchId };
  const changed = await changeDispatch(tx, key, change);
  await insertEvent(tx, kernel.keyring, { ...key, event, ...said, endsOn: changed.askedUntil ?? changed.endsOn });
  await writeOfDispatch(tx, kernel, companyCode, changed, event);
  return changed;
}

/** Answers the home company, which decides what comes of it. */
export async function answerHome(
  { tx, kernel }: At,
  dispatch: StoredDispatch,
  answer: Pick<DispatchAnswerNews, 'answer'> & Partial<DispatchAnswerNews>,
): Promise<void> {
  const { dispatchId: messageId, answerVersion: version, otherCode: receiverCode } = dispatch;
  const { departmentCode, departmentName, englishDepartmentName } = dispatch;
  const place = { departmentCode, departmentName, englishDepartmentName };
  const news: DispatchAnswerNews = { ...place, until: null, note: '', ...answer };
  await notifyCompany(tx, kernel, { receiverCode, operation: 'hear-of-dispatch-answer', messageId, version, news });
}

/** A department of the host that is held, with its names; undefined where it has none of the code. */
export async function findPlace({ tx, companyCode }: At, departmentCode: string) {
  if (departmentCode === '' || !(await lockDepartmentForReference(tx, { companyCode, departmentCode }))) {
    return undefined;
  }
  const named = (await findDepartmentNames(tx, companyCode, [departmentCode])).get(departmentCode);
  return (
    named && {
      departmentCode,
      departmentName: named.departmentName,
      englishDepartmentName: named.englishDepartmentName,
    }
  );
}

/** Makes the guest of a dispatch that has begun; a department that was deleted since gives way to the company itself. */
export async function beginInHost(at: At, dispatch: StoredDispatch): Promise<void> {
  const { tx, kernel, companyCode } = at;
  const { otherCode, otherName, startsOn, endsOn } = dispatch;
  const { surname, givenName, fullName, englishName, mail, language, residenceCountry, login } = openContent(
    kernel.keyring,
    dispatch,
  );
  const place = (await findPlace(at, dispatch.departmentCode)) ?? {
    departmentCode: rootDepartment,
    departmentName: '',
    englishDepartmentName: '',
  };
  const personId = newId();
  const { timeZone } = await readCompany(tx, companyCode);
  const names = { loginId: mail, surname, givenName, fullName, englishName };
  const { departmentCode } = place;
  const person = { ...names, language, residenceCountry, departmentCode, timeZone, isConfirmed: true };
  await createPerson(tx, kernel.keyring, { companyCode, personId, ...person });
  await sql`
    update people set is_guest = true, dispatch_code = ${otherCode}, dispatch_name = ${otherName},
      dispatch_since = ${startsOn}::date, dispatch_until = ${endsOn}::date
    where company_code = ${companyCode} and person_id = ${personId}::uuid`.execute(tx);
  await grantRole(tx, { companyCode, personId, role: 'dispatched' });
  await tieGuest(tx, { companyCode, personId, login });
  await changeInHost(at, dispatch, { ...place, personId, state: 'running', isAnswered: false }, 'begun', {
    by: 'time',
  });
}

/** Ends a dispatch in the host: its guest is signed out in the same transaction, and taken away by the job of the tie. */
export async function endInHost(
  at: At,
  dispatch: StoredDispatch,
  change: DispatchChange,
  event: DispatchEvent,
  said: Said,
): Promise<StoredDispatch> {
  const { tx, companyCode } = at;
  const { personId } = dispatch;
  if (personId !== null) await endGuestTie(tx, { companyCode, personId });
  return changeInHost(at, dispatch, { ...change, askedUntil: null, personId: null }, event, said);
}

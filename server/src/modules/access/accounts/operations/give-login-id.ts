import { givesOutMail } from '@madang/contract/ground/companies/service-types.ts';
import { fallbackLanguage, toLanguage } from '@madang/contract/kernel/languages.ts';
import { loginIdGift } from '@madang/contract/views/operators/inputs.ts';
import { signupLimits } from '@madang/contract/joining/signup/limits.ts';
import { sql } from 'kysely';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { claimLoginId, releaseLoginId, reserveLoginId } from '../../../ground/global-login-ids/index.ts';
import { lockNameless, setLoginId } from '../../../people/people/index.ts';
import { sendAccountNotice } from '../../../people/notifications/index.ts';
import { readCompany } from '../../../ground/companies/index.ts';
import { issueConfirmation, readDomains, readLoginId } from '../../../people/registration-flows/index.ts';

/**
 * SGN-14: gives an ID to a person without one; the password stays. Its address needs confirmation, because the operator
 * may have mistyped it.
 */
export const giveLoginId = defineOperation({
  name: 'give-login-id',
  input: loginIdGift,
  permission: 'system',
  targets: () => [],
  // What an ID may look like is shown by the rules of a sign-up.
  refusals: [
    'CO404',
    'MB601',
    'MB1066',
    'MB_M_MANAGER_JS_MAILFORMATINVALID',
    'MB_M_REQUIRED',
    'MB_T_ID_RULE1',
    'MB_T_ID_RULE2',
    'MB_T_ID_RULE3',
    'MB_T_ID_RULE4',
    'MB_T_ID_RULE5',
  ],
  async prepare({ kernel, companyCode, readIn, refuse }, { personId, typed }) {
    const serviceType = await readIn(companyCode, async (tx) => {
      if (!(await lockNameless(tx, { companyCode, personId }))) throw refuse('CO404');
      return (await readCompany(tx, companyCode)).serviceType;
    });
    const loginId = readLoginId({ userId: typed, serviceType }, await readDomains(kernel.properties), 'loginId');
    const reservation = { loginId, personId };
    const isReserved = await reserveLoginId(kernel.db, { ...reservation, seconds: signupLimits.reservationSeconds });
    if (!isReserved) throw refuse.field('loginId', 'MB601');
    return { reservation, isConfirmed: givesOutMail(serviceType) };
  },
  settle: async ({ db }, { reservation }, answer) => {
    if (answer === undefined) await releaseLoginId(db, reservation);
  },
  async run({ tx, kernel, companyCode, prepared: { reservation, isConfirmed }, refuse }, { personId }) {
    const person = { companyCode, personId };
    const { loginId } = reservation;
    const locked = await lockNameless(tx, person);
    // Anyone who has an ID changes nothing here, and of two commands at once the second finds one.
    if (!locked) throw refuse('CO404');
    await claimLoginId(tx, { ...person, loginId });
    await setLoginId(tx, person, { loginId, isConfirmed });
    const applicant = { loginId, language: toLanguage(locked.language) ?? fallbackLanguage };
    if (!isConfirmed) await issueConfirmation(tx, kernel, { ...person, applicant });
    const { rows } = await sql<{ now: Date }>`select app_now() as now`.execute(tx);
    const changedAt = rows[0]?.now ?? new Date();
    await sendAccountNotice(tx, kernel, person, { changed: 'loginId', changedAt, params: { id: loginId } });
    return { answer: { loginId }, audit: { target: { kind: 'person', id: personId }, fields: ['loginId'] } };
  },
});

import { givesOutMail } from '@madang/contract/companies/service-types.ts';
import { fallbackLanguage, toLanguage } from '@madang/contract/kernel/languages.ts';
import { refuse, refuseField } from '@madang/contract/refuse.ts';
import { signupLimits } from '@madang/contract/signup/limits.ts';
import { sql } from 'kysely';
import { commandActor } from '../../../kernel/audit/actor.ts';
import { writeAudit } from '../../../kernel/audit/audit.ts';
import { inCompany, type Tx } from '../../../kernel/db/database.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import {
  claimLoginId,
  lockNameless,
  listNamelessAdministrators,
  releaseLoginId,
  reserveLoginId,
  sendAccountNotice,
  setLoginId,
  type NamelessAdministrator,
  type PersonKey,
} from '../../accounts/index.ts';
import { listCompanyCodes, readServiceType } from '../../companies/index.ts';
import { issueConfirmation, readDomains, readLoginId } from '../../signup/index.ts';

/** SGN-14: the administrators of all companies who have lost their ID, so that nobody may be left who can log in there. */
export async function listNameless({ db }: Pick<Kernel, 'db'>): Promise<NamelessAdministrator[]> {
  const found: NamelessAdministrator[] = [];
  for (const companyCode of await listCompanyCodes(db)) {
    found.push(...(await inCompany(db, companyCode, (tx) => listNamelessAdministrators(tx, companyCode))));
  }
  return found;
}

/**
 * SGN-14: an ID for a person who has none any more; the password and everything else are theirs as before. An address that
 * becomes an ID is confirmed by its link, as a sign-up's is: the operator may have mistyped it.
 */
export async function giveLoginId(
  kernel: Kernel,
  { typed, ...person }: PersonKey & { readonly typed: string },
): Promise<{ loginId: string }> {
  const { companyCode, personId } = person;
  const serviceType = await inCompany(kernel.db, companyCode, async (tx) => {
    if (!(await lockNameless(tx, person))) throw refuse('CO404');
    return readServiceType(tx, companyCode);
  });
  const loginId = readLoginId({ userId: typed, serviceType }, await readDomains(kernel.properties), 'loginId');
  const reservation = { loginId, personId };
  if (!(await reserveLoginId(kernel.db, { ...reservation, seconds: signupLimits.reservationSeconds }))) {
    throw refuseField('loginId', 'MB601');
  }
  try {
    await inCompany(kernel.db, companyCode, (tx) =>
      give(tx, kernel, { ...person, loginId, isConfirmed: givesOutMail(serviceType) }),
    );
  } catch (error) {
    await releaseLoginId(kernel.db, reservation);
    throw error;
  }
  return { loginId };
}

type Given = PersonKey & { readonly loginId: string; readonly isConfirmed: boolean };

async function give(tx: Tx, kernel: Kernel, { companyCode, personId, ...id }: Given): Promise<void> {
  const person = { companyCode, personId };
  const locked = await lockNameless(tx, person);
  // Whoever has an ID changes nothing here, and of two commands at once the second finds one.
  if (!locked) throw refuse('CO404');
  await claimLoginId(tx, { ...person, loginId: id.loginId });
  await setLoginId(tx, person, id);
  const applicant = { loginId: id.loginId, language: toLanguage(locked.language) ?? fallbackLanguage };
  if (!id.isConfirmed) await issueConfirmation(tx, kernel, { ...person, applicant });
  const { rows } = await sql<{ now: Date }>`select app_now() as now`.execute(tx);
  const changedAt = rows[0]?.now ?? new Date();
  await sendAccountNotice(tx, kernel, person, { changed: 'loginId', changedAt, params: { id: id.loginId } });
  await writeAudit(tx, {
    ...commandActor(companyCode),
    operation: 'give-login-id',
    target: { kind: 'person', id: personId },
    fields: ['loginId'],
  });
}

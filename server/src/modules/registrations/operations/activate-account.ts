import { flowLimits } from '@madang/contract/kernel/flow-limits.ts';
import type { AnswerOf } from '@madang/contract/kernel/route.ts';
import { comparableCode } from '@madang/contract/promotions/rules.ts';
import { registrationLimits } from '@madang/contract/registrations/limits.ts';
import { activateAccount as route, activationPaths as paths } from '@madang/contract/registrations/wire.ts';
import { refuse, refuseField } from '@madang/contract/refuse.ts';
import { inCompany } from '../../../kernel/db/database.ts';
import { operation, type Call } from '../../../kernel/http/operation.ts';
import { isInitialPassword, readContacts } from '../../accounts/index.ts';
import {
  answerOnce,
  checkConsent,
  checkNewPassword,
  refuseWhileClosed,
  consumeAttempt,
  type Progress,
} from '../../signup/index.ts';
import { giveAccount } from '../give-account.ts';
import { refuseOthers } from '../refuse-others.ts';
import { presentGiven, findRepeated } from '../given-account.ts';
import { requireProven, type OpenAccount } from '../registrations.ts';

type ActivateCall = Call<typeof route>;

/**
 * ACC-04, ACC-05: the account of the flow's person. What costs little is checked first; then one transaction takes
 * the proof, holds the person, and gives the account with its password, country and terms.
 */
export const activateAccount = operation(route, async (call) => {
  const { kernel, flow } = call;
  const findMade = () => findRepeated(call);
  const repeated = flow.state === 'open' ? await findMade() : undefined;
  return repeated ?? answerOnce({ kernel, flow, findMade, make: (progress) => activate(call, progress) });
});

async function activate(call: ActivateCall, progress: Progress): Promise<AnswerOf<typeof route>> {
  const { kernel, flow, body, request } = call;
  await refuseWhileClosed(kernel);
  const account = chooseAccount(await requireProven(kernel, flow), body.companyCode);
  const limit = { count: registrationLimits.choicesPerFlow, seconds: flowLimits.lifetimeSeconds };
  await consumeAttempt(kernel, progress, { key: `registration-choice:${flow.flowId}`, limit });
  const contacts = await inCompany(kernel.db, account.person.companyCode, (tx) =>
    readContacts(tx, kernel.keyring, account.person),
  );
  refuseOthers(body, { ...account, contacts, flow });
  const language = body.language ?? request.language;
  const consenting = { ...body, language, isOldEnough: true, isCompanyAdministrator: false };
  const consent = await checkConsent(kernel, consenting, { ...paths, isOldEnough: paths.agreements });
  const names = [account.company.name, account.company.englishName];
  const choice = { ...body, loginId: account.person.loginId, mobile: contacts.mobile ?? '', names };
  checkNewPassword(choice, account.passwordProfile, paths);
  if (await isInitialPassword(kernel, account.person.loginId, comparableCode(body.password))) {
    throw refuseField(paths.password, 'MB0719');
  }
  const hash = await kernel.hasher.hash(body.password);
  await giveAccount(call, account, { hash, contacts, consent });
  return inCompany(kernel.db, account.person.companyCode, (tx) => presentGiven(tx, kernel, account.person));
}

/** Only among those that wait for what was proven; a company that is none of them is refused like any other. */
function chooseAccount(accounts: readonly OpenAccount[], companyCode: string): OpenAccount {
  if (companyCode === '' && accounts.length > 1) throw refuseField(paths.companyCode, 'MB_M_REQUIRED');
  const chosen = companyCode === '' ? accounts[0] : accounts.find(({ person }) => person.companyCode === companyCode);
  if (!chosen) throw refuse('CO403');
  return chosen;
}

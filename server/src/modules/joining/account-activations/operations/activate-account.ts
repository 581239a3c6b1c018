import { newPasswordRefusals } from '@madang/contract/secrets/credentials/credential-refusals.ts';
import { flowLimits } from '@madang/contract/kernel/flow-limits.ts';
import { comparableCode } from '@madang/contract/ground/promotions/rules.ts';
import { activationLimits } from '@madang/contract/joining/account-activations/limits.ts';
import { activationPaths as paths } from '@madang/contract/joining/account-activations/wire.ts';
import { refuse, refuseField } from '@madang/contract/refuse.ts';
import { enterCompany } from '../../../../kernel/db/database.ts';
import { defineFlowStep } from '../../../../kernel/operations/definition.ts';
import { entranceNames, letNewIn, passwordPersonOf } from '../../../access/accounts/index.ts';
import { readPasswordSetting } from '../../../ground/company-policies/index.ts';
import { isInitialPassword } from '../../../secrets/initial-passwords/index.ts';
import { readContacts } from '../../../people/contacts/index.ts';
import {
  type Preparing,
  type Progress,
  checkConsent,
  checkNewPassword,
  consentRefusals,
  consumeAttempt,
  refuseWhileClosed,
  submitOnce,
} from '../../../people/registration-flows/index.ts';
import { type Activation, activation } from '../activation.ts';
import { giveAccount } from '../give-account.ts';
import { findRepeated, presentGiven } from '../given-account.ts';
import { refuseOthers } from '../refuse-others.ts';
import { type OpenAccount, requireProven } from '../registrations.ts';

const once = submitOnce({ findMade: findRepeated, mayBeMade: ({ state }) => state === 'open', find: findOpen });

/**
 * ACC-04, ACC-05: activates the account of the flow's person. Cheap checks come first; then one transaction takes the
 * proof and stores everything.
 */
export const activateAccount = defineFlowStep({
  name: 'activate-account',
  administers: true,
  input: activation,
  refusals: [
    ...consentRefusals,
    ...newPasswordRefusals,
    'CO403',
    'CO429',
    'INITIAL_PASSWORD_ENDED',
    'MB0719',
    'MB657',
    'MB708',
    'MB_M_DENY_PAGE',
    'MB_M_REGISTRATION_CLOSED',
    'MB_M_REQUIRED',
    'OPENCODE_INVALID',
    'OTP0005',
  ],
  isSecret: true,
  auditNames: entranceNames,
  ...once,
  async run({ tx, kernel, flow, request, prepared }, body) {
    // It was made, and written down, before.
    if ('made' in prepared) return { answer: prepared.made, audit: 'none' };
    const { account, given: chosen } = prepared;
    const { companyCode, personId } = account.person;
    await enterCompany(tx, companyCode);
    const fields = await giveAccount(tx, { kernel, flow, request, body }, account, chosen);
    const given = await presentGiven(tx, kernel, account.person);
    const { formerSecret } = body;
    const { entrance, audit } = await letNewIn(tx, { companyCode, personId }, { kernel, request, formerSecret });
    return {
      answer: { ...given, entrance },
      audit: [{ target: { kind: 'person', id: personId }, actorId: personId, fields }, ...audit],
    };
  },
});

/** The account that is activated, with everything that is kept of the form. */
async function findOpen({ kernel, flow, request, readIn, body }: Preparing<Activation>, progress: Progress) {
  await refuseWhileClosed(kernel);
  const account = chooseAccount(await requireProven({ db: kernel.db, readIn }, flow), body.companyCode);
  const limit = { count: activationLimits.choicesPerFlow, seconds: flowLimits.lifetimeSeconds };
  await consumeAttempt(kernel, progress, { key: `registration-choice:${flow.flowId}`, limit });
  const { companyCode } = account.person;
  const { contacts, known } = await readIn(companyCode, async (tx) => {
    const registered = await readContacts(tx, kernel.keyring, account.person);
    return { contacts: registered, known: passwordPersonOf(registered, await readPasswordSetting(tx, companyCode)) };
  });
  refuseOthers(body, { ...account, contacts, flow });
  const language = body.language ?? request.language;
  const consenting = { ...body, language, isOldEnough: true, isCompanyAdministrator: false };
  const consent = await checkConsent(kernel, consenting, { ...paths, isOldEnough: paths.agreements });
  const names = [account.company.name, account.company.englishName];
  const choice = { ...body, loginId: account.person.loginId, mobile: contacts.mobile ?? '', names, known };
  checkNewPassword(choice, account.passwordProfile, paths);
  if (await isInitialPassword(kernel, account.person.loginId, comparableCode(body.password))) {
    throw refuseField(paths.password, 'MB0719');
  }
  return { account, given: { hash: await kernel.hasher.hash(body.password), contacts, consent } };
}

/** Only among those that wait for what was proven; a company that is none of them is refused like any other. */
function chooseAccount(accounts: readonly OpenAccount[], companyCode: string): OpenAccount {
  if (companyCode === '' && accounts.length > 1) throw refuseField(paths.companyCode, 'MB_M_REQUIRED');
  const chosen = companyCode === '' ? accounts[0] : accounts.find(({ person }) => person.companyCode === companyCode);
  if (!chosen) throw refuse('CO403');
  return chosen;
}

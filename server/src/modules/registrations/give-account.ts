import type { activateAccount } from '@madang/contract/registrations/wire.ts';
import { refuse } from '@madang/contract/refuse.ts';
import { writeAudit } from '../../kernel/audit/audit.ts';
import { inCompany, type Tx } from '../../kernel/db/database.ts';
import { consumeProof } from '../../kernel/flow/flow.ts';
import type { Call } from '../../kernel/http/operation.ts';
import {
  applyForAccount,
  changeResidence,
  purgeTriesOf,
  lockWaiting,
  readOptionalData,
  refuseSynchronising,
  setFirstPassword,
  takeInitialPassword,
  type Contacts,
  type PersonKey,
} from '../accounts/index.ts';
import { deleteOptional, tellEntryMarketing } from '../consents/index.ts';
import { useOpencode as spendOpencode } from '../promotions/index.ts';
import { issueConfirmation } from '../signup/index.ts';
import { recordEntryAnswers, type EntryAnswers } from '../terms/index.ts';
import { markActivated } from './candidates.sql.ts';
import { sendActivated, languageOf } from './notice.ts';
import { initialPasswordIndex, isStillTheirs, type OpenAccount } from './registrations.ts';

interface Given {
  readonly hash: string;
  readonly contacts: Contacts;
  readonly consent: EntryAnswers;
}

type ActivateCall = Call<typeof activateAccount>;

/** One transaction: of many at once one takes the proof, and of several browsers one gives the account. */
export function giveAccount(call: ActivateCall, account: OpenAccount, given: Given): Promise<void> {
  const { kernel, flow, body, request } = call;
  const { candidate } = account;
  const { companyCode, personId, option } = candidate;
  const key = { companyCode, personId };
  return inCompany(kernel.db, companyCode, async (tx) => {
    const proof = await consumeProof(tx, flow.flowId, 'registration');
    const isItsProof = proof?.option === option && proof.targetIndex.equals(candidate.targetIndex);
    if (!isItsProof) throw refuse('OTP0005');
    const person = await lockWaiting(tx, key);
    if (!person || !isStillTheirs(person, candidate)) throw refuse('OTP0005');
    await refuseSynchronising(tx, key);
    await takeSecret(tx, call, account, given);
    if (!(await applyForAccount(tx, { ...key, proven: option }))) throw refuse('OTP0005');
    await setFirstPassword(tx, { ...key, hash: given.hash });
    await purgeTriesOf(tx, kernel.keyring, person.loginId);
    if (body.residenceCountry !== person.residenceCountry) await changeResidence(tx, key, body.residenceCountry);
    const answering = { ...key, countryCode: body.residenceCountry, flowId: flow.flowId, address: request.address };
    await recordEntryAnswers(tx, answering, given.consent);
    const deleted = given.consent.mayKeepOptional ? [] : await deleteRegistered(tx, kernel, key);
    await markActivated(tx, flow.flowId, candidate);
    await writeAudit(tx, {
      companyCode,
      operation: 'activate-account',
      actor: { kind: 'visitor', personId },
      target: { kind: 'person', id: personId },
      fields: ['password', 'agreements', option, ...deleted],
      request,
    });
    await sendActivated(tx, kernel, { account, contacts: given.contacts });
    await tellEntryMarketing(tx, kernel, key);
    const applicant = { loginId: person.loginId, language: languageOf(person) };
    if (!person.isConfirmed) await issueConfirmation(tx, kernel, { ...key, applicant });
  });
}

/** RCN-02: what the company registered of somebody who declines that it is kept, with the receipt of a later refusal. */
async function deleteRegistered(tx: Tx, kernel: ActivateCall['kernel'], person: PersonKey): Promise<readonly string[]> {
  if ((await readOptionalData(tx, person)).stored.length === 0) return [];
  return (await deleteOptional(tx, kernel, person)).deleted;
}

/** An initial password is taken whichever way was gone: it must open nothing that is somebody's by now. */
async function takeSecret(
  tx: Tx,
  { kernel }: ActivateCall,
  { candidate, person }: OpenAccount,
  { contacts }: Given,
): Promise<void> {
  const initial = await takeInitialPassword(tx, person);
  if (candidate.option === 'password') {
    const isSame =
      initial !== undefined && kernel.keyring.blindIndex(initialPasswordIndex, initial).equals(candidate.contactIndex);
    if (!isSame) throw refuse('INITIAL_PASSWORD_ENDED');
  }
  if (candidate.option === 'opencode') {
    if (!(await spendOpencode(tx, contacts.opencode ?? ''))) throw refuse('OPENCODE_INVALID');
  }
}

import { refuse } from '@madang/contract/refuse.ts';
import type { Tx } from '../../../kernel/db/database.ts';
import { consumeProof } from '../../../kernel/flow/flow.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { applyForAccount, lockWaiting } from '../../people/waiting-people/index.ts';
import { changeResidence, readOptionalData } from '../../people/own-records/index.ts';
import { refuseSynchronising } from '../../people/person-records/index.ts';
import type { Contacts } from '../../people/contacts/index.ts';
import { purgeTriesOf } from '../../secrets/sign-in-attempts/index.ts';
import { setFirstPassword } from '../../secrets/passwords/index.ts';
import { takeInitialPassword } from '../../secrets/initial-passwords/index.ts';
import type { PersonKey } from '../../../kernel/session/person-key.ts';
import { deleteOptional, notifyEntryMarketing } from '../../access/consents/index.ts';
import { spendActivationKey } from '../../ground/promotions/index.ts';
import { issueConfirmation } from '../../people/registration-flows/index.ts';
import { type EntryAnswers, recordEntryAnswers } from '../../ground/agreements/index.ts';
import type { Activating } from './activation.ts';
import { markActivated } from './candidates.sql.ts';
import { languageOf, sendActivated } from './notice.ts';
import { type OpenAccount, initialPasswordIndex, isStillTheirs } from './registrations.ts';

interface Given {
  readonly hash: string;
  readonly contacts: Contacts;
  readonly consent: EntryAnswers;
}

/** Gives an account, once per proof and for one of several browsers. Returns the names of the written fields. */
export async function giveAccount(
  tx: Tx,
  { kernel, flow, request, body }: Activating,
  account: OpenAccount,
  given: Given,
): Promise<readonly string[]> {
  const { candidate } = account;
  const { companyCode, personId, option } = candidate;
  const key = { companyCode, personId };
  const proof = await consumeProof(tx, flow, 'registration');
  const isItsProof = proof?.option === option && proof.targetIndex.equals(candidate.targetIndex);
  if (!isItsProof) throw refuse('OTP0005');
  const person = await lockWaiting(tx, key);
  if (!person || !isStillTheirs(person, candidate)) throw refuse('OTP0005');
  await refuseSynchronising(tx, key);
  await takeSecret(tx, kernel, account, given);
  if (!(await applyForAccount(tx, { ...key, proven: option }))) throw refuse('OTP0005');
  await setFirstPassword(tx, { ...key, hash: given.hash, profile: account.passwordProfile });
  await purgeTriesOf(tx, kernel.keyring, person.loginId);
  if (body.residenceCountry !== person.residenceCountry) await changeResidence(tx, key, body.residenceCountry);
  const answering = { ...key, countryCode: body.residenceCountry, flowId: flow.flowId, address: request.address };
  await recordEntryAnswers(tx, answering, given.consent);
  const deleted = given.consent.mayKeepOptional ? [] : await deleteRegistered(tx, kernel, key);
  await markActivated(tx, flow.flowId, candidate);
  await sendActivated(tx, kernel, { account, contacts: given.contacts });
  await notifyEntryMarketing(tx, kernel, key);
  const applicant = { loginId: person.loginId, language: languageOf(person) };
  if (!person.isConfirmed) await issueConfirmation(tx, kernel, { ...key, applicant });
  return ['password', 'agreements', option, ...deleted];
}

/**
 * RCN-02: optional data registered by the company for a person who declines its storage, with the receipt of a later
 * decline.
 */
async function deleteRegistered(tx: Tx, kernel: Kernel, person: PersonKey): Promise<readonly string[]> {
  if ((await readOptionalData(tx, person)).stored.length === 0) return [];
  return (await deleteOptional(tx, kernel, person)).deleted;
}

/** An initial password is taken whichever way was gone: it must open nothing that is someone's by now. */
async function takeSecret(
  tx: Tx,
  kernel: Kernel,
  { candidate, person }: OpenAccount,
  { contacts }: Given,
): Promise<void> {
  const initial = await takeInitialPassword(tx, person);
  if (candidate.option === 'password') {
    const isSame =
      initial !== undefined && kernel.keyring.matchesIndex(candidate.contactIndex, initialPasswordIndex, initial);
    if (!isSame) throw refuse('INITIAL_PASSWORD_ENDED');
  }
  if (candidate.option === 'opencode') {
    if (!(await spendActivationKey(tx, contacts.opencode ?? '', person))) throw refuse('OPENCODE_INVALID');
  }
}

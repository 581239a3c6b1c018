import {
  toPasswordProfile,
  type PasswordProfile,
} from '@madang/contract/ground/companies/policies/password-profiles.ts';
import { refuse } from '@madang/contract/refuse.ts';
import type { Tx } from '../../../kernel/db/database.ts';
import { readProof, type Flow } from '../../../kernel/flow/flow.ts';
import type { PublicContext } from '../../../kernel/operations/context.ts';
import { readWaiting, type WaitingPerson } from '../../people/waiting-people/index.ts';
import { type OptionalData, readOptionalData } from '../../people/own-records/index.ts';
import { readCompany, type CompanyProfile } from '../../ground/companies/index.ts';
import { hasCandidates, listCandidates, type Candidate } from './candidates.sql.ts';

/** The only names of an initial password and of what proves it. */
export const initialPasswordIndex = 'initial-password';

/** A candidate with the person and the company as they are now. */
export interface OpenAccount {
  readonly candidate: Candidate;
  readonly person: WaitingPerson;
  readonly company: CompanyProfile;
  readonly passwordProfile: PasswordProfile;
  readonly optionalData: OptionalData;
}

/**
 * Accounts that the flow's proof opens, asked again by later steps. Refuses without a request (MB_M_DENY_PAGE) or proof
 * (OTP0005).
 */
export async function requireProven(
  { db, readIn }: Pick<PublicContext<never>, 'db' | 'readIn'>,
  flow: Flow,
): Promise<OpenAccount[]> {
  const proof = await readProof(db, flow, 'registration');
  if (!proof) throw refuse((await hasCandidates(db, flow.flowId)) ? 'OTP0005' : 'MB_M_DENY_PAGE');
  const candidates = await listCandidates(db, flow.flowId, proof);
  const found: (OpenAccount | undefined)[] = [];
  for (const candidate of candidates) {
    found.push(await readIn(candidate.companyCode, (tx) => readAccount(tx, candidate)));
  }
  const open = found.filter((account) => account !== undefined);
  if (open.length === 0) throw refuse('OTP0005');
  const ready = open.filter(({ person }) => person.synchronisingMinutes === 0);
  if (ready.length === 0) throw refuse('MB657', { 0: Math.max(...open.map(minutesOf)) });
  return ready;
}

const minutesOf = ({ person }: OpenAccount) => person.synchronisingMinutes;

/** Undefined where the account is had by now, the person has left, or the contact is another's. */
async function readAccount(tx: Tx, candidate: Candidate): Promise<OpenAccount | undefined> {
  const person = await readWaiting(tx, candidate);
  if (!person || !isStillTheirs(person, candidate)) return undefined;
  const company = await readCompany(tx, candidate.companyCode);
  const optionalData = await readOptionalData(tx, candidate, candidate.option);
  return { candidate, person, company, passwordProfile: toPasswordProfile(company.passwordProfile), optionalData };
}

/**
 * Returns true if the proven contact is still on record. An initial password is consumed, and so compared, together with the
 * account.
 */
export function isStillTheirs(person: WaitingPerson, { option, contactIndex }: Candidate): boolean {
  if (option === 'password') return true;
  return person.contactIndexes[option]?.equals(contactIndex) ?? false;
}

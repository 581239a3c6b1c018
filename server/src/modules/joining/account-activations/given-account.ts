import { sql } from 'kysely';
import { servicesOf } from '@madang/contract/ground/companies/service-types.ts';
import { refuse } from '@madang/contract/refuse.ts';
import { type Tx, inCompany } from '../../../kernel/db/database.ts';
import { findFinishedFlow } from '../../../kernel/flow/flow.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import type { WithEntrance } from '../../access/accounts/index.ts';
import { isConfirmed } from '../../secrets/credentials/index.ts';
import { isFirstPasswordOf } from '../../secrets/passwords/index.ts';
import { readContacts } from '../../people/contacts/index.ts';
import { readNames } from '../../people/person-names/index.ts';
import { personValueOf } from '../../people/person-records/index.ts';
import type { PersonKey } from '../../../kernel/session/person-key.ts';
import { readCompany } from '../../ground/companies/index.ts';
import { isRepetition } from '../../people/registration-flows/index.ts';
import { isAnsweredSo } from '../../ground/agreements/index.ts';
import type { Activating } from './activation.ts';
import { findActivated } from './candidates.sql.ts';

/** The account as it was given. */
export async function presentGiven(tx: Tx, { keyring }: Kernel, { companyCode, personId }: PersonKey) {
  const key = { companyCode, personId };
  const { loginId } = await readContacts(tx, keyring, key);
  const names = await readNames(tx, companyCode, [personId]);
  const { name, serviceType } = await readCompany(tx, companyCode);
  const [limit] = (
    await sql<{ services: string[] | null }>`select ${personValueOf(key, 'services')} as services`.execute(tx)
  ).rows;
  return {
    personId,
    loginId,
    fullName: names.get(personId)?.fullName ?? '',
    companies: [{ companyCode, companyName: name }],
    services: servicesOf[serviceType].filter((service) => limit?.services?.includes(service) ?? true),
    isConfirmed: await isConfirmed(tx, key),
  };
}

/** Answer to an activation; includes an entrance if this call gave the account. */
type Given = Awaited<ReturnType<typeof presentGiven>> & WithEntrance;

/**
 * Repeats the answer of a done flow for the same browser. Another company, password or answer to terms is no repetition
 * (docs/decisions/sign-up-and-mail-ids.md).
 */
export async function findRepeated({ kernel, body }: Activating): Promise<Given | undefined> {
  const { flowSecret } = body;
  const finished = flowSecret === undefined ? undefined : await findFinishedFlow(kernel.db, flowSecret);
  const person = finished && (await findActivated(kernel.db, finished.flowId));
  if (!person) return undefined;
  if (body.companyCode !== '' && body.companyCode !== person.companyCode) throw refuse('CO403');
  const { given, isAnswered } = await inCompany(kernel.db, person.companyCode, async (tx) => ({
    given: await presentGiven(tx, kernel, person),
    isAnswered: await isAnsweredSo(tx, { ...person, flowId: finished.flowId }, body.agreements),
  }));
  const account = { ...person, loginId: given.loginId };
  const compare = async () => isAnswered && (await isFirstPasswordOf(kernel, account, body.password));
  return (await isRepetition(kernel, finished.flowId, compare)) ? given : undefined;
}

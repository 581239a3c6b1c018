import { fullNameOf } from '@madang/contract/kernel/names/name-order.ts';
import { inCompany } from '../../../kernel/db/database.ts';
import { findFinishedFlow } from '../../../kernel/flow/flow.ts';
import type { WithEntrance } from '../../access/accounts/index.ts';
import { isFirstPasswordOf } from '../../secrets/passwords/index.ts';
import { readNames } from '../../people/person-names/index.ts';
import { readCompany } from '../../ground/companies/index.ts';
import { isAnsweredSo } from '../../ground/agreements/index.ts';
import { isRepetition } from '../../people/registration-flows/index.ts';
import type { SigningUp } from './sign-up-form.ts';
import { lookUpId } from '../../ground/global-login-ids/index.ts';

/** Answer to a sign-up; includes an entrance if this call created the account. */
interface SignedUp extends WithEntrance {
  readonly personId: string;
  readonly loginId: string;
  readonly fullName: string;
  readonly companies: { companyCode: string; companyName: string }[];
}

/**
 * Repeats the answer of a done flow for the same browser. A changed password, name or answer to terms is no repetition
 * (docs/decisions/sign-up-and-mail-ids.md).
 */
export async function findRepeatedSignUp({ kernel, body }: SigningUp): Promise<SignedUp | undefined> {
  const { flowSecret } = body;
  const finished = flowSecret === undefined ? undefined : await findFinishedFlow(kernel.db, flowSecret);
  if (!finished) return undefined;
  const loginId = body.loginId.toLowerCase();
  const personId = finished.reservedPersonId;
  const { holder } = await lookUpId(kernel.db, loginId);
  if (holder.companyCode === '' || holder.personId !== personId) return undefined;
  const { companyCode } = holder;
  const kept = await inCompany(kernel.db, companyCode, async (tx) => ({
    fullName: (await readNames(tx, companyCode, [personId])).get(personId)?.fullName ?? '',
    companyName: (await readCompany(tx, companyCode)).name,
    isAnswered: await isAnsweredSo(tx, { companyCode, personId, flowId: finished.flowId }, body.agreements),
  }));
  const isSamePerson = kept.fullName === fullNameOf(body) && kept.companyName === body.companyName;
  const isSame = isSamePerson && body.isOldEnough && kept.isAnswered;
  const compare = async () =>
    isSame && (await isFirstPasswordOf(kernel, { loginId, companyCode, personId }, body.password));
  if (!(await isRepetition(kernel, finished.flowId, compare))) return undefined;
  const { fullName, companyName } = kept;
  return { personId, loginId, fullName, companies: [{ companyCode, companyName }] };
}

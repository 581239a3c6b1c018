import { readLoginName } from '@madang/contract/secrets/credentials/login-id.ts';
import type { ServiceType } from '@madang/contract/ground/companies/service-types.ts';
import { fullNameOf } from '@madang/contract/kernel/names/name-order.ts';
import { platformProperties } from '@madang/contract/ground/properties/platform.ts';
import { inCompany } from '../../../kernel/db/database.ts';
import { findFinishedFlow } from '../../../kernel/flow/flow.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import type { WithEntrance } from '../../access/accounts/index.ts';
import { isConfirmed } from '../../secrets/credentials/index.ts';
import { isFirstPasswordOf } from '../../secrets/passwords/index.ts';
import { offeredServices, readCompany, readConnected } from '../../ground/companies/index.ts';
import type { ProvenContact } from './proven-contact.ts';
import { isRepetition } from '../../people/registration-flows/index.ts';
import { isAnsweredSo } from '../../ground/agreements/index.ts';
import { refuseOthers } from './flow-invitation.ts';
import { findBinding } from './flows.sql.ts';
import type { Joining } from './join-form.ts';
import { readApplication } from './joining.ts';
import { findJoin, type JoinKey } from './joins.sql.ts';
import { findPromised } from './invitations.sql.ts';

/** Answer to a join; includes an entrance if this call created the account. */
export interface Joined extends WithEntrance {
  readonly personId: string;
  readonly loginId: string;
  readonly fullName: string;
  readonly companies: { companyCode: string; companyName: string }[];
  readonly services: ServiceType[];
  readonly isWaiting: boolean;
  readonly contactOption?: ProvenContact['option'];
  readonly isConfirmed: boolean;
}

/**
 * Repeats the answer of a done flow for the same browser. Another company, ID, name, password or answer to terms is no
 * repetition (docs/decisions/sign-up-and-mail-ids.md).
 */
export async function findRepeatedJoin({ kernel, body }: Joining): Promise<Joined | undefined> {
  const { flowSecret } = body;
  const finished = flowSecret === undefined ? undefined : await findFinishedFlow(kernel.db, flowSecret);
  const binding = finished && (await findBinding(kernel.db, finished.flowId));
  if (!binding) return undefined;
  const { companyCode, invitationId } = binding;
  refuseOthers(body, binding, finished);
  const key = { companyCode, personId: finished.reservedPersonId };
  const freeMailDomain = await kernel.properties.get(platformProperties.freeMailDomain);
  const { join, isAnswered, promised } = await inCompany(kernel.db, companyCode, async (tx) => ({
    join: await findJoin(tx, key),
    promised: await findPromised(tx, companyCode, invitationId),
    isAnswered: await isAnsweredSo(tx, { ...key, flowId: finished.flowId }, body.agreements),
  }));
  if (!join) return undefined;
  const { idDomain } = promised;
  const loginIds = [freeMailDomain, ...(idDomain === '' ? [] : [idDomain])].map((each) =>
    readLoginName(body.userId, each),
  );
  const isSamePerson = loginIds.includes(join.login_id) && join.full_name === fullNameOf(body);
  const isSame = isSamePerson && body.isOldEnough && isAnswered;
  const compare = async () => isSame && (await isPasswordOfJoin(kernel, { ...join, ...key }, body.password));
  if (!(await isRepetition(kernel, finished.flowId, compare))) return undefined;
  const connected = await readConnected(kernel.properties);
  return inCompany(kernel.db, companyCode, async (tx) => {
    const { name, serviceType } = await readCompany(tx, companyCode);
    const isWaiting = join.state !== 'joined';
    const applied = join.application && readApplication(kernel.keyring, join.application, key.personId);
    return {
      personId: key.personId,
      loginId: join.login_id,
      fullName: join.full_name,
      companies: [{ companyCode, companyName: name }],
      services: offeredServices(serviceType, connected).filter((service) => promised.services.includes(service)),
      isWaiting,
      ...(applied ? { contactOption: applied.contact.option } : {}),
      isConfirmed: isWaiting || (await isConfirmed(tx, key)),
    };
  });
}

/**
 * Returns true if the password is the joined account's: an applicant's is in the application, a refused person has
 * none.
 */
function isPasswordOfJoin(
  kernel: Kernel,
  {
    application,
    login_id: loginId,
    companyCode,
    personId,
  }: NonNullable<Awaited<ReturnType<typeof findJoin>>> & JoinKey,
  password: string,
): Promise<boolean> {
  if (application === null) return isFirstPasswordOf(kernel, { loginId, companyCode, personId }, password);
  return kernel.hasher.matches(readApplication(kernel.keyring, application, personId).passwordHash, password);
}

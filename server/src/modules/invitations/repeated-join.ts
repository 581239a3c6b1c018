import { readLoginName } from '@madang/contract/accounts/login-id.ts';
import { servicesOf } from '@madang/contract/companies/service-types.ts';
import type { joinByInvitation } from '@madang/contract/invitations/wire.ts';
import { fullNameOf } from '@madang/contract/kernel/names/name-order.ts';
import type { AnswerOf } from '@madang/contract/kernel/route.ts';
import { platformProperties } from '@madang/contract/properties/platform.ts';
import { inCompany } from '../../kernel/db/database.ts';
import { findFinishedFlow } from '../../kernel/flow/flow.ts';
import type { Call } from '../../kernel/http/operation.ts';
import { isConfirmed } from '../accounts/index.ts';
import { readCompany } from '../companies/index.ts';
import { refuseOthers } from './flow-invitation.ts';
import { findBinding } from './flows.sql.ts';
import { findJoin } from './joins.sql.ts';
import { findServices } from './invitations.sql.ts';

/**
 * A browser that never saw the answer joins again. Its flow is done, so what that flow made is answered once more
 * instead of a refusal; the flow's secret is the proof that it is the same browser. Asked for another company, it is
 * refused as the first time; with another ID or name it is no repetition.
 */
export async function findRepeatedJoin({
  kernel,
  body,
  readCookie,
}: Call<typeof joinByInvitation>): Promise<AnswerOf<typeof joinByInvitation> | undefined> {
  const secret = readCookie('flow');
  const finished = secret === undefined ? undefined : await findFinishedFlow(kernel.db, secret);
  const binding = finished && (await findBinding(kernel.db, finished.flowId));
  if (!binding) return undefined;
  const { companyCode, invitationId } = binding;
  refuseOthers(body, binding, finished);
  const key = { companyCode, personId: finished.reservedPersonId };
  const loginId = readLoginName(body.userId, await kernel.properties.get(platformProperties.freeMailDomain));
  return inCompany(kernel.db, companyCode, async (tx) => {
    const join = await findJoin(tx, key);
    if (join?.login_id !== loginId || join.full_name !== fullNameOf(body)) return undefined;
    const { name, serviceType } = await readCompany(tx, companyCode);
    const promised = await findServices(tx, companyCode, invitationId);
    const isWaiting = join.state !== 'joined';
    return {
      personId: key.personId,
      loginId: join.login_id,
      fullName: join.full_name,
      companies: [{ companyCode, companyName: name }],
      services: servicesOf[serviceType].filter((service) => promised.includes(service)),
      isWaiting,
      isConfirmed: isWaiting || (await isConfirmed(tx, key)),
    };
  });
}

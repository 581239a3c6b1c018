import { ownershipTransferOffering } from '@madang/contract/people/role-assignments/ownership-transfer-inputs.ts';
import { roleAssignmentProperties } from '@madang/contract/people/role-assignments/properties.ts';
import { daySeconds } from '@madang/contract/kernel/durations.ts';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { isTied } from '../../../../kernel/session/linked-logins.sql.ts';
import { lockCompany } from '../../../ground/companies/index.ts';
import { isStillPassword, provePassword } from '../../../secrets/passwords/index.ts';
import { hasRole } from '../../roles/index.ts';
import { insertOwnershipTransfer } from '../ownership-transfer.sql.ts';
import { lapseLater } from '../lapse-offers.ts';
import { sendOwnershipTransferLetter } from '../letters.ts';
import { personTarget, requireBearer } from '../role-assignments.ts';

/** MEM-08: the owner offers the own role to a person in service; nothing changes before that person accepts. */
export const offerHandover = defineOperation({
  name: 'offer-handover',
  input: ownershipTransferOffering,
  permission: 'representative.handOver',
  targets: () => [],
  refusals: [
    'AC105',
    'CO429',
    'EM0006',
    'EM0008',
    'EM0009',
    'EM0011',
    'HANDOVER_OPEN',
    'LOGIN_ELSEWHERE',
    'MB_M_PASSWORD_WRONG',
    'ROLE_NOT_IN_SERVICE',
    'MB708',
  ],
  isSecret: true,
  async prepare(context, { personId: _candidate, ...proof }) {
    const proven = await provePassword(context, proof);
    return { proven, days: await context.kernel.properties.get(roleAssignmentProperties.handoverDays) };
  },
  async run({ tx, kernel, companyCode, actorId = '', prepared: { proven, days }, refuse }, { personId }) {
    await lockCompany(tx, companyCode);
    if (!(await hasRole(tx, { companyCode, personId: actorId, role: 'representative' }))) throw refuse('AC105');
    if (!(await isStillPassword(tx, proven))) throw refuse.field('password', 'MB_M_PASSWORD_WRONG');
    if (personId === actorId) throw refuse.field('personId', 'EM0008');
    const candidate = { companyCode, personId };
    await requireBearer(tx, candidate);
    if (await isTied(tx, candidate)) throw refuse.field('personId', 'LOGIN_ELSEWHERE');
    const offer = await insertOwnershipTransfer(tx, { companyCode, fromPersonId: actorId, toPersonId: personId, days });
    if (!offer) throw refuse('HANDOVER_OPEN');
    const { handoverId, expiresAt } = offer;
    await sendOwnershipTransferLetter(tx, kernel, candidate, { about: 'offered', otherId: actorId, until: expiresAt });
    await lapseLater(tx, { companyCode, handoverId }, days * daySeconds);
    const answer = { handoverId, expiresAt: expiresAt.toISOString() };
    return { answer, audit: { target: personTarget(personId) } };
  },
});

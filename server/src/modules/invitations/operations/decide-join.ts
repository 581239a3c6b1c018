import { companyNameFor } from '@madang/contract/companies/names.ts';
import { decideJoin as route } from '@madang/contract/invitations/routes.ts';
import { refuse } from '@madang/contract/refuse.ts';
import { writeAudit } from '../../../kernel/audit/audit.ts';
import { actorOf } from '../../../kernel/audit/actor.ts';
import { inCompany, type Tx } from '../../../kernel/db/database.ts';
import { operation } from '../../../kernel/http/operation.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { unlinked } from '../../../kernel/outbox/unlinked.ts';
import { releaseLoginId } from '../../accounts/index.ts';
import { readCompany } from '../../companies/index.ts';
import { readApplication } from '../joining.ts';
import { findJoin, takeApplication } from '../joins.sql.ts';
import { sendNotice } from '../messages.ts';
import { lockPlaceForReference } from '../place.ts';
import { registerInvited, type Employer, type Invitee } from '../register-invited.ts';

/** Approves somebody who waits, and makes the account then; or refuses, and forgets all but the name and the ID. */
export const decideJoinCall = operation(route, async (call) => {
  const { kernel, session, params, body } = call;
  const actor = actorOf(call);
  const { companyCode } = actor;
  const { personId, invitationId } = params;
  const isApproved = body.decision === 'approve';
  return inCompany(kernel.db, companyCode, async (tx) => {
    const decision = {
      state: isApproved ? ('joined' as const) : ('refused' as const),
      invitationId,
      decidedBy: session.personId,
    };
    const application = await takeApplication(tx, { companyCode, personId }, decision);
    if (!application) {
      const join = await findJoin(tx, { companyCode, personId });
      throw refuse(join?.invitation_id === invitationId ? 'INVITATION_STATE' : 'CO404');
    }
    const invitee = readApplication(kernel.keyring, application, personId);
    const { name: companyName, englishName: englishCompanyName, serviceType } = await readCompany(tx, companyCode);
    const employer = { companyCode, companyName, englishCompanyName, serviceType };
    if (isApproved) await approve(tx, kernel, employer, invitee);
    else await turnAway(tx, kernel, employer, invitee);
    await writeAudit(tx, {
      ...actor,
      operation: isApproved ? 'approve-join' : 'refuse-join',
      target: { kind: 'person', id: personId },
      fields: [`invitation:${invitationId}`],
    });
    return { result: 'success' as const };
  });
});

async function approve(tx: Tx, kernel: Kernel, employer: Employer, applied: Invitee): Promise<void> {
  const invitee = { ...applied, ...(await lockPlaceForReference(tx, employer.companyCode, applied)) };
  await registerInvited(tx, kernel, { employer, invitee, notice: 'approved' });
}

async function turnAway(tx: Tx, kernel: Kernel, employer: Employer, { contact, ...invitee }: Invitee): Promise<void> {
  await releaseLoginId(tx, invitee);
  const { language } = invitee;
  const params = { company: unlinked(companyNameFor(employer, language)) };
  await sendNotice(tx, kernel, { ...contact, language }, { notice: 'refused', params });
}

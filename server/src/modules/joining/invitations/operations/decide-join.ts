import { decidedJoin } from '@madang/contract/joining/invitations/routes.ts';
import { refuse } from '@madang/contract/refuse.ts';
import type { Tx } from '../../../../kernel/db/database.ts';
import type { Kernel } from '../../../../kernel/kernel.ts';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { releaseLoginId } from '../../../ground/global-login-ids/index.ts';
import { readCompany } from '../../../ground/companies/index.ts';
import { lockProven } from '../../../organisation/mail-domains/index.ts';
import { invitationTarget } from '../invitations.ts';
import { readApplication } from '../joining.ts';
import { findJoin, takeApplication } from '../joins.sql.ts';
import { sendNotice } from '../messages.ts';
import { lockPlaceForReference } from '../place.ts';
import { registerInvited, type Employer, type Invitee } from '../register-invited.ts';

const auditNames = { approve: 'approve-join', refuse: 'refuse-join' } as const;

/** Approves someone who waits, and makes the account then; or refuses, and forgets all but the name and the ID. */
export const decideJoin = defineOperation({
  name: 'decide-join',
  input: decidedJoin,
  permission: 'invitations.decide',
  targets: ({ invitationId }) => [invitationTarget(invitationId)],
  refusals: ['CO404', 'INVITATION_STATE', 'MAIL_DOMAIN_UNPROVEN', 'MB1054', 'MB601'],
  auditNames: Object.values(auditNames),
  async run({ tx, kernel, companyCode, actorId, refuse }, { invitationId, personId, decision }) {
    const isApproved = decision === 'approve';
    const key = { companyCode, personId };
    const state = isApproved ? 'joined' : 'refused';
    const application = await takeApplication(tx, key, { state, invitationId, decidedBy: actorId });
    if (!application) {
      const join = await findJoin(tx, key);
      throw refuse(join?.invitation_id === invitationId ? 'INVITATION_STATE' : 'CO404');
    }
    const invitee = readApplication(kernel.keyring, application, personId);
    const { name: companyName, englishName: englishCompanyName, serviceType } = await readCompany(tx, companyCode);
    const employer = { companyCode, companyName, englishCompanyName, serviceType };
    if (isApproved) await approve(tx, kernel, employer, invitee);
    else await turnAway(tx, kernel, employer, invitee);
    const audit = {
      as: auditNames[decision],
      target: { kind: 'person', id: personId },
      fields: [`invitation:${invitationId}`],
    };
    return { answer: null, audit };
  },
});

async function approve(tx: Tx, kernel: Kernel, employer: Employer, applied: Invitee): Promise<void> {
  const { companyCode } = employer;
  const { idDomain = '' } = applied;
  // Another company may have it by now.
  if (idDomain !== '' && !(await lockProven(tx, companyCode, idDomain))) throw refuse('MAIL_DOMAIN_UNPROVEN');
  const invitee = { ...applied, ...(await lockPlaceForReference(tx, companyCode, applied)) };
  await registerInvited(tx, kernel, { employer, invitee, notice: 'approved' });
}

async function turnAway(tx: Tx, kernel: Kernel, employer: Employer, { contact, ...invitee }: Invitee): Promise<void> {
  await releaseLoginId(tx, invitee);
  const { companyCode } = employer;
  await sendNotice(tx, kernel, { ...contact, language: invitee.language }, { companyCode, notice: 'refused' });
}

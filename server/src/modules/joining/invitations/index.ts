import { keyedInvitations } from './recipients/keyed.ts';
import { invitationProperties } from '@madang/contract/joining/invitations/limits.ts';
import type { Module } from '../../../platform/module.ts';
import { findFlowVoucher } from './flows.sql.ts';
import { purgeInvitations } from './invitations.sql.ts';
import { openInvitationsLeft } from './listed/left-behind.sql.ts';
import { handOverInvitation } from './operations/hand-over-invitation.ts';
import { invitationRoutes } from './routes.ts';
import { invitationData } from './own-data.sql.ts';
import { purgeJoin } from './joins.sql.ts';
import { invitationContribution } from './contribution.ts';

export { type Notice, notices, sendNotice } from './messages.ts';
export { invitationsOfToday } from './send-link.ts';
export { readBound } from './flow-invitation.ts';
export { applyForJoining } from './joining.ts';
export { findBinding } from './flows.sql.ts';

const purgeTask = 'tidy-invitations';

/** Invitations into a company: made in the console, read and taken by anyone who holds the link. */
export const invitations: Module = {
  name: 'invitations',
  needs: [
    'accounts',
    'agreements',
    'companies',
    'consents',
    'contacts',
    'credentials',
    'departments',
    'global-login-ids',
    'job-ranks',
    'mail-domains',
    'otp',
    'passwords',
    'people',
    'person-names',
    'promotions',
    'registration-flows',
    'roles',
    'unconfirmed-ids',
  ],
  contributes: {
    ...invitationContribution,
    ownData: { place: 90, sections: invitationData },
    flowVoucher: findFlowVoucher,
    personLeaves: { left: [openInvitationsLeft], accountCloses: (tx, _kernel, person) => purgeJoin(tx, person) },
  },
  keyed: keyedInvitations,
  operations: invitationRoutes,
  more: [handOverInvitation],
  tasks: ({ db, properties }) => ({
    [purgeTask]: async () => purgeInvitations(db, await properties.get(invitationProperties.targetKeptDays)),
  }),
  schedule: [`47 3 * * * ${purgeTask}`],
};

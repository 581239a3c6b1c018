import { askedPart } from '../../../kernel/db/asked-parts.ts';
import type { Contributions } from '../../../platform/contributions.ts';
import { expiredInvitationsOf, openInvitationsOf, waitingJoinsOf } from './listed/waits.sql.ts';

/** Joins that wait for approval, and invitations that are open or ended unused. */
export const invitationContribution: Contributions = {
  consoleNotices: [
    {
      order: 20,
      ask: ({ reader }) =>
        askedPart({ joins: waitingJoinsOf(reader.companyCode) }, ({ joins }) =>
          joins.map((each) => ({ kind: 'waitingJoins' as const, ...each })),
        ),
    },
    {
      order: 70,
      ask: ({ reader }) =>
        askedPart({ expired: expiredInvitationsOf(reader.companyCode) }, ({ expired }) =>
          expired.filter(({ count }) => count > 0).map((each) => ({ kind: 'expiredInvitations' as const, ...each })),
        ),
    },
  ],
  overview: ({ reader }) =>
    askedPart({ open: openInvitationsOf(reader.companyCode) }, ({ open: [invitations] }) => {
      if (!invitations) throw new Error('counting gave no row');
      return { invitations };
    }),
  firstSteps: ({ reader }) =>
    askedPart({ open: openInvitationsOf(reader.companyCode) }, ({ open: [open] }) => ({
      inviteMembers: (open?.count ?? 0) > 0,
    })),
};

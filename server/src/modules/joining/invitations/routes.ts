import { openPromotion as openPromotionRoute } from '@madang/contract/joining/invitations/promotion-route.ts';
import * as listRoutes from '@madang/contract/joining/invitations/list-routes.ts';
import * as routes from '@madang/contract/joining/invitations/routes.ts';
import * as wire from '@madang/contract/joining/invitations/wire.ts';
import { callOf } from '../../../kernel/operations/call-of.ts';
import { setEntrance, withoutEntrance } from '../../access/accounts/index.ts';
import { voucherOfLink } from './flow-invitation.ts';
import { beginInvitation } from './operations/begin-invitation.ts';
import { checkRecipients } from './operations/check-recipients.ts';
import { decideJoin } from './operations/decide-join.ts';
import { invitePeople } from './operations/invite-people.ts';
import { invitePerson } from './operations/invite-person.ts';
import { joinByInvitation } from './operations/join-by-invitation.ts';
import { listInvitations } from './operations/list-invitations.ts';
import { listJoins } from './operations/list-joins.ts';
import { makeInvitationLink } from './operations/make-invitation-link.ts';
import { openPromotion } from './operations/open-promotion.ts';
import { readFlowInvitation } from './operations/read-flow-invitation.ts';
import { readInvitationRun } from './operations/read-invitation-run.ts';
import { readInvitation } from './operations/read-invitation.ts';
import { resendInvitation } from './operations/resend-invitation.ts';
import { restoreInvitation } from './operations/restore-invitation.ts';
import { revokeInvitation } from './operations/revoke-invitation.ts';
import { sendInvitationCode } from './operations/send-invitation-code.ts';

const success = () => ({ result: 'success' as const });

export const invitationRoutes = [
  callOf(wire.readFlowInvitation, readFlowInvitation, {
    input: ({ readCookie }) => ({ flowSecret: readCookie('flow') }),
  }),
  callOf(wire.beginInvitation, beginInvitation, { answer: success }),
  callOf(wire.joinByInvitation, joinByInvitation, {
    input: ({ body, readCookie }) => ({
      ...body,
      flowSecret: readCookie('flow'),
      formerSecret: readCookie('session'),
    }),
    keepsFlow: true,
    cookies: (set, { entrance }) => entrance && setEntrance(set, entrance),
    answer: withoutEntrance,
  }),
  callOf(wire.readInvitation, readInvitation, {
    async voucher(kernel, params) {
      const named = wire.anyLink.safeParse(params);
      return named.success ? voucherOfLink(kernel, named.data.link) : undefined;
    },
    cookies(set, { newFlowSecret }) {
      if (newFlowSecret !== undefined) set('flow', newFlowSecret);
    },
    answer: ({ invitation }) => invitation,
  }),
  callOf(wire.sendInvitationCode, sendInvitationCode),
  callOf(openPromotionRoute, openPromotion, {
    cookies(set, { newFlowSecret }) {
      if (newFlowSecret !== undefined) set('flow', newFlowSecret);
    },
    answer: success,
  }),
  callOf(routes.listInvitations, listInvitations),
  callOf(routes.invitePerson, invitePerson),
  callOf(listRoutes.checkRecipients, checkRecipients),
  callOf(listRoutes.invitePeople, invitePeople),
  callOf(listRoutes.readInvitationRun, readInvitationRun),
  callOf(routes.makeInvitationLink, makeInvitationLink, {
    input: ({ body, request: { language } }) => ({ ...body, language }),
  }),
  callOf(routes.resendInvitation, resendInvitation),
  callOf(routes.revokeInvitation, revokeInvitation, { answer: success }),
  callOf(routes.restoreInvitation, restoreInvitation, { answer: success }),
  callOf(routes.listJoins, listJoins),
  callOf(routes.decideJoin, decideJoin, { answer: success }),
];

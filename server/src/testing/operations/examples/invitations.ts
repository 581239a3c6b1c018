import { randomUUID } from 'node:crypto';
import { secretHash } from '../../../kernel/crypto/keyring.ts';
import { inCompany } from '../../../kernel/db/database.ts';
import { execute } from '../../../kernel/operations/executor.ts';
import { applyForJoining, readBound } from '../../../modules/joining/invitations/index.ts';
import { decideJoin } from '../../../modules/joining/invitations/operations/decide-join.ts';
import { handOverInvitation } from '../../../modules/joining/invitations/operations/hand-over-invitation.ts';
import { invitePeople } from '../../../modules/joining/invitations/operations/invite-people.ts';
import { invitePerson } from '../../../modules/joining/invitations/operations/invite-person.ts';
import { makeInvitationLink } from '../../../modules/joining/invitations/operations/make-invitation-link.ts';
import { restoreInvitation } from '../../../modules/joining/invitations/operations/restore-invitation.ts';
import { revokeInvitation } from '../../../modules/joining/invitations/operations/revoke-invitation.ts';
import { codeOf } from '../../invitations.ts';
import { addMember } from '../../member.ts';
import { example, step, type Preparation } from './example.ts';

const roleAssignment = {
  jobRankCode: '',
  jobTitleCode: '',
  departmentCode: '',
  idDomain: '',
  needsApproval: false,
  validDays: 7,
  note: '',
  language: 'ko',
} as const;
const noRequest = { id: randomUUID(), address: '' };
const link = step(makeInvitationLink, { ...roleAssignment, services: ['PT'], uses: 3, allowedDomains: [] });
const invitation = { invitationId: '{0.invitationId}' };
const target = { kind: 'invitation', id: '{0.invitationId}' };

const colleague: Preparation = async ({ app, companyCode }) => {
  const { personId } = await addMember(app.kernel.db, { companyCode, role: 'administrator' });
  return { personId };
};

/** Someone who came by a link that asks for approval, and waits. */
const waitingJoin: Preparation = async ({ app: { kernel }, companyCode, actorId }) => {
  const origin = { principal: { kind: 'person', companyCode, personId: actorId }, request: noRequest } as const;
  const wish = { ...roleAssignment, needsApproval: true, services: ['PT' as const], uses: 3, allowedDomains: [] };
  const { invitationId, link: address } = await execute(kernel, makeInvitationLink, origin, wish);
  const invitation = await readBound(kernel, { companyCode, invitationId, codeHash: secretHash(codeOf(address)) });
  const personId = randomUUID();
  const invitee = {
    personId,
    loginId: `joiner${personId.slice(0, 8)}@outside.example`,
    surname: '윤',
    givenName: '하늘',
    fullName: '윤하늘',
    language: 'ko',
    residenceCountry: 'KR',
    timeZone: 'Asia/Seoul',
    externalMail: '',
    mobile: '',
    contact: { option: 'externalMail', target: `joiner${personId.slice(0, 8)}@outside.example` },
    passwordHash: '',
    services: invitation.services,
    ...invitation.place,
  } as const;
  await inCompany(kernel.db, companyCode, (tx) =>
    applyForJoining(tx, kernel, { invitation, invitee, approvalDays: 7 }),
  );
  return { invitationId, personId };
};

export const examples = [
  example(decideJoin, {
    given: [waitingJoin],
    input: { ...invitation, personId: '{0.personId}', decision: 'approve' },
    leaves: () => ({
      audit: [
        {
          as: 'approve-join',
          target: { kind: 'person', id: '{0.personId}' },
          fields: ['invitation:{0.invitationId}'],
        },
      ],
    }),
  }),
  example(invitePerson, {
    needsPerson: true,
    undoInRun: 'revoke-invitation',
    input: { ...roleAssignment, services: ['PT'], option: 'externalMail', recipient: 'saebom{n}@outside.example' },
    leaves: ({ invitationId }) => ({ audit: [{ target: { kind: 'invitation', id: invitationId } }] }),
  }),
  example(invitePeople, {
    needsPerson: true,
    isUnaudited: true,
    input: { ...roleAssignment, services: ['PT'], recipients: ['haneul{n}@outside.example'] },
    leaves: () => ({ audit: 'none' }),
  }),
  example(revokeInvitation, {
    given: [link],
    input: invitation,
    leaves: () => ({ audit: [{ target }], undo: 'restore-invitation' }),
    meanwhile: { ...step(restoreInvitation, invitation), refusal: 'INVITATION_STATE' },
  }),
  example(handOverInvitation, {
    given: [link, colleague],
    input: { ...invitation, fromPersonId: '{actor}', toPersonId: '{1.personId}' },
    leaves: () => ({ audit: [{ target, fields: ['inviter'] }], undo: 'hand-over-invitation' }),
    meanwhile: { ...step(revokeInvitation, invitation), refusal: 'EDIT_CONFLICT' },
  }),
  example(restoreInvitation, {
    given: [link, step(revokeInvitation, invitation)],
    input: invitation,
    leaves: () => ({ audit: [{ target }] }),
  }),
];

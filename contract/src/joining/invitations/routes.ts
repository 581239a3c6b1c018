import * as z from 'zod/mini';
import { canOf } from '../../kernel/access/can.ts';
import { listOf } from '../../kernel/lists/list.ts';
import { pageNumber } from '../../kernel/lists/page.ts';
import { serviceTypes } from '../../ground/companies/service-types.ts';
import { namedDepartment } from '../../organisation/departments/names.ts';
import { jobFields, jobLists, jobRankEntry } from '../../organisation/job-ranks/rules.ts';
import { languages } from '../../kernel/languages.ts';
import { optionalText, requiredText, text, storedId } from '../../kernel/rules.ts';
import { mailDomainLimits } from '../../organisation/mail-domains/limits.ts';
import { route } from '../../kernel/route.ts';
import { success } from '../../kernel/wire.ts';
import {
  chosenServices,
  domainList,
  invitationKinds,
  invitationOptions,
  invitationStates,
  joinStates,
  maxUses,
  note,
  validity,
} from './rules.ts';

const path = '/api/v1/invitations';
const invitationId = storedId;
export const anyInvitation = z.strictObject({ invitationId });
const instant = z.iso.datetime();
const code = optionalText(30);

/** Properties that every invitation defines for the people who join with it. */
export const roleAssignment = {
  services: chosenServices,
  /** '' for the company itself. */
  departmentCode: code,
  ...jobFields,
  /** Domain of the new ID, proven by the company; '' for the product's own. */
  idDomain: z._default(text(mailDomainLimits.maxLength), ''),
  needsApproval: z.boolean(),
  validDays: validity,
  note,
};

/** Numbers and addresses have rules of their own, which the option chooses; the operation asks them. */
export const personInvitation = z.strictObject({
  option: z.enum(invitationOptions),
  recipient: requiredText(100),
  language: z.enum(languages),
  ...roleAssignment,
});
export const linkInvitation = z.strictObject({ uses: maxUses, allowedDomains: domainList, ...roleAssignment });
/** `language` is the caller's, which the route's adapter adds. */
export const linkCreation = z.extend(linkInvitation, { language: z.enum(languages) });

const resendBody = z.strictObject({ validDays: validity });
export const invitationResend = z.extend(resendBody, anyInvitation.shape);

/** Console actions that are possible for an invitation in its current state. */
export const invitationActions = ['resend', 'revoke', 'restore'] as const;

const row = z.strictObject({
  invitationId,
  kind: z.enum(invitationKinds),
  state: z.enum(invitationStates),
  option: z.nullable(z.enum(invitationOptions)),
  /** '' for a link, and once the address of an invitation that ended was forgotten. */
  recipient: z.string(),
  note: z.string(),
  services: z.array(z.enum(serviceTypes)),
  department: namedDepartment,
  /** Initial job rank and job title of the people who join. */
  jobRank: z.nullable(jobRankEntry),
  jobTitle: z.nullable(jobRankEntry),
  allowedDomains: z.array(z.string()),
  /** '' for the product's own. */
  idDomain: z.string(),
  needsApproval: z.boolean(),
  createdAt: instant,
  expiresAt: instant,
  maxUses: z.number(),
  sentCount: z.number(),
  openedCount: z.number(),
  joinedCount: z.number(),
  waitingCount: z.number(),
  can: canOf(invitationActions),
});
export type InvitationRow = z.output<typeof row>;

export const invitationList = z.strictObject({
  page: pageNumber,
  state: z.optional(z.enum(invitationStates)),
});

export const listInvitations = route({
  method: 'GET',
  path,
  query: invitationList,
  answer: listOf(row, {
    /** Services and job lists of the company, which an invitation may therefore assign. */
    services: z.array(z.enum(serviceTypes)),
    jobLists,
    /** Domain of the IDs that the company gives out; null if people use addresses of their own. */
    idDomain: z.nullable(z.string()),
    /** Domains of the company's own, where a new ID may be as well. */
    ownDomains: z.array(z.string()),
    can: canOf(['create']),
  }),
});

/** Refusals of an invitation, regardless of the way it is sent. */
export const roleAssignmentRefusals = [
  'INVITATION_SERVICES',
  'INVITATION_DEPARTMENT',
  'EMPLOYEE_JOB_RANK',
  'EMPLOYEE_JOB_TITLE',
  'MAIL_DOMAIN_UNPROVEN',
] as const;

/** Invites one person; the link goes to them alone. */
export const invitePerson = route({
  method: 'POST',
  path,
  body: personInvitation,
  answer: z.strictObject({ invitationId }),
});

/** Makes a shared link; this answer alone holds it. */
export const makeInvitationLink = route({
  method: 'POST',
  path: `${path}/links`,
  body: linkInvitation,
  answer: z.strictObject({ invitationId, link: z.string() }),
});

/** Makes a new code, which voids the one before, and sends it; the link of a shared one is in the answer alone. */
export const resendInvitation = route({
  method: 'POST',
  path: `${path}/{invitationId}/resend`,
  params: anyInvitation,
  body: resendBody,
  answer: z.strictObject({ link: z.nullable(z.string()) }),
});

/** Ends an invitation; who has joined by it stays. */
export const revokeInvitation = route({
  method: 'POST',
  path: `${path}/{invitationId}/revoke`,
  params: anyInvitation,
  answer: success,
});

/** Takes a revocation back, while the invitation has not expired. */
export const restoreInvitation = route({
  method: 'POST',
  path: `${path}/{invitationId}/restore`,
  params: anyInvitation,
  answer: success,
});

export const joinActions = ['approve', 'refuse'] as const;

const joinRow = z.strictObject({
  personId: z.uuid(),
  state: z.enum(joinStates),
  fullName: z.string(),
  loginId: z.string(),
  joinedAt: instant,
  decidedAt: z.nullable(instant),
  can: canOf(joinActions),
});
export type JoinRow = z.output<typeof joinRow>;

/** Lists the people who joined with an invitation, newest first. */
export const listJoins = route({
  method: 'GET',
  path: `${path}/{invitationId}/joins`,
  params: anyInvitation,
  answer: listOf(joinRow),
});

const anyJoin = z.strictObject({ invitationId, personId: storedId });
const joinDecision = z.strictObject({ decision: z.enum(joinActions) });
export const decidedJoin = z.extend(joinDecision, anyJoin.shape);

/** Approves or refuses someone who waits; both are notified by mail or SMS. */
export const decideJoin = route({
  method: 'POST',
  path: `${path}/{invitationId}/joins/{personId}/decide`,
  params: anyJoin,
  body: joinDecision,
  answer: success,
});

import * as z from 'zod/mini';
import { serviceTypes } from '../companies/service-types.ts';
import { namedDepartment } from '../departments/names.ts';
import { jobFields, jobLists, jobRankEntry } from '../job-ranks/rules.ts';
import { languages } from '../kernel/languages.ts';
import { optionalText, requiredText } from '../kernel/rules.ts';
import { route } from '../kernel/route.ts';
import { success } from '../kernel/wire.ts';
import { contactRefusals } from '../otp/contact-refusals.ts';
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
const invitationId = z.uuid();
const params = z.strictObject({ invitationId });
const instant = z.iso.datetime();
const code = optionalText(30);

/** What every invitation says of the people who join by it. */
const membership = {
  services: chosenServices,
  /** '' for the company itself. */
  departmentCode: code,
  ...jobFields,
  needsApproval: z.boolean(),
  validDays: validity,
  note,
};

/** Numbers and addresses have rules of their own, which the option chooses; the operation asks them. */
export const personInvitation = z.strictObject({
  option: z.enum(invitationOptions),
  recipient: requiredText(100),
  language: z.enum(languages),
  ...membership,
});
export const linkInvitation = z.strictObject({ uses: maxUses, allowedDomains: domainList, ...membership });

/** What the console can do with an invitation now. */
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
  /** What the people who join begin with. */
  jobRank: z.nullable(jobRankEntry),
  jobTitle: z.nullable(jobRankEntry),
  allowedDomains: z.array(z.string()),
  needsApproval: z.boolean(),
  createdAt: instant,
  expiresAt: instant,
  maxUses: z.number(),
  sentCount: z.number(),
  openedCount: z.number(),
  joinedCount: z.number(),
  waitingCount: z.number(),
  can: z.array(z.enum(invitationActions)),
});
export type InvitationRow = z.output<typeof row>;

export const listInvitations = route({
  method: 'GET',
  path,
  access: 'administrator',
  query: z.strictObject({
    page: z._default(z.coerce.number().check(z.int(), z.positive(), z.maximum(100_000)), 1),
    state: z.optional(z.enum(invitationStates)),
  }),
  answer: z.strictObject({
    data: z.strictObject({
      list: z.array(row),
      totalCount: z.number(),
      pageNo: z.number(),
      totalPage: z.number(),
      /** What the company has, and so what an invitation may bring. */
      services: z.array(z.enum(serviceTypes)),
      jobLists,
    }),
  }),
  refusals: [],
});

const membershipRefusals = [
  'INVITATION_SERVICES',
  'INVITATION_DEPARTMENT',
  'EMPLOYEE_JOB_RANK',
  'EMPLOYEE_JOB_TITLE',
] as const;

/** Invites one person; the link goes to them alone. */
export const invitePerson = route({
  method: 'POST',
  path,
  access: 'administrator',
  body: personInvitation,
  answer: z.strictObject({ invitationId }),
  refusals: [...membershipRefusals, 'INVITATION_SENDS', ...contactRefusals],
});

/** Makes a shared link; this answer alone holds it. */
export const makeInvitationLink = route({
  method: 'POST',
  path: `${path}/links`,
  access: 'administrator',
  body: linkInvitation,
  answer: z.strictObject({ invitationId, link: z.string() }),
  refusals: [...membershipRefusals, 'INVITATION_USES', 'INVITATION_DOMAIN_FORM'],
});

/** Makes a new code, which voids the one before, and sends it; the link of a shared one is in the answer alone. */
export const resendInvitation = route({
  method: 'POST',
  path: `${path}/{invitationId}/resend`,
  access: 'administrator',
  params,
  body: z.strictObject({ validDays: validity }),
  answer: z.strictObject({ link: z.nullable(z.string()) }),
  refusals: ['CO404', 'INVITATION_STATE', 'INVITATION_SENDS'],
});

/** Ends an invitation; who has joined by it stays. */
export const revokeInvitation = route({
  method: 'POST',
  path: `${path}/{invitationId}/revoke`,
  access: 'administrator',
  params,
  answer: success,
  refusals: ['CO404', 'INVITATION_STATE'],
});

/** Takes a revocation back, while the invitation has not expired. */
export const restoreInvitation = route({
  method: 'POST',
  path: `${path}/{invitationId}/restore`,
  access: 'administrator',
  params,
  answer: success,
  refusals: ['CO404', 'INVITATION_STATE'],
});

export const joinActions = ['approve', 'refuse'] as const;

const joinRow = z.strictObject({
  personId: z.uuid(),
  state: z.enum(joinStates),
  fullName: z.string(),
  loginId: z.string(),
  joinedAt: instant,
  decidedAt: z.nullable(instant),
  can: z.array(z.enum(joinActions)),
});
export type JoinRow = z.output<typeof joinRow>;

/** Who came by an invitation, newest first. */
export const listJoins = route({
  method: 'GET',
  path: `${path}/{invitationId}/joins`,
  access: 'administrator',
  params,
  answer: z.strictObject({ data: z.strictObject({ list: z.array(joinRow) }) }),
  refusals: ['CO404'],
});

/** Approves or refuses somebody who waits; both are told by mail or SMS. */
export const decideJoin = route({
  method: 'POST',
  path: `${path}/{invitationId}/joins/{personId}/decide`,
  access: 'administrator',
  params: z.strictObject({ invitationId, personId: z.uuid() }),
  body: z.strictObject({ decision: z.enum(joinActions) }),
  answer: success,
  refusals: ['CO404', 'INVITATION_STATE'],
});

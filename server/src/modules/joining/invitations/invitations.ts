import type { IdProfile } from '@madang/contract/secrets/credentials/id-policy.ts';
import type { PasswordProfile } from '@madang/contract/ground/companies/policies/password-profiles.ts';
import type { CompanyFace } from '@madang/contract/ground/companies/face.ts';
import type { ServiceType } from '@madang/contract/ground/companies/service-types.ts';
import type { invitationActions, joinActions } from '@madang/contract/joining/invitations/routes.ts';
import type {
  InvitationKind,
  InvitationOption,
  InvitationState,
  JoinState,
} from '@madang/contract/joining/invitations/rules.ts';
import { mailDomain } from '@madang/contract/kernel/mail-address.ts';
import { refuse } from '@madang/contract/refuse.ts';
import type { Target } from '../../../kernel/operations/outcome.ts';
import type { Place } from './place.ts';

/** Data of an open invitation for anyone who opened it, read in the company of the flow. */
export interface OpenInvitation {
  readonly kind: InvitationKind;
  readonly companyCode: string;
  readonly invitationId: string;
  readonly codeHash: Buffer;
  readonly companyName: string;
  readonly englishCompanyName: string;
  readonly identity: CompanyFace;
  readonly serviceType: ServiceType;
  readonly passwordProfile: PasswordProfile;
  readonly idProfile: IdProfile;
  /** Services that the account is for, connected already or later. */
  readonly services: readonly ServiceType[];
  /** Those of them that are connected. */
  readonly shownServices: readonly ServiceType[];
  readonly place: Place;
  readonly allowedDomains: readonly string[];
  /** A domain of the company's own, as long as its proof stands, for the new ID; '' for the product's. */
  readonly idDomain: string;
  /** The same whether its proof stands or not. */
  readonly wantedDomain: string;
  readonly needsApproval: boolean;
  readonly maxUses: number;
  /** Null where it came about by the operator's promotion. */
  readonly inviterId: string | null;
  /** Way and address by which a personal invitation reaches the invited person. */
  readonly invited?: { readonly option: InvitationOption; readonly target: string };
}

export function invitationTarget(id: string): Target {
  return { kind: 'invitation', id };
}

/** The person who invites; refuses (CO401) a command, since every invitation of the console names its inviter. */
export function inviterOf(actorId: string | undefined): string {
  if (actorId === undefined) throw refuse('CO401');
  return actorId;
}

export interface Standing {
  readonly kind: InvitationKind;
  readonly isRevoked: boolean;
  readonly isExpired: boolean;
  readonly isUsedUp: boolean;
  /** True if the invitation still has a target to be sent to. */
  readonly hasTarget: boolean;
}

/** Used up comes first: what has served its purpose did not fail. */
export function stateOf({ isRevoked, isExpired, isUsedUp }: Standing): InvitationState {
  if (isUsedUp) return 'usedUp';
  if (isRevoked) return 'revoked';
  return isExpired ? 'expired' : 'open';
}

/** Returns the administrator's actions on an invitation; the statements that perform them check the same conditions. */
export function actionsOf(standing: Standing): (typeof invitationActions)[number][] {
  const state = stateOf(standing);
  const canSend = standing.kind === 'link' || standing.hasTarget;
  if (state === 'open') return [...(canSend ? (['resend'] as const) : []), 'revoke'];
  if (state === 'expired') return canSend ? ['resend'] : [];
  return state === 'revoked' && !standing.isExpired ? ['restore'] : [];
}

/** No one has decided about what ended by itself. */
export function joinStateOf(stored: string, { isOver, isDecided }: { isOver: boolean; isDecided: boolean }): JoinState {
  if (stored === 'joined') return 'joined';
  if (stored === 'refused') return isDecided ? 'refused' : 'lapsed';
  return isOver ? 'lapsed' : 'waiting';
}

export function joinActionsOf(state: JoinState): (typeof joinActions)[number][] {
  return state === 'waiting' ? ['approve', 'refuse'] : [];
}

/** Enough of a target to know one's own by, and not enough to learn another's: h***@company.example, +82 *** 1234. */
export function hintOf({ option, target }: { readonly option: InvitationOption; readonly target: string }): string {
  if (option === 'externalMail') return `${target.slice(0, 1)}***@${mailDomain(target)}`;
  const [callingCode = ''] = target.split('-', 1);
  return `${callingCode} *** ${target.slice(-4)}`;
}

import * as z from 'zod/mini';
import { serviceTypes } from '../../ground/companies/service-types.ts';
import { domainMaxLength, isDomain } from '../../kernel/mail-address.ts';
import { countUpTo, optionalText, rule, text } from '../../kernel/rules.ts';
import { invitationLimits } from './limits.ts';

/** Contact by which an invitee is reached and proves to be the person invited. */
export const invitationOptions = ['externalMail', 'mobile'] as const;
export type InvitationOption = (typeof invitationOptions)[number];

/**
 * Kind of an invitation: personal (sent, used once), link (passed on by the administrator), promotion (an issue of
 * codes for the company).
 */
export const invitationKinds = ['person', 'link', 'promotion'] as const;
export type InvitationKind = (typeof invitationKinds)[number];

export const invitationStates = ['open', 'usedUp', 'expired', 'revoked'] as const;
export type InvitationState = (typeof invitationStates)[number];

export const joinStates = ['waiting', 'joined', 'refused', 'lapsed'] as const;
export type JoinState = (typeof joinStates)[number];

const { validDays, usesPerLink, allowedDomains, noteCharacters } = invitationLimits;

export const validity = z
  .number()
  .check(rule<number>('CO400', (days) => (validDays as readonly number[]).includes(days)));

export const maxUses = countUpTo('INVITATION_USES', usesPerLink);

/** Mail domains that a link is for; none: any address. An @ before a domain is taken off. */
export const domainList = z
  .array(
    text(domainMaxLength, { as: 'address' }).check(
      z.overwrite((value) => value.replace(/^@/, '').toLowerCase()),
      rule('INVITATION_DOMAIN_FORM', isDomain),
    ),
  )
  .check(rule('CO400', (list) => list.length <= allowedDomains));

export const chosenServices = z.array(z.enum(serviceTypes)).check(
  rule('INVITATION_SERVICES', ({ length }) => length > 0 && length <= serviceTypes.length),
  rule('INVITATION_SERVICES', (list) => new Set(list).size === list.length),
);

/** Administrator's note to recognise the invitation; no other user sees it. */
export const note = optionalText(noteCharacters);

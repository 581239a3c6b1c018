import { error } from '../../kernel/errors.ts';

export const invitationErrors = {
  /** The same for a link that never was, one that was revoked, has expired or is used up, but for APPROVAL_AWAITED. */
  INVITATION_INVALID: error(422),
  /** The mail is on none of the domains that the link was made for; 0 names them. */
  INVITATION_DOMAIN: error(400, '0'),
  INVITATION_DOMAIN_FORM: error(400),
  INVITATION_USES: error(400, '0'),
  INVITATION_SERVICES: error(400),
  INVITATION_DEPARTMENT: error(400),
  /** Requested action does not fit the current state of the invitation or application. */
  INVITATION_STATE: error(409),
  /** ID and password, or a personal link, are those of an application that an administrator has yet to approve. */
  APPROVAL_AWAITED: error(403),
  INVITATION_SENDS: error(429),
  /** A list of addresses is empty or longer than 0. */
  INVITATION_LIST: error(400, '0'),
  /** The same address stands in the list before. */
  INVITATION_TWICE: error(409),
  /** The address is one of the company's people already. */
  INVITATION_MEMBER: error(409),
  /** A personal invitation to the address waits for its answer. */
  INVITATION_WAITING: error(409),
} as const;

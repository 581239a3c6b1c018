import { error } from './errors.ts';

/** The code that a browser gives a call whose answer did not come in time, or was a page instead of data. */
export const timeoutCode = 'PSL_TIMEOUT';
/** The code that a browser gives a call that never reached the server. */
export const unreachableCode = 'crossDomain';
/** Error code that a browser derives from an answer 302 or 404: the address is not part of the contract. */
export const unknownAddressCode = 'CO400';
/** Error code shown if no better one is known. */
export const generalFailureCode = 'CO500';

/** Refusals and failures that every route may answer with, and the checks that every field may have. */
export const baseErrors = {
  CO101: error(503),
  CO400: error(400),
  CO401: error(403),
  CO403: error(403),
  CO404: error(404),
  CO405: error(405),
  CO406: error(406),
  CO413: error(413, '0'),
  CO415: error(415),
  CO429: error(429),
  /** Many people asked from one network address. */
  NETWORK_LIMIT: error(429),
  CO500: error(500),
  CO503: error(503),
  /** BLK-08: a row of a run, or a change on a date, was not done within its time. */
  MB783: error(503),
  /** Too many wait for the same work, such as hashing passwords or drawing pictures. Nothing was changed. */
  SERVER_BUSY: error(503),
  AC100: error(401),
  /** MEM-03: the right applies at the hours `0`, which are `1` in UTC. */
  AC103: error(403, '0', '1'),
  /** The same, where the day is off. */
  AC104: error(403, '0', '1'),
  /** Terms changed: the person answers them before anything else. */
  CONSENT_NEEDED: error(403),
  /** The password was right: the person proves the second factor before anything else. */
  FACTOR_NEEDED: error(403),
  /** A change to a person who may do more in the company than the actor. */
  PERSON_ABOVE: error(403),
  /** The right holds in a part of the company, and the call is about all of it. */
  RIGHT_COMPANY_WIDE: error(403),
  /** A look of the service desk without a ticket and without the consent of the person. */
  DESK_TICKET: error(403),
  /** A page of a list beyond its last one, whose number is `0`. */
  PAGE_BEYOND: error(400, '0'),
  MB_M_REQUIRED: error(400),
  MB_M_MAX_LENGTH: error(400, '0'),
  MB_M_ALPHANUMERIC: error(400),
  MB_M_LEADING_SPACE: error(400),
  MB_M_NO_SPACES: error(400),
  MB_M_NO_WEB_ADDRESS: error(400),
  MB_M_UNSEEN: error(400),
  MB_M_NAME_SPECIAL_VALID: error(400),
  MB_M_NAME_SCRIPTS: error(400),
  MB_M_URL: error(400),
  MB_M_DENY_PAGE: error(403),
  [timeoutCode]: error(503),
  [unreachableCode]: error(503),
} as const;

export type BaseErrorCode = keyof typeof baseErrors;

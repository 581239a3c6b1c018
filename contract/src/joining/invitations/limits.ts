import { property, wholeNumber } from '../../kernel/property.ts';

export const invitationLimits = {
  /** Validity periods of a link that the console offers, in days. */
  validDays: [1, 3, 7, 14, 30],
  usualValidDays: 7,
  usesPerLink: 1_000,
  allowedDomains: 20,
  noteCharacters: 50,
  /** Maximum number of addresses in one list. */
  addressesPerList: 200,
  /** Code requests, begins or submissions allowed per day for each use of an invitation, and the number allowed in addition. */
  asksPerUse: 3,
  asksBeside: 10,
  rowsPerPage: 20,
  joinsListed: 1_000,
} as const;

export const invitationProperties = {
  /** Mails and SMS that one company's administrators may have sent in a day, one whole list by default. */
  sendsPerCompanyDay: property('invitation.sends_per_company_day', wholeNumber(), invitationLimits.addressesPerList),
  /**
   * Requests for codes per day through one company's invitations, before the address counts; begins and submits alike.
   * Enough for 200 joins with three each.
   */
  asksPerCompanyDay: property('invitation.asks_per_company_day', wholeNumber(), 1_000),
  /** Invitations to one address or number in a day, anyone who sends them. */
  sendsPerTargetDay: property('invitation.sends_per_target_day', wholeNumber(), 5),
  /** Days for which an applicant awaiting approval keeps the selected ID. */
  approvalDays: property('invitation.approval_days', wholeNumber(1, 365), 30),
  /** Days after which the address of an ended invitation is deleted. */
  targetKeptDays: property('invitation.target_kept_days', wholeNumber(1, 3_650), 90),
} as const;

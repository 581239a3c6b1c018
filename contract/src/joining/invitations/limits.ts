import { property, wholeNumber } from '../../kernel/property.ts';

export const invitationLimits = {
  /** How long a link may live, in days; the console offers these. */
  validDays: [1, 3, 7, 14, 30],
  usualValidDays: 7,
  usesPerLink: 1_000,
  allowedDomains: 20,
  noteCharacters: 50,
  /** How many addresses one list may have. */
  addressesPerList: 200,
  /** How often each use of an invitation may ask for a code, begin or submit in a day, and how often besides. */
  asksPerUse: 3,
  asksBeside: 10,
  rowsPerPage: 20,
  joinsListed: 1_000,
} as const;

export const invitationProperties = {
  /** Mails and SMS that one company's administrators may have sent in a day, one whole list by default. */
  sendsPerCompanyDay: property('invitation.sends_per_company_day', wholeNumber(), invitationLimits.addressesPerList),
  /**
   * How often people who come by any of one company's invitations may ask for a code in a day before their address counts,
   * and as often begin or submit: 200 joins with three asks each, and more.
   */
  asksPerCompanyDay: property('invitation.asks_per_company_day', wholeNumber(), 1_000),
  /** Invitations to one address or number in a day, anyone who sends them. */
  sendsPerTargetDay: property('invitation.sends_per_target_day', wholeNumber(), 5),
  /** How long someone who waits for approval keeps the chosen ID. */
  approvalDays: property('invitation.approval_days', wholeNumber(1, 365), 30),
  /** After how many days the address of an invitation that has ended is forgotten. */
  targetKeptDays: property('invitation.target_kept_days', wholeNumber(1, 3_650), 90),
} as const;

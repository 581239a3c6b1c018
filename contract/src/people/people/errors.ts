import { error } from '../../kernel/errors.ts';

/** Refusals of searching and registering employees. */
export const peopleErrors = {
  SEARCH_TERM_SHORT: error(400, '0', '1'),
  SEARCH_TERM_LETTERS: error(400),
  /** USR-01: columns to sort by and their orders come together, as many of one as of the other. */
  SEARCH_SORT_PAIRS: error(400),
  /** USR-01: people are named in one way in one search. */
  SEARCH_ONE_KEY: error(400),
  SEARCH_NAMES_MOST: error(400, '0'),
  SEARCH_NAMES_TWICE: error(400),
  SEARCH_DATE: error(400),
  SEARCH_DATES_ORDER: error(400),
  SEARCH_DAYS: error(400, '0'),
  /** No employees are selected, or too many. */
  EMPLOYEES_CHOSEN: error(400, '0'),
  /** Longer than the operator lets an account rest while it is synchronised. */
  SYNCHRONISING_MINUTES: error(400, '0'),
  /** None of activation key, external mail and mobile was given. */
  EMPLOYEE_CONTACT: error(400),
  EMPLOYEE_DEPARTMENT: error(409),
  EMPLOYEE_JOB_RANK: error(409),
  EMPLOYEE_JOB_TITLE: error(409),
  /** USR-07: refuses changes of a registration before the account is activated. */
  EMPLOYEE_NOT_APPLIED: error(409),
  /** Only the registration of someone without an account is withdrawn. */
  EMPLOYEE_APPLIED: error(409),
  /** USR-06: a grade that people of this employment type do not have. */
  EMPLOYEE_GRADE: error(400, '0'),
  EMPLOYEE_ID_VALIDITY: error(400),
  /** An ID that has ended cannot open the account of a registered person. */
  EMPLOYEE_ID_PAST: error(400),
  /** No month and day of the calendar. */
  PERSON_BIRTHDAY: error(400),
  /** Larger than so many KB, of more than so many million points, or no PNG, JPEG or WebP. */
  PHOTO_SIZE: error(400, '0'),
  PHOTO_PIXELS: error(400, '0'),
  PHOTO_KIND: error(400),
  /** Optional personal data of someone who does not agree to it. */
  EMPLOYEE_OPTIONAL_DECLINED: error(409),
  /** Someone else is registered with it and has not applied for the account yet. */
  EMPLOYEE_MAIL_TAKEN: error(409),
  EMPLOYEE_MOBILE_TAKEN: error(409),
  EMPLOYEE_OPENCODE_TAKEN: error(409),
  /** USR-06: the least number that a grade may be in a subsidiary or partner company. */
  SECURITY_GRADE_MINIMUM: error(400, '0'),
  EMPLOYEE_NUMBER_TAKEN: error(409),
  /** USR-07: refuses changes of a person who has left. */
  EMPLOYEE_RETIRED: error(409),
  /** USR-11: the account is no free trial. */
  EMPLOYEE_NOT_TRIAL: error(409),
  /** USR-09: a transfer to the department that the person belongs to changes nothing. */
  MB716: error(409),
  /** STA-02: only who is in service is given a concurrent post. */
  MB850: error(409),
  /** The person belongs to this department. */
  MB851: error(409),
  /** The person has a post there already. */
  MB852: error(409),
  /** A move into a department where the person has a concurrent post. */
  MB853: error(409),
  /** STA-08: as many posts as anyone may have. */
  MB855: error(409, '0'),
  /** SGN-08: the company has as many people as the operator lets one have. */
  MB1054: error(409, '0'),
  /** There is no mail address to welcome the person at, or the account is opened already. */
  WELCOME_STATE: error(409),
  WELCOME_SENDS: error(429),
} as const;

import { error } from '../../kernel/errors.ts';

/** ORG: what an organisation search is refused for, in the order of the specification's rules. */
export const organisationChartErrors = {
  /** There is nothing to search for. */
  ORG0001: error(400),
  /** Too short. */
  ORG0002: error(400, '0', '1'),
  /** Too long. */
  ORG0003: error(400, '0'),
  /** A character that no search takes. */
  ORG0004: error(400),
  /** A wildcard that is not at the end. */
  ORG0005: error(400),
  /** A range marker that is not at the end. */
  ORG0006: error(400),
  /** A code is too short. */
  ORG0007: error(400, '0'),
  /** A code has other characters than capital letters and digits. */
  ORG0008: error(400),
  /** More departments than one download has. */
  MB907: error(409, '0'),
  /** More people than one download has. */
  ORGANISATION_PEOPLE: error(409, '0'),
  /** A head of a department that is not in service. */
  DEPARTMENT_HEAD: error(409),
  /** A person out of reach of the caller's right. */
  PERSON_OUT_OF_REACH: error(403),
} as const;

import { error } from '../../kernel/errors.ts';

/** Refusals of acts on the employment of a person and on the lock of access beside it. */
export const employmentErrors = {
  /** STA-02: the person is on leave; only people in service are retired. */
  MB701: error(409),
  /** STA-03: a dispatch ends before the service does. */
  MB702: error(409),
  /** STA-04: only a retired person is reinstated. */
  MB703: error(409),
  /** STA-01: the person is on leave already. */
  MB704: error(409),
  /** STA-01: only a person on leave returns from it. */
  MB705: error(409),
  /** STA-03: a person is dispatched to one company at a time. */
  MB706: error(409),
  /** STA-03: a person dispatched from another company is first released; that company keeps the record. */
  MB708: error(409),
  /** STA-03: only a dispatched person is released. */
  MB713: error(409),
  /** A leave begins today or later, and ends on its first day or after it, within the days that may be planned. */
  LEAVE_DAYS: error(400, '0'),
  /** A person would retire or suspend themselves. */
  EMPLOYMENT_OWN: error(409),
  /** The company would have no administrator with open access. */
  EMPLOYMENT_LAST_ADMINISTRATOR: error(409),
  /** The owner hands the role over first (MEM-08). */
  EMPLOYMENT_REPRESENTATIVE: error(409),
  /** A person who takes something over is in service, and not the one who leaves. */
  EMPLOYMENT_HEIR: error(409),
  /** A person who takes something over may have it: an export of people, an invitation, a view of the list. */
  EMPLOYMENT_HEIR_RIGHT: error(409),
  /** More is left behind than one act hands over. */
  EMPLOYMENT_LEFT_LIMIT: error(409, '0'),
  /** Something was left behind since the list was read, or has gone. */
  EMPLOYMENT_LEFT_CHANGED: error(409),
  /** A retirement waits already for the end of the day; it is called off before another is planned. */
  RETIREMENT_PLANNED: error(409),
  /** The retirement at the end of the day was called off, or has happened. */
  RETIREMENT_NOT_PLANNED: error(409),
  /** The end of a lock of access is a moment to come. */
  SUSPENSION_END: error(400),
  /** A lock holds; it is taken away before another is set. */
  ALREADY_SUSPENDED: error(409),
  /** No lock holds. */
  NOT_SUSPENDED: error(409),
  /** USR-13: answers each sign-in of a person whose access is locked until it is opened again. */
  ACCESS_SUSPENDED: error(403),
  /** The same with an end: its minute as the person's own clock shows it. */
  ACCESS_SUSPENDED_UNTIL: error(403, '0'),
  /** Answers each sign-in of a person on leave where the company has it so. */
  ACCESS_ON_LEAVE: error(403),
  /** The same with the day of the return. */
  ACCESS_ON_LEAVE_UNTIL: error(403, '0'),
} as const;

import { error } from '../../kernel/errors.ts';

export const plannedChangeErrors = {
  /** A change is planned for a day after today, and for no day beyond so many years. */
  PLAN_DAY: error(400, '0'),
  /** The planned change is carried out, or has ended. */
  PLAN_STATE: error(409),
  /** A change that is planned for a later day could be made without this one, and cannot be made after it. */
  PLAN_LATER: error(409, '0'),
} as const;

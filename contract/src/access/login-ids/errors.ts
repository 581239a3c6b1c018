import { error } from '../../kernel/errors.ts';

export const loginIdErrors = {
  /** A request of the person is open. */
  MB602: error(409),
  /** Today is outside the period in which the person's sub-organisation may change IDs. */
  MB603: error(409),
  /** The wanted ID is the one that the person has. */
  MB604: error(400),
  /** The request is in another state by now. */
  MB605: error(409),
  /** A new ID is asked for by a person who has one. */
  MB606: error(409),
  /** There is no former ID that still signs in. */
  MB607: error(409),
  /** A change is asked for by a person who has no ID. */
  MB608: error(409),
} as const;

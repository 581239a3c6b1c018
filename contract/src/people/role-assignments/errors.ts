import { error } from '../../kernel/errors.ts';

/** Refusals of granting a role and taking it back. */
export const roleAssignmentErrors = {
  /** The role that the actor holds does not reach so far. */
  AC105: error(403),
  /** There is no such person in the company. */
  EM0006: error(409),
  /** The person has the role already. */
  EM0008: error(409),
  /** The person's account is closed. */
  EM0009: error(409),
  /** MEM-08: one offer of the owner's role is open at a time. */
  HANDOVER_OPEN: error(409),
  /** MEM-08: the offer was accepted, declined or withdrawn, or has expired. */
  HANDOVER_OVER: error(409),
  ROLE_LAST_ADMINISTRATOR: error(409),
  /** The person waits for the account, is on leave or dispatched, or has retired. */
  ROLE_NOT_IN_SERVICE: error(409),
  ROLE_OWN: error(409),
} as const;

import { error } from '../../kernel/errors.ts';

export const approvalRequestErrors = {
  /** No policy of the company applies to the request. */
  APPROVAL_NO_POLICY: error(409),
  /** A step of the route leads to no one. */
  APPROVAL_ROUTE_GAP: error(409, '0'),
  /** The request is no longer in a state that allows it. */
  APPROVAL_STATE: error(409),
  /** The change waits for the approval of the people who are named. */
  CHANGE_HELD: error(409, '0'),
  /** The change needs an approval, and a step of its policy leads to no one. */
  CHANGE_HELD_GAP: error(409, '0'),
  /** Only the owner has a kind of changes made without an approval again. */
  HELD_BY_REPRESENTATIVE: error(403),
  APPROVAL_UNFINISHED: error(409, '0'),
  APPROVAL_EVENTS: error(409, '0'),
  APPROVAL_PERIOD: error(400),
  APPROVAL_NUMBER: error(400, '0'),
  APPROVAL_CHOICE: error(400),
  /** A file that the person did not attach to this request. */
  APPROVAL_FILE: error(400),
  APPROVAL_FILE_KIND: error(400),
  APPROVAL_FILE_SIZE: error(400, '0'),
  APPROVAL_DELEGATION_OFF: error(409),
  /** A person who cannot be given a delegated approval. */
  APPROVAL_DELEGATE: error(400),
  APPROVAL_STAND_IN: error(400),
  APPROVAL_STAND_IN_CIRCLE: error(409),
  APPROVAL_STAND_IN_DAYS: error(400, '0'),
} as const;

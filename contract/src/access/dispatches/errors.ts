import { error } from '../../kernel/errors.ts';

export const dispatchErrors = {
  /** STA-03: the department is one of the person's own company. */
  MB707: error(409),
  /** A dispatch of the person is asked for, accepted or running. */
  MB709: error(409),
  /** The dispatch has gone on since: it was answered, withdrawn, released, or its days are over. */
  MB710: error(409),
  /** The first day is today or later, the last one not before it, and within ten years. */
  MB711: error(400),
  /** The host has no such department. */
  MB712: error(409),
  /** The new last day is later than the present one. */
  MB714: error(400),
  /** The person signs in to the other company by a link of logins already. */
  MB715: error(409),
  /** STA-09: no company in service has the code, or it is outside the structure. */
  MB854: error(409),
} as const;

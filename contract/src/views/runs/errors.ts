import { error } from '../../kernel/errors.ts';

export const runErrors = {
  /** The run is in another state by now than the act needs. */
  RUN_STATE: error(409),
  /** No row of the run was refused or failed, or what it was given is forgotten. */
  RUN_NOTHING_FAILED: error(409),
} as const;

/** Kinds of runs by what they do, as the tray calls them. */
export const runKinds = [
  'moveEmployees',
  'setJobRank',
  'setJobTitle',
  'retireEmployees',
  'suspendEmployees',
  'reinstateEmployees',
  'putEmployeesOnLeave',
  'returnEmployees',
  'grantEmblem',
  'takeBackEmblem',
  /** REQ-01: requests for an ID. */
  'approveIdRequests',
  'refuseIdRequests',
  /** Changes that were planned for a day. */
  'plannedChanges',
  /** Rows of a file, with the departments that are made before them. */
  'importRows',
  /** Welcome mails to people of a file. */
  'sendLetters',
] as const;
export type RunKind = (typeof runKinds)[number];

/** Sources of a run: a job of the product, a list, a file, a date, the undo of a run, its failed rows. */
export const runOrigins = ['product', 'selection', 'file', 'plan', 'undo', 'retry'] as const;
export type RunOrigin = (typeof runOrigins)[number];

/** Filled from its source, checked, confirmed and run; 'checked' waits for its owner. */
export const runStates = [
  'filling',
  'checking',
  'checked',
  'waiting',
  'running',
  'paused',
  'done',
  'cancelled',
  'stopped',
] as const;
export type RunState = (typeof runStates)[number];

/** Rows of a run: those that wait, and how the others ended. */
export const runRowStates = ['waiting', 'done', 'refused', 'failed'] as const;
export type RunRowState = (typeof runRowStates)[number];

/** Findings of a check about a row; 'unchecked' is one of very many that were only counted. */
export const runCheckStates = ['clean', 'refused', 'failed', 'unchecked'] as const;
export type RunCheckState = (typeof runCheckStates)[number];

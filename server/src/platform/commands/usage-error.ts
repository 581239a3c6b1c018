/** A call that cannot be understood; the text says how to call. */
export class UsageError extends Error {
  override name = 'UsageError';
}

/** A command that has found a fault in the data; the text names it. */
export class FailedCheck extends Error {
  override name = 'FailedCheck';
}

export const exampleTime = '2027-01-31T18:00:00+09:00';

/** A call that cannot be understood; the text says how to call. */
export class UsageError extends Error {
  override name = 'UsageError';
}

export const exampleTime = '2027-01-31T18:00:00+09:00';

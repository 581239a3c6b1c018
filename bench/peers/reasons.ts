const counters =
  'the product counts how often a browser has asked and, of an ID in use, how many an address has learned, where the peers ' +
  'only read';
const founding =
  'a sign-up founds a company with consents, letters and a session in some sixty statements and is recorded in the log, where ' +
  'the peers write a person and a session; its profile is flat';
const look =
  'half of its processor time is the database’s, which looks for the pieces of a name in ID and names at once, where ' +
  'the peers look in one column; the rest is not profiled yet';

/** Tasks in which a peer is known to be ahead: as the measured parts say of each. */
export const reasons: Readonly<Record<string, string>> = {
  'ID check': counters,
  'sign-up': founding,
  'search by a part of a name': look,
};

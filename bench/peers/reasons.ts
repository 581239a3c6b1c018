const counters =
  'the product writes down how often a browser has asked and, of an ID in use, how many an address has learned, with one or two ' +
  'commits that wait for the disk, where the peers only read';
const look =
  'half of its processor time is the database’s, which looks for the pieces of a name in ID and names at once, where ' +
  'the peers look in one column; the rest is not profiled yet';

/** Tasks in which a peer is known to be ahead: as the measured parts say of each. */
export const reasons: Readonly<Record<string, string>> = {
  'ID check': counters,
  'search by a part of a name': look,
};

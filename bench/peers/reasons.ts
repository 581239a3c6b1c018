/** Rows in which a peer is known to be ahead: what a profile says of each. */
export const reasons: Readonly<Record<string, string>> = {};

export const membershipLimits = {
  /** So many people are listed; a search or a role finds the others. */
  listed: 200,
  /** So many are offered to choose from. */
  candidates: 20,
  /** So many changes of a person's roles are shown. */
  history: 50,
} as const;

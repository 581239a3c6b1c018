export const approvalPolicyLimits = {
  /** Policies of a company. */
  approvalPolicies: 1_000,
  nameCharacters: 50,
  /** Steps of a policy, and people of its route; a company can set fewer. */
  approvers: 99,
  /** People named by one step. */
  people: 20,
  /** Whole units of the company's currency. */
  amount: 999_999_999_999_999,
  /** Versions shown of a policy, the newest first. */
  shownVersions: 20,
  /** Versions of a policy. */
  versions: 1_000,
  /** Departments without a head that a warning names. */
  namedVacancies: 3,
} as const;

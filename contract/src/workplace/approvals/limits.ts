/** The configuration that a company begins with, and what it may be changed to. */
export const approvalDefaults = {
  configurationId: 'auto',
  keptDays: 4015,
  approvers: 99,
} as const;

export const approvalLimits = {
  /** 11 years are the default; no one keeps a document longer than this. */
  keptDays: 36_500,
  approvers: 99,
  /** Approvers for agreement, reference and receipt; 0 sets no limit of their own. */
  others: 99,
} as const;

/** Reasons that a sign-in failed: wrong data, or a state that kept the data from being checked. */
export const failureReasons = ['password', 'locked', 'tooMany', 'network', 'factor', 'passkey', 'suspended'] as const;
export type FailureReason = (typeof failureReasons)[number];

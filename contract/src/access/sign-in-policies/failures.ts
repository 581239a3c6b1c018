/** Why a sign-in failed: what was wrong, or what kept it from being looked at. */
export const failureReasons = ['password', 'locked', 'tooMany', 'network', 'factor', 'passkey', 'suspended'] as const;
export type FailureReason = (typeof failureReasons)[number];

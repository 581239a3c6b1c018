/** Query key of the user's own account; in a separate file from its calls, so the consents page does without their rules. */
export const profileKey = ['profile'] as const;

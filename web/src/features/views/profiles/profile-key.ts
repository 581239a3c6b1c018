/** What is known of one's own account; apart from its calls, whose rules the page of consents does without. */
export const profileKey = ['profile'] as const;

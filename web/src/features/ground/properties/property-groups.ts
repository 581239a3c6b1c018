/** The order in which an operator meets the properties, and the beginnings of the keys that stand in each group. */
const beginnings = {
  platform: ['register.', 'global.', 'contact.', 'setup.'],
  services: ['service.', 'meeting.', 'drive.'],
  mail: ['mail.'],
  logIn: ['login.', 'accounts.former_id', 'policy.password_profile', 'policy.second_factor'],
  codes: ['otp.'],
  signUp: ['signup.', 'accounts.', 'flow.', 'registration.', 'policy.name_scripts'],
  invitations: ['invitation.', 'people.', 'opencode.', 'import.'],
  recovery: ['recovery.'],
  accounts: [
    'account.',
    'company.',
    'memberships.',
    'quick_links.',
    'records.',
    'emblems.',
    'locations.',
    'dispatches.',
    'approval_requests.',
  ],
} as const;

export type PropertyGroup = keyof typeof beginnings;
export const propertyGroups = Object.keys(beginnings) as PropertyGroup[];

/** None for a key that this page does not know: a server of a newer release may have it. */
export function groupOf(key: string): PropertyGroup | undefined {
  return propertyGroups.find((group) => beginnings[group].some((start) => key.startsWith(start)));
}

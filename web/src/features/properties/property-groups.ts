/** The order in which an operator meets the properties, by the beginnings of their keys; the rest are limits. */
const beginnings = {
  platform: ['register.', 'global.', 'contact.', 'setup.'],
  services: ['service.', 'meeting.', 'drive.'],
  mail: ['mail.'],
} as const;

export const propertyGroups = ['platform', 'services', 'mail', 'limits'] as const;
export type PropertyGroup = (typeof propertyGroups)[number];

export function groupOf(key: string): PropertyGroup {
  const named = propertyGroups.find(
    (group) => group !== 'limits' && beginnings[group].some((start) => key.startsWith(start)),
  );
  return named ?? 'limits';
}

export const passwordProfiles = ['spec', 'legacy', 'strict'] as const;
export type PasswordProfile = (typeof passwordProfiles)[number];

/** A company's stored profile; one that a release no longer knows is the default. */
export function toPasswordProfile(stored: string): PasswordProfile {
  return passwordProfiles.find((profile) => profile === stored) ?? 'spec';
}

import type { PasswordProfile } from './password-profiles.ts';

/** LIM-03: policy for scripts of names: decided by the profile, or all six languages in every profile. */
export const nameScriptPolicies = ['byProfile', 'all'] as const;
export type NameScriptPolicy = (typeof nameScriptPolicies)[number];

/** Whose names may have which scripts: all six languages' that of no one, of people outside Korea, or of everyone. */
export const nameScripts = ['koreanOrEnglish', 'allAbroad', 'all'] as const;
export type NameScripts = (typeof nameScripts)[number];

interface Policies {
  readonly nameScriptPolicy: NameScriptPolicy;
  /** The company's, or that of new companies where there is none yet. */
  readonly passwordProfile: PasswordProfile;
}

/** Returns the name scripts that apply to the people of a company. */
export function nameScriptsOf({ nameScriptPolicy, passwordProfile }: Policies): NameScripts {
  return nameScriptPolicy === 'all' || passwordProfile === 'strict' ? 'allAbroad' : 'koreanOrEnglish';
}

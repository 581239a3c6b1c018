import * as z from 'zod/mini';

/** PWD-01: limits of a company's own rules; `shortestUnmixed` applies without a mixture of characters. */
export const ownPasswordLimits = { shortest: 8, shortestUnmixed: 15, longest: 64 } as const;

export const passwordProfiles = ['spec', 'legacy', 'strict'] as const;
type NamedProfile = (typeof passwordProfiles)[number];

/** One of the three sets, or a company's own rules one by one, written as a code that is stored and compared like a name. */
export type PasswordProfile = NamedProfile | `own.${string}`;

/** Password rules that a company sets one by one; personal data and common passwords are always refused. */
export interface OwnPasswordRules {
  readonly minLength: number;
  readonly maxLength: number;
  readonly needsMixture: boolean;
  readonly limitsCharacters: boolean;
  readonly refusesRuns: boolean;
}

/** `own.10.24.mr`: 10 to 24 characters, a mixture of kinds, any character, no runs. */
const ownForm = /^own\.(0|[1-9]\d{0,2})\.(0|[1-9]\d{0,2})\.(m?)(c?)(r?)$/;

export const passwordProfile = z.union([
  z.enum(passwordProfiles),
  z.templateLiteral(['own.', z.string().check(z.regex(/(?:0|[1-9]\d{0,2})\.(?:0|[1-9]\d{0,2})\.m?c?r?/))]),
]);

export function ownPasswordProfile(rules: OwnPasswordRules): PasswordProfile {
  const { minLength, maxLength, needsMixture, limitsCharacters, refusesRuns } = rules;
  const flags = `${needsMixture ? 'm' : ''}${limitsCharacters ? 'c' : ''}${refusesRuns ? 'r' : ''}`;
  return `own.${minLength}.${maxLength}.${flags}`;
}

/** The rules that a code stands for; undefined of a named set. */
export function ownPasswordRules(profile: string): OwnPasswordRules | undefined {
  const found = ownForm.exec(profile);
  if (!found) return undefined;
  const [, min, max, m, c, r] = found;
  return {
    minLength: Number(min),
    maxLength: Number(max),
    needsMixture: m !== '',
    limitsCharacters: c !== '',
    refusesRuns: r !== '',
  };
}

/** Returns true if a company may use the rules: passwords are long enough, and even longer if one kind of characters suffices. */
export function areOwnRulesAllowed({ minLength, maxLength, needsMixture }: OwnPasswordRules): boolean {
  const { shortest, longest, shortestUnmixed } = ownPasswordLimits;
  return minLength >= (needsMixture ? shortest : shortestUnmixed) && minLength <= maxLength && maxLength <= longest;
}

/** A company's stored profile; one that a release no longer knows is the default. */
export function toPasswordProfile(stored: string): PasswordProfile {
  const own = ownPasswordRules(stored);
  if (own && areOwnRulesAllowed(own)) return ownPasswordProfile(own);
  return passwordProfiles.find((profile) => profile === stored) ?? 'spec';
}

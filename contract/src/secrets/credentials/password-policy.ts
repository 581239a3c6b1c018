import type { ErrorParams } from '../../kernel/errors.ts';
import { namesPerson, type PasswordPerson } from './password-person.ts';
import {
  ownPasswordRules,
  passwordProfiles,
  type PasswordProfile,
} from '../../ground/companies/policies/password-profiles.ts';
import { hasDigitRun, repeatsCharacter } from './runs.ts';

/** A policy is data: numbers, and each rule on or off. */
export interface PasswordPolicy {
  readonly minLength: number;
  readonly maxLength: number;
  /** Letters, digits and special characters must all be there. */
  readonly needsMixture: boolean;
  /** Only the listed characters, no spaces; off: any character, counted in Unicode form NFC. */
  readonly limitsCharacters: boolean;
  readonly refusesRuns: boolean;
  readonly refusesPersonalData: boolean;
}

const composition = { needsMixture: true, limitsCharacters: true, refusesRuns: true, refusesPersonalData: true };

export const passwordPolicies = {
  spec: { minLength: 8, maxLength: 12, ...composition },
  legacy: { minLength: 6, maxLength: 12, ...composition },
  strict: {
    minLength: 15,
    maxLength: 64,
    needsMixture: false,
    limitsCharacters: false,
    refusesRuns: false,
    refusesPersonalData: true,
  },
} as const satisfies Readonly<Record<string, PasswordPolicy>>;

/** The rules of a named set, or a company's own. */
export function policyOf(profile: PasswordProfile): PasswordPolicy {
  const own = ownPasswordRules(profile);
  if (own) return { ...own, refusesPersonalData: true };
  return passwordPolicies[passwordProfiles.find((name) => name === profile) ?? 'spec'];
}

/** Returns true if every password that meets one profile also meets the other. */
export function keepsAll(profile: PasswordProfile, other: PasswordProfile): boolean {
  const [has, asked] = [policyOf(profile), policyOf(other)];
  const flags = ['needsMixture', 'limitsCharacters', 'refusesRuns', 'refusesPersonalData'] as const;
  const isWithin = has.minLength >= asked.minLength && has.maxLength <= asked.maxLength;
  return isWithin && flags.every((flag) => has[flag] || !asked[flag]);
}

/** One of these must be in a password. */
export const passwordSpecials = '!@#$%&*^';
/** These may be in a password, beside letters and digits. */
export const passwordSymbols = '-_/~!@#$%&*^';
const refusedRepeat = 3;

export interface PasswordIssue {
  readonly code: PasswordRuleCode;
  readonly params: ErrorParams;
}

export type PasswordRuleCode = `MB_T_PASSWORD_RULE${1 | 2 | 3 | 4 | 5}`;

/** One line of the list beside the field: its text is the message of `code`, ticked off while it holds. */
export interface PasswordRule extends PasswordIssue {
  holds(password: string, person: PasswordPerson): boolean;
}

/** The rules that are on, in the order they are shown and reported. No rule holds for an empty password. */
export function passwordRules(profile: PasswordProfile | PasswordPolicy): readonly PasswordRule[] {
  const policy = typeof profile === 'string' ? policyOf(profile) : profile;
  return allRules(policy).flatMap(({ isOn, code, params, holds }) =>
    isOn
      ? [
          {
            code,
            params,
            holds: (password: string, person: PasswordPerson) => password !== '' && holds(inForm(password), person),
          },
        ]
      : [],
  );
}

/** The fault of a password that goes on beyond the maximum, for a field that stops there (PWD-05). */
export function tooLongIssue(profile: PasswordProfile): PasswordIssue {
  return lengthIssue(policyOf(profile));
}

function lengthIssue({ minLength, maxLength }: PasswordPolicy): PasswordIssue {
  return { code: 'MB_T_PASSWORD_RULE1', params: { 0: minLength, 1: maxLength } };
}

/** Every rule that the password breaks, with the profile's own numbers; empty where it may be used. */
export function checkPassword(
  profile: PasswordProfile | PasswordPolicy,
  password: string,
  person: PasswordPerson,
): PasswordIssue[] {
  return passwordRules(profile)
    .filter((each) => !each.holds(password, person))
    .map(({ code, params }) => ({ code, params }));
}

/** A password is compared, counted and hashed in this form, whatever keyboard made it. */
function inForm(password: string): string {
  return password.normalize('NFC');
}

interface SwitchedRule extends PasswordRule {
  readonly isOn: boolean;
}

function allRules(policy: PasswordPolicy): readonly SwitchedRule[] {
  return [
    {
      ...lengthIssue(policy),
      isOn: true,
      holds: (password) => isBetween([...password].length, policy.minLength, policy.maxLength),
    },
    {
      code: 'MB_T_PASSWORD_RULE2',
      params: { 0: passwordSpecials },
      isOn: policy.needsMixture,
      holds: (password) =>
        /[A-Za-z]/.test(password) && /[0-9]/.test(password) && containsAny(password, passwordSpecials),
    },
    {
      code: 'MB_T_PASSWORD_RULE3',
      params: { 0: [...passwordSymbols].join(' ') },
      isOn: policy.limitsCharacters,
      holds: (password) => [...password].every((each) => /[A-Za-z0-9]/.test(each) || passwordSymbols.includes(each)),
    },
    {
      code: 'MB_T_PASSWORD_RULE4',
      params: {},
      isOn: policy.refusesRuns,
      holds: (password) => !repeatsCharacter(password, refusedRepeat) && !hasDigitRun(password),
    },
    {
      code: 'MB_T_PASSWORD_RULE5',
      params: {},
      isOn: policy.refusesPersonalData,
      holds: (password, person) => !namesPerson(password, person),
    },
  ];
}

function isBetween(value: number, min: number, max: number): boolean {
  return value >= min && value <= max;
}

function containsAny(value: string, characters: string): boolean {
  return [...value].some((each) => characters.includes(each));
}

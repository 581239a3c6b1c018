import * as z from 'zod/mini';
import type { CompanyType } from '../../ground/companies/types.ts';
import type { ErrorParams } from '../../kernel/errors.ts';
import { ownIdLimits } from './limits.ts';
import { hasDigitRun, repeatsCharacter } from './runs.ts';

/** IDR-03: the length of user ids is a company's choice; companies that use SAP have their own. */
export const idProfiles = {
  standard: { minLength: 3, maxLength: 20 },
  sap: { minLength: 6, maxLength: 12 },
  r3to12: { minLength: 3, maxLength: 12 },
  r4to12: { minLength: 4, maxLength: 12 },
  r4to20: { minLength: 4, maxLength: 20 },
} as const;
export const idProfileNames = ['standard', 'sap', 'r3to12', 'r4to12', 'r4to20'] as const;

/** A reading of the specification by its name, or a company's own lengths: `own.5.16`. */
export type IdProfile = keyof typeof idProfiles | `own.${string}`;

export const idProfile = z.union([
  z.enum(idProfileNames),
  z.templateLiteral(['own.', z.string().check(z.regex(/(?:0|[1-9]\d{0,2})\.(?:0|[1-9]\d{0,2})/))]),
]);

const ownForm = /^own\.(0|[1-9]\d{0,2})\.(0|[1-9]\d{0,2})$/;

interface IdLengths {
  readonly minLength: number;
  readonly maxLength: number;
}

export function ownIdProfile({ minLength, maxLength }: IdLengths): IdProfile {
  return `own.${minLength}.${maxLength}`;
}

/** The lengths that a code stands for; undefined of a named profile. */
export function ownIdLengths(profile: string): IdLengths | undefined {
  const [, min, max] = ownForm.exec(profile) ?? [];
  return min === undefined || max === undefined ? undefined : { minLength: Number(min), maxLength: Number(max) };
}

export function areOwnLengthsAllowed({ minLength, maxLength }: IdLengths): boolean {
  return minLength >= ownIdLimits.shortest && minLength <= maxLength && maxLength <= ownIdLimits.longest;
}

export function idLengthsOf(profile: IdProfile): IdLengths {
  const name = idProfileNames.find((each) => each === profile);
  return (name ? idProfiles[name] : ownIdLengths(profile)) ?? idProfiles.standard;
}

/** A company's stored profile; one that a release no longer knows is the default. */
export function toIdProfile(stored: string): IdProfile {
  const own = ownIdLengths(stored);
  if (own && areOwnLengthsAllowed(own)) return ownIdProfile(own);
  return idProfileNames.find((profile) => profile === stored) ?? 'standard';
}

/** Companies that use SAP have its ID lengths; the others choose. */
export function fixedIdProfileOf(type: CompanyType): IdProfile | undefined {
  return type === 'sap' ? 'sap' : undefined;
}

/** The specification's word: no one has it, also on a company's own mail domain. */
const reservedEverywhere = ['admin'];

/**
 * Names that certificate authorities write to (CA/Browser Forum, 3.2.2.4.4). On the shared domain one of them could
 * obtain a certificate, so none is ever free.
 */
export const certificateIds = ['admin', 'administrator', 'hostmaster', 'postmaster', 'webmaster'] as const;

/**
 * Further names reserved on the shared domain until the operator decides otherwise
 * (docs/decisions/password-and-id-rules.md).
 */
export const reservedIdsAtFirst: readonly string[] = [
  // RFC 2142: the mailboxes of business, network operations and services.
  'abuse',
  'info',
  'marketing',
  'noc',
  'sales',
  'security',
  'support',
  'ftp',
  'news',
  'usenet',
  'uucp',
  'www',
  // Names that others take for the domain's operator, or for its programs.
  'help',
  'madang',
  'mailerdaemon',
  'noreply',
  'operator',
  'root',
  'ssladmin',
  'superuser',
  'sysadmin',
  'webadmin',
];

/** Characters allowed in a user id. */
export const userIdForm = /^[a-z0-9]+$/;

/** Whose id it is to be, and what the operator reserves. */
export interface IdUse {
  /** True for a sign-up form, which requires more (IDR-04) than a registration by an administrator. */
  readonly isSignUp: boolean;
  /** True for a company's own mail domain, on which other mailboxes are the company's to give. */
  readonly isOwnDomain?: boolean | undefined;
  /** The operator's further names on the shared domain; a browser does not know them and lets the server say so. */
  readonly reservedIds?: readonly string[];
}

const minLetters = 3;
/** IDR-04: a character may stand three times in a row, not four. */
const refusedRepeat = 4;

export interface UserIdIssue {
  readonly code: UserIdRuleCode;
  readonly params: ErrorParams;
}

export type UserIdRuleCode = `MB_T_ID_RULE${1 | 2 | 3 | 4 | 5}`;

/** One line of the guide beside the field: its text is the message of `code`. */
export interface UserIdRule extends UserIdIssue {
  holds(id: string): boolean;
}

/** ACC-06: the rules of a user id, in the order they are shown; sign-up has one more. */
export function userIdRules(
  profile: IdProfile,
  { isSignUp, isOwnDomain = false, reservedIds = [] }: IdUse,
): readonly UserIdRule[] {
  const { minLength, maxLength } = idLengthsOf(profile);
  const reserved = isOwnDomain ? reservedEverywhere : [...certificateIds, ...reservedIds];
  const always: UserIdRule[] = [
    {
      code: 'MB_T_ID_RULE1',
      params: { 0: minLength, 1: maxLength },
      holds: (id) => [...id].length >= minLength && [...id].length <= maxLength,
    },
    // Covers the specification's first character, spaces, special characters and '..' at once.
    { code: 'MB_T_ID_RULE2', params: {}, holds: (id) => userIdForm.test(id) },
    {
      code: 'MB_T_ID_RULE3',
      params: { 0: minLetters },
      holds: (id) => id.replaceAll(/[^a-z]/g, '').length >= minLetters,
    },
    { code: 'MB_T_ID_RULE4', params: {}, holds: (id) => !reserved.includes(id) },
  ];
  return isSignUp ? [...always, signUpRule] : always;
}

const signUpRule: UserIdRule = {
  code: 'MB_T_ID_RULE5',
  params: {},
  holds: (id) => !repeatsCharacter(id, refusedRepeat) && !hasDigitRun(id),
};

/** Every rule that the user id breaks; empty where it may be asked for. */
export function checkUserId(profile: IdProfile, id: string, use: IdUse): UserIdIssue[] {
  return userIdRules(profile, use)
    .filter((each) => !each.holds(id))
    .map(({ code, params }) => ({ code, params }));
}

import * as z from 'zod/mini';
import { dateText } from '../../kernel/dates.ts';
import { codesOf } from '../../kernel/enumerations.ts';
import { anyText, orEmpty, requiredText, storedId, text } from '../../kernel/rules.ts';
import { grantLimits, grantNameMaxLength } from './limits.ts';

/** MEM-02: L a role, R a resource, V what shows of a resource; and one permission by itself. */
export const targetTypes = [...codesOf('permissionTarget'), 'permission'] as const;
export type TargetType = (typeof targetTypes)[number];

/** API-06: P a person, R the holders of a role. */
export const granteeTypes = codesOf('granteeKind');

export const scopeKinds = ['company', 'sub-organisation', 'department', 'person', 'board'] as const;
export type ScopeKind = (typeof scopeKinds)[number];

const name = requiredText(grantNameMaxLength);

/** The grantee: a person by id, a role by name or id. */
const grantee = { granteeType: z.enum(granteeTypes), granteeId: name };

const target = { targetType: z.enum(targetTypes), targetName: name };

const day = orEmpty(dateText('yyyy-MM-dd', 'GRANT_DATES'));

/** Scope, dates, hours and reason; `scopeId` '' for the company, days '' for none, both included. */
const limits = {
  scopeKind: z.enum(scopeKinds),
  scopeId: z._default(text(grantNameMaxLength), ''),
  validFrom: day,
  validUntil: day,
  windowId: orEmpty(storedId),
  reason: requiredText(grantLimits.reasonCharacters),
};

interface Limits {
  readonly scopeKind: ScopeKind;
  readonly scopeId: string;
  readonly validFrom: string;
  readonly validUntil: string;
}

const datesInOrder = z.refine<Limits>(
  ({ validFrom, validUntil }) => validFrom === '' || validUntil === '' || validFrom <= validUntil,
  { path: ['validUntil'], params: { code: 'GRANT_DATES' } },
);
const scopeNamed = z.refine<Limits>(({ scopeKind, scopeId }) => (scopeKind === 'company') === (scopeId === ''), {
  path: ['scopeId'],
  params: { code: 'MB_M_REQUIRED' },
});

export const newGrant = z.strictObject({ ...grantee, ...target, ...limits }).check(datesInOrder, scopeNamed);

const { reason: _reason, ...place } = limits;
/** MEM-09: a grant and a change of one as they are previewed: nothing depends on the reason. */
export const givenLimits = z.strictObject({ ...grantee, ...target, ...place }).check(datesInOrder, scopeNamed);
export const changedLimits = z.strictObject(place).check(datesInOrder, scopeNamed);
export type NewGrant = z.output<typeof newGrant>;

/** A right as its caller saw it before. */
const before = z.strictObject({
  scopeKind: z.enum(scopeKinds),
  scopeId: anyText(),
  validFrom: anyText(),
  validUntil: anyText(),
  windowId: anyText(),
});
export type GrantBefore = z.output<typeof before>;

/** MEM-03: scope, dates and hours of a right from now on. */
export const grantChange = z.strictObject({ ...limits, expected: z.optional(before) }).check(datesInOrder, scopeNamed);
export type GrantChange = z.output<typeof grantChange>;

export const oneGrant = z.strictObject({ grantId: storedId });

export const grantsAddress = '/console/grants';

/** Roles that a right may be given to beside the company's: of every other one there would be a copy for everyone. */
export const holderRoles = [
  'representative',
  'administrator',
  'membershipManager',
  'manager',
  'agency',
  'serviceDesk',
] as const;

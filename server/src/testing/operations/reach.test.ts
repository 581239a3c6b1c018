import { expect, test } from 'vitest';
import { shapeOf } from '../../platform/description/shapes.ts';
import type { AnyOperation } from '../../kernel/operations/definition.ts';
import { Registry } from '../../kernel/operations/registry.ts';
import { modules } from '../../modules/index.ts';
import { inputFor } from './smallest-input.ts';

// What each operation asks of who runs it, made from the registry: a new one is in it by being registered.
const operations = new Registry(modules).all().flatMap((each) => ('permission' in each ? [each] : []));

/** One's own matters, and what everyone of a company may do: no right is asked. */
const forEveryone = new Set([
  'list-messages',
  'read-message',
  'read-session',
  'log-out-everywhere',
  'prove-session',
  'change-password',
  'read-own-employee',
  'list-consents',
  'change-consent',
  'confirm-address',
  'read-person-photo',
  'read-invitation-run',
  'read-hints',
  'change-hints',
  'read-recovery-pin',
  'change-recovery-pin',
  'read-own-key',
  'register-key',
  'ask-key-release',
  'withdraw-key-release',
  'make-file-key',
  'open-file-key',
  'list-sessions',
  'end-other-sessions',
  'end-session',
  'list-devices',
  'list-own-right-requests',
  'explain-own-right',
  'find-askable-departments',
  'ask-for-right',
  'withdraw-right-request',
  'end-device',
  'change-device-letters',
  'read-factors',
  'begin-app',
  'confirm-app',
  'remove-authenticator-app',
  'begin-passkey',
  'add-passkey',
  'rename-passkey',
  'remove-passkey',
  'renew-recovery-codes',
  'read-profile',
  'change-profile',
  'close-account',
  'send-contact-code',
  'change-contact',
  'set-own-photo',
  'remove-own-photo',
  'remove-mobile',
  'list-seen-fields',
  'change-shown-fields',
  'download-own-data',
  'list-boards',
  'list-posts',
  'read-post',
  'write-post',
  'change-post',
  'delete-post',
  'recommend-post',
  'withdraw-recommendation',
  'list-comments',
  'write-comment',
  'delete-comment',
  'list-feed',
  'mark-post-read',
  'mark-boards-read',
  'read-link-image',
  'read-emblem-image',
  'list-locations',
  'list-security-grades',
  'read-floor',
  'read-floor-map',
  'convert-date',
  'read-home',
  'show-first-steps',
  'give-up-role',
  'read-handover',
  'withdraw-handover',
  'decline-handover',
  'accept-handover',
  'read-organisation',
  'count-organisation',
  'list-department-members',
  'read-member',
  'search-organisation',
  'draw-organisation',
  'download-organisation',
  'list-own-accesses',
  'leave-login-tie',
  'list-own-companies',
  'list-own-shared-addresses',
  'add-shipped-forms',
  // Requests are of their requesters and approvers, which each of these asks itself.
  'list-approval-requests',
  'read-approval-request',
  'create-approval-request',
  'change-approval-request',
  'delete-approval-request',
  'submit-approval-request',
  'withdraw-approval-request',
  'decide-approval-request',
  'approve-approval-requests',
  'comment-approval-request',
  'delegate-approval',
  // The executor asks for a change in the place of the change, whose right it has asked.
  'ask-for-change',
  'try-own-route',
  'read-approval-file',
  'upload-approval-file',
  'read-own-stand-in',
  'set-own-stand-in',
  'remove-own-stand-in',
  'list-usable-forms',
  'read-usable-form',
  'read-own-login-id',
  'ask-for-login-id',
  'cancel-id-request',
  'confirm-id-request',
  // By an owner of the address, which it asks itself.
  'change-own-members',
  // Days to come of the person who asks alone, as their own record shows them.
  'list-own-planned-changes',
  'read-list-layout',
  'set-list-layout',
  // The right to the change itself is asked within.
  'plan-change',
  'list-planned-changes',
  'count-planned-changes',
  'move-planned-change',
  'cancel-planned-change',
  'take-over-planned-change',
  'check-planned-change',
  // Each finds the caller's runs, and those of others that the caller may do on all that their rows are about.
  'list-runs',
  'read-run',
  'list-run-rows',
  'confirm-run',
  'pause-run',
  'resume-run',
  'cancel-run',
  'undo-run',
  'retry-run',
  'download-run',
]);

/** They name a thing, and want the right in the whole company, whatever is within reach of a narrower one. */
const inWholeCompany = new Set([
  'approve-id-request',
  'decide-id-requests',
  'refuse-id-request',
  'reopen-id-request',
  'accept-dispatch',
  'prolong-dispatch',
  'read-dispatch',
  'refuse-dispatch',
  'release-dispatch',
  'withdraw-dispatch',
  'accept-login-tie',
  'apply-import',
  'change-import-let-in',
  'check-import',
  'choose-import-columns',
  'correct-import',
  'download-import-faults',
  'list-import-rows',
  'make-import-departments',
  'open-import-grid',
  'print-import-passwords',
  'quit-import',
  'read-import',
  'reread-import',
  'accept-structure-offer',
  'change-company-identity',
  'check-mail-domain',
  'create-anniversary',
  'create-approval-form',
  'create-approval-policy',
  'create-location',
  'create-seat',
  'create-sub-organisation',
  'decline-structure-offer',
  'end-login-tie',
  // Its file has the records within reach.
  'export-records',
  // The smallest input is over the whole company; over a department it asks for that one.
  'give-grant',
  'preview-given-grant',
  'grant-role',
  'list-held-operations',
  'list-memberships',
  'list-promotion-codes',
  'list-role-history',
  'list-top-menus',
  'offer-handover',
  'offer-structure-change',
  'order-approval-forms',
  'order-approval-policies',
  'order-boards',
  'order-links',
  'order-menus',
  'order-sub-organisations',
  'place-portlets',
  'read-draft',
  'read-export',
  'read-membership-export',
  'export-holdings',
  'read-holding-export',
  'remove-mail-domain',
  'revoke-company-key',
  'revoke-opencode',
  'revoke-promotion',
  'revoke-role',
  'upload-import',
  'set-held-operation',
  'set-id-change-period',
  'withdraw-structure-offer',
  'try-approval-route',
]);

test('both lists contain only operations', () => {
  const names = new Set(operations.map(({ name }) => name));
  expect([...forEveryone, ...inWholeCompany].filter((name) => !names.has(name))).toEqual([]);
});

test.each(operations.map(({ name, permission }) => [name, permission]))(
  '%s requires a right, unless it is for everyone',
  (name, permission) => {
    expect(permission === 'session').toBe(forEveryone.has(name));
  },
);

interface Shape {
  readonly anyOf?: readonly Shape[];
  readonly oneOf?: readonly Shape[];
  readonly properties?: Readonly<Record<string, unknown>>;
}

/** Fields of an input that name things of the company. */
function namesIn({ input }: AnyOperation): string[] {
  const { anyOf, oneOf, ...shape } = shapeOf(input) as Shape;
  const fields = (anyOf ?? oneOf ?? [shape]).flatMap(({ properties = {} }) => Object.keys(properties));
  return fields.filter((field) => /(?:Id|Code|Number)s?$/.test(field) && !/loginId$/i.test(field));
}

const asking = operations.flatMap((operation) => {
  const { name, permission, targets } = operation;
  const isPlatform = permission === 'platform.view' || permission === 'platform.change';
  if (permission === 'session' || permission === 'system' || isPlatform || typeof targets !== 'function') return [];
  const fields = namesIn(operation);
  return fields.length > 0 ? [[name, { operation, fields, targets }] as const] : [];
});

test.each(asking)(
  '%s MEM-02 requires the right on a named target, or over the whole company',
  (name, { operation, fields, targets }) => {
    const thing = 'of-this-name';
    const asked = fields.filter((field) => {
      const input = { ...inputFor(operation), [field]: field.endsWith('s') ? [thing] : thing };
      return targets(input as never).some(({ id }) => String(id).includes(thing));
    });
    expect([name, asked.length > 0]).toEqual([name, !inWholeCompany.has(name)]);
  },
);

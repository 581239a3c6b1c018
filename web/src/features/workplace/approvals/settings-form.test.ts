import { approvalSettings } from '@madang/contract/workplace/approvals/rules.ts';
import { expect, test } from 'vitest';
import { checkValues } from '../../../kernel/forms/form-checks.ts';
import { areSame } from './settings-form.ts';

const settings = {
  keptDays: 4015,
  maxApprovers: 99,
  maxAgreers: 0,
  maxReferees: 0,
  maxReceivers: 0,
  allowsDelegation: false,
  allowsLaterApproval: true,
  documentOwner: 'company' as const,
};

test('APR-01 the settings are unchanged after the form', () => {
  expect(checkValues(approvalSettings, settings).output).toEqual(settings);
});

test.each([
  [undefined, 'MB_M_REQUIRED'],
  [0, 'APPROVAL_RANGE'],
  [100, 'APPROVAL_RANGE'],
])('APR-01 %j approvers are refused under their field', (maxApprovers, code) => {
  expect(checkValues(approvalSettings, { ...settings, maxApprovers }).issues).toMatchObject([
    { path: 'maxApprovers', code },
  ]);
});

test('APR-01 settings equal the defaults if none of them differs', () => {
  expect(areSame({ ...settings }, settings)).toBe(true);
  expect(areSame({ ...settings, allowsLaterApproval: false }, settings)).toBe(false);
  expect(areSame({ ...settings, documentOwner: 'department' }, settings)).toBe(false);
});

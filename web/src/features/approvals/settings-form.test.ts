import { expect, test } from 'vitest';
import { checkValues } from '../../kernel/forms/form-checks.ts';
import { areSame, settingsForm, typedOf } from './settings-form.ts';

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

test('APR-01 the settings go through the form as they are', () => {
  expect(checkValues(settingsForm, typedOf(settings)).output).toEqual(settings);
});

test.each(['', 'x', '-1', '1.5', '100'])('APR-01 %j approvers are refused under their field', (maxApprovers) => {
  const { issues } = checkValues(settingsForm, { ...typedOf(settings), maxApprovers });
  expect(issues).toMatchObject([{ path: 'maxApprovers', code: 'APPROVAL_RANGE' }]);
});

test('APR-01 settings are the defaults when none of them is another', () => {
  expect(areSame({ ...settings }, settings)).toBe(true);
  expect(areSame({ ...settings, allowsLaterApproval: false }, settings)).toBe(false);
  expect(areSame({ ...settings, documentOwner: 'department' }, settings)).toBe(false);
});

import { expect, test } from 'vitest';
import { checkValues } from '../../../kernel/forms/form-checks.ts';
import { emptyActivationKeys, activationKeyForm } from './activation-key-form.ts';

const november = new Date(2026, 10, 21, 15, 30);
const typed = emptyActivationKeys(november);

test('REQ-04 new activation keys are valid for a month, to the end of its last day', () => {
  const { output, issues } = checkValues(activationKeyForm, typed);
  expect(issues).toEqual([]);
  expect(output).toEqual({ codeCount: 1, note: '', validUntil: new Date(2026, 11, 22).toISOString() });
});

test.each([
  [{ codeCount: undefined }, 'codeCount', 'MB_M_REQUIRED'],
  [{ codeCount: 0 }, 'codeCount', 'PROMOTION_COUNT'],
  [{ codeCount: 1001 }, 'codeCount', 'PROMOTION_COUNT'],
  [{ validUntil: '' }, 'validUntil', 'MB_M_REQUIRED'],
  [{ note: 'n'.repeat(101) }, 'note', 'MB_M_MAX_LENGTH'],
])('REQ-04 activation keys with %j are refused under %s with %s', (changes, path, code) => {
  expect(checkValues(activationKeyForm, { ...typed, ...changes }).issues).toMatchObject([{ path, code }]);
});

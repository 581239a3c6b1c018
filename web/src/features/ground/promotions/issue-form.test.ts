import { expect, test } from 'vitest';
import { checkValues, requiredFields } from '../../../kernel/forms/form-checks.ts';
import { lastDay } from '../../../kernel/forms/last-day.ts';
import { emptyIssue, issueForm } from './issue-form.ts';

const november = new Date(2026, 10, 21, 15, 30);
const typed = { ...emptyIssue(november), benefit: 'First month free' };

test('REQ-04 an issue starts today and lasts for a month, to the end of its last day', () => {
  const { output, issues } = checkValues(issueForm, typed);
  expect(issues).toEqual([]);
  expect(output).toMatchObject({
    codeCount: 1,
    maxUses: 1,
    validFrom: new Date(2026, 10, 21).toISOString(),
    validUntil: new Date(2026, 11, 22).toISOString(),
  });
  expect(lastDay(new Date(2026, 11, 22).toISOString()).getDate()).toBe(21);
});

test.each([
  [{ codeCount: undefined }, 'codeCount', 'MB_M_REQUIRED'],
  [{ codeCount: 0 }, 'codeCount', 'PROMOTION_COUNT'],
  [{ codeCount: 1001 }, 'codeCount', 'PROMOTION_COUNT'],
  [{ validFrom: '' }, 'validFrom', 'MB_M_REQUIRED'],
  [{ validUntil: '2026-11-20' }, 'validUntil', 'PROMOTION_PERIOD'],
  [{ benefit: ' ' }, 'benefit', 'MB_M_REQUIRED'],
  [{ codePrefix: 'a b' }, 'codePrefix', 'MB_M_ALPHANUMERIC'],
])('REQ-04 %j is refused under %s with %s', (changes, path, code) => {
  expect(checkValues(issueForm, { ...typed, ...changes }).issues).toMatchObject([{ path, code }]);
});

test('REQ-04 a company code becomes upper case, and required fields are marked', () => {
  expect(checkValues(issueForm, { ...typed, namedCompany: ' abc1 ' }).output).toMatchObject({ namedCompany: 'ABC1' });
  expect([...requiredFields(issueForm, typed)]).toEqual(
    expect.arrayContaining(['benefit', 'codeCount', 'maxUses', 'validFrom', 'validUntil']),
  );
});

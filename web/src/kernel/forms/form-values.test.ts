import { expect, test } from 'vitest';
import { isSame, valueAt, withValue } from './form-values.ts';

const values = { name: 'a', mobile: { code: '+82', number: '1' }, rows: [{ agreed: false }, { agreed: true }] };

test('ERR-02 a value is read and changed at its path, without changing its siblings', () => {
  expect(valueAt(values, 'rows.1.agreed')).toBe(true);
  expect(valueAt(values, 'rows.7.agreed')).toBeUndefined();
  const changed = withValue(values, ['rows', '0', 'agreed'], true);
  expect(changed.rows).toEqual([{ agreed: true }, { agreed: true }]);
  expect(Array.isArray(changed.rows)).toBe(true);
  expect(changed.mobile).toBe(values.mobile);
  expect(values.rows[0]?.agreed).toBe(false);
});

test('ERR-02 a form edited back to its initial values is unchanged', () => {
  expect(isSame(withValue(values, ['mobile', 'number'], '2'), values)).toBe(false);
  expect(isSame(withValue(values, ['mobile', 'number'], '1'), values)).toBe(true);
  expect(isSame([], {})).toBe(false);
  expect(isSame({ a: undefined }, {})).toBe(false);
  expect(isSame(new Date(0), new Date(0))).toBe(false);
});

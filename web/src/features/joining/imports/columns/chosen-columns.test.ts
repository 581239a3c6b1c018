import { expect, test } from 'vitest';
import { templateOf } from '../start/template.ts';
import { faultOf, matched } from './chosen-columns.ts';

const item = (name: string, label: string, { isRequired = false, isKey = false } = {}) => ({
  name,
  label,
  isRequired,
  isKey,
  choices: null,
});
const kind = {
  columns: [
    item('employeeNumber', '사번', { isKey: true }),
    item('fullName', '성명', { isRequired: true }),
    item('departmentCode', '부서, 팀'),
  ],
};

test('BLK-10 columns keep their items when the kind changes, and a heading suggests others', () => {
  const column = (heading: string, found: string) => ({ heading, samples: [], column: found, foundBy: null });
  expect(
    matched(kind, [column('번호', 'employeeNumber'), column(' 성 명 ', ''), column('성명', ''), column('x', 'gone')]),
  ).toEqual(['employeeNumber', 'fullName', '', '']);
});

test('BLK-10 a duplicate item, a missing required one and a missing key are reported before the rows are tried', () => {
  expect(faultOf(kind, ['employeeNumber', 'fullName', ''])).toBeUndefined();
  expect(faultOf(kind, ['fullName', 'fullName'])).toEqual({ kind: 'twice', labels: ['성명'] });
  expect(faultOf(kind, ['employeeNumber'])).toEqual({ kind: 'missing', labels: ['성명'] });
  expect(faultOf(kind, ['fullName'])).toEqual({ kind: 'anyKey', labels: ['사번'] });
  expect(faultOf(kind, ['fullName', 'externalMail'])).toBeUndefined();
});

test('BLK-03 the template has the headings of the kind, readable by a spreadsheet', () => {
  expect(templateOf(kind)).toBe('\u{feff}사번,성명,"부서, 팀"\r\n');
});

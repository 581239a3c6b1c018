import { expect, test } from 'vitest';
import type { CellHint } from '../table.ts';
import { type FieldWords, recogniseColumns } from './recognise-columns.ts';
import { suiteWords } from './suite-words.ts';

const contents: Readonly<Record<string, FieldWords['content']>> = {
  mail: 'mail',
  externalMail: 'mail',
  mobile: 'phone',
  phone: 'phone',
  joinedOn: 'date',
  birthDate: 'date',
  fullName: 'name',
};
const fields: FieldWords[] = Object.entries(suiteWords).map(([field, words]) => {
  const content = contents[field];
  return content ? { field, words, content } : { field, words };
});

const rowsOf = (rows: readonly (readonly string[])[], hints: readonly (CellHint | undefined)[] = []) =>
  rows.map((cells, at) => ({ line: at + 2, cells, hints }));

const found = (header: readonly string[], rows: readonly (readonly string[])[] = []) =>
  recogniseColumns(header, rowsOf(rows), fields).columns.map(({ field }) => field);

test.each([
  [
    'NAVER WORKS',
    [
      '성(필수)',
      '이름(필수)',
      'ID(필수)',
      '개인 이메일',
      '직급',
      '조직',
      '직책',
      '사내 전화번호',
      '휴대폰 번호',
      '입사일',
      '생일',
      '사원 번호',
      '담당 업무',
    ],
    [
      'familyName',
      'givenName',
      'loginId',
      'externalMail',
      'jobRank',
      'department',
      'jobTitle',
      'phone',
      'mobile',
      'joinedOn',
      'birthDate',
      'employeeNumber',
      'duty',
    ],
  ],
  [
    'LINE WORKS',
    ['姓*', '名*', 'ID*', '個人メール', '職級', '組織', '役職', '会社電話', '携帯番号', '入社日', '社員番号'],
    [
      'familyName',
      'givenName',
      'loginId',
      'externalMail',
      'jobRank',
      'department',
      'jobTitle',
      'phone',
      'mobile',
      'joinedOn',
      'employeeNumber',
    ],
  ],
  [
    'Google Workspace',
    [
      'First Name [Required]',
      'Last Name [Required]',
      'Email Address [Required]',
      'Password [Required]',
      'Org Unit Path [Required]',
      'Recovery Email',
      'Work Phone',
      'Mobile Phone',
      'Employee ID',
      'Employee Title',
      'Manager Email',
    ],
    [
      'givenName',
      'familyName',
      'mail',
      undefined,
      'department',
      'externalMail',
      'phone',
      'mobile',
      'employeeNumber',
      'jobTitle',
      'manager',
    ],
  ],
  [
    'Entra',
    [
      'Name [displayName] Required',
      'User name [userPrincipalName] Required',
      'First name [givenName]',
      'Last name [surname]',
      'Job title [jobTitle]',
      'Department [department]',
      'Usage location [usageLocation]',
      'Mobile phone [mobile]',
      'Alternate email [otherMails]',
    ],
    ['fullName', 'loginId', 'givenName', 'familyName', 'jobTitle', 'department', 'country', 'mobile', 'externalMail'],
  ],
  [
    'Feishu',
    ['姓名', '手机号码', '工作邮箱', '部门', '职务', '工号', '入职日期', '直属上级'],
    ['fullName', 'mobile', 'mail', 'department', 'jobTitle', 'employeeNumber', 'joinedOn', 'manager'],
  ],
  [
    'Taiwan',
    ['姓名', '手機號碼', '電子郵件', '部門', '職稱', '員工編號'],
    ['fullName', 'mobile', 'mail', 'department', 'jobTitle', 'employeeNumber'],
  ],
  [
    'Vietnam',
    ['Họ và tên', 'Số điện thoại', 'Email', 'Phòng ban', 'Chức danh'],
    ['fullName', 'phone', 'mail', 'department', 'jobTitle'],
  ],
])('BLK-10 the columns of a file of %s are found by their titles', (_, header, expected) => {
  expect(found(header)).toEqual(expected);
});

test('BLK-10 columns with unknown titles are found by their content', () => {
  const rows = [
    ['김철수', 'kim@example.com', '010-1234-5678', '2020-03-02', '영업부', 'A-17'],
    ['이영희', 'lee@example.com', '1012345679', '2021.4.15', '개발팀', 'B-3'],
    ['박지민', 'park@example.com', '02-123-4567', '20220101', '인사부', ''],
  ];
  expect(found(['누구', '어디로', '거는 곳', '언제부터', '일하는 곳', '?'], rows)).toEqual([
    'fullName',
    'mail',
    'mobile',
    'joinedOn',
    undefined,
    undefined,
  ]);
});

test('BLK-10 a title that its content contradicts is less certain, and a field is assigned to one column', () => {
  const rows = [['김철수', 'kim@a.kr', 'lee@b.kr']];
  const { columns } = recogniseColumns(['이메일', '이메일', '메일'], rowsOf(rows), fields);
  expect(columns.map(({ field }) => field)).toEqual(['fullName', 'mail', 'externalMail']);
  expect(columns[0]?.confidence).toBeLessThan(0.8);
  expect(columns[1]).toMatchObject({ field: 'mail', confidence: 1, by: 'header', samples: ['kim@a.kr'] });
});

test('BLK-10 a header that is a row of data is marked as one', () => {
  expect(recogniseColumns(['김철수', 'kim@a.kr'], rowsOf([['이영희', 'lee@a.kr']]), fields).isHeaderData).toBe(true);
  expect(recogniseColumns(['이름', '메일'], rowsOf([['이영희', 'lee@a.kr']]), fields).isHeaderData).toBe(false);
});

test('BLK-10 cells without a header are found by content, with three values each', () => {
  const rows = [['a@b.kr'], ['c@d.kr'], ['e@f.kr']];
  expect(recogniseColumns([], rowsOf(rows), fields).columns).toEqual([
    { column: 0, header: '', field: 'mail', confidence: 0.5, by: 'content', samples: ['a@b.kr', 'c@d.kr', 'e@f.kr'] },
  ]);
});

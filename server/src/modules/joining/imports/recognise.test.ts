import { expect, test } from 'vitest';
import { startTestApp } from '../../../testing/test-app.ts';
import { importKindsOf } from './kinds-offered.ts';
import { likelyKind, recognise } from './recognise.ts';

const { kernel } = await startTestApp({ work: false });
const kinds = importKindsOf(kernel);

function found(
  headings: readonly string[],
  sample: readonly (readonly string[])[] = [],
  remembered = new Map<string, string>(),
) {
  const kind = likelyKind(kernel, kinds, { headings, sample, remembered: new Map() });
  if (!kind) throw new Error('one kind is likely');
  return [kind.kind, recognise(kernel, kind, { headings, sample, remembered }).map(({ column }) => column)] as const;
}

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
      '사원 번호',
      '담당 업무',
    ],
    [
      'surname',
      'givenName',
      'loginId',
      'externalMail',
      'jobRankCode',
      'departmentCode',
      'jobTitleCode',
      'companyContact',
      'mobile',
      '',
      'employeeNumber',
      'duties',
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
      'Mobile Phone',
      'Employee ID',
      'Employee Title',
      'Manager Email',
    ],
    [
      'givenName',
      'surname',
      'externalMail',
      '',
      'departmentCode',
      'personalMail',
      'mobile',
      'employeeNumber',
      'jobTitleCode',
      '',
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
    [
      'fullName',
      'loginId',
      'givenName',
      'surname',
      'jobTitleCode',
      'departmentCode',
      'residenceCountry',
      'mobile',
      'externalMail',
    ],
  ],
  [
    'Feishu',
    ['姓名', '手机号码', '工作邮箱', '部门', '职务', '工号', '直属上级'],
    ['fullName', 'mobile', 'externalMail', 'departmentCode', 'jobTitleCode', 'employeeNumber', ''],
  ],
])('BLK-10 a file of people of %s needs no manual choice of columns', (_, headings, expected) => {
  expect(found(headings)).toEqual(['people', expected]);
});

test('BLK-10 a single column of names is the full name, and columns with unknown headings are found by their cells', () => {
  const sample = [
    ['김철수', 'kim@example.com', '010-1234-5678', 'A-17'],
    ['이영희', 'lee@example.com', '1012345679', 'B-3'],
  ];
  expect(found(['이름', '어디로', '거는 곳', '?'], sample)).toEqual([
    'people',
    ['fullName', 'externalMail', 'mobile', ''],
  ]);
});

test('BLK-10 a former choice takes priority over headings, and an ignored column remains ignored', () => {
  const remembered = new Map([
    ['직급', 'jobTitleCode'],
    ['이메일', ''],
  ]);
  expect(found(['사번', '이름', '직급', '이메일'], [], remembered)[1]).toEqual([
    'employeeNumber',
    'fullName',
    'jobTitleCode',
    '',
  ]);
});

test.each([
  [['부서코드', '부서명', '영문부서명', '상위부서'], 'departments'],
  [['코드', '직급'], 'jobRanks'],
  [['직책코드', '직책'], 'jobTitles'],
  [['사번', '퇴직사유', '비고'], 'retirements'],
  [['사번', '휴직 구분', '휴직 시작일', '휴직 종료일'], 'leaves'],
])('BLK-02 BLK-10 the kind is guessed by the columns %j', (headings, kind) => {
  expect(found(headings)[0]).toBe(kind);
});

import { describe, expect, test } from 'vitest';
import { checkPasswordChange, editDistance } from './password-change.ts';
import { passwordChange } from './password-fields.ts';
import { checkPassword, passwordPolicies, passwordRules } from './password-policy.ts';
import { passwordProfiles, type PasswordProfile } from '../../ground/companies/policies/password-profiles.ts';

const nobody = {};

function codes(
  password: string,
  profile: PasswordProfile = 'spec',
  person: Parameters<typeof checkPassword>[2] = nobody,
) {
  return checkPassword(profile, password, person).map(({ code }) => code.replace('MB_T_PASSWORD_', ''));
}

describe('PWD-01 length by profile', () => {
  test.each([
    ['spec', 'aB3!xyz', false],
    ['spec', 'aB3!xyzw', true],
    ['spec', 'aB3!xyzwvuts', true],
    ['spec', 'aB3!xyzwvutsr', false],
    ['legacy', 'aB3!x', false],
    ['legacy', 'aB3!xy', true],
    ['legacy', 'aB3!xyzwvuts', true],
    ['legacy', 'aB3!xyzwvutsr', false],
    ['strict', 'fourteen chars', false],
    ['strict', 'fifteen chars !', true],
    ['strict', '바람이 불어오는 곳 그곳으로 가네', true],
    ['strict', 'x'.repeat(64), true],
    ['strict', 'x'.repeat(65), false],
  ] as const)('%s: %s is accepted: %s', (profile, password, isFine) => {
    expect(codes(password, profile)).toEqual(isFine ? [] : ['RULE1']);
  });

  test('the refusal shows the numbers of the profile', () => {
    const shown = passwordProfiles.map((profile) => passwordRules(profile)[0]?.params);
    expect(shown).toEqual([
      { 0: 8, 1: 12 },
      { 0: 6, 1: 12 },
      { 0: 15, 1: 64 },
    ]);
  });

  test('strict counts composed characters, however they were typed', () => {
    const hangul = '가'.repeat(15);
    expect(codes(hangul.normalize('NFD'), 'strict')).toEqual([]);
    expect(codes('가'.repeat(14).normalize('NFD'), 'strict')).toEqual(['RULE1']);
  });
});

test.each<[string, readonly string[]]>([
  ['Abcdefg!', ['RULE2']],
  ['Abcdefg1', ['RULE2']],
  ['40718293!', ['RULE2']],
  ['Abcd1-_/~', ['RULE2']],
  ...[...'!@#$%&*^'].map((special): [string, string[]] => [`Abcdef1${special}`, []]),
])('PWD-02 letters, digits and a special character: %s', (password, expected) => {
  expect(codes(password)).toEqual(expected);
});

test.each(['Abcd 12!', 'Abcd12!\u3000', 'Abcd12!+', 'Abcd12!한', 'Abcd12!é', 'Abcd12!?', 'Abcd\t12!'])(
  'PWD-02 a disallowed character: %j',
  (password) => {
    expect(codes(password)).toEqual(['RULE3']);
  },
);

test.each([
  ['Abbb12!x', ['RULE4']],
  ['Abb!!!1x', ['RULE4']],
  ['Abb12!!x', []],
  ['aAa5!bcde', []],
  ['Abc123!x', ['RULE4']],
  ['Abc987!x', ['RULE4']],
  ['Abc890!x', []],
  ['Abc135!x', []],
  ['Abc12!3x', []],
  ['A5012x!bc', ['RULE4']],
])('PWD-03 repeats and sequences: %s', (password, expected) => {
  expect(codes(password)).toEqual(expected);
});

describe('PWD-04 personal data in a password', () => {
  const person = {
    loginId: 'min.jun_k@company.example',
    employeeNumber: 'E40721',
    mobile: '+82-10-5555-8341',
    companyPhone: '+82-2-731-9046',
  };
  test.each([
    ['minjunk1!', false],
    ['1!MinJunK', false],
    ['min-jun.k1!', false],
    ['company1!x', true],
    ['x!e40721z', false],
    ['Abcd8341!', false],
    ['Ab83-41!x', false],
    ['Ab9046!xy', true],
    ['a!27319046', false],
    ['a!02-731-9046', false],
    ['Abcd1438!', true],
  ])('%s: is accepted: %s', (password, isFine) => {
    expect(codes(password, 'spec', person).includes('RULE5')).toBe(!isFine);
  });

  test('an ID of one or two letters bars no letter', () => {
    expect(codes('Abcd12!x', 'spec', { loginId: 'ab@company.example' })).toEqual([]);
  });

  test('strict keeps this rule', () => {
    expect(codes('a sentence of minjunk', 'strict', person)).toEqual(['RULE5']);
  });
});

test('PWD-05 the list has five lines, in order, and none is ticked before input', () => {
  const rules = passwordRules('spec');
  expect(rules.map(({ code }) => code)).toEqual([1, 2, 3, 4, 5].map((number) => `MB_T_PASSWORD_RULE${number}`));
  expect(rules.filter((rule) => rule.holds('', nobody))).toEqual([]);
  expect(rules.filter((rule) => rule.holds('Abcd12!x', nobody))).toHaveLength(5);
});

test('PWD-05 all broken rules are reported at once', () => {
  expect(codes('aaa ')).toEqual(['RULE1', 'RULE2', 'RULE3', 'RULE4']);
});

test('PWD-05 a longer paste is refused with the rule and never truncated', () => {
  const pasted = 'aB3!xyzwvuts'.repeat(2);
  const change = passwordChange.parse({ current: 'Old!pw47', next: pasted, confirmation: pasted });
  expect(change.next).toBe(pasted);
  expect(checkPasswordChange(change, { profile: 'spec', person: nobody })[0]?.code).toBe('MB_T_PASSWORD_RULE1');
});

test('PWD-01 a company can turn off single rules', () => {
  const policy = { ...passwordPolicies.spec, needsMixture: false, refusesRuns: false };
  expect(checkPassword(policy, 'abcdefgh', nobody)).toEqual([]);
  expect(passwordRules(policy)).toHaveLength(3);
});

describe('ACC-02 a password change', () => {
  const issues = (current: string, next: string, confirmation = next) =>
    checkPasswordChange({ current, next, confirmation }, { profile: 'spec', person: nobody }).map(
      ({ path, code }) => `${path} ${code}`,
    );
  test.each([
    ['Abcd12!x', 'Abcd12!x', ['next MB0719']],
    ['Abcd12!x', 'Abcd12!y', ['next MB_T_PASSWORD_DIFFERENCE']],
    ['Abcd12!x', 'Abcd12!xy', ['next MB_T_PASSWORD_DIFFERENCE']],
    ['Abcd12!x', 'xAbcd12!', ['next MB_T_PASSWORD_DIFFERENCE']],
    ['Abcd12!x', 'Abce13!y', []],
    ['Abcd12!x', 'Abcd12!xyzw', []],
  ])('from %s to %s', (current, next, expected) => {
    expect(issues(current, next)).toEqual(expected);
  });

  test('requires its confirmation', () => {
    expect(issues('Abcd12!x', 'Zyxw98!a', 'Zyxw98!b')).toEqual(['confirmation MB_M_COMMON_JS_PASSNOTMATCH']);
  });

  test('names each missing password', () => {
    const parsed = passwordChange.safeParse({ current: '', next: '', confirmation: '' });
    expect(parsed.error?.issues.map((issue) => (issue as { params?: { code?: string } }).params?.code)).toEqual(
      Array.from({ length: 3 }, () => 'MB_M_COMMON_JS_ENTERPASS'),
    );
  });

  test.each([
    ['', '', 0],
    ['', 'abc', 3],
    ['kitten', 'sitting', 3],
    ['abcdef', 'fabcde', 2],
    ['가나다', '가다', 1],
  ])('counts single edits from %j to %j', (from, to, expected) => {
    expect(editDistance(from, to)).toBe(expected);
    expect(editDistance(to, from)).toBe(expected);
  });
});

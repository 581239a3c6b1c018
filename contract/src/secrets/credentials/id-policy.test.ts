import { describe, expect, test } from 'vitest';
import {
  certificateIds,
  checkUserId,
  idProfiles,
  type IdUse,
  reservedIdsAtFirst,
  userIdRules,
  type IdProfile,
} from './id-policy.ts';

function codes(
  userId: string,
  { profile = 'standard', ...use }: Partial<IdUse> & { readonly profile?: IdProfile } = {},
) {
  const asked = { isSignUp: true, reservedIds: reservedIdsAtFirst, ...use };
  return checkUserId(profile, userId, asked).map(({ code }) => code.replace('MB_T_ID_', ''));
}

describe('IDR-01 a user ID', () => {
  test.each(['abc', 'hong', 'a1b2c3', '1abc', 'abcdefghijklmnopqrst', 'administration', 'x7z9k'])(
    '%s is accepted',
    (userId) => {
      expect(codes(userId)).toEqual([]);
    },
  );

  test.each([
    ['ab', ['RULE1', 'RULE3']],
    ['abcdefghijklmnopqrstu', ['RULE1']],
    ['Hong', ['RULE2']],
    ['hong gil', ['RULE2']],
    ['hong-gil', ['RULE2']],
    ['hong..gil', ['RULE2']],
    ['.hong', ['RULE2']],
    ['hong@gil', ['RULE2']],
    ['홍길동abc', ['RULE2']],
    ['ａｂｃｄ', ['RULE2', 'RULE3']],
    ['ab19', ['RULE3']],
    ['admin', ['RULE4']],
    ['postmaster', ['RULE4']],
  ])('%s is refused', (userId, expected) => {
    expect(codes(userId)).toEqual(expected);
  });
});

describe('IDR-01 a mailbox name that mail domains reserve for operators', () => {
  const certificates = ['admin', 'administrator', 'webmaster', 'hostmaster', 'postmaster'];
  const business = ['info', 'marketing', 'sales', 'support'];
  const network = ['abuse', 'noc', 'security'];
  const services = ['usenet', 'news', 'www', 'uucp', 'ftp'];
  const others = ['root', 'noreply', 'sysadmin', 'operator', 'madang', 'help', 'mailerdaemon', 'webadmin', 'ssladmin'];
  const names = [...certificates, ...business, ...network, ...services, ...others, 'superuser'];

  test.each(names)('%s is refused, at sign-up and later', (userId) => {
    expect(codes(userId)).toContain('RULE4');
    expect(codes(userId, { isSignUp: false })).toContain('RULE4');
  });

  test('is refused only as a whole word, and the list contains nothing else', () => {
    expect([...certificateIds, ...reservedIdsAtFirst].toSorted()).toEqual(names.toSorted());
    for (const userId of ['helpful', 'newsroom', 'madangs', 'groot']) expect(codes(userId)).toEqual([]);
  });
});

describe('IDR-01 a reserved name', () => {
  test.each(certificateIds)('%s is reserved on the shared domain, whatever the operator decides', (userId) => {
    expect(codes(userId, { reservedIds: [] })).toEqual(['RULE4']);
  });

  test('of the others is decided by the operator', () => {
    expect(codes('sales', { reservedIds: [] })).toEqual([]);
    expect(codes('hanbit', { reservedIds: ['hanbit'] })).toEqual(['RULE4']);
  });

  test('on a company’s own domain is only admin', () => {
    expect(codes('admin', { isOwnDomain: true })).toEqual(['RULE4']);
    for (const userId of ['postmaster', 'webmaster', 'sales', 'help']) {
      expect(codes(userId, { isOwnDomain: true })).toEqual([]);
    }
  });
});

test.each([
  ['hooong', []],
  ['hoooong', ['RULE5']],
  ['hong12', []],
  ['hong123', ['RULE5']],
  ['hong987', ['RULE5']],
  ['hong135', []],
])('IDR-04 sign-up refuses four equal characters in a row and sequences of digits: %s', (userId, expected) => {
  expect(codes(userId)).toEqual(expected);
  expect(codes(userId, { isSignUp: false })).toEqual([]);
});

test.each(Object.entries(idProfiles) as [IdProfile, { minLength: number; maxLength: number }][])(
  'IDR-03 profile %s has its own length',
  (profile, { minLength, maxLength }) => {
    const ofLength = (length: number) => 'abcdefghijklmnopqrstuvwxyz'.slice(0, length);
    expect(codes(ofLength(minLength), { profile })).toEqual([]);
    expect(codes(ofLength(maxLength), { profile })).toEqual([]);
    expect(codes(ofLength(minLength - 1), { profile })).toContain('RULE1');
    expect(codes(ofLength(maxLength + 1), { profile })).toEqual(['RULE1']);
  },
);

test('ACC-06 the guide lists every rule with the numbers of the profile', () => {
  expect(userIdRules('sap', { isSignUp: true }).map(({ code, params }) => [code, params])).toEqual([
    ['MB_T_ID_RULE1', { 0: 6, 1: 12 }],
    ['MB_T_ID_RULE2', {}],
    ['MB_T_ID_RULE3', { 0: 3 }],
    ['MB_T_ID_RULE4', {}],
    ['MB_T_ID_RULE5', {}],
  ]);
});

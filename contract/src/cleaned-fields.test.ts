import { expect, test } from 'vitest';
import { departmentCode, departmentName } from './organisation/departments/rules.ts';
import { companyName } from './ground/companies/rules.ts';
import { domainList } from './joining/invitations/rules.ts';
import { isWebAddress } from './workplace/menus/web-address.ts';
import { mailAddress } from './kernel/mail-address.ts';
import { englishPersonName, personName } from './kernel/names/person-name.ts';
import { phoneNumber } from './kernel/phone.ts';
import { searchTerm } from './people/people/search-term.ts';
import { holdsText } from './kernel/search/search-text.ts';
import { typedKinds } from './kernel/fields/typed-text.ts';

test('POR-12 the rules of fields take what was copied as its cleaned text', () => {
  const name = personName({ missing: 'MB_M_REQUIRED' });
  expect([
    companyName.parse('\ufeff\u201c한빛상사\u201d\u3000'),
    departmentName.parse('\u200b영업\u3000１팀'),
    departmentCode.parse('ｓａｌｅｓ１\u200b'),
    name.parse('\u201cＯ\u2019Ｂｒｉｅｎ\u201d'),
    name.parse('买买提\u2022艾力'),
    name.parse('ジョン\uff65ポール'),
    englishPersonName.parse('Ｍｉｎａ\u00a0O\u2019Brien'),
    mailAddress.parse(`${'가'.repeat(60)} <Kim@x.example>`),
    phoneNumber.parse('tel:+82\u201110\u20111234\u20115678'),
    domainList.parse(['＠x．example,']),
    searchTerm.parse('\u201c김하늘\u201d'),
  ]).toEqual([
    '한빛상사',
    '영업 1팀',
    'SALES1',
    "O'Brien",
    '买买提·艾力',
    'ジョン・ポール',
    "Mina O'Brien",
    'kim@x.example',
    '+82-10-1234-5678',
    ['x.example'],
    '김하늘',
  ]);
  expect(holdsText('김하늘', '\u201c김하늘\u201d')).toBe(true);
  expect(isWebAddress(typedKinds.link('“https://x.example/”'))).toBe(true);
});

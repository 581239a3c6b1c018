import { expect, test } from 'vitest';
import { fieldIssues } from '../../kernel/rules.ts';
import { companyNameFor } from './names.ts';
import { companyName, englishCompanyName } from './rules.ts';

function read(typed: string): string {
  const { success, data, error } = companyName.safeParse(typed);
  return success ? data : (fieldIssues(error)[0]?.code ?? '');
}

test.each([' 한빛상사', '한빛상사 ', '\t한빛상사\u3000'])('LIM-03 spaces around %j are trimmed', (typed) => {
  expect(read(typed)).toBe('한빛상사');
});

test('LIM-03 a company name contains no space and is not blank', () => {
  expect(read('한빛 상사')).toBe('MB_M_NO_SPACES');
  expect(read('  ')).toBe('MB_M_REQUIRED');
});

test.each(['Locked:https://evil.example/unlock', 'evil.example/unlock', 'www.evil.example', '<b>Hanbit</b>'])(
  'LIM-03 a web address or markup is refused as a company name: %s',
  (typed) => {
    expect(read(typed)).toBe('MB_M_NO_WEB_ADDRESS');
    expect(englishCompanyName.safeParse(typed).success).toBe(false);
  },
);

test.each(['한빛A/S센터', 'Hanbit.Com', 'R&D:한빛', '(주)한빛', 'Hanbit/Sol'])(
  'LIM-03 %s is accepted as a company name',
  (typed) => {
    expect(read(typed)).toBe(typed);
  },
);

test('PRD-02 a company has its Korean name for Korean readers, and its English name, if any, for others', () => {
  const named = { companyName: '한빛상사', englishCompanyName: 'Hanbit Trading' };
  expect(companyNameFor(named, 'ko')).toBe('한빛상사');
  expect(companyNameFor(named, 'ja')).toBe('Hanbit Trading');
  expect(companyNameFor({ ...named, englishCompanyName: '' }, 'vi')).toBe('한빛상사');
});

import type { Language } from '@madang/contract/kernel/languages.ts';

/** Surnames of two syllables that Korea has beside those of one. */
const longSurnames = ['남궁', '황보', '제갈', '사공', '선우', '서문', '독고', '동방', '망절', '어금'];
const together = /^[\p{Script=Hangul}\p{Script=Han}]+$/u;

/** Parts a name that is written in one cell. */
export function namePartsOf(typed: string, language: string): { readonly surname: string; readonly givenName: string } {
  const name = typed.normalize('NFC').trim().replaceAll(/\s+/g, ' ');
  const [first = '', ...others] = name.split(' ');
  if (others.length > 0) {
    const isSurnameFirst =
      language === 'vi' || /[\p{Script=Hangul}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(name);
    if (isSurnameFirst) return { surname: first, givenName: others.join(' ') };
    return { surname: others.at(-1) ?? '', givenName: [first, ...others.slice(0, -1)].join(' ') };
  }
  if (!together.test(name)) return { surname: '', givenName: name };
  const long = longSurnames.find((each) => name.startsWith(each) && name.length > each.length);
  const surname = long ?? name.slice(0, 1);
  return { surname, givenName: name.slice(surname.length) };
}

const callingCodes: Readonly<Record<string, string>> = {
  KR: '+82',
  JP: '+81',
  CN: '+86',
  TW: '+886',
  VN: '+84',
  HK: '+852',
  SG: '+65',
  US: '+1',
};

/** Writes a number as the product keeps it: 010-1234-5678, 1012345678 and +82 10 1234 5678 are +82-10-1234-5678. */
export function phoneOf(typed: string, country: string): string {
  const written = typed.normalize('NFKC').trim();
  if (/^\+\d{1,3}-[\d-]+$/.test(written)) return written;
  const digits = written.replaceAll(/\D/g, '');
  const own = callingCodes[country] ?? '+82';
  if (digits === '' || /[^\d\s().+-]/.test(written)) return written;
  const isWhole = written.startsWith('+');
  if (isWhole && !digits.startsWith(own.slice(1))) return written;
  const national = (isWhole ? digits.slice(own.length - 1) : digits).replace(/^0+/, '');
  if (own !== '+82') return `${own}-${national}`;
  const parts = /^(2|\d{2})(\d{3,4})(\d{4})$/.exec(national);
  return parts ? `${own}-${parts.slice(1).join('-')}` : `${own}-${national}`;
}

/** Spellings of the languages of people. */
export const languageSpellings: Readonly<Record<Language, readonly string[]>> = {
  ko: ['한국어', '한글', 'Korean', 'kr', 'ko-KR', '韓国語', '韩语', '韓文', 'tiếng Hàn'],
  en: ['영어', 'English', 'en-US', '英語', '英语', '英文', 'tiếng Anh'],
  zh: ['중국어', 'Chinese', 'zh-CN', '中国語', '中文', '简体中文', 'tiếng Trung'],
  ja: ['일본어', 'Japanese', 'jp', 'ja-JP', '日本語', '日语', '日文', 'tiếng Nhật'],
  tw: ['대만어', '번체', 'zh-TW', '繁體中文', '繁体字', 'Traditional Chinese'],
  vi: ['베트남어', 'Vietnamese', 'vn', 'vi-VN', 'ベトナム語', '越南语', '越南文', 'tiếng Việt'],
};

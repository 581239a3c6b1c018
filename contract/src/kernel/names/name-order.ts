import type { Language } from '../languages.ts';

/** Letters that stand without a space between surname and given name; the dots part what is one name. */
const writtenTogether = /^[\p{Script=Hangul}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー・·‧]+$/u;
const surnameFirstScripts = /[\p{Script=Hangul}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
/** Letters that no language but Vietnamese has; what others share with it (ê, ẹ, ọ, đ) says nothing. */
const vietnamese = /[ơưạ-ặẻế-ệỉỏố-ợủ-ựỳỵỷ]/iu;

/** 홍길동, 田中太郎: whether the parts of a name are written as one word. */
export function isWrittenTogether(parts: readonly string[]): boolean {
  return parts.every((part) => writtenTogether.test(part));
}

interface OwnName {
  readonly surname: string;
  readonly givenName: string;
  /** The person's own, which gives the order of a name in letters that many languages share. */
  readonly language: Language;
}

/** The stored full name: 홍길동, 田中太郎, Nguyễn Văn An, Gildong Hong. */
export function fullNameOf({ surname, givenName, language }: OwnName): string {
  const parts = [surname, givenName].map((part) => part.trim());
  if (isWrittenTogether(parts)) return parts.join('');
  const name = parts.join(' ');
  const isSurnameFirst = surnameFirstScripts.test(name) || language === 'vi' || vietnamese.test(name);
  return isSurnameFirst ? name : parts.toReversed().join(' ');
}

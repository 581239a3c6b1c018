import { daySeconds } from './durations.ts';

/** The product's six languages in its own codes; `tw` is traditional Chinese. */
export const languages = ['ko', 'en', 'zh', 'ja', 'tw', 'vi'] as const;
export type Language = (typeof languages)[number];

export const defaultLanguage: Language = 'ko';
export const fallbackLanguage: Language = 'en';

/** The cookie that keeps a chosen language; read by server and web, so it is not HttpOnly. */
export const languageCookie = { name: 'lang', maxAgeSeconds: 365 * daySeconds } as const;

/** The query parameter that names the language of a page (PRD-02). */
export const languageParameter = 'locale';

/** The same in a link of a mail or SMS: the language of the message, which its reader has not chosen. */
export const suggestedLanguageParameter = 'suggested';

/** BCP 47 tags, for `<html lang>`, Intl and `lang` attributes. */
export const languageTags: Readonly<Record<Language, string>> = {
  ko: 'ko',
  en: 'en',
  zh: 'zh-CN',
  ja: 'ja',
  tw: 'zh-TW',
  vi: 'vi',
};

/** Each language in its own words, for the language switch. */
export const languageNames: Readonly<Record<Language, string>> = {
  ko: '한국어',
  en: 'English',
  zh: '简体中文',
  ja: '日本語',
  tw: '繁體中文',
  vi: 'Tiếng Việt',
};

export function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value);
}

/** A product code or a BCP 47 tag as a product code: zh-TW, zh-HK and zh-Hant are `tw`, other zh `zh`. */
export function toLanguage(tag: string): Language | undefined {
  const lower = tag.trim().toLowerCase();
  if (/^zh-(tw|hk|mo|hant)\b/.test(lower)) return 'tw';
  const primary = lower.split('-')[0];
  return isLanguage(primary) ? primary : undefined;
}

/** PRD-02: query `locale`, else the saved cookie, else that of a message's link, else the browser's list, else the default. */
export function chooseLanguage(wishes: {
  query?: string | null | undefined;
  cookie?: string | undefined;
  suggested?: string | null | undefined;
  browser?: readonly string[];
}): Language {
  const candidates = [wishes.query, wishes.cookie, wishes.suggested, ...(wishes.browser ?? [])];
  for (const candidate of candidates) {
    const language = candidate ? toLanguage(candidate) : undefined;
    if (language) return language;
  }
  return defaultLanguage;
}

/** The fallback of a name in the person's language: ko reads Korean names, everyone else English ones. */
export function readsKorean(language: Language): boolean {
  return language === 'ko';
}

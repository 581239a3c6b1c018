import { type Language, languageTags } from '@madang/contract/kernel/languages.ts';

/** Month and day (`03-15`) in words. */
export function birthdayText(day: string, language: Language): string {
  const format = new Intl.DateTimeFormat(languageTags[language], { month: 'long', day: 'numeric', timeZone: 'UTC' });
  return format.format(new Date(`2000-${day}T00:00:00Z`));
}

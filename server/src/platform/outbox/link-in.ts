import { suggestedLanguageParameter, type Language } from '@madang/contract/kernel/languages.ts';

/** A link of a mail or SMS: its page speaks the language of the message to anyone who has saved no other. */
export function linkIn(language: Language, address: string | URL): string {
  const link = new URL(address);
  link.searchParams.set(suggestedLanguageParameter, language);
  return link.href;
}

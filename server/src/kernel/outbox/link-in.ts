import { languageParameter, type Language } from '@madang/contract/kernel/languages.ts';

/** A link of a mail or SMS: its page speaks the language that the message is written in. */
export function linkIn(language: Language, address: string | URL): string {
  const link = new URL(address);
  link.searchParams.set(languageParameter, language);
  return link.href;
}

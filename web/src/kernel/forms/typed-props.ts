import type { PersonField } from '@madang/contract/people/people/field.ts';

/** What a text field gets by what is typed into it. */
export function typedProps(typed: PersonField['typed']) {
  if (typed === undefined || typed === 'day') return {};
  return typed === 'english' ? { lang: 'en' } : { type: typed, inputMode: typed, lang: 'en' };
}

import type { PersonField } from '@madang/contract/people/people/field.ts';

/** Returns the props of a text field for the kind of value typed into it. */
export function typedProps(typed: PersonField['typed']) {
  if (typed === undefined || typed === 'day') return {};
  return typed === 'english' ? { lang: 'en' } : { type: typed, inputMode: typed, lang: 'en' };
}

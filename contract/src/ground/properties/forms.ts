import * as z from 'zod/mini';
import type { Property } from '../../kernel/property.ts';

/** Form in which a property is edited. `flag` holds Y or N, `list` texts and `numbers` numbers, one per line. */
export const propertyForms = ['text', 'flag', 'choice', 'number', 'list', 'numbers'] as const;
export type PropertyForm = (typeof propertyForms)[number];

/** Found out from what the property declares anyway, so that a new one needs no second declaration. */
export function formOf(property: Property): PropertyForm {
  const { initial } = property;
  if (Array.isArray(initial)) return typeof initial[0] === 'number' ? 'numbers' : 'list';
  if (typeof initial === 'number') return 'number';
  const options = optionsOf(property);
  if (options.length === 0) return 'text';
  return options.toSorted().join(' ') === 'N Y' ? 'flag' : 'choice';
}

/** The values that a property may have, where they are listed. */
export function optionsOf({ schema }: Property): string[] {
  return schema instanceof z.ZodMiniEnum ? schema.options.map(String) : [];
}

/** The message key of the property's name; a dot would divide the key. */
export function labelKeyOf({ key }: Pick<Property, 'key'>): string {
  return `properties.${key.replaceAll('.', '_')}`;
}

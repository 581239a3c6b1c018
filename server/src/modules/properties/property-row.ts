import type { Property } from '@madang/contract/kernel/property.ts';
import { formOf, labelKeyOf, optionsOf } from '@madang/contract/properties/forms.ts';
import type { PropertyRow } from '@madang/contract/properties/routes.ts';

/** A property as its editor needs it. */
export function toRow(property: Property, value: unknown): PropertyRow {
  return {
    key: property.key,
    labelKey: labelKeyOf(property),
    form: formOf(property),
    options: optionsOf(property),
    value,
    initial: property.initial,
  };
}

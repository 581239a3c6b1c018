import type { Property } from '@madang/contract/kernel/property.ts';
import { formOf, labelKeyOf, optionsOf } from '@madang/contract/ground/properties/forms.ts';
import { properties } from '@madang/contract/index.ts';
import type { PropertyRow } from '@madang/contract/ground/properties/routes.ts';
import type { Kernel } from '../../../kernel/kernel.ts';

/** Every property that the operator may change, as the operator's page and command show it. */
export function propertyRows(kernel: Pick<Kernel, 'properties'>): Promise<PropertyRow[]> {
  return Promise.all(properties.map(async (property) => toRow(property, await kernel.properties.get(property))));
}

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

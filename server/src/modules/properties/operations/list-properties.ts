import { properties } from '@madang/contract/index.ts';
import { listProperties as route } from '@madang/contract/properties/routes.ts';
import { operation } from '../../../kernel/http/operation.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { toRow } from '../property-row.ts';

/** Every property that the operator may change, with its value now. */
export function listProperties(kernel: Pick<Kernel, 'properties'>) {
  return Promise.all(properties.map(async (property) => toRow(property, await kernel.properties.get(property))));
}

export const listPropertiesCall = operation(route, async ({ kernel }) => ({
  data: { list: await listProperties(kernel) },
}));

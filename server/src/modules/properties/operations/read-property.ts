import { publicProperties, readProperty } from '@madang/contract/properties/wire.ts';
import { refuse } from '@madang/contract/refuse.ts';
import { operation } from '../../../kernel/http/operation.ts';

/** One of the four properties that anyone may ask for. */
export const readPropertyCall = operation(readProperty, async ({ kernel, query }) => {
  const property = publicProperties.find(({ key }) => key === query.key);
  if (!property) throw refuse('CO400');
  return { value: await kernel.properties.get<string>(property) };
});

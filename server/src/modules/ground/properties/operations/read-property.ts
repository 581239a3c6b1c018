import { propertyReading } from '@madang/contract/ground/properties/inputs.ts';
import { publicProperties } from '@madang/contract/ground/properties/wire.ts';
import { definePublicQuery } from '../../../../kernel/operations/definition.ts';

/** One of the four properties that anyone may ask for. */
export const readProperty = definePublicQuery({
  name: 'read-property',
  input: propertyReading,
  refusals: ['CO400'],
  async run({ kernel, refuse }, asked) {
    const property = publicProperties.find(({ key }) => key === asked.key);
    if (!property) throw refuse('CO400');
    return { value: await kernel.properties.get<string>(property) };
  },
});

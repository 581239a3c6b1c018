import { platformCompany } from '@madang/contract/views/operators/limits.ts';
import type { PropertyRow } from '@madang/contract/ground/properties/routes.ts';
import { execute } from '../../../kernel/operations/executor.ts';
import { commandOrigin } from '../../../kernel/operations/principal.ts';
import { changeProperty } from './operations/change-property.ts';
import { propertyRows } from './property-row.ts';
import { UsageError } from '../../../platform/commands/usage-error.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import type { CommandGroup } from '../../../platform/commands/command.ts';

export const propertyCommands: CommandGroup = {
  noun: 'property',
  order: 10,
  usage: `npm run operator -- property list
npm run operator -- property get <key>
npm run operator -- property set <key> <value>        several values: a,b,c; none: ''`,
  verbs: {
    list: async (kernel) => (await propertyRows(kernel)).map((row) => `${row.key} = ${written(row.value)}`),
    get: async (kernel, [key = '']) => [written((await find(kernel, key)).value)],
    set: async (kernel, [key = '', value = '']) => {
      const { form, options } = await find(kernel, key);
      if (options.length > 0 && !options.includes(value))
        throw new UsageError(`${key} is one of ${options.join(', ')}`);
      const change = { key, value: read(form, value) };
      const row = await execute(kernel, changeProperty, commandOrigin(platformCompany), change);
      return [`${row.key} = ${written(row.value)}`];
    },
  },
};

async function find(kernel: Kernel, key: string): Promise<PropertyRow> {
  const row = (await propertyRows(kernel)).find((each) => each.key === key);
  if (!row)
    throw new UsageError(`There is no property ${key}. These are there:\n${(await keysLike(kernel, key)).join('\n')}`);
  return row;
}

/** Those of the same part, or all. */
async function keysLike(kernel: Kernel, key: string): Promise<string[]> {
  const keys = (await propertyRows(kernel)).map((row) => row.key);
  const near = keys.filter((each) => each.split('.')[0] === key.split('.')[0]);
  return near.length > 0 ? near : keys;
}

/** Returns a value as it is typed after `set`, so that the output of `get` can be set again. */
function written(value: unknown): string {
  return Array.isArray(value) ? value.join(',') : String(value);
}

function read(form: PropertyRow['form'], typed: string): unknown {
  const parts = typed
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  switch (form) {
    case 'number':
      return numberOf(typed);
    case 'numbers':
      return parts.map(numberOf);
    case 'list':
      return parts;
    case 'text':
    case 'flag':
    case 'choice':
      return typed;
  }
}

/** Converts a numeric text to a number; other text is unchanged, so that the property's own rule refuses it. '' is not 0. */
function numberOf(typed: string): number | string {
  return /^-?\d+(\.\d+)?$/.test(typed.trim()) ? Number(typed) : typed;
}

import { properties } from '@madang/contract/index.ts';
import { modules } from '../server/src/modules/index.ts';
import { unheldParts } from './inputs/unheld-parts.ts';
import { report, type Finding } from './kernel/findings.ts';

const inputs = modules.flatMap(({ operations, more = [] }) => [
  ...operations.flatMap(({ route, operation }) => [
    ...(['params', 'query', 'body'] as const).flatMap((part) =>
      route[part] ? [{ name: `${route.method} ${route.path} ${part}`, schema: route[part] }] : [],
    ),
    ...(operation ? [{ name: operation.name, schema: operation.input }] : []),
  ]),
  ...more.map(({ name, input }) => ({ name, schema: input })),
]);
/** The values of `change-property`, which are anything until the property is known. */
const values = properties.map(({ key, schema }) => ({ name: `property ${key}`, schema }));

/** API-07: inputs with a text whose greatest length is not asked first, or with a list or record of any count. */
export function checkInputLengths(): Finding[] {
  return [...inputs, ...values].flatMap(({ name, schema }) =>
    unheldParts(schema).map((path) => ({
      path: 'contract/src',
      line: 1,
      message: `${name}${path} has no greatest length or count that is asked first; see contract/src/kernel/rules.ts`,
    })),
  );
}

if (import.meta.main) report(checkInputLengths());

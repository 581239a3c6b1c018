import { modules } from '../server/src/modules/index.ts';
import type { AnyOperation } from '../server/src/kernel/operations/definition.ts';
import { operationsOf } from '../server/src/kernel/operations/registry.ts';
import { refusalsOf } from '../server/src/kernel/operations/refusals.ts';
import { shapeOf } from '../server/src/platform/description/shapes.ts';

const usage = `npm run operations [-- name ...]
Lists every operation: kind, permission, targets, refusals and the shape of its input. With names, those alone.`;

/** What a reader of the list sees of an operation. */
export function describeOperation(module: string, operation: AnyOperation): string {
  const { name, kind, input } = operation;
  const lines = [
    `${name} (${module}, ${kind}${'isSecret' in operation && operation.isSecret ? ', secret' : ''})`,
    'permission' in operation && `  permission  ${operation.permission}`,
    'targets' in operation &&
      `  targets     ${typeof operation.targets === 'function' ? textOf(operation.targets) : `every ${operation.targets.within} within reach`}`,
    `  refusals    ${refusalsOf(operation).toSorted().join(', ') || 'none'}`,
    `  input       ${JSON.stringify(shapeOf(input))}`,
  ];
  return lines.filter((line) => line !== false).join('\n');
}

/** The function says it shortest: which fields of the input name what is touched. */
function textOf(targets: (input: never) => unknown): string {
  return targets.toString().replaceAll(/\s+/g, ' ');
}

if (import.meta.main) {
  const names = process.argv.slice(2);
  if (names.includes('--help')) console.log(usage);
  const all = modules.flatMap((module) =>
    operationsOf(module).map((operation) => ({ module: module.name, operation })),
  );
  const distinct = [...new Map(all.map((entry) => [entry.operation.name, entry])).values()];
  const wanted = names.length === 0 ? distinct : distinct.filter(({ operation }) => names.includes(operation.name));
  for (const { module, operation } of wanted) console.log(describeOperation(module, operation));
  console.log(`\n${wanted.length} operations`);
}

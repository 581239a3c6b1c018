import { modules } from '../server/src/modules/index.ts';
import type { AnyOperation } from '../server/src/kernel/operations/definition.ts';
import { isStorable, mayBeDue, operationsOf } from '../server/src/kernel/operations/registry.ts';
import { hasForm } from '../server/src/kernel/operations/stored/runs/many-rows.ts';
import { refusalsOf } from '../server/src/kernel/operations/refusals.ts';
import { examples } from '../server/src/testing/operations/examples/index.ts';
import { shapeOf } from '../server/src/platform/description/shapes.ts';

const usage = `npm run operations [-- name ...]
Lists every operation: kind, permission, targets, refusals and the shape of its input; whether many run as one run, by rows or as
sets; whether it can be due on a day; and what takes it back. With names, those alone.`;

/** Describes an operation for a reader of the list. */
export function describeOperation(module: string, operation: AnyOperation): string {
  const { name, kind, input } = operation;
  const lines = [
    `${name} (${module}, ${kind}${'isSecret' in operation && operation.isSecret ? ', secret' : ''})`,
    'permission' in operation && `  permission  ${operation.permission}`,
    'targets' in operation &&
      `  targets     ${typeof operation.targets === 'function' ? textOf(operation.targets) : `every ${operation.targets.within} within reach`}`,
    `  refusals    ${refusalsOf(operation).toSorted().join(', ') || 'none'}`,
    `  runs        ${runsOf(operation)}`,
    `  due         ${mayBeDue(operation) ? 'on a day' : 'never'}`,
    `  undone      ${undoneBy(operation)}`,
    `  input       ${JSON.stringify(shapeOf(input))}`,
  ];
  return lines.filter((line) => line !== false).join('\n');
}

/** Says if many of them run as one run. */
function runsOf(operation: AnyOperation): string {
  if (!isStorable(operation)) return 'never in many';
  return operation.many ? 'in many, as sets' : 'in many, by rows';
}

/** Says what takes it back, as its example shows, which a test holds to what it leaves. */
function undoneBy({ name }: AnyOperation): string {
  const example = examples.find((each) => each.name === name);
  if (example?.undoInRun !== undefined) return `a run of it, by ${example.undoInRun}`;
  return example?.meanwhile === undefined ? 'never' : 'by a step';
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
  const counted = (holds: (operation: AnyOperation) => boolean) =>
    wanted.filter(({ operation }) => holds(operation)).length;
  console.log(
    `\n${wanted.length} operations: ${counted(isStorable)} in many, ${counted(hasForm)} of them as sets, ${counted(mayBeDue)} on a day`,
  );
}

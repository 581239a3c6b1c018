import type { CallExpression, Expression } from 'oxc-parser';
import { parse, visit } from '../kernel/syntax.ts';

export interface NamedTest {
  readonly name: string;
  readonly line: number;
  /** True if the test runs: a skipped test proves nothing. */
  readonly runs: boolean;
}

/** The names of the tests and groups of tests of a file. */
export function testNamesOf(path: string, text: string): NamedTest[] {
  const syntax = parse(path, text);
  const found: NamedTest[] = [];
  visit(syntax, {
    CallExpression: (call) => {
      const name = nameOf(call);
      const way = wayTo(call.callee);
      if (name === undefined || !way || !starters.has(way[0] ?? '') || way.at(-1) === 'step') return;
      found.push({ name, line: syntax.lineOf(call.start), runs: !way.some((word) => idle.has(word)) });
    },
  });
  return found;
}

const starters = new Set(['test', 'it', 'describe']);
const idle = new Set(['skip', 'todo', 'fixme', 'fails', 'fail', 'skipIf', 'runIf']);

function nameOf({ arguments: [name] }: CallExpression): string | undefined {
  if (name?.type === 'Literal' && typeof name.value === 'string') return name.value;
  if (name?.type === 'TemplateLiteral') return name.quasis.map((part) => part.value.raw).join(' ');
  return undefined;
}

/** `test.each(rows)` as ['test', 'each']. */
function wayTo(callee: Expression): string[] | undefined {
  if (callee.type === 'Identifier') return [callee.name];
  if (callee.type === 'CallExpression') return wayTo(callee.callee);
  if (callee.type === 'TaggedTemplateExpression') return wayTo(callee.tag);
  if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return undefined;
  const way = wayTo(callee.object);
  return way && [...way, callee.property.name];
}

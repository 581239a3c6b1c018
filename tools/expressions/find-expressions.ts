import type { CallExpression, Expression as Node, NewExpression } from 'oxc-parser';
import * as z from 'zod/mini';
import type { Finding } from '../kernel/findings.ts';
import { parse, visit } from '../kernel/syntax.ts';

/** An expression and where it stands; `name` is how it is written, `/a+/g`. */
export interface Expression {
  readonly path: string;
  readonly line: number;
  readonly source: string;
  readonly flags: string;
  readonly name: string;
}

export interface Found {
  readonly expressions: readonly Expression[];
  /** The lines on which an expression is made of a text, which shows when its file is loaded. */
  readonly composedAt: readonly number[];
  readonly faults: readonly Finding[];
}

/** Those that read a text as an expression. */
const readers = new Set(['match', 'matchAll', 'search']);

/** Every expression that a file writes, by itself or through one of the schemas that bring their own. */
export function findExpressions(path: string, text: string): Found {
  const syntax = parse(path, text);
  const expressions: Expression[] = [];
  const composedAt: number[] = [];
  const faults: Finding[] = [];
  const add = (start: number, { source, flags }: Pick<RegExp, 'source' | 'flags'>) =>
    expressions.push({ path, line: syntax.lineOf(start), source, flags, name: `/${source}/${flags}` });
  const readCall = (node: CallExpression | NewExpression) => {
    const line = syntax.lineOf(node.start);
    const names = namesOf(node.callee);
    if (names.join('.') === 'RegExp') composedAt.push(line);
    if (names[0] === 'z') for (const pattern of patternsOf(names.slice(1))) add(node.start, pattern);
    if (readers.has(names.at(-1) ?? '') && isText(node.arguments[0])) {
      faults.push({ path, line, message: `${names.at(-1)}() makes an expression of a text; write the expression` });
    }
  };
  visit(syntax, {
    Literal: (node) => {
      if ('regex' in node && node.regex) add(node.start, { source: node.regex.pattern, flags: node.regex.flags });
    },
    CallExpression: readCall,
    NewExpression: readCall,
  });
  return { expressions, composedAt, faults };
}

/** `z.iso.date` as its names; of what is no chain of names the last one. */
function namesOf(node: Node): string[] {
  if (node.type === 'Identifier') return [node.name];
  if (node.type !== 'MemberExpression' || node.property.type !== 'Identifier') return [''];
  return [...namesOf(node.object), node.property.name];
}

function isText(node: { readonly type: string; readonly value?: unknown } | undefined): boolean {
  return node?.type === 'TemplateLiteral' || (node?.type === 'Literal' && typeof node.value === 'string');
}

/** Returns the expressions by which a schema such as `z.uuid()` tests a text. */
function patternsOf(names: readonly string[]): RegExp[] {
  let builder: unknown = z;
  for (const name of names) builder = (builder as Readonly<Record<string, unknown>> | undefined)?.[name];
  if (typeof builder !== 'function') return [];
  try {
    const made: unknown = builder();
    const { pattern, format } = (made as z.core.$ZodStringFormat)._zod.def;
    return pattern instanceof RegExp && format !== undefined ? [pattern] : [];
  } catch {
    // One that wants to know more than nothing brings no expression of its own.
    return [];
  }
}

import type { Expression } from 'oxc-parser';
import { parse, visit, type Syntax } from '../kernel/syntax.ts';

/** What an index file takes in for a new capability. */
export interface Registration {
  readonly path: string;
  readonly imports: readonly string[];
  /** The name of a list, table or tuple type of the file, and the entry to add to it. */
  readonly entries: Readonly<Record<string, string>>;
}

/** An index file's text with a capability's imports and entries in it. */
export function register(text: string, { path, imports, entries }: Registration): string {
  const syntax = parse(path, text);
  const insertions = [
    { at: endOfImports(syntax), text: imports.map((line) => `\n${line}`).join('') },
    ...Object.entries(entries).map(([name, entry]) => insertionInto(listOf(syntax, name), text, entry)),
  ];
  return insertions
    .toSorted((a, b) => b.at - a.at)
    .reduce((result, { at, text: added }) => result.slice(0, at) + added + result.slice(at), text);
}

function endOfImports({ program }: Syntax): number {
  const last = program.body.findLast((statement) => statement.type === 'ImportDeclaration');
  if (!last) throw new Error('the index has no import to stand beside');
  return last.end;
}

interface List {
  readonly end: number;
  readonly lastEnd: number | undefined;
}

function listOf(syntax: Syntax, name: string): List {
  let found: List | undefined;
  visit(syntax, {
    VariableDeclarator: ({ id, init }) => {
      if (id.type !== 'Identifier' || id.name !== name || !init) return;
      const value = plainValue(init);
      if (value.type === 'ObjectExpression') found = { end: value.end, lastEnd: value.properties.at(-1)?.end };
      if (value.type === 'ArrayExpression') found = { end: value.end, lastEnd: value.elements.at(-1)?.end };
    },
    TSTypeAliasDeclaration: ({ id, typeAnnotation }) => {
      if (id.name !== name || typeAnnotation.type !== 'TSTupleType') return;
      found = { end: typeAnnotation.end, lastEnd: typeAnnotation.elementTypes.at(-1)?.end };
    },
  });
  if (!found) throw new Error(`the index has no list ${name}`);
  return found;
}

function plainValue(value: Expression): Expression {
  return value.type === 'TSAsExpression' || value.type === 'TSSatisfiesExpression'
    ? plainValue(value.expression)
    : value;
}

/** One entry per line where the list has lines, else on the same one. */
function insertionInto({ end, lastEnd }: List, text: string, entry: string): { at: number; text: string } {
  if (lastEnd === undefined) return { at: end - 1, text: entry };
  const isLined = text.slice(lastEnd, end).includes('\n');
  return { at: lastEnd, text: isLined ? `,\n  ${entry}` : `, ${entry}` };
}

import { parseSync, Visitor, visitorKeys, type Program, type VisitorObject } from 'oxc-parser';

/** One reading of another file: static, `export from`, `import()`, `import('x').Type`, `import x =` and `declare module` alike. */
export interface Import {
  readonly specifier: string;
  readonly line: number;
}

/** A source file as its parser sees it; comments are no part of it. */
export interface Syntax {
  readonly program: Program;
  readonly lineOf: (offset: number) => number;
}

export function parse(path: string, text: string): Syntax {
  const { program, errors } = parseSync(path, text);
  const [fault] = errors;
  if (fault) throw new SyntaxError(`${path} cannot be parsed: ${fault.message}`);
  return { program, lineOf: lineFinder(text) };
}

/** Calls a function for every node of the named types, in source order. */
export function visit(syntax: Syntax, visitor: VisitorObject): void {
  new Visitor(visitor).visit(syntax.program);
}

export function importsOf(syntax: Syntax): Import[] {
  const found: Import[] = [];
  const add = (source: { readonly start: number; readonly type: string; readonly value?: unknown } | null) => {
    if (source?.type !== 'Literal' || typeof source.value !== 'string') return;
    found.push({ specifier: source.value, line: syntax.lineOf(source.start) });
  };
  visit(syntax, {
    ImportDeclaration: (node) => add(node.source),
    ExportNamedDeclaration: (node) => add(node.source),
    ExportAllDeclaration: (node) => add(node.source),
    ImportExpression: (node) => add(node.source),
    TSImportType: (node) => add(node.source),
    TSExternalModuleReference: (node) => add(node.expression),
    // Other names declare a package that has no types.
    TSModuleDeclaration: ({ id }) => {
      if (id.type === 'Literal' && id.value.startsWith('.')) add(id);
    },
  });
  return found;
}

export interface AnyNode {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}

/** The nodes directly inside a node. */
export function childrenOf(node: AnyNode): AnyNode[] {
  const fields = node as unknown as Readonly<Record<string, unknown>>; // node types have no index signature
  return (visitorKeys[node.type] ?? []).flatMap((key) => fields[key]).filter(isNode);
}

function isNode(value: unknown): value is AnyNode {
  return typeof value === 'object' && value !== null && 'type' in value;
}

function lineFinder(text: string): (offset: number) => number {
  const starts = [0];
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return (offset) => {
    const next = starts.findIndex((start) => start > offset);
    return next === -1 ? starts.length : next;
  };
}

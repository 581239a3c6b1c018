import { childrenOf, visit, type AnyNode, type Syntax, parse } from '../kernel/syntax.ts';
import { listFiles, readText, readTextIfAny } from '../kernel/files.ts';
import type { Finding } from '../kernel/findings.ts';

/** Names for wire.ts alone: those renamed by `wireObject` and the glossary's, except names that are also plain ones. */
export function wireNamesOf(root: string): ReadonlySet<string> {
  const fields = listFiles(root, ['contract/src'], /\/wire\.ts$/).flatMap((path) =>
    wireFieldsOf(parse(path, readText(root, path))),
  );
  const plain = new Set(fields.map((field) => field.plain));
  const glossary = glossaryWireNames(readTextIfAny(root, 'docs/glossary.md') ?? '');
  // A single lower-case word such as `email` or `list` is everyday English; only the glossary can claim one.
  const renamed = fields.map((field) => field.wire).filter((wire) => /[A-Z]/.test(wire));
  return new Set([...renamed, ...glossary].filter((wire) => !plain.has(wire)));
}

/** The names in the first column of the glossary's tables. */
export function glossaryWireNames(glossary: string): string[] {
  const rows = glossary.split('\n').filter((line) => line.startsWith('| `'));
  return rows.flatMap((row) =>
    [...(row.split('|')[1] ?? '').matchAll(/`([A-Za-z]+)`/g)].map((match) => match[1] ?? ''),
  );
}

interface WireField {
  readonly wire: string;
  readonly plain: string;
}

function wireFieldsOf(syntax: Syntax): WireField[] {
  const found: WireField[] = [];
  visit(syntax, {
    CallExpression: ({ callee, arguments: [shape] }) => {
      if (callee.type !== 'Identifier' || callee.name !== 'wireObject' || shape?.type !== 'ObjectExpression') return;
      for (const entry of shape.properties) {
        if (entry.type !== 'Property' || entry.value.type !== 'ArrayExpression') continue;
        const wire = entry.key.type === 'Identifier' ? entry.key.name : entry.key.type === 'Literal' && entry.key.value;
        const [plain] = entry.value.elements;
        if (typeof wire !== 'string' || plain?.type !== 'Literal' || typeof plain.value !== 'string') continue;
        found.push({ wire, plain: plain.value });
      }
    },
  });
  return found;
}

/** Each place of a file that says a wire name, in code or in a string. */
export function wireNameFaults(path: string, syntax: Syntax, names: ReadonlySet<string>): Finding[] {
  const found = new Map<string, Finding>();
  const walk = (node: AnyNode) => {
    for (const name of wordsOf(node)) {
      if (!names.has(name)) continue;
      const line = syntax.lineOf(node.start);
      found.set(`${line} ${name}`, { path, line, message: `wire name ${name} belongs in a wire.ts` });
    }
    for (const child of childrenOf(node)) walk(child);
  };
  walk(syntax.program);
  return [...found.values()];
}

function wordsOf(node: AnyNode & { readonly name?: unknown; readonly value?: unknown }): string[] {
  if (typeof node.name === 'string') return [node.name];
  if (node.type === 'Literal' && typeof node.value === 'string') return wordsIn(node.value);
  if (node.type === 'TemplateElement') return wordsIn((node.value as { readonly raw: string }).raw);
  return [];
}

/** A short lower-case name (`opt`, `dn`) counts only where it is the whole string, for prose has such words too. */
function wordsIn(text: string): string[] {
  const words = text.match(/[A-Za-z]+/g) ?? [];
  return words.filter((word) => word === text || /[a-z][A-Z]/.test(word));
}

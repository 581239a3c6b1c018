import { posix } from 'node:path';
import { readTextIfAny } from '../kernel/files.ts';
import type { Finding } from '../kernel/findings.ts';
import { visit, type Syntax } from '../kernel/syntax.ts';

/** Finds style classes that a page names and that its style sheet lacks: the type of a style sheet has any name. */
export function styleNameFaults(root: string, path: string, syntax: Syntax): Finding[] {
  const found: Finding[] = [];
  const sheets = new Map<string, ReadonlySet<string>>();
  visit(syntax, {
    ImportDeclaration: ({ source, specifiers: [specifier] }) => {
      if (!source.value.endsWith('.module.css') || specifier?.type !== 'ImportDefaultSpecifier') return;
      const sheet = readTextIfAny(root, posix.join(posix.dirname(path), source.value)) ?? '';
      const names = Array.from(sheet.matchAll(/\.([A-Za-z][\w-]*)/g), ([, name = '']) => name);
      sheets.set(specifier.local.name, new Set(names));
    },
    MemberExpression: ({ object, property, computed, start }) => {
      const classes = object.type === 'Identifier' ? sheets.get(object.name) : undefined;
      const name = property.type === 'Literal' ? property.value : !computed && 'name' in property && property.name;
      if (!classes || typeof name !== 'string' || classes.has(name)) return;
      found.push({ path, line: syntax.lineOf(start), message: `the style sheet has no class ${name}` });
    },
  });
  return found;
}

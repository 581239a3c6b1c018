import type { Declaration } from 'oxc-parser';
import type { Finding } from '../kernel/findings.ts';
import { type Syntax, visit } from '../kernel/syntax.ts';
import type { Zone } from './zones.ts';

const bundled = 'an index names what it exports: no export of a whole file';

/** Names that the index of a server module may export, types included. */
const maxNames = 25;

/** Refuses an index that offers its visitors too many names, and `export *`, which hides their count. */
export function portSizeFaults(path: string, zone: Zone, syntax: Syntax): Finding[] {
  if (zone.side !== 'server' || zone.area !== 'capability' || zone.rest !== 'index.ts') return [];
  const found: Finding[] = [];
  const bundles = new Set<string>();
  let names = 0;
  visit(syntax, {
    ExportNamedDeclaration: ({ specifiers, declaration, source, start }) => {
      names += declaration ? namesIn(declaration) : specifiers.length;
      const isBundle = specifiers.some(({ local }) => local.type === 'Identifier' && bundles.has(local.name));
      if (isBundle) found.push({ path, line: syntax.lineOf(start), message: bundled });
      if (source && !source.value.startsWith('./'))
        found.push({ path, line: syntax.lineOf(start), message: 'an index exports names of its own folder alone' });
    },
    ImportNamespaceSpecifier: ({ local }) => {
      bundles.add(local.name);
    },
    ExportDefaultDeclaration: () => {
      names += 1;
    },
    ExportAllDeclaration: ({ start }) => {
      found.push({ path, line: syntax.lineOf(start), message: bundled });
    },
  });
  if (names > maxNames) found.push({ path, line: 1, message: `exports ${names} names, more than ${maxNames}` });
  return found;
}

/** Counts the names of a declaration, those that a pattern takes apart too. */
function namesIn(declaration: Declaration): number {
  if (declaration.type !== 'VariableDeclaration') return 1;
  return declaration.declarations.reduce((sum, { id }) => {
    if (id.type === 'ObjectPattern') return sum + id.properties.length;
    return sum + (id.type === 'ArrayPattern' ? id.elements.length : 1);
  }, 0);
}

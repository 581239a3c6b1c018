import { posix } from 'node:path';
import type { Finding } from '../kernel/findings.ts';
import { type AnyNode, childrenOf, type Syntax, visit } from '../kernel/syntax.ts';
import { capabilityFolderOf, type Zone } from './zones.ts';

/** Files that load others by a name that they put together, each for a reason of its own. */
const loaders: ReadonlySet<string> = new Set([
  // Catalogues of texts, found in the folders at the start.
  'server/src/kernel/i18n/translator.ts',
  // Programs of PostgreSQL in a package of npm.
  'server/src/kernel/db/embedded/binaries.ts',
]);

/** Finds ways to load a file that no other rule could follow. */
export function openImportFaults(path: string, zone: Zone, syntax: Syntax): Finding[] {
  if (zone.area === 'testing' || loaders.has(path)) return [];
  const found: Finding[] = [];
  const add = (start: number, message: string) => found.push({ path, line: syntax.lineOf(start), message });
  visit(syntax, {
    ImportExpression: ({ source, start }) => {
      if (source.type !== 'Literal') add(start, 'import() names its file, so that the rules of imports can read it');
    },
    ImportSpecifier: ({ imported, start }) => {
      if (imported.type === 'Identifier' && imported.name === 'createRequire') add(start, 'import instead of require');
    },
    CallExpression: ({ callee, arguments: given }) => {
      if (callee.type !== 'MemberExpression' || callee.object.type !== 'MetaProperty') return;
      for (const pattern of given.flatMap(literalsIn))
        if (!isOpenTo(path, zone, pattern.value)) add(pattern.start, `${pattern.value} reaches into other folders`);
    },
  });
  return found;
}

function literalsIn(
  node: AnyNode & { readonly value?: unknown },
): { readonly value: string; readonly start: number }[] {
  if (node.type === 'Literal') return typeof node.value === 'string' ? [{ value: node.value, start: node.start }] : [];
  // Options follow the patterns.
  return node.type === 'ArrayExpression' ? childrenOf(node).flatMap(literalsIn) : [];
}

/** Catalogues of texts are read by everyone; other files of a pattern by the lists beside the wings, or in the own folder. */
function isOpenTo(path: string, { side, area, wing, capability }: Zone, pattern: string): boolean {
  if (area === 'root' || area === 'list' || pattern.includes('/messages/')) return true;
  const reached = pattern.startsWith('/') ? `${side}${pattern}` : posix.join(posix.dirname(path), pattern);
  return area === 'capability' && reached.startsWith(`${capabilityFolderOf(side)}${wing}/${capability}/`);
}

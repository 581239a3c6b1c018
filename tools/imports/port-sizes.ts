import type { Finding } from '../kernel/findings.ts';
import { type Syntax, visit } from '../kernel/syntax.ts';
import type { Zone } from './zones.ts';

/** Names that the index of a server module may export, types included. */
const maxNames = 25;

/** Refuses an index that offers its visitors too many names, and `export *`, which hides their count. */
export function portSizeFaults(path: string, zone: Zone, syntax: Syntax): Finding[] {
  if (zone.side !== 'server' || zone.area !== 'capability' || zone.rest !== 'index.ts') return [];
  const found: Finding[] = [];
  let names = 0;
  visit(syntax, {
    ExportNamedDeclaration: ({ specifiers, declaration }) => {
      names += declaration ? declaredNames(declaration) : specifiers.length;
    },
    ExportDefaultDeclaration: () => {
      names += 1;
    },
    ExportAllDeclaration: ({ start }) => {
      found.push({ path, line: syntax.lineOf(start), message: 'an index names what it exports: no export *' });
    },
  });
  if (names > maxNames) found.push({ path, line: 1, message: `exports ${names} names, more than ${maxNames}` });
  return found;
}

function declaredNames(declaration: { readonly type: string; readonly declarations?: readonly unknown[] }): number {
  return declaration.declarations?.length ?? 1;
}

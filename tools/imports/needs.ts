import type { VisitorObject } from 'oxc-parser';
import type { Finding } from '../kernel/findings.ts';
import { visit, type Syntax } from '../kernel/syntax.ts';
import type { Zone } from './zones.ts';

type PropertyValue = Parameters<NonNullable<VisitorObject['Property']>>[0]['value'];

export interface Need {
  readonly capability: string;
  readonly line: number;
}

/** Modules that one of the highest wing imports; the others contribute to the slots that it reads. */
const maxNeedsOfView = 3;

/** Refuses a view of the server that pulls from many modules. */
export function viewFaults(path: string, { side, wing, rest }: Zone, needs: readonly Need[]): Finding[] {
  if (side !== 'server' || wing !== 'views' || rest !== 'index.ts') return [];
  const first = needs[maxNeedsOfView];
  const message = `needs ${needs.length} modules, more than ${maxNeedsOfView}: the others contribute to a slot`;
  return first ? [{ path, line: first.line, message }] : [];
}

/** Returns the needs that an index declares as `needs: ['otp', 'terms']` of its module or as `export const needs = ['otp']`. */
export function needsOf(syntax: Syntax): Need[] {
  const found: Need[] = [];
  const read = (value: PropertyValue | null) => {
    const list = value?.type === 'TSAsExpression' ? value.expression : value;
    if (list?.type !== 'ArrayExpression') return;
    for (const element of list.elements) {
      if (!element) continue;
      const isName = element.type === 'Literal' && typeof element.value === 'string';
      found.push({
        capability: isName ? String(element.value) : 'what is not written here',
        line: syntax.lineOf(element.start),
      });
    }
  };
  visit(syntax, {
    Property: ({ key, value }) => {
      if (key.type === 'Identifier' && key.name === 'needs') read(value);
    },
    VariableDeclarator: ({ id, init }) => {
      if (id.type === 'Identifier' && id.name === 'needs') read(init);
    },
  });
  return found;
}

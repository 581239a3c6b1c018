import type { VisitorObject } from 'oxc-parser';
import { visit, type Syntax } from '../kernel/syntax.ts';

type PropertyValue = Parameters<NonNullable<VisitorObject['Property']>>[0]['value'];

export interface Need {
  readonly capability: string;
  readonly line: number;
}

/** What an index declares as `needs: ['otp', 'terms']` of its module or as `export const needs = ['otp']`. */
export function needsOf(syntax: Syntax): Need[] {
  const found: Need[] = [];
  const read = (value: PropertyValue | null) => {
    const list = value?.type === 'TSAsExpression' ? value.expression : value;
    if (list?.type !== 'ArrayExpression') return;
    for (const element of list.elements) {
      if (element?.type !== 'Literal' || typeof element.value !== 'string') continue;
      found.push({ capability: element.value, line: syntax.lineOf(element.start) });
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

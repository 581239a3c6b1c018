import type { ObjectExpression, Expression } from 'oxc-parser';
import { parse, visit } from '../kernel/syntax.ts';

/** The line of each key path of a catalogue file; a key that is computed has none. */
export function keyLinesOf(path: string, text: string): ReadonlyMap<string, number> {
  const syntax = parse(path, text);
  const lines = new Map<string, number>();
  const read = (object: ObjectExpression, prefix: string) => {
    for (const entry of object.properties) {
      if (entry.type !== 'Property' || entry.computed) continue;
      const name = entry.key.type === 'Identifier' ? entry.key.name : entry.key.type === 'Literal' && entry.key.value;
      const key = `${prefix}${name}`;
      lines.set(key, syntax.lineOf(entry.start));
      const value = plainValue(entry.value);
      if (value.type === 'ObjectExpression') read(value, `${key}.`);
    }
  };
  visit(syntax, {
    VariableDeclarator: ({ init }) => {
      const value = init && plainValue(init);
      if (value?.type === 'ObjectExpression') read(value, '');
    },
  });
  return lines;
}

function plainValue(value: Expression): Expression {
  return value.type === 'TSAsExpression' || value.type === 'TSSatisfiesExpression'
    ? plainValue(value.expression)
    : value;
}

import { childrenOf, parse, type AnyNode } from '../kernel/syntax.ts';

export type MutationKind = 'permission' | 'target' | 'limit' | 'lock' | 'use' | 'constraint' | 'guard';

/** One protection taken out of one file. */
export interface Mutation {
  readonly kind: MutationKind;
  readonly path: string;
  readonly line: number;
  /** Original text of the line, for the report. */
  readonly text: string;
  readonly mutated: string;
}

interface Change {
  readonly kind: MutationKind;
  readonly start: number;
  readonly end: number;
  readonly by: string;
  /** Helper that the mutated text calls, placed at the end of the file. */
  readonly helper?: string;
}

/** Gives what a lock or a use answers, and takes back what it held or wrote: PostgreSQL lets go of the locks of a savepoint. */
const undone = `
async function undone(tx, take) {
  const { sql } = await import('kysely');
  await sql\`savepoint undone\`.execute(tx);
  const taken = await take();
  await sql\`rollback to savepoint undone\`.execute(tx);
  return taken;
}
`;

/** Protections in the text of statements: row locks, and limits in a WHERE. */
const inStatements: readonly (readonly [MutationKind, RegExp, string])[] = [
  ['lock', / for (?:no key update|key share|share|update)(?: of \w+)?(?=[\s)`])/g, ''],
  ['lock', /\.for(?:Update|NoKeyUpdate|KeyShare|Share)\(\)/g, ''],
  ['limit', /<=? ?\$\{[^}]*(?:max|limit|most)[^}]*\}/gi, '< 2147483647'],
];

/** Every protection of a file, each with the text of the file without it. */
export function mutationsOf(path: string, text: string): Mutation[] {
  const { program, lineOf } = parse(path, text);
  const changes: Change[] = inStatements.flatMap(([kind, pattern, by]) =>
    [...text.matchAll(pattern)].map(({ 0: found, index }) => ({ kind, start: index, end: index + found.length, by })),
  );
  const walk = (node: AnyNode): void => {
    const change = changeOf(node, text);
    if (change) changes.push({ start: node.start, end: node.end, ...change });
    // A statement that is taken out as a whole has nothing left to take from.
    if (change && node.type === 'ExpressionStatement') return;
    childrenOf(node).forEach(walk);
  };
  walk(program);
  return changes
    .sort((a, b) => a.start - b.start)
    .map(({ kind, start, end, by, helper = '' }) => ({
      kind,
      path,
      line: lineOf(start),
      text: text.slice(start, end).replaceAll(/\s+/g, ' ').trim().slice(0, 90),
      mutated: text.slice(0, start) + by + text.slice(end) + helper,
    }));
}

function changeOf(node: AnyNode, text: string): Pick<Change, 'kind' | 'by' | 'helper'> | undefined {
  const own = text.slice(node.start, node.end);
  switch (node.type) {
    case 'Property':
      return propertyChange(own);
    case 'ExpressionStatement':
      // What only locks or only refuses answers nothing that is used.
      if (/^await lock[A-Z]\w*\(/.test(own)) return { kind: 'lock', by: '' };
      if (/^await (?:consume|demand)[A-Z]\w*\(/.test(own)) return { kind: 'limit', by: '' };
      return /^await (?:refuse|require|check)\w*\(/.test(own) ? { kind: 'guard', by: '' } : undefined;
    case 'CallExpression':
      return /^consumeFromLimits?\(/.test(own) ? { kind: 'limit', by: 'true' } : undefined;
    case 'AwaitExpression':
      if (/^await consumeFromLimits?\(/.test(own) || !/^await (?:lock|consume)[A-Z]\w*\(\s*tx\b/.test(own))
        return undefined;
      return {
        kind: own.startsWith('await consume') ? 'use' : 'lock',
        by: `await undone(tx, async () => ${own})`,
        helper: undone,
      };
    case 'IfStatement':
      return /^if \([^]*\) (?:\{\s*)?throw /.test(own) && !own.includes('else') ? { kind: 'guard', by: '' } : undefined;
    default:
      return undefined;
  }
}

function propertyChange(own: string): Pick<Change, 'kind' | 'by'> | undefined {
  if (/^permission: '[\w-]+\.\w+'$/.test(own)) return { kind: 'permission', by: "permission: 'session'" };
  if (own.startsWith('targets: (') && !/=>\s*\[\s*\]$/.test(own)) return { kind: 'target', by: 'targets: () => []' };
  return /^\w+_(?:p?key|fkey|check): \[/.test(own) ? { kind: 'constraint', by: '' } : undefined;
}

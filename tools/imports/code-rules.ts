import { visit, type Syntax } from '../kernel/syntax.ts';
import type { Finding } from '../kernel/findings.ts';
import { openImportFaults } from './open-imports.ts';
import { singlePartFaults } from './single-parts.ts';
import type { Zone } from './zones.ts';

/** Returns the violations by the code itself in its zone, regardless of its imports. */
export function codeFaults(path: string, zone: Zone, syntax: Syntax): Finding[] {
  const environment = zone.area === 'config' || zone.area === 'testing' ? [] : environmentReads(path, syntax);
  const keys = zone.side === 'web' && path !== compositionFile ? keyFaults(path, syntax) : [];
  const parts = zone.side === 'web' ? singlePartFaults(path, syntax) : [];
  return [
    ...environment,
    ...keys,
    ...parts,
    ...openImportFaults(path, zone, syntax),
    ...(zone.area === 'ui' ? uiFaults(path, syntax) : []),
  ];
}

const compositionFile = 'web/src/ui/composition.ts';
const compositionNames = new Set(['isComposing', 'keyCode']);

/** A key of a composition is known by more than one sign, and the browsers differ: one file knows them. */
function keyFaults(path: string, syntax: Syntax): Finding[] {
  const found: Finding[] = [];
  const look = (node: { readonly type: string; readonly start: number; readonly name?: unknown }) => {
    if (node.type !== 'Identifier' || typeof node.name !== 'string' || !compositionNames.has(node.name)) return;
    const message = `whether a key ends a word is asked of ${compositionFile}: ${node.name}`;
    found.push({ path, line: syntax.lineOf(node.start), message });
  };
  visit(syntax, {
    MemberExpression: ({ property }) => look(property),
    Property: ({ key }) => look(key),
  });
  return found;
}

function environmentReads(path: string, syntax: Syntax): Finding[] {
  const found: Finding[] = [];
  const message = 'only server/src/config.ts reads the environment';
  const add = (start: number) => found.push({ path, line: syntax.lineOf(start), message });
  visit(syntax, {
    MemberExpression: ({ object, property, start }) => {
      if (object.type !== 'Identifier' || object.name !== 'process') return;
      const name = property.type === 'Identifier' ? property.name : property.type === 'Literal' && property.value;
      if (name === 'env') add(start);
    },
    VariableDeclarator: ({ id, init, start }) => {
      if (id.type !== 'ObjectPattern' || init?.type !== 'Identifier' || init.name !== 'process') return;
      if (id.properties.some((entry) => entry.type === 'Property' && isNamed(entry.key, 'env'))) add(start);
    },
    ImportDeclaration: ({ source, specifiers, start }) => {
      if (!/^(node:)?process$/.test(source.value)) return;
      if (specifiers.some((entry) => entry.type === 'ImportSpecifier' && isNamed(entry.imported, 'env'))) add(start);
    },
  });
  return found;
}

const senders = new Set(['fetch', 'XMLHttpRequest', 'sendBeacon', 'EventSource', 'WebSocket']);
const translators = new Set(['t', 'translate', 'useTranslation', 'useText', 'useTexts']);

function uiFaults(path: string, syntax: Syntax): Finding[] {
  const found: Finding[] = [];
  const add = (start: number, message: string) => found.push({ path, line: syntax.lineOf(start), message });
  const called = (callee: { readonly type: string; readonly start: number }, name: string | undefined) => {
    if (name && senders.has(name)) add(callee.start, `ui must not send: ${name}`);
    if (name && translators.has(name)) add(callee.start, `ui takes its texts as properties: ${name}`);
  };
  visit(syntax, {
    CallExpression: ({ callee }) => called(callee, calleeName(callee)),
    NewExpression: ({ callee }) => called(callee, calleeName(callee)),
  });
  return found;
}

interface Callee {
  readonly type: string;
  readonly name?: unknown;
  readonly property?: { readonly type: string; readonly name?: unknown };
}

function calleeName(callee: Callee): string | undefined {
  const name = callee.type === 'MemberExpression' ? callee.property?.name : callee.name;
  return typeof name === 'string' ? name : undefined;
}

function isNamed(key: { readonly type: string; readonly name?: unknown; readonly value?: unknown }, name: string) {
  return key.name === name || key.value === name;
}

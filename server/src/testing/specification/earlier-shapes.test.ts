import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Route } from '@madang/contract/kernel/route.ts';
import { shapeOf } from '../../platform/description/shapes.ts';
import { calls } from '../operations/calls.ts';

// What each call of the specification took and answered before its change became an operation. It is never written again.
const file = new URL('data/shapes-of-20261123.json', import.meta.url);
type Part = 'params' | 'query' | 'body' | 'answer';
const parts: readonly Part[] = ['params', 'query', 'body', 'answer'];
const earlier = JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<string, Partial<Record<Part, Shape>>>>;

interface Shape {
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly Shape[];
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly required?: readonly string[];
  readonly items?: Shape;
}

function choicesOf(shape: Shape): readonly unknown[] | undefined {
  if (!shape.anyOf) return shape.enum ?? ('const' in shape ? [shape.const] : undefined);
  const each = shape.anyOf.map(choicesOf);
  return each.includes(undefined) ? undefined : each.flatMap((choices) => choices ?? []);
}
const typesOf = ({ type, anyOf }: Shape): readonly string[] =>
  anyOf ? anyOf.flatMap(typesOf) : type === undefined ? [] : typeof type === 'string' ? [type] : type;
const numberOf = (type: string) => (type === 'integer' ? 'number' : type);
const lacking = <T>(all: readonly T[], some: readonly T[]) => all.filter((each) => !some.includes(each));

/**
 * Returns the places where a caller of the earlier version is worse off: input no longer accepted, input newly required, or
 * output no longer returned.
 */
function worse(then: Shape, now: Shape, isAnswer: boolean, path = ''): string[] {
  const [from, to] = isAnswer ? [now, then] : [then, now];
  const types = typesOf(to).length === 0 ? [] : lacking(typesOf(from).map(numberOf), typesOf(to).map(numberOf));
  const [some, all] = [choicesOf(from), choicesOf(to)];
  const choices = all === undefined ? [] : some === undefined ? ['any'] : lacking(some, all);
  const gone = lacking(Object.keys(then.properties ?? {}), Object.keys(now.properties ?? {}));
  const demanded = isAnswer
    ? lacking(then.required ?? [], now.required ?? [])
    : lacking(now.required ?? [], then.required ?? []);
  return [
    ...[...types, ...choices].map((each) => `${path} ${String(each)}`),
    ...[...new Set([...gone, ...demanded])].map((name) => `${path}.${name}`),
    ...Object.entries(then.properties ?? {}).flatMap(([name, shape]) => {
      const left = now.properties?.[name];
      return left ? worse(shape, left, isAnswer, `${path}.${name}`) : [];
    }),
    ...(then.items && now.items ? worse(then.items, now.items, isAnswer, `${path}[]`) : []),
  ];
}

/** Changes by a later reading of the specification, by call. The list only shrinks. */
const known: Readonly<Record<string, readonly string[]>> = {
  // A company may have a password profile of its own since.
  'POST /employee/accountjoin/current': ['answer.pwdProfile any'],
  'POST /employee/accountjoin/{link}': ['answer.pwdProfile any'],
};

const routes = new Map<string, Route>(calls.map((route) => [`${route.method} ${route.path}`, route]));

test.each(Object.entries(earlier))('API-01 %s accepts and returns the same as before operations', (name, shapes) => {
  const route = routes.get(name);
  const found = parts.flatMap((part) => {
    const schema = route?.[part];
    const then = shapes[part] ?? {};
    return worse(then, schema ? (shapeOf(schema) as Shape) : {}, part === 'answer', part);
  });
  expect([name, route !== undefined, found]).toEqual([name, true, known[name] ?? []]);
});

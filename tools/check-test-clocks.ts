import type { CallExpression, Expression } from 'oxc-parser';
import { isTest, listFiles, projectRoot, readText } from './kernel/files.ts';
import { report, type Finding } from './kernel/findings.ts';
import { childrenOf, parse, visit, type AnyNode, type Syntax } from './kernel/syntax.ts';

const folders = ['contract', 'server', 'web', 'e2e', 'tools'];
/** Drills measure: they print each bound, and run alone on the machine. */
const measuring = 'server/src/testing/drill/';
const message =
  'asserts on time that really passes: wait for what the test needs, move the clock, or compare moments of one transaction';

/** Assertions of tests that a slow machine alone would fail. */
export function checkTestClocks(root: string): Finding[] {
  return listFiles(root, folders, /\.tsx?$/)
    .filter((path) => isTest(path) && !path.startsWith(measuring))
    .flatMap((path) => {
      const text = readText(root, path);
      const syntax = parse(path, text);
      const lines = new Set([...timedAssertions(syntax), ...comparisonsInSql(syntax)].map(syntax.lineOf));
      return [...lines].map((line) => ({ path, line, message }));
    });
}

/** Returns the lines in which an `expect` or its matcher receives the clock or elapsed clock time. */
function timedAssertions(syntax: Syntax): number[] {
  const moments = namesOf(syntax, new Set(), isMoment);
  const isDuration = (node: AnyNode) => {
    const [, right] = isDifference(node) ? childrenOf(node) : [];
    return right !== undefined && (isMoment(right) || moments.has(nameOf(right) ?? ''));
  };
  const durations = namesOf(syntax, new Set(), (node) => holds(node, isDuration));
  for (let before = -1; before !== durations.size;) {
    before = durations.size;
    namesOf(syntax, durations, (node) => holds(node, (each) => durations.has(nameOf(each) ?? '')));
  }
  const isTimed = (node: AnyNode) => isClock(node) || isDuration(node) || durations.has(nameOf(node) ?? '');
  const found: number[] = [];
  visit(syntax, {
    CallExpression: (call) => {
      if (!isAssertion(call.callee)) return;
      if (call.arguments.some((given) => holds(given, isTimed))) found.push(call.arguments[0]?.start ?? call.start);
    },
  });
  return found;
}

/** Adds the names that are given such a value: declared with it, assigned it, or pushed it. */
function namesOf(syntax: Syntax, names: Set<string>, isSuch: (value: AnyNode) => boolean): Set<string> {
  const add = (target: AnyNode, value: AnyNode | null | undefined) => {
    const name = rootOf(target);
    if (name !== undefined && value && isSuch(value)) names.add(name);
  };
  visit(syntax, {
    VariableDeclarator: ({ id, init }) => add(id, init),
    AssignmentExpression: ({ left, right }) => add(left, right),
    CallExpression: ({ callee, arguments: given }) => {
      if (callee.type !== 'MemberExpression' || nameOf(callee.property) !== 'push') return;
      for (const value of given) add(callee.object, value);
    },
  });
  return names;
}

/** A reading of the clock, also so much before or after it. */
function isMoment(node: AnyNode): boolean {
  if (isClock(node)) return true;
  return node.type === 'BinaryExpression' && childrenOf(node).some(isMoment) && !childrenOf(node).every(isMoment);
}

function isDifference(node: AnyNode): boolean {
  return node.type === 'BinaryExpression' && (node as unknown as { readonly operator: string }).operator === '-';
}

const clocks = new Set(['performance.now', 'Date.now', 'process.hrtime', 'process.hrtime.bigint']);

function isClock(node: AnyNode): boolean {
  if (node.type === 'CallExpression') return clocks.has(pathOf((node as CallExpression).callee));
  if (node.type !== 'NewExpression') return false;
  const { callee, arguments: given } = node as unknown as CallExpression;
  return nameOf(callee) === 'Date' && given.length === 0;
}

/** `expect`, `expect.poll` and each matcher behind them. */
function isAssertion(callee: Expression): boolean {
  if (callee.type === 'Identifier') return callee.name === 'expect';
  if (callee.type === 'MemberExpression') return isAssertion(callee.object);
  return callee.type === 'CallExpression' && isAssertion(callee.callee);
}

/** Returns true if a node or a node inside it matches; a test's `timeout` is a maximum wait and no assertion. */
function holds(node: AnyNode, isSuch: (node: AnyNode) => boolean): boolean {
  if (isSuch(node)) return true;
  if (node.type === 'Property' && nameOf(childrenOf(node)[0]) === 'timeout') return false;
  return childrenOf(node).some((child) => holds(child, isSuch));
}

function nameOf(node: AnyNode | undefined): string | undefined {
  return node?.type === 'Identifier' ? (node as unknown as { readonly name: string }).name : undefined;
}

/** The name that `name`, `name.field`, `name[key]` and `name?.field` begin with. */
function rootOf(node: AnyNode): string | undefined {
  if (node.type !== 'MemberExpression' && node.type !== 'ChainExpression') return nameOf(node);
  const [object] = childrenOf(node);
  return object && rootOf(object);
}

function pathOf(node: Expression): string {
  if (node.type === 'Identifier') return node.name;
  if (node.type !== 'MemberExpression' || node.property.type !== 'Identifier') return '';
  return `${pathOf(node.object)}.${node.property.name}`;
}

const sqlClock = String.raw`\b(?:app_now|now|clock_timestamp|statement_timestamp)\(\)`;
/** A stored moment less the clock, or the clock less a stored moment; `now() - interval '1 day'` is a moment. */
const comparison = new RegExp(String.raw`[\w)] - ${sqlClock}|${sqlClock} - [\w.]*_at\b`, 'i');

function comparisonsInSql(syntax: Syntax): number[] {
  const found: number[] = [];
  visit(syntax, {
    Literal: ({ value, start }) => {
      if (typeof value === 'string' && comparison.test(value)) found.push(start);
    },
    TemplateElement: ({ value, start }) => {
      const { index } = comparison.exec(value.raw) ?? {};
      if (index !== undefined) found.push(start + index);
    },
  });
  return found;
}

if (import.meta.main) report(checkTestClocks(projectRoot));

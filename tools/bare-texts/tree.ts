import type { Function as FunctionNode, ArrowFunctionExpression, Node } from 'oxc-parser';
import { childrenOf, type Syntax } from '../kernel/syntax.ts';

export type AnyFunction = FunctionNode | ArrowFunctionExpression;

/** A node with those around it, the outermost first. */
export interface Place {
  readonly path: string;
  readonly source: string;
  readonly around: readonly Node[];
}

/** Calls a function for every node of a file, with the nodes around it. */
export function walk(start: Place, syntax: Syntax, onNode: (node: Node, place: Place) => void): void {
  const step = (node: Node, place: Place) => {
    onNode(node, place);
    const inside = { ...place, around: [...place.around, node] };
    for (const child of childrenOf(node)) step(child as Node, inside);
  };
  step(syntax.program, start);
}

export function isFunction(node: Node): node is AnyFunction {
  return (
    node.type === 'ArrowFunctionExpression' || node.type === 'FunctionDeclaration' || node.type === 'FunctionExpression'
  );
}

/** The name that a function is declared by; that of its variable for an arrow. */
export function nameOfFunction(node: AnyFunction, parent: Node | undefined): string | undefined {
  if (node.type !== 'ArrowFunctionExpression' && node.id) return node.id.name;
  return parent?.type === 'VariableDeclarator' && parent.id.type === 'Identifier' ? parent.id.name : undefined;
}

/** Returns the possible results of a function: the body of an arrow, or the values of its own `return` statements. */
export function resultsOf(node: AnyFunction): Node[] {
  if (!node.body) return [];
  if (node.body.type !== 'BlockStatement') return [node.body as Node];
  const found: Node[] = [];
  const look = (inner: Node) => {
    if (isFunction(inner)) return;
    if (inner.type === 'ReturnStatement' && inner.argument) found.push(inner.argument);
    for (const child of childrenOf(inner)) look(child as Node);
  };
  look(node.body);
  return found;
}

/** Elements of the page have small letters; everything else is a component. */
export function tagOf(node: Extract<Node, { type: 'JSXElement' }>, source: string): string {
  const { name } = node.openingElement;
  return source.slice(name.start, name.end);
}

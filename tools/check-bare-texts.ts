import type { Node } from 'oxc-parser';
import { mayBeText, noteGiven } from './bare-texts/may-be-text.ts';
import { namesOf, readSources, type KnownNames, type SourceFile } from './bare-texts/known-names.ts';
import { isFunction, nameOfFunction, resultsOf, tagOf, walk, type Place } from './bare-texts/tree.ts';
import { projectRoot } from './kernel/files.ts';
import { report, type Finding } from './kernel/findings.ts';

/**
 * Finds texts that are not an element's only child. Browser translators replace text nodes, and React then fails to
 * find them.
 */
export function checkBareTexts(root: string): Finding[] {
  const files = readSources(root);
  const names = namesOf(files);
  for (let before = -1; before !== names.given.size;) {
    before = names.given.size;
    for (const file of files) {
      eachNode(file, (node, place) => {
        if (node.type === 'JSXElement') noteGiven(node, tagOf(node, file.source), place, names);
      });
    }
  }
  return files.flatMap((file) => faultsOf(file, names));
}

function eachNode({ path, source, syntax }: SourceFile, onNode: (node: Node, place: Place) => void): void {
  walk({ path, source, around: [] }, syntax, onNode);
}

function faultsOf(file: SourceFile, names: KnownNames): Finding[] {
  const { path, source, syntax } = file;
  const found = new Map<number, Finding>();
  const add = (node: Node, message: string) =>
    found.set(node.start, {
      path,
      line: syntax.lineOf(node.start),
      message: `${message}: ${source.slice(node.start, node.end).trim().replaceAll(/\s+/g, ' ').slice(0, 60)}`,
    });
  eachNode(file, (node, place) => {
    if (node.type === 'JSXElement' || node.type === 'JSXFragment') {
      const children = node.children.filter(isDrawn);
      const isAlone =
        children.length === 1 &&
        node.type === 'JSXElement' &&
        !isTransparent(tagOf(node, source)) &&
        !children.some(isList);
      const inside = { ...place, around: [...place.around, node] };
      for (const child of isAlone ? [] : children) {
        if (mayBeText(child, inside, names)) add(child, 'a text beside others needs an element of its own');
      }
    }
    if (!isFunction(node) || !isComponentName(nameOfFunction(node, place.around.at(-1)))) return;
    const inside = { ...place, around: [...place.around, node] };
    for (const result of resultsOf(node)) {
      if (mayBeText(result, inside, names)) add(result, 'a component that draws a text needs an element around it');
    }
  });
  return [...found.values()];
}

const isComponentName = (name: string | undefined) => name !== undefined && /^[A-Z]/.test(name);

/** Draws nothing around its children: a context, or a fragment with a key. */
const isTransparent = (tag: string) => /Context$|^Fragment$|^StrictMode$|^Suspense$/.test(tag);

/** Several texts are several text nodes, although they are one expression. */
function isList(child: Node): boolean {
  if (child.type !== 'JSXExpressionContainer') return false;
  const { expression } = child;
  if (expression.type === 'ArrayExpression') return true;
  if (expression.type !== 'CallExpression' || expression.callee.type !== 'MemberExpression') return false;
  const { property } = expression.callee;
  return property.type === 'Identifier' && /^(map|flatMap)$/.test(property.name);
}

/** Indents and comments are no children. */
function isDrawn(child: Node): boolean {
  if (child.type === 'JSXText') return child.value.trim() !== '' || !child.value.includes('\n');
  return child.type !== 'JSXExpressionContainer' || child.expression.type !== 'JSXEmptyExpression';
}

if (import.meta.main) report(checkBareTexts(projectRoot));

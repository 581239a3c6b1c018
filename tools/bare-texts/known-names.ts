import type { Node } from 'oxc-parser';
import { listFiles, isTest, readText } from '../kernel/files.ts';
import { parse, type Syntax } from '../kernel/syntax.ts';
import { isFunction, nameOfFunction, resultsOf, walk, type Place } from './tree.ts';

export interface SourceFile {
  readonly path: string;
  readonly source: string;
  readonly syntax: Syntax;
}

/** Meaning of names in the project's front end, as far as it decides if they may be a text. */
export interface KnownNames {
  /** Functions that draw elements, by name. */
  readonly drawing: ReadonlySet<string>;
  /** Declared types of properties, by `path name` and by `name` for the whole project. */
  readonly types: ReadonlyMap<string, readonly string[]>;
  /** `Component.property` that some caller gives a text. */
  readonly given: Set<string>;
}

/** A type whose values are drawn elements, or may be anything drawn. */
const drawn = /\b(ReactNode|ReactElement|ComponentType|Icon|Element)\b/;
export const isDrawnType = (type: string): boolean => drawn.test(type);

export function readSources(root: string): SourceFile[] {
  return listFiles(root, ['web/src'], /\.tsx?$/)
    .filter((path) => !isTest(path) && !/\/(messages|texts)\//.test(path))
    .map((path) => {
      const source = readText(root, path);
      return { path, source, syntax: parse(path, source) };
    });
}

export function namesOf(files: readonly SourceFile[]): KnownNames {
  const drawing = new Set(['createElement', 'createPortal']);
  const types = new Map<string, string[]>();
  const declare = (key: string, type: string) => types.set(key, [...(types.get(key) ?? []), type]);
  for (const { path, source, syntax } of files) {
    walk({ path, source, around: [] }, syntax, (node, { around }) => {
      if (isFunction(node)) {
        const name = nameOfFunction(node, around.at(-1));
        const type = node.returnType ? source.slice(node.returnType.start, node.returnType.end) : '';
        if (name && (isDrawnType(type) || resultsOf(node).some(isDrawing))) drawing.add(name);
      }
      const declared = declaredProperty(node, source);
      if (!declared) return;
      declare(`${path} ${declared.name}`, declared.type);
      declare(declared.name, declared.type);
    });
  }
  return { drawing, types, given: new Set() };
}

function declaredProperty(node: Node, source: string): { readonly name: string; readonly type: string } | undefined {
  if (node.type === 'TSPropertySignature' && node.key.type === 'Identifier' && node.typeAnnotation)
    return { name: node.key.name, type: source.slice(node.typeAnnotation.start, node.typeAnnotation.end) };
  if (node.type === 'TSMethodSignature' && node.key.type === 'Identifier' && node.returnType)
    return { name: node.key.name, type: source.slice(node.returnType.start, node.returnType.end) };
  return undefined;
}

/** An expression that is elements wherever it is anything at all. */
function isDrawing(node: Node): boolean {
  if (node.type === 'JSXElement' || node.type === 'JSXFragment') return true;
  if (node.type === 'ParenthesizedExpression') return isDrawing(node.expression);
  if (node.type === 'ConditionalExpression') return isDrawing(node.consequent) || isDrawing(node.alternate);
  if (node.type === 'LogicalExpression') return isDrawing(node.right);
  if (node.type !== 'CallExpression') return false;
  const callback = node.arguments.find((each) => isFunction(each));
  return callback !== undefined && resultsOf(callback).some(isDrawing);
}

/** The declared types of a property: those of the file that names it, or else of the whole project. */
export function typesOf(names: KnownNames, { path }: Place, property: string): readonly string[] {
  return names.types.get(`${path} ${property}`) ?? names.types.get(property) ?? [];
}

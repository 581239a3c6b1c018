import type { Node } from 'oxc-parser';
import { isDrawnType, typesOf, type KnownNames } from './known-names.ts';
import { isFunction, nameOfFunction, resultsOf, type AnyFunction, type Place } from './tree.ts';

/** Returns true if an expression among an element's children can be a text that a translator would replace. */
export function mayBeText(node: Node, place: Place, names: KnownNames): boolean {
  const ask = (inner: Node) => mayBeText(inner, place, names);
  if (node.type === 'JSXText') return node.value.trim() !== '';
  if (node.type === 'Literal')
    return typeof node.value === 'number' || (typeof node.value === 'string' && node.value.trim() !== '');
  if (node.type === 'TemplateLiteral' || node.type === 'BinaryExpression') return true;
  if (isWrapper(node)) return ask(node.expression);
  if (node.type === 'ConditionalExpression') return ask(node.consequent) || ask(node.alternate);
  if (node.type === 'LogicalExpression') return ask(node.right) || (node.operator !== '&&' && ask(node.left));
  if (node.type === 'ArrayExpression') return node.elements.some((each) => each !== null && ask(each));
  if (node.type === 'CallExpression') return isTextCall(node, place, names);
  if (node.type === 'MemberExpression') return isTextMember(node, place, names);
  return node.type === 'Identifier' && isTextName(node.name, place, names);
}

const wrappers = [
  'JSXExpressionContainer',
  'ParenthesizedExpression',
  'TSNonNullExpression',
  'TSAsExpression',
  'ChainExpression',
] as const;
type Wrapper = Extract<Node, { type: (typeof wrappers)[number] }>;
const isWrapper = (node: Node): node is Wrapper => wrappers.some((type) => type === node.type);

function isTextCall(node: Extract<Node, { type: 'CallExpression' }>, place: Place, names: KnownNames): boolean {
  const name = nameOfCalled(node.callee);
  if (name === undefined) return true;
  if (/^(map|flatMap|from)$/.test(name)) {
    const callback = node.arguments.find((each) => isFunction(each));
    if (callback) return answersText(callback, place, names);
    const [named] = node.arguments;
    return named?.type !== 'Identifier' || !typesOf(names, place, named.name).some(isDrawnType);
  }
  const found = node.callee.type === 'Identifier' ? bindingOf(name, place) : undefined;
  if (found?.kind === 'value' && isFunction(found.value)) return answersText(found.value, place, names);
  // What a component is given to draw with is looked at where it is given.
  if (typesOf(names, place, name).some(isDrawnType)) return false;
  return found !== undefined || !names.drawing.has(name);
}

function nameOfCalled(callee: Node): string | undefined {
  if (callee.type === 'Identifier') return callee.name;
  const named = callee.type === 'MemberExpression' ? callee.property : undefined;
  return named?.type === 'Identifier' ? named.name : undefined;
}

function answersText(called: AnyFunction, place: Place, names: KnownNames): boolean {
  const inside = { ...place, around: [...place.around, called] };
  return resultsOf(called).some((each) => mayBeText(each, inside, names));
}

function isTextMember(node: Extract<Node, { type: 'MemberExpression' }>, place: Place, names: KnownNames): boolean {
  const { object, property } = node;
  if (!node.computed) return property.type !== 'Identifier' || isTextProperty(property.name, place, names);
  const found = object.type === 'Identifier' ? bindingOf(object.name, place) : undefined;
  if (found?.kind !== 'value' || found.value.type !== 'ObjectExpression') return true;
  const { value: record } = found;
  return record.properties.some((each) => each.type !== 'Property' || mayBeText(each.value, found.place, names));
}

function isTextProperty(property: string, place: Place, names: KnownNames): boolean {
  const types = typesOf(names, place, property);
  return types.length === 0 || types.some((type) => !isDrawnType(type));
}

function isTextName(name: string, place: Place, names: KnownNames): boolean {
  if (name === 'undefined') return false;
  const found = bindingOf(name, place);
  if (!found) return !isDrawnType(typesOf(names, place, name).join(' '));
  if (found.kind === 'element') return false;
  if (found.kind === 'value') return mayBeText(found.value, found.place, names);
  const types = typesOf(names, place, found.property);
  if (found.component === undefined) return types.length === 0 || types.some((type) => !isDrawnType(type));
  const isDrawn = found.property === 'children' || types.some(isDrawnType);
  return isDrawn ? names.given.has(`${found.component}.${found.property}`) : true;
}

type Binding =
  | { readonly kind: 'value'; readonly value: Node; readonly place: Place }
  /** A parameter that is declared to be an element. */
  | { readonly kind: 'element' }
  /** A property that a component is given, or one that was taken out of something else. */
  | { readonly kind: 'slot'; readonly property: string; readonly component: string | undefined };

/** Returns a name's binding: the nearest function or block around a place that declares it. */
function bindingOf(name: string, place: Place): Binding | undefined {
  for (let at = place.around.length - 1; at >= 0; at -= 1) {
    const node = place.around[at];
    if (!node) continue;
    const own = isFunction(node) ? parameterOf(name, node, place.around[at - 1]) : undefined;
    if (own) return own;
    if (node.type !== 'BlockStatement' && node.type !== 'Program' && !isFunction(node)) continue;
    const block = isFunction(node) ? node.body : node;
    const declared = block && declaredIn(name, block, { ...place, around: place.around.slice(0, at + 1) });
    if (declared) return declared;
  }
  return undefined;
}

function parameterOf(name: string, node: AnyFunction, parent: Node | undefined): Binding | undefined {
  for (const parameter of node.params) {
    const property = parameter.type === 'TSParameterProperty' ? undefined : takenProperty(name, parameter);
    if (property === undefined) continue;
    if (isDeclaredElement(parameter)) return { kind: 'element' };
    const component = nameOfFunction(node, parent);
    const isComponent = component !== undefined && /^[A-Z]/.test(component) && property !== '';
    return { kind: 'slot', property: property || name, component: isComponent ? component : undefined };
  }
  return undefined;
}

function isDeclaredElement(parameter: Node): boolean {
  const type = parameter.type === 'Identifier' ? parameter.typeAnnotation?.typeAnnotation : undefined;
  return (
    type?.type === 'TSTypeReference' && type.typeName.type === 'Identifier' && type.typeName.name === 'ReactElement'
  );
}

/** The property that a pattern takes by a name; '' for the whole value. */
function takenProperty(name: string, pattern: Node): string | undefined {
  if (pattern.type === 'Identifier') return pattern.name === name ? '' : undefined;
  if (pattern.type === 'AssignmentPattern') return takenProperty(name, pattern.left);
  if (pattern.type === 'RestElement') return takenProperty(name, pattern.argument);
  if (pattern.type === 'ArrayPattern')
    return pattern.elements.some((each) => each && takenProperty(name, each) === '') ? '' : undefined;
  if (pattern.type !== 'ObjectPattern') return undefined;
  for (const each of pattern.properties) {
    if (each.type !== 'Property' || each.key.type !== 'Identifier') continue;
    const inner = takenProperty(name, each.value);
    if (inner !== undefined) return inner || each.key.name;
  }
  return undefined;
}

function declaredIn(name: string, block: Node, place: Place): Binding | undefined {
  if (block.type !== 'BlockStatement' && block.type !== 'Program') return undefined;
  for (const statement of block.body) {
    const inner = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (inner?.type === 'FunctionDeclaration' && inner.id?.name === name) return { kind: 'value', value: inner, place };
    if (inner?.type !== 'VariableDeclaration') continue;
    for (const { id, init } of inner.declarations) {
      const property = takenProperty(name, id);
      if (property === undefined || !init) continue;
      if (property === '') return { kind: 'value', value: init, place };
      return { kind: 'slot', property, component: componentOf(init, place) };
    }
  }
  return undefined;
}

/** The component whose `props` a pattern takes apart. */
function componentOf(init: Node, { around }: Place): string | undefined {
  const at = around.findLastIndex(isFunction);
  const node = around[at];
  if (init.type !== 'Identifier' || !node || !isFunction(node)) return undefined;
  const [first] = node.params;
  const isProps = first?.type === 'Identifier' && first.name === init.name;
  return isProps ? nameOfFunction(node, around[at - 1]) : undefined;
}

/** Lists what callers give a component as a text, until nothing new follows from it. */
export function noteGiven(node: Extract<Node, { type: 'JSXElement' }>, tag: string, place: Place, names: KnownNames) {
  if (/^[a-z]/.test(tag)) return;
  for (const attribute of node.openingElement.attributes) {
    if (attribute.type !== 'JSXAttribute' || attribute.name.type !== 'JSXIdentifier' || !attribute.value) continue;
    if (mayBeText(attribute.value, place, names)) names.given.add(`${tag}.${attribute.name.name}`);
  }
  if (node.children.some((child) => mayBeText(child, place, names))) names.given.add(`${tag}.children`);
}

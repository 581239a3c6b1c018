import type { JSXAttribute, JSXElement } from 'oxc-parser';
import type { Finding } from '../kernel/findings.ts';
import { childrenOf, visit, type AnyNode, type Syntax } from '../kernel/syntax.ts';

const dateField = 'web/src/ui/dates/date-field.tsx';
const departmentField = 'web/src/features/organisation/departments/parts/department-field.tsx';
const formActions = 'web/src/ui/fields/form-actions.tsx';

const nativeDates = new Set(['date', 'datetime-local', 'month', 'week', 'time']);

/** Finds pages of the web that draw by themselves what one part draws for all of them. */
export function singlePartFaults(path: string, syntax: Syntax): Finding[] {
  const found: Finding[] = [];
  const rows: Finding[] = [];
  let isLayer = false;
  const faultAt = ({ start }: AnyNode, message: string) => ({ path, line: syntax.lineOf(start), message });
  visit(syntax, {
    ImportSpecifier: (node) => {
      if (node.imported.type !== 'Identifier' || node.imported.name !== 'findDepartmentChoices') return;
      if (path !== departmentField) found.push(faultAt(node, `a department is chosen in ${departmentField}`));
    },
    JSXAttribute: (node) => {
      if (isNamed(node, 'type') && nativeDates.has(literalOf(node)))
        found.push(faultAt(node, `a day is typed in ${dateField}`));
      if (isNamed(node, 'footer') && isFragment(node)) rows.push(faultAt(node, ownOrder));
    },
    JSXElement: (node) => {
      isLayer ||= ['Popup', 'SidePanel'].includes(tagOf(node));
      if (isEnd(node) && buttonsIn(node) > 1) rows.push(faultAt(node, ownOrder));
    },
  });
  return isLayer ? [...found, ...rows] : found;
}

const ownOrder = `the order of buttons is that of ${formActions}`;

function isNamed({ name }: JSXAttribute, wanted: string): boolean {
  return name.type === 'JSXIdentifier' && name.name === wanted;
}

function literalOf({ value }: JSXAttribute): string {
  return value?.type === 'Literal' && typeof value.value === 'string' ? value.value : '';
}

function isFragment({ value }: JSXAttribute): boolean {
  return value?.type === 'JSXExpressionContainer' && value.expression.type === 'JSXFragment';
}

function tagOf({ openingElement: { name } }: JSXElement): string {
  return name.type === 'JSXIdentifier' ? name.name : '';
}

function isEnd(node: JSXElement): boolean {
  const { attributes } = node.openingElement;
  return tagOf(node) === 'Actions' && attributes.some((each) => each.type === 'JSXAttribute' && isNamed(each, 'atEnd'));
}

function buttonsIn(node: AnyNode): number {
  const { type, name } = node as AnyNode & { readonly name?: { readonly name?: unknown } };
  const own = type === 'JSXOpeningElement' && name?.name === 'Button' ? 1 : 0;
  return childrenOf(node).reduce((sum, child) => sum + buttonsIn(child), own);
}

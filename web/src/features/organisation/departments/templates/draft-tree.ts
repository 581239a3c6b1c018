import { rootDepartment } from '@madang/contract/organisation/departments/limits.ts';
import type { FieldError } from '../../../../kernel/error-texts.ts';
import {
  type TemplateCode,
  type TemplateDepartment,
  templateDepartment,
  type TemplateKind,
  templates,
  type TemplateTexts,
} from './template.ts';

/** A department that a template suggests, as a person edits it. */
export interface TreeRow {
  readonly key: TemplateCode;
  /** The one above it; absent right under the company. */
  readonly parent: TemplateCode | undefined;
  readonly values: TemplateDepartment;
  readonly isIncluded: boolean;
  /** `there`: the company had one of this code before; `made`: this page made it. */
  readonly state: 'open' | 'made' | 'there';
  /** The server's word, by field; under '' what is said of the row as a whole. */
  readonly refused: Readonly<Record<string, FieldError>>;
}

export type TreeEvent =
  | { readonly kind: 'ticked'; readonly key: string; readonly isIncluded: boolean }
  | { readonly kind: 'changed'; readonly key: string; readonly field: string; readonly value: string }
  | { readonly kind: 'saved'; readonly key: string }
  | { readonly kind: 'refused'; readonly key: string; readonly refused: TreeRow['refused'] };

/** A template's departments, each under its own one; `existing` are the codes right under the company. */
export function treeOf(kind: TemplateKind, texts: TemplateTexts, existing: ReadonlySet<string>): readonly TreeRow[] {
  const row = (key: TemplateCode, parent: TemplateCode | undefined): TreeRow => ({
    key,
    parent,
    values: templateDepartment(key, texts),
    isIncluded: true,
    state: parent === undefined && existing.has(key) ? 'there' : 'open',
    refused: {},
  });
  return templates[kind].flatMap(([top, under]) => [row(top, undefined), ...under.map((code) => row(code, top))]);
}

export function nextTree(rows: readonly TreeRow[], event: TreeEvent): readonly TreeRow[] {
  return rows.map((row) => (row.key === event.key ? changed(row, event) : row));
}

function changed(row: TreeRow, event: TreeEvent): TreeRow {
  switch (event.kind) {
    case 'ticked':
      return { ...row, isIncluded: event.isIncluded };
    case 'changed': {
      // What was said of the field, or of the row, is past.
      const { [event.field]: _ofField, '': _ofRow, parentDepartmentCode: _ofParent, ...refused } = row.refused;
      return { ...row, values: { ...row.values, [event.field]: event.value }, refused };
    }
    case 'saved':
      return { ...row, state: 'made', refused: {} };
    case 'refused':
      return { ...row, refused: event.refused };
  }
}

/** Returns true if the row can be created: its parent exists, or is created with it. */
export function hasParent(rows: readonly TreeRow[], { parent }: TreeRow): boolean {
  const above = rows.find(({ key }) => key === parent);
  return above === undefined || above.state !== 'open' || above.isIncluded;
}

/** The rows that are still to be made, each with the code that its parent has by now. */
export function rowsToMake(rows: readonly TreeRow[]) {
  return rows
    .filter((row) => row.state === 'open' && row.isIncluded && hasParent(rows, row))
    .map((row) => ({
      key: row.key,
      parent: row.parent,
      body: {
        ...row.values,
        parentDepartmentCode: rows.find(({ key }) => key === row.parent)?.values.departmentCode ?? rootDepartment,
        beforeDepartmentCode: '',
      },
    }));
}

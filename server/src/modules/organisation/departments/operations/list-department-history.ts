import { departmentPortions } from '@madang/contract/organisation/departments/limits.ts';
import type { NamedDepartment } from '@madang/contract/organisation/departments/names.ts';
import {
  type DepartmentChange,
  departmentFields,
  departmentHistory,
} from '@madang/contract/organisation/departments/routes.ts';
import type { Tx } from '../../../../kernel/db/database.ts';
import { type HistoryEntry, readHistory } from '../../../../kernel/history/read-history.ts';
import { portionOf } from '../../../../kernel/lists/list-answers.ts';
import { defineQuery } from '../../../../kernel/operations/definition.ts';
import type { Session } from '../../../../kernel/session/session.ts';
import { departmentTarget, nameDepartments } from '../departments.ts';
import { selectStoredRow } from '../tree.sql.ts';

/** The columns of the fields that pages know. */
const columns = {
  departmentName: 'name',
  englishDepartmentName: 'english_name',
  language: 'language',
  parentDepartmentCode: 'upper_department_code',
} as const satisfies Record<(typeof departmentFields)[number], string>;

type Row = Readonly<Record<string, unknown>>;

/** Returns the history of a department, newest first, with the actor; a code that was never a department's is not found. */
export const listDepartmentHistory = defineQuery({
  name: 'list-department-history',
  input: departmentHistory,
  permission: 'departments.view',
  mayLag: true,
  targets: ({ departmentCode }) => [departmentTarget(departmentCode)],
  refusals: ['CO404'],
  run: ({ kernel, companyCode, reader, read, refuse }, { departmentCode: key, after }) =>
    read(async (tx) => {
      const limit = departmentPortions.history;
      const historyQuery = { companyCode, table: 'departments', key, before: after, limit: limit + 1 };
      const entries = await readHistory(tx, historyQuery);
      const present = await selectStoredRow(tx, companyCode, key);
      const isKnown =
        present ?? entries[0] ?? (await readHistory(tx, { ...historyQuery, before: undefined, limit: 1 }))[0];
      if (!isKnown) throw refuse('CO404');
      const shown = entries.slice(0, limit);
      const changes = shown.map((entry) => ({ entry, fields: fieldsOf(entry, entry.rowAfter ?? present ?? {}) }));
      const actors = shown.flatMap(({ actorId }) => actorId ?? []);
      const actorNames = await kernel.actorNames(tx, companyCode, actors);
      const next = entries.length > limit ? (shown.at(-1)?.historyNumber ?? null) : null;
      const items = changes.map(({ entry, fields }) => ({
        historyNumber: entry.historyNumber,
        change: entry.change,
        changedAt: entry.changedAt.toISOString(),
        actor: actorNames.get(entry.actorId ?? '') ?? null,
        fields,
      }));
      return {
        ...portionOf(items, { after, next }),
        parentDepartments: await parentDepartments(
          tx,
          reader,
          changes.flatMap(({ fields }) => fields),
        ),
      };
    }),
});

type Field = DepartmentChange['fields'][number];

function fieldsOf({ change, rowBefore }: HistoryEntry, rowAfter: Row): Field[] {
  const after = change === 'delete' ? {} : rowAfter;
  return departmentFields
    .map((field) => ({ field, from: textOf(rowBefore?.[columns[field]]), to: textOf(after[columns[field]]) }))
    .filter(({ from, to }) => from !== to);
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

async function parentDepartments(tx: Tx, session: Session, fields: readonly Field[]): Promise<NamedDepartment[]> {
  const codes = fields.flatMap(({ field, from, to }) => (field === 'parentDepartmentCode' ? [from, to] : []));
  const distinct = [...new Set(codes)].filter((code) => code !== '');
  return distinct.map(await nameDepartments(tx, session, distinct));
}

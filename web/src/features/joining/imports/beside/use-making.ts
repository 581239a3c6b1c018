import { type ImportDetail, makeImportDepartments } from '@madang/contract/joining/imports/routes.ts';
import { searchDepartments } from '@madang/contract/organisation/departments/routes.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../../kernel/call.ts';
import { useNotices } from '../../../../kernel/notices.ts';
import { rereadImportOf } from '../api.ts';
import { type MissingDepartment, ownName, plannedDepartments, waysAbove, withAbove } from './planned-departments.ts';

/** Has departments made with an import, and begins its dry run again. */
export function useMaking({ importId, missingDepartments }: ImportDetail) {
  const notices = useNotices();
  const queries = useQueryClient();
  const [busy, setBusy] = useState(false);
  const send = async (wanted: readonly MissingDepartment[]) => {
    setBusy(true);
    try {
      const departments = plannedDepartments(wanted, await existingCodes(waysAbove(wanted)));
      await call(makeImportDepartments, { params: { importId }, body: { departments } });
    } catch (thrown) {
      await notices.showError(thrown);
    } finally {
      await rereadImportOf(queries, importId);
      setBusy(false);
    }
  };
  const made = missingDepartments.filter(({ isMade }) => isMade);
  return {
    busy,
    make: (names: readonly string[]) =>
      send([...made, ...withAbove(missingDepartments, names).filter(({ isMade }) => !isMade)]),
    leave: (name: string) => send(made.filter((each) => each.name !== name)),
    putUnder: (name: string, parentDepartmentCode: string) =>
      send(made.map((each) => (each.name === name ? { ...each, parentDepartmentCode } : each))),
  };
}

/** Codes of the company's departments that end ways; ways that it has not are left out. */
async function existingCodes(ways: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const found = await Promise.all(
    ways.map(async (way) => {
      const { items } = await call(searchDepartments, { body: { keyword: ownName(way) } });
      const named = items.filter(({ department }) => department.departmentName === ownName(way));
      const [only] = named;
      return only && named.length === 1 ? ([[way, only.department.departmentCode]] as const) : [];
    }),
  );
  return new Map(found.flat());
}

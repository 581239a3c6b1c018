import type { departmentCreation } from '@madang/contract/organisation/departments/routes.ts';
import type * as z from 'zod/mini';
import type { StoredStep } from '../../../kernel/operations/outcome.ts';
import { type ManyRow, secondForm } from '../../../kernel/operations/many.ts';
import { lockCompany } from '../../ground/companies/index.ts';
import { isBeingSetUp, isUnfinished } from '../../ground/set-up-runs/index.ts';
import { departmentTarget, searchTextOf } from './departments.ts';
import { type FoundParent, insertDepartments, selectParents, selectTakenCodes } from './new-departments.sql.ts';

type Input = z.output<typeof departmentCreation>;

const keyOf = (departmentCode: string) => `department:${departmentCode}`;
/** Left to `run`: what the set-up limits, and what stands before another department or at a place of its own. */
const isPlain = ({ isSetUp, beforeDepartmentCode = '', sortOrder }: Input) =>
  !isSetUp && beforeDepartmentCode === '' && sortOrder === undefined;

/** The step that takes a department of a run back: one that is in use since stays. */
export function deletion(departmentCode: string): StoredStep {
  return { name: 'delete-department', input: { departmentCode } };
}

/** Departments of many rows, each behind its neighbours, their parents among them. */
export const newDepartments = secondForm({
  takes: (_, { departmentCode }: Input) => [keyOf(departmentCode)],
  needs: ({ parentDepartmentCode }: Input) => [keyOf(parentDepartmentCode)],
  async checkMany({ tx, companyCode, isCheck, isTaken }, rows: readonly ManyRow<Input>[]) {
    const isUnderSetUp = isCheck
      ? await isBeingSetUp(tx, companyCode)
      : isUnfinished(await lockCompany(tx, companyCode));
    if (isUnderSetUp) return [];
    const codes = rows.map(({ input }) => input.departmentCode);
    const taken = await selectTakenCodes(tx, companyCode, codes);
    const places = await selectParents(
      tx,
      companyCode,
      rows.map(({ input }) => input.parentDepartmentCode),
    );
    const lastUnder = new Map([...places].map(([code, { last }]) => [code, last]));
    // Neighbours are counted in the order of the rows, so that those behind one that may still come wait for it.
    const disturbed = new Set<string>();
    return rows.flatMap(({ rowNumber, input, isRepeated }) => {
      const { departmentCode, parentDepartmentCode: parent } = input;
      const place = places.get(parent) ?? (isTaken(keyOf(parent)) ? ofEarlierChunk(parent) : undefined);
      const isClean =
        !isRepeated && !disturbed.has(parent) && place !== undefined && !taken.has(departmentCode) && isPlain(input);
      if (!isClean) {
        if (!taken.has(departmentCode)) disturbed.add(parent);
        return [];
      }
      const sortOrder = (lastUnder.get(parent) ?? 0) + 1;
      lastUnder.set(parent, sortOrder);
      const path = `${place.path}${departmentCode}/`;
      places.set(departmentCode, { path, last: 0 });
      return [{ rowNumber, content: { ...input, companyCode, searchText: searchTextOf(input), path, sortOrder } }];
    });
  },
  async writeMany({ tx, companyCode }, rows) {
    await insertDepartments(
      tx,
      companyCode,
      rows.map(({ content }) => content),
    );
    return rows.map(({ rowNumber, content }) => ({
      rowNumber,
      answer: null,
      audit: { target: departmentTarget(content.departmentCode) },
      undo: deletion(content.departmentCode),
    }));
  },
});

/** Returns a placeholder for a parent of an earlier chunk: a check writes nothing, so its place does not matter. */
function ofEarlierChunk(parent: string): FoundParent {
  return { path: `${parent}/`, last: 0 };
}

import { gridBody } from '@madang/contract/joining/imports/grid-routes.ts';
import { employeesSelectedAtOnce } from '@madang/contract/people/people/limits.ts';
import { refuse as refuseAny } from '@madang/contract/refuse.ts';
import { newId } from '../../../../kernel/crypto/new-id.ts';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { arePeopleOf } from '../../../people/people/index.ts';
import { findPeople } from '../kinds/people-known.ts';
import { changesKind } from '../kinds/people.ts';
import { fillGrid } from '../selected/fill-grid.ts';
import { selectSeen } from '../selected/seen-people.ts';
import { deleteUntouchedGrids } from '../selected/insert-grid.sql.ts';
import { importTarget } from '../targets.ts';

/** BLK-10: opens the people of a selection or a filter in the grid, as far as the caller may see them. */
export const openImportGrid = defineOperation({
  name: 'open-import-grid',
  input: gridBody,
  permission: 'imports.create',
  targets: () => [],
  refusals: ['CO401', 'CO404', 'EMPLOYEES_CHOSEN'],
  // A search term may be someone's address.
  isSecret: true,
  async run({ tx, kernel, companyCode, actorId: personId, request: { language }, refuse }, selection) {
    if (personId === undefined) throw refuseAny('CO401');
    const { personIds = [], exceptIds = [] } = selection;
    if (!(await arePeopleOf(tx, companyCode, [...personIds, ...exceptIds]))) throw refuse('CO404');
    const ids = await selectSeen(tx, kernel, { companyCode, personId, selection });
    if (ids.count === 0 || ids.count > employeesSelectedAtOnce)
      throw refuse.field('personIds', 'EMPLOYEES_CHOSEN', { 0: employeesSelectedAtOnce });
    await deleteUntouchedGrids(tx, companyCode, personId);
    const importId = newId();
    const facts = new Map<string, unknown>();
    const ask = { tx, kernel, companyCode, findPeople, language, made: [], facts };
    await fillGrid(ask, { importId, personId, kind: changesKind, ids: ids.from(0, ids.count) });
    return { answer: { importId }, audit: { target: importTarget(importId), detail: { people: ids.count } } };
  },
});

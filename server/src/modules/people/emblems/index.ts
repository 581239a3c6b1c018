import type { Module } from '../../../platform/module.ts';
import { emblemFilesOf, emblemNamesOf, untranslatedEmblemsOf } from './emblems.sql.ts';
import { deleteGrantsOf, emblemColumn, emblemCountOf, emblemsBackOf } from './grants.sql.ts';
import { emblemKinds } from './import-kinds.ts';
import { restoreEmblem } from './operations/restore-emblem.ts';
import { emblemData } from './own-data.sql.ts';
import { emblemRoutes } from './routes.ts';

export { isEmblem } from './emblems.sql.ts';
export { emblemMarksOf } from './marks.sql.ts';

/** EMB-01: badges that a company gives to its people, shown beside their names. */
export const emblems: Module = {
  name: 'emblems',
  needs: ['companies', 'notifications', 'people', 'person-records'],
  contributes: {
    importKinds: emblemKinds,
    listColumns: { emblems: emblemColumn },
    names: { emblem: { rows: emblemNamesOf } },
    untranslated: [{ kind: 'emblems', changedBy: 'emblems.change', rowsOf: untranslatedEmblemsOf }],
    ownData: { place: 190, sections: emblemData },
    personLeaves: {
      endings: [
        {
          kind: 'emblems',
          countOf: emblemCountOf,
          backOf: emblemsBackOf,
          end: (tx, _kernel, person) => deleteGrantsOf(tx, person),
        },
      ],
    },
  },
  namedFiles: emblemFilesOf,
  operations: emblemRoutes,
  more: [restoreEmblem],
};

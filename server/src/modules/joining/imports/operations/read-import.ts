import { oneImport } from '@madang/contract/joining/imports/routes.ts';
import { defineQuery } from '../../../../kernel/operations/definition.ts';
import { selectImport } from '../stored/imports.sql.ts';
import { presentDetail } from '../present.ts';
import { importTarget } from '../targets.ts';

/** Reads an import with its columns, counts and the ways on. */
export const readImport = defineQuery({
  name: 'read-import',
  input: oneImport,
  permission: 'imports.view',
  targets: () => [],
  refusals: ['CO404'],
  access: ({ importId }) => ({ target: importTarget(importId) }),
  async run({ kernel, companyCode, reader, language, read, refuse }, { importId }) {
    const mayCreate = reader.rights.everywhere.has('imports.create');
    return read(async (tx) => {
      const found = await selectImport(tx, { companyCode, importId });
      if (!found) throw refuse('CO404');
      return presentDetail(tx, kernel, { companyCode, personId: reader.personId, language, mayCreate }, found);
    });
  },
});

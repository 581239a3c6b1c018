import { templateQuery } from '@madang/contract/joining/imports/routes.ts';
import { defineQuery } from '../../../../kernel/operations/definition.ts';
import { importKindsOf } from '../kinds-offered.ts';
import { templateSheets } from '../template-file.ts';

/** BLK-01: the template of a kind that the caller may import, with the company's own codes and an example. */
export const readImportTemplate = defineQuery({
  name: 'read-import-template',
  input: templateQuery,
  permission: 'imports.view',
  targets: () => [],
  refusals: ['CO404'],
  async run({ kernel, companyCode, reader, language, read, refuse }, { kind: name, format }) {
    const kind = importKindsOf(kernel).find((each) => each.kind === name);
    if (!kind || !reader.rights.somewhere.has(kind.permission)) throw refuse('CO404');
    return { format, sheets: await read((tx) => templateSheets(tx, kernel, kind, { companyCode, language })) };
  },
});

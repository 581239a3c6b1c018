import * as z from 'zod/mini';
import { wholeList } from '../../../../kernel/lists/list-answers.ts';
import { defineQuery } from '../../../../kernel/operations/definition.ts';
import { choicesOf, importKindsOf, itemLabel, kindLabel } from '../kinds-offered.ts';

/** Lists the kinds of files that the caller may import, with what their columns may be. */
export const listImportKinds = defineQuery({
  name: 'list-import-kinds',
  input: z.strictObject({}),
  permission: 'imports.view',
  targets: () => [],
  refusals: [],
  async run({ kernel, reader, language }) {
    return wholeList(
      importKindsOf(kernel)
        .filter(({ permission }) => reader.rights.somewhere.has(permission))
        .map(({ kind, items }) => ({
          kind,
          label: kindLabel(kernel, language, kind),
          columns: items.map((item) => ({
            name: item.name,
            label: itemLabel(kernel, language, item),
            isRequired: item.isRequired === true,
            isKey: item.isKey === true,
            choices: choicesOf(item, language),
          })),
        })),
    );
  },
});

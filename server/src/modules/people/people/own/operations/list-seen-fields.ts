import * as z from 'zod/mini';
import type { PersonField } from '@madang/contract/people/people/field.ts';
import { seenNames } from '@madang/contract/people/people/field-places.ts';
import { personFields } from '@madang/contract/people/people/fields.ts';
import { wholeList } from '../../../../../kernel/lists/list-answers.ts';
import { defineQuery } from '../../../../../kernel/operations/definition.ts';
import { selectSeen } from '../../../../people/own-records/index.ts';

/** Fields shown as a picture or only by their state. */
const withheld: readonly string[] = ['photo', 'opencode'];

/** Lists what the user's company sees of the user, built from the field descriptions, so that no field is left out. */
export const listSeenFields = defineQuery({
  name: 'list-seen-fields',
  input: z.strictObject({}),
  permission: 'session',
  targets: () => [],
  refusals: [],
  run: ({ kernel, reader, read }) =>
    read(async (tx) => {
      const { values, shown, isOptionalCovered } = await selectSeen(tx, kernel.keyring, reader);
      const fields = seenNames.map((field) => {
        const described: PersonField = personFields[field];
        const value = values[field];
        const isKept = value !== null && value !== '';
        return {
          field,
          value: isKept && !withheld.includes(field) ? String(value) : null,
          isKept,
          isOptional: described.isOptional === true,
          colleagues: described.colleagues ?? ('never' as const),
        };
      });
      return { ...wholeList(fields), shown: [...shown], isOptionalCovered };
    }),
});

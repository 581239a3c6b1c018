import * as z from 'zod/mini';
import { moment } from '@madang/contract/kernel/dates.ts';
import { anyText } from '@madang/contract/kernel/rules.ts';
import { defineMessage } from '../../../../kernel/company-messages/define-message.ts';
import { findOwner } from '../../../people/roles/index.ts';
import { sendStructureLetter, structureLetters } from '../letters.ts';
import { companyTarget } from '../structures.ts';
import { mayKnow } from '../structures.sql.ts';

/** More than a structure has fields. */
const mostChanges = 20;
const value = z.union([anyText(), z.number(), z.boolean()]);

const news = z.strictObject({
  about: z.enum([...structureLetters, 'renamed']),
  otherCode: anyText(),
  companyStructureCode: anyText(),
  structureNames: z.strictObject({ name: anyText(), englishName: anyText() }),
  until: z.optional(moment()),
  changed: z.optional(
    z.strictObject({
      fields: z.array(anyText()).check(z.maxLength(mostChanges)),
      changes: z
        .array(z.strictObject({ field: anyText(), before: value, after: value }))
        .check(z.maxLength(mostChanges)),
    }),
  ),
});

/**
 * DEP-06: applies a structure's news from another company or the operator: a letter to the owner and a row of the
 * company's log.
 */
export const tellOfStructure = defineMessage({
  name: 'tell-of-structure',
  news,
  refusals: [],
  async run({ tx, kernel, companyCode }, { about, otherCode, companyStructureCode, structureNames, until, changed }) {
    const personId = about === 'renamed' ? undefined : await findOwner(tx, companyCode);
    const isOtherKnown = await mayKnow(tx, { otherCode, companyStructureCode });
    if (about !== 'renamed' && personId !== undefined) {
      const content = { about, otherCode, isOtherKnown, structureNames, until };
      await sendStructureLetter(tx, kernel, { companyCode, personId }, content);
    }
    return {
      answer: null,
      audit: {
        target: companyTarget(otherCode),
        ...changed,
        detail: { about, companyStructureCode },
      },
    };
  },
});

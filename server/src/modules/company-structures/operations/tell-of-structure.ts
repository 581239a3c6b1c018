import * as z from 'zod/mini';
import { defineOperation } from '../../../kernel/operations/definition.ts';
import { findRepresentative } from '../../people/index.ts';
import { sendStructureLetter, structureLetters } from '../letters.ts';
import { companyTarget } from '../structures.ts';
import { mayKnow } from '../structures.sql.ts';

const value = z.union([z.string(), z.number(), z.boolean()]);

const news = z.strictObject({
  about: z.enum([...structureLetters, 'renamed']),
  otherCode: z.string(),
  companyStructureCode: z.string(),
  structureNames: z.strictObject({ name: z.string(), englishName: z.string() }),
  until: z.optional(z.iso.datetime()),
  changed: z.optional(
    z.strictObject({
      fields: z.array(z.string()),
      changes: z.array(z.strictObject({ field: z.string(), before: value, after: value })),
    }),
  ),
});

/** DEP-06: what another company or the operator did about a structure: a letter to the representative, and a row of the company's log. */
export const notifyOfStructure = defineOperation({
  name: 'tell-of-structure',
  input: news,
  permission: 'system',
  targets: () => [],
  refusals: [],
  async run({ tx, kernel, companyCode }, { about, otherCode, companyStructureCode, structureNames, until, changed }) {
    const personId = about === 'renamed' ? undefined : await findRepresentative(tx, companyCode);
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

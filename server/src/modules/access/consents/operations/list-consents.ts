import { wholeList } from '../../../../kernel/lists/list-answers.ts';
import { defineQuery } from '../../../../kernel/operations/definition.ts';
import { readOptionalData, readTermsReader } from '../../../people/own-records/index.ts';
import { readTimeZone } from '../../../people/contacts/index.ts';
import { currentTermsFor, selectOwnAnswers } from '../../../ground/agreements/index.ts';
import { consentsOf } from '../own-consents.ts';

import * as z from 'zod/mini';

/** TRM-04: the person's answers with version, time and the text itself. */
export const listConsents = defineQuery({
  name: 'list-consents',
  input: z.strictObject({}),
  permission: 'session',
  targets: () => [],
  refusals: [],
  run: ({ reader, language, read }) =>
    read(async (tx) => {
      const termsReader = await readTermsReader(tx, reader);
      const answers = await selectOwnAnswers(tx, reader);
      const current = await currentTermsFor(tx, { ...termsReader, language });
      const timeZone = await readTimeZone(tx, reader);
      return { ...wholeList(consentsOf(answers, current)), ...(await readOptionalData(tx, reader)), timeZone };
    }),
});

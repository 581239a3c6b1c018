import { listConsents as route } from '@madang/contract/consents/routes.ts';
import { inCompany } from '../../../kernel/db/database.ts';
import { operation } from '../../../kernel/http/operation.ts';
import { readOptionalData, readTermsReader, readTimeZone } from '../../accounts/index.ts';
import { currentTermsFor, selectOwnAnswers } from '../../terms/index.ts';
import { consentsOf } from '../own-consents.ts';

/** TRM-04: what the person answered, to which version, when, and the very words. */
export const listConsentsCall = operation(route, ({ kernel, session, request }) =>
  inCompany(kernel.db, session.companyCode, async (tx) => {
    const reader = await readTermsReader(tx, session);
    const answers = await selectOwnAnswers(tx, session);
    const current = await currentTermsFor(tx, { ...reader, language: request.language });
    const timeZone = await readTimeZone(tx, session);
    return { consents: consentsOf(answers, current), ...(await readOptionalData(tx, session)), timeZone };
  }),
);

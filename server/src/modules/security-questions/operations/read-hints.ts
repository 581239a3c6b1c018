import { hintProperties } from '@madang/contract/security-questions/limits.ts';
import { readHints as route } from '@madang/contract/security-questions/routes.ts';
import { inCompany } from '../../../kernel/db/database.ts';
import { operation } from '../../../kernel/http/operation.ts';
import { selectHints } from '../hints.sql.ts';

export const readHintsCall = operation(route, async ({ kernel, session }) => {
  const hints = await inCompany(kernel.db, session.companyCode, (tx) => selectHints(tx, kernel.keyring, session));
  return {
    isAsked: (await kernel.properties.get(hintProperties.isAsked)) === 'Y',
    questions: hints.map(({ question }) => question),
  };
});

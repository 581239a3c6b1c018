import * as z from 'zod/mini';
import type { LinkedAccountRow, LoginTies } from '@madang/contract/access/linked-accounts/routes.ts';
import { wholeList } from '../../../../kernel/lists/list-answers.ts';
import { defineQuery } from '../../../../kernel/operations/definition.ts';
import { tiesOf, type TieRow } from '../ties.sql.ts';
import { structureCompaniesOf } from '../../../company-life/company-structures/index.ts';
import { loginIdsOf } from '../../../ground/global-login-ids/index.ts';

/** MEM-04: the ties of the company to its leading one, or of the leading company to the others. */
export const listLoginTies = defineQuery({
  name: 'list-login-ties',
  input: z.strictObject({}),
  permission: 'companyStructures.view',
  targets: () => [],
  refusals: [],
  async run({ companyCode, reader, ask, askAll }): Promise<LoginTies> {
    const { ties, companies } = await askAll({ ties: tiesOf(companyCode), companies: structureCompaniesOf() });
    const own = companies.find((company) => company.companyCode === companyCode);
    const mayChange = reader.rights.everywhere.has('administrators.change');
    const logins = ties.map((tie) => ({ companyCode: tie.loginCompanyCode, personId: tie.loginPersonId }));
    const ids = logins.length > 0 ? await ask(loginIdsOf(logins)) : [];
    const idOf = new Map(ids.map(({ personId, loginId }) => [personId, loginId]));
    const items = ties.flatMap((tie) =>
      rowOf(tie, idOf.get(tie.loginPersonId) ?? '', { companyCode, personId: reader.personId, mayChange }),
    );
    return { ...wholeList(items), can: mayChange && own?.level === 2 ? ['offer'] : [] };
  },
});

interface Reader {
  readonly companyCode: string;
  readonly personId: string;
  readonly mayChange: boolean;
}

/** `loginId`: '' where the login has none any more. */
function rowOf(tie: TieRow, loginId: string, { companyCode: own, personId, mayChange }: Reader): LinkedAccountRow[] {
  const { tieId, state, companyName, englishCompanyName, expiresAt } = tie;
  if (state === 'ended') return [];
  const isOutward = tie.loginCompanyCode === own;
  const isOwn = personId === (isOutward ? tie.loginPersonId : tie.personId);
  const acts: LinkedAccountRow['can'] = [];
  if (isOwn && state === 'offered' && mayChange) acts.push('accept');
  if (isOwn) acts.push('leave');
  else if (mayChange) acts.push('end');
  const companyCode = isOutward ? tie.companyCode : tie.loginCompanyCode;
  const names = { companyName, englishCompanyName };
  return [{ tieId, state, loginId, companyCode, ...names, isOutward, isOwn, expiresAt, can: acts }];
}

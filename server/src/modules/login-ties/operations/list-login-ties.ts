import * as z from 'zod/mini';
import type { LoginTieRow, LoginTies } from '@madang/contract/login-ties/routes.ts';
import { wholeList } from '../../../kernel/lists/list-answers.ts';
import { defineQuery } from '../../../kernel/operations/definition.ts';
import { tiesOf, type TieRow } from '../../../kernel/session/login-ties.sql.ts';
import { structureCompaniesOf } from '../../company-structures/index.ts';

/** MEM-04: the ties of the company to its leading one, or of the leading company to the others. */
export const listLoginTies = defineQuery({
  name: 'list-login-ties',
  input: z.strictObject({}),
  permission: 'companyStructures.view',
  targets: () => [],
  refusals: [],
  async run({ companyCode, reader, askAll }): Promise<LoginTies> {
    const { ties, companies } = await askAll({ ties: tiesOf(companyCode), companies: structureCompaniesOf() });
    const own = companies.find((company) => company.companyCode === companyCode);
    const mayChange = reader.rights.everywhere.has('administrators.change');
    const items = ties.flatMap((tie) => rowOf(tie, { companyCode, personId: reader.personId, mayChange }));
    return { ...wholeList(items), can: mayChange && own?.level === 2 ? ['offer'] : [] };
  },
});

interface Reader {
  readonly companyCode: string;
  readonly personId: string;
  readonly mayChange: boolean;
}

function rowOf(tie: TieRow, { companyCode: own, personId, mayChange }: Reader): LoginTieRow[] {
  const { tieId, state, loginId, companyName, englishCompanyName, expiresAt } = tie;
  if (state === 'ended') return [];
  const isOutward = tie.loginCompanyCode === own;
  const isOwn = personId === (isOutward ? tie.loginPersonId : tie.personId);
  const acts: LoginTieRow['can'] = [];
  if (isOwn && state === 'offered' && mayChange) acts.push('accept');
  if (isOwn) acts.push('leave');
  else if (mayChange) acts.push('end');
  const companyCode = isOutward ? tie.companyCode : tie.loginCompanyCode;
  const names = { companyName, englishCompanyName };
  return [{ tieId, state, loginId, companyCode, ...names, isOutward, isOwn, expiresAt, can: acts }];
}

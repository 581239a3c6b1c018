import * as z from 'zod/mini';
import { dispatchProperties } from '@madang/contract/access/dispatches/properties.ts';
import { wholeList } from '../../../../kernel/lists/list-answers.ts';
import { defineQuery } from '../../../../kernel/operations/definition.ts';
import { structureCompaniesOf } from '../../../company-life/company-structures/index.ts';

/** STA-09: the other companies of the structure, to which people may be dispatched. */
export const listDispatchHosts = defineQuery({
  name: 'list-dispatch-hosts',
  input: z.strictObject({}),
  permission: 'dispatches.change',
  targets: () => [],
  refusals: [],
  async run({ kernel, companyCode: own, ask }) {
    const others = (await ask(structureCompaniesOf())).filter(({ companyCode }) => companyCode !== own);
    const items = others.map(({ companyCode, companyName, englishCompanyName }) => ({
      companyCode,
      companyName,
      englishCompanyName,
    }));
    const isAnyCompany = (await kernel.properties.get(dispatchProperties.toAnyCompany)) === 'Y';
    return { ...wholeList(items), isAnyCompany };
  },
});

import * as z from 'zod/mini';
import { linkLimits } from '@madang/contract/workplace/quick-links/limits.ts';
import { wholeList } from '../../../../kernel/lists/list-answers.ts';
import { defineQuery } from '../../../../kernel/operations/definition.ts';
import { linkRowOf } from '../quick-links.ts';
import { linksOf } from '../quick-links.sql.ts';

/** The company's quick links in their order, with how many it may have. */
export const listLinks = defineQuery({
  name: 'list-links',
  input: z.strictObject({}),
  permission: 'quick-links.view',
  targets: () => [],
  refusals: [],
  async run({ companyCode, reader, ask }) {
    const links = await ask(linksOf(companyCode));
    const limit = linkLimits.links;
    const mayCreate = reader.rights.everywhere.has('quick-links.create') && links.length < limit;
    return { ...wholeList(links.map(linkRowOf)), limit, can: mayCreate ? ['create' as const] : [] };
  },
});

import { holderExport, oneHolderExport } from '@madang/contract/people/role-assignments/routes.ts';
import { listedRoles } from '@madang/contract/people/role-assignments/rules.ts';
import { readTerm } from '@madang/contract/people/people/search-term.ts';
import * as z from 'zod/mini';
import { readOwnExport } from '../../../../kernel/operations/own-exports.ts';
import { defineQuery } from '../../../../kernel/operations/definition.ts';
import { roleHoldersOf } from '../../roles/index.ts';
import { exportTarget } from '../role-assignments.ts';
import { unsealSearch } from '../sealed-search.ts';
import { exportMemberships } from './export-memberships.ts';

/** Filters as the log keeps them: true if there was a search. */
const filters = z.strictObject({ role: holderExport.shape.role, keyword: z._default(z.boolean(), false) });

/** The people of an export that the reader began: a company has few who hold a role, so they are read at once. */
export const readMembershipExport = defineQuery({
  name: 'read-membership-export',
  input: oneHolderExport,
  permission: 'memberships.view',
  targets: () => [],
  refusals: ['CO404'],
  async run({ kernel, companyCode, language, reader, read, ask, refuse }, { exportId, search }) {
    const asked = { reader, target: exportTarget(exportId), operation: exportMemberships.name };
    const detail = await read((tx) => readOwnExport(tx, asked));
    if (!detail) throw refuse('CO404');
    const { role, keyword: isSearched } = filters.parse(detail);
    const keyword = unsealSearch(kernel.keyring, exportId, search);
    // What was recorded leaves, and no more: neither another search nor none.
    if (keyword === undefined || isSearched !== (keyword !== '')) throw refuse('CO404');
    const query = { companyCode, roles: listedRoles, role, ...readTerm(keyword) };
    const holders = await ask(roleHoldersOf(query, { offset: 0, limit: null }));
    return { holders, language, timeZone: reader.profile.timeZone };
  },
});

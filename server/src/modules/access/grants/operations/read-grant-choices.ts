import * as z from 'zod/mini';
import { grantableRoles } from '@madang/contract/people/role-assignments/rules.ts';
import { defineQuery } from '../../../../kernel/operations/definition.ts';
import { choicesOf } from '../rows.sql.ts';
import { placesOf, placesOfRole, resourcesOf } from '../targets.ts';

/** MEM-02: lists rights that the reader may give, and roles, hours and parts of the company to bind them to. */
export const readGrantChoices = defineQuery({
  name: 'read-grant-choices',
  input: z.strictObject({}),
  permission: 'grants.view',
  targets: { within: 'grant' },
  refusals: [],
  async run({ companyCode, reader, ask }) {
    const rows = await ask(choicesOf(companyCode));
    const named = (kind: 'window' | 'part') =>
      rows.filter((row) => row.kind === kind).map(({ id, name }) => ({ id, name }));
    return {
      resources: resourcesOf(reader.rights.somewhere),
      roles: grantableRoles.map((name) => ({ name, places: placesOfRole(name) })),
      companyRoles: rows
        .filter(({ kind }) => kind === 'role')
        .map(({ id, name, permissions }) => ({ id, name, places: placesOf(permissions) })),
      windows: named('window'),
      subOrganisations: named('part'),
      isWholeCompany: reader.rights.everywhere.has('grants.change'),
    };
  },
});

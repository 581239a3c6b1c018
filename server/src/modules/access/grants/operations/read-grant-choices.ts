import * as z from 'zod/mini';
import { grantableRoles } from '@madang/contract/people/memberships/rules.ts';
import { resourceRoles } from '../../../../kernel/access/givable.ts';
import { defineQuery } from '../../../../kernel/operations/definition.ts';
import { choicesOf } from '../rows.sql.ts';

/** MEM-02: what the reader may give of their own, and what it may be bound to. */
export const readGrantChoices = defineQuery({
  name: 'read-grant-choices',
  input: z.strictObject({}),
  permission: 'grants.view',
  targets: { within: 'grant' },
  refusals: [],
  async run({ companyCode, reader, ask }) {
    const rows = await ask(choicesOf(companyCode));
    const own = reader.rights.somewhere;
    const has = (role: string) => (resourceRoles.get(role) ?? []).every((permission) => own.has(permission));
    const resources = new Map<string, ('R' | 'V')[]>();
    for (const role of resourceRoles.keys()) {
      const [type, name = ''] = role.split(':');
      if (has(role)) resources.set(name, [...(resources.get(name) ?? []), type === 'V' ? 'V' : 'R']);
    }
    const named = (kind: (typeof rows)[number]['kind']) =>
      rows.filter((row) => row.kind === kind).map(({ id, name }) => ({ id, name }));
    return {
      resources: [...resources].map(([name, types]) => ({ name, types })),
      roles: [...grantableRoles],
      companyRoles: named('role'),
      windows: named('window'),
      subOrganisations: named('part'),
      isWholeCompany: reader.rights.everywhere.has('grants.change'),
    };
  },
});

import { platformPersonSearch } from '@madang/contract/views/audit-log/platform.ts';
import { readOtherCompany } from '../../../../kernel/db/database.ts';
import { listAccess } from '../../../../kernel/operations/list-access.ts';
import { defineQuery } from '../../../../kernel/operations/definition.ts';
import { findByLoginId } from '../../../secrets/passwords/index.ts';
import { readNames } from '../../../people/person-names/index.ts';

/** MEM-07: whose sign-in ID it is, so that the operator can search the logs for that person. */
export const findPlatformPerson = defineQuery({
  name: 'find-platform-person',
  input: platformPersonSearch,
  permission: 'platform.view',
  targets: () => [],
  access: (search, own) => listAccess(own, search),
  refusals: [],
  async run({ kernel, read }, { loginId }) {
    const known = loginId === '' ? undefined : await findByLoginId(kernel, loginId);
    if (!known) return { person: null };
    const { companyCode, personId } = known;
    const names = await read((tx) => readOtherCompany(tx, companyCode, () => readNames(tx, companyCode, [personId])));
    const named = names.get(personId);
    return { person: named ? { personId, companyCode, ...named } : null };
  },
});

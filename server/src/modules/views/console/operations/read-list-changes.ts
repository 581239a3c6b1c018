import { listChangesInput } from '@madang/contract/views/console/inputs.ts';
import { defineQuery } from '../../../../kernel/operations/definition.ts';
import { changedByOthers } from '../list-changes.ts';

/** POR-10: says that a list is no longer as it was read, and not what of it is another. */
export const readListChanges = defineQuery({
  name: 'read-list-changes',
  input: listChangesInput,
  permission: 'console.view',
  targets: () => [],
  refusals: [],
  async run({ companyCode, reader, ask }, { kinds, since }) {
    const [answer] = await ask(changedByOthers({ companyCode, personId: reader.personId, kinds, since }));
    return answer ?? { hasChanged: false, since };
  },
});

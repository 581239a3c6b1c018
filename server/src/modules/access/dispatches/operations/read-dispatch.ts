import { dispatchKey } from '@madang/contract/access/dispatches/rules.ts';
import { defineQuery } from '../../../../kernel/operations/definition.ts';
import { findDispatch, selectEvents } from '../dispatches.sql.ts';
import { presentDispatch, presentEvent } from '../present.ts';
import { dispatchTarget } from '../required.ts';

/** STA-09: one dispatch with all that happened to it. */
export const readDispatch = defineQuery({
  name: 'read-dispatch',
  input: dispatchKey,
  permission: 'dispatches.view',
  targets: () => [],
  access: ({ dispatchId }) => ({ target: dispatchTarget(dispatchId) }),
  refusals: ['CO404'],
  async run({ kernel, companyCode, reader, read, refuse }, { dispatchId }) {
    const key = { companyCode, dispatchId };
    const mayChange = reader.rights.everywhere.has('dispatches.change');
    return read(async (tx) => {
      const dispatch = await findDispatch(tx, key);
      if (!dispatch) throw refuse('CO404');
      const events = await selectEvents(tx, key);
      const actorIds = events.flatMap(({ actorId }) => actorId ?? []);
      const actors = await kernel.actorNames(tx, companyCode, actorIds);
      return {
        ...presentDispatch(kernel.keyring, dispatch, mayChange),
        history: events.map((event) => presentEvent(kernel.keyring, dispatchId, event, actors)),
      };
    });
  },
});

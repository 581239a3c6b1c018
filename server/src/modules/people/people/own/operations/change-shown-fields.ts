import { shownFields } from '@madang/contract/people/people/own/routes.ts';
import { defineOperation } from '../../../../../kernel/operations/definition.ts';
import { knownIn, readShownFields, writeShownFields } from '../../../../people/own-records/index.ts';
import { refuseSynchronising } from '../../../../people/person-records/index.ts';

/** DEP-05: changes which of their own contacts a person shows to colleagues. */
export const changeShownFields = defineOperation({
  name: 'change-shown-fields',
  input: shownFields,
  permission: 'session',
  targets: () => [],
  refusals: ['EDIT_CONFLICT', 'MB657', 'MB708'],
  async run({ tx, companyCode, actorId: personId = '', refuse }, { shown, expected }) {
    const person = { companyCode, personId };
    // Locks the row, so that what is read next stays true until the change is written.
    await refuseSynchronising(tx, person);
    const [before, desired] = [await readShownFields(tx, person), knownIn(shown)];
    const isBefore = (names: readonly string[]) => knownIn(names).join() === before.join();
    if (expected && !isBefore(expected) && !isBefore(desired)) throw refuse('EDIT_CONFLICT');
    await writeShownFields(tx, person, desired);
    return {
      answer: { before: { shown: before } },
      audit: { target: { kind: 'person', id: personId }, fields: desired },
    };
  },
});

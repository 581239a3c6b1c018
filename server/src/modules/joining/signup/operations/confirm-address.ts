import { addressConfirmation } from '@madang/contract/joining/signup/routes.ts';
import { secretHash } from '../../../../kernel/crypto/keyring.ts';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { confirmLoginId } from '../../../secrets/credentials/index.ts';
import { takeConfirmation } from '../../../people/registration-flows/index.ts';

/** Opening the link changes nothing; the page's button calls this. */
export const confirmAddress = defineOperation({
  name: 'confirm-address',
  input: addressConfirmation,
  permission: 'session',
  targets: () => [],
  refusals: ['MB_M_CONFIRMATION_GONE'],
  isSecret: true,
  async run({ tx, actorId: personId = '', refuse }, { secret }) {
    const person = await takeConfirmation(tx, { secretHash: secretHash(secret), personId });
    if (!person || !(await confirmLoginId(tx, person))) throw refuse('MB_M_CONFIRMATION_GONE');
    return { answer: null, audit: { target: { kind: 'person', id: personId } } };
  },
});

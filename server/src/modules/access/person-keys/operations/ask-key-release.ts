import { keyProving } from '@madang/contract/access/person-keys/inputs.ts';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { isStillPassword, provePassword } from '../../../secrets/passwords/index.ts';
import { markAskedBack } from '../person-keys.sql.ts';
import { whyNot } from '../use-key.ts';

/** STA-05: registered becomes ready for release; the key opens nothing from then on. */
export const askKeyRelease = defineOperation({
  name: 'ask-key-release',
  input: keyProving,
  permission: 'session',
  targets: () => [],
  refusals: ['CO429', 'EM0011', 'KMS005', 'KMS007', 'KMS008', 'MB_M_PASSWORD_WRONG'],
  isSecret: true,
  prepare: (context, proof) => provePassword(context, proof),
  async run({ tx, kernel, companyCode, actorId: personId = '', prepared: proven, refuse }) {
    const person = { companyCode, personId };
    if (!(await isStillPassword(tx, proven))) throw refuse.field('password', 'MB_M_PASSWORD_WRONG');
    if (!(await markAskedBack(tx, person, true))) throw await whyNot({ tx, kernel }, person, 'KMS005');
    return { answer: null, audit: { target: { kind: 'person', id: personId }, fields: ['key'] } };
  },
});

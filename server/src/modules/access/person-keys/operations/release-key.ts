import { keyOfPerson } from '@madang/contract/access/person-keys/rules.ts';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { changeableRefusals } from '../../../../kernel/session/changeable.ts';
import { requireFreshProof } from '../../../../kernel/session/fresh-proof.ts';
import { requireAct } from '../../../people/person-records/index.ts';
import { announceKey } from '../announce.ts';
import { hasOtherReleaser, lockLivingKey } from '../person-keys.sql.ts';
import { destroyKey, whyNot } from '../use-key.ts';

/** STA-05: carries out a requested release. Another person does it; a sole administrator does it with a fresh proof. */
export const releaseKey = defineOperation({
  name: 'release-key',
  input: keyOfPerson,
  permission: 'employees.releaseKey',
  targets: ({ personId }) => [{ kind: 'person', id: personId }],
  refusals: [...changeableRefusals, 'KEY_OWN', 'KMS003', 'KMS005', 'KMS006', 'KMS008', 'PROOF_NEEDED'],
  async run({ tx, kernel, companyCode, actorId, sessionHash, refuse }, { personId }) {
    const person = { companyCode, personId };
    const isOwn = personId === actorId;
    if (isOwn) {
      if (await hasOtherReleaser(tx, person)) throw refuse('KEY_OWN');
      // Nothing that runs later proves who asked.
      if (!sessionHash) throw refuse('PROOF_NEEDED');
      await requireFreshProof(tx, sessionHash);
    }
    await requireAct(tx, person, 'change');
    const call = { tx, kernel };
    const key = await lockLivingKey(tx, person);
    if (!key) throw await whyNot(call, person, 'KMS005');
    if (!key.isAskedBack) throw refuse('KMS006');
    await destroyKey(call, key, false);
    await announceKey(tx, kernel, person, 'keyReleased');
    const audit = { target: { kind: 'person', id: personId }, fields: ['key'] };
    return { answer: null, audit: isOwn ? { ...audit, detail: { soleAdministrator: true } } : audit };
  },
});

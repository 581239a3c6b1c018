import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { inCompany } from '../../../kernel/db/database.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { renewAll } from '../../../platform/keys/key-commands.ts';
import { addTestPerson } from '../../../testing/people.ts';
import { index, phases, second, startRotation } from '../../../testing/keys/rotation.ts';
import { recoveryCodeHashes, makeRecoveryCodes } from './recovery-codes.ts';
import { spendRecoveryCode } from './recovery-codes.sql.ts';

test('OPS-04 recovery codes remain valid after one key rotation and after two', async () => {
  const { own, started, keysOf: of } = await startRotation();
  const person = await addTestPerson(own);
  const { companyCode } = person;
  const codes = await inCompany(own.kernel.db, companyCode, (tx) => makeRecoveryCodes(tx, own.kernel.keyring, person));
  const spend = ({ db, keyring }: Kernel, code = '') =>
    inCompany(db, companyCode, (tx) =>
      spendRecoveryCode(tx, person, recoveryCodeHashes(keyring, person, code.replaceAll(/[^A-Z0-9]/g, ''))),
    );
  const after = await started(phases.write);
  expect(await spend(after, codes[0])).toBe(true);
  await renewAll(of(after));
  const alone = await started(phases.done);
  expect(await spend(alone, codes[1])).toBe(true);
  expect(await spend(alone, codes[1])).toBe(false);
  expect(await spend(alone, 'AAAAAAAAAA')).toBe(false);
  const third = { MADANG_KEYS: second, MADANG_INDEX_KEYS: `i3:${randomBytes(32).toString('base64')},${index}` };
  const again = await started(third);
  await renewAll(of(again));
  expect(await spend(again, codes[2])).toBe(true);
});

import { passwordProof } from '@madang/contract/secrets/credentials/password-proof.ts';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { provePassword } from '../../../secrets/passwords/index.ts';

/** Proves whose session it is by the password, for what asks for a fresh proof. */
export const proveSession = defineOperation({
  name: 'prove-session',
  input: passwordProof,
  permission: 'session',
  targets: () => [],
  refusals: ['CO429', 'EM0011', 'MB_M_PASSWORD_WRONG'],
  isSecret: true,
  prepare: provePassword,
  // The change that it is typed for leaves the row; a wrong try is counted.
  run: () => Promise.resolve({ answer: null, audit: 'none' }),
});

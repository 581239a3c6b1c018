import type { ErrorNotes } from '../../kernel/errors.ts';
import type { factorErrors } from './errors.ts';

export const factorErrorNotes: ErrorNotes<typeof factorErrors> = {
  FACTOR_CODE_WRONG: {
    cause: 'The code is not the one that the authenticator app shows now, half a minute earlier or later.',
    remedy: 'Set the phone’s clock to automatic time, and check that the entry in the app is the one of this account.',
  },
  FACTOR_CODE_USED: {
    cause: 'Each code of an authenticator app serves once, so that one that was overseen is worth nothing.',
    remedy: 'Wait until the app shows the next code, half a minute at most.',
  },
  FACTOR_LIMIT: {
    cause: 'Someone who knows the password entered many wrong codes: 12 in an hour or 30 in a day.',
    remedy: 'Wait, or have an administrator reset the second factor. Change the password if it was not you.',
  },
  FACTOR_REQUIRED: {
    cause: 'The property policy.second_factor requires a second factor of the people of this company.',
    remedy: 'Set up another factor first. The operator may change the property.',
  },
  PASSKEY_REFUSED: {
    cause: 'The signature is not of a passkey of this account, or not of this sign-in’s challenge, address and time.',
    remedy: 'Try again, with a passkey that was registered at this address; MADANG_BASE_URL names the address.',
  },
  PASSKEY_SECOND_STEP: {
    cause: 'The passkey was registered before passkeys could sign in alone, so it is not known to check its owner.',
    remedy: 'Sign in with ID and password, confirm with the passkey, and register a new passkey under my account.',
  },
  PASSKEY_COPIED: {
    cause: 'Each use of the passkey is counted by its device, and it has counted less than before: a copy is about.',
    remedy: 'Sign in another way, remove the passkey and register a new one. The person was told by mail.',
  },
  PASSKEY_UNAVAILABLE: {
    cause:
      'Browsers have passkeys for names only, over https: not for a bare address such as 192.0.2.7, nor plain http.',
    remedy: 'Set MADANG_BASE_URL to an https address with a name. On one’s own machine http://localhost does.',
  },
};

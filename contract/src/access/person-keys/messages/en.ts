import type { personKeyErrors } from '../errors.ts';

export const en = {
  errors: {
    KMS002: 'This file was sealed with another key or has been changed since.',
    KMS003: 'The key store cannot be reached. Nothing was changed; try again later.',
    KMS004: 'The key store answered with another key. Nothing was changed; contact your administrator.',
    KMS005: 'No key is registered.',
    KMS006: 'A key is registered. Request its release before releasing it.',
    KMS007: 'The key is waiting to be released.',
    KMS008: 'This key was released. Files sealed with it can no longer be opened.',
    KEY_OWN:
      'Your own key is released by another administrator. If your company has no other one, request the release and then release the key yourself.',
  } satisfies Record<keyof typeof personKeyErrors, string>,
  operations: {
    'register-key': 'Key registered',
    'ask-key-release': 'Key release requested',
    'withdraw-key-release': 'Key release request withdrawn',
    'make-file-key': 'File sealed with the key',
    'open-file-key': 'Sealed file opened',
    'release-key': 'Key released',
    'reset-key': 'Key reset',
  },
};

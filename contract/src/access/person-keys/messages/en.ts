import type { personKeyErrors } from '../errors.ts';

export const en = {
  errors: {
    KMS002: 'This was sealed by another key, or was changed since.',
    KMS003: 'The key store cannot be reached. Nothing was changed; try again later.',
    KMS004: 'The key store answered with another key. Nothing was changed; contact your administrator.',
    KMS005: 'No key is registered.',
    KMS006: 'A key is registered. It can only be released after its release was asked for.',
    KMS007: 'The key waits for its release.',
    KMS008: 'This key was released. What it sealed cannot be opened any more.',
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

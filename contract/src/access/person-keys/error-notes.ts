import type { ErrorNotes } from '../../kernel/errors.ts';
import type { personKeyErrors } from './errors.ts';

export const personKeyErrorNotes: ErrorNotes<typeof personKeyErrors> = {
  KMS003: {
    cause: 'The store of keys is away or too slow. Keys, states and sealed files are as they were.',
    remedy: 'Try again once the store answers; what was begun is taken up where it stands.',
  },
  KMS004: {
    cause: 'What the store holds under the key’s name does not open what this key sealed when it was registered.',
    remedy: 'Give the store the right keys back, from its own backup; a reset gives the key up for good.',
  },
};

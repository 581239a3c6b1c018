import type { ErrorNotes } from '../../kernel/errors.ts';
import type { signInPolicyErrors } from './errors.ts';

export const signInPolicyErrorNotes: ErrorNotes<typeof signInPolicyErrors> = {
  NETWORK_OWN_MISSING: {
    cause: 'The address that the call came from lies in none of the networks of the list.',
    remedy:
      'Add the own address or its network; an empty list lets everyone in again. Where nobody comes in any more, the operator runs `npm run operator -- networks clear <company>`.',
  },
};

import type { ErrorNotes } from '../../kernel/errors.ts';
import type { recoveryPinErrors } from './errors.ts';

export const recoveryPinErrorNotes: ErrorNotes<typeof recoveryPinErrors> = {
  KMS001: {
    cause:
      'The PIN was entered wrong five times. A visitor hears this of any ID after five tries, whether there is such an account or not.',
    remedy:
      'An administrator or the service desk unblocks it in the member’s panel, or the operator with `npm run operator -- pin unblock <id>`.',
  },
  PIN_WRONG: {
    cause:
      'The ID has no such PIN, has none at all, does not exist, or its PIN is blocked: a stranger is not told which.',
    remedy: 'Another way back, or another PIN.',
  },
};

import type { ErrorNotes } from '../../kernel/errors.ts';
import type { promotionErrors } from './errors.ts';

export const promotionErrorNotes: ErrorNotes<typeof promotionErrors> = {
  PROMOTION_UNKNOWN: {
    cause: 'No issue has this code, or the code serves another company.',
    remedy: 'Compare the last four letters with the list of the issue; case, spaces and hyphens do not matter.',
  },
  PROMOTION_EXPIRED: {
    cause: 'The period of the issue has not begun or is over, or the code was revoked.',
    remedy: 'Issue a new code; what was revoked does not come back.',
  },
  PROMOTION_USED_UP: {
    cause: 'The code has been used as often as it may, or this company has used it before.',
    remedy: 'Issue a new code.',
  },
  OPENCODE_LIMIT: {
    cause: 'The valid keys of a company count, those of every agency of it together.',
    remedy: 'Issue fewer, revoke keys that no one needs, or ask the platform operator for a higher limit.',
  },
  PROMOTION_PERIOD: {
    cause: 'The end of an issue lies in the past or before its start.',
    remedy: 'Give an end in the future, with its offset from UTC.',
  },
  OPENCODE_INVALID: {
    cause:
      'The opencode does not exist, was used or revoked, has expired, or is a key of another company; the answer does not tell which.',
    remedy: 'The agency that issued it looks it up by its last four letters and issues another.',
  },
  OPENCODE_USED: {
    cause: 'Someone has an account by this opencode; revoking it would change nothing.',
    remedy: 'Nothing is left to revoke: the account stands by itself. Revoke codes that no one has used yet.',
  },
};

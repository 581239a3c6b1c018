import type { ErrorNotes } from '../../kernel/errors.ts';
import type { structureErrors } from './errors.ts';

export const structureErrorNotes: ErrorNotes<typeof structureErrors> = {
  STRUCTURE_LEADING: {
    cause: 'The leading company invites others and never leaves; the other companies can only leave.',
    remedy: 'The platform operator ends the structure, or makes one with another leading company.',
  },
  STRUCTURE_MEMBER: {
    cause: 'A company belongs to one structure at a time.',
    remedy: 'It leaves its structure first, by an offer that the other side accepts.',
  },
  STRUCTURE_OFFER_OVER: {
    cause:
      'The offer was accepted, declined or withdrawn, its time is over, or one of the two companies has ended its service.',
    remedy: 'Make a new offer.',
  },
};

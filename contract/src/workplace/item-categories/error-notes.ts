import type { ErrorNotes } from '../../kernel/errors.ts';
import type { itemCategoryErrors } from './errors.ts';

export const itemCategoryErrorNotes: ErrorNotes<typeof itemCategoryErrors> = {
  CG001: {
    cause: 'A category is about to be added to an item.',
    remedy: 'Answer the question; nothing is added before.',
  },
  MB801: {
    cause: 'The company has as many categories as one may have, of all kinds together.',
    remedy: 'Delete one that is no longer needed: its number is free for another at once.',
  },
  MB803: {
    cause: 'The category is switched off.',
    remedy: 'Switch it on in the list of categories, or choose another.',
  },
  MB804: {
    cause:
      'The item has as many categories as one may have, or the deletion of a category is undone whose items have as many others by now.',
    remedy: 'Remove one of its categories first.',
  },
};

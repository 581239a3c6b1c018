import type { savedViewErrors } from '../errors.ts';

export const en = {
  errors: {
    SAVED_VIEW_LIMIT: 'You can save up to {{0}} views of your own.',
    SAVED_VIEW_LIMIT_SHARED: 'Your company can share up to {{0}} views.',
    SAVED_VIEW_NAME_TAKEN: 'This name is already in use.',
    SAVED_VIEW_OF_OTHERS: 'Only the owner of this view or an administrator can edit or delete it.',
    SAVED_VIEW_QUERY: 'This view does not belong to this list.',
  } satisfies Record<keyof typeof savedViewErrors, string>,
  fields: {
    savedViewName: 'Name',
    query: 'Search and filters',
    isShared: 'Share with other administrators',
    owner: 'Owner',
  },
  operations: {
    'set-list-layout': 'List layout changed',
    'create-saved-view': 'View saved',
    'change-saved-view': 'View changed',
    'delete-saved-view': 'View deleted',
    'restore-saved-view': 'View restored',
    'restore-shared-view': 'View shared again',
    'hand-over-saved-view': 'View handed over',
  },
};

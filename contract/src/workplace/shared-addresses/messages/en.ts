import type { sharedAddressErrors } from '../errors.ts';

export const en = {
  errors: {
    SHARED_ADDRESS_FORM:
      'Before the @, use up to {{0}} letters and digits, with dots, hyphens or underscores between them.',
    SHARED_ADDRESS_LIMIT: 'You can add up to {{0}} shared addresses.',
    SHARED_ADDRESS_PERSON: 'One of these people is no longer an active member. Remove them and save again.',
  } satisfies Record<keyof typeof sharedAddressErrors, string>,
  fields: {
    sharedMailAddress: 'Address',
    sharedAddressName: 'Name',
    sharedAddressEnglishName: 'English name',
    sharedAddressDescription: 'Description',
    members: 'Members',
    senders: 'Senders',
    owners: 'Owners',
  },
  operations: {
    'create-shared-address': 'Shared address added',
    'change-shared-address': 'Shared address changed',
    'change-own-members': 'Members of a shared address changed',
    'delete-shared-address': 'Shared address deleted',
    'restore-shared-address': 'Shared address restored',
    'read-shared-address': 'Shared address viewed',
    'download-alias-table': 'Shared addresses downloaded',
  },
};

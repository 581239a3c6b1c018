import type { emblemErrors } from '../errors.ts';

export const en = {
  errors: {
    EMBLEM_HELD: 'This member already has the emblem.',
    EMBLEM_HOLDERS: 'A file can have up to {{0}} rows. Download one emblem at a time.',
    EMBLEM_IMAGE_KIND: 'Choose a PNG, JPEG, WebP or GIF image.',
    EMBLEM_IMAGE_PIXELS: 'The image has more than {{0}} million pixels. Choose a smaller one.',
    EMBLEM_IMAGE_BROKEN: 'The image is damaged or incomplete. Save it again and choose that file.',
    EMBLEM_NOT_HELD: 'This member does not have the emblem.',
    MB120: 'Another emblem has this name.',
    MB121: 'This emblem no longer exists. Refresh the page.',
    MB122: 'A company can have up to {{0}} emblems.',
    MB123: 'A member can have up to {{0}} emblems.',
    MB124: 'Members have this emblem ({{0}}). Remove it from them first.',
    MB125: 'The image can be up to {{0}} KB.',
  } satisfies Record<keyof typeof emblemErrors, string>,
  fields: {
    emblemId: 'Emblem',
    emblemName: 'Name',
    englishEmblemName: 'English name',
    emblemDescription: 'Description',
    englishEmblemDescription: 'English description',
  },
  operations: {
    'create-emblem': 'Emblem added',
    'change-emblem': 'Emblem changed',
    'delete-emblem': 'Emblem deleted',
    'restore-emblem': 'Emblem restored',
    'grant-emblem': 'Emblem granted',
    'take-back-emblem': 'Emblem removed from a member',
    'download-emblems': 'Emblems downloaded',
    'list-person-emblems': 'Emblems of a member viewed',
    'list-emblem-holders': 'Members with an emblem viewed',
  },
};

import type { subOrganisationErrors } from '../errors.ts';

export const en = {
  errors: {
    SUB_ORGANISATION_LIMIT: 'You can add up to {{0}} sites.',
    SUB_ORGANISATION_PEOPLE_LIMIT:
      'Up to {{0}} members can belong to a site individually. Add their department instead.',
    SUB_ORGANISATION_CODE_LENGTH: 'Enter a code of {{0}} to {{1}} characters.',
    SUB_ORGANISATION_TAKEN: 'This code is already in use.',
  } satisfies Record<keyof typeof subOrganisationErrors, string>,
  fields: {
    idChangeFrom: 'ID changes from',
    idChangeUntil: 'ID changes until',
    subOrganisationCode: 'Site code',
    subOrganisationName: 'Site name',
    englishSubOrganisationName: 'English name',
  },
};

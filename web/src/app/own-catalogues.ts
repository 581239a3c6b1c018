/** Texts that the pages of one capability say alone, loaded by them alone: no other page bears their weight. */
export const ownCatalogues = {
  account: import.meta.glob([
    '../../../contract/src/{consents,employees,profiles}/messages/*.ts',
    '/src/features/{consents,profiles,sessions}/messages/*.ts',
  ]),
  consents: import.meta.glob('/src/features/consents/messages/*.ts'),
  invitations: import.meta.glob('/src/features/invitations/messages/*.ts'),
  operators: import.meta.glob('/src/features/operators/messages/*.ts'),
  recoveries: import.meta.glob('/src/features/recoveries/messages/*.ts'),
  registrations: import.meta.glob('/src/features/registrations/messages/*.ts'),
} as const;

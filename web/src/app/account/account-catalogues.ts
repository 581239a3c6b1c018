/** The same for pages of the signed-in app; two lists, for each document would bear the weight of the other's. */
export const accountCatalogues = {
  account: import.meta.glob([
    '../../../../contract/src/{consents,people,security-questions,profiles}/messages/*.ts',
    '/src/features/{consents,security-questions,profiles,sessions}/messages/*.ts',
  ]),
  'two-factor': import.meta.glob([
    '../../../../contract/src/two-factor/messages/*.ts',
    '/src/features/two-factor/messages/*.ts',
  ]),
} as const;

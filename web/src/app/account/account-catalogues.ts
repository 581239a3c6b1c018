/** The same for pages of the signed-in app; two lists, for each document would bear the weight of the other's. */
export const accountCatalogues = {
  account: import.meta.glob([
    '../../../../contract/src/{consents,employees,hints,profiles}/messages/*.ts',
    '/src/features/{consents,hints,profiles,sessions}/messages/*.ts',
  ]),
  factors: import.meta.glob(['../../../../contract/src/factors/messages/*.ts', '/src/features/factors/messages/*.ts']),
} as const;

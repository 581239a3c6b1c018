/** The wings of the house, lowest first: a capability calls those of its own wing and of the wings below it. */
export const wings = [
  'ground',
  'secrets',
  'organisation',
  'people',
  'company-life',
  'access',
  'workplace',
  'joining',
  'views',
] as const;
export type Wing = (typeof wings)[number];

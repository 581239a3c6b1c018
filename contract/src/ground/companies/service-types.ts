/** PT works (with mail), MO mail alone, MS messenger, MT meeting, DV drive. */
export const serviceTypes = ['PT', 'MO', 'MS', 'MT', 'DV'] as const;
export type ServiceType = (typeof serviceTypes)[number];

/** The last part of `/signup/{service}` for each type. */
export const serviceSlugs = {
  works: 'PT',
  mail: 'MO',
  messenger: 'MS',
  meeting: 'MT',
  drive: 'DV',
} as const satisfies Record<string, ServiceType>;
export type ServiceSlug = keyof typeof serviceSlugs;

/** Services of a user who signed up for a type; the works product includes all of them. */
export const servicesOf: Readonly<Record<ServiceType, readonly ServiceType[]>> = {
  PT: ['PT', 'MO', 'MS', 'MT', 'DV'],
  MO: ['MO'],
  MS: ['MS'],
  MT: ['MT'],
  DV: ['DV'],
};

/** PT and MO make a company with its representative; the others a free account of one person. */
export function makesCompany(type: ServiceType): boolean {
  return type === 'PT' || type === 'MO';
}

/** Only the works product gives out addresses of its own; every other login ID is a mail address. */
export function givesOutMail(type: ServiceType): boolean {
  return type === 'PT';
}

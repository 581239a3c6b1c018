import metadata from 'libphonenumber-js/max/metadata';

/** ITU calling codes as the phone check knows them. The first region is the default one: US of +1, GB of +44. */
export const callingCodes = Object.entries(metadata.country_calling_codes).map(([digits, regions]) => ({
  callingCode: `+${digits}`,
  regions: regions as readonly string[] as readonly [string, ...string[]], // the metadata has no empty list
}));

const known: ReadonlySet<string> = new Set(callingCodes.map(({ callingCode }) => callingCode));

/** Returns true if any country or service has the calling code, such as `+82`. */
export function isCallingCode(callingCode: string): boolean {
  return known.has(callingCode);
}

import type { EditionKey } from '@madang/contract/ground/terms-publishing/routes.ts';
import { termsFor } from '@madang/contract/ground/terms/rules.ts';

/** The first terms that no one has written yet, country by country; undefined where there are all. */
export function firstFree(countries: readonly string[], taken: readonly EditionKey[]): EditionKey | undefined {
  const keyOf = ({ termsCode, countryCode }: EditionKey) => `${termsCode} ${countryCode}`;
  const known = new Set(taken.map(keyOf));
  return countries
    .flatMap((countryCode) =>
      termsFor({ countryCode, isCompanyAdministrator: true }).map((termsCode) => ({ termsCode, countryCode })),
    )
    .find((key) => !known.has(keyOf(key)));
}

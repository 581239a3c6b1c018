import * as z from 'zod/mini';
import { required, rule, formMaxLength, text } from '../../kernel/rules.ts';
import { countryCodes } from './codes.ts';

const known: ReadonlySet<string> = new Set(countryCodes);

/** An ISO 3166-1 code of two letters; small letters are raised, an unknown code is refused. */
export const countryCode = text(formMaxLength).check(
  required,
  z.overwrite((value) => value.toUpperCase()),
  rule('CO400', (value) => known.has(value)),
);

/** Home country of the product: its residence preset, and the only country without the overseas term. */
export const homeCountry = 'KR';

import { listCountries } from '@madang/contract/countries/wire.ts';
import { operation } from '../../../kernel/http/operation.ts';
import { countriesIn } from '../countries.ts';

/** All countries with names in the asked language, or in the request's. */
export const listCountriesCall = operation(listCountries, async ({ query, request }) => ({
  data: { list: [...countriesIn(query.language ?? request.language)] },
}));

import { countryList } from '@madang/contract/countries/inputs.ts';
import { definePublicQuery } from '../../../kernel/operations/definition.ts';
import { countriesIn } from '../countries.ts';

/** All countries with names in the asked language, or in the request's. */
export const listCountries = definePublicQuery({
  name: 'list-countries',
  input: countryList,
  refusals: [],
  run: async ({ language }, { language: asked }) => ({ data: { list: [...countriesIn(asked ?? language)] } }),
});

import { countryList } from '@madang/contract/ground/countries/inputs.ts';
import { definePublicQuery } from '../../../../kernel/operations/definition.ts';
import { countryAnswers } from '../countries.ts';

/** All countries with names in the asked language, or in the request's. */
export const listCountries = definePublicQuery({
  name: 'list-countries',
  input: countryList,
  refusals: [],
  run: async ({ language }, { language: asked }) => countryAnswers[asked ?? language],
});

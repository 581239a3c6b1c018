import * as wire from '@madang/contract/ground/countries/wire.ts';
import { callOf } from '../../../kernel/operations/call-of.ts';
import { listCountries } from './operations/list-countries.ts';
import { listPhoneCodes } from './operations/list-phone-codes.ts';

export const countryRoutes = [
  callOf(wire.listCountries, listCountries),
  callOf(wire.listPhoneCodes, listPhoneCodes, { input: () => ({}) }),
];

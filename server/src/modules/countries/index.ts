import type { Module } from '../../kernel/http/module.ts';
import { listCountriesCall } from './operations/list-countries.ts';
import { listPhoneCodesCall } from './operations/list-phone-codes.ts';

export { isCallingCode } from './calling-codes.ts';
export { mainTimeZone } from './countries.ts';

/** Countries and calling codes: data of the release, answered from memory. */
export const countries: Module = { name: 'countries', needs: [], operations: [listCountriesCall, listPhoneCodesCall] };

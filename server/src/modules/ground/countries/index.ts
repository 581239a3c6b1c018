import type { Module } from '../../../platform/module.ts';
import { countryRoutes } from './routes.ts';

export { isCallingCode } from './calling-codes.ts';
export { mainTimeZone } from './countries.ts';

/** Countries and calling codes: data of the release, answered from memory. */
export const countries: Module = { name: 'countries', needs: [], operations: countryRoutes };

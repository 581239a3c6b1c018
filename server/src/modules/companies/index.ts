import type { Module } from '../../kernel/http/module.ts';

export { createCompany, enterPlatform, listCompanyCodes, readServiceType } from './companies.ts';
export { holdCompany, holdSetUp, isBeingSetUp, isUnfinished } from './set-up.ts';

export const companies: Module = { name: 'companies', needs: [], operations: [] };

import type { Module } from '../../kernel/http/module.ts';
import { destroyEndedCompanies, destroyEndedTask } from './destroy-ended.ts';
import { endCompanyCall } from './operations/end-company.ts';
import { readEndingCall } from './operations/read-ending.ts';

export { destroyEndedCompanies } from './destroy-ended.ts';
export { takeBackEnding } from './operations/take-back-ending.ts';

/** How a company ends its service, how that is taken back, and what becomes of its data. */
export const endings: Module = {
  name: 'company-closures',
  needs: ['accounts', 'companies'],
  operations: [readEndingCall, endCompanyCall],
  tasks: (kernel) => ({ [destroyEndedTask]: () => destroyEndedCompanies(kernel) }),
  schedule: [`33 * * * * ${destroyEndedTask}`],
};

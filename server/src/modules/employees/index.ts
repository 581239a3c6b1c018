import type { Module } from '../../kernel/http/module.ts';
import { runJob } from '../jobs/index.ts';
import { exportEmployeesKind, writeEmployees } from './export-file.ts';
import { employeeRoutes } from './routes.ts';

export { registerEmployee } from './operations/register-employee.ts';

/** The people of a company as its administrators see and register them. */
export const employees: Module = {
  name: 'employees',
  needs: ['accounts', 'companies', 'departments', 'job-ranks', 'jobs', 'otp', 'promotions'],
  operations: employeeRoutes,
  longTasks: (kernel) => ({
    [exportEmployeesKind]: (payload) =>
      runJob(kernel, payload, { permission: 'employees.export', work: writeEmployees }),
  }),
};

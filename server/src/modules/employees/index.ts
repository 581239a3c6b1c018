import type { Module } from '../../kernel/http/module.ts';
import { runJob } from '../jobs/index.ts';
import { exportEmployeesKind, writeEmployees } from './export-file.ts';
import { changeEmployeeJobCall } from './operations/change-employee-job.ts';
import { employeeRoutes } from './routes.ts';

export { registerEmployee } from './operations/register-employee.ts';

/** The people of a company as its administrators see and register them. */
export const employees: Module = {
  name: 'employees',
  needs: ['accounts', 'companies', 'departments', 'job-ranks', 'jobs', 'otp', 'promotions'],
  operations: [...employeeRoutes, changeEmployeeJobCall],
  longTasks: (kernel) => ({ [exportEmployeesKind]: (payload) => runJob(kernel, payload, writeEmployees) }),
};

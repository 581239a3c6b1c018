import * as routes from '@madang/contract/employees/routes.ts';
import type { Module } from '../../kernel/http/module.ts';
import { callOf } from '../../kernel/operations/call-of.ts';
import { runJob } from '../jobs/index.ts';
import { exportEmployeesKind, writeEmployees } from './export-file.ts';
import { changeEmployeeJobCall } from './operations/change-employee-job.ts';
import { exportEmployeesCall } from './operations/export-employees.ts';
import { listEmployeesCall } from './operations/list-employees.ts';
import { readEmployeeCall } from './operations/read-employee.ts';
import { registerEmployee } from './operations/register-employee.ts';
import { synchroniseEmployeeCall } from './operations/synchronise-employee.ts';

export { registerEmployee } from './operations/register-employee.ts';

/** The people of a company as its administrators see and register them. */
export const employees: Module = {
  name: 'employees',
  needs: ['accounts', 'companies', 'departments', 'job-ranks', 'jobs', 'otp', 'promotions'],
  operations: [
    listEmployeesCall,
    readEmployeeCall,
    callOf(routes.registerEmployee, registerEmployee),
    changeEmployeeJobCall,
    synchroniseEmployeeCall,
    exportEmployeesCall,
  ],
  longTasks: (kernel) => ({ [exportEmployeesKind]: (payload) => runJob(kernel, payload, writeEmployees) }),
};

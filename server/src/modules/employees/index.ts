import type { Module } from '../../kernel/http/module.ts';
import { changeEmployeeJobCall } from './operations/change-employee-job.ts';
import { listEmployeesCall } from './operations/list-employees.ts';
import { readEmployeeCall } from './operations/read-employee.ts';
import { registerEmployeeCall } from './operations/register-employee.ts';
import { synchroniseEmployeeCall } from './operations/synchronise-employee.ts';

export { registerEmployee } from './operations/register-employee.ts';

/** The people of a company as its administrators see and register them. */
export const employees: Module = {
  name: 'employees',
  needs: ['accounts', 'companies', 'departments', 'job-ranks', 'otp', 'promotions'],
  operations: [
    listEmployeesCall,
    readEmployeeCall,
    registerEmployeeCall,
    changeEmployeeJobCall,
    synchroniseEmployeeCall,
  ],
};

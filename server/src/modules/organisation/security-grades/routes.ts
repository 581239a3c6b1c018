import { securityGradeRoutes } from '@madang/contract/organisation/security-grades/routes.ts';
import { callOf } from '../../../kernel/operations/call-of.ts';
import { listSecurityGrades } from './operations/list-security-grades.ts';
import { nameSecurityGrade } from './operations/name-security-grade.ts';

export const securityGradeCalls = [
  callOf(securityGradeRoutes.list, listSecurityGrades, { input: () => ({}) }),
  callOf(securityGradeRoutes.name, nameSecurityGrade, { answer: () => ({ result: 'success' as const }) }),
];

import { exportEmployees } from '../../../modules/employees/operations/export-employees.ts';
import { registerEmployee } from '../../../modules/employees/operations/register-employee.ts';
import { synchroniseEmployee } from '../../../modules/employees/operations/synchronise-employee.ts';
import { example, step } from './example.ts';

const person = {
  surname: '한',
  givenName: '새봄',
  englishName: 'Saebom Han',
  loginId: 'saebom{n}',
  externalMail: 'saebom{n}@outside.example',
  language: 'ko',
  residenceCountry: 'KR',
} as const;

export const examples = [
  example(registerEmployee, {
    input: person,
    leaves: ({ personId }) => ({ audit: [{ target: { kind: 'person', id: personId } }] }),
  }),
  example(synchroniseEmployee, {
    given: [step(registerEmployee, person)],
    input: { personId: '{0.personId}', minutes: 1 },
    leaves: () => ({ audit: [{ target: { kind: 'person', id: '{0.personId}' }, fields: ['synchronising'] }] }),
  }),
  example(exportEmployees, {
    needsPerson: true,
    given: [step(registerEmployee, person)],
    input: { personIds: ['{0.personId}'], reason: '감사 자료', language: 'ko' },
    leaves: ({ jobId }) => ({ audit: [{ target: { kind: 'console-job', id: jobId }, fields: ['감사 자료'] }] }),
  }),
];

import { exportEmployees } from '../../../modules/people/people/operations/export-employees.ts';
import { registerEmployee } from '../../../modules/people/people/operations/register-employee.ts';
import { cancelJob } from '../../../modules/ground/jobs/operations/cancel-job.ts';
import { removeJob } from '../../../modules/ground/jobs/operations/remove-job.ts';
import { person } from './employees.ts';
import { example, step } from './example.ts';

const started = [
  step(registerEmployee, person),
  step(exportEmployees, { reason: '감사 자료', language: 'ko' }),
] as const;
const jobId = '{1.jobId}';
const target = { kind: 'console-job', id: jobId };

export const examples = [
  example(cancelJob, {
    needsPerson: true,
    given: started,
    input: { jobId },
    leaves: () => ({ audit: [{ target }] }),
  }),
  example(removeJob, {
    needsPerson: true,
    given: [...started, step(cancelJob, { jobId })],
    input: { jobId },
    leaves: () => ({ audit: [{ target }] }),
  }),
];

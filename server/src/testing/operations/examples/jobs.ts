import { exportEmployees } from '../../../modules/people/people/operations/export-employees.ts';
import { registerEmployee } from '../../../modules/people/people/operations/register-employee.ts';
import { cancelJob } from '../../../modules/ground/jobs/operations/cancel-job.ts';
import { handOverJob } from '../../../modules/ground/jobs/operations/hand-over-job.ts';
import { removeJob } from '../../../modules/ground/jobs/operations/remove-job.ts';
import { person } from './employees.ts';
import { addMember } from '../../member.ts';
import { example, type Preparation, step } from './example.ts';

const started = [
  step(registerEmployee, person),
  step(exportEmployees, { reason: '감사 자료', language: 'ko' }),
] as const;
const jobId = '{1.jobId}';
const target = { kind: 'console-job', id: jobId };

const colleague: Preparation = async ({ app, companyCode }) => {
  const { personId } = await addMember(app.kernel.db, { companyCode, role: 'administrator' });
  return { personId };
};

export const examples = [
  example(handOverJob, {
    given: [...started, colleague],
    input: { jobId, fromPersonId: '{actor}', toPersonId: '{2.personId}' },
    leaves: () => ({ audit: [{ target, fields: ['startedBy'] }], undo: 'hand-over-job' }),
    meanwhile: {
      ...step(handOverJob, { jobId, fromPersonId: '{2.personId}', toPersonId: '{actor}' }),
      refusal: 'EDIT_CONFLICT',
    },
  }),
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

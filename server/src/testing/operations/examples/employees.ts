import { inCompany } from '../../../kernel/db/database.ts';
import { setMfa } from '../../../modules/secrets/factor-requirements/index.ts';
import { removePersonFactor } from '../../../modules/access/mfa/operations/remove-person-factor.ts';
import { resetFactors } from '../../../modules/access/mfa/operations/reset-factors.ts';
import { addBarePasskey } from '../../factors/authenticator.ts';
import { addMember } from '../../member.ts';
import { withdrawRegistration } from '../../../modules/people/people/operations/withdraw-registration.ts';
import { addConcurrentPost } from '../../../modules/people/people/operations/add-concurrent-post.ts';
import { changeConcurrentPost } from '../../../modules/people/people/operations/change-concurrent-post.ts';
import { createDepartment } from '../../../modules/organisation/departments/operations/create-department.ts';
import { removeConcurrentPost } from '../../../modules/people/people/operations/remove-concurrent-post.ts';
import { changePerson } from '../../../modules/people/people/operations/change-person.ts';
import { changeEmployeePlace } from '../../../modules/people/people/operations/change-employee-place.ts';
import { changeEmployeeJob } from '../../../modules/people/people/operations/change-employee-job.ts';
import { exportEmployees } from '../../../modules/people/people/operations/export-employees.ts';
import { registerEmployee } from '../../../modules/people/people/operations/register-employee.ts';
import { sendWelcomeMail } from '../../../modules/people/people/operations/send-welcome-mail.ts';
import { removePersonPhoto } from '../../../modules/people/people/operations/remove-person-photo.ts';
import { setPersonPhoto } from '../../../modules/people/people/operations/set-person-photo.ts';
import { answerOptional } from '../../people.ts';
import { synchroniseEmployee } from '../../../modules/people/people/operations/synchronise-employee.ts';
import { createJobTitle } from '../../../modules/organisation/job-ranks/operations/create-job-title.ts';
import { createJobRank } from '../../../modules/organisation/job-ranks/operations/create-job-rank.ts';
import { example, step, type Preparation } from './example.ts';

export const person = {
  surname: '한',
  givenName: '새봄',
  englishName: 'Saebom Han',
  loginId: 'saebom{n}',
  externalMail: 'saebom{n}@outside.example',
  language: 'ko',
  residenceCountry: 'KR',
} as const;

const rank = { jobRankCode: 'MGR', jobRankName: '과장', englishJobRankName: 'Manager' } as const;
const other = { jobRankCode: 'AM', jobRankName: '대리', englishJobRankName: 'Assistant' } as const;

const sales = {
  departmentCode: 'SALES',
  departmentName: '영업',
  englishDepartmentName: 'Sales',
  language: 'ko',
  parentDepartmentCode: 'TOP',
} as const;
const lead = { jobRankCode: 'LEAD', jobRankName: '팀장', englishJobRankName: 'Lead' } as const;
const deputy = { jobRankCode: 'DEPUTY', jobRankName: '부팀장', englishJobRankName: 'Deputy' } as const;
const posted = step(addConcurrentPost, { personId: '{actor}', departmentCode: sales.departmentCode });
const postAudit = (field: string, before: string, after: string) => ({
  target: { kind: 'person', id: '{actor}' },
  fields: [field],
  changes: [[field, before, after] as const],
});

/** The smallest PNG. */
export const photo = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** RCN-02: a photo is optional data. */
const agreed: Preparation = async ({ app, companyCode, actorId: personId }) => {
  await answerOptional(app, { companyCode, personId }, true);
  return {};
};

const somebodyWithPasskey: Preparation = async ({ app, companyCode }) => {
  const { personId } = await addMember(app.kernel.db, { companyCode, role: 'employee' });
  const passkeyId = await addBarePasskey(app, { companyCode, personId });
  await inCompany(app.kernel.db, companyCode, (tx) => setMfa(tx, { companyCode, personId }, true));
  return { personId, passkeyId };
};

export const examples = [
  example(registerEmployee, {
    input: person,
    leaves: ({ personId }) => ({ audit: [{ target: { kind: 'person', id: personId } }] }),
    undoInRun: 'withdraw-registration',
  }),
  example(sendWelcomeMail, {
    given: [step(registerEmployee, person)],
    input: { personId: '{0.personId}' },
    leaves: () => ({ audit: [{ target: { kind: 'person', id: '{0.personId}' } }] }),
  }),
  example(withdrawRegistration, {
    given: [step(registerEmployee, person)],
    input: { personId: '{0.personId}' },
    leaves: () => ({ audit: [{ target: { kind: 'person', id: '{0.personId}' } }] }),
  }),
  example(synchroniseEmployee, {
    given: [step(registerEmployee, person)],
    input: { personId: '{0.personId}', minutes: 1 },
    leaves: () => ({ audit: [{ target: { kind: 'person', id: '{0.personId}' }, fields: ['synchronising'] }] }),
  }),
  example(changeEmployeeJob, {
    given: [step(createJobRank, rank), step(createJobRank, other)],
    input: { personId: '{actor}', jobRankCode: rank.jobRankCode, expected: { jobRankCode: '', jobTitleCode: '' } },
    leaves: () => ({
      audit: [
        {
          target: { kind: 'person', id: '{actor}' },
          fields: ['jobRank', 'jobTitle'],
          changes: [['jobRankCode', '', rank.jobRankCode]],
        },
      ],
      undo: 'change-employee-job',
    }),
    meanwhile: {
      ...step(changeEmployeeJob, { personId: '{actor}', jobRankCode: other.jobRankCode }),
      refusal: 'EDIT_CONFLICT',
    },
  }),
  example(changeEmployeePlace, {
    given: [step(createJobRank, rank), step(createJobRank, other)],
    input: { personId: '{actor}', jobRankCode: rank.jobRankCode, onlyIf: { jobRankCode: '' } },
    leaves: () => ({
      audit: [
        {
          target: { kind: 'person', id: '{actor}' },
          fields: ['jobRankCode'],
          changes: [['jobRankCode', '', rank.jobRankCode]],
        },
      ],
      undo: 'change-employee-place',
    }),
    meanwhile: {
      ...step(changeEmployeePlace, { personId: '{actor}', jobRankCode: other.jobRankCode }),
      refusal: 'EDIT_CONFLICT',
    },
  }),
  example(changePerson, {
    input: { personId: '{actor}', change: { displayName: 'New' }, expected: { displayName: '' } },
    leaves: () => ({
      audit: [{ target: { kind: 'person', id: '{actor}' }, fields: ['displayName'] }],
      undo: 'change-person',
    }),
    meanwhile: {
      ...step(changePerson, { personId: '{actor}', change: { displayName: 'Other' } }),
      refusal: 'EDIT_CONFLICT',
    },
  }),
  example(addConcurrentPost, {
    given: [step(createDepartment, sales), step(createJobTitle, lead)],
    input: { personId: '{actor}', departmentCode: sales.departmentCode },
    leaves: () => ({ audit: [postAudit('concurrentPost', '', sales.departmentCode)], undo: 'remove-concurrent-post' }),
    meanwhile: {
      ...step(changeConcurrentPost, {
        personId: '{actor}',
        departmentCode: sales.departmentCode,
        jobTitleCode: 'LEAD',
      }),
      refusal: 'EDIT_CONFLICT',
    },
  }),
  example(changeConcurrentPost, {
    given: [step(createDepartment, sales), step(createJobTitle, lead), step(createJobTitle, deputy), posted],
    input: {
      personId: '{actor}',
      departmentCode: sales.departmentCode,
      jobTitleCode: 'LEAD',
      expected: { jobTitleCode: '' },
    },
    leaves: () => ({ audit: [postAudit('concurrentTitle', '', 'LEAD')], undo: 'change-concurrent-post' }),
    meanwhile: {
      ...step(changeConcurrentPost, {
        personId: '{actor}',
        departmentCode: sales.departmentCode,
        jobTitleCode: 'DEPUTY',
      }),
      refusal: 'EDIT_CONFLICT',
    },
  }),
  example(removeConcurrentPost, {
    given: [step(createDepartment, sales), posted],
    input: { personId: '{actor}', departmentCode: sales.departmentCode },
    leaves: () => ({ audit: [postAudit('concurrentPost', sales.departmentCode, '')], undo: 'add-concurrent-post' }),
    meanwhile: { ...posted, refusal: 'MB852' },
  }),
  example(setPersonPhoto, {
    given: [agreed],
    input: { personId: '{actor}', photo },
    leaves: () => ({ audit: [{ target: { kind: 'person', id: '{actor}' }, fields: ['photo'] }] }),
  }),
  example(removePersonPhoto, {
    given: [agreed, step(setPersonPhoto, { personId: '{actor}', photo })],
    input: { personId: '{actor}' },
    leaves: () => ({ audit: [{ target: { kind: 'person', id: '{actor}' }, fields: ['photo'] }] }),
  }),
  example(resetFactors, {
    given: [somebodyWithPasskey],
    input: { personId: '{0.personId}' },
    leaves: () => ({ audit: [{ as: 'reset-second-factor', target: { kind: 'person', id: '{0.personId}' } }] }),
  }),
  example(removePersonFactor, {
    given: [somebodyWithPasskey],
    input: { personId: '{0.personId}', passkeyId: '{0.passkeyId}' },
    leaves: () => ({ audit: [{ target: { kind: 'person', id: '{0.personId}' } }] }),
  }),
  example(exportEmployees, {
    needsPerson: true,
    given: [step(registerEmployee, person)],
    input: { personIds: ['{0.personId}'], reason: '감사 자료', language: 'ko' },
    leaves: ({ jobId }) => ({ audit: [{ target: { kind: 'console-job', id: jobId }, fields: ['감사 자료'] }] }),
  }),
];

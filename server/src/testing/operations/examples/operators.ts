import { randomUUID } from 'node:crypto';
import { giveUpPlatformJob } from '../../../modules/views/operators/operations/give-up-platform-job.ts';
import { resendPlatformMessage } from '../../../modules/views/operators/operations/resend-platform-message.ts';
import { resendPlatformMessages } from '../../../modules/views/operators/operations/resend-platform-messages.ts';
import { retryPlatformJob } from '../../../modules/views/operators/operations/retry-platform-job.ts';
import { changeCompanyType } from '../../../modules/views/operators/operations/change-company-type.ts';
import { addCompany } from '../../operator.ts';
import { platformCompany } from '@madang/contract/views/operators/limits.ts';
import { example, type Preparation } from './example.ts';

const company: Preparation = async ({ app }) => {
  const companyCode = `TYPED${randomUUID().slice(0, 8).toUpperCase()}`;
  await addCompany(app, companyCode);
  return { companyCode };
};

/** A background job that waits for another day. */
const plannedJob: Preparation = async ({ app }) => {
  const { rows } = await app.pools.owner.query<{ jobId: string }>(
    `select id as "jobId" from graphile_worker.add_job('nothing', run_at => now() + interval '1 day')`,
  );
  return { jobId: rows[0]?.jobId };
};

/** A mail that its server did not take yet. */
const hinderedMail: Preparation = async ({ app }) => {
  const { rows } = await app.pools.owner.query<{ messageId: string }>(
    `insert into outbox (channel, failure, attempts, expires_at) values ('mail', 'unreachable', 1, app_now() + interval '1 day')
     returning message_id as "messageId"`,
  );
  return { messageId: rows[0]?.messageId };
};

export const examples = [
  ...[retryPlatformJob, giveUpPlatformJob].map((operation) =>
    example(operation, {
      role: 'operator',
      given: [plannedJob],
      input: { jobId: '{0.jobId}' },
      leaves: () => ({
        audit: [{ target: { kind: 'background-job', id: '{0.jobId}' }, detail: { task: 'nothing' } }],
      }),
    }),
  ),
  example(resendPlatformMessage, {
    role: 'operator',
    given: [hinderedMail],
    input: { messageId: '{0.messageId}' },
    leaves: () => ({ audit: [{ target: { kind: 'message', id: '{0.messageId}' } }] }),
  }),
  example(resendPlatformMessages, {
    role: 'operator',
    input: {},
    leaves: ({ count }) => ({ audit: [{ target: { kind: 'company', id: platformCompany }, detail: { count } }] }),
  }),
  example(changeCompanyType, {
    role: 'operator',
    given: [company],
    input: { companyCode: '{0.companyCode}', companyType: 'partner', expected: 'company' },
    leaves: () => ({
      audit: [
        {
          target: { kind: 'company', id: '{0.companyCode}' },
          fields: ['companyType'],
          detail: { from: 'company', to: 'partner' },
        },
      ],
    }),
  }),
];

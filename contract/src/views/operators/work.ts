import * as z from 'zod/mini';
import { deliveryFailures } from '../../kernel/delivery-states.ts';
import { listOf } from '../../kernel/lists/list.ts';
import { route } from '../../kernel/route.ts';
import { success } from '../../kernel/wire.ts';
import { storedId } from '../../kernel/rules.ts';

const count = z.int();
const moment = z.iso.datetime();

/** `held`: by a worker that says no more that it lives; `planned`: its time has not come. Those in need come first. */
export const jobStates = ['failed', 'held', 'running', 'waiting', 'planned'] as const;

const platformJob = z.strictObject({
  jobId: z.string(),
  /** The name that the product's code has for it. */
  task: z.string(),
  state: z.enum(jobStates),
  attempts: count,
  maxAttempts: count,
  dueAt: moment,
});
export type PlatformJob = z.output<typeof platformJob>;

/** OPS-11: background jobs of all processes, without what they are about. */
export const listPlatformJobs = route({
  method: 'GET',
  path: '/api/v1/operator/jobs',
  query: z.strictObject({}),
  answer: listOf(platformJob, {
    waiting: count,
    running: count,
    held: count,
    failed: count,
    planned: count,
    oldestDueAt: z.nullable(moment),
  }),
});

/** A number of the job queue. */
export const jobChoice = z.strictObject({ jobId: z.string().check(z.maxLength(18), z.regex(/^[1-9]\d{0,17}$/)) });

export const retryPlatformJob = route({
  method: 'POST',
  path: '/api/v1/operator/jobs/retry',
  body: jobChoice,
  answer: success,
});

export const giveUpPlatformJob = route({
  method: 'POST',
  path: '/api/v1/operator/jobs/give-up',
  body: jobChoice,
  answer: success,
});

const troubledMessage = z.strictObject({
  messageId: z.uuid(),
  channel: z.enum(['mail', 'sms']),
  kind: z.nullable(z.enum(['invitation', 'welcome'])),
  /** `waiting`: it is tried again. `failed`: its time was over; `bounced`: its recipient was refused for good. */
  state: z.enum(['waiting', 'failed', 'bounced']),
  reason: z.enum(deliveryFailures),
  attempts: count,
  createdAt: moment,
});
export type TroubledMessage = z.output<typeof troubledMessage>;

/** OPS-11: mails and SMS that could not be handed over, without recipient and text. */
export const listTroubledMessages = route({
  method: 'GET',
  path: '/api/v1/operator/messages',
  query: z.strictObject({}),
  answer: listOf(troubledMessage),
});

export const messageChoice = z.strictObject({ messageId: storedId });

/** Has it tried again now; its recipient and text are kept as long as it is of use, and no longer. */
export const resendPlatformMessage = route({
  method: 'POST',
  path: '/api/v1/operator/messages/resend',
  body: messageChoice,
  answer: success,
});

export const resendPlatformMessages = route({
  method: 'POST',
  path: '/api/v1/operator/messages/resend-all',
  body: z.strictObject({}),
  answer: z.strictObject({ count }),
});

const platformProcess = z.strictObject({
  processId: z.uuid(),
  work: z.enum(['both', 'web', 'jobs']),
  build: z.string(),
  startedAt: moment,
  seenAt: moment,
  /** It gave a sign in the last half minute. */
  lives: z.boolean(),
});
export type PlatformProcess = z.output<typeof platformProcess>;

/** OPS-11: the processes of the product that gave a sign lately. */
export const listPlatformProcesses = route({
  method: 'GET',
  path: '/api/v1/operator/processes',
  query: z.strictObject({}),
  answer: listOf(platformProcess),
});

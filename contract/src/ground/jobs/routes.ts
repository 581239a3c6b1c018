import * as z from 'zod/mini';
import { canOf } from '../../kernel/access/can.ts';
import { listOf } from '../../kernel/lists/list.ts';
import { documentAnswer, route } from '../../kernel/route.ts';
import { success } from '../../kernel/wire.ts';
import { runKinds, runOrigins } from './runs.ts';
import { storedId } from '../../kernel/rules.ts';

/** Kinds of background jobs in the console; the module that owns a kind provides its task. */
export const jobKinds = ['export-employees'] as const;
export type JobKind = (typeof jobKinds)[number];

export const jobStates = ['queued', 'running', 'done', 'cancelled', 'failed'] as const;
export type JobState = (typeof jobStates)[number];
/** States of jobs, and of runs: being filled and checked, waiting for the owner, paused, stopped. */
export const listedJobStates = [...jobStates, 'preparing', 'toConfirm', 'paused', 'stopped'] as const;

const listedRun = z.strictObject({
  kind: z.enum(runKinds),
  origin: z.enum(runOrigins),
  /** The company's day for which its changes are planned, or were. */
  plannedOn: z.nullable(z.iso.date()),
  refusedCount: z.int(),
  failedCount: z.int(),
  /** Speed of a running job; null if unknown. */
  rowsPerMinute: z.nullable(z.int()),
  secondsLeft: z.nullable(z.int()),
});

const job = z.strictObject({
  jobId: z.uuid(),
  /** A run has its own page, by its id. */
  kind: z.enum([...jobKinds, 'run']),
  state: z.enum(listedJobStates),
  run: z.nullable(listedRun),
  /** Completed amount of the background job, and its total; the total is null until it is counted. */
  doneCount: z.int(),
  totalCount: z.nullable(z.int()),
  createdAt: z.iso.datetime(),
  finishedAt: z.nullable(z.iso.datetime()),
  /** Time at which the job is deleted with its result. */
  expiresAt: z.nullable(z.iso.datetime()),
  /** Code of the failure. */
  errorCode: z.nullable(z.string()),
  can: canOf(['cancel', 'download', 'delete']),
});
export type ConsoleJob = z.output<typeof job>;

const jobsPath = '/api/v1/jobs';
const jobPath = `${jobsPath}/{jobId}` as const;
export const oneJob = z.strictObject({ jobId: storedId });

/** The newest jobs that the person started in the company. */
export const listJobs = route({
  method: 'GET',
  path: jobsPath,
  answer: listOf(job),
});

export const cancelJob = route({
  method: 'POST',
  path: `${jobPath}/cancel`,
  params: oneJob,
  answer: success,
});

/** Takes a job that has ended off the list, and what it made with it. */
export const removeJob = route({
  method: 'DELETE',
  path: jobPath,
  params: oneJob,
  answer: success,
});

/** Returns the result of a background job as a file to download. */
export const downloadJobResult = route({
  method: 'GET',
  path: `${jobPath}/result`,
  params: oneJob,
  answer: documentAnswer,
});

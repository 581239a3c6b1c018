import * as z from 'zod/mini';
import { runCheckStates, runKinds, runOrigins, runRowStates, runStates } from '../../ground/jobs/runs.ts';
import { downloadFormat, downloadReason } from '../../ground/jobs/rules.ts';
import { canOf } from '../../kernel/access/can.ts';
import { listOf } from '../../kernel/lists/list.ts';
import { documentAnswer, route } from '../../kernel/route.ts';
import { success } from '../../kernel/wire.ts';
import { storedId } from '../../kernel/rules.ts';

const path = '/api/v1/runs';
const runPath = `${path}/{runId}` as const;
export const oneRun = z.strictObject({ runId: storedId });

/** A thing as it is called now; one that is gone has its code as name, a person who is gone none. */
const named = z.strictObject({ kind: z.string(), id: z.string(), name: z.string(), englishName: z.string() });
export type NamedThing = z.output<typeof named>;

export const runActs = ['confirm', 'pause', 'resume', 'cancel', 'undo', 'retry', 'download'] as const;
export type RunAct = (typeof runActs)[number];

const run = z.strictObject({
  runId: z.uuid(),
  kind: z.enum(runKinds),
  origin: z.enum(runOrigins),
  /** The thing that its title names: the department, rank or title that people get; null for none. */
  subject: z.nullable(named),
  /** The day for which its changes are planned; null for at once. */
  plannedOn: z.nullable(z.iso.date()),
  state: z.enum(runStates),
  /** Its confirmation waits for an approval. */
  isAsked: z.boolean(),
  /** Rows, and how they ended. */
  total: z.int(),
  done: z.int(),
  refused: z.int(),
  failed: z.int(),
  /** Findings of its check, before it was confirmed. */
  clean: z.int(),
  objected: z.int(),
  unchecked: z.int(),
  /** The code that stopped it. */
  stopCode: z.nullable(z.string()),
  startedAt: z.iso.datetime(),
  endedAt: z.nullable(z.iso.datetime()),
  /** Speed of a running run; null while unknown. */
  rowsPerMinute: z.nullable(z.int()),
  secondsLeft: z.nullable(z.int()),
  /** The person who opened it; null for the product itself. */
  owner: z.nullable(named),
  undoOf: z.nullable(z.uuid()),
  undoneBy: z.nullable(z.uuid()),
  retryOf: z.nullable(z.uuid()),
  can: canOf(runActs),
});
export type Run = z.output<typeof run>;

/** The newest runs of the caller, and those of others whose operation the caller may do in the whole company. */
export const listRuns = route({ method: 'GET', path, answer: listOf(run) });

const codeCount = z.strictObject({ code: z.string(), count: z.int() });

export const readRun = route({
  method: 'GET',
  path: runPath,
  params: oneRun,
  answer: z.extend(run, {
    /** Rows that were stopped, by code, the most frequent first. */
    codes: z.array(codeCount),
    /** Rows of a check that will be planned despite a refusal, in the same form. */
    standing: z.array(codeCount),
  }),
});
export type RunDetail = z.output<typeof readRun.answer>;

const params = z.record(z.string(), z.union([z.string(), z.number()]));

const row = z.strictObject({
  rowNumber: z.int(),
  /** The thing or person that it is about; null before it is made. */
  target: z.nullable(named),
  state: z.enum(runRowStates),
  checkState: z.nullable(z.enum(runCheckStates)),
  /** Place before a new one; null if unknown or none. */
  before: z.nullable(named),
  /** The refusal that stops it, or has stopped it; null for none. */
  refusal: z.nullable(
    z.strictObject({
      code: z.string(),
      params,
      fields: z.array(z.strictObject({ path: z.string(), code: z.string(), params })),
    }),
  ),
});
export type RunRow = z.output<typeof row>;

export const runRowsFilter = z.strictObject({
  state: z._default(z.enum(['', ...runRowStates]), ''),
  checkState: z._default(z.enum(['', ...runCheckStates]), ''),
  code: z._default(z.string().check(z.maxLength(100)), ''),
  /** The last row of the page before. */
  after: z._default(z.coerce.number().check(z.int(), z.nonnegative(), z.maximum(10_000_000)), 0),
});

/** The rows of a run in their order, a page at a time. */
export const listRunRows = route({
  method: 'GET',
  path: `${runPath}/rows`,
  isCompressed: true,
  params: oneRun,
  query: runRowsFilter,
  answer: listOf(row),
});

/** Has the rows run that were checked. */
export const confirmRun = route({ method: 'POST', path: `${runPath}/confirmation`, params: oneRun, answer: success });
export const pauseRun = route({ method: 'POST', path: `${runPath}/pause`, params: oneRun, answer: success });
export const resumeRun = route({ method: 'POST', path: `${runPath}/resumption`, params: oneRun, answer: success });
export const cancelRun = route({ method: 'POST', path: `${runPath}/cancellation`, params: oneRun, answer: success });

const newRun = z.strictObject({ runId: z.uuid() });

/** BLK-09: takes a run back as a whole, by a run of its own. */
export const undoRun = route({ method: 'POST', path: `${runPath}/undo`, params: oneRun, answer: newRun });

/** Tries the rows again that were refused or failed, in a run of its own that is checked first. */
export const retryRun = route({ method: 'POST', path: `${runPath}/retry`, params: oneRun, answer: newRun });

/** MEM-07: the rows with what they were given and how they ended, as a file; the reason is recorded. */
export const downloadRun = route({
  method: 'POST',
  path: `${runPath}/file`,
  params: oneRun,
  body: z.strictObject({ reason: downloadReason, format: downloadFormat }),
  answer: documentAnswer,
});

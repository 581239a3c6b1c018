import * as z from 'zod/mini';

/** Letters of a note about a change that is planned. */
export const planNoteMaxLength = 300;

/** Years ahead that a change may be planned for. */
export const planYearsMax = 3;

/** A change on a date: it waits, is carried out, and how it ended. */
export const planStates = ['waiting', 'running', 'done', 'refused', 'failed', 'cancelled'] as const;
export type PlanState = (typeof planStates)[number];

/** Code and parameters of what stands against a planned change. */
export const planRefusal = z.strictObject({
  code: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
});
export type PlanRefusal = z.output<typeof planRefusal>;

import * as z from 'zod/mini';

const count = z.int();

export const personConsoleNotices = [
  /** ACC-15: administrators who have to have a second factor and have none; `isOwn`: the reader is one of them. */
  z.strictObject({ kind: z.literal('missingFactors'), count, isOwn: z.boolean() }),
  /** USR-05: IDs that end soon: their number, the next one with its last day, and the reader's own last day. */
  z.strictObject({
    kind: z.literal('endingIds'),
    count,
    personId: z.uuid(),
    endsOn: z.iso.date(),
    ownEndsOn: z.nullable(z.iso.date()),
  }),
  /** Terms that people will be asked for, and when the first of them take effect. */
  z.strictObject({ kind: z.literal('plannedTerms'), count, takesEffectAt: z.iso.datetime() }),
] as const;

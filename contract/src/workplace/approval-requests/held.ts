import * as z from 'zod/mini';
import { maxLength } from '../../kernel/rules.ts';
import type { HeldKind } from './held-kinds.ts';
import { approvalRequestLimits } from './limits.ts';

/** Operations of each kind, by their names. */
export const heldOperations: Readonly<Record<HeldKind, readonly string[]>> = {
  retire: ['retire-person'],
  grant: ['grant-role', 'give-grant', 'change-grant', 'change-company-role'],
  export: ['export-employees'],
  import: ['apply-import'],
  deleteDepartment: ['delete-department'],
};

/** Outcome of a change that was approved; `null` until it is made. */
export const heldResults = ['done', 'refused'] as const;
export type HeldResult = (typeof heldResults)[number];

const shortText = z.string().check(maxLength(200));

/** A thing that a change is about, as it was called when it was asked for. */
export const heldThing = z.strictObject({
  kind: shortText,
  id: shortText,
  name: z.string().check(maxLength(500)),
  englishName: z.string().check(maxLength(500)),
});

/** Content of a change that approvers read: its operation, targets and codes, and the given reason. */
export const heldContent = z.strictObject({
  operation: shortText,
  things: z.array(heldThing).check(z.maxLength(approvalRequestLimits.heldThings)),
  facts: z.record(shortText, z.string().check(maxLength(approvalRequestLimits.heldFactCharacters))),
});
export type HeldContent = z.output<typeof heldContent>;

import * as z from 'zod/mini';
import { rule, text, storedId } from '../../../kernel/rules.ts';
import { jobRankCodeMaxLength } from '../../../organisation/job-ranks/limits.ts';
import { departmentCodeLength } from '../../../organisation/departments/limits.ts';
import { changes } from '../rules.ts';

/** Department, job rank and job title of a person; '' takes a rank or a title away. */
const place = z.pick(changes, { departmentCode: true, jobRankCode: true, jobTitleCode: true });
export type Place = z.output<typeof place>;

/** A place as it was found, whatever its rules are by now. */
const foundPlace = z.strictObject({
  departmentCode: z.optional(text(departmentCodeLength.max)),
  jobRankCode: z.optional(text(jobRankCodeMaxLength)),
  jobTitleCode: z.optional(text(jobRankCodeMaxLength)),
});

/** STA-10: a new place for one person, today or on a date; `onlyIf` keeps what was changed since. */
export const placing = z
  .extend(place, { personId: storedId, onlyIf: z.optional(foundPlace) })
  .check(
    rule('CO400', ({ departmentCode, jobRankCode, jobTitleCode }: Place) =>
      [departmentCode, jobRankCode, jobTitleCode].some((code) => code !== undefined),
    ),
  );

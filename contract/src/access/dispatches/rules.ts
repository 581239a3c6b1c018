import * as z from 'zod/mini';
import { optionalText, required, storedId, text } from '../../kernel/rules.ts';
import { dispatchLimits } from './limits.ts';

const { noteMax, codeMax } = dispatchLimits;

export const dispatchKey = z.strictObject({ dispatchId: storedId });
export const note = z._default(optionalText(noteMax), '');

/** STA-09: request of a dispatch. `from` null for today; `until` the last day; `departmentCode` '' where the host chooses. */
export const dispatchRequest = z.strictObject({
  personId: storedId,
  hostCode: text(codeMax).check(
    required,
    z.overwrite((value) => value.toUpperCase()),
  ),
  departmentCode: z._default(optionalText(codeMax), ''),
  from: z._default(z.nullable(z.iso.date()), null),
  until: z.iso.date(),
  basis: text(noteMax).check(required),
});

/** A later last day of a dispatch that runs. */
export const dispatchProlongation = z.strictObject({ until: z.iso.date(), basis: note });

/** `departmentCode`: the department of the host; of a prolongation it is not read. */
export const dispatchAcceptance = z.strictObject({ departmentCode: z._default(optionalText(codeMax), '') });

export const dispatchAnswer = z.strictObject({ note });

import type { CallError } from '../call-error.ts';
import { errorText } from '../error-texts.ts';

export const absentCode = 'CO404';

/** Returns true if a call's target does not exist, or no longer exists, whichever code reports it. */
export const isAbsent = ({ status }: CallError): boolean => status === 404;

/** Returns the text for a target that does not exist. */
export const absentText = (): string => errorText({ code: absentCode });

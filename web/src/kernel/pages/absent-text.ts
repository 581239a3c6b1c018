import type { CallError } from '../call-error.ts';
import { errorText } from '../error-texts.ts';

export const absentCode = 'CO404';

/** Whether a call was about something that is not there, or not any more, whichever code says so. */
export const isAbsent = ({ status }: CallError): boolean => status === 404;

/** What is said of it. */
export const absentText = (): string => errorText({ code: absentCode });

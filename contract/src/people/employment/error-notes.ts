import type { ErrorNotes } from '../../kernel/errors.ts';
import type { employmentErrors } from './errors.ts';

export const employmentErrorNotes: ErrorNotes<typeof employmentErrors> = {
  MB701: {
    cause: 'The person is on leave.',
    remedy: 'End the leave, then retire the person.',
  },
  MB702: {
    cause: 'The person is dispatched to another company.',
    remedy: 'End the dispatch, then retire the person.',
  },
  MB703: {
    cause: 'The person has not retired, or was reinstated a moment ago.',
    remedy: 'Look at the person again; there is nothing to reinstate.',
  },
  MB704: {
    cause: 'The person is on leave already, or was put on leave a moment ago.',
    remedy: 'End the leave first, then begin another.',
  },
  MB705: {
    cause: 'The person is not on leave, or has returned a moment ago.',
    remedy: 'Look at the person again; there is no leave to end.',
  },
  MB706: {
    cause: 'The person is dispatched already, or a dispatch began a moment ago.',
    remedy: 'The host releases the person first, or the present dispatch is prolonged.',
  },
  MB708: {
    cause: 'The person is a guest whom another company dispatched; their record is that company’s.',
    remedy: 'Release the dispatch first. What belongs to the person is changed by their own company.',
  },
  MB713: {
    cause: 'The person is not dispatched, or was released a moment ago.',
    remedy: 'Look at the person again; there is no dispatch to end.',
  },
  LEAVE_DAYS: {
    cause: 'The leave begins before today by the company’s clock, ends before it begins, or ends too far ahead.',
    remedy: 'Choose a last day that is not before the first one, and at most three years ahead.',
  },
  EMPLOYMENT_LEFT_CHANGED: {
    cause: 'Between the list and the act the person was given something else, or something was taken away.',
    remedy: 'Read the list again and say who takes each thing over.',
  },
  EMPLOYMENT_HEIR: {
    cause: 'The person who was to take something over is not in service, has no open access, or is the one who leaves.',
    remedy: 'Choose a person in service; `fields` names the thing.',
  },
  EMPLOYMENT_HEIR_RIGHT: {
    cause: 'An export, an invitation or a shared view was to go to a person who may not make one.',
    remedy: 'Choose a person who may, such as an administrator, or hand it to nobody; `fields` names the thing.',
  },
  EMPLOYMENT_LEFT_LIMIT: {
    cause: 'The person leaves more things behind than one act hands over.',
    remedy: 'Suspend the access at once; revoke invitations or change heads of departments, then retire the person.',
  },
  ACCESS_SUSPENDED: {
    cause: 'An administrator of the company suspended the access of the person.',
    remedy: 'Ask an administrator of the company.',
  },
  ACCESS_SUSPENDED_UNTIL: {
    cause:
      'An administrator of the company suspended the access of the person until a moment, which is in the time zone of the person.',
    remedy: 'Wait until then, or ask an administrator of the company.',
  },
  ACCESS_ON_LEAVE: {
    cause: 'The person is on leave, and the company closes the access of those on leave.',
    remedy: 'Ask an administrator of the company to end the leave, or to open the access during leaves.',
  },
  ACCESS_ON_LEAVE_UNTIL: {
    cause: 'The same; the leave ends by its date, and the day of the return is named.',
    remedy: 'Sign in on that day, or ask an administrator of the company.',
  },
};

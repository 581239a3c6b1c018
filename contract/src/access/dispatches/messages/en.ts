import type { dispatchErrors } from '../errors.ts';

export const en = {
  errors: {
    MB707: 'This department belongs to the member’s own company. Choose another company.',
    MB709: 'A dispatch of this member has already been requested or scheduled.',
    MB710: 'This dispatch was changed in the meantime. Reload it.',
    MB711: 'Choose a first day of today or later and a last day on or after it, up to 10 years in total.',
    MB712: 'This department does not exist. Choose another one.',
    MB714: 'Choose a last day later than the current one.',
    MB715: 'This member already signs in to that company with the same account. Remove that link first.',
    MB854: 'No company you can dispatch to has this code.',
  } satisfies Record<keyof typeof dispatchErrors, string>,
  fields: {
    hostCode: 'Host company',
    basis: 'Basis',
    askedUntil: 'Requested last day',
  },
  operations: {
    'ask-for-dispatch': 'Dispatch requested',
    'withdraw-dispatch': 'Dispatch request withdrawn',
    'prolong-dispatch': 'Dispatch extension requested',
    'accept-dispatch': 'Dispatch accepted',
    'refuse-dispatch': 'Dispatch declined',
    'release-dispatch': 'Dispatched member released',
    'hear-of-dispatch': 'Dispatch update from the home company received',
    'hear-of-dispatch-answer': 'Dispatch answer from the host company received',
    'end-dispatch': 'Dispatch ended',
    'settle-dispatch': 'Dispatch started or ended by its date',
    'list-dispatches': 'Dispatches viewed',
    'read-dispatch': 'Dispatch viewed',
  },
};

import type { tieErrors } from '../errors.ts';

export const en = {
  errors: {
    TIE_NO_GROUP: 'Only a member company of a company group can invite administrators of the lead company.',
    TIE_LOGIN_UNKNOWN: 'No one in the lead company has this ID.',
    TIE_OPEN: 'This person already manages your company or has an open invitation.',
    TIE_LIMIT: 'You can have up to {{0}} group administrators, including open invitations.',
    TIE_OVER: 'This invitation or access is no longer active.',
    TIE_LOG_IN_AGAIN:
      'This company requires two-step verification. Sign out, sign in again, and switch within {{0}} minutes to set it up.',
    LOGIN_ELSEWHERE: 'This person signs in with an account of another company. Change it there.',
  } satisfies Record<keyof typeof tieErrors, string>,
  fields: {
    askedLoginId: 'Sign-in ID in the lead company',
  },
};

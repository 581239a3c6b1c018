import type { ErrorNotes } from '../../kernel/errors.ts';
import type { profileErrors } from './errors.ts';

export const profileErrorNotes: ErrorNotes<typeof profileErrors> = {
  OPTIONAL_DECLINED: {
    cause:
      'No consent of the person covers optional information: English names and a mobile number belong to it. Silence is no consent.',
    remedy: 'Agree to optional information on the page of one’s own account first, or leave these fields empty.',
  },
  OWN_DATA_LIMIT: {
    cause: 'A download reads everything that is held about a person, so it is limited for each of them.',
    remedy: 'Wait until a day has passed since the first of these downloads.',
  },
};

import type { ErrorNotes } from '../../kernel/errors.ts';
import type { organisationChartErrors } from './errors.ts';

export const organisationChartErrorNotes: ErrorNotes<typeof organisationChartErrors> = {
  MB907: {
    cause: 'One file has a department and up to 1,000 departments below it.',
    remedy: 'Download the departments below it one by one.',
  },
  ORGANISATION_PEOPLE: {
    cause: 'One file has up to 5,000 people in service.',
    remedy: 'Choose a smaller department, or export the people in the console, where a job writes the file.',
  },
  DEPARTMENT_HEAD: {
    cause: 'The head of a department is in service in the same company, in any of its departments.',
    remedy: 'Choose a person who has an account.',
  },
  PERSON_OUT_OF_REACH: {
    cause:
      'The caller has the right to the department in a part of the company, and the named person is in another part.',
    remedy: 'Name a person of the own part, or ask an administrator of the whole company.',
  },
};

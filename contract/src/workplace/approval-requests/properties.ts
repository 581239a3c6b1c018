import { property, wholeNumber } from '../../kernel/property.ts';

export const approvalRequestProperties = {
  /** Files that one person may attach in an hour. */
  filesPerPersonHour: property('approval_requests.files_per_person_hour', wholeNumber(), 200),
} as const;

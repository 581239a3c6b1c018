import { property, wholeNumber } from '../../kernel/property.ts';

export const companyProperties = {
  /** Marks of the company that one administrator may send in an hour. */
  marksPerPersonHour: property('company.marks_per_person_hour', wholeNumber(), 20),
} as const;

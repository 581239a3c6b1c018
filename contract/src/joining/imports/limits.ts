import { property, wholeNumber } from '../../kernel/property.ts';

export const importLimits = {
  /** Letters of a paste: the edge reads it as a whole. */
  pastedCharacters: 400_000,
  pastedBodyBytes: 2_000_000,
  fileBytes: 100_000_000,
  rows: 1_000_000,
  columns: 500,
  cellCharacters: 2_000,
  /** Rows of a page of the grid. */
  rowsPerPage: 200,
  /** Cells that one call corrects. */
  cellsPerCall: 1_000,
  /** Departments that one job makes beside its rows. */
  departmentsMade: 500,
  /** Rows that are looked at before the columns are chosen. */
  sampleRows: 3,
  /** Days in which rows are kept, and an equal file is recognised. */
  keptDays: 7,
  /** Days in which a finished import stays in the list. */
  historyDays: 365,
  /** Initial passwords that one call makes: each is hashed. */
  passwordsPerCall: 20,
  fileNameCharacters: 200,
  importsListed: 50,
  /** Days ahead within which the doors open. */
  doorsDays: 180,
} as const;

const hour = (min: number) => wholeNumber(min, 24);
const count = wholeNumber(0);

export const importProperties = {
  /** BLK-05: rows of one job in working hours; 0 for no limit. */
  rowsInWorkingHours: property('import.rows_in_working_hours', count, 0),
  /** BLK-05: rows of all jobs of a company in the working hours of a day; 0 for no limit. */
  rowsPerWorkingDay: property('import.rows_per_working_day', count, 0),
  /** USR-10: letters a day for the people of a company's first import, who are all of the company. */
  firstLettersPerDay: property('import.first_letters_per_day', wholeNumber(), 1_000),
  workingHoursStart: property('import.working_hours_start', hour(0), 9),
  workingHoursEnd: property('import.working_hours_end', hour(1), 18),
} as const;

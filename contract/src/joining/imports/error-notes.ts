import type { ErrorNotes } from '../../kernel/errors.ts';
import type { importErrors } from './errors.ts';

export const importErrorNotes: ErrorNotes<typeof importErrors> = {
  MB904: {
    cause: 'A file that was made of selected items has as many columns as were selected.',
    remedy: 'Use the file as it was downloaded, or begin without a count.',
  },
  MB906: {
    cause: 'The operator limits the rows of one import in working hours: `import.rows_in_working_hours`.',
    remedy: 'Part the file, apply it after the hours in the text, or have the property changed; 0 is no limit.',
  },
  MB908: {
    cause: 'The content is no table: an old .xls file, a picture, a PDF. The name of the file does not matter.',
    remedy: 'Save it as .xlsx or .csv.',
  },
  MB909: {
    cause: 'The file has bytes that are no letters in the chosen encoding.',
    remedy: 'Choose another encoding; files of Korean spreadsheets are mostly CP949.',
  },
  MB924: {
    cause: 'The import is read, checked or applied at the moment, or was applied already.',
    remedy: 'Read it again; its `can` has the acts that are possible.',
  },
  MB925: {
    cause: 'Its rows are seen by every administrator; the one who began it alone goes on with it.',
    remedy: 'Begin an import of the same file.',
  },
  MB930: {
    cause:
      'A workbook that is broken, has a password or is larger than it may be when unpacked; or the file is gone after seven days.',
    remedy: 'Save it again without a password, or as CSV.',
  },
  MB944: {
    cause: 'The operator limits the rows of a company in the working hours of a day: `import.rows_per_working_day`.',
    remedy: 'Apply it after the hours in the text, or have the property changed; 0 is no limit.',
  },
};

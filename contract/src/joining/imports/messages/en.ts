import type { importErrors } from '../errors.ts';

export const en = {
  errors: {
    MB901: 'The file has no rows.',
    MB902: 'A file can have up to {{0}} rows. Split it into several files.',
    MB903: 'Row {{0}} does not match the columns of the file (cells: {{1}}, columns: {{2}}).',
    MB904: 'The number of selected fields ({{0}}) differs from the number of columns in the file ({{1}}).',
    MB905: 'Row {{0}} has no delimiter.',
    MB906:
      'Between {{1}}:00 and {{2}}:00, up to {{0}} rows can be processed at a time. Try again after {{2}}:00 or split the file.',
    MB908: 'This file cannot be read. Upload an xlsx, csv or txt file.',
    MB909:
      'Some characters do not match the chosen encoding. Choose another encoding, or save the file as CSV UTF-8 and upload it again.',
    MB910: 'Choose columns for the fields this import requires.',
    MB911: 'Each field can be chosen for one column only.',
    MB912: 'Row {{0}} is for the same member or item.',
    MB913: 'No member has this employee number or ID.',
    MB914: 'The employee number and the ID belong to two different members.',
    MB915: 'This department does not exist.',
    MB916:
      'Several departments have this name. Enter the code from the Department code column or, for an existing department, the full path.',
    MB917: 'This job rank does not exist.',
    MB918: 'This job title does not exist.',
    MB919: 'Enter one of these: {{0}}.',
    MB920: 'Enter a date such as 2026-03-02.',
    MB921: 'A department cannot be under itself.',
    MB922: 'Rows with errors: {{0}}. Correct them, or apply only the valid rows.',
    MB923: 'There is nothing to apply.',
    MB924: 'The status has changed in the meantime. Refresh the page.',
    MB925: 'Only the administrator who started this import can continue it.',
    MB926: 'Up to {{0}} departments can be created with one import.',
    MB927: 'Choose one file.',
    MB928: 'A file can be up to {{0}} MB.',
    MB929: 'Choose a day within the next 180 days.',
    MB930:
      'This file cannot be opened. It may be damaged or protected with a password. Remove the password, save it again as xlsx or CSV, and upload it.',
    MB932: 'Row {{0}}, column {{1}} is too long.',
    MB933: 'A file can have up to {{0}} columns.',
    MB944:
      'Between {{2}}:00 and {{3}}:00, up to {{1}} rows can be processed per day. Left today: {{0}}. Try again after {{3}}:00.',
  } satisfies Record<keyof typeof importErrors, string>,
  fields: {
    columns: 'Columns',
    cells: 'Cells',
  },
  operations: {
    'paste-import': 'Import started by pasting',
    'open-import-grid': 'Members opened in the grid',
    'upload-import': 'Import file uploaded',
    'reread-import': 'Import file read again',
    'choose-import-columns': 'Import columns chosen',
    'check-import': 'Import checked',
    'correct-import': 'Import corrected',
    'make-import-departments': 'Departments of an import chosen',
    'apply-import': 'Import applied',
    'change-import-let-in': 'Access of imported members changed',
    'quit-import': 'Import discarded',
    'download-import-faults': 'Import errors downloaded',
    'print-import-passwords': 'Initial passwords of an import created',
    'list-import-rows': 'Rows of an import viewed',
    'read-import': 'Import viewed',
  },
};

import type { SectionHelp } from '../../../../kernel/sections/help.ts';

export const help: SectionHelp = {
  IMPORT: {
    words: 'Excel, spreadsheet, import, upload, file, CSV, bulk, many at once, move in',
    what: 'Add and change many members and departments at once from Excel or CSV.',
    doings: [
      'Paste cells that you copied from a spreadsheet, or drop a file.',
      'Each row shows what will change before anything does; correct a wrong cell right there.',
      'Everything can be undone in one step for 7 days.',
    ],
  },
};

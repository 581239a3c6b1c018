import type { SectionHelp } from '../../../../kernel/sections/help.ts';

export const help: SectionHelp = {
  RUN: {
    words: 'jobs, progress, undo, results, bulk',
  },
};

import type { SectionHelp } from '../../../../kernel/sections/help.ts';

export const help: SectionHelp = {
  API: {
    words: 'developers, integration, OpenAPI, calls, reference',
  },
};

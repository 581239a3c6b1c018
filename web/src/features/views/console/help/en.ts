import type { SectionHelp } from '../../../../kernel/sections/help.ts';

export const help: SectionHelp = {
  API: {
    words: 'developers, integration, OpenAPI, calls, reference',
  },
  help: { words: 'support, how to, manual, guide, contact' },
  news: { words: 'what is new, new features, updates, release notes, changelog' },
  shortcuts: { words: 'hotkeys, key commands, shortcuts' },
  'theme system': { words: 'appearance, automatic' },
  'theme light': { words: 'light mode, bright' },
  'theme dark': { words: 'dark mode, night mode' },
};

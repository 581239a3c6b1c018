import { themes } from '@madang/contract/kernel/themes.ts';
import { holdsText } from '@madang/contract/kernel/search/search-text.ts';
import type { ConsoleSection } from '../../../../kernel/feature.ts';
import type { SectionHelp } from '../../../../kernel/sections/help.ts';
import { chooseTheme } from '../../../../kernel/preferences/theme.ts';
import type { FoundItem } from '../../../../ui/dialogs/finder.tsx';
import { ThemeIcon } from '../../../../ui/icons.tsx';

/** Sections whose title or one of whose words holds what was typed, and what can be done in them. */
export function knownItems(sections: readonly ConsoleSection[], term: string, help: SectionHelp = {}) {
  const pages = sections.flatMap((section) => {
    const page = { id: section.code, label: section.title(), icon: section.icon, path: section.path };
    if (holdsText(page.label, term)) return [page];
    const word = help[section.code]?.words.split(', ').find((each) => holdsText(each, term));
    return word === undefined ? [] : [{ ...page, detail: word }];
  });
  const actions = sections.flatMap(({ code, icon, actions: offered = [] }) =>
    // Two of them may begin at one address.
    offered.map(({ title, path }, place) => ({ id: `${code} ${place}`, label: title(), icon, path })),
  );
  const holds = ({ label }: FoundItem) => holdsText(label, term);
  return { pages, actions: actions.filter(holds) };
}

const themeChoices = ['system', ...themes] as const;
type ThemeChoice = (typeof themeChoices)[number];

interface ThemeTexts {
  readonly label: string;
  readonly nameOf: (choice: ThemeChoice) => string;
  readonly wordsOf: (choice: ThemeChoice) => string;
}

/** POR-08: the choices of the theme switch that a term finds; none before anything is typed. */
export function themeItems(term: string, { label, nameOf, wordsOf }: ThemeTexts): FoundItem[] {
  if (term.trim() === '') return [];
  return themeChoices.flatMap((choice) => {
    const item = {
      id: `theme ${choice}`,
      label: `${label}: ${nameOf(choice)}`,
      icon: ThemeIcon,
      path: '',
      run: () => chooseTheme(choice === 'system' ? undefined : choice),
    };
    if (holdsText(item.label, term)) return [item];
    const word = wordsOf(choice)
      .split(', ')
      .find((each) => holdsText(each, term));
    return word === undefined ? [] : [{ ...item, detail: word }];
  });
}

import { themes } from '@madang/contract/kernel/themes.ts';
import { comparableText, holdsText } from '@madang/contract/kernel/search/search-text.ts';
import type { ConsoleSection } from '../../../../kernel/feature.ts';
import type { SectionHelp } from '../../../../kernel/sections/help.ts';
import { chooseTheme } from '../../../../kernel/preferences/theme.ts';
import type { FoundItem } from '../../../../ui/dialogs/finder.tsx';
import { ThemeIcon } from '../../../../ui/icons.tsx';

/** Sections whose title or one of whose words holds what was typed, the nearest first, and what can be done in them. */
export function knownItems(sections: readonly ConsoleSection[], term: string, help: SectionHelp = {}) {
  const pages = sections
    .flatMap((section) => {
      const page = { id: section.code, label: section.title(), icon: section.icon, path: section.path };
      if (holdsText(page.label, term)) return [{ page, distance: distanceOf(page.label, term) }];
      const word = nearest(help[section.code]?.words.split(', ') ?? [], term);
      return word === undefined
        ? []
        : [{ page: { ...page, detail: word, places: [word] }, distance: distanceOf(word, term) + titleFirst }];
    })
    .toSorted((a, b) => a.distance - b.distance)
    .map(({ page }) => page);
  const actions = sections.flatMap(({ code, icon, actions: offered = [] }) =>
    // Two of them may begin at one address.
    offered.map(({ title, path }, place) => ({ id: `${code} ${place}`, label: title(), icon, path })),
  );
  const holds = ({ label }: FoundItem) => holdsText(label, term);
  return { pages, actions: actions.filter(holds) };
}

/** A title that only holds the term still comes before a word that begins with it. */
const titleFirst = 0.5;

/** Returns how far a text is from the term that it holds: it is the term, begins with it, or has it within. */
function distanceOf(text: string, term: string): number {
  const [there, sought] = [comparableText(text), comparableText(term)];
  if (sought === '' || there === sought) return 0;
  return there.startsWith(sought) ? 1 : 2;
}

function nearest(words: readonly string[], term: string): string | undefined {
  return words.filter((each) => holdsText(each, term)).toSorted((a, b) => distanceOf(a, term) - distanceOf(b, term))[0];
}

/** More settings are found by another letter. */
const settingsShown = 12;

/** POR-08: settings whose label or group holds the term, each opened at its field; none before anything is typed. */
export function settingItems(sections: readonly ConsoleSection[], term: string, help: SectionHelp = {}): FoundItem[] {
  if (comparableText(term) === '') return [];
  return sections
    .flatMap(({ code, icon, path, title }) =>
      (help[code]?.settings?.() ?? []).flatMap((group) =>
        [group.title, ...(group.fields ?? [])]
          .filter((label) => holdsText(label, term))
          .map((label) => ({
            id: `${code} ${group.title} ${label}`,
            label,
            detail: label === group.title ? title() : `${title()} · ${group.title}`,
            icon,
            path,
            places: [label, group.title],
          })),
      ),
    )
    .toSorted((a, b) => distanceOf(a.label, term) - distanceOf(b.label, term))
    .slice(0, settingsShown);
}

/** Items without a section, found by their label or the words that the help has for them; none before anything is typed. */
export function wordedItems(term: string, items: readonly FoundItem[], help: SectionHelp = {}): FoundItem[] {
  if (term.trim() === '') return [];
  return items.flatMap((item) => {
    if (holdsText(item.label, term)) return [item];
    const word = nearest(help[item.id]?.words.split(', ') ?? [], term);
    return word === undefined ? [] : [{ ...item, detail: word }];
  });
}

const themeChoices = ['system', ...themes] as const;
type ThemeChoice = (typeof themeChoices)[number];

interface ThemeTexts {
  readonly label: string;
  readonly nameOf: (choice: ThemeChoice) => string;
}

/** POR-08: the choices of the theme switch that a term finds; none before anything is typed. */
export function themeItems(term: string, { label, nameOf }: ThemeTexts, help: SectionHelp = {}): FoundItem[] {
  const items = themeChoices.map((choice) => ({
    id: `theme ${choice}`,
    label: `${label}: ${nameOf(choice)}`,
    icon: ThemeIcon,
    path: '',
    run: () => chooseTheme(choice === 'system' ? undefined : choice),
  }));
  return wordedItems(term, items, help);
}

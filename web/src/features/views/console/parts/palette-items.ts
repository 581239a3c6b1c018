import { holdsText } from '@madang/contract/kernel/search/search-text.ts';
import type { ConsoleSection } from '../../../../kernel/feature.ts';
import type { SectionHelp } from '../../../../kernel/sections/help.ts';
import type { FoundItem } from '../../../../ui/dialogs/finder.tsx';

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

import { newsAddress } from '@madang/contract/views/console/pages.ts';
import { useState } from 'react';
import { useSectionHelp } from '../../../../kernel/sections/help.ts';
import { useAllTexts } from '../../../../kernel/text-store/late-texts.ts';
import { useSections } from '../../../../kernel/sections/sections.ts';
import { Finder, type FoundGroup, type FoundItem } from '../../../../ui/dialogs/finder.tsx';
import { useUiTexts } from '../../../../ui/ui-texts.tsx';
import { HomeIcon, NoticeIcon } from '../../../../ui/icons.tsx';
import { HelpIcon } from '../../../../ui/sections/icons.tsx';
import { useText } from '../texts.ts';
import { knownItems, settingItems, themeItems, wordedItems } from './palette-items.ts';
import { useFound } from './use-found.ts';

interface PaletteProps {
  readonly onClose: () => void;
  readonly onGo: (path: string) => void;
  readonly onHelp: () => void;
  readonly onShortcuts: () => void;
}

/** Search and commands: the sections, what can be done in them, and what their searches find. */
export function Palette({ onClose, onGo, ...help }: PaletteProps) {
  // The actions of all sections are in it.
  useAllTexts();
  const t = useText();
  const { searching } = useUiTexts();
  const [typed, setTyped] = useState('');
  const { groups, isSearching, hasFailed, notes } = useGroups(typed, help);
  const items = groups.flatMap((group) => group.items);
  /** Opens an item that was found by the name of a field at that field. */
  const go = (path: string, { places }: FoundItem) => {
    onGo(path);
    if (places) void import('../go-to-field.ts').then(({ goToField }) => goToField(places));
  };
  const note = hasFailed ? t('palette.failed') : notes[0];
  const cut = groups.find(({ hasMore }) => hasMore);
  const firstOnly = cut && t('palette.firstOnly', { what: cut.title, number: cut.items.length });
  const found =
    items.length > 0
      ? typed.trim() !== '' && !cut && t('palette.found', { number: items.length })
      : note === undefined && t('palette.nothing');
  // Only a search that is over has found nothing, or so many.
  const news = isSearching ? searching : [found, firstOnly, note].filter(Boolean).join(' · ');
  return (
    <Finder
      title={t('palette.title')}
      placeholder={t('palette.placeholder')}
      results={t('palette.results')}
      {...{ typed, groups, news, onClose }}
      onGo={go}
      onType={setTyped}
    />
  );
}

function useGroups(typed: string, { onHelp, onShortcuts }: Pick<PaletteProps, 'onHelp' | 'onShortcuts'>) {
  const t = useText();
  const sections = useSections();
  const found = useFound(typed);
  const help = useSectionHelp();
  const { pages, actions } = knownItems(sections, typed, help);
  const ofTheme = themeItems(
    typed,
    {
      label: t('theme.label'),
      nameOf: (choice) => t(`theme.${choice}`),
    },
    help,
  );
  const ofHelp = wordedItems(
    typed,
    [
      { id: 'help', label: t('help.title'), icon: HelpIcon, path: '', run: onHelp },
      { id: 'news', label: t('news.title'), icon: NoticeIcon, path: newsAddress },
      {
        id: 'shortcuts',
        label: t('help.shortcuts'),
        icon: HelpIcon,
        path: '',
        run: onShortcuts,
      },
    ],
    help,
  );
  const start = { id: 'start', label: t('start.title'), icon: HomeIcon, path: '/console' };
  const groups: FoundGroup[] = [
    { id: 'pages', title: t('palette.pages'), items: typed === '' ? [start, ...pages] : pages },
    { id: 'actions', title: t('palette.actions'), items: [...actions, ...ofTheme, ...ofHelp] },
    { id: 'settings', title: t('palette.settings'), items: settingItems(sections, typed, help) },
    ...found.groups,
  ];
  return { ...found, groups: groups.filter(({ items }) => items.length > 0) };
}

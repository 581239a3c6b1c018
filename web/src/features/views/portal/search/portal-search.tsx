import { typedTerm } from '@madang/contract/kernel/fields/typed-text.ts';
import { termLengths } from '@madang/contract/people/people/search-term.ts';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { navigate } from '../../../../kernel/navigation/address.ts';
import { usePaused } from '../../../../kernel/lists/use-paused.ts';
import { useLanguage } from '../../../../kernel/use-texts.ts';
import { Finder, type FoundGroup, type FoundItem } from '../../../../ui/dialogs/finder.tsx';
import type { Icon } from '../../../../ui/icons.tsx';
import { BoardIcon, TreeIcon, PeopleIcon } from '../../../../ui/sections/icons.tsx';
import { loadPostSearch } from '../../../workplace/boards/index.ts';
import { loadColleagueSearch } from '../../../people/organisation-charts/index.ts';
import { useText } from '../texts.ts';

/** Colleagues, departments and posts by a word, over any page of the portal. */
export function PortalSearch({ onClose }: { readonly onClose: () => void }) {
  const t = useText();
  const [typed, setTyped] = useState('');
  const { groups, news } = useFoundInPortal(typedTerm(typed));
  return (
    <Finder
      title={t('search.title')}
      placeholder={t('search.placeholder')}
      results={t('search.results')}
      {...{ typed, groups, news, onClose }}
      onType={setTyped}
      onGo={(path) => navigate(path)}
    />
  );
}

/** A single letter stands in nearly every post. */
const postCharacters = 2;

type Found = Omit<FoundItem, 'icon'>;

function useFoundInPortal(typed: string): { readonly groups: readonly FoundGroup[]; readonly news: string } {
  const t = useText();
  const language = useLanguage();
  const term = usePaused(typed);
  const colleagues = useQuery({
    queryKey: ['portal', 'search', 'colleagues', term, language],
    queryFn: async ({ signal }) => {
      const { findColleagues, isColleagueTerm } = await loadColleagueSearch();
      return isColleagueTerm(term) ? findColleagues(term, language, signal) : 'notSearched';
    },
    enabled: term !== '',
  });
  const posts = useQuery({
    queryKey: ['portal', 'search', 'posts', term, language],
    queryFn: async ({ signal }) => (await loadPostSearch()).findPosts(term, language, signal),
    enabled: [...term].length >= postCharacters,
  });
  const found = colleagues.data === 'notSearched' ? undefined : colleagues.data;
  const group = (id: 'people' | 'departments' | 'posts', icon: Icon, items: readonly Found[] = []): FoundGroup => ({
    id,
    title: t(`search.${id}`),
    items: items.map((item) => ({ ...item, id: `${id} ${item.id}`, icon })),
  });
  const groups = [
    group('people', PeopleIcon, found?.people),
    group('departments', TreeIcon, found?.departments),
    group('posts', BoardIcon, posts.data?.posts),
  ].filter(({ items }) => items.length > 0);
  const count = groups.reduce((sum, { items }) => sum + items.length, 0);
  const isSearching = typed !== term || colleagues.isFetching || posts.isFetching;
  const said = () => {
    if (typed === '') return t('search.hint');
    if (isSearching) return t('search.searching');
    if (colleagues.isError || posts.isError) return t('search.failed');
    const notes = [
      count === 0 ? t('search.nothing') : t('search.found', { number: count }),
      colleagues.data === 'notSearched' && t('search.names', { letters: termLengths[0], syllables: termLengths[1] }),
      posts.data?.isWhole === false && t('search.someBoards'),
    ];
    return notes.filter(Boolean).join(' · ');
  };
  // Deferred as one: what is said of a search never runs ahead of the lines that it found.
  return useDeferredValue({ groups, news: said() });
}

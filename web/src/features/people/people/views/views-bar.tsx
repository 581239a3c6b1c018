import type { SavedViewRow } from '@madang/contract/people/saved-views/routes.ts';
import { useQuery } from '@tanstack/react-query';
import { lazy, type MouseEvent, Suspense, useState } from 'react';
import { can } from '../../../../kernel/calls/can.ts';
import { useSearchParams } from '../../../../kernel/search-param.ts';
import { IconButton } from '../../../../ui/button.tsx';
import { PlusIcon } from '../../../../ui/icons.tsx';
import { PeopleIcon } from '../../../../ui/sections/icons.tsx';
import { SettingsIcon } from '../../../../ui/icons.tsx';
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx';
import { useText } from '../texts.ts';
import { hrefOf, openingOf, savedViewsQuery, viewQueryOf } from './views.ts';
import styles from './views-bar.module.css';

const ViewPopup = lazy(async () => ({ default: (await import('./view-popup.tsx')).ViewPopup }));

/** All people, the reader's views and the company's: each is an address. What is shown and no view yet can be saved. */
export function ViewsBar() {
  const t = useText();
  const [search, change] = useSearchParams();
  const { data } = useQuery(savedViewsQuery);
  const [edited, edit] = useState<SavedViewRow | 'new'>();
  const shown = viewQueryOf(search);
  const views = data?.items ?? [];
  const isShown = ({ query }: Pick<SavedViewRow, 'query'>) => viewQueryOf(new URLSearchParams(query)) === shown;
  const current = views.find(isShown);
  if (!data || (views.length === 0 && shown === '')) return null;
  const open = (event: MouseEvent, query: string) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    change(openingOf(query), 'push');
  };
  return (
    <div className={styles['bar']}>
      <nav className={styles['views']} aria-label={t('views.label')}>
        {[{ savedViewId: '', savedViewName: t('all'), query: '', isShared: false }, ...views].map((view) => (
          <a
            key={view.savedViewId}
            className={styles['view']}
            href={hrefOf(view.query)}
            aria-current={isShown(view) ? 'page' : undefined}
            onClick={(event) => open(event, view.query)}
          >
            {view.isShared && <PeopleIcon size={16} />}
            <span>{view.savedViewName}</span>
            {view.isShared && <VisuallyHidden>{` (${t('views.shared')})`}</VisuallyHidden>}
          </a>
        ))}
      </nav>
      {current
        ? can(current, 'change') && (
            <IconButton
              icon={SettingsIcon}
              label={t('views.edit', { name: current.savedViewName })}
              onClick={() => edit(current)}
            />
          )
        : shown !== '' &&
          can(data, 'create') && <IconButton icon={PlusIcon} label={t('views.save')} onClick={() => edit('new')} />}
      {edited !== undefined && (
        <Suspense>
          <ViewPopup query={shown} onClose={() => edit(undefined)} {...(edited !== 'new' && { view: edited })} />
        </Suspense>
      )}
    </div>
  );
}

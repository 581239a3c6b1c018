import { useCallback } from 'react';
import { jobListNameFor } from '@madang/contract/job-ranks/names.ts';
import type { JobListAnswer } from '@madang/contract/job-ranks/routes.ts';
import { usePageTitle } from '../../../kernel/document-title.ts';
import { formatNumber } from '../../../kernel/formats.ts';
import { Listed } from '../../../kernel/sections/listed.tsx';
import { useSearchParams } from '../../../kernel/search-param.ts';
import { useLanguage } from '../../../kernel/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { PlusIcon, SettingsIcon } from '../../../ui/icons.tsx';
import { Callout } from '../../../ui/parts/callout.tsx';
import { Tabs } from '../../../ui/parts/tabs.tsx';
import { SectionPage } from '../../../ui/sections/section-page.tsx';
import { type JobListName, useJobList } from '../api.ts';
import { EntryPanel } from '../parts/entry-panel.tsx';
import { ListPanel } from '../parts/list-panel.tsx';
import { RankTable } from '../parts/rank-table.tsx';
import { useText } from '../texts.ts';
import { useChanges } from '../use-changes.ts';

const none: JobListAnswer['items'] = [];

/** Job ranks and job titles, two lists of one form; list, entry and settings each have their address. */
export function JobRanksPage() {
  const t = useText();
  const language = useLanguage();
  const [search, change] = useSearchParams();
  const list: JobListName = search.get('list') === 'titles' ? 'titles' : 'ranks';
  const lists = { ranks: useJobList('ranks'), titles: useJobList('titles') };
  const { data } = lists[list];
  const [ranks, titles] = [lists.ranks.data, lists.titles.data];
  const entries = data?.items ?? none;
  const changes = useChanges(list);
  const item = search.get('item');
  const panel = search.get('panel');
  const close = useCallback(() => change({ item: null, panel: null }), [change]);
  const nameOf = (of: JobListName) => {
    const answer = lists[of].data;
    return (answer && jobListNameFor(answer.settings, language)) || t(of);
  };
  const labelOf = (of: JobListName) => {
    const name = nameOf(of);
    return lists[of].data?.settings.isHidden ? t('hidden', { name }) : name;
  };
  usePageTitle(t('title'));
  const addLabel = t('add', { name: nameOf(list) });
  const add = () => change({ panel: 'new', item: null }, 'push');
  const entry = entries.find(({ jobRankCode }) => jobRankCode === item);
  const shown =
    panel === 'list' && data ? (
      <ListPanel key={list} list={list} settings={data.settings} onClose={close} />
    ) : panel === 'new' || entry ? (
      <EntryPanel
        key={`${list} ${item}`}
        list={list}
        addLabel={addLabel}
        entry={entry}
        changes={changes}
        onClose={close}
      />
    ) : undefined;
  return (
    <SectionPage
      title={t('title')}
      count={ranks && titles && formatNumber(ranks.total.count + titles.total.count, language)}
      lead={t('lead')}
      actions={
        <>
          {data?.items.length !== 0 && (
            <Button variant="primary" icon={<PlusIcon />} onClick={add}>
              {addLabel}
            </Button>
          )}
          <Button icon={<SettingsIcon />} onClick={() => change({ panel: 'list', item: null }, 'push')}>
            {t('settings')}
          </Button>
        </>
      }
      panel={shown}
    >
      <Tabs
        label={t('lists')}
        tabs={(['ranks', 'titles'] as const).map((id) => ({ id, label: labelOf(id) }))}
        active={list}
        onChange={(id) => change({ list: id === 'ranks' ? null : id, item: null, panel: null })}
      >
        <Listed query={lists[list]}>
          {({ settings }) => (
            <>
              {settings.isHidden && <Callout tone="info">{t('hiddenNote')}</Callout>}
              <RankTable
                key={list}
                list={list}
                addLabel={addLabel}
                caption={labelOf(list)}
                entries={entries}
                openCode={item}
                onOpen={(code) => change({ item: code, panel: null }, 'push')}
                onAdd={add}
              />
            </>
          )}
        </Listed>
      </Tabs>
    </SectionPage>
  );
}

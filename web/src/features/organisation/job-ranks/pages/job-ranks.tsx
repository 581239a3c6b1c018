import type { ReactElement } from 'react';
import { jobListNameFor } from '@madang/contract/organisation/job-ranks/names.ts';
import { ListSection } from '../../../../kernel/sections/list-section.tsx';
import { useSearchParams } from '../../../../kernel/search-param.ts';
import { useLanguage } from '../../../../kernel/use-texts.ts';
import { Button } from '../../../../ui/button.tsx';
import { SettingsIcon } from '../../../../ui/icons.tsx';
import { Callout } from '../../../../ui/parts/callout.tsx';
import { Tabs } from '../../../../ui/parts/tabs.tsx';
import { JobRankIcon } from '../../../../ui/sections/icons.tsx';
import { type JobListName, useJobList } from '../api.ts';
import { EntryPanel } from '../parts/entry-panel.tsx';
import { ListPanel } from '../parts/list-panel.tsx';
import { RankTable } from '../parts/rank-table.tsx';
import { useText } from '../texts.ts';
import { useChanges } from '../use-changes.ts';

/** Job ranks and job titles, two lists of one form; list, entry and settings each have their address. */
export function JobRanksPage() {
  const t = useText();
  const language = useLanguage();
  const [search, change] = useSearchParams();
  const list: JobListName = search.get('list') === 'titles' ? 'titles' : 'ranks';
  const lists = { ranks: useJobList('ranks'), titles: useJobList('titles') };
  const { data } = lists[list];
  const [ranks, titles] = [lists.ranks.data, lists.titles.data];
  const changes = useChanges(list);
  const nameOf = (of: JobListName) => {
    const answer = lists[of].data;
    return (answer && jobListNameFor(answer.settings, language)) || t(of);
  };
  const labelOf = (of: JobListName) => {
    const name = nameOf(of);
    return lists[of].data?.settings.isHidden ? t('hidden', { name }) : name;
  };
  const addLabel = t('add', { name: nameOf(list) });
  return (
    <ListSection
      title={t('title')}
      lead={t('lead')}
      query={lists[list]}
      keyOf={({ jobRankCode }) => jobRankCode}
      countOf={() => ranks && titles && ranks.total.count + titles.total.count}
      adds={[{ label: addLabel, panel: 'new' }]}
      actions={
        <Button icon={<SettingsIcon />} onClick={() => change({ panel: 'list', item: null }, 'push')}>
          {t('settings')}
        </Button>
      }
      empty={{ icon: <JobRankIcon />, title: t('empty'), text: t('emptyText') }}
      panel={({ row, answer, panel, close }) => {
        if (panel === 'list' && answer) {
          return <ListPanel key={list} list={list} settings={answer.settings} onClose={close} />;
        }
        if (panel !== 'new' && !row) return undefined;
        const key = `${list} ${row?.jobRankCode}`;
        return <EntryPanel key={key} {...{ list, addLabel, entry: row, changes }} onClose={close} />;
      }}
      frame={(shown: ReactElement) => (
        <Tabs
          label={t('lists')}
          tabs={(['ranks', 'titles'] as const).map((id) => ({ id, label: labelOf(id) }))}
          active={list}
          onChange={(id) => change({ list: id === 'ranks' ? null : id, item: null, panel: null })}
        >
          {data?.settings.isHidden && <Callout tone="info">{t('hiddenNote')}</Callout>}
          {shown}
        </Tabs>
      )}
    >
      {(entries, { openKey, onOpen }) => (
        <RankTable
          key={list}
          list={list}
          caption={labelOf(list)}
          entries={entries}
          openCode={openKey}
          onOpen={onOpen}
        />
      )}
    </ListSection>
  );
}

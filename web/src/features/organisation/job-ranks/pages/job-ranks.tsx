import type { ReactElement } from 'react';
import { ListSection } from '../../../../kernel/sections/list-section.tsx';
import { useSearchParams } from '../../../../kernel/search-param.ts';
import { Button } from '../../../../ui/button.tsx';
import { SettingsIcon } from '../../../../ui/icons.tsx';
import { Callout } from '../../../../ui/parts/callout.tsx';
import { JobRankIcon } from '../../../../ui/sections/icons.tsx';
import { type JobListName, useJobList } from '../api.ts';
import { EntryPanel } from '../parts/entry-panel.tsx';
import { GradeList } from '../parts/grade-list.tsx';
import { ListPanel } from '../parts/list-panel.tsx';
import { ListTabs, useListNames, useListTab } from '../parts/list-tabs.tsx';
import { RankTable } from '../parts/rank-table.tsx';
import { useText } from '../texts.ts';
import { useChanges } from '../use-changes.ts';

/** The lists of a company's ranks, titles and grades; list, entry and settings each have their address. */
export function JobRanksPage() {
  const list = useListTab();
  return list === 'grades' ? <GradeList /> : <JobLists list={list} />;
}

/** Job ranks and job titles, two lists of one form. */
function JobLists({ list }: { readonly list: JobListName }) {
  const t = useText();
  const [, change] = useSearchParams();
  const lists = { ranks: useJobList('ranks'), titles: useJobList('titles') };
  const { data } = lists[list];
  const [ranks, titles] = [lists.ranks.data, lists.titles.data];
  const changes = useChanges(list);
  const { nameOf, labelOf } = useListNames({
    ...(ranks && { ranks: ranks.settings }),
    ...(titles && { titles: titles.settings }),
  });
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
        <ListTabs active={list} labelOf={labelOf}>
          {data?.settings.isHidden && <Callout tone="info">{t('hiddenNote')}</Callout>}
          {shown}
        </ListTabs>
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

import { jobListNameFor } from '@madang/contract/organisation/job-ranks/names.ts';
import type { JobListSettings } from '@madang/contract/organisation/job-ranks/routes.ts';
import type { ReactNode } from 'react';
import { useSearchParams } from '../../../../kernel/search-param.ts';
import { useLanguage } from '../../../../kernel/use-texts.ts';
import { Tabs } from '../../../../ui/parts/tabs.tsx';
import { useGradeTexts } from '../../security-grades/index.ts';
import type { JobListName } from '../api.ts';
import { useText } from '../texts.ts';

export type ListTab = JobListName | 'grades';

/** The list that the address names. */
export function useListTab(): ListTab {
  const list = useSearchParams()[0].get('list');
  return list === 'titles' || list === 'grades' ? list : 'ranks';
}

/** Returns the company's names of the lists, and with them whether a list is hidden. */
export function useListNames(settings: Readonly<Partial<Record<JobListName, JobListSettings>>>) {
  const t = useText();
  const language = useLanguage();
  const nameOf = (of: JobListName) => {
    const own = settings[of];
    return (own && jobListNameFor(own, language)) || t(of);
  };
  const labelOf = (of: JobListName) => (settings[of]?.isHidden ? t('hidden', { name: nameOf(of) }) : nameOf(of));
  return { nameOf, labelOf };
}

interface ListTabsProps {
  readonly active: ListTab;
  readonly labelOf: (of: JobListName) => string;
  readonly children: ReactNode;
}

/** Job ranks, job titles and security grades, each with its address. */
export function ListTabs({ active, labelOf, children }: ListTabsProps) {
  const t = useText();
  const grades = useGradeTexts();
  const [, change] = useSearchParams();
  return (
    <Tabs
      label={t('lists')}
      tabs={[
        { id: 'ranks', label: labelOf('ranks') },
        { id: 'titles', label: labelOf('titles') },
        { id: 'grades', label: grades('title') },
      ]}
      active={active}
      onChange={(id) => change({ list: id === 'ranks' ? null : id, item: null, panel: null })}
    >
      {children}
    </Tabs>
  );
}

import type { ReactElement } from 'react';
import { ListSection } from '../../../../kernel/sections/list-section.tsx';
import { JobRankIcon } from '../../../../ui/sections/icons.tsx';
import { GradePanel, GradeTable, useGrades, useGradeTexts } from '../../security-grades/index.ts';
import { useJobList } from '../api.ts';
import { useText } from '../texts.ts';
import { ListTabs, useListNames } from './list-tabs.tsx';

/** USR-06: the security grades by their names, beside the two lists that a company makes itself. */
export function GradeList() {
  const t = useText();
  const [ranks, titles] = [useJobList('ranks').data, useJobList('titles').data];
  const { labelOf } = useListNames({
    ...(ranks && { ranks: ranks.settings }),
    ...(titles && { titles: titles.settings }),
  });
  return (
    <ListSection
      title={t('title')}
      lead={useGradeTexts()('lead')}
      query={useGrades()}
      keyOf={({ securityGrade }) => String(securityGrade)}
      adds={[]}
      empty={{ icon: <JobRankIcon />, title: t('empty'), text: t('emptyText') }}
      panel={({ row, close }) =>
        row && (
          <GradePanel
            key={row.securityGrade}
            grade={row}
            canChange={ranks?.can.includes('change') === true}
            onClose={close}
          />
        )
      }
      frame={(shown: ReactElement) => (
        <ListTabs active="grades" labelOf={labelOf}>
          {shown}
        </ListTabs>
      )}
    >
      {(grades, { openKey, onOpen }) => <GradeTable grades={grades} openKey={openKey} onOpen={onOpen} />}
    </ListSection>
  );
}

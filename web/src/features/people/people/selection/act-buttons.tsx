import type { EmployeesAction, JobLists } from '@madang/contract/people/people/routes.ts';
import type { EmployeeActKind } from '@madang/contract/people/selections/acts.ts';
import { useSearchParams } from '../../../../kernel/search-param.ts';
import { Button } from '../../../../ui/button.tsx';
import { useSectionTexts } from '../../../../ui/sections/section-texts.tsx';
import { useText } from './texts.ts';
import { useJobNames } from '../job-lists.ts';

interface ActButtonsProps {
  /** Acts that the list lets its reader do. */
  readonly can: readonly EmployeesAction[];
  readonly jobLists: JobLists;
  /** Reason that no act is possible with so many. */
  readonly tooMany: string | undefined;
}

const needed = {
  moveEmployees: 'place',
  setJobRank: 'place',
  setJobTitle: 'place',
  retireEmployees: 'retire',
  suspendEmployees: 'suspend',
  reinstateEmployees: 'retire',
  putEmployeesOnLeave: 'retire',
  returnEmployees: 'retire',
  grantEmblem: 'grantEmblem',
  takeBackEmblem: 'grantEmblem',
} as const satisfies Record<EmployeeActKind, EmployeesAction>;

/** Acts on a selection; one that the reader may not do says so. */
export function ActButtons({ can, jobLists, tooMany }: ActButtonsProps) {
  const t = useText();
  const { refusedText } = useSectionTexts();
  const names = useJobNames(jobLists);
  const [, change] = useSearchParams();
  const offered: readonly (readonly [kind: EmployeeActKind, label: string | undefined])[] = [
    ['moveEmployees', t('acts.moveEmployees')],
    ['setJobRank', names.rank],
    ['setJobTitle', names.title],
    ['putEmployeesOnLeave', t('acts.putEmployeesOnLeave')],
    ['returnEmployees', t('acts.returnEmployees')],
    ['retireEmployees', t('acts.retireEmployees')],
    ['reinstateEmployees', t('acts.reinstateEmployees')],
    ['suspendEmployees', t('acts.suspendEmployees')],
    ['grantEmblem', t('acts.grantEmblem')],
    ['takeBackEmblem', t('acts.takeBackEmblem')],
  ];
  return offered.map(
    ([kind, label]) =>
      // A list that the company hides is not given either.
      label !== undefined && (
        <Button
          key={kind}
          small
          disabledReason={can.includes(needed[kind]) ? tooMany : refusedText}
          onClick={() => change({ panel: kind, item: null }, 'push')}
        >
          {label}
        </Button>
      ),
  );
}

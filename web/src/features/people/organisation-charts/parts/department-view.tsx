import { departmentNameFor } from '@madang/contract/organisation/departments/names.ts';
import { pageCountOf } from '@madang/contract/kernel/lists/page.ts';
import { organisationChartLimits } from '@madang/contract/people/organisation-charts/limits.ts';
import { lazy, Suspense, useState } from 'react';
import { can } from '../../../../kernel/calls/can.ts';
import { formatNumber } from '../../../../kernel/formats.ts';
import { useContributed } from '../../../../kernel/sections/contributions.ts';
import { useLanguage } from '../../../../kernel/use-texts.ts';
import { Button, IconButton } from '../../../../ui/button.tsx';
import { ChevronLeftIcon, CloseIcon } from '../../../../ui/icons.tsx';
import { type PagerProps, PageTurner } from '../../../../ui/sections/page-turner.tsx';
import { EmptyState } from '../../../../ui/parts/states.tsx';
import { useDepartment } from '../api.ts';
import { usePathText } from '../names.ts';
import { useText } from '../texts.ts';
import { Asked } from './asked.tsx';
import styles from './department-view.module.css';
import { MemberCards } from './member-cards.tsx';

const HeadsPopup = lazy(async () => ({ default: (await import('./heads-popup.tsx')).HeadsPopup }));

interface DepartmentViewProps {
  readonly departmentCode: string;
  readonly page: number;
  readonly onShow: (personId: string) => void;
  readonly onPage: (page: number) => void;
  /** Returns to the chart, on a phone. */
  readonly onBack?: () => void;
  /** Closes the department beside the drawn chart. */
  readonly onClose?: () => void;
  /** Its way stands above it already. */
  readonly isPathShown?: boolean;
}

/** One department: where it stands, who leads it, and who belongs to it besides. */
export function DepartmentView({ departmentCode, page, onShow, onPage, ...given }: DepartmentViewProps) {
  const { onBack, onClose, isPathShown = false } = given;
  const t = useText();
  const language = useLanguage();
  const pathText = usePathText();
  const [changesHeads, setChangesHeads] = useState(false);
  const [DepartmentPlans] = useContributed('departmentPlans');
  const department = useDepartment(departmentCode, page);
  return (
    <>
      {onBack && (
        <div className={styles['back']}>
          <Button small icon={<ChevronLeftIcon size={16} />} onClick={onBack}>
            {t('title')}
          </Button>
        </div>
      )}
      <Asked query={department}>
        {({ items, total, path, heads, can: actions }) => {
          const own = path.at(-1);
          const others = items.filter(({ personId }) => heads.every((head) => head.personId !== personId));
          return (
            <>
              <header className={styles['head']}>
                <div>
                  {path.length > 1 && !isPathShown && <p className={styles['path']}>{pathText(path.slice(0, -1))}</p>}
                  <h2 tabIndex={-1}>
                    <span>{own && departmentNameFor(own, language)}</span>{' '}
                    <span className={styles['count']}>{formatNumber(total.count, language)}</span>
                  </h2>
                </div>
                {can({ can: actions }, 'changeHeads') && (
                  <Button small onClick={() => setChangesHeads(true)}>
                    {t('heads.change')}
                  </Button>
                )}
                {onClose && <IconButton icon={CloseIcon} label={t('close')} onClick={onClose} />}
              </header>
              {can({ can: actions }, 'changeHeads') && DepartmentPlans && (
                <DepartmentPlans departmentCode={departmentCode} />
              )}
              {heads.length > 0 && (
                <MemberCards people={heads} label={t('heads.title')} note={t('heads.one')} onShow={onShow} />
              )}
              {items.length === 0 && <EmptyState title={t('noPeople')} text={t('noPeopleText')} />}
              {others.length > 0 && (
                <MemberCards people={others} label={t('people')} departmentCode={departmentCode} onShow={onShow} />
              )}
              <Pages page={page} count={total.count} onChange={onPage} />
              {changesHeads && (
                <Suspense>
                  <HeadsPopup departmentCode={departmentCode} heads={heads} onClose={() => setChangesHeads(false)} />
                </Suspense>
              )}
            </>
          );
        }}
      </Asked>
    </>
  );
}

/** The pages of a list of people. */
export function Pages({ count, ...turning }: Pick<PagerProps, 'page' | 'onChange'> & { readonly count: number }) {
  const t = useText();
  const language = useLanguage();
  const page = (at: string, total: string) => t('page', { page: at, total });
  return (
    <PageTurner
      {...turning}
      pageCount={pageCountOf(count, organisationChartLimits.peoplePerPage)}
      format={(value) => formatNumber(value, language)}
      texts={{ pages: t('pages'), previous: t('previous'), next: t('next'), page }}
    />
  );
}

import { departmentNameFor } from '@madang/contract/departments/names.ts';
import { pageCountOf } from '@madang/contract/kernel/lists/page.ts';
import { organisationChartLimits } from '@madang/contract/organisation-charts/limits.ts';
import { lazy, Suspense, useState } from 'react';
import { can } from '../../../kernel/calls/can.ts';
import { formatNumber } from '../../../kernel/formats.ts';
import { useLanguage } from '../../../kernel/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { ChevronLeftIcon, ChevronRightIcon } from '../../../ui/icons.tsx';
import { EmptyState } from '../../../ui/parts/states.tsx';
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
  /** On a phone: to the chart. */
  readonly onBack: () => void;
}

/** One department: where it stands, who leads it, and the people who belong to it. */
export function DepartmentView({ departmentCode, page, onShow, onPage, onBack }: DepartmentViewProps) {
  const t = useText();
  const language = useLanguage();
  const pathText = usePathText();
  const [changesHeads, setChangesHeads] = useState(false);
  const department = useDepartment(departmentCode, page);
  return (
    <>
      <div className={styles['back']}>
        <Button small icon={<ChevronLeftIcon size={16} />} onClick={onBack}>
          {t('title')}
        </Button>
      </div>
      <Asked query={department}>
        {({ items, total, path, heads, can: actions }) => {
          const own = path.at(-1);
          return (
            <>
              <header className={styles['head']}>
                <div>
                  {path.length > 1 && <p className={styles['path']}>{pathText(path.slice(0, -1))}</p>}
                  <h2 tabIndex={-1}>
                    {own && departmentNameFor(own, language)}{' '}
                    <span className={styles['count']}>{formatNumber(total.count, language)}</span>
                  </h2>
                </div>
                {can({ can: actions }, 'changeHeads') && (
                  <Button small onClick={() => setChangesHeads(true)}>
                    {t('heads.change')}
                  </Button>
                )}
              </header>
              {heads.length > 0 && (
                <MemberCards people={heads} label={t('heads.title')} note={t('heads.one')} onShow={onShow} />
              )}
              {items.length === 0 ? (
                <EmptyState title={t('noPeople')} text={t('noPeopleText')} />
              ) : (
                <MemberCards people={items} label={t('people')} onShow={onShow} />
              )}
              <Pages page={page} count={total.count} onPage={onPage} />
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

interface PagesProps {
  readonly page: number;
  readonly count: number;
  readonly onPage: (page: number) => void;
}

function Pages({ page, count, onPage }: PagesProps) {
  const t = useText();
  const language = useLanguage();
  const pages = pageCountOf(count, organisationChartLimits.peoplePerPage);
  if (pages < 2) return null;
  return (
    <nav className={styles['pages']} aria-label={t('pages')}>
      {page > 1 && (
        <Button small icon={<ChevronLeftIcon size={16} />} onClick={() => onPage(page - 1)}>
          {t('previous')}
        </Button>
      )}
      <span role="status">
        {t('page', { page: formatNumber(page, language), total: formatNumber(pages, language) })}
      </span>
      {page < pages && (
        <Button small icon={<ChevronRightIcon size={16} />} onClick={() => onPage(page + 1)}>
          {t('next')}
        </Button>
      )}
    </nav>
  );
}

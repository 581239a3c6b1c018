import { rootDepartment } from '@madang/contract/organisation/departments/limits.ts';
import { usePageTitle } from '../../../../kernel/document-title.ts';
import { useSearchParams } from '../../../../kernel/search-param.ts';
import { Button } from '../../../../ui/button.tsx';
import { Popup } from '../../../../ui/dialogs/popup.tsx';
import { ChevronLeftIcon } from '../../../../ui/icons.tsx';
import { useTreeThen } from '../api.ts';
import { useText } from '../texts.ts';
import styles from './as-of.module.css';
import { AsOfBar } from './as-of-bar.tsx';
import { AskedThen } from './asked-then.tsx';
import { DayField } from './day-field.tsx';
import { DepartmentThen } from './department-then.tsx';
import { PersonThen } from './person-then.tsx';
import { TreeThen } from './tree-then.tsx';

/** The organisation chart as of a day. */
export function ChartThen({ on }: { readonly on: string }) {
  const t = useText();
  const [search, change] = useSearchParams();
  const tree = useTreeThen(on);
  usePageTitle(t('chart'));
  const departmentCode = search.get('department');
  const personId = search.get('person');
  return (
    <div className={styles['chart']} data-shows={departmentCode === null ? 'tree' : 'department'}>
      <div className={styles['wide']}>
        <h1 tabIndex={-1}>{t('chart')}</h1>
        <AsOfBar on={on} about={tree.data} />
      </div>
      <div className={styles['side']}>
        <DayField />
        <AskedThen query={tree}>
          {({ items }) => (
            <TreeThen
              label={t('chart')}
              departments={items}
              selected={departmentCode ?? rootDepartment}
              onSelect={(code) => change({ department: code, page: null }, 'push')}
            />
          )}
        </AskedThen>
      </div>
      <div className={styles['content']}>
        <div className={styles['backToChart']}>
          <Button
            small
            icon={<ChevronLeftIcon size={16} />}
            onClick={() => change({ department: null, page: null }, 'push')}
          >
            {t('chart')}
          </Button>
        </div>
        {!tree.error && (
          <DepartmentThen
            key={departmentCode}
            on={on}
            departmentCode={departmentCode ?? rootDepartment}
            hasTitle
            onShow={(id) => change({ person: id }, 'push')}
          />
        )}
      </div>
      {personId !== null && (
        <Popup title={t('person')} onClose={() => change({ person: null })} size="message">
          <PersonThen on={on} personId={personId} isNamed />
        </Popup>
      )}
    </div>
  );
}

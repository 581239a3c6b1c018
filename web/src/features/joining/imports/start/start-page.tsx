import { useQuery } from '@tanstack/react-query';
import { can } from '../../../../kernel/calls/can.ts';
import { usePageTitle } from '../../../../kernel/document-title.ts';
import { Listed } from '../../../../kernel/sections/listed.tsx';
import { EmptyState } from '../../../../ui/parts/states.tsx';
import { SheetIcon } from '../../../../ui/sections/icons.tsx';
import { SectionPage } from '../../../../ui/sections/section-page.tsx';
import { workPageTitle } from '../../../ground/jobs/index.ts';
import { importsQuery } from '../api.ts';
import { useText } from '../texts.ts';
import { ImportHistory } from './import-history.tsx';
import { StartImport } from './start-import.tsx';
import styles from './start.module.css';

/** BLK-10: a box for cells and files, and the imports of the company below it. */
export function StartPage() {
  const t = useText();
  const listed = useQuery(importsQuery);
  const title = workPageTitle('imports');
  usePageTitle(title);
  return (
    <SectionPage title={title} lead={t('lead')}>
      <Listed query={listed}>
        {(answer) => (
          <div className={styles['page']}>
            {can(answer, 'create') && <StartImport />}
            <section className={styles['history']} aria-label={t('history.title')}>
              <h2>{t('history.title')}</h2>
              {answer.items.length === 0 ? (
                <EmptyState icon={<SheetIcon />} title={t('history.empty')} text={t('history.emptyText')} />
              ) : (
                <ImportHistory imports={answer.items} />
              )}
            </section>
          </div>
        )}
      </Listed>
    </SectionPage>
  );
}

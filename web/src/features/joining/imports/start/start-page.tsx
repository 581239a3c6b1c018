import { can } from '../../../../kernel/calls/can.ts';
import { usePageTitle } from '../../../../kernel/document-title.ts';
import { MoreButton } from '../../../../kernel/lists/more-button.tsx';
import { itemsOf } from '../../../../kernel/lists/portions.ts';
import { Listed } from '../../../../kernel/sections/listed.tsx';
import { EmptyState } from '../../../../ui/parts/states.tsx';
import { SheetIcon } from '../../../../ui/sections/icons.tsx';
import { SectionPage } from '../../../../ui/sections/section-page.tsx';
import { workPageTitle } from '../../../ground/jobs/index.ts';
import { useImports } from '../api.ts';
import { useText } from '../texts.ts';
import { ImportHistory } from './import-history.tsx';
import { StartImport } from './start-import.tsx';
import styles from './start.module.css';

/** BLK-10: a box for cells and files, and the imports of the company below it. */
export function StartPage() {
  const t = useText();
  const list = useImports();
  const title = workPageTitle('imports');
  usePageTitle(title);
  return (
    <SectionPage title={title} lead={t('lead')}>
      <Listed query={{ ...list, data: list.data?.pages }}>
        {(pages) => (
          <div className={styles['page']}>
            {pages[0] && can(pages[0], 'create') && <StartImport />}
            <section className={styles['history']} aria-label={t('history.title')}>
              <h2>{t('history.title')}</h2>
              {itemsOf(pages).length === 0 ? (
                <EmptyState icon={<SheetIcon />} title={t('history.empty')} text={t('history.emptyText')} />
              ) : (
                <>
                  <ImportHistory imports={itemsOf(pages)} />
                  <MoreButton list={list} label={t('history.more')} />
                </>
              )}
            </section>
          </div>
        )}
      </Listed>
    </SectionPage>
  );
}

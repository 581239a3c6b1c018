import { usePageTitle } from '../../../../kernel/document-title.ts';
import { thrownText } from '../../../../kernel/error-texts.ts';
import { pageIn } from '../../../../kernel/lists/numbered-pages.ts';
import { useSearchParam, useSearchParams } from '../../../../kernel/search-param.ts';
import { Button } from '../../../../ui/button.tsx';
import { PlusIcon } from '../../../../ui/icons.tsx';
import { EmptyState, ErrorState, Skeleton } from '../../../../ui/parts/states.tsx';
import { usePromotions } from '../api.ts';
import { CodesPopup } from '../parts/codes-popup.tsx';
import { IssuePopup } from '../parts/issue-popup.tsx';
import { Pager } from '../parts/pager.tsx';
import { PromotionTable } from '../parts/promotion-table.tsx';
import { useText } from '../texts.ts';
import styles from './promotions.module.css';

/** Issues of promotion codes; page, new issue and codes of an issue each have their address. */
export function PromotionsPage() {
  const t = useText();
  const [search, change] = useSearchParams();
  const [dialog, setDialog] = useSearchParam('dialog');
  const [promotionId, setPromotionId] = useSearchParam('promotion');
  const listed = usePromotions(pageIn(search));
  usePageTitle(t('title'));
  const issue = (
    <Button variant="primary" icon={<PlusIcon />} onClick={() => setDialog('issue', 'push')}>
      {t('issue')}
    </Button>
  );
  const rows = listed.data?.items ?? [];
  return (
    <>
      <header className={styles['head']}>
        <h1>{t('title')}</h1>
        {rows.length > 0 && issue}
      </header>
      {listed.isPending && <Skeleton label={t('loading')} lines={6} />}
      {listed.isError && (
        <ErrorState
          title={thrownText(listed.error)}
          action={<Button onClick={() => void listed.refetch()}>{t('retry')}</Button>}
        />
      )}
      {listed.data && rows.length === 0 && <EmptyState title={t('empty')} text={t('emptyText')} action={issue} />}
      {rows.length > 0 && <PromotionTable rows={rows} onOpen={(id) => setPromotionId(id, 'push')} />}
      {listed.data && <Pager shown={listed.data} onChange={(to) => change({ page: String(to) }, 'push')} />}
      {dialog === 'issue' && <IssuePopup onClose={() => setDialog(null)} />}
      {promotionId !== null && <CodesPopup promotionId={promotionId} onClose={() => setPromotionId(null)} />}
    </>
  );
}

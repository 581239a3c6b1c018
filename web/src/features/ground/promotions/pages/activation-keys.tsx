import { issueLimits } from '@madang/contract/ground/promotions/limits.ts';
import { issueActivationKeys, revokeActivationKey } from '@madang/contract/ground/promotions/routes.ts';
import { call } from '../../../../kernel/call.ts';
import { usePageTitle } from '../../../../kernel/document-title.ts';
import { thrownText } from '../../../../kernel/error-texts.ts';
import { pageIn } from '../../../../kernel/lists/numbered-pages.ts';
import { useSearchParam, useSearchParams } from '../../../../kernel/search-param.ts';
import { Button } from '../../../../ui/button.tsx';
import { PlusIcon } from '../../../../ui/icons.tsx';
import { EmptyState, ErrorState, Skeleton } from '../../../../ui/parts/states.tsx';
import { useActivationKeys, useRereadActivationKeys } from '../api.ts';
import { IssueActivationKeysPopup } from '../parts/issue-activation-keys-popup.tsx';
import { ActivationKeyTable } from '../parts/activation-key-table.tsx';
import { Pager } from '../parts/pager.tsx';
import { useText } from '../texts.ts';
import styles from './promotions.module.css';

/** The activation keys (opencodes) that agencies hand to their people: issue, see who has used one, revoke. */
export function ActivationKeysPage() {
  const t = useText();
  const [search, change] = useSearchParams();
  const [dialog, setDialog] = useSearchParam('dialog');
  const listed = useActivationKeys(pageIn(search));
  const reread = useRereadActivationKeys();
  usePageTitle(t('opencodes.title'));
  const issue = (
    <Button variant="primary" icon={<PlusIcon />} onClick={() => setDialog('issue', 'push')}>
      {t('opencodes.issue')}
    </Button>
  );
  const rows = listed.data?.items ?? [];
  return (
    <>
      <header className={styles['head']}>
        <h1>{t('opencodes.title')}</h1>
        {rows.length > 0 && issue}
      </header>
      {listed.isPending && <Skeleton label={t('opencodes.loading')} lines={6} />}
      {listed.isError && (
        <ErrorState
          title={thrownText(listed.error)}
          action={<Button onClick={() => void listed.refetch()}>{t('retry')}</Button>}
        />
      )}
      {listed.data && rows.length === 0 && (
        <EmptyState title={t('opencodes.empty')} text={t('opencodes.emptyText')} action={issue} />
      )}
      {rows.length > 0 && (
        <ActivationKeyTable
          rows={rows}
          revoke={(opencodeId) => call(revokeActivationKey, { params: { opencodeId } })}
          reread={reread}
        />
      )}
      {listed.data && <Pager shown={listed.data} onChange={(to) => change({ page: String(to) }, 'push')} />}
      {dialog === 'issue' && (
        <IssueActivationKeysPopup
          max={issueLimits.codesPerIssue}
          noteHelp={t('opencodes.noteHelp')}
          send={async (body) => {
            const issued = await call(issueActivationKeys, { body });
            void reread();
            return issued;
          }}
          onClose={() => setDialog(null)}
        />
      )}
    </>
  );
}

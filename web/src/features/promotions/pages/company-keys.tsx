import { issueLimits } from '@madang/contract/promotions/limits.ts';
import { issueCompanyKeys, revokeCompanyKey } from '@madang/contract/promotions/routes.ts';
import { call } from '../../../kernel/call.ts';
import { can } from '../../../kernel/calls/can.ts';
import { usePageTitle } from '../../../kernel/document-title.ts';
import { formatNumber } from '../../../kernel/formats.ts';
import { pageIn } from '../../../kernel/lists/numbered-pages.ts';
import { useSearchParam, useSearchParams } from '../../../kernel/search-param.ts';
import { Listed } from '../../../kernel/sections/listed.tsx';
import { useLanguage } from '../../../kernel/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { KeyIcon, PlusIcon } from '../../../ui/icons.tsx';
import { EmptyState } from '../../../ui/parts/states.tsx';
import { Pager } from '../../../ui/sections/pager.tsx';
import { SectionPage } from '../../../ui/sections/section-page.tsx';
import { useCompanyKeys, useRereadCompanyKeys } from '../api.ts';
import { ActivationKeyTable } from '../parts/activation-key-table.tsx';
import { IssueActivationKeysPopup } from '../parts/issue-activation-keys-popup.tsx';
import { useText } from '../texts.ts';

/** REQ-04: the activation keys of the own company, which agencies of it issue, hand out and revoke. */
export function CompanyKeysPage() {
  const t = useText();
  const language = useLanguage();
  const [search, change] = useSearchParams();
  const [panel, setPanel] = useSearchParam('panel');
  const listed = useCompanyKeys(pageIn(search));
  const reread = useRereadCompanyKeys();
  usePageTitle(t('opencodes.title'));
  const { data } = listed;
  const mayRevoke = can(data, 'revoke');
  const left = data?.keysLeft ?? 0;
  const issue = can(data, 'issue') && (
    <Button
      variant="primary"
      icon={<PlusIcon />}
      disabledReason={data && left === 0 ? t('company.full') : undefined}
      onClick={() => setPanel('new', 'push')}
    >
      {t('opencodes.issue')}
    </Button>
  );
  return (
    <SectionPage
      title={t('opencodes.title')}
      lead={t('company.lead')}
      count={data && formatNumber(data.total.count, language)}
      actions={data?.items.length !== 0 && issue}
    >
      <Listed query={listed}>
        {({ items, page, pageCount }) => (
          <>
            {items.length === 0 ? (
              <EmptyState
                icon={<KeyIcon />}
                title={t('opencodes.empty')}
                text={t('company.emptyText')}
                action={issue}
              />
            ) : (
              <ActivationKeyTable
                rows={items}
                revoke={mayRevoke ? (opencodeId) => call(revokeCompanyKey, { params: { opencodeId } }) : undefined}
                reread={reread}
              />
            )}
            <Pager
              page={page}
              pageCount={pageCount}
              format={(value) => formatNumber(value, language)}
              onChange={(to) => change({ page: String(to) }, 'push')}
            />
          </>
        )}
      </Listed>
      {panel === 'new' && data && (
        <IssueActivationKeysPopup
          max={Math.min(left, issueLimits.codesPerIssue)}
          noteHelp={t('company.noteHelp', { left: formatNumber(left, language) })}
          send={async (body) => {
            const issued = await call(issueCompanyKeys, { body });
            void reread();
            return issued;
          }}
          onClose={() => setPanel(null)}
        />
      )}
    </SectionPage>
  );
}

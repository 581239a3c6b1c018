import { issueLimits } from '@madang/contract/ground/promotions/limits.ts';
import { issueCompanyKeys, revokeCompanyKey } from '@madang/contract/ground/promotions/routes.ts';
import { call } from '../../../../kernel/call.ts';
import { can } from '../../../../kernel/calls/can.ts';
import { formatNumber } from '../../../../kernel/formats.ts';
import { pageIn } from '../../../../kernel/lists/numbered-pages.ts';
import { useSearchParam, useSearchParams } from '../../../../kernel/search-param.ts';
import { ListSection } from '../../../../kernel/sections/list-section.tsx';
import { useLanguage } from '../../../../kernel/use-texts.ts';
import { Meter } from '../../../../ui/dashboard/meter.tsx';
import { KeyIcon } from '../../../../ui/icons.tsx';
import { useCompanyKeys, useRereadCompanyKeys } from '../api.ts';
import { ActivationKeyTable } from '../parts/activation-key-table.tsx';
import { IssueActivationKeysPopup } from '../parts/issue-activation-keys-popup.tsx';
import { useText } from '../texts.ts';

/** REQ-04: the activation keys of the own company, which agencies of it issue, hand out and revoke. */
export function CompanyKeysPage() {
  const t = useText();
  const language = useLanguage();
  const [search] = useSearchParams();
  const [panel, setPanel] = useSearchParam('panel');
  const listed = useCompanyKeys(pageIn(search));
  const reread = useRereadCompanyKeys();
  const { data } = listed;
  const mayRevoke = can(data, 'revoke');
  const keys = data?.validKeys;
  const left = keys ? Math.max(keys.max - keys.count, 0) : 0;
  return (
    <>
      <ListSection
        title={t('opencodes.title')}
        lead={t('company.lead')}
        query={listed}
        keyOf={({ opencodeId }) => opencodeId}
        mayAdd={can(data, 'issue')}
        adds={[{ label: t('opencodes.issue'), panel: 'new' }]}
        full={keys && left === 0 ? t('company.full') : undefined}
        toolbar={keys && <ValidKeys {...keys} />}
        empty={{ icon: <KeyIcon />, title: t('opencodes.empty'), text: t('company.emptyText') }}
        // A popup takes no room from the list.
        panel={() => undefined}
      >
        {(rows) => (
          <ActivationKeyTable
            rows={rows}
            revoke={mayRevoke ? (opencodeId) => call(revokeCompanyKey, { params: { opencodeId } }) : undefined}
            reread={reread}
          />
        )}
      </ListSection>
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
    </>
  );
}

/** The keys that are valid, of those that the operator's property allows at a time. */
function ValidKeys({ count, max }: { readonly count: number; readonly max: number }) {
  const t = useText();
  const language = useLanguage();
  const numberOf = (value: number) => formatNumber(value, language);
  const fill = count >= max ? 'full' : count >= max * nearlyFull ? 'near' : 'free';
  return (
    <Meter
      label={t('company.valid')}
      used={count}
      max={max}
      fill={fill}
      figures={t('company.figures', { count: numberOf(count), max: numberOf(max) })}
      text={t('company.validText', { left: numberOf(Math.max(max - count, 0)) })}
    />
  );
}

const nearlyFull = 0.9;

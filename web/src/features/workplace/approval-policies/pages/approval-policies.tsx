import { lazy, Suspense } from 'react';
import { useSearchParams } from '../../../../kernel/search-param.ts';
import { OrderedSection } from '../../../../kernel/sections/ordered-section.tsx';
import { EyeIcon } from '../../../../ui/icons.tsx';
import { ApprovalIcon } from '../../../../ui/sections/icons.tsx';
import { SidePanel } from '../../../../ui/sections/side-panel.tsx';
import { sendOrder, useApprovalPolicies, useReread } from '../api.ts';
import { usePolicyWords } from '../policy-words.ts';
import { useText } from '../texts.ts';

const RouteTrial = lazy(async () => ({ default: (await import('../parts/route-trial.tsx')).RouteTrial }));
const PolicyPage = lazy(async () => ({ default: (await import('../parts/policy-page.tsx')).PolicyPage }));

/** APR-02: the company's approval policies in their order, or one of them with its dry run. */
export function ApprovalPoliciesPage() {
  const [search, change] = useSearchParams();
  const [panel, item] = [search.get('panel'), search.get('item')];
  if (panel !== 'new' && item === null) return <PolicyList />;
  return (
    <Suspense>
      <PolicyPage
        key={item ?? 'new'}
        id={panel === 'new' ? null : item}
        onClose={() => change({ panel: null, item: null }, 'push')}
      />
    </Suspense>
  );
}

function PolicyList() {
  const t = useText();
  const { detailOf, stateOf, nameOf } = usePolicyWords();
  return (
    <OrderedSection
      title={t('title')}
      lead={t('lead')}
      query={useApprovalPolicies()}
      keyOf={({ approvalPolicyId }) => approvalPolicyId}
      nameOf={nameOf}
      send={sendOrder}
      reread={useReread()}
      adds={[
        { label: t('add'), panel: 'new' },
        { label: t('trial.title'), panel: 'route', icon: <EyeIcon /> },
      ]}
      full={(limit) => t('full', { limit })}
      empty={{ icon: <ApprovalIcon />, title: t('empty'), text: t('emptyText') }}
      panel={({ panel, close }) =>
        panel === 'route' && (
          <SidePanel title={t('trial.title')} lead={t('trial.text')} onClose={close} beginsAtField>
            <RouteTrial />
          </SidePanel>
        )
      }
      row={(row) => ({ detail: detailOf(row), state: stateOf(row) })}
    />
  );
}

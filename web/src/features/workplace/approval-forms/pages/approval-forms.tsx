import { lazy, Suspense } from 'react';
import { useThingName } from '../../../../kernel/names/shown-name.ts';
import { useSearchParams } from '../../../../kernel/search-param.ts';
import { OrderedSection } from '../../../../kernel/sections/ordered-section.tsx';
import { ApprovalIcon } from '../../../../ui/sections/icons.tsx';
import { sendOrder, useApprovalForms, useReread } from '../api.ts';
import { useText } from '../texts.ts';

const FormPage = lazy(async () => ({ default: (await import('../parts/form-page.tsx')).FormPage }));

/** APR-02: the company's forms in their order, or one of them. */
export function ApprovalFormsPage() {
  const [search, change] = useSearchParams();
  const [panel, item] = [search.get('panel'), search.get('item')];
  if (panel !== 'new' && item === null) return <FormList />;
  return (
    <Suspense>
      <FormPage
        key={item ?? 'new'}
        id={panel === 'new' ? null : item}
        onClose={() => change({ panel: null, item: null }, 'push')}
      />
    </Suspense>
  );
}

function FormList() {
  const t = useText();
  const nameOf = useThingName();
  return (
    <OrderedSection
      title={t('title')}
      lead={t('lead')}
      query={useApprovalForms()}
      keyOf={({ approvalFormId }) => approvalFormId}
      nameOf={(row) => nameOf({ name: row.approvalFormName, englishName: row.englishApprovalFormName })}
      send={sendOrder}
      reread={useReread()}
      adds={[{ label: t('add'), panel: 'new' }]}
      full={(limit) => t('full', { limit })}
      empty={{ icon: <ApprovalIcon />, title: t('empty'), text: t('emptyText') }}
      panel={() => null}
      row={(row) => ({
        detail: `${t(`kinds.${row.documentKind}`)} · ${t('fieldCount', { count: row.fieldCount })}`,
        state: row.isFormActive ? undefined : t('off'),
      })}
    />
  );
}

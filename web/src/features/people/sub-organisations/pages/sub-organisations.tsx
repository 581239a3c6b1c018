import { readsKorean } from '@madang/contract/kernel/languages.ts';
import { OrderedSection } from '../../../../kernel/sections/ordered-section.tsx';
import { useLanguage } from '../../../../kernel/use-texts.ts';
import { CompanyIcon } from '../../../../ui/sections/icons.tsx';
import { sendOrder, useReread, useSubOrganisations } from '../api.ts';
import { ChangePanel, NewPanel } from '../parts/panels.tsx';
import { useText } from '../texts.ts';

/** The company's sub-organisations in their order. */
export function SubOrganisationsPage() {
  const t = useText();
  const language = useLanguage();
  return (
    <OrderedSection
      title={t('title')}
      lead={t('lead')}
      query={useSubOrganisations()}
      keyOf={({ subOrganisationId }) => subOrganisationId}
      nameOf={(row) => (readsKorean(language) ? row.subOrganisationName : row.englishSubOrganisationName)}
      send={sendOrder}
      reread={useReread()}
      adds={[{ label: t('add'), panel: 'new' }]}
      full={(limit) => t('full', { limit })}
      empty={{ icon: <CompanyIcon />, title: t('empty'), text: t('emptyText') }}
      panel={({ row, panel, close }) => {
        if (row) return <ChangePanel key={row.subOrganisationId} row={row} onClose={close} />;
        return panel === 'new' && <NewPanel onClose={close} />;
      }}
      row={({ subOrganisationCode }) => ({ picture: <CompanyIcon />, detail: subOrganisationCode })}
    />
  );
}

import { readsKorean } from '@madang/contract/kernel/languages.ts';
import type { SubOrganisationRow } from '@madang/contract/sub-organisations/routes.ts';
import { can } from '../../../kernel/calls/can.ts';
import { addressWith } from '../../../kernel/search-param.ts';
import { ListSection } from '../../../kernel/sections/list-section.tsx';
import { OrderedList } from '../../../kernel/sections/ordered-list.tsx';
import { useLanguage } from '../../../kernel/use-texts.ts';
import { CompanyIcon } from '../../../ui/sections/icons.tsx';
import { RowWords } from '../../../ui/sections/row-words.tsx';
import { sendOrder, useReread, useSubOrganisations } from '../api.ts';
import { ChangePanel, NewPanel } from '../parts/panels.tsx';
import { useText } from '../texts.ts';

/** The company's sub-organisations in their order. */
export function SubOrganisationsPage() {
  const t = useText();
  const listed = useSubOrganisations();
  const { data } = listed;
  const isFull = data !== undefined && data.total.count >= data.limit;
  return (
    <ListSection
      title={t('title')}
      lead={t('lead')}
      query={listed}
      keyOf={({ subOrganisationId }) => subOrganisationId}
      mayAdd={isFull || can(data, 'create')}
      adds={[{ label: t('add'), panel: 'new' }]}
      full={isFull ? t('full', { limit: data.limit }) : undefined}
      empty={{ icon: <CompanyIcon />, title: t('empty'), text: t('emptyText') }}
      panel={({ row, panel, close }) => {
        if (row) return <ChangePanel key={row.subOrganisationId} row={row} onClose={close} />;
        return panel === 'new' && <NewPanel onClose={close} />;
      }}
    >
      {(rows, opened) => <Rows rows={rows} {...opened} />}
    </ListSection>
  );
}

interface RowsProps {
  readonly rows: readonly SubOrganisationRow[];
  readonly openKey: string | null;
  readonly onOpen: (id: string) => void;
}

function Rows({ rows, openKey, onOpen }: RowsProps) {
  const t = useText();
  const language = useLanguage();
  const reread = useReread();
  const nameOf = (row: SubOrganisationRow) =>
    readsKorean(language) ? row.subOrganisationName : row.englishSubOrganisationName;
  return (
    <OrderedList
      label={t('title')}
      items={rows}
      keyOf={({ subOrganisationId }) => subOrganisationId}
      nameOf={nameOf}
      send={sendOrder}
      reread={reread}
      openKey={openKey}
    >
      {(row) => (
        <RowWords
          title={nameOf(row)}
          href={addressWith({ item: row.subOrganisationId, panel: null })}
          onOpen={() => onOpen(row.subOrganisationId)}
          picture={<CompanyIcon />}
          detail={row.subOrganisationCode}
        />
      )}
    </OrderedList>
  );
}

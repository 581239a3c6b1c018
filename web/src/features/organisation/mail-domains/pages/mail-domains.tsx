import type { MailDomainRow } from '@madang/contract/organisation/mail-domains/routes.ts';
import { freePlan } from '@madang/contract/joining/signup/free-plan.ts';
import { can } from '../../../../kernel/calls/can.ts';
import { formatDate } from '../../../../kernel/formats.ts';
import { ListSection } from '../../../../kernel/sections/list-section.tsx';
import { useLanguage } from '../../../../kernel/use-texts.ts';
import { Button } from '../../../../ui/button.tsx';
import { StateBadge, type StateTone } from '../../../../ui/marks/state-badge.tsx';
import { Callout } from '../../../../ui/parts/callout.tsx';
import { Stack } from '../../../../ui/parts/card.tsx';
import { Table } from '../../../../ui/parts/table.tsx';
import { CompanyIcon } from '../../../../ui/sections/icons.tsx';
import { useMailDomains } from '../api.ts';
import { DomainPanel } from '../parts/domain-panel.tsx';
import { NewPanel } from '../parts/new-panel.tsx';
import { useText } from '../texts.ts';

export const tones: Readonly<Record<MailDomainRow['state'], StateTone>> = {
  waiting: 'waiting',
  proven: 'usual',
  withdrawn: 'stopped',
};

/** PRD-04: the company's own mail domains, each proven by a record of its name servers. */
export function MailDomainsPage() {
  const t = useText();
  const language = useLanguage();
  const listed = useMailDomains();
  const { data } = listed;
  const mayChange = can(data, 'change');
  const isFull = data !== undefined && data.items.length >= data.limit;
  const { companyDomainYears: years } = freePlan;
  return (
    <ListSection
      title={t('title')}
      lead={t('lead', { years })}
      query={listed}
      keyOf={({ domainId }) => domainId}
      mayAdd={mayChange}
      adds={[{ label: t('add'), panel: 'new' }]}
      full={isFull ? t('full', { limit: data.limit }) : undefined}
      empty={{ icon: <CompanyIcon />, title: t('empty'), text: t('emptyText') }}
      panel={({ row, panel, close }) => {
        if (row) return <DomainPanel key={row.domainId} {...{ row, mayChange }} onClose={close} />;
        return panel === 'new' && <NewPanel onClose={close} />;
      }}
    >
      {(rows, { onOpen }) => (
        <Stack>
          {data && data.freeUntil !== null && (
            <Callout tone="info">{t('freeUntil', { date: formatDate(data.freeUntil, language) })}</Callout>
          )}
          <DomainTable rows={rows} onOpen={onOpen} />
        </Stack>
      )}
    </ListSection>
  );
}

interface DomainTableProps {
  readonly rows: readonly MailDomainRow[];
  readonly onOpen: (domainId: string) => void;
}

function DomainTable({ rows, onOpen }: DomainTableProps) {
  const t = useText();
  const language = useLanguage();
  const dateOf = (moment: string | null) => (moment === null ? t('never') : formatDate(moment, language));
  const stateOf = ({ state }: MailDomainRow) => <StateBadge tone={tones[state]}>{t(`states.${state}`)}</StateBadge>;
  return (
    <Table
      caption={t('title')}
      rows={rows}
      rowKey={({ domainId }) => domainId}
      line={stateOf}
      columns={[
        { id: 'domain', title: t('domain'), cell: ({ shownDomain }) => shownDomain, isHeader: true },
        { id: 'state', title: t('state'), cell: stateOf },
        { id: 'proven', title: t('provenAt'), cell: ({ provenAt }) => dateOf(provenAt), hasWholeWords: true },
        { id: 'checked', title: t('checkedAt'), cell: ({ checkedAt }) => dateOf(checkedAt), hasWholeWords: true },
        {
          id: 'open',
          title: t('open'),
          isAction: true,
          isBeside: true,
          cell: ({ domainId, shownDomain }) => (
            <Button
              variant="quiet"
              small
              aria-label={t('openOne', { domain: shownDomain })}
              onClick={() => onOpen(domainId)}
            >
              {t('open')}
            </Button>
          ),
        },
      ]}
    />
  );
}

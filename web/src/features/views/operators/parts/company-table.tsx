import type { CompanyRow } from '@madang/contract/views/operators/platform.ts';
import { useState } from 'react';
import { formatDate } from '../../../../kernel/dates.ts';
import { formatNumber } from '../../../../kernel/formats.ts';
import { useLanguage } from '../../../../kernel/use-texts.ts';
import { Button } from '../../../../ui/button.tsx';
import { StateBadge, type StateTone } from '../../../../ui/marks/state-badge.tsx';
import { Table } from '../../../../ui/parts/table.tsx';
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx';
import { useCompanyName } from '../company-name.ts';
import { useText } from '../texts.ts';
import styles from './company-table.module.css';
import { OwnerPopup } from './owner-popup.tsx';
import { TypePopup } from './type-popup.tsx';

const tones: Readonly<Record<CompanyRow['state'], StateTone>> = {
  settingUp: 'waiting',
  inService: 'usual',
  ended: 'stopped',
};

/** Companies with what the operator may know of them; the type is changed here. */
export function CompanyTable({ rows }: { readonly rows: readonly CompanyRow[] }) {
  const t = useText();
  const language = useLanguage();
  const nameOf = useCompanyName();
  const [changing, setChanging] = useState<CompanyRow>();
  const [replacing, setReplacing] = useState<CompanyRow>();
  const typeOf = ({ companyType }: CompanyRow) => t(`types.names.${companyType}`);
  const peopleOf = ({ people }: CompanyRow) => formatNumber(people, language);
  return (
    <>
      <Table
        caption={t('system.listOf', { title: t('companies.title') })}
        rows={rows}
        rowKey={({ companyCode }) => companyCode}
        line={(company) =>
          [company.companyCode, typeOf(company), `${t('companies.people')}\u00A0${peopleOf(company)}`].join(' · ')
        }
        columns={[
          {
            id: 'name',
            title: t('companies.name'),
            isHeader: true,
            cell: (company, line) => (
              <>
                <span>{nameOf(company)}</span>
                {!line && (
                  <span className={styles['code']}>
                    <VisuallyHidden>{`${t('companies.code')} `}</VisuallyHidden>
                    <span>{company.companyCode}</span>
                  </span>
                )}
              </>
            ),
          },
          {
            id: 'state',
            title: t('companies.state'),
            isBeside: true,
            cell: ({ state }) => <StateBadge tone={tones[state]}>{t(`companies.states.${state}`)}</StateBadge>,
          },
          { id: 'type', title: t('types.title'), cell: typeOf },
          {
            id: 'since',
            title: t('companies.since'),
            cell: ({ createdAt }) => formatDate(createdAt, language),
            hasWholeWords: true,
          },
          { id: 'people', title: t('companies.people'), cell: peopleOf, align: 'end' },
          {
            id: 'acts',
            title: t('system.acts'),
            isAction: true,
            isUnder: true,
            cell: (company) => (
              <Acts company={company} onType={() => setChanging(company)} onReplace={() => setReplacing(company)} />
            ),
          },
        ]}
      />
      {replacing && <OwnerPopup company={replacing} onClose={() => setReplacing(undefined)} />}
      {changing && <TypePopup company={changing} onClose={() => setChanging(undefined)} />}
    </>
  );
}

interface ActsProps {
  readonly company: CompanyRow;
  readonly onType: () => void;
  readonly onReplace: () => void;
}

function Acts({ company, onType, onReplace }: ActsProps) {
  const t = useText();
  const name = useCompanyName()(company);
  return (
    <>
      <Button variant="quiet" small aria-label={t('types.change', { company: name })} onClick={onType}>
        {t('types.open')}
      </Button>
      {company.state !== 'ended' && (
        <Button variant="quiet" small aria-label={t('representatives.title', { company: name })} onClick={onReplace}>
          {t('representatives.open')}
        </Button>
      )}
    </>
  );
}

import type { CompanyRow } from '@madang/contract/operators/platform.ts';
import { useState } from 'react';
import { formatDate } from '../../../kernel/dates.ts';
import { formatNumber } from '../../../kernel/formats.ts';
import { useLanguage } from '../../../kernel/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { StateBadge, type StateTone } from '../../../ui/marks/state-badge.tsx';
import { Table } from '../../../ui/parts/table.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { useCompanyName } from '../company-name.ts';
import { useText } from '../texts.ts';
import styles from './company-table.module.css';
import { RepresentativePopup } from './representative-popup.tsx';
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
  return (
    <>
      <Table
        caption={t('system.listOf', { title: t('companies.title') })}
        rows={rows}
        rowKey={({ companyCode }) => companyCode}
        columns={[
          {
            id: 'name',
            title: t('companies.name'),
            isHeader: true,
            cell: ({ companyCode, ...company }) => (
              <>
                {nameOf(company)}
                <span className={styles['code']}>
                  <VisuallyHidden>{t('companies.code')} </VisuallyHidden>
                  {companyCode}
                </span>
              </>
            ),
          },
          {
            id: 'state',
            title: t('companies.state'),
            cell: ({ state }) => <StateBadge tone={tones[state]}>{t(`companies.states.${state}`)}</StateBadge>,
          },
          { id: 'type', title: t('types.title'), cell: ({ companyType }) => t(`types.names.${companyType}`) },
          {
            id: 'since',
            title: t('companies.since'),
            cell: ({ createdAt }) => formatDate(createdAt, language),
            hasWholeWords: true,
          },
          {
            id: 'people',
            title: t('companies.people'),
            cell: ({ people }) => formatNumber(people, language),
            align: 'end',
          },
          {
            id: 'change',
            title: t('types.open'),
            isAction: true,
            cell: (company) => (
              <Button
                variant="quiet"
                small
                aria-label={t('types.change', { company: nameOf(company) })}
                onClick={() => setChanging(company)}
              >
                {t('types.open')}
              </Button>
            ),
          },
          {
            id: 'representative',
            title: t('representatives.open'),
            isAction: true,
            cell: (company) =>
              company.state !== 'ended' && (
                <Button
                  variant="quiet"
                  small
                  aria-label={t('representatives.title', { company: nameOf(company) })}
                  onClick={() => setReplacing(company)}
                >
                  {t('representatives.open')}
                </Button>
              ),
          },
        ]}
      />
      {replacing && <RepresentativePopup company={replacing} onClose={() => setReplacing(undefined)} />}
      {changing && <TypePopup company={changing} onClose={() => setChanging(undefined)} />}
    </>
  );
}

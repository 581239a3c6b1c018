import type { CompanyRoleRow } from '@madang/contract/access/company-roles/routes.ts';
import type { ReactElement, ReactNode } from 'react';
import { can } from '../../../../kernel/calls/can.ts';
import { fieldText } from '../../../../kernel/error-texts.ts';
import { addressWith } from '../../../../kernel/search-param.ts';
import { ListSection } from '../../../../kernel/sections/list-section.tsx';
import { DataTable } from '../../../../ui/sections/data-table.tsx';
import { ShieldIcon } from '../../../../ui/sections/icons.tsx';
import { useCompanyRoles } from '../api.ts';
import { CompanyRolePanel } from './company-role-panel.tsx';
import { useText } from '../texts.ts';
import { useRightNames } from '../../../people/role-assignments/index.ts';
import { resourceOf } from '../permission-groups.ts';

const keyOf = ({ companyRoleId }: CompanyRoleRow) => companyRoleId;
const nameOf = ({ companyRoleName }: CompanyRoleRow) => companyRoleName;

/** Roles that the company made: each opens in the panel, where it is changed and deleted. */
export function CompanyRoles({ frame }: { readonly frame: (list: ReactElement) => ReactNode }) {
  const t = useText();
  const listed = useCompanyRoles();
  const { data } = listed;
  const names = useRightNames();
  const areasOf = ({ permissions }: CompanyRoleRow) =>
    [...new Set(permissions.map(resourceOf))].map(names.area).join(', ');
  const isFull = data !== undefined && data.total.count >= data.limit;
  return (
    <ListSection
      title={t('title')}
      lead={t('lead')}
      query={listed}
      keyOf={keyOf}
      mayAdd={isFull || can(data, 'create')}
      adds={[{ label: t('add'), panel: 'new' }]}
      full={isFull ? t('full', { limit: data.limit }) : undefined}
      empty={{ icon: <ShieldIcon />, title: t('empty'), text: t('emptyText') }}
      frame={frame}
      panel={({ row, answer, panel, close }) =>
        (row || panel === 'new') && (
          <CompanyRolePanel
            key={row?.companyRoleId ?? 'new'}
            givable={answer?.permissions ?? []}
            onClose={close}
            {...(row && { row })}
          />
        )
      }
    >
      {(rows, { openKey, onOpen }) => (
        <DataTable
          caption={t('title')}
          rows={rows}
          rowKey={keyOf}
          rowName={nameOf}
          rowHref={(row) => addressWith({ item: keyOf(row), panel: null })}
          onOpen={(row) => onOpen(keyOf(row))}
          openKey={openKey}
          line={(row) => `${areasOf(row)} · ${t('holders', { count: row.holderCount })}`}
          columns={[
            { id: 'name', title: fieldText('companyRoleName'), cell: nameOf, isHeader: true },
            { id: 'permissions', title: fieldText('permissions'), cell: areasOf },
            {
              id: 'holders',
              title: t('holdersTitle'),
              cell: ({ holderCount }) => t('holders', { count: holderCount }),
              isBeside: true,
            },
          ]}
        />
      )}
    </ListSection>
  );
}

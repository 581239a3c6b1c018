import type { CompanyRoleRow } from '@madang/contract/access/company-roles/routes.ts';
import { can } from '../../../../kernel/calls/can.ts';
import { fieldText } from '../../../../kernel/error-texts.ts';
import { addressWith } from '../../../../kernel/search-param.ts';
import { ListSection } from '../../../../kernel/sections/list-section.tsx';
import { DataTable } from '../../../../ui/sections/data-table.tsx';
import { ApprovalIcon } from '../../../../ui/sections/icons.tsx';
import { useCompanyRoles } from '../api.ts';
import { CompanyRolePanel } from '../parts/company-role-panel.tsx';
import { useText } from '../texts.ts';

const keyOf = ({ companyRoleId }: CompanyRoleRow) => companyRoleId;
const nameOf = ({ companyRoleName }: CompanyRoleRow) => companyRoleName;

/** The company's company roles: each opens in the panel, where it is changed and deleted. */
export function CompanyRolesPage() {
  const t = useText();
  const listed = useCompanyRoles();
  const { data } = listed;
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
      empty={{ icon: <ApprovalIcon />, title: t('empty'), text: t('emptyText') }}
      panel={({ row, panel, close }) =>
        (row || panel === 'new') && (
          <CompanyRolePanel key={row?.companyRoleId ?? 'new'} onClose={close} {...(row && { row })} />
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
          line={null}
          columns={[{ id: 'name', title: fieldText('companyRoleName'), cell: nameOf, isHeader: true }]}
        />
      )}
    </ListSection>
  );
}

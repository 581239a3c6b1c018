import type { RolePermission } from '@madang/contract/people/role-assignments/routes.ts';
import { listedRoles, rolesAddress } from '@madang/contract/people/role-assignments/rules.ts';
import { useQuery } from '@tanstack/react-query';
import { usePageTitle } from '../../../../kernel/document-title.ts';
import { formatNumber } from '../../../../kernel/formats.ts';
import { useOperationText } from '../../../../kernel/names/operation-text.ts';
import { useSearchParams } from '../../../../kernel/search-param.ts';
import { Listed } from '../../../../kernel/sections/listed.tsx';
import { useLanguage } from '../../../../kernel/use-texts.ts';
import { LinkButton } from '../../../../ui/button.tsx';
import { DataTable } from '../../../../ui/sections/data-table.tsx';
import { SectionPage } from '../../../../ui/sections/section-page.tsx';
import { Filter, Toolbar } from '../../../../ui/sections/toolbar.tsx';
import { rolePermissionsQuery } from '../api.ts';
import { RoleBadges } from '../parts/role-badges.tsx';
import { areaOf } from '../right-names.ts';
import { useText } from '../texts.ts';

/** MEM-01: permissions of each role, made from the contract's permissions and operations. */
export function RolePermissionsPage() {
  const t = useText();
  const language = useLanguage();
  const [search] = useSearchParams();
  const role = listedRoles.find((each) => each === search.get('role'));
  const asked = useQuery({
    ...rolePermissionsQuery,
    select: ({ items }) => items.filter(({ roles }) => role === undefined || roles.includes(role)),
  });
  usePageTitle(t('rights.title'));
  return (
    <SectionPage
      title={t('rights.title')}
      lead={t('rights.lead')}
      count={asked.data && formatNumber(asked.data.length, language)}
      actions={<LinkButton href={rolesAddress}>{t('title')}</LinkButton>}
      toolbar={<Tools />}
    >
      <Listed query={asked}>
        {(rows) => (rows.length === 0 ? <p>{t('rights.none')}</p> : <Permissions rows={rows} />)}
      </Listed>
    </SectionPage>
  );
}

function Tools() {
  const t = useText();
  const [search, change] = useSearchParams();
  return (
    <Toolbar label={t('columns.roles')}>
      <Filter
        label={t('columns.roles')}
        value={listedRoles.find((each) => each === search.get('role')) ?? ''}
        options={[
          { value: '', label: t('all') },
          ...listedRoles.map((value) => ({ value, label: t(`roles.${value}`) })),
        ]}
        onChange={(value) => change({ role: value || null })}
      />
    </Toolbar>
  );
}

/** Two operations of one name, by the set-up and by its own page, are one thing to the reader. */
function distinct(texts: readonly string[]): string[] {
  return [...new Set(texts)];
}

function Permissions({ rows }: { readonly rows: readonly RolePermission[] }) {
  const t = useText();
  const operationText = useOperationText();
  /** The section that a permission is about, and whether it shows or changes it. */
  const areaText = (permission: string, effect: RolePermission['effect']) => {
    const area = areaOf(permission);
    return area ? `${t(`rights.areas.${area}`)} · ${t(`rights.${effect}`)}` : permission;
  };
  const opened = ({ effect, operations }: RolePermission) =>
    operations.length === 0 ? t(`rights.${effect}`) : distinct(operations.map(operationText)).join(' · ');
  return (
    <DataTable
      caption={t('rights.title')}
      rows={rows}
      rowKey={({ permission }) => permission}
      rowName={({ permission, effect }) => areaText(permission, effect)}
      line={(row) => (
        <>
          <span>{opened(row)}</span>
          <br />
          <RoleBadges roles={row.roles} />
        </>
      )}
      columns={[
        {
          id: 'permission',
          title: t('rights.permission'),
          cell: ({ permission, effect }, line) => (
            <>
              <span>{areaText(permission, effect)}</span>
              {!line && (
                <>
                  <br />
                  <small lang="en">{permission}</small>
                </>
              )}
            </>
          ),
          isHeader: true,
        },
        { id: 'opens', title: t('rights.opens'), cell: opened },
        {
          id: 'roles',
          title: t('columns.roles'),
          cell: ({ roles }) => <RoleBadges roles={roles} />,
        },
      ]}
    />
  );
}

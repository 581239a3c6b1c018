import type { Holding, HoldingFilters } from '@madang/contract/access/grants/holder-routes.ts';
import { type ReactElement, Suspense, useState } from 'react';
import { can } from '../../../../kernel/calls/can.ts';
import { pageIn } from '../../../../kernel/lists/numbered-pages.ts';
import { useThingName } from '../../../../kernel/names/shown-name.ts';
import { useSearchParams } from '../../../../kernel/search-param.ts';
import { ListSection } from '../../../../kernel/sections/list-section.tsx';
import { Button } from '../../../../ui/button.tsx';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { DownloadIcon } from '../../../../ui/icons.tsx';
import { PersonName } from '../../../../ui/marks/person-name.tsx';
import { Columns } from '../../../../ui/parts/columns.tsx';
import { DataTable } from '../../../../ui/sections/data-table.tsx';
import { ShieldIcon } from '../../../../ui/sections/icons.tsx';
import { DepartmentField } from '../../../organisation/departments/index.ts';
import { PersonField, useRightNames } from '../../../people/role-assignments/index.ts';
import { useAskable } from '../explain-api.ts';
import { useGrantWords } from '../grant-words.ts';
import { useHoldings } from '../holder-api.ts';
import { useText } from '../texts.ts';
import { areaOf, useWorkText } from '../work-text.ts';
import { HoldingsExport } from './holdings-export.tsx';

const keyOf = ({ grantId, permission }: Holding) => `${grantId} ${permission}`;
const none: HoldingFilters = { permission: '', personId: '', departmentCode: '' };

/** MEM-09: holders of permissions, and how they got them. */
export function Holdings({ frame }: { readonly frame: (list: ReactElement) => ReactElement }) {
  const t = useText();
  const [search, change] = useSearchParams();
  const [filters, setFilters] = useState(none);
  const [isExporting, setExporting] = useState(false);
  const listed = useHoldings(filters, pageIn(search));
  const filter = (part: Partial<HoldingFilters>) => {
    setFilters((before) => ({ ...before, ...part }));
    change({ page: null });
  };
  const isFiltered = Object.values(filters).some((value) => value !== '');
  return (
    <>
      <ListSection
        title={t('tabs.holders')}
        lead={t('holders.lead')}
        query={listed}
        keyOf={keyOf}
        adds={[]}
        actions={
          can(listed.data, 'export') && (
            <Button icon={<DownloadIcon size={18} />} onClick={() => setExporting(true)}>
              {t('holders.download')}
            </Button>
          )
        }
        toolbar={<Filters filters={filters} onFilter={filter} />}
        onClear={isFiltered ? () => filter(none) : undefined}
        empty={{ icon: <ShieldIcon />, title: t('holders.empty'), text: t('holders.emptyText') }}
        frame={frame}
        panel={() => null}
      >
        {(rows) => <HoldingTable rows={rows} />}
      </ListSection>
      {isExporting && <HoldingsExport filters={filters} onClose={() => setExporting(false)} />}
    </>
  );
}

interface FiltersProps {
  readonly filters: HoldingFilters;
  readonly onFilter: (part: Partial<HoldingFilters>) => void;
}

function Filters({ filters: { permission, personId, departmentCode }, onFilter }: FiltersProps) {
  const t = useText();
  const names = useRightNames();
  const workText = useWorkText();
  const { data } = useAskable();
  const works = (data?.items ?? []).map((work) => ({
    value: work.permission,
    label: `${names.area(areaOf(work.permission))}: ${workText(work)}`,
  }));
  return (
    <Columns>
      <SelectField
        name="permission"
        label={t('holders.permission')}
        value={permission}
        options={[{ value: '', label: t('all') }, ...works.toSorted((a, b) => a.label.localeCompare(b.label))]}
        onChange={(value) => onFilter({ permission: value })}
      />
      <Suspense>
        <PersonField
          key={personId === '' ? 'anyone' : 'person'}
          field={{ name: 'personId', value: personId, onChange: (value) => onFilter({ personId: value }) }}
        />
      </Suspense>
      <Suspense>
        <DepartmentField
          label={t('scopes.department')}
          field={{
            name: 'departmentCode',
            value: departmentCode,
            onChange: (value) => onFilter({ departmentCode: value }),
          }}
        />
      </Suspense>
    </Columns>
  );
}

function HoldingTable({ rows }: { readonly rows: readonly Holding[] }) {
  const t = useText();
  const names = useRightNames();
  const nameOf = useThingName();
  const words = useGrantWords();
  const workText = useWorkText();
  const { data } = useAskable();
  const works = new Map((data?.items ?? []).map((work) => [work.permission, work]));
  const whoOf = ({ grantee }: Holding) => (grantee.name === '' ? names.role(grantee.id) : nameOf(grantee));
  const permissionOf = ({ permission }: Holding) => {
    const work = works.get(permission);
    return `${names.area(areaOf(permission))}: ${work ? workText(work) : permission}`;
  };
  const wayOf = (row: Holding) => {
    const given = row.target.type === 'permission' ? t('holders.alone') : words.what(row);
    if (row.through === null) return given;
    return t('holders.through', { role: row.through.shownName || names.role(row.through.role), given });
  };
  const whenOf = ({ windowName }: Holding) => windowName || t('when.always');
  return (
    <DataTable
      caption={t('tabs.holders')}
      rows={rows}
      rowKey={keyOf}
      rowName={(row) => `${whoOf(row)} ${permissionOf(row)}`}
      line={(row) =>
        [permissionOf(row), wayOf(row), words.where(row), whenOf(row), words.until(row), t(`state.${row.state}`)].join(
          ' · ',
        )
      }
      columns={[
        {
          id: 'who',
          title: t('columns.who'),
          cell: (row, line) => (
            <PersonName
              name={whoOf(row)}
              seed={row.grantee.name || row.grantee.id}
              detail={line ?? (row.grantee.type === 'R' ? t('role') : undefined)}
            />
          ),
          isHeader: true,
          drawsLine: true,
        },
        { id: 'permission', title: t('holders.permission'), cell: permissionOf },
        { id: 'way', title: t('holders.way'), cell: wayOf },
        { id: 'where', title: t('columns.where'), cell: (row) => words.where(row) },
        { id: 'when', title: t('columns.when'), cell: whenOf },
        { id: 'until', title: t('columns.until'), cell: (row) => words.until(row), hasWholeWords: true },
        { id: 'state', title: t('columns.state'), cell: (row) => t(`state.${row.state}`), hasWholeWords: true },
      ]}
    />
  );
}

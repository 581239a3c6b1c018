import { departmentNameFor } from '@madang/contract/organisation/departments/names.ts';
import type { EmblemHolder } from '@madang/contract/people/emblems/routes.ts';
import { photoAddress } from '@madang/contract/people/people/photo-address.ts';
import { pageCountOf } from '@madang/contract/kernel/lists/page.ts';
import { emblemLimits } from '@madang/contract/people/emblems/limits.ts';
import { useState } from 'react';
import { formatDate, formatNumber } from '../../../../kernel/formats.ts';
import { useShownName } from '../../../../kernel/names/shown-name.ts';
import { Listed } from '../../../../kernel/sections/listed.tsx';
import { useLanguage } from '../../../../kernel/use-texts.ts';
import { PersonName } from '../../../../ui/marks/person-name.tsx';
import { Section, Stack } from '../../../../ui/parts/card.tsx';
import { DataTable } from '../../../../ui/sections/data-table.tsx';
import { Pager } from '../../../../ui/sections/pager.tsx';
import { useHolders } from '../api.ts';
import { useText } from '../texts.ts';

const keyOf = ({ personId }: EmblemHolder) => personId;

/** People who hold an emblem, by pages; each leads to the person. */
export function EmblemHolders({ emblemId }: { readonly emblemId: string }) {
  const t = useText();
  const language = useLanguage();
  const [page, setPage] = useState(1);
  const rowsPerPage = emblemLimits.holdersPerPage;
  return (
    <Section title={t('holders')}>
      <Listed query={useHolders(emblemId, page)}>
        {({ items, total }) => (
          <Stack>
            {items.length === 0 ? <p>{t('noHolders')}</p> : <HolderTable rows={items} />}
            {total.count > rowsPerPage && (
              <Pager
                page={page}
                pageCount={pageCountOf(total.count, rowsPerPage)}
                onChange={setPage}
                format={(value) => formatNumber(value, language)}
              />
            )}
          </Stack>
        )}
      </Listed>
    </Section>
  );
}

function HolderTable({ rows }: { readonly rows: readonly EmblemHolder[] }) {
  const t = useText();
  const language = useLanguage();
  const nameOf = useShownName();
  const person = (row: EmblemHolder) => (
    <PersonName
      name={nameOf(row)}
      seed={row.fullName}
      photo={photoAddress(row.photoId, 'small')}
      detail={departmentNameFor(row.department, language)}
    />
  );
  return (
    <DataTable
      caption={t('holders')}
      rows={rows}
      rowKey={keyOf}
      rowName={nameOf}
      rowHref={({ personId }) => `/console/employees?item=${personId}`}
      line={null}
      columns={[
        { id: 'name', title: t('member'), cell: person, isHeader: true },
        {
          id: 'grantedAt',
          title: t('grantedAt'),
          cell: ({ grantedAt }) => formatDate(grantedAt, language),
          isBeside: true,
        },
      ]}
    />
  );
}

import type { GrantWindowRow } from '@madang/contract/access/grant-windows/routes.ts';
import { sectionAddresses } from '@madang/contract/kernel/addresses.ts';
import type { ReactElement, ReactNode } from 'react';
import { can } from '../../../../kernel/calls/can.ts';
import { fieldText } from '../../../../kernel/error-texts.ts';
import { addressWith } from '../../../../kernel/search-param.ts';
import { formatDate } from '../../../../kernel/formats.ts';
import { ListSection } from '../../../../kernel/sections/list-section.tsx';
import { Stack } from '../../../../ui/parts/card.tsx';
import { DataTable } from '../../../../ui/sections/data-table.tsx';
import { ClockIcon } from '../../../../ui/icons.tsx';
import { useGrantWindows } from '../api.ts';
import { GrantWindowPanel } from './grant-window-panel.tsx';
import { useHoursText } from '../hours-text.ts';
import { useLanguage } from '../../../../kernel/use-texts.ts';
import { useText } from '../texts.ts';

const keyOf = ({ grantWindowId }: GrantWindowRow) => grantWindowId;
const nameOf = ({ grantWindowName }: GrantWindowRow) => grantWindowName;

/** Hours that rights are bound to: each opens in the panel, where it is changed and deleted. */
export function GrantWindows({ frame }: { readonly frame: (list: ReactElement) => ReactNode }) {
  const t = useText();
  const listed = useGrantWindows();
  const { data } = listed;
  const hoursText = useHoursText();
  const hoursOf = ({ weekly, zone, closesOnDaysOff }: GrantWindowRow) =>
    [`${hoursText(weekly)} ${zone}`, ...(closesOnDaysOff ? [t('closesOnDaysOff')] : [])].join(' · ');
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
      empty={{ icon: <ClockIcon />, title: t('empty'), text: t('emptyText') }}
      frame={frame}
      panel={({ row, panel, close }) =>
        (row || panel === 'new') && (
          <GrantWindowPanel key={row?.grantWindowId ?? 'new'} onClose={close} {...(row && { row })} />
        )
      }
    >
      {(rows, { openKey, onOpen }) => (
        <Stack>
          <DataTable
            caption={t('title')}
            rows={rows}
            rowKey={keyOf}
            rowName={nameOf}
            rowHref={(row) => addressWith({ item: keyOf(row), panel: null })}
            onOpen={(row) => onOpen(keyOf(row))}
            openKey={openKey}
            line={hoursOf}
            columns={[
              { id: 'name', title: fieldText('grantWindowName'), cell: nameOf, isHeader: true },
              { id: 'weekly', title: fieldText('weekly'), cell: hoursOf },
              { id: 'state', title: t('state'), cell: ({ isOpen }) => t(isOpen ? 'open' : 'closed'), isBeside: true },
              { id: 'grants', title: t('grantsTitle'), cell: ({ grantCount }) => t('grants', { count: grantCount }) },
            ]}
          />
          {data !== undefined && data.daysOff.length > 0 && <NextDaysOff days={data.daysOff} />}
        </Stack>
      )}
    </ListSection>
  );
}

/** Days of the company calendar that come next, with the way to it. */
function NextDaysOff({ days }: { readonly days: readonly string[] }) {
  const t = useText();
  const language = useLanguage();
  return (
    <p>
      <span>{t('nextDaysOff', { days: days.map((day) => formatDate(day, language)).join(', ') })}</span>{' '}
      <a href={sectionAddresses.anniversaries}>{t('calendar')}</a>
    </p>
  );
}

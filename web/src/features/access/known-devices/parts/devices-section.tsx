import type { ListedDevice } from '@madang/contract/access/known-devices/routes.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { formatDate } from '../../../../kernel/formats.ts';
import { formatMoment } from '../../../../kernel/forms/moments.ts';
import { useNotices } from '../../../../kernel/notices.ts';
import { useLanguage } from '../../../../kernel/use-texts.ts';
import { LoadedSection } from '../../../../kernel/pages/asked.tsx';
import { Button } from '../../../../ui/button.tsx';
import { CheckField } from '../../../../ui/fields/check-field.tsx';
import { Stack } from '../../../../ui/parts/card.tsx';
import { Table } from '../../../../ui/parts/table.tsx';
import { changeDeviceLetters, type Devices, devicesQuery, endDevice } from '../api.ts';
import { useText } from '../texts.ts';

/** ACC-17, ACC-18: devices that the person signed in from, each to be ended, and the letter about a new one. */
export function DevicesSection() {
  const t = useText();
  const query = useQuery(devicesQuery);
  const words = { loading: t('loading'), retry: t('retry') };
  return (
    <LoadedSection title={t('title')} help={t('help')} {...{ query, words }}>
      {(devices) => <DeviceList {...devices} />}
    </LoadedSection>
  );
}

function DeviceList({ items, trustDays, isTold }: Devices) {
  const t = useText();
  const language = useLanguage();
  const notices = useNotices();
  const queries = useQueryClient();
  const change = async (work: () => Promise<unknown>, done?: string) => {
    try {
      await work();
      if (done !== undefined) notices.toast(done);
    } catch (thrown) {
      await notices.showError(thrown);
    }
    await queries.invalidateQueries({ queryKey: devicesQuery.queryKey });
  };
  const nameOf = ({ device }: ListedDevice) => device || t('unknown');
  const end = async (each: ListedDevice) => {
    const words = { title: t('end'), ok: t('end') };
    if (await notices.confirm(t('endAsk', { device: nameOf(each) }), words)) {
      await change(() => endDevice(each.deviceId));
    }
  };
  const seen = ({ isCurrent, lastSeenAt }: ListedDevice) =>
    isCurrent ? <span>{t('current')}</span> : <time dateTime={lastSeenAt}>{formatMoment(lastSeenAt, language)}</time>;
  const trust = ({ trustedUntil }: ListedDevice) =>
    trustedUntil === null ? t('asked') : t('until', { date: formatDate(new Date(trustedUntil), language) });
  return (
    <Stack>
      {items.length === 0 ? (
        <p>{t('none')}</p>
      ) : (
        <Table
          caption={t('title')}
          rows={items}
          rowKey={({ deviceId }) => deviceId}
          line={(each) => (
            <>
              {seen(each)}
              {trustDays > 0 && <span>{` · ${t('trusted')}: ${trust(each)}`}</span>}
            </>
          )}
          columns={[
            { id: 'device', title: t('device'), isHeader: true, cell: nameOf },
            { id: 'seen', title: t('lastSeen'), cell: seen },
            ...(trustDays > 0 ? [{ id: 'trust', title: t('trusted'), cell: trust }] : []),
            {
              id: 'end',
              title: t('action'),
              isAction: true,
              align: 'end',
              isBeside: true,
              cell: (each) => (
                <Button small aria-label={t('endOf', { device: nameOf(each) })} onClick={() => void end(each)}>
                  {t('end')}
                </Button>
              ),
            },
          ]}
        />
      )}
      <CheckField
        name="deviceLetters"
        label={t('letters')}
        value={isTold}
        onChange={(isWanted) => void change(() => changeDeviceLetters(isWanted), t('lettersSaved'))}
      />
    </Stack>
  );
}

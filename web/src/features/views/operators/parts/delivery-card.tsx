import { failedDays } from '@madang/contract/kernel/delivery-states.ts';
import type { ChannelHealth } from '@madang/contract/views/operators/platform.ts';
import { Link } from '../../../../kernel/navigation/link.tsx';
import { formatNumber } from '../../../../kernel/formats.ts';
import { useLanguage } from '../../../../kernel/use-texts.ts';
import { DashBody, DashCard, DashFigure } from '../../../../ui/dashboard/dash-card.tsx';
import { Callout } from '../../../../ui/parts/callout.tsx';
import { Facts } from '../../../../ui/parts/card.tsx';
import { useText } from '../texts.ts';
import { When } from './when.tsx';

/** Shows if mails, or SMS, are being sent: what waits and since when, what failed lately and why. It names no recipient. */
export function DeliveryCard({ health }: { readonly health: ChannelHealth }) {
  const t = useText();
  const language = useLanguage();
  const { channel, waiting, oldestWaitingAt, lastSentAt, failures, hindrances } = health;
  const number = (value: number) => formatNumber(value, language);
  const failed = failures.reduce((sum, { count }) => sum + count, 0);
  const settings = (
    <Link to="/operator/settings" search={{ section: 'mail' }}>
      {t('delivery.settings')}
    </Link>
  );
  return (
    <DashCard title={t(`delivery.${channel}`)} aside={channel === 'mail' ? settings : undefined}>
      <DashFigure figure={number(failed)}>{t('delivery.failed', { days: number(failedDays) })}</DashFigure>
      <DashBody>
        {hindrances.map(({ reason, count }) => (
          <Callout key={reason} tone="warning">
            {t('delivery.hindered', { reason: t(`delivery.reasons.${reason}`), count: number(count) })}
          </Callout>
        ))}
        <Facts
          facts={[
            ...failures.map(({ reason, count }) => [t(`delivery.reasons.${reason}`), number(count)] as const),
            [t('delivery.waiting'), number(waiting)],
            ...(oldestWaitingAt === null
              ? []
              : [[t('delivery.oldest'), <When key="oldest" at={oldestWaitingAt} />] as const]),
            [t('delivery.last'), lastSentAt === null ? t('delivery.noneSent') : <When key="last" at={lastSentAt} />],
          ]}
        />
      </DashBody>
    </DashCard>
  );
}

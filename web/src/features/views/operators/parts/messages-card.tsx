import { failedDays } from '@madang/contract/kernel/delivery-states.ts';
import {
  resendPlatformMessage,
  resendPlatformMessages,
  type TroubledMessage,
} from '@madang/contract/views/operators/work.ts';
import { call } from '../../../../kernel/call.ts';
import { formatNumber } from '../../../../kernel/formats.ts';
import { Listed } from '../../../../kernel/sections/listed.tsx';
import { useLanguage } from '../../../../kernel/use-texts.ts';
import { Button } from '../../../../ui/button.tsx';
import { DashBody, DashCard, DashNote } from '../../../../ui/dashboard/dash-card.tsx';
import { StateBadge, type StateTone } from '../../../../ui/marks/state-badge.tsx';
import { Table } from '../../../../ui/parts/table.tsx';
import { useTroubledMessages, useWork } from '../api.ts';
import { useText } from '../texts.ts';
import { When } from './when.tsx';

const tones: Readonly<Record<TroubledMessage['state'], StateTone>> = {
  waiting: 'waiting',
  failed: 'stopped',
  bounced: 'stopped',
};

/** Mails and SMS that could not be handed over. What may still leave can be sent again; of the rest nothing is kept to send. */
export function MessagesCard() {
  const t = useText();
  const language = useLanguage();
  const work = useWork();
  const number = (value: number) => formatNumber(value, language);
  const listed = useTroubledMessages();
  const resendAll = () =>
    work(async () => {
      const { count } = await call(resendPlatformMessages, { body: {} });
      return t('messages.resent', { count: number(count) });
    });
  const waiting = listed.data?.items.some(({ state }) => state === 'waiting') ?? false;
  return (
    <DashCard
      title={t('messages.title')}
      aside={
        waiting && (
          <Button small onClick={() => void resendAll()}>
            {t('messages.resendAll')}
          </Button>
        )
      }
    >
      <Listed query={listed}>
        {({ items, total }) =>
          items.length === 0 ? (
            <DashNote>{t('messages.none', { days: number(failedDays) })}</DashNote>
          ) : (
            <>
              <DashBody>
                <p>{t('messages.text')}</p>
                <Messages messages={items} />
              </DashBody>
              {!total.isExact && <DashNote>{t('system.more', { count: number(items.length) })}</DashNote>}
            </>
          )
        }
      </Listed>
    </DashCard>
  );
}

function Messages({ messages }: { readonly messages: readonly TroubledMessage[] }) {
  const t = useText();
  const language = useLanguage();
  const work = useWork();
  const resend = ({ messageId }: TroubledMessage) =>
    work(async () => {
      await call(resendPlatformMessage, { body: { messageId } });
      return t('messages.resent', { count: formatNumber(1, language) });
    });
  const stateOf = ({ state }: TroubledMessage) => (
    <StateBadge tone={tones[state]}>{t(`messages.states.${state}`)}</StateBadge>
  );
  const reasonOf = ({ reason }: TroubledMessage) => t(`delivery.reasons.${reason}`);
  const sinceOf = ({ createdAt }: TroubledMessage) => <When at={createdAt} />;
  return (
    <Table
      caption={t('system.listOf', { title: t('messages.title') })}
      rows={messages}
      rowKey={({ messageId }) => messageId}
      line={(message) => (
        <>
          {stateOf(message)} <span>{`· ${reasonOf(message)} ·`}</span> {sinceOf(message)}
        </>
      )}
      columns={[
        {
          id: 'what',
          title: t('messages.what'),
          isHeader: true,
          cell: ({ channel, kind }) => t(`messages.kinds.${kind ?? channel}`),
        },
        { id: 'state', title: t('companies.state'), cell: stateOf },
        { id: 'reason', title: t('messages.reason'), cell: reasonOf },
        {
          id: 'attempts',
          title: t('system.attempts'),
          cell: ({ attempts }) => formatNumber(attempts, language),
          align: 'end',
        },
        { id: 'since', title: t('messages.since'), cell: sinceOf, hasWholeWords: true },
        {
          id: 'acts',
          title: t('system.acts'),
          isAction: true,
          isBeside: true,
          cell: (message) =>
            message.state === 'waiting' && (
              <Button variant="quiet" small onClick={() => void resend(message)}>
                {t('messages.resend')}
              </Button>
            ),
        },
      ]}
    />
  );
}

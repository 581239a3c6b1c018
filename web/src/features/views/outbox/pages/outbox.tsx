import { usePageTitle } from '../../../../kernel/document-title.ts';
import { MailIcon } from '../../../../ui/icons.tsx';
import { Callout } from '../../../../ui/parts/callout.tsx';
import { PageCard } from '../../../../ui/parts/card.tsx';
import { EmptyState, Skeleton } from '../../../../ui/parts/states.tsx';
import { MessageList } from '../parts/message-list.tsx';
import { useText } from '../texts.ts';
import { useSentMessages } from '../use-sent-messages.ts';

/** OTP-07: mails and SMS that a configured server and gateway would have sent. */
export function OutboxPage() {
  const t = useText();
  const { messages, isStale } = useSentMessages();
  usePageTitle(t('title'));
  return (
    <PageCard title={t('title')} lead={t('lead')} wide>
      <Callout tone="warning">
        <p>{t('development')}</p>
      </Callout>
      {isStale && (
        <Callout tone="danger" isNews>
          <p>{t('failed')}</p>
        </Callout>
      )}
      {messages === undefined ? (
        !isStale && <Skeleton label={t('loading')} />
      ) : messages.length === 0 ? (
        <EmptyState icon={<MailIcon />} title={t('empty')} text={t('emptyText')} />
      ) : (
        <MessageList messages={messages} />
      )}
    </PageCard>
  );
}

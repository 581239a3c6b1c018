import type { InboxMessage } from '@madang/contract/people/notifications/routes.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { usePageTitle } from '../../../../kernel/document-title.ts';
import { thrownText } from '../../../../kernel/error-texts.ts';
import { formatDate } from '../../../../kernel/formats.ts';
import { MoreButton } from '../../../../kernel/lists/more-button.tsx';
import { itemsOf } from '../../../../kernel/lists/portions.ts';
import { isTurnedAway } from '../../../../kernel/session.ts';
import { useLanguage } from '../../../../kernel/use-texts.ts';
import { Button } from '../../../../ui/button.tsx';
import { EmptyState, ErrorState, Skeleton } from '../../../../ui/parts/states.tsx';
import { markRead, useInbox } from '../api.ts';
import { useText } from '../texts.ts';
import reading from '../../../../ui/parts/reading.module.css';
import styles from './notifications.module.css';

/** WIZ-07: messages of the product to the person, where no mail service is connected. */
export function InboxPage() {
  const t = useText();
  usePageTitle(t('title'));
  return (
    <div className={reading['page']}>
      <header>
        <h1 tabIndex={-1}>{t('title')}</h1>
        <p className={styles['lead']}>{t('lead')}</p>
      </header>
      <Messages />
    </div>
  );
}

function Messages() {
  const t = useText();
  const inbox = useInbox();
  const { data, error, refetch } = inbox;
  if (!data) {
    // The page is on its way to the sign-in, or to terms that wait.
    if (!error || isTurnedAway(error)) return <Skeleton lines={6} label={t('loading')} />;
    const again = <Button onClick={() => void refetch()}>{t('retry')}</Button>;
    return <ErrorState title={thrownText(error)} action={again} />;
  }
  const messages = itemsOf(data.pages);
  if (messages.length === 0) return <EmptyState title={t('empty')} text={t('emptyText')} />;
  return (
    <>
      <ul className={reading['list']}>
        {messages.map((message) => (
          <li key={message.messageId}>
            <Message message={message} />
          </li>
        ))}
      </ul>
      {inbox.hasNextPage && (
        <div className={reading['more']}>
          <MoreButton list={inbox} label={t('more')} />
        </div>
      )}
    </>
  );
}

function Message({ message }: { readonly message: InboxMessage }) {
  const t = useText();
  const language = useLanguage();
  const queries = useQueryClient();
  const [isOpened, setOpened] = useState(message.isRead);
  const open = () => {
    if (isOpened) return;
    setOpened(true);
    // A mark that does not arrive is made with the next opening; no one is kept from reading by it.
    markRead(message.messageId).then(
      // The home counts what is unread.
      () => void queries.invalidateQueries({ queryKey: ['portal'] }),
      () => setOpened(false),
    );
  };
  return (
    <details onToggle={(event) => event.currentTarget.open && open()}>
      <summary className={styles['summary']} data-unread={isOpened ? undefined : ''}>
        <span className={styles['subject']}>{message.subject}</span>
        {!isOpened && <span className={styles['unread']}>{t('unread')}</span>}
        <time
          className={styles['date']}
          dateTime={message.sentAt}
          title={formatDate(message.sentAt, language, 'dateTime')}
        >
          {formatDate(message.sentAt, language)}
        </time>
      </summary>
      <p className={styles['text']}>{message.text}</p>
    </details>
  );
}

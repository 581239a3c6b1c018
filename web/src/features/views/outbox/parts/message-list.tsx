import { useCopy } from '../../../../kernel/calls/use-copy.ts';
import { formatDate } from '../../../../kernel/formats.ts';
import { useLanguage } from '../../../../kernel/use-texts.ts';
import { Button } from '../../../../ui/button.tsx';
import { CopyIcon, MailIcon, PhoneIcon } from '../../../../ui/icons.tsx';
import type { SentMessage } from '../sent-messages.ts';
import { piecesOf } from '../text-pieces.ts';
import { useText } from '../texts.ts';
import styles from './message-list.module.css';

export function MessageList({ messages }: { readonly messages: readonly SentMessage[] }) {
  return (
    <ol className={styles['messages']}>
      {messages.map((message) => (
        <li key={message.id}>
          <Message message={message} />
        </li>
      ))}
    </ol>
  );
}

function Message({ message: { id, channel, to, subject, text, at } }: { readonly message: SentMessage }) {
  const t = useText();
  const language = useLanguage();
  const pieces = piecesOf(text);
  const code = pieces.find(({ kind }) => kind === 'code')?.text;
  return (
    <article className={styles['message']}>
      <header className={styles['head']}>
        <span className={styles['to']}>
          {channel === 'mail' ? <MailIcon size={16} label={t('mail')} /> : <PhoneIcon size={16} label={t('sms')} />}
          <span>
            <span>{t('to')}</span> <strong>{to}</strong>
          </span>
        </span>
        <time dateTime={at}>{formatDate(at, language, 'dateTime')}</time>
      </header>
      {subject !== undefined && <h2>{subject}</h2>}
      {code !== undefined && <CopyCode code={code} />}
      {channel === 'mail' && (
        // A document of its own with a policy of its own: this page shows no HTML that it did not make.
        <p>
          <a href={`/outbox/${id}.html`} target="_blank" rel="noreferrer">
            {t('asMail')}
          </a>
        </p>
      )}
      <p className={styles['text']}>
        {pieces.map((piece, index) => {
          // Pieces of one text never change their order.
          const key = `${index}-${piece.kind}`;
          if (piece.kind === 'code') return <strong key={key}>{piece.text}</strong>;
          return piece.kind === 'link' ? (
            <a key={key} href={piece.text}>
              {piece.text}
            </a>
          ) : (
            <span key={key}>{piece.text}</span>
          );
        })}
      </p>
    </article>
  );
}

function CopyCode({ code }: { readonly code: string }) {
  const t = useText();
  const copy = useCopy({ copied: t('copied'), failed: t('copyFailed') });
  return (
    <Button small icon={<CopyIcon size={16} />} onClick={() => copy(code)}>
      <span className={styles['code']}>{code}</span> <span>{t('copy')}</span>
    </Button>
  );
}

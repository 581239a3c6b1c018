import { useRef, useState } from 'react';
import { formatDate, formatNumber } from '../../../../kernel/formats.ts';
import { useNotices } from '../../../../kernel/notices.ts';
import { useLanguage } from '../../../../kernel/use-texts.ts';
import { Button } from '../../../../ui/button.tsx';
import { Popup } from '../../../../ui/dialogs/popup.tsx';
import { Callout } from '../../../../ui/parts/callout.tsx';
import { Working } from '../../../../ui/parts/states.tsx';
import { makePasswords, type PrintedPassword } from '../api.ts';
import { useText } from '../texts.ts';
import styles from './result.module.css';

interface PasswordsPopupProps {
  readonly importId: string;
  readonly onClose: () => void;
}

/** ACC-04: initial passwords are made, shown this once, and printed a slip a person; those that serve are replaced on request. */
export function PasswordsPopup({ importId, onClose }: PasswordsPopupProps) {
  const t = useText();
  const language = useLanguage();
  const notices = useNotices();
  const [made, setMade] = useState<readonly PrintedPassword[]>([]);
  const [state, setState] = useState<'asked' | 'making' | 'made'>('asked');
  const [left, setLeft] = useState(0);
  const [kept, setKept] = useState(0);
  const isBegun = useRef(false);
  const make = async (renews: boolean) => {
    if (isBegun.current) return;
    isBegun.current = true;
    setState('making');
    setKept(0);
    setMade([]);
    try {
      const lines = await makePasswords(importId, { renews }, (items) => setMade((before) => [...before, ...items]));
      setLeft(lines.left.length);
      setKept(lines.kept.length);
    } catch (thrown) {
      await notices.showError(thrown);
    } finally {
      isBegun.current = false;
      setState('made');
    }
  };
  return (
    <Popup
      title={t('passwords.title')}
      size="wide"
      onClose={onClose}
      footer={
        state === 'asked' ? (
          <Button variant="primary" onClick={() => void make(false)}>
            {t('passwords.make')}
          </Button>
        ) : (
          <Button
            variant="primary"
            disabledReason={
              state === 'making' ? t('passwords.making') : made.length === 0 ? t('passwords.none') : undefined
            }
            onClick={() => print()}
          >
            {t('passwords.print')}
          </Button>
        )
      }
    >
      <div className={styles['passwords']}>
        <Callout tone="warning">{t('passwords.text')}</Callout>
        {state === 'making' && (
          <Working text={t('passwords.made', { count: made.length, number: formatNumber(made.length, language) })} />
        )}
        {kept > 0 && (
          <Callout tone="info" title={t('passwords.kept', { count: kept, number: formatNumber(kept, language) })}>
            <p>{t('passwords.keptText')}</p>
            <Button variant="danger" small onClick={() => void make(true)}>
              {t('passwords.renew')}
            </Button>
          </Callout>
        )}
        {left > 0 && <p>{t('passwords.left', { count: left, number: formatNumber(left, language) })}</p>}
        <ul className={styles['slips']}>
          {made.map(({ line, fullName, loginId, password, validUntil }) => (
            <li key={line}>
              <strong>{fullName}</strong>
              <span>{loginId}</span>
              <code>{password}</code>
              <span>{t('passwords.until', { time: formatDate(validUntil, language, 'dateTime') })}</span>
            </li>
          ))}
        </ul>
      </div>
    </Popup>
  );
}

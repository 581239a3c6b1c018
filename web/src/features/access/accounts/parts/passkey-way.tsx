import { Button } from '../../../../ui/button.tsx';
import { KeyIcon } from '../../../../ui/icons.tsx';
import { useText } from '../texts.ts';
import type { PasskeySignIn } from '../use-passkey-sign-in.ts';
import styles from './passkey-way.module.css';

/** The first way in, where the browser has it; ID and password stand below. */
export function PasskeyWay({ press, isBusy }: PasskeySignIn) {
  const t = useText();
  if (!press) return null;
  return (
    <>
      <Button variant="primary" block busy={isBusy} icon={<KeyIcon />} onClick={press}>
        {t('logIn.passkey')}
      </Button>
      <p className={styles['or']}>{t('logIn.orById')}</p>
    </>
  );
}

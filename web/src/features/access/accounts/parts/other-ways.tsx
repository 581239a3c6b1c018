import { offersSignUp } from '../../../../kernel/calls/platform.ts';
import { useText } from '../texts.ts';
import styles from './other-ways.module.css';

/** Links for users who cannot sign in: a lost password, and signing up where possible. */
export function OtherWays() {
  const t = useText();
  const isOpen = offersSignUp();
  return (
    <div className={styles['ways']}>
      <a href="/loginapp/password/forgot">{t('logIn.forgot')}</a>
      {isOpen && (
        <>
          <p>
            <span>{t('logIn.noAccount')}</span> <a href="/signup">{t('logIn.signUp')}</a>
          </p>
          <p>
            <span>{t('logIn.registered')}</span> <a href="/userapp/register/account">{t('logIn.openAccount')}</a>
          </p>
        </>
      )}
    </div>
  );
}

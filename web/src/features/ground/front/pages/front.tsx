import { offersSignUp } from '../../../../kernel/calls/platform.ts';
import { usePageTitle } from '../../../../kernel/document-title.ts';
import { LinkButton } from '../../../../ui/button.tsx';
import { drawn, KeyIcon } from '../../../../ui/icons.tsx';
import { PlainPage } from '../../../../ui/parts/plain-page.tsx';
import { useText } from '../texts.ts';
import styles from './front.module.css';

const OrganisationIcon = /* @__PURE__ */ drawn(
  'M7.5 3.5h5v4h-5zM3 12.5h4.5v4H3zm9.5 0H17v4h-4.5zM10 7.5V10m-4.7 2.5V10h9.4v2.5',
);
const ChainIcon = /* @__PURE__ */ drawn(
  'M8.5 11.5a3 3 0 0 0 4.2 0l2.9-2.9a3 3 0 0 0-4.2-4.2l-.9.9M11.5 8.5a3 3 0 0 0-4.2 0l-2.9 2.9a3 3 0 0 0 4.2 4.2l.9-.9',
);

const reasons = [
  ['ready', OrganisationIcon],
  ['passkey', KeyIcon],
  ['record', ChainIcon],
] as const;

/** The root for anyone who is not signed in; the server sends everyone else on to their home. */
export function FrontPage() {
  const t = useText();
  const isOpen = offersSignUp();
  usePageTitle();
  return (
    <PlainPage title={t('title')} lead={t('lead')} large>
      <div>
        <div className={styles['acts']}>
          {isOpen && (
            <LinkButton variant="primary" href="/signup">
              {t('signUp')}
            </LinkButton>
          )}
          <LinkButton variant={isOpen ? 'secondary' : 'primary'} href="/loginapp">
            {t('logIn')}
          </LinkButton>
        </div>
        {isOpen && <p className={styles['soon']}>{t('soon')}</p>}
      </div>
      <ul className={styles['reasons']}>
        {reasons.map(([reason, Icon]) => (
          <li key={reason}>
            <Icon />
            <div>
              <p className={styles['reason']}>{t(`reasons.${reason}.title`)}</p>
              <p className={styles['soft']}>{t(`reasons.${reason}.text`)}</p>
            </div>
          </li>
        ))}
      </ul>
    </PlainPage>
  );
}

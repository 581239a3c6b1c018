import { photoAddress } from '@madang/contract/people/people/photo-address.ts';
import { can } from '../../kernel/calls/can.ts';
import {
  consoleHome,
  inboxAddress,
  operatorHome,
  ownAccountAddress,
  portalHome,
} from '@madang/contract/kernel/addresses.ts';
import { useNotices } from '../../kernel/notices.ts';
import { entersConsole } from '../../kernel/calls/enters-console.ts';
import { leave, namesIn, type Session } from '../../kernel/session.ts';
import { useLanguage } from '../../kernel/use-texts.ts';
import {
  HomeIcon,
  KeyIcon,
  LeaveIcon,
  LeaveEverywhereIcon,
  MailIcon,
  SettingsIcon,
  UserIcon,
} from '../../ui/icons.tsx';
import { Avatar } from '../../ui/marks/avatar.tsx';
import { DropDown } from '../../ui/parts/drop-down.tsx';
import { PageLanguage } from '../public-shell.tsx';
import styles from './account-menu.module.css';
import { PageTheme } from './page-theme.tsx';
import { useAppTexts } from '../texts.ts';

export interface AccountMenuProps {
  readonly session: Session;
  /** Area in which the menu is shown; it links to the other areas that the person may enter. */
  readonly place: 'portal' | 'console' | 'operator';
}

/** Shows the signed-in person and the actions for their account. */
export function AccountMenu({ session, place }: AccountMenuProps) {
  const t = useAppTexts();
  const notices = useNotices();
  const { person } = namesIn(session, useLanguage());
  const photo = photoAddress(session.photoId, 'small');
  const { isGuest } = session;
  const goOut = (how: 'out' | 'everywhere') => {
    leave(how).catch((thrown: unknown) => notices.showError(thrown));
  };
  const asked = { title: t('account.logOutEverywhere'), ok: t('account.logOutEverywhere') };
  const goOutEverywhere = async () => {
    if (await notices.confirm(t('account.everywhereAsk'), asked)) goOut('everywhere');
  };
  return (
    <DropDown
      label={person}
      name={t('account.menu')}
      tip={person}
      side="end"
      icon={<Avatar name={person} seed={session.fullName} photo={photo} size="small" />}
    >
      <Who name={person} seed={session.fullName} photo={photo} loginId={session.loginId} />
      {place !== 'portal' && !can(session, 'operatePlatform') && (
        <a href={portalHome}>
          <HomeIcon />
          <span>{t('account.portal')}</span>
        </a>
      )}
      {place === 'portal' && entersConsole(session) && (
        <a href={consoleHome}>
          <SettingsIcon />
          <span>{t('account.console')}</span>
        </a>
      )}
      {place === 'portal' && can(session, 'operatePlatform') && (
        <a href={operatorHome}>
          <SettingsIcon />
          <span>{t('account.operator')}</span>
        </a>
      )}
      {!isGuest && (
        <>
          <a href={ownAccountAddress}>
            <UserIcon />
            <span>{t('account.own')}</span>
          </a>
          <a href={inboxAddress}>
            <MailIcon />
            <span>{t('account.inbox')}</span>
          </a>
          <a href="/loginapp/password/change">
            <KeyIcon />
            <span>{t('account.changePassword')}</span>
          </a>
        </>
      )}
      <div className={styles['choice']}>
        <PageLanguage />
      </div>
      <div className={styles['choice']}>
        <PageTheme />
      </div>
      <button type="button" onClick={() => goOut('out')}>
        <LeaveIcon />
        <span>{t('account.logOut')}</span>
      </button>
      <button type="button" onClick={() => void goOutEverywhere()}>
        <LeaveEverywhereIcon />
        <span>{t('account.logOutEverywhere')}</span>
      </button>
    </DropDown>
  );
}

interface WhoProps {
  readonly name: string;
  readonly seed: string;
  readonly photo: string | undefined;
  readonly loginId: string;
}

function Who({ name, seed, photo, loginId }: WhoProps) {
  return (
    <div className={styles['who']}>
      <Avatar name={name} seed={seed} photo={photo} size="feed" />
      <p>
        <strong>{name}</strong>
        <span>{loginId}</span>
      </p>
    </div>
  );
}

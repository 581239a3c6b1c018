import { languageTags } from '@madang/contract/kernel/languages.ts';
import { useLanguage } from '../../../../kernel/use-texts.ts';
import { DriveIcon, HomeIcon, MeetingIcon, SearchIcon, SettingsIcon } from '../../../../ui/icons.tsx';
import { Logo } from '../../../../ui/parts/logo.tsx';
import { useText } from '../texts.ts';
import { EveningDrawing } from './evening-drawing.tsx';
import { PictureMonth } from './picture-month.tsx';
import styles from './product-picture.module.css';

const posts = ['tea', 'passkey', 'walk', 'coffee'] as const;
const dyes = ['celadon', 'indigo', 'plum', 'gardenia'] as const;
const shortcuts = [
  ['welfare', HomeIcon],
  ['rooms', MeetingIcon],
  ['expenses', DriveIcon],
  ['help', SettingsIcon],
] as const;

/** The portal home drawn small, in the words and colours of the page: a drawing never shows an older product. */
export function ProductPicture() {
  const t = useText();
  return (
    <aside className={styles['side']} aria-label={t('picture.label')}>
      <div className={styles['screen']} aria-hidden="true">
        <PictureBar />
        <div className={styles['body']}>
          <PictureGreeting />
          <div className={styles['column']}>
            <PictureNotice />
            <div className={styles['card']}>
              {posts.map((post, at) => (
                <PicturePost key={post} post={post} at={at} />
              ))}
            </div>
          </div>
          <div className={styles['column']}>
            <PictureMonth />
            <div className={styles['card']}>
              <p className={styles['name']}>{t('picture.shortcuts')}</p>
              <div className={styles['shortcuts']}>
                {shortcuts.map(([shortcut, Icon]) => (
                  <span key={shortcut}>
                    <Icon />
                    <span>{t(`picture.shortcut.${shortcut}`)}</span>
                  </span>
                ))}
              </div>
            </div>
            <PicturePeople />
          </div>
        </div>
      </div>
    </aside>
  );
}

function PictureBar() {
  const t = useText();
  return (
    <div className={styles['bar']}>
      <Logo name={t('picture.company')} />
      <span className={styles['here']}>{t('picture.menus.home')}</span>
      <span>{t('picture.menus.boards')}</span>
      <span>{t('picture.menus.travel')}</span>
      <span>{t('picture.menus.people')}</span>
      <span className={styles['search']}>
        <SearchIcon />
      </span>
    </div>
  );
}

function PictureGreeting() {
  const t = useText();
  const today = new Intl.DateTimeFormat(languageTags[useLanguage()], {
    month: 'long',
    day: 'numeric',
    weekday: 'long',
  }).format();
  return (
    <div className={styles['greeting']}>
      <p className={styles['soft']}>{today}</p>
      <p className={styles['hello']}>{t('picture.hello')}</p>
    </div>
  );
}

function PictureNotice() {
  const t = useText();
  return (
    <div className={styles['notice']}>
      <div className={styles['noticeText']}>
        <span className={styles['pin']}>{t('picture.pinned')}</span>
        <p className={styles['title']}>{t('picture.notice.title')}</p>
        <p className={styles['soft']}>{t('picture.notice.text')}</p>
        <p className={styles['small']}>{t('picture.notice.by')}</p>
      </div>
      <EveningDrawing />
    </div>
  );
}

function PicturePost({ post, at }: { readonly post: (typeof posts)[number]; readonly at: number }) {
  const t = useText();
  const who = t(`picture.posts.${post}.who`);
  return (
    <div className={styles['post']}>
      <PictureFace name={who} at={at} />
      <div>
        <p className={styles['small']}>
          <strong>{who}</strong> <span>{t(`picture.posts.${post}.where`)}</span>
        </p>
        <p className={styles['title']}>{t(`picture.posts.${post}.title`)}</p>
        <p className={styles['lines']} />
      </div>
    </div>
  );
}

function PicturePeople() {
  const t = useText();
  const people = [
    [t('picture.posts.walk.who'), t('picture.birthday')],
    [t('picture.posts.passkey.who'), t('picture.joined')],
  ] as const;
  return (
    <div className={styles['card']}>
      <p className={styles['name']}>{t('picture.people')}</p>
      {people.map(([who, why], at) => (
        <div key={who} className={styles['person']}>
          <PictureFace name={who} at={at + 2} />
          <div>
            <p className={styles['name']}>{who}</p>
            <p className={styles['small']}>{why}</p>
          </div>
        </div>
      ))}
    </div>
  );
}

/** A given name in two syllables, or initials, on a dye. */
function PictureFace({ name, at }: { readonly name: string; readonly at: number }) {
  const words = name.split(/[ ·]/);
  const signs = words.length > 1 ? words.map((word) => word.charAt(0)).join('') : name.slice(-2);
  return <span className={styles[dyes[at % dyes.length] ?? 'celadon']}>{signs.slice(0, 2)}</span>;
}

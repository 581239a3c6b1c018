import { sectionAddresses } from '@madang/contract/kernel/addresses.ts';
import { readsKorean } from '@madang/contract/kernel/languages.ts';
import type { HomeLink } from '@madang/contract/workplace/quick-links/contributions/home-card.ts';
import type { PortletSize } from '@madang/contract/workplace/portlets/rules.ts';
import { linkDrawings } from '../../../../kernel/sections/link-drawings.ts';
import { useLanguage } from '../../../../kernel/use-texts.ts';
import { LinkButton } from '../../../../ui/button.tsx';
import { DashCard } from '../../../../ui/dashboard/dash-card.tsx';
import { DriveIcon, type Icon, MailIcon, MeetingIcon, MessageIcon } from '../../../../ui/icons.tsx';
import { useUiTexts } from '../../../../ui/ui-texts.tsx';
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx';
import { OutsideLink } from '../parts/outside-link.tsx';
import type { ConnectedService, TileService } from '../service-tiles.ts';
import { useText } from '../texts.ts';
import { ConsoleLink } from './section-link.tsx';
import styles from './shortcuts.module.css';

const icons: Readonly<Record<TileService, Icon>> = { MO: MailIcon, MS: MessageIcon, MT: MeetingIcon, DV: DriveIcon };

/** PRD-06: the doors to the services that are connected. */
export function ServicesCard({ services }: { readonly services: readonly ConnectedService[] }) {
  const t = useText();
  const { newWindow } = useUiTexts();
  return (
    <DashCard title={t('home.services')}>
      <ul className={styles['grid']}>
        {services.map(({ service, href, isOutside }) => {
          const Drawing = icons[service];
          const outside = isOutside ? ({ target: '_blank', rel: 'noopener' } as const) : {};
          return (
            <li key={service}>
              <a href={href} title={t(`serviceTexts.${service}`)} {...outside}>
                <span className={styles['picture']}>
                  <Drawing />
                </span>
                <span>
                  <span>{t(`services.${service}`)}</span>
                  {isOutside && <VisuallyHidden>{` (${newWindow})`}</VisuallyHidden>}
                </span>
              </a>
            </li>
          );
        })}
      </ul>
    </DashCard>
  );
}

interface LinksCardProps {
  readonly links: readonly HomeLink[];
  readonly size: PortletSize;
  readonly mayManage: boolean;
}

/** The company's quick links as pictures with their names, or as names alone. */
export function LinksCard({ links, size, mayManage }: LinksCardProps) {
  const t = useText();
  const language = useLanguage();
  const title = t('home.links');
  return (
    <DashCard
      title={title}
      aside={mayManage && links.length > 0 && <ConsoleLink of={title} path={sectionAddresses.quickLinks} />}
    >
      {links.length === 0 ? (
        <div className={styles['none']}>
          <p>{t('home.noLinks')}</p>
          <LinkButton small href={`${sectionAddresses.quickLinks}?panel=new`}>
            {t('home.addLink')}
          </LinkButton>
        </div>
      ) : (
        <ul className={styles[size === 'small' ? 'names' : 'grid']}>
          {links.map((link) => (
            <li key={link.linkId}>
              <OutsideLink
                link={link}
                title={readsKorean(language) ? link.koreanTitle : link.englishTitle}
                {...(size === 'usual' && { picture: <Picture link={link} /> })}
              />
            </li>
          ))}
        </ul>
      )}
    </DashCard>
  );
}

function Picture({ link: { icon, imageAddress } }: { readonly link: HomeLink }) {
  const Drawing = linkDrawings[icon];
  return (
    <span className={styles['picture']}>{imageAddress === null ? <Drawing /> : <img src={imageAddress} alt="" />}</span>
  );
}

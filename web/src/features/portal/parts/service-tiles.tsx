import { DriveIcon, ExternalIcon, type Icon, MailIcon, MeetingIcon, MessageIcon } from '../../../ui/icons.tsx';
import { useUiTexts } from '../../../ui/ui-texts.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import type { ServiceTile, TileService } from '../service-tiles.ts';
import { useText } from '../texts.ts';
import styles from './service-tiles.module.css';

const icons: Readonly<Record<TileService, Icon>> = { MO: MailIcon, MS: MessageIcon, MT: MeetingIcon, DV: DriveIcon };

export function ServiceTiles({ tiles }: { readonly tiles: readonly ServiceTile[] }) {
  return (
    <ul className={styles['tiles']}>
      {tiles.map((tile) => (
        <li key={tile.service}>
          {tile.href === null ? <Unconnected tile={tile} /> : <Shortcut tile={tile} href={tile.href} />}
        </li>
      ))}
    </ul>
  );
}

function Shortcut({ tile: { service, isOutside }, href }: { readonly tile: ServiceTile; readonly href: string }) {
  const t = useText();
  const { newWindow } = useUiTexts();
  const outside = isOutside ? ({ target: '_blank', rel: 'noopener' } as const) : {};
  return (
    <a className={styles['tile']} href={href} {...outside}>
      <Picture service={service} />
      <span className={styles['name']}>
        {t(`services.${service}`)}
        {isOutside && <ExternalIcon size={16} />}
        {isOutside && <VisuallyHidden>{` (${newWindow})`}</VisuallyHidden>}
      </span>
      <span className={styles['note']}>{t(`serviceTexts.${service}`)}</span>
    </a>
  );
}

function Unconnected({ tile: { service } }: { readonly tile: ServiceTile }) {
  const t = useText();
  return (
    <div className={styles['tile']} data-unconnected="">
      <Picture service={service} />
      <span className={styles['name']}>{t(`services.${service}`)}</span>
      <span className={styles['note']}>{t('home.notConnected')}</span>
    </div>
  );
}

function Picture({ service }: { readonly service: TileService }) {
  const Drawing = icons[service];
  return (
    <span className={styles['picture']}>
      <Drawing />
    </span>
  );
}

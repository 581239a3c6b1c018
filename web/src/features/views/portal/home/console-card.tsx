import { consoleHome, operatorHome } from '@madang/contract/kernel/addresses.ts';
import { LinkButton } from '../../../../ui/button.tsx';
import { DashCard } from '../../../../ui/dashboard/dash-card.tsx';
import { ChevronRightIcon } from '../../../../ui/icons.tsx';
import type { TileService } from '../service-tiles.ts';
import { useText } from '../texts.ts';
import styles from './console-card.module.css';

interface ConsoleCardProps {
  readonly unconnected: readonly TileService[];
  readonly mayConnect: boolean;
}

/** The administrator's door to the console, and which services have no address yet. */
export function ConsoleCard({ unconnected, mayConnect }: ConsoleCardProps) {
  const t = useText();
  const services = unconnected.map((service) => t(`services.${service}`)).join(', ');
  return (
    <DashCard title={t('home.console')}>
      <div className={styles['shortcut']}>
        <p>{t('home.consoleText')}</p>
        <LinkButton block href={consoleHome}>
          <span>{t('home.openConsole')}</span>
          <ChevronRightIcon size={16} />
        </LinkButton>
        {unconnected.length > 0 && (
          <p className={styles['services']}>
            <span>{t('home.notConnected', { services })}</span>{' '}
            {mayConnect ? <a href={operatorHome}>{t('home.connect')}</a> : <span>{t('home.howToConnect')}</span>}
          </p>
        )}
      </div>
    </DashCard>
  );
}

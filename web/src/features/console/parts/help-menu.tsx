import { useId } from 'react';
import { DropDown } from '../../../ui/parts/drop-down.tsx';
import { HelpIcon } from '../../../ui/sections/icons.tsx';
import { useText } from '../texts.ts';
import { ContactLine } from './contact-line.tsx';
import styles from './navigation.module.css';

interface HelpProps {
  readonly onShortcuts: () => void;
}

export function HelpMenu({ onShortcuts }: HelpProps) {
  const t = useText();
  return (
    <DropDown label={t('help.title')} name={t('help.title')} tip={t('help.title')} icon={<HelpIcon size={20} />}>
      <ContactLine />
      <button type="button" onClick={onShortcuts}>
        <HelpIcon />
        {t('help.shortcuts')}
      </button>
    </DropDown>
  );
}

/** The same help at the end of the navigation, for phones: their bar has no room for the button. */
export function HelpInDrawer({ onShortcuts }: HelpProps) {
  const t = useText();
  const id = useId();
  return (
    <section className={styles['help']} aria-labelledby={id}>
      <p className={styles['title']} id={id}>
        {t('help.title')}
      </p>
      <ContactLine />
      <button type="button" className={styles['section']} onClick={onShortcuts}>
        <HelpIcon />
        {t('help.shortcuts')}
      </button>
    </section>
  );
}

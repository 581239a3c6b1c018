import { DropDown } from '../../../../ui/parts/drop-down.tsx';
import { HelpIcon } from '../../../../ui/sections/icons.tsx';
import { useText } from '../texts.ts';
import { ContactLine } from './contact-line.tsx';

interface HelpProps {
  readonly onShortcuts: () => void;
}

export function HelpMenu({ onShortcuts }: HelpProps) {
  const t = useText();
  return (
    <DropDown label={t('help.title')} name={t('help.title')} tip={t('help.title')} icon={<HelpIcon size={20} />}>
      <HelpLines onShortcuts={onShortcuts} />
    </DropDown>
  );
}

/** The same help among all sections, for phones: their bar has no room for the button. */
export function HelpLines({ onShortcuts }: HelpProps) {
  const t = useText();
  return (
    <>
      <ContactLine />
      <button type="button" onClick={onShortcuts}>
        <HelpIcon />
        <span>{t('help.shortcuts')}</span>
      </button>
    </>
  );
}

import { DropDown } from '../../../ui/parts/drop-down.tsx';
import { HelpIcon } from '../../../ui/rooms/icons.tsx';
import { useText } from '../texts.ts';
import { ContactLine } from './contact-line.tsx';

export function HelpMenu({ onShortcuts }: { readonly onShortcuts: () => void }) {
  const t = useText();
  return (
    <DropDown label={t('help.title')} name={t('help.title')} icon={<HelpIcon size={16} />}>
      <ContactLine />
      <button type="button" onClick={onShortcuts}>
        <HelpIcon />
        {t('help.shortcuts')}
      </button>
    </DropDown>
  );
}

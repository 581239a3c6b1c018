import { newsAddress } from '@madang/contract/views/console/pages.ts';
import { Link } from '../../../../kernel/navigation/link.tsx';
import { InfoIcon, NoticeIcon } from '../../../../ui/icons.tsx';
import { DropDown } from '../../../../ui/parts/drop-down.tsx';
import { HelpIcon } from '../../../../ui/sections/icons.tsx';
import { useShownSection } from '../use-shown-section.ts';
import { useText } from '../texts.ts';
import { ContactLine } from './contact-line.tsx';

export interface HelpProps {
  readonly onHelp: () => void;
  readonly onShortcuts: () => void;
}

export function HelpMenu(props: HelpProps) {
  const t = useText();
  return (
    <DropDown label={t('help.title')} name={t('help.title')} tip={t('help.title')} icon={<HelpIcon size={20} />}>
      <HelpLines {...props} />
    </DropDown>
  );
}

/** The same help among all sections, for phones: their bar has no room for the button. */
export function HelpLines({ onHelp, onShortcuts }: HelpProps) {
  const t = useText();
  const section = useShownSection();
  return (
    <>
      <ContactLine />
      {section && (
        <button type="button" onClick={onHelp}>
          <InfoIcon />
          <span>{t('help.ofSection', { section: section.title() })}</span>
        </button>
      )}
      <Link to={newsAddress}>
        <NoticeIcon />
        <span>{t('news.title')}</span>
      </Link>
      <button type="button" onClick={onShortcuts}>
        <HelpIcon />
        <span>{t('help.shortcuts')}</span>
      </button>
    </>
  );
}

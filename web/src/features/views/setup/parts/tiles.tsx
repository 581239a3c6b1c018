import { consoleHome } from '@madang/contract/kernel/addresses.ts';
import { leaveMenuCode, menuCodes } from '../../console/index.ts';
import type { ConsoleSection } from '../../../../kernel/feature.ts';
import { useSections } from '../../../../kernel/sections/sections.ts';
import { ExternalIcon } from '../../../../ui/icons.tsx';
import { CardFace, CardList, cardClass } from '../../../../ui/parts/link-cards.tsx';
import { useUiTexts } from '../../../../ui/ui-texts.tsx';
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx';
import { useText } from '../texts.ts';

/** WIZ-14: shortcuts into the console, which opens in a new window at the section that was left for it. */
export function Tiles() {
  const t = useText();
  const { newWindow } = useUiTexts();
  const sections = useSections();
  return (
    <CardList label={t('tiles.label')} asTiles>
      {menuCodes.map((code) => (
        <li key={code}>
          <a
            className={cardClass}
            href={consoleHome}
            target="_blank"
            rel="noopener"
            onClick={() => leaveMenuCode(code)}
            onAuxClick={() => leaveMenuCode(code)}
          >
            <CardFace
              icon={<SectionIcon section={sections.find((section) => section.code === code)} />}
              title={
                <>
                  <span>{t(`tiles.${code}`)}</span>
                  <VisuallyHidden>{` (${newWindow})`}</VisuallyHidden>
                </>
              }
              end={<ExternalIcon size={16} />}
            />
          </a>
        </li>
      ))}
    </CardList>
  );
}

function SectionIcon({ section }: { readonly section: ConsoleSection | undefined }) {
  return section && <section.icon />;
}

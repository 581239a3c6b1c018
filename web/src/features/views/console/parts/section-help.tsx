import { Popup } from '../../../../ui/dialogs/popup.tsx';
import { Prose } from '../../../../ui/parts/prose.tsx';
import { Skeleton } from '../../../../ui/parts/states.tsx';
import { useShownSection } from '../use-shown-section.ts';
import { useText } from '../texts.ts';
import { Link } from '../../../../kernel/navigation/link.tsx';
import { type SectionHelp, useSectionHelp } from '../../../../kernel/sections/help.ts';
import { useSections } from '../../../../kernel/sections/sections.ts';
import { ContactLine } from './contact-line.tsx';

/** Says of the section that is shown what it is and what people do there; where nothing is written, the support contact. */
export function SectionHelpPopup({ onClose }: { readonly onClose: () => void }) {
  const t = useText();
  const help = useSectionHelp();
  const section = useShownSection();
  if (!section) return <HelpOfSections help={help} onClose={onClose} />;
  const own = help?.[section.code];
  return (
    <Popup title={section.title()} onClose={onClose}>
      {help === undefined && <Skeleton label={t('shell.loading')} />}
      {help !== undefined && (
        <Prose>
          <p>{own?.what ?? t('help.none')}</p>
          {own?.doings && (
            <ul>
              {own.doings.map((doing) => (
                <li key={doing}>{doing}</li>
              ))}
            </ul>
          )}
        </Prose>
      )}
      <ContactLine />
    </Popup>
  );
}

/** Says what each section is, where none is shown. */
function HelpOfSections({ help, onClose }: { readonly help: SectionHelp | undefined; readonly onClose: () => void }) {
  const t = useText();
  const described = useSections().flatMap(({ code, path, title }) => {
    const what = help?.[code]?.what;
    return what === undefined ? [] : { code, path, title: title(), what };
  });
  return (
    <Popup title={t('help.title')} onClose={onClose}>
      {help === undefined ? (
        <Skeleton label={t('shell.loading')} />
      ) : (
        <Prose>
          <ul>
            {described.map(({ code, path, title, what }) => (
              <li key={code}>
                <Link to={path} onClick={onClose}>
                  {title}
                </Link>
                <br />
                <span>{what}</span>
              </li>
            ))}
          </ul>
        </Prose>
      )}
      <ContactLine />
    </Popup>
  );
}

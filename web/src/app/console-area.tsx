import type { QueryClient } from '@tanstack/react-query';
import { consoleFrame } from '../features/views/console/index.ts';
import { contributions } from '../features/contributions.ts';
import { addTexts } from '../kernel/i18n.ts';
import { ContributionsContext } from '../kernel/sections/contributions.ts';
import { LoadHelpContext } from '../kernel/sections/help.ts';
import { SectionsContext } from '../kernel/sections/sections.ts';
import { HeadTools, WizardFrame } from './app-frame.tsx';
import { LegalLinks } from './public-shell.tsx';

/** The console's frame with its sections and its texts, which the portal does without. */
export async function openConsole(queries: QueryClient) {
  const [{ ConsoleShell, LateTray }, { sections, loadHelp }] = await Promise.all([
    consoleFrame(),
    openSections(queries),
  ]);
  return () => (
    <ContributionsContext value={contributions}>
      <LoadHelpContext value={loadHelp}>
        <ConsoleShell
          sections={sections}
          tray={<LateTray />}
          tools={<HeadTools place="console" />}
          legal={<LegalLinks />}
        />
      </LoadHelpContext>
    </ContributionsContext>
  );
}

/** The set-up stands in a frame without menus and makes what the sections keep, with their own parts and in their words. */
export async function openWizard() {
  const [{ SectionTextsInLanguage }, { sections }] = await Promise.all([consoleFrame(), openSections()]);
  return () => (
    <ContributionsContext value={contributions}>
      <SectionsContext value={sections}>
        <SectionTextsInLanguage>
          <WizardFrame />
        </SectionTextsInLanguage>
      </SectionsContext>
    </ContributionsContext>
  );
}

/** The operator's frame, which speaks the console's texts too. */
export async function openOperatorSections() {
  const [{ LeavingGuard, SectionTextsInLanguage }, { OperatorFrame }] = await Promise.all([
    consoleFrame(),
    import('./operator-frame.tsx'),
    openSections(),
  ]);
  return () => (
    <>
      <LeavingGuard />
      <SectionTextsInLanguage>
        <OperatorFrame />
      </SectionTextsInLanguage>
    </>
  );
}

/** The sections with all that they say; in the console the one of the address asks for its own at once. */
async function openSections(queries?: QueryClient) {
  const { beginSection, consoleCatalogues, loadHelp, sections } = await import('./console-parts.ts');
  if (queries) void beginSection(queries);
  await addTexts(consoleCatalogues);
  return { sections, loadHelp };
}

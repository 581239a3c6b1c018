import type { Language } from '@madang/contract/kernel/languages.ts';
import type { QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { consoleFrame } from '../../features/views/console/index.ts';
import { contributions } from '../../features/contributions.ts';
import { addTexts } from '../../kernel/i18n.ts';
import { readLateTexts, setLateTexts } from '../../kernel/text-store/late-texts.ts';
import { ContributionsContext } from '../../kernel/sections/contributions.ts';
import { LoadHelpContext } from '../../kernel/sections/help.ts';
import { SectionsContext } from '../../kernel/sections/sections.ts';
import { HeadTools, WizardFrame } from '../app-frame.tsx';
import { LegalLinks } from '../public-shell.tsx';

/** The console's frame with its sections and its texts, which the portal does without. */
export async function openConsole(queries: QueryClient) {
  const [{ ConsoleShell, LateTray }, { sections }] = await Promise.all([consoleFrame(), openSections(queries)]);
  return () => (
    <ContributionsContext value={contributions}>
      <LateTexts />
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
  // Its steps are parts of the sections.
  await readLateTexts();
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
    import('../operator-frame.tsx'),
    openSections(),
  ]);
  return () => (
    <>
      <LateTexts />
      <LeavingGuard />
      <SectionTextsInLanguage>
        <OperatorFrame />
      </SectionTextsInLanguage>
    </>
  );
}

/** The sections; in the console the one of the address asks for its own at once. */
async function openSections(queries?: QueryClient) {
  const { beginSection, lateTexts, sections } = await import('./console-parts.ts');
  setLateTexts(lateTexts);
  if (queries) void beginSection(queries);
  await addConsoleTexts();
  return { sections };
}

/** Adds the texts that a page of the console, the operator or the set-up needs for its first picture. */
export async function addConsoleTexts(capability = ''): Promise<void> {
  const { firstTexts } = await import('./console-parts.ts');
  await Promise.all(firstTexts(capability).map((files) => addTexts(files)));
}

const loadHelp = async (language: Language) => (await import('../../features/help.ts')).loadHelp(language);

/** Reads what panels, notices and the palette say as soon as the page has been drawn. */
function LateTexts() {
  useEffect(() => void readLateTexts().catch(() => undefined), []);
  return null;
}

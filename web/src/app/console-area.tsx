import type { QueryClient } from '@tanstack/react-query';
import { consoleShell, leavingGuard, sectionTextsInLanguage } from '../features/console/index.ts';
import { jobTray } from '../features/jobs/index.ts';
import { addTexts } from '../kernel/i18n.ts';
import { SectionsContext } from '../kernel/sections/sections.ts';
import { HeadTools, WizardFrame } from './app-frame.tsx';
import { LegalLinks } from './public-shell.tsx';

/** The console's frame with its sections and its texts, which the portal does without. */
export async function openConsole(queries: QueryClient) {
  const [Shell, JobTray, sections] = await Promise.all([
    consoleShell(),
    jobTray(),
    beginSections(queries),
    readConsoleTexts(),
  ]);
  return {
    default: () => (
      <Shell sections={sections} tray={<JobTray />} tools={<HeadTools place="console" />} legal={<LegalLinks />} />
    ),
  };
}

async function beginSections(queries: QueryClient) {
  const { beginSection, sections } = await import('../features/sections.ts');
  void beginSection(queries);
  return sections;
}

/** The set-up stands in a frame without menus and makes what the sections keep, with their own parts and in their words. */
export async function openWizard() {
  const [SectionTextsInLanguage, { sections }] = await Promise.all([
    sectionTextsInLanguage(),
    import('../features/sections.ts'),
    readConsoleTexts(),
  ]);
  return {
    default: () => (
      <SectionsContext value={sections}>
        <SectionTextsInLanguage>
          <WizardFrame />
        </SectionTextsInLanguage>
      </SectionsContext>
    ),
  };
}

/** The operator's frame, which speaks the console's texts too. */
export async function openOperatorSections() {
  const [{ OperatorFrame }, LeavingGuard, SectionTextsInLanguage] = await Promise.all([
    import('./operator-frame.tsx'),
    leavingGuard(),
    sectionTextsInLanguage(),
    readConsoleTexts(),
  ]);
  return {
    default: () => (
      <>
        <LeavingGuard />
        <SectionTextsInLanguage>
          <OperatorFrame />
        </SectionTextsInLanguage>
      </>
    ),
  };
}

async function readConsoleTexts(): Promise<void> {
  const { consoleCatalogues } = await import('./console-catalogues.ts');
  await addTexts(consoleCatalogues);
}

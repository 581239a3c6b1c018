import { typedTerm } from '@madang/contract/kernel/fields/typed-text.ts';
import { languageTags } from '@madang/contract/kernel/languages.ts';
import { type ReactNode, useEffect, useMemo } from 'react';
import { thrownText } from '../kernel/error-texts.ts';
import { type Notices, NoticesContext } from '../kernel/notices.ts';
import { takeToast } from '../kernel/pages/kept-toast.ts';
import { useLanguage } from '../kernel/use-texts.ts';
import { MessageProvider, useMessages } from '../ui/dialogs/messages.tsx';
import { ToastProvider, useToast } from '../ui/dialogs/toasts.tsx';
import { type UiTexts, UiTextsProvider } from '../ui/ui-texts.tsx';
import { useAppTexts } from './texts.ts';

type ShowError = (thrown: unknown, ways: Pick<Notices, 'alert' | 'confirm'>) => Promise<void>;

interface ProvidersProps {
  /** Handler that shows an error, if more than an alert is needed. */
  readonly showError?: ShowError;
  readonly children: ReactNode;
}

const alertError: ShowError = (thrown, { alert }) => alert(thrownText(thrown));

/** Wraps every page with the components' texts, popups, toasts, and the kernel's way to show messages. */
export function Providers({ showError = alertError, children }: ProvidersProps) {
  return (
    <UiTextsProvider texts={useUiTextsInLanguage()}>
      <MessageProvider>
        <ToastProvider>
          <NoticesBridge showError={showError}>{children}</NoticesBridge>
        </ToastProvider>
      </MessageProvider>
    </UiTextsProvider>
  );
}

function NoticesBridge({ showError, children }: Required<ProvidersProps>) {
  const messages = useMessages();
  const toast = useToast();
  const notices = useMemo(
    () => ({
      ...messages,
      showError: (thrown: unknown) => showError(thrown, messages),
      toast,
    }),
    [showError, messages, toast],
  );
  useKeptToast(toast);
  return <NoticesContext value={notices}>{children}</NoticesContext>;
}

/** Says what the page before had no time to say. */
function useKeptToast(toast: Notices['toast']): void {
  useEffect(() => {
    const kept = takeToast();
    if (!kept) return;
    const { text, link } = kept;
    toast(text, link && { action: { label: link.label, run: () => location.assign(link.to) } });
  }, [toast]);
}

function useUiTextsInLanguage(): UiTexts {
  const t = useAppTexts();
  const language = useLanguage();
  return useMemo(
    () => ({
      notice: t('ui.notice'),
      ok: t('ui.ok'),
      cancel: t('ui.cancel'),
      andAnother: t('ui.andAnother'),
      close: t('ui.close'),
      showPassword: t('ui.showPassword'),
      hidePassword: t('ui.hidePassword'),
      capsLock: t('ui.capsLock'),
      ruleMet: t('ui.ruleMet'),
      ruleOpen: t('ui.ruleOpen'),
      stepDone: t('ui.stepDone'),
      stepActive: t('ui.stepActive'),
      stepPending: t('ui.stepPending'),
      working: t('ui.working'),
      search: t('ui.search'),
      searching: t('ui.searching'),
      searched: typedTerm,
      nothingFound: t('ui.nothingFound'),
      newWindow: t('ui.newWindow'),
      countryCode: t('ui.countryCode'),
      dates: dateTexts(t, languageTags[language]),
      comparison: {
        added: t('ui.comparison.added'),
        removed: t('ui.comparison.removed'),
        same: t('ui.comparison.same'),
        unchanged: (count) => t('ui.comparison.unchanged', { count }),
      },
    }),
    [t, language],
  );
}

function dateTexts(t: ReturnType<typeof useAppTexts>, languageTag: string): UiTexts['dates'] {
  return {
    languageTag,
    choose: t('ui.dates.choose'),
    previousMonth: t('ui.dates.previousMonth'),
    nextMonth: t('ui.dates.nextMonth'),
    previousYear: t('ui.dates.previousYear'),
    nextYear: t('ui.dates.nextYear'),
    today: t('ui.dates.today'),
    lunarDay: (month, day, isLeap) => t(isLeap ? 'ui.dates.lunarLeapDay' : 'ui.dates.lunarDay', { month, day }),
  };
}

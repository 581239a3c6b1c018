import { logInAddress } from '@madang/contract/kernel/addresses.ts';
import { useEffect, useRef } from 'react';
import { usePageTitle } from '../../../kernel/document-title.ts';
import { useLoaded } from '../../../kernel/use-loaded.ts';
import { useLanguage } from '../../../kernel/use-texts.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { PageCard } from '../../../ui/parts/card.tsx';
import { Stepper } from '../../../ui/parts/stepper.tsx';
import { loadCodeSurroundings } from '../../../kernel/calls/one-time-code.ts';
import { CodeStep } from '../parts/code-step.tsx';
import { IdentifyStep } from '../parts/identify-step.tsx';
import { PasswordStep } from '../parts/password-step.tsx';
import { useText } from '../texts.ts';
import { type RecoveryStep, useRecovery } from '../use-recovery.ts';

const shownSteps = ['identify', 'code', 'password'] as const satisfies readonly RecoveryStep[];

/** ACC-03: the way back for who lost the password, by a code to a contact on record. */
export function ForgotPasswordPage() {
  const t = useText();
  const language = useLanguage();
  const recovery = useRecovery();
  const { data } = useLoaded(language, () => loadCodeSurroundings(language));
  const { step, sent } = recovery;
  usePageTitle(t(`titles.${step}`));
  useHeadingFocus(step);
  if (step === 'done') {
    return (
      <PageCard title={t('titles.done')} lead={t('leads.done')} drawing>
        <LinkButton variant="primary" block href={logInAddress}>
          {t('done.logIn')}
        </LinkButton>
      </PageCard>
    );
  }
  const steps = (
    <Stepper
      label={t('steps.label')}
      steps={shownSteps.map((each) => t(`steps.${each}`))}
      active={shownSteps.indexOf(step)}
    />
  );
  return (
    <PageCard title={t(`titles.${step}`)} lead={t(`leads.${step}`)} steps={steps}>
      {/* Kept while the code is awaited, so that going back finds what was typed. */}
      <div hidden={step !== 'identify'}>
        <IdentifyStep recovery={recovery} callingCodes={data?.callingCodes ?? []} />
      </div>
      {step === 'code' && sent && <CodeStep way={recovery} sent={sent} digits={data?.codeDigits} />}
      {step === 'password' && <PasswordStep recovery={recovery} />}
    </PageCard>
  );
}

/** After a change of step its heading takes the focus, as it would in a new document. */
function useHeadingFocus(step: RecoveryStep) {
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    // The code field asks for the focus itself: there is one thing to do.
    if (step !== 'code') document.querySelector('h1')?.focus();
  }, [step]);
}

import { signInAddress } from '@madang/contract/kernel/addresses.ts';
import { loadCodeSurroundings } from '../../../../kernel/calls/one-time-code.ts';
import { useLoaded } from '../../../../kernel/use-loaded.ts';
import { useLanguage } from '../../../../kernel/use-texts.ts';
import { LinkButton } from '../../../../ui/button.tsx';
import { CodeStep, StepsCard } from '../../identity-steps/index.ts';
import { IdentifyStep } from '../parts/identify-step.tsx';
import { PasswordStep } from '../parts/password-step.tsx';
import { useText } from '../texts.ts';
import { useRecovery } from '../use-recovery.ts';

/** ACC-03: the way back for who lost the password, by a code to a contact on record. */
export function ForgotPasswordPage() {
  const t = useText();
  const language = useLanguage();
  const recovery = useRecovery();
  const { data } = useLoaded(language, () => loadCodeSurroundings(language));
  const { step, sent } = recovery;
  const steps = { identify: t('steps.identify'), code: t('steps.code'), password: t('steps.password') };
  return (
    <StepsCard
      step={step}
      title={t(`titles.${step}`)}
      lead={t(`leads.${step}`)}
      stepsLabel={t('steps.label')}
      steps={step === 'done' ? undefined : steps}
    >
      {/* Kept while the code is awaited, so that going back finds what was typed. */}
      {step !== 'done' && (
        <div hidden={step !== 'identify'}>
          <IdentifyStep recovery={recovery} callingCodes={data?.callingCodes ?? []} />
        </div>
      )}
      {step === 'code' && sent && <CodeStep way={recovery} sent={sent} digits={data?.codeDigits} />}
      {step === 'password' && <PasswordStep recovery={recovery} />}
      {step === 'done' && (
        <LinkButton variant="primary" block href={signInAddress}>
          {t('done.logIn')}
        </LinkButton>
      )}
    </StepsCard>
  );
}

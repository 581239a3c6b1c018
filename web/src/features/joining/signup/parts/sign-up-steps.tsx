import { Stepper } from '../../../../ui/parts/stepper.tsx';
import { useSignUpTexts } from '../texts.ts';

/** Minutes and steps that a sign-up takes. */
export const signUpMinutes = 3;
export const stepNames = ['service', 'details', 'done'] as const;
export type SignUpStep = (typeof stepNames)[number];

export function SignUpSteps({ step }: { readonly step: SignUpStep }) {
  const t = useSignUpTexts();
  return (
    <Stepper
      label={t('steps.label')}
      steps={stepNames.map((name) => t(`steps.${name}`))}
      active={step === 'done' ? stepNames.length : stepNames.indexOf(step)}
    />
  );
}

import { CodeEntry } from '../../../../kernel/forms/codes/code-entry.tsx';
import { useSignUpTexts } from '../texts.ts';
import type { SignUp } from '../use-sign-up.ts';
import { shownTarget, type Verification } from '../verification.ts';

interface SentCodeProps {
  readonly signUp: SignUp;
  readonly sent: Extract<Verification, { phase: 'sent' }>;
}

/** The code of a sign-up; the section moves the focus, for a target that is typed again brings a code back too. */
export function SentCode({ signUp: { form, verification, platform }, sent }: SentCodeProps) {
  const t = useSignUpTexts();
  return (
    <CodeEntry
      field={form.field('oneTimeCode')}
      sent={t('verification.sent', { target: shownTarget(sent.target) })}
      deadline={sent.deadline}
      onOver={() => verification.notify({ kind: 'ranOut' })}
      digits={platform.codeDigits}
      busy={verification.busy}
      onCheck={(code) => void verification.check(code)}
      resendAt={verification.resendAt(sent.target)}
      onResend={() => void verification.send()}
      takesFocus={false}
    />
  );
}

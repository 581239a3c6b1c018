import { useRef } from 'react';
import { useCountdown } from '../../../kernel/countdown.ts';
import { CodeTimeLeft } from '../../../kernel/forms/code-time-left.tsx';
import { Button } from '../../../ui/button.tsx';
import { CodeField } from '../../../ui/fields/code-field.tsx';
import { Actions, Stack } from '../../../ui/parts/card.tsx';
import { useSignUpTexts } from '../texts.ts';
import type { SignUp } from '../use-sign-up.ts';
import type { Verification } from '../verification.ts';

interface CodeEntryProps {
  readonly signUp: SignUp;
  readonly sent: Extract<Verification, { phase: 'sent' }>;
}

/** The code that was sent, its three minutes, and the way to another one beside it (ACS-04). */
export function CodeEntry({ signUp: { form, verification, platform }, sent }: CodeEntryProps) {
  const t = useSignUpTexts();
  const wait = useCountdown(verification.resendAt(sent.target)) ?? 0;
  const field = form.field('oneTimeCode');
  const box = useRef<HTMLDivElement>(null);
  // What was said of the last code stands until another one is typed: the emptied field is no new fault.
  const check = () => {
    if (field.value !== '' || field.error === undefined) return void verification.check();
    box.current?.querySelector<HTMLElement>('[name="oneTimeCode"]')?.focus();
  };
  return (
    <div ref={box}>
      <Stack tight>
        <p role="status">{t('verification.sent', { target: sent.target.value })}</p>
        <CodeField
          {...field}
          // Anyone who leaves it may be reading the code somewhere else: one half typed is no fault yet.
          onBlur={undefined}
          required
          length={platform.codeDigits}
          help={t('verification.codeHelp')}
          onComplete={(code) => void verification.check(code)}
          onEnter={check}
          aside={<CodeTimeLeft deadline={sent.deadline} onOver={() => verification.notify({ kind: 'ranOut' })} />}
        />
        <Actions>
          <Button variant="primary" busy={verification.busy === 'checking'} onClick={check}>
            {t('verification.check')}
          </Button>
          <Button
            busy={verification.busy === 'sending'}
            disabledReason={wait > 0 ? t('verification.wait') : undefined}
            onClick={() => void verification.send()}
          >
            {t('verification.resend')}
          </Button>
        </Actions>
        <WaitNote seconds={wait} />
      </Stack>
    </div>
  );
}

/** For the eye, which sees a grey button; to others the button itself says why it waits. */
export function WaitNote({ seconds }: { readonly seconds: number }) {
  const t = useSignUpTexts();
  return seconds > 0 ? <p aria-hidden="true">{t('verification.waitSeconds', { seconds })}</p> : null;
}

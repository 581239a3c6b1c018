import { fieldIssues } from '@madang/contract/kernel/rules.ts';
import { codeLengths } from '@madang/contract/otp/limits.ts';
import { oneTimeCode } from '@madang/contract/otp/rules.ts';
import { useEffect, useState } from 'react';
import { useCountdown } from '../../kernel/countdown.ts';
import { type FieldError, errorText, fieldText } from '../../kernel/error-texts.ts';
import { CodeTimeLeft } from '../../kernel/forms/code-time-left.tsx';
import { useNotices } from '../../kernel/notices.ts';
import { Button } from '../../ui/button.tsx';
import { CodeField } from '../../ui/fields/code-field.tsx';
import { Callout } from '../../ui/parts/callout.tsx';
import { Actions, Stack } from '../../ui/parts/card.tsx';
import { useText } from './texts.ts';
import type { CodeAsk, SentCode } from '../../kernel/calls/one-time-code.ts';

interface CodeStepProps<A extends CodeAsk> {
  readonly way: {
    readonly send: (ask: A) => Promise<void>;
    readonly verify: (code: string) => Promise<FieldError | undefined>;
    readonly endCode: (fieldError: FieldError) => void;
    readonly beginAnew: () => void;
  };
  readonly sent: SentCode<A>;
  readonly digits: number | undefined;
}

/** The code, its three minutes, and another one beside it (ACS-04). */
export function CodeStep<A extends CodeAsk>({ way, sent, digits = codeLengths.min }: CodeStepProps<A>) {
  const t = useText();
  const entry = useCodeEntry({ way, sent });
  const wait = useCountdown(sent.resendAt) ?? 0;
  return (
    <Stack>
      <p role="status">
        {t(sent.ask.option === 'mobile' ? 'code.sentSms' : 'code.sentMail', { target: sent.ask.target })}
      </p>
      {sent.ended ? (
        <Callout tone="danger" isNews>
          {errorText(sent.ended)}
        </Callout>
      ) : (
        <CodeField
          name="oneTimeCode"
          label={fieldText('oneTimeCode')}
          value={entry.code}
          onChange={entry.change}
          error={entry.fieldError && errorText(entry.fieldError, 'oneTimeCode')}
          required
          length={digits}
          help={t('code.help')}
          onComplete={(code) => void entry.check(code)}
          onEnter={() => void entry.check(entry.code)}
          aside={
            <CodeTimeLeft
              key={sent.deadline}
              deadline={sent.deadline}
              onOver={() => way.endCode({ code: 'OTP0006', params: { 0: sent.validSeconds / 60 } })}
            />
          }
        />
      )}
      <Actions>
        {!sent.ended && (
          <Button variant="primary" busy={entry.busy === 'checking'} onClick={() => void entry.check(entry.code)}>
            {t('code.check')}
          </Button>
        )}
        <Button
          variant={sent.ended ? 'primary' : undefined}
          busy={entry.busy === 'sending'}
          disabledReason={wait > 0 ? t('code.wait', { seconds: wait }) : undefined}
          onClick={() => void entry.resend()}
        >
          {t('code.resend')}
        </Button>
        <Button variant="quiet" onClick={() => way.beginAnew()}>
          {t('code.back')}
        </Button>
      </Actions>
      {wait > 0 && <p aria-hidden="true">{t('code.wait', { seconds: wait })}</p>}
    </Stack>
  );
}

function focusCode() {
  document.querySelector<HTMLElement>('[name="oneTimeCode"]')?.focus();
}

function useCodeEntry<A extends CodeAsk>({ way, sent }: Pick<CodeStepProps<A>, 'way' | 'sent'>) {
  const notices = useNotices();
  const [code, setCode] = useState('');
  const [fieldError, setFieldError] = useState<FieldError>();
  const [busy, setBusy] = useState<'sending' | 'checking'>();
  useEffect(focusCode, [sent.deadline]);

  const change = (typed: string) => {
    setCode(typed);
    setFieldError(undefined);
  };
  const check = async (typed: string) => {
    if (busy) return;
    // What was said of the last code stands until another one is typed: the emptied field is no new fault.
    if (typed === '' && fieldError) return focusCode();
    const read = oneTimeCode.safeParse(typed);
    if (!read.success) return setFieldError(fieldIssues(read.error)[0]);
    setBusy('checking');
    const wrong = await way.verify(read.data);
    setBusy(undefined);
    // A wrong code makes room for the right one; what is said of it stays.
    if (wrong) {
      setCode('');
      setFieldError(wrong);
      focusCode();
    }
  };
  const resend = async () => {
    setBusy('sending');
    try {
      await way.send(sent.ask);
      change('');
    } catch (thrown) {
      await notices.showError(thrown);
    } finally {
      setBusy(undefined);
    }
  };
  return { code, fieldError, busy, change, check, resend };
}

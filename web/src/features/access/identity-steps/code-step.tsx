import { codeLengths } from '@madang/contract/secrets/otp/limits.ts';
import type { CodeAsk, SentCode } from '../../../kernel/calls/one-time-code.ts';
import { type FieldError, errorText } from '../../../kernel/error-texts.ts';
import { CodeEntry } from '../../../kernel/forms/codes/code-entry.tsx';
import { useTypedCode } from '../../../kernel/forms/codes/use-typed-code.ts';
import { useText } from './texts.ts';

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

/** The code of a person without a session, and the way back to what the person entered. */
export function CodeStep<A extends CodeAsk>({ way, sent, digits = codeLengths.min }: CodeStepProps<A>) {
  const t = useText();
  const typed = useTypedCode({ verify: way.verify, send: () => way.send(sent.ask) });
  return (
    <CodeEntry
      {...typed}
      sent={t(sent.ask.option === 'mobile' ? 'code.sentSms' : 'code.sentMail', { target: sent.ask.target })}
      deadline={sent.deadline}
      onOver={() => way.endCode({ code: 'OTP0006', params: { 0: sent.validSeconds / 60 } })}
      ended={sent.ended && errorText(sent.ended)}
      digits={digits}
      resendAt={sent.resendAt}
      back={{ label: t('code.back'), go: way.beginAnew }}
    />
  );
}

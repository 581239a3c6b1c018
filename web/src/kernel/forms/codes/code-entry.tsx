import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { Button } from '../../../ui/button.tsx';
import { CodeField } from '../../../ui/fields/code-field.tsx';
import { Callout } from '../../../ui/parts/callout.tsx';
import { Actions, Stack } from '../../../ui/parts/card.tsx';
import { useCountdown } from '../../countdown.ts';
import type { FieldBinding } from '../../form.ts';
import { useStandingTexts } from '../../pages/texts.ts';
import { CodeTimeLeft } from './code-time-left.tsx';

interface CodeEntryProps {
  readonly field: Pick<FieldBinding<string>, 'label' | 'value' | 'onChange' | 'error'>;
  /** Address or number that the code was sent to. */
  readonly sent: string;
  /** Time in milliseconds of `Date.now()`. */
  readonly deadline: number;
  readonly onOver: () => void;
  /** Reason that the code is no longer of use, so a new one is needed. */
  readonly ended?: string | undefined;
  readonly digits?: number | undefined;
  readonly busy: 'checking' | 'sending' | undefined;
  readonly onCheck: (code: string) => void;
  /** Time at which the target may have its next code, in milliseconds of `Date.now()`; absent: now. */
  readonly resendAt: number | undefined;
  readonly onResend: () => void;
  /** The way back to what was entered. */
  readonly back?: { readonly label: string; readonly go: () => void };
  /** The foot of a popup in place of the buttons: what it does is more than a check, so no complete code goes by itself. */
  readonly foot?: (resend: ReactNode) => ReactNode;
  /** A page that moves the focus by itself says no. */
  readonly takesFocus?: boolean;
}

/** The code that was sent, its time, what is wrong with it, and the way to another one beside it (ACS-04). */
export function CodeEntry({ takesFocus = true, foot, ...entry }: CodeEntryProps) {
  const t = useStandingTexts();
  const box = useRef<HTMLDivElement>(null);
  const { field, deadline, ended, busy, back } = entry;
  const focusCode = () => box.current?.querySelector<HTMLElement>('[name="oneTimeCode"]')?.focus();
  const settle = useEffectEvent(() => {
    if (takesFocus) focusCode();
  });
  // A new code is awaited, or the last one was refused and the field emptied for the right one.
  const isEmptied = field.value === '' && field.error !== undefined;
  useEffect(() => settle(), [deadline, isEmptied]);
  // What was said of the last code stands until another one is typed: the emptied field is no new fault.
  const check = () => (isEmptied ? focusCode() : entry.onCheck(field.value));
  const resend = <SendAgain at={entry.resendAt} isFirst={ended !== undefined} {...entry} />;
  return (
    <div ref={box}>
      <Stack tight>
        <p role="status">{entry.sent}</p>
        {ended === undefined ? (
          <CodeField
            {...field}
            name="oneTimeCode"
            // Anyone who leaves it may be reading the code somewhere else: one half typed is no fault yet.
            onBlur={undefined}
            required
            length={entry.digits}
            help={foot === undefined && t('code.help')}
            onComplete={foot === undefined ? entry.onCheck : undefined}
            onEnter={check}
            aside={<CodeTimeLeft key={deadline} deadline={deadline} onOver={entry.onOver} />}
          />
        ) : (
          <Callout tone="danger" isNews>
            {ended}
          </Callout>
        )}
        {foot === undefined && (
          <Actions>
            {ended === undefined && (
              <Button variant="primary" busy={busy === 'checking'} onClick={check}>
                {t('code.check')}
              </Button>
            )}
            {resend}
            {back && (
              <Button variant="quiet" onClick={back.go}>
                {back.label}
              </Button>
            )}
          </Actions>
        )}
        <WaitNote at={entry.resendAt} />
        {foot?.(resend)}
      </Stack>
    </div>
  );
}

interface SendAgainProps extends Pick<CodeEntryProps, 'busy' | 'onResend'> {
  readonly at: number | undefined;
  readonly isFirst: boolean;
}

function SendAgain({ at, busy, isFirst, onResend }: SendAgainProps) {
  const t = useStandingTexts();
  const wait = useCountdown(at) ?? 0;
  return (
    <Button
      variant={isFirst ? 'primary' : undefined}
      busy={busy === 'sending'}
      disabledReason={wait > 0 ? t('code.wait') : undefined}
      onClick={onResend}
    >
      {t('code.resend')}
    </Button>
  );
}

/** Visible note for a grey button; for screen readers the button itself has the reason. */
export function WaitNote({ at }: { readonly at: number | undefined }) {
  const t = useStandingTexts();
  const seconds = useCountdown(at) ?? 0;
  return seconds > 0 ? (
    <p aria-hidden="true">
      <small>{t('code.waitSeconds', { seconds })}</small>
    </p>
  ) : null;
}

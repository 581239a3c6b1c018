import type { VerificationOption } from '@madang/contract/secrets/otp/rules.ts';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useCountdown } from '../../../../kernel/countdown.ts';
import { errorText } from '../../../../kernel/error-texts.ts';
import { WaitNote } from '../../../../kernel/forms/codes/code-entry.tsx';
import { useStandingTexts } from '../../../../kernel/pages/texts.ts';
import { Button } from '../../../../ui/button.tsx';
import { RadioCards } from '../../../../ui/fields/radio-cards.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { KeyIcon, MailIcon, PhoneIcon } from '../../../../ui/icons.tsx';
import { Callout } from '../../../../ui/parts/callout.tsx';
import { Section, Stack } from '../../../../ui/parts/card.tsx';
import type { Invited } from '../invited.ts';
import { useSignUpTexts } from '../texts.ts';
import type { SignUp } from '../use-sign-up.ts';
import { idFieldOf } from '../values.ts';
import { shownTarget, targetOf, type Verification } from '../verification.ts';
import { SentCode } from './sent-code.tsx';

interface PartProps {
  readonly signUp: SignUp;
}

/** SGN-04: choice of a verification, its code and its result. */
export function VerificationSection({ signUp }: PartProps) {
  const t = useSignUpTexts();
  const box = useOutcomeFocus(signUp);
  const { form, verification } = signUp;
  const { current } = verification;
  // The mail's link has chosen, and there is nothing to enter.
  const isByLink = current.phase === 'verified' && 'isByLink' in current;
  return (
    <Section title={t('verification.title')}>
      {!isByLink && <Options signUp={signUp} />}
      {form.values.option === 'opencode' && (
        <TextField
          {...form.field('opencode')}
          typed="secret"
          onEnter={() => void verification.send()}
          required
          lang="en"
        />
      )}
      <div ref={box}>
        <Stack tight>
          <Outcome signUp={signUp} />
          {current.phase === 'unsent' && <SendButton signUp={signUp} />}
          {current.phase === 'sent' && <SentCode signUp={signUp} sent={current} />}
        </Stack>
      </div>
    </Section>
  );
}

function Options({ signUp: { form, service, invited } }: PartProps) {
  const t = useSignUpTexts();
  const field = form.field('option');
  const { values } = form;
  const mailText = t(idFieldOf(service) === 'userId' ? 'verification.mailText' : 'verification.mailIdText');
  /** Half an address is no place to send to, so the target is shown once it is complete. */
  const toward = (option: 'externalMail' | 'mobile', text: string) => {
    const { target } = targetOf({ ...values, option }, { service, invited });
    return target ? t('verification.targetText', { target: shownTarget(target) }) : text;
  };
  const options = [
    {
      value: 'externalMail',
      title: t('verification.mail'),
      text: toward('externalMail', mailText),
      icon: <MailIcon />,
    },
    {
      value: 'mobile',
      title: t('verification.mobile'),
      text: toward('mobile', t('verification.mobileText')),
      icon: <PhoneIcon />,
    },
    { value: 'opencode', title: t('verification.key'), text: t('verification.keyText'), icon: <KeyIcon /> },
  ] as const;
  return (
    <RadioCards
      {...field}
      // Anyone who leaves the choice is on the way to the button: not having pressed it yet is no fault.
      onBlur={undefined}
      required
      onChange={(option) => option !== '' && field.onChange(option)}
      options={options.filter(({ value }) => isOffered(value, invited))}
    />
  );
}

/** An invitation is proven by the contact that it went to; one for mail domains by no phone, and none by a key. */
function isOffered(option: VerificationOption, invited: Invited | undefined): boolean {
  if (!invited) return true;
  if (invited.option) return option === invited.option;
  return option === 'externalMail' || (option === 'mobile' && !invited.isMailOnly);
}

function SendButton({ signUp: { form, service, invited, verification } }: PartProps) {
  const t = useSignUpTexts();
  const standing = useStandingTexts();
  const nextAt = verification.resendAt(targetOf(form.values, { service, invited }).target);
  const wait = useCountdown(nextAt) ?? 0;
  const isKey = form.values.option === 'opencode';
  return (
    <>
      <Button
        block
        busy={verification.busy === 'sending'}
        disabledReason={wait > 0 ? standing('code.wait') : undefined}
        onClick={() => void verification.send()}
      >
        {isKey ? standing('code.check') : t('verification.send')}
      </Button>
      <WaitNote at={nextAt} />
    </>
  );
}

/** A verification that stands, or why the last one ended. */
function Outcome({ signUp: { verification } }: PartProps) {
  const t = useSignUpTexts();
  const { current } = verification;
  if (current.phase === 'verified') {
    return (
      <div role="group" aria-label={t('verification.verified')} tabIndex={-1} data-outcome>
        <Callout tone="success" title={t('verification.verified')} isNews>
          {verifiedText(t, current)}
        </Callout>
      </div>
    );
  }
  if (current.phase === 'sent' || !current.ended) return null;
  return (
    <div tabIndex={-1} data-outcome>
      <Callout tone="danger" isNews>
        {errorText(current.ended)}
      </Callout>
    </div>
  );
}

function verifiedText(t: ReturnType<typeof useSignUpTexts>, verified: Extract<Verification, { phase: 'verified' }>) {
  const { target } = verified;
  if ('isByLink' in verified) return t('verification.verifiedLinkText', { target: shownTarget(target) });
  const values = { minutes: verified.validSeconds / 60, target: shownTarget(target) };
  return t(target.option === 'opencode' ? 'verification.verifiedKeyText' : 'verification.verifiedText', values);
}

/** Moves the focus to the replacement if the focused control is gone after a change. */
function useOutcomeFocus({ verification: { current, takeFocus } }: SignUp) {
  const box = useRef<HTMLDivElement>(null);
  const settle = useEffectEvent(() => {
    // A code that ran out while it was being typed leaves the focus nowhere.
    const isLost = current.phase === 'unsent' && document.activeElement === document.body;
    const wanted = takeFocus() ?? (isLost ? 'outcome' : undefined);
    const place = wanted === 'code' ? '[name="oneTimeCode"]' : wanted && '[data-outcome]';
    if (place) box.current?.querySelector<HTMLElement>(place)?.focus();
  });
  useEffect(() => settle(), [current.phase]);
  return box;
}

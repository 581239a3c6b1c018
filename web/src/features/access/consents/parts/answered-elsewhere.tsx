import { ownConsentsAddress } from '@madang/contract/kernel/addresses.ts';
import { type MouseEvent, useEffect, useState } from 'react';
import { useNotices } from '../../../../kernel/notices.ts';
import { Button, LinkButton } from '../../../../ui/button.tsx';
import { Callout } from '../../../../ui/parts/callout.tsx';
import { Actions, Stack } from '../../../../ui/parts/card.tsx';
import { useText } from '../texts.ts';
import { goOn, leaveForTarget } from '../use-consent.ts';

/** Answers that came after those of another window or device: they are dropped, and that is said before the way goes on. */
export function AnsweredElsewhere({ isLoggedIn }: { readonly isLoggedIn: boolean }) {
  const t = useText();
  const notices = useNotices();
  const [isLeaving, setLeaving] = useState(false);
  useEffect(() => document.querySelector('h1')?.focus(), []);
  const leave = async (address?: string) => {
    setLeaving(true);
    try {
      if (isLoggedIn) leaveForTarget(address);
      else await goOn(address);
    } catch (thrown) {
      setLeaving(false);
      await notices.showError(thrown);
    }
  };
  // A sign-in that is not complete yet would be led back here from there.
  const toConsents = (event: MouseEvent) => {
    event.preventDefault();
    void leave(ownConsentsAddress);
  };
  return (
    <Stack>
      <Callout tone="warning" isNews>
        <p>{t('elsewhere.text')}</p>
        <p>{t('elsewhere.where')}</p>
      </Callout>
      <Actions>
        <Button variant="primary" busy={isLeaving} onClick={() => void leave()}>
          {t('goOn')}
        </Button>
        <LinkButton href={ownConsentsAddress} onClick={toConsents}>
          {t('elsewhere.account')}
        </LinkButton>
      </Actions>
    </Stack>
  );
}

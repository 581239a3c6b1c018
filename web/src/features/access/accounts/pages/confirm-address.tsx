import { useState } from 'react';
import { usePageTitle } from '../../../../kernel/document-title.ts';
import { Button, LinkButton } from '../../../../ui/button.tsx';
import { PageCard } from '../../../../ui/parts/card.tsx';
import { DoneDrawing } from '../../../../ui/drawings/done-drawing.tsx';
import { LostDrawing } from '../../../../ui/drawings/lost-drawing.tsx';
import { YardDrawing } from '../../../../ui/drawings/yard-drawing.tsx';
import { useText } from '../texts.ts';
import { useConfirmation } from '../use-confirmation.ts';

const drawings = { asked: <YardDrawing />, done: <DoneDrawing />, gone: <LostDrawing />, locked: <YardDrawing /> };

/**
 * SGN-14: the link of the mail leads here. It takes a press to confirm, for mail programs open links by
 * themselves.
 */
export function ConfirmAddressPage() {
  const t = useText();
  const [secret] = useState(() => location.hash.slice(1));
  const { state, busy, confirm } = useConfirmation(secret);
  usePageTitle(t(`confirm.${state}.title`));
  return (
    <PageCard title={t(`confirm.${state}.title`)} lead={t(`confirm.${state}.text`)} drawing={drawings[state]}>
      {state === 'asked' ? (
        <Button variant="primary" block busy={busy} onClick={() => void confirm()}>
          {t('confirm.submit')}
        </Button>
      ) : (
        <LinkButton variant="primary" href="/loginapp" block>
          {t('confirm.logIn')}
        </LinkButton>
      )}
    </PageCard>
  );
}

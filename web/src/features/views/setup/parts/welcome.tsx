import { wizardSteps } from '@madang/contract/views/setup/steps.ts';
import { Button } from '../../../../ui/button.tsx';
import { Popup } from '../../../../ui/dialogs/popup.tsx';
import { PageCard, Stack } from '../../../../ui/parts/card.tsx';
import { BuildDrawing } from '../../../../ui/drawings/build-drawing.tsx';
import { greetedName, type OpenSetUp } from '../arrival.ts';
import { useText } from '../texts.ts';

interface WelcomeProps {
  readonly member: OpenSetUp['member'];
  readonly busy: boolean;
  readonly onStart: () => void;
}

/** WIZ-01: greets the administrator; nothing but its button goes on. */
export function Welcome({ member, busy, onStart }: WelcomeProps) {
  const t = useText();
  const name = greetedName(member, navigator.language);
  return (
    <>
      <PageCard
        title={t('title')}
        lead={t('welcome.short', { count: wizardSteps.length })}
        drawing={<BuildDrawing />}
      />
      <Popup
        title={t('welcome.title', { name })}
        footer={
          <Button variant="primary" busy={busy} data-autofocus onClick={onStart}>
            {t('welcome.start')}
          </Button>
        }
      >
        <Stack tight>
          <p>{t('welcome.text')}</p>
          <p>{t('welcome.once')}</p>
        </Stack>
      </Popup>
    </>
  );
}

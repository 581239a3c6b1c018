import { emblemLimits } from '@madang/contract/people/emblems/limits.ts';
import { type EmblemMark, emblemNameFor } from '@madang/contract/people/emblems/marks.ts';
import { grantEmblem, oneEmblem, takeBackEmblem } from '@madang/contract/people/emblems/routes.ts';
import { useState } from 'react';
import { sendChange } from '../../../../kernel/calls/send-change.ts';
import { useForm } from '../../../../kernel/form.ts';
import { formatNumber } from '../../../../kernel/formats.ts';
import { useNotices } from '../../../../kernel/notices.ts';
import { Listed } from '../../../../kernel/sections/listed.tsx';
import { useUndoable } from '../../../../kernel/sections/undoable.ts';
import { useLanguage } from '../../../../kernel/use-texts.ts';
import { Button } from '../../../../ui/button.tsx';
import { DialogButtons } from '../../../../ui/dialogs/popup.tsx';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { Actions, Section, Stack } from '../../../../ui/parts/card.tsx';
import { takeFocusAtField } from '../../../../ui/take-focus.ts';
import { usePersonEmblems, useReread } from '../api.ts';
import { useText } from '../texts.ts';
import { EmblemName } from './emblem-name.tsx';
import styles from './emblem-picture.module.css';

interface PersonEmblemsProps {
  readonly personId: string;
  readonly emblems: readonly EmblemMark[];
  readonly mayGrant: boolean;
}

const limit = emblemLimits.perPerson;

/** EMB-01: the emblems of one person, given and taken back; those that can be given are asked for once the form opens. */
export function PersonEmblems({ personId, emblems, mayGrant }: PersonEmblemsProps) {
  const t = useText();
  const language = useLanguage();
  const isFull = emblems.length >= limit;
  return (
    <Section title={t('title')}>
      <Stack>
        {emblems.length === 0 ? (
          <p>{t('heldNone')}</p>
        ) : (
          <ul className={styles['held']} aria-label={t('title')}>
            {emblems.map((emblem) => (
              <li key={emblem.emblemId}>
                <EmblemName emblem={emblem} />
                {mayGrant && <TakeBack personId={personId} emblem={emblem} />}
              </li>
            ))}
          </ul>
        )}
        {mayGrant && isFull && <p>{t('heldFull', { limit: formatNumber(limit, language) })}</p>}
        {mayGrant && !isFull && <Granting personId={personId} />}
      </Stack>
    </Section>
  );
}

const takeFocusAtButton = (element: HTMLElement | null) => element?.querySelector('button')?.focus();

/** A button, in whose place comes the form; the focus goes with it, there and back. */
function Granting({ personId }: { readonly personId: string }) {
  const t = useText();
  const [step, setStep] = useState<'closed' | 'open' | 'left'>('closed');
  if (step === 'open') return <Choices personId={personId} onClose={() => setStep('left')} />;
  return (
    <div ref={step === 'left' ? takeFocusAtButton : undefined}>
      <Button small onClick={() => setStep('open')}>
        {t('grantOne')}
      </Button>
    </div>
  );
}

interface ChoicesProps {
  readonly personId: string;
  readonly onClose: () => void;
}

function Choices({ personId, onClose }: ChoicesProps) {
  const t = useText();
  return (
    <Listed query={usePersonEmblems(personId)}>
      {({ choices }) =>
        choices.length === 0 ? (
          <p>{t('noChoices')}</p>
        ) : (
          <div ref={takeFocusAtField}>
            <Grant {...{ personId, choices, onClose }} />
          </div>
        )
      }
    </Listed>
  );
}

function TakeBack({ personId, emblem }: { readonly personId: string; readonly emblem: EmblemMark }) {
  const t = useText();
  const language = useLanguage();
  const notices = useNotices();
  const undoable = useUndoable();
  const reread = useReread();
  const [busy, setBusy] = useState(false);
  const name = emblemNameFor(emblem, language);
  const press = async () => {
    setBusy(true);
    try {
      const taken = await sendChange(takeBackEmblem, { params: { personId, emblemId: emblem.emblemId } });
      undoable(t('takenBack', { name }), taken, reread);
    } catch (thrown) {
      await notices.showError(thrown);
    }
    setBusy(false);
    await reread();
  };
  return (
    <Button small busy={busy} aria-label={t('takeBackOf', { name })} onClick={() => void press()}>
      {t('takeBack')}
    </Button>
  );
}

function Grant({ personId, choices, onClose }: ChoicesProps & { readonly choices: readonly EmblemMark[] }) {
  const t = useText();
  const language = useLanguage();
  const undoable = useUndoable();
  const reread = useReread();
  const form = useForm({
    schema: oneEmblem,
    initial: { emblemId: '' },
    alsoCheck: ({ emblemId }) => (emblemId === '' ? [{ path: 'emblemId', code: 'MB_M_REQUIRED', params: {} }] : []),
    submit: async ({ emblemId }) => {
      const given = choices.find((each) => each.emblemId === emblemId);
      const granted = await sendChange(grantEmblem, { params: { personId }, body: { emblemId } });
      undoable(t('granted', { name: given ? emblemNameFor(given, language) : '' }), granted, reread);
      await reread();
      onClose();
    },
  });
  return (
    <form {...form.formProps}>
      <Stack>
        <SelectField
          {...form.field('emblemId')}
          placeholder={t('choose')}
          options={choices.map((each) => ({ value: each.emblemId, label: emblemNameFor(each, language) }))}
        />
        <Actions>
          <DialogButtons onCancel={onClose}>
            <Button type="submit" variant="primary" busy={form.busy}>
              {t('grant')}
            </Button>
          </DialogButtons>
        </Actions>
      </Stack>
    </form>
  );
}

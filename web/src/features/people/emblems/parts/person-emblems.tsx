import { emblemNameFor } from '@madang/contract/people/emblems/marks.ts';
import {
  grantEmblem,
  type listPersonEmblems,
  oneEmblem,
  takeBackEmblem,
} from '@madang/contract/people/emblems/routes.ts';
import type { AnswerOf } from '@madang/contract/kernel/route.ts';
import { useState } from 'react';
import { can } from '../../../../kernel/calls/can.ts';
import { sendChange } from '../../../../kernel/calls/send-change.ts';
import { useForm } from '../../../../kernel/form.ts';
import { formatNumber } from '../../../../kernel/formats.ts';
import { useNotices } from '../../../../kernel/notices.ts';
import { Listed } from '../../../../kernel/sections/listed.tsx';
import { useUndoable } from '../../../../kernel/sections/undoable.ts';
import { useLanguage } from '../../../../kernel/use-texts.ts';
import { Button } from '../../../../ui/button.tsx';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { Actions, Section, Stack } from '../../../../ui/parts/card.tsx';
import { usePersonEmblems, useReread } from '../api.ts';
import { useText } from '../texts.ts';
import { EmblemName } from './emblem-name.tsx';
import styles from './emblem-picture.module.css';

type Held = AnswerOf<typeof listPersonEmblems>;

/** EMB-01: the emblems of one person, given and taken back. */
export function PersonEmblems({ personId }: { readonly personId: string }) {
  const t = useText();
  return (
    <Section title={t('title')}>
      <Listed query={usePersonEmblems(personId)}>{(held) => <HeldEmblems {...{ personId, held }} />}</Listed>
    </Section>
  );
}

interface HeldProps {
  readonly personId: string;
  readonly held: Held;
}

function HeldEmblems({ personId, held }: HeldProps) {
  const t = useText();
  const language = useLanguage();
  const mayGrant = can(held, 'grant');
  const isFull = held.items.length >= held.limit;
  return (
    <Stack>
      {held.items.length === 0 ? (
        <p>{t('heldNone')}</p>
      ) : (
        <ul className={styles['held']} aria-label={t('title')}>
          {held.items.map((emblem) => (
            <li key={emblem.emblemId}>
              <EmblemName emblem={emblem} />
              {mayGrant && <TakeBack personId={personId} emblem={emblem} />}
            </li>
          ))}
        </ul>
      )}
      {mayGrant && isFull && <p>{t('heldFull', { limit: formatNumber(held.limit, language) })}</p>}
      {mayGrant && !isFull && held.choices.length > 0 && <Grant {...{ personId, held }} />}
    </Stack>
  );
}

function TakeBack({ personId, emblem }: { readonly personId: string; readonly emblem: Held['items'][number] }) {
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

function Grant({ personId, held: { choices } }: HeldProps) {
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
      form.reset();
      undoable(t('granted', { name: given ? emblemNameFor(given, language) : '' }), granted, reread);
      await reread();
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
          <Button type="submit" busy={form.busy}>
            {t('grant')}
          </Button>
        </Actions>
      </Stack>
    </form>
  );
}

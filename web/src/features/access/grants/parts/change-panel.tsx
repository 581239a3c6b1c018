import { changeGrant, type GrantRow, takeBackGrant } from '@madang/contract/access/grants/routes.ts';
import { grantChange } from '@madang/contract/access/grants/rules.ts';
import { useState } from 'react';
import { can } from '../../../../kernel/calls/can.ts';
import { sendChange } from '../../../../kernel/calls/send-change.ts';
import { useForm } from '../../../../kernel/form.ts';
import { useEditConflict, useLoadedAnew } from '../../../../kernel/forms/edit-conflict.ts';
import { formatDate } from '../../../../kernel/formats.ts';
import { useShownName } from '../../../../kernel/names/shown-name.ts';
import { DeleteButton } from '../../../../kernel/sections/delete-button.tsx';
import { Listed } from '../../../../kernel/sections/listed.tsx';
import { useUndoable } from '../../../../kernel/sections/undoable.ts';
import { useLanguage } from '../../../../kernel/use-texts.ts';
import { FormActions } from '../../../../ui/fields/form-actions.tsx';
import { Actions, Facts, Stack } from '../../../../ui/parts/card.tsx';
import { SidePanel } from '../../../../ui/sections/side-panel.tsx';
import { Effects, useChangedGrantEffects, useTakenGrantEffects } from '../../grant-effects/index.ts';
import { useChoices, useReread } from '../api.ts';
import { useGrantWords } from '../grant-words.ts';
import { useText } from '../texts.ts';
import { type Choices, LimitFields, placesOf } from './limit-fields.tsx';

interface ChangePanelProps {
  readonly row: GrantRow;
  readonly onClose: () => void;
}

/** MEM-03: a given right, its dates, hours and place to change; it is taken back here. */
export function ChangePanel({ row, onClose }: ChangePanelProps) {
  const words = useGrantWords();
  const choices = useChoices();
  const [loaded, load] = useLoadedAnew(useReread());
  return (
    <SidePanel title={words.who(row)} onClose={onClose}>
      <Stack>
        <About row={row} />
        <Listed query={choices}>
          {(data) => <ChangeForm key={loaded} {...{ row, load, onClose }} choices={data} />}
        </Listed>
      </Stack>
    </SidePanel>
  );
}

function About({ row }: { readonly row: GrantRow }) {
  const t = useText();
  const language = useLanguage();
  const words = useGrantWords();
  const nameOf = useShownName();
  const by = row.givenBy ? nameOf(row.givenBy) : t('unknown');
  return (
    <Facts
      facts={[
        [t('columns.what'), words.what(row)],
        ...(can(row, 'change')
          ? []
          : ([
              [t('columns.where'), words.where(row)],
              [t('columns.when'), words.when(row)],
              [t('columns.until'), words.until(row)],
              [t('reason'), row.reason],
            ] as const)),
        [t('columns.state'), words.state(row)],
        [t('givenBy'), t('givenByOn', { name: by, day: formatDate(row.givenAt, language, 'date') })],
      ]}
    />
  );
}

interface FormProps extends ChangePanelProps {
  readonly choices: Choices;
  readonly load: () => Promise<void>;
}

function ChangeForm({ row, choices, load, onClose }: FormProps) {
  const t = useText();
  const words = useGrantWords();
  const undoable = useUndoable();
  const reread = useReread();
  const [expected] = useState(() => ({
    scopeKind: row.scope.kind,
    scopeId: row.scope.id,
    validFrom: row.validFrom,
    validUntil: row.validUntil,
    windowId: row.window?.windowId ?? '',
  }));
  const { grantId } = row;
  const form = useForm({
    schema: grantChange,
    initial: { ...expected, reason: row.reason },
    refusals: useEditConflict(load),
    submit: async (body) => {
      const changed = await sendChange(changeGrant, { params: { grantId }, body: { ...body, expected } });
      await reread();
      onClose();
      undoable(t('changed'), changed, reread);
    },
  });
  const isChanged = (Object.keys(expected) as (keyof typeof expected)[]).some(
    (name) => form.values[name] !== expected[name],
  );
  const changing = useChangedGrantEffects(grantId, isChanged ? form.values : undefined);
  const taking = useTakenGrantEffects(can(row, 'takeBack') ? grantId : undefined);
  const takeBack = can(row, 'takeBack') && (
    <DeleteButton
      label={t('takeBack')}
      done={t('takenBack', { name: words.who(row) })}
      remove={() => sendChange(takeBackGrant, { params: { grantId } })}
      onGone={onClose}
      reread={reread}
    />
  );
  if (!can(row, 'change')) {
    return (
      takeBack && (
        <>
          <Effects effects={taking.data} title={t('takingBack')} />
          <Actions>{takeBack}</Actions>
        </>
      )
    );
  }
  return (
    <form {...form.formProps}>
      <Stack>
        <LimitFields
          choices={choices}
          places={placesOf(choices, row.target)}
          present={{ value: row.scope.id, label: words.where(row) }}
          fields={{
            scopeKind: form.field('scopeKind'),
            scopeId: form.field('scopeId'),
            windowId: form.field('windowId'),
            validFrom: form.field('validFrom'),
            validUntil: form.field('validUntil'),
            reason: form.field('reason'),
          }}
        />
        {isChanged ? (
          <Effects effects={changing.data} />
        ) : (
          takeBack && <Effects effects={taking.data} title={t('takingBack')} />
        )}
        <FormActions submit={t('save')} busy={form.busy} onCancel={onClose}>
          {takeBack}
        </FormActions>
      </Stack>
    </form>
  );
}

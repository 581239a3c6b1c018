import { reinstatePerson } from '@madang/contract/people/employment/routes.ts';
import { reinstatement } from '@madang/contract/people/employment/rules.ts';
import { useState } from 'react';
import * as z from 'zod/mini';
import { call } from '../../../../kernel/call.ts';
import { useForm } from '../../../../kernel/form.ts';
import { planDayFault } from '../../../../kernel/sections/plans.ts';
import { useShownName } from '../../../../kernel/names/shown-name.ts';
import { Popup, DialogButtons } from '../../../../ui/dialogs/popup.tsx';
import { FormActions } from '../../../../ui/fields/form-actions.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { Stack } from '../../../../ui/parts/card.tsx';
import { Points } from '../../../../ui/parts/points.tsx';
import { useText } from '../texts.ts';
import type { DialogProps } from './employment-dialog.tsx';
import { ReinstatementOutcome, type ReinstatementResult } from './reinstatement-outcome.tsx';
import { usePlanning } from './use-planning.ts';
import { atOnce, WhenFields } from './when-fields.tsx';

const reinstateForm = z.extend(reinstatement, { when: z.enum(['now', 'dated']), on: z.string() });

/** STA-04: asks for a reinstatement, and says what came back by it and what could not. */
export function ReinstatePopup({ person, reread, onClose }: DialogProps) {
  const t = useText();
  const nameOf = useShownName();
  const name = nameOf(person);
  const plan = usePlanning({ person, reread, onClose });
  const [result, setResult] = useState<ReinstatementResult>();
  const form = useForm({
    schema: reinstateForm,
    initial: { note: '', ...atOnce },
    alsoCheck: ({ when, on }) => (when === 'dated' ? planDayFault(on) : []),
    judgedTogether: ['when', 'on'],
    refusals: { PLAN_DAY: 'on' },
    submit: async ({ note, when, on }) => {
      const body = { note };
      if (when === 'dated')
        return plan({ name: 'reinstate-person', input: { personId: person.personId, ...body } }, on);
      setResult(await call(reinstatePerson, { params: { personId: person.personId }, body }));
      await reread();
    },
  });
  if (result) {
    return (
      <Popup
        title={t('reinstate.done', { name })}
        onClose={onClose}
        footer={<DialogButtons cancel={t('reinstate.close')} onCancel={onClose} beginsAtCancel />}
      >
        <ReinstatementOutcome {...result} />
      </Popup>
    );
  }
  return (
    <Popup title={t('reinstate.title', { name })} onClose={onClose}>
      <form {...form.formProps}>
        <Stack>
          <Points
            title={t('reinstate.what')}
            points={[t('reinstate.returns'), t('reinstate.isNew'), t('reinstate.sameId')]}
            happen
          />
          <TextField {...form.field('note')} label={t('retire.note')} help={t('retire.noteHelp')} spellCheck />
          <WhenFields when={form.field('when')} on={form.field('on')} />
          <FormActions submit={t('acts.reinstate')} busy={form.busy} onCancel={onClose} />
        </Stack>
      </form>
    </Popup>
  );
}

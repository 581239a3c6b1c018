import type { JobLists } from '@madang/contract/people/people/routes.ts';
import type { EmployeeSelection } from '@madang/contract/people/people/selection.ts';
import type { EmployeeActKind } from '@madang/contract/people/selections/acts.ts';
import { actOnEmployees } from '@madang/contract/people/selections/routes.ts';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../../../kernel/call.ts';
import { useForm } from '../../../../kernel/form.ts';
import { awaitJobs, jobsKey } from '../../../../kernel/sections/jobs-key.ts';
import { useSearchParams } from '../../../../kernel/search-param.ts';
import { Popup } from '../../../../ui/dialogs/popup.tsx';
import { FormActions } from '../../../../ui/fields/form-actions.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { Stack } from '../../../../ui/parts/card.tsx';
import { takeFocusAtField } from '../../../../ui/take-focus.ts';
import { DayField, WhenFields } from '../../employment/index.ts';
import { useText } from './texts.ts';
import { actFaults, actForm, actOf, type ActValues, emptyAct } from './act-form.ts';
import { ActValue } from './act-value.tsx';

interface ActPopupProps {
  readonly kind: EmployeeActKind;
  readonly title: string;
  readonly whom: EmployeeSelection;
  readonly jobLists: JobLists;
  /** True for an act on a date only; the act of today has another form. */
  readonly isPlanned?: boolean;
  readonly onClose: () => void;
}

/** USR-09, USR-10, STA-10: asks for an act on chosen people, now or on a date; it is checked before anything changes. */
export function ActPopup({ kind, title, whom, jobLists, isPlanned = false, onClose }: ActPopupProps) {
  const t = useText();
  const queries = useQueryClient();
  const [, change] = useSearchParams();
  const form = useForm({
    schema: actForm,
    initial: { ...emptyAct, when: (isPlanned ? 'dated' : 'now') as ActValues['when'] },
    alsoCheck: (values) => actFaults(kind, values),
    judgedTogether: ['end', 'day', 'time'],
    refusals: { SUSPENSION_END: 'day', PLAN_DAY: 'on' },
    submit: async (values) => {
      const on = values.when === 'dated' ? values.on : null;
      const act = actOf(kind, values);
      // What says why is the note of the day as well.
      const note = on === null ? '' : 'note' in act ? act.note : values.note;
      const body = { ...whom, act, on, note };
      const { runId } = await call(actOnEmployees, { body });
      awaitJobs(queries);
      change({ panel: 'run', run: runId, edit: null, rows: null, code: null });
      await queries.invalidateQueries({ queryKey: jobsKey });
    },
  });
  return (
    <Popup title={title} onClose={onClose}>
      <div ref={takeFocusAtField}>
        <form {...form.formProps}>
          <Stack>
            <ActValue kind={kind} form={form} jobLists={jobLists} />
            <When
              form={form}
              isPlanned={isPlanned}
              hasNote={kind !== 'retireEmployees' && kind !== 'suspendEmployees'}
            />
            <p>{t('checkHelp')}</p>
            <FormActions submit={t('check')} busy={form.busy} onCancel={onClose} />
          </Stack>
        </form>
      </div>
    </Popup>
  );
}

export type ActForm = ReturnType<typeof useForm<typeof actForm, ActValues>>;

interface WhenProps {
  readonly form: ActForm;
  readonly isPlanned: boolean;
  /** The act itself has none. */
  readonly hasNote: boolean;
}

/** Now, or a day of the company with a note about it. */
function When({ form, isPlanned, hasNote }: WhenProps) {
  const t = useText();
  const on = form.field('on');
  return (
    <>
      {isPlanned ? <DayField on={on} isAlone /> : <WhenFields when={form.field('when')} on={on} />}
      {form.values.when === 'dated' && hasNote && (
        <TextField {...form.field('note')} label={t('when.note')} help={t('when.noteHelp')} spellCheck />
      )}
    </>
  );
}

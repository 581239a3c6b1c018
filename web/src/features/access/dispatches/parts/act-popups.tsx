import { dispatchLimits } from '@madang/contract/access/dispatches/limits.ts';
import {
  acceptDispatch,
  type Dispatch,
  prolongDispatch,
  refuseDispatch,
  releaseDispatch,
} from '@madang/contract/access/dispatches/routes.ts';
import { dispatchAcceptance, dispatchAnswer, dispatchProlongation } from '@madang/contract/access/dispatches/rules.ts';
import { Suspense } from 'react';
import { call } from '../../../../kernel/call.ts';
import { useForm } from '../../../../kernel/form.ts';
import { useShownName } from '../../../../kernel/names/shown-name.ts';
import { useNotices } from '../../../../kernel/notices.ts';
import { daysLater, monthsLater, todayHere } from '../../../../ui/dates/days.ts';
import { DateField } from '../../../../ui/dates/date-field.tsx';
import { Popup } from '../../../../ui/dialogs/popup.tsx';
import { FormActions } from '../../../../ui/fields/form-actions.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { Stack } from '../../../../ui/parts/card.tsx';
import { Points } from '../../../../ui/parts/points.tsx';
import { Skeleton } from '../../../../ui/parts/states.tsx';
import { DepartmentField } from '../../../organisation/departments/index.ts';
import { useNamesOf, useReread } from '../api.ts';
import { useDayText, usePeriodText } from '../period.ts';
import { useText } from '../texts.ts';

interface PopupProps {
  readonly dispatch: Dispatch;
  readonly onClose: () => void;
}

/** STA-03: the host takes the person into a department, or accepts a later last day. */
export function AcceptPopup({ dispatch, onClose }: PopupProps) {
  const t = useText();
  const nameOf = useShownName();
  const names = useNamesOf();
  const periodText = usePeriodText();
  const dayText = useDayText();
  const done = useDone(onClose);
  const { dispatchId, askedUntil, departmentCode, departmentName } = dispatch;
  const isProlonging = askedUntil !== null;
  // The home company may have named a department that this one does not have.
  const isKnown = departmentName !== '';
  const name = nameOf(dispatch);
  const form = useForm({
    schema: dispatchAcceptance,
    initial: { departmentCode: isKnown ? departmentCode : '' },
    refusals: { MB712: 'departmentCode' },
    submit: async (body) => {
      await call(acceptDispatch, { params: { dispatchId }, body });
      await done(t(isProlonging ? 'accept.doneProlongation' : 'accept.done', { name }));
    },
  });
  const field = form.field('departmentCode');
  return (
    <Popup title={t('accept.title', { name })} onClose={onClose}>
      <form {...form.formProps}>
        <Stack>
          {isProlonging ? (
            <p>{t('accept.prolongation', { name, day: dayText(askedUntil) })}</p>
          ) : (
            <>
              <p>{t('accept.text', { name, company: names.company(dispatch), period: periodText(dispatch) })}</p>
              <Points
                title={t('accept.what')}
                points={[t('accept.guest'), t('accept.reaches'), t('accept.ends')]}
                happen
              />
              <Suspense fallback={<Skeleton lines={2} label={field.label} />}>
                <DepartmentField
                  field={{ ...field, required: true }}
                  present={isKnown ? { value: departmentCode, label: names.department(dispatch) } : undefined}
                />
              </Suspense>
              {!isKnown && departmentCode !== '' && <p>{t('accept.named', { code: departmentCode })}</p>}
            </>
          )}
          <FormActions
            submit={t('acts.accept')}
            busy={form.busy}
            disabledReason={isProlonging || field.value !== '' ? undefined : t('accept.choose')}
            onCancel={onClose}
          />
        </Stack>
      </form>
    </Popup>
  );
}

const answers = { refuse: refuseDispatch, release: releaseDispatch } as const;

/** The host refuses what is asked, or lets the person go before the last day. */
export function AnswerPopup({ act, dispatch, onClose }: PopupProps & { readonly act: keyof typeof answers }) {
  const t = useText();
  const name = useShownName()(dispatch);
  const done = useDone(onClose);
  const { dispatchId } = dispatch;
  const form = useForm({
    schema: dispatchAnswer,
    initial: { note: '' },
    submit: async (body) => {
      await call(answers[act], { params: { dispatchId }, body });
      await done(t(`answers.${act}.done`, { name }));
    },
  });
  return (
    <Popup title={t(`answers.${act}.title`, { name })} onClose={onClose}>
      <form {...form.formProps}>
        <Stack>
          <p>{t(`answers.${act}.text`, { name })}</p>
          <TextField
            {...form.field('note')}
            label={t('note')}
            help={t('noteHelp', { number: dispatchLimits.noteMax })}
            spellCheck
          />
          <FormActions submit={t(`acts.${act}`)} busy={form.busy} destroys={act === 'release'} onCancel={onClose} />
        </Stack>
      </form>
    </Popup>
  );
}

/** The home company asks for a later last day. */
export function ProlongPopup({ dispatch, onClose }: PopupProps) {
  const t = useText();
  const name = useShownName()(dispatch);
  const dayText = useDayText();
  const done = useDone(onClose);
  const { dispatchId, endsOn } = dispatch;
  const form = useForm({
    schema: dispatchProlongation,
    initial: { until: '', basis: '' },
    refusals: { MB711: 'until', MB714: 'until' },
    submit: async (body) => {
      await call(prolongDispatch, { params: { dispatchId }, body });
      await done(t('prolong.done', { name }));
    },
  });
  return (
    <Popup title={t('prolong.title', { name })} onClose={onClose}>
      <form {...form.formProps}>
        <Stack>
          <p>{t('prolong.text', { day: dayText(endsOn) })}</p>
          <DateField
            {...form.field('until')}
            min={daysLater(endsOn, 1)}
            max={monthsLater(todayHere(), dispatchLimits.yearsMax * 12)}
            required
          />
          <TextField {...form.field('basis')} help={t('basisHelp')} spellCheck />
          <FormActions submit={t('acts.prolong')} busy={form.busy} onCancel={onClose} />
        </Stack>
      </form>
    </Popup>
  );
}

/** Closes the popup, says what was done and reads the dispatch again. */
function useDone(onClose: () => void) {
  const notices = useNotices();
  const reread = useReread();
  return async (said: string) => {
    onClose();
    notices.toast(said);
    await reread();
  };
}

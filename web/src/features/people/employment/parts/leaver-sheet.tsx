import { retirePerson } from '@madang/contract/people/employment/routes.ts';
import type { AnswerOf } from '@madang/contract/kernel/route.ts';
import type { readLeaving } from '@madang/contract/people/employment/routes.ts';
import { retirementReasons } from '@madang/contract/people/employment/kinds.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { sendChange } from '../../../../kernel/calls/send-change.ts';
import type { CallError } from '../../../../kernel/call-error.ts';
import { thrownText } from '../../../../kernel/error-texts.ts';
import { useForm } from '../../../../kernel/form.ts';
import { useNotices } from '../../../../kernel/notices.ts';
import { useShownName } from '../../../../kernel/names/shown-name.ts';
import { Listed } from '../../../../kernel/sections/listed.tsx';
import { useUndoable } from '../../../../kernel/sections/undoable.ts';
import { Callout } from '../../../../ui/parts/callout.tsx';
import { Popup } from '../../../../ui/dialogs/popup.tsx';
import { FormActions } from '../../../../ui/fields/form-actions.tsx';
import { RadioCards } from '../../../../ui/fields/radio-cards.tsx';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { takeFocusAtField } from '../../../../ui/take-focus.ts';
import { leavingQuery, readReinstatement } from '../api.ts';
import {
  handoversOf,
  keptHeirs,
  leavingFaults,
  leavingForm,
  peopleIn,
  proposedHeirs,
  reasonFrom,
} from '../leaving-form.ts';
import { useMomentText } from '../moments.ts';
import { useText } from '../texts.ts';
import type { DialogProps } from './employment-dialog.tsx';
import { EndingThings, StayingThings } from './ending-things.tsx';
import { PlannedThings } from './planned-things.tsx';
import { LeftThings } from './left-things.tsx';
import styles from './leaver-sheet.module.css';
import { ReinstatementOutcome } from './reinstatement-outcome.tsx';
import { usePlanning } from './use-planning.ts';
import { DayField } from './when-fields.tsx';

type Leaving = AnswerOf<typeof readLeaving>;

/** STA-02: everything that a leaving decides, on one sheet; with the proposals accepted one press does it. */
export function LeaverSheet(props: DialogProps) {
  const { person, picture, lead, onClose } = props;
  const t = useText();
  const nameOf = useShownName();
  const asked = useQuery(leavingQuery(person.personId));
  const reread = async () => (await asked.refetch({ throwOnError: true })).data;
  return (
    <Popup size="sheet" title={t('retire.title', { name: nameOf(person) })} {...{ picture, lead, onClose }}>
      <Listed query={asked}>
        {(leaving) => (
          <div ref={takeFocusAtField} className={styles['whole']}>
            <LeaverForm {...props} leaving={leaving} rereadLeaving={reread} />
          </div>
        )}
      </Listed>
    </Popup>
  );
}

interface FormProps extends DialogProps {
  readonly leaving: Leaving;
  readonly rereadLeaving: () => Promise<Leaving | undefined>;
}

function LeaverForm({ person, leaving, rereadLeaving, reread, onClose }: FormProps) {
  const t = useText();
  // What the choices belong to: a later answer takes its place together with them.
  const [left, setLeft] = useState(leaving.left);
  const [known, setKnown] = useState(() => peopleIn(leaving.left));
  const [news, setNews] = useState<CallError>();
  const notices = useNotices();
  const retire = useRetire({ person, reread, onClose });
  const plan = usePlanning({ person, reread, onClose });
  const readAgain = async (refusal: CallError) => {
    const now = await rereadLeaving();
    if (!now) return;
    form.set('heirs', keptHeirs(left, form.values.heirs, now.left));
    setKnown((before) => new Map([...before, ...peopleIn(now.left)]));
    setLeft(now.left);
    setNews(refusal);
  };
  /** An heir is refused by the place of the thing in the call, which is its place in the form. */
  const atItsThing = async (refusal: CallError) => {
    const fields = refusal.fields.map(({ path, ...about }) => [
      path.replace(/^handovers\.(\d+)\..*/, 'heirs.$1'),
      about,
    ]);
    if (fields.length === 0) return notices.showError(refusal);
    form.refuse(Object.fromEntries(fields));
  };
  const form = useForm({
    schema: leavingForm,
    initial: { when: 'endOfDay' as LeavingWhen, on: '', reason: '', note: '', heirs: proposedHeirs(leaving.left) },
    alsoCheck: leavingFaults,
    judgedTogether: ['when', 'on', 'heirs'],
    submit: ({ when, on, reason, note, heirs }) => {
      const why = { note, reason: reasonFrom(reason) };
      if (when !== 'dated') return retire({ when, ...why, handovers: handoversOf(left, heirs) });
      const input = { personId: person.personId, ...why, when: 'now', handovers: 'proposed' } as const;
      return plan({ name: 'retire-person', input }, on);
    },
    refusals: {
      PLAN_DAY: 'on',
      EMPLOYMENT_LEFT_CHANGED: readAgain,
      EMPLOYMENT_HEIR: atItsThing,
      EMPLOYMENT_HEIR_RIGHT: atItsThing,
    },
  });
  const isDated = form.values.when === 'dated';
  return (
    <form {...form.formProps} className={styles['form']}>
      <WhenSection form={form} leaving={leaving} />
      <EndingThings ending={leaving.ending} />
      <PlannedThings days={leaving.planned} />
      {isDated && (
        <Callout tone="info">
          <p>{t('retire.datedLeft')}</p>
        </Callout>
      )}
      {!isDated && (
        <LeftThings
          left={left}
          form={form}
          known={known}
          news={news && thrownText(news)}
          leaverId={person.personId}
          onKnown={(personId, found) => setKnown((before) => new Map(before).set(personId, found))}
        />
      )}
      <StayingThings loginId={person.loginId} />
      <FormActions submit={t(submits[form.values.when])} busy={form.busy} onCancel={onClose} />
    </form>
  );
}

/** Sends the act, and says what was done with the button that takes it back. */
function useRetire({ person, reread, onClose }: Pick<DialogProps, 'person' | 'reread' | 'onClose'>) {
  const t = useText();
  const nameOf = useShownName();
  const momentText = useMomentText();
  const undoable = useUndoable();
  const notices = useNotices();
  /** The same summary as after a reinstatement, from the entry that the undo left in the story. */
  const sayReinstated = async () => {
    const result = await readReinstatement(person.personId);
    await notices.alert(<ReinstatementOutcome {...result} />, { title: t('reinstate.done', { name: nameOf(person) }) });
  };
  return async (body: Parameters<typeof sendChange<typeof retirePerson>>[1]['body']) => {
    const done = await sendChange(retirePerson, { params: { personId: person.personId }, body });
    try {
      await reread();
    } catch (thrown) {
      await notices.showError(thrown);
    }
    onClose();
    const name = nameOf(person);
    const text =
      body.when === 'now'
        ? t('retire.done', { name })
        : t('retire.planned', { name, moment: momentText(done.answer.retiresAt) });
    undoable(text, done, reread, body.when === 'now' ? sayReinstated : undefined);
  };
}

export type LeavingForm = ReturnType<typeof useForm<typeof leavingForm, LeavingValues>>;
type LeavingWhen = 'endOfDay' | 'now' | 'dated';
const submits = { endOfDay: 'retire.submitLater', now: 'retire.submitNow', dated: 'retire.submitDated' } as const;
interface LeavingValues {
  readonly when: LeavingWhen;
  readonly on: string;
  readonly reason: string;
  readonly note: string;
  readonly heirs: string[];
}

function WhenSection({ form, leaving }: { readonly form: LeavingForm; readonly leaving: Leaving }) {
  const t = useText();
  const momentText = useMomentText();
  const when = form.field('when');
  const moment = momentText(leaving.endOfDay, leaving.timeZone);
  return (
    <>
      <RadioCards
        {...when}
        label={t('retire.when')}
        columns={3}
        options={[
          { value: 'endOfDay', title: t('retire.endOfDay'), text: t('retire.endOfDayText', { moment }) },
          { value: 'now', title: t('retire.now'), text: t('retire.nowText') },
          { value: 'dated', title: t('when.dated'), text: t('when.datedText') },
        ]}
        onChange={(value) => when.onChange(value === 'now' || value === 'dated' ? value : 'endOfDay')}
      />
      {when.value === 'dated' && <DayField on={form.field('on')} />}
      <div className={styles['why']}>
        <SelectField
          {...form.field('reason')}
          label={t('retire.reason')}
          placeholder={t('retire.chooseReason')}
          options={retirementReasons.map((value) => ({ value, label: t(`reasons.${value}`) }))}
        />
        <TextField {...form.field('note')} label={t('retire.note')} help={t('retire.noteHelp')} spellCheck />
      </div>
    </>
  );
}

import { changeDepartmentHeads, type MemberCard } from '@madang/contract/people/organisation-charts/routes.ts';
import { organisationChartLimits } from '@madang/contract/people/organisation-charts/limits.ts';
import { useState } from 'react';
import { sendChange } from '../../../../kernel/calls/send-change.ts';
import { errorText } from '../../../../kernel/error-texts.ts';
import { type FormOf, useForm } from '../../../../kernel/form.ts';
import { formatDate } from '../../../../kernel/formats.ts';
import { useTypedSearch } from '../../../../kernel/lists/typed-search.ts';
import { useNotices } from '../../../../kernel/notices.ts';
import { useUndoableSaying } from '../../../../kernel/sections/undoable.ts';
import { useShownName } from '../../../../kernel/names/shown-name.ts';
import { useLanguage } from '../../../../kernel/use-texts.ts';
import { IconButton } from '../../../../ui/button.tsx';
import { DateField } from '../../../../ui/dates/date-field.tsx';
import { daysLater, todayHere } from '../../../../ui/dates/days.ts';
import { Popup } from '../../../../ui/dialogs/popup.tsx';
import { FormActions } from '../../../../ui/fields/form-actions.tsx';
import { RadioCards } from '../../../../ui/fields/radio-cards.tsx';
import { SearchField } from '../../../../ui/fields/search-field.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { CloseIcon } from '../../../../ui/icons.tsx';
import { FocusKept } from '../../../../ui/focus/focus-kept.tsx';
import { PersonName } from '../../../../ui/marks/person-name.tsx';
import { Stack } from '../../../../ui/parts/card.tsx';
import { usePeopleByName, useReread } from '../api.ts';
import { headsFault, headsForm, headsNow, type HeadsValues, whenOf } from '../heads-form.ts';
import { useJobText } from '../names.ts';
import { useText } from '../texts.ts';
import styles from './heads-popup.module.css';

interface HeadsPopupProps {
  readonly departmentCode: string;
  readonly heads: readonly MemberCard[];
  readonly onClose: () => void;
}

/** Heads of the department, in their order, now or from a day on; a change can be undone. */
export function HeadsPopup({ departmentCode, heads, onClose }: HeadsPopupProps) {
  const t = useText();
  const language = useLanguage();
  const notices = useNotices();
  const undoable = useUndoableSaying({ undo: t('undo'), undone: t('undone') });
  const reread = useReread();
  const [selected, setSelected] = useState(heads);
  const form = useForm({
    schema: headsForm,
    initial: headsNow,
    alsoCheck: headsFault,
    judgedTogether: ['when', 'on'],
    refusals: { PLAN_DAY: 'on' },
    submit: async (values) => {
      const ids = (people: readonly MemberCard[]) => people.map(({ personId }) => personId);
      const { on, note } = whenOf(values);
      const body = { personIds: ids(selected), expected: ids(heads), on, note };
      const changed = await sendChange(changeDepartmentHeads, { params: { departmentCode }, body });
      await reread();
      onClose();
      const day = on === null ? '' : formatDate(on, language);
      undoable(on === null ? t('heads.changed') : t('heads.planned', { day }), changed, reread);
      const refusal = changed.answer.planned?.refusal;
      if (refusal) await notices.alert(t('heads.standing', { reason: errorText(refusal) }));
    },
  });
  return (
    <Popup title={t('heads.change')} onClose={onClose}>
      <form {...form.formProps}>
        <Stack>
          <FocusKept>
            <Selected selected={selected} onChange={setSelected} />
          </FocusKept>
          <When form={form} />
          <FormActions submit={t('save')} busy={form.busy} onCancel={onClose} />
        </Stack>
      </form>
    </Popup>
  );
}

interface SelectedProps {
  readonly selected: readonly MemberCard[];
  readonly onChange: (people: readonly MemberCard[]) => void;
}

function Selected({ selected, onChange }: SelectedProps) {
  const t = useText();
  const nameOf = useShownName();
  const isFull = selected.length >= organisationChartLimits.heads;
  const add = (person: MemberCard) =>
    onChange([...selected.filter(({ personId }) => personId !== person.personId), person]);
  return (
    <>
      {selected.length === 0 ? (
        <p>{t('heads.none')}</p>
      ) : (
        <ul className={styles['heads']} aria-label={t('heads.title')}>
          {selected.map((person) => (
            <li key={person.personId}>
              <PersonName name={nameOf(person)} seed={person.loginId} detail={person.loginId} />
              <IconButton
                icon={CloseIcon}
                label={t('heads.remove', { name: nameOf(person) })}
                onClick={() => onChange(selected.filter((each) => each !== person))}
              />
            </li>
          ))}
        </ul>
      )}
      {isFull ? <p>{t('heads.full', { count: organisationChartLimits.heads })}</p> : <NewHead onAdd={add} />}
    </>
  );
}

/** STA-10: at once, or a day of the company with a note about it. */
function When({ form }: { readonly form: FormOf<HeadsValues> }) {
  const t = useText();
  const when = form.field('when');
  return (
    <>
      <RadioCards
        {...when}
        label={t('heads.when.label')}
        columns={2}
        options={[
          { value: 'now', title: t('heads.when.now'), text: t('heads.when.nowText') },
          { value: 'dated', title: t('heads.when.dated'), text: t('heads.when.datedText') },
        ]}
        onChange={(value) => when.onChange(value === 'dated' ? 'dated' : 'now')}
      />
      {form.values.when === 'dated' && (
        <>
          <DateField {...form.field('on')} label={t('heads.when.day')} min={daysLater(todayHere(), 1)} required />
          <TextField {...form.field('note')} label={t('heads.when.note')} help={t('heads.when.noteHelp')} spellCheck />
        </>
      )}
    </>
  );
}

function NewHead({ onAdd }: { readonly onAdd: (person: MemberCard) => void }) {
  const t = useText();
  const nameOf = useShownName();
  const jobText = useJobText();
  const { data, search } = useTypedSearch(usePeopleByName);
  const people = data?.items.flatMap(({ person }) => person ?? []) ?? [];
  return (
    <SearchField
      label={t('heads.add')}
      placeholder={t('namePlaceholder')}
      value=""
      options={people.map((person) => ({
        value: person.personId,
        label: nameOf(person),
        text: jobText(person) || person.loginId,
      }))}
      search={search}
      onChange={(id) => {
        const person = people.find(({ personId }) => personId === id);
        if (person) onAdd(person);
      }}
    />
  );
}

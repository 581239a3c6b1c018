import { changeDepartmentHeads, type MemberCard } from '@madang/contract/people/organisation-charts/routes.ts';
import { organisationChartLimits } from '@madang/contract/people/organisation-charts/limits.ts';
import { useState } from 'react';
import { sendChange } from '../../../../kernel/calls/send-change.ts';
import { useTypedSearch } from '../../../../kernel/lists/typed-search.ts';
import { useNotices } from '../../../../kernel/notices.ts';
import { useUndoableSaying } from '../../../../kernel/sections/undoable.ts';
import { useShownName } from '../../../../kernel/names/shown-name.ts';
import { Button, IconButton } from '../../../../ui/button.tsx';
import { DialogButtons, Popup } from '../../../../ui/dialogs/popup.tsx';
import { SearchField } from '../../../../ui/fields/search-field.tsx';
import { CloseIcon } from '../../../../ui/icons.tsx';
import { PersonName } from '../../../../ui/marks/person-name.tsx';
import { Actions, Stack } from '../../../../ui/parts/card.tsx';
import { usePeopleByName, useReread } from '../api.ts';
import { useJobText } from '../names.ts';
import { useText } from '../texts.ts';
import styles from './heads-popup.module.css';

interface HeadsPopupProps {
  readonly departmentCode: string;
  readonly heads: readonly MemberCard[];
  readonly onClose: () => void;
}

/** Who leads the department, in their order; a change can be undone. */
export function HeadsPopup({ departmentCode, heads, onClose }: HeadsPopupProps) {
  const t = useText();
  const { showError } = useNotices();
  const undoable = useUndoableSaying({ undo: t('undo'), undone: t('undone') });
  const reread = useReread();
  const nameOf = useShownName();
  const [selected, setSelected] = useState(heads);
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      const ids = (people: readonly MemberCard[]) => people.map(({ personId }) => personId);
      const body = { personIds: ids(selected), expected: ids(heads) };
      const changed = await sendChange(changeDepartmentHeads, { params: { departmentCode }, body });
      await reread();
      onClose();
      undoable(t('heads.changed'), changed, reread);
    } catch (thrown) {
      setBusy(false);
      await showError(thrown);
    }
  };
  const isFull = selected.length >= organisationChartLimits.heads;
  return (
    <Popup title={t('heads.change')} onClose={onClose}>
      <Stack>
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
                  onClick={() => setSelected(selected.filter((each) => each !== person))}
                />
              </li>
            ))}
          </ul>
        )}
        {isFull ? (
          <p>{t('heads.full', { count: organisationChartLimits.heads })}</p>
        ) : (
          <NewHead
            onAdd={(person) =>
              setSelected([...selected.filter(({ personId }) => personId !== person.personId), person])
            }
          />
        )}
        <Actions atEnd>
          <DialogButtons onCancel={onClose}>
            <Button variant="primary" busy={busy} onClick={() => void save()}>
              {t('save')}
            </Button>
          </DialogButtons>
        </Actions>
      </Stack>
    </Popup>
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

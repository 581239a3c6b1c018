import { FocusKept } from '../../../../ui/focus/focus-kept.tsx';
import { placePerson, type SubOrganisationRow } from '@madang/contract/people/sub-organisations/routes.ts';
import { useState } from 'react';
import { sendChange } from '../../../../kernel/calls/send-change.ts';
import { useShownName } from '../../../../kernel/names/shown-name.ts';
import { useNotices } from '../../../../kernel/notices.ts';
import { useUndoable } from '../../../../kernel/sections/undoable.ts';
import { Button } from '../../../../ui/button.tsx';
import { Facts, Section, Stack } from '../../../../ui/parts/card.tsx';
import { PersonField } from '../../role-assignments/index.ts';
import { useReread } from '../api.ts';
import { useText } from '../texts.ts';

/** DEP-06: the people who are in a sub-organisation by themselves. */
export function PlacedPeople({ row: { subOrganisationId, people } }: { readonly row: SubOrganisationRow }) {
  const t = useText();
  const nameOf = useShownName();
  const notices = useNotices();
  const undoable = useUndoable();
  const reread = useReread();
  const [chosen, setChosen] = useState('');
  const place = async (personId: string, to: string | null) => {
    try {
      const changed = await sendChange(placePerson, { params: { personId }, body: { subOrganisationId: to } });
      setChosen('');
      undoable(t(to === null ? 'people.taken' : 'people.placed'), changed, reread);
    } catch (thrown) {
      await notices.showError(thrown);
    }
    await reread();
  };
  return (
    <Section title={t('people.title')} help={t('people.text')}>
      <FocusKept>
        <Stack>
          {people.length > 0 && (
            <Facts
              facts={people.map((person) => [
                nameOf(person),
                <Button
                  key={person.personId}
                  small
                  variant="quiet"
                  aria-label={t('people.takeOne', { name: nameOf(person) })}
                  onClick={() => void place(person.personId, null)}
                >
                  {t('people.take')}
                </Button>,
              ])}
            />
          )}
          <PersonField key={people.length} field={{ value: chosen, onChange: setChosen }} />
          <span>
            <Button
              disabledReason={chosen === '' ? t('people.choose') : undefined}
              onClick={() => void place(chosen, subOrganisationId)}
            >
              {t('people.add')}
            </Button>
          </span>
        </Stack>
      </FocusKept>
    </Section>
  );
}

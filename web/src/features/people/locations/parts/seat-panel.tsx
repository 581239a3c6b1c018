import {
  assignSeat,
  changeSeat,
  createSeat,
  deleteSeat,
  type SeatRow,
} from '@madang/contract/people/locations/routes.ts';
import { seatChange } from '@madang/contract/people/locations/rules.ts';
import { orEmpty, storedId } from '@madang/contract/kernel/rules.ts';
import { useState } from 'react';
import * as z from 'zod/mini';
import { call } from '../../../../kernel/call.ts';
import { sendChange } from '../../../../kernel/calls/send-change.ts';
import { type FieldBinding, useForm } from '../../../../kernel/form.ts';
import { useEditConflict, useLoadedAnew } from '../../../../kernel/forms/edit-conflict.ts';
import { useTypedSearch } from '../../../../kernel/lists/typed-search.ts';
import { useShownName } from '../../../../kernel/names/shown-name.ts';
import { useNotices } from '../../../../kernel/notices.ts';
import { DeleteButton } from '../../../../kernel/sections/delete-button.tsx';
import { Button } from '../../../../ui/button.tsx';
import { FormActions } from '../../../../ui/fields/form-actions.tsx';
import { type FoundChoice, SearchField } from '../../../../ui/fields/search-field.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { Actions, Section, Stack } from '../../../../ui/parts/card.tsx';
import type { Spot } from '../../../../ui/plan/plan-geometry.ts';
import { SidePanel } from '../../../../ui/sections/side-panel.tsx';
import { usePeopleByName, useReread } from '../api.ts';
import { useText } from '../texts.ts';
import { FreeSeatButton } from './free-seat-button.tsx';
import { Seated } from './seat-table.tsx';

export interface SeatRights {
  readonly change: boolean;
  readonly delete: boolean;
  readonly assign: boolean;
}

const schema = z.strictObject({ seatName: seatChange.shape.seatName, personId: orEmpty(storedId) });

interface NewSeatProps {
  readonly floorId: string;
  readonly place: Spot;
  readonly mayAssign: boolean;
  readonly onMade: (seatId: string) => void;
  readonly onClose: () => void;
}

/** A seat at the place that was pressed, with who is to sit there. */
export function NewSeat({ floorId, place: { x: pinX, y: pinY }, mayAssign, onMade, onClose }: NewSeatProps) {
  const t = useText();
  const notices = useNotices();
  const reread = useReread();
  const form = useForm({
    schema,
    initial: { seatName: '', personId: '' },
    submit: async ({ seatName, personId }) => {
      const { seatId } = await call(createSeat, { body: { floorId, seatName, pinX, pinY } });
      notices.toast(t('saved', { name: seatName }));
      if (personId !== '') await call(assignSeat, { params: { personId }, body: { seatId } }).catch(notices.showError);
      await reread();
      onMade(seatId);
    },
  });
  return (
    <SidePanel title={t('addSeat')} onClose={onClose} beginsAtField>
      <form {...form.formProps}>
        <Stack>
          <TextField {...form.field('seatName')} help={t('seatNameHelp')} autoComplete="off" />
          {mayAssign && <PersonField field={form.field('personId')} />}
          <FormActions submit={t('save')} busy={form.busy} onCancel={onClose} />
        </Stack>
      </form>
    </SidePanel>
  );
}

interface SeatPanelProps {
  readonly seat: SeatRow;
  readonly rights: SeatRights;
  /** Another place for it is pressed on the map. */
  readonly onMove: () => void;
  readonly onClose: () => void;
}

/** A seat: its name, who has it, and the way to another place. */
export function SeatPanel(props: SeatPanelProps) {
  const { seat, rights, onMove, onClose } = props;
  const t = useText();
  const [loaded, load] = useLoadedAnew(useReread());
  return (
    <SidePanel title={seat.seatName} onClose={onClose}>
      {seat.person && (
        <Section title={t('person')}>
          <Seated person={seat.person} />
          {rights.assign && <FreeSeatButton personId={seat.person.personId} />}
        </Section>
      )}
      <SeatForm key={`${loaded} ${seat.person?.personId}`} load={load} {...props} />
      {rights.change && (
        <Actions>
          <Button onClick={onMove}>{t('moveSeat')}</Button>
        </Actions>
      )}
    </SidePanel>
  );
}

function SeatForm({ seat, rights, onClose, load }: SeatPanelProps & { readonly load: () => Promise<void> }) {
  const t = useText();
  const notices = useNotices();
  const reread = useReread();
  const { seatId } = seat;
  const [expected] = useState(() => ({ seatName: seat.seatName, pinX: seat.pinX, pinY: seat.pinY }));
  const form = useForm({
    schema,
    initial: { seatName: seat.seatName, personId: '' },
    refusals: useEditConflict(load),
    submit: async ({ seatName, personId }) => {
      if (seatName !== expected.seatName) {
        await call(changeSeat, { params: { seatId }, body: { ...expected, seatName, expected } });
      }
      if (personId !== '') await call(assignSeat, { params: { personId }, body: { seatId } });
      await reread();
      notices.toast(t('saved', { name: seatName }));
      onClose();
    },
  });
  return (
    <form {...form.formProps}>
      <Stack>
        <TextField {...form.field('seatName')} disabled={!rights.change} autoComplete="off" />
        {rights.assign && !seat.person && <PersonField field={form.field('personId')} />}
        <FormActions
          submit={rights.change || rights.assign ? t('save') : undefined}
          busy={form.busy}
          onCancel={onClose}
        >
          {rights.delete && (
            <DeleteButton
              label={t(seat.person ? 'deleteTaken' : 'delete')}
              done={t('deleted', { name: seat.seatName })}
              remove={() =>
                sendChange(deleteSeat, { params: { seatId }, query: { person: seat.person ? 'freed' : '' } })
              }
              onGone={onClose}
              reread={reread}
            />
          )}
        </FormActions>
      </Stack>
    </form>
  );
}

/** A person in service, found by a part of the name; who has a seat elsewhere moves. */
function PersonField({ field }: { readonly field: FieldBinding<string> }) {
  const t = useText();
  const nameOf = useShownName();
  const { data, search } = useTypedSearch(usePeopleByName);
  const [chosen, setChosen] = useState<FoundChoice>();
  const options = (data?.items ?? [])
    .flatMap((found) => found.person ?? [])
    .map((found) => ({ value: found.personId, label: nameOf(found), text: found.loginId }));
  return (
    <SearchField
      {...field}
      label={t('person')}
      help={t('personHelp')}
      placeholder={t('personSearch')}
      options={options}
      chosen={field.value === '' ? undefined : chosen}
      search={search}
      onChange={(value) => {
        setChosen(options.find((option) => option.value === value));
        field.onChange(value);
      }}
    />
  );
}

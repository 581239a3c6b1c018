import { koreanRegions } from '@madang/contract/ground/countries/regions.ts';
import {
  changeLocation,
  createLocation,
  deleteLocation,
  type LocationRow,
} from '@madang/contract/people/locations/routes.ts';
import { locationNameFor } from '@madang/contract/people/locations/marks.ts';
import { locationChange, locationInput, type LocationWords } from '@madang/contract/people/locations/rules.ts';
import { useState } from 'react';
import { call } from '../../../../kernel/call.ts';
import { sendChange } from '../../../../kernel/calls/send-change.ts';
import { type FormOf, useForm } from '../../../../kernel/form.ts';
import { formatNumber } from '../../../../kernel/formats.ts';
import { useEditConflict, useLoadedAnew } from '../../../../kernel/forms/edit-conflict.ts';
import { useNotices } from '../../../../kernel/notices.ts';
import { DeleteButton } from '../../../../kernel/sections/delete-button.tsx';
import { useLanguage } from '../../../../kernel/use-texts.ts';
import { FormActions } from '../../../../ui/fields/form-actions.tsx';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { Stack } from '../../../../ui/parts/card.tsx';
import { SidePanel } from '../../../../ui/sections/side-panel.tsx';
import { useReread } from '../api.ts';
import { useText } from '../texts.ts';

interface NewProps {
  readonly kind: LocationRow['kind'];
  /** The company's code, or the building's ID. */
  readonly parentId: string;
  readonly onMade: (locationId: string) => void;
  readonly onClose: () => void;
}

const noWords: LocationWords = {
  locationName: '',
  englishLocationName: '',
  locationRegion: '',
  locationAddress: '',
  englishLocationAddress: '',
};

/** A new building, or a new floor of one. */
export function NewLocation({ kind, parentId, onMade, onClose }: NewProps) {
  const t = useText();
  const notices = useNotices();
  const reread = useReread();
  const form = useForm({
    schema: locationInput,
    initial: { kind, parentId, locationCode: '', ...noWords },
    submit: async (body) => {
      const { locationId } = await call(createLocation, { body });
      await reread();
      notices.toast(t('saved', { name: body.locationName }));
      onMade(locationId);
    },
  });
  return (
    <SidePanel title={t(kind === 'building' ? 'addBuilding' : 'addFloor')} onClose={onClose} beginsAtField>
      <form {...form.formProps}>
        <Stack>
          <TextField
            {...form.field('locationCode')}
            help={t(kind === 'building' ? 'codeHelp' : 'floorCodeHelp')}
            autoComplete="off"
          />
          <WordFields form={form} kind={kind} />
          <FormActions submit={t('save')} busy={form.busy} onCancel={onClose} />
        </Stack>
      </form>
    </SidePanel>
  );
}

interface ChangeProps {
  readonly row: LocationRow;
  readonly mayDelete: boolean;
  readonly onGone: () => void;
  readonly onClose: () => void;
}

/** A building or floor to be changed or deleted. */
export function ChangeLocation(props: ChangeProps) {
  const language = useLanguage();
  const [loaded, load] = useLoadedAnew(useReread());
  return (
    <SidePanel title={locationNameFor(props.row, language)} onClose={props.onClose}>
      <ChangeForm key={loaded} load={load} {...props} />
    </SidePanel>
  );
}

function wordsOf(row: LocationRow): LocationWords {
  const { locationName, englishLocationName, locationRegion, locationAddress, englishLocationAddress } = row;
  return { locationName, englishLocationName, locationRegion, locationAddress, englishLocationAddress };
}

function ChangeForm({ row, mayDelete, onGone, onClose, load }: ChangeProps & { readonly load: () => Promise<void> }) {
  const t = useText();
  const notices = useNotices();
  const reread = useReread();
  // What the form began with: a change by another administrator in between is not overwritten.
  const [expected] = useState(() => wordsOf(row));
  const form = useForm({
    schema: locationChange,
    initial: wordsOf(row),
    refusals: useEditConflict(load),
    submit: async ({ expected: _none, ...words }) => {
      await call(changeLocation, { params: { locationId: row.locationId }, body: { ...words, expected } });
      await reread();
      notices.toast(t('saved', { name: words.locationName }));
      onClose();
    },
  });
  return (
    <form {...form.formProps}>
      <Stack>
        <WordFields form={form} kind={row.kind} />
        <FormActions submit={t('save')} busy={form.busy} onCancel={onClose}>
          {mayDelete && <Deletion row={row} onGone={onGone} />}
        </FormActions>
      </Stack>
    </form>
  );
}

/** Fields of a building and of a floor, which stands at its building's address. */
function WordFields({
  form,
  kind,
}: {
  readonly form: Pick<FormOf<LocationWords>, 'field'>;
  readonly kind: LocationRow['kind'];
}) {
  const t = useText();
  const language = useLanguage();
  const regions = koreanRegions.map((region) => ({ value: region.en, label: region[language] }));
  return (
    <>
      <TextField {...form.field('locationName')} spellCheck />
      <TextField {...form.field('englishLocationName')} lang="en" />
      {kind === 'building' && (
        <>
          <SelectField
            {...form.field('locationRegion')}
            help={t('regionHelp')}
            options={[{ value: '', label: t('noRegion') }, ...regions]}
          />
          <TextField {...form.field('locationAddress')} />
          <TextField {...form.field('englishLocationAddress')} lang="en" />
        </>
      )}
    </>
  );
}

/** Deletes it at once, with the undo; a floor’s seats go with it, and the button says how many. */
function Deletion({ row, onGone }: { readonly row: LocationRow; readonly onGone: () => void }) {
  const t = useText();
  const language = useLanguage();
  const reread = useReread();
  const { locationId, seatCount } = row;
  const name = locationNameFor(row, language);
  const label =
    seatCount === 0
      ? t('delete')
      : t('deleteWithSeats', { count: seatCount, number: formatNumber(seatCount, language) });
  return (
    <DeleteButton
      label={label}
      done={t('deleted', { name })}
      remove={() =>
        sendChange(deleteLocation, { params: { locationId }, query: { seats: seatCount === 0 ? '' : 'deleted' } })
      }
      onGone={onGone}
      reread={reread}
    />
  );
}

import { defaultColor } from '@madang/contract/ground/companies/colors.ts';
import { identityInput } from '@madang/contract/ground/companies/identity.ts';
import { markLimits } from '@madang/contract/ground/companies/limits.ts';
import { changeCompanyIdentity } from '@madang/contract/ground/companies/routes.ts';
import { companyNameFor } from '@madang/contract/ground/companies/names.ts';
import { useState } from 'react';
import { sendChange } from '../../../../kernel/calls/send-change.ts';
import { brandOf } from '../../../../kernel/company/brand-of.ts';
import { useEditConflict } from '../../../../kernel/forms/edit-conflict.ts';
import { useForm } from '../../../../kernel/form.ts';
import { PictureField } from '../../../../kernel/pictures/picture-field.tsx';
import { useUndoable } from '../../../../kernel/sections/undoable.ts';
import { useLanguage } from '../../../../kernel/use-texts.ts';
import { FormActions } from '../../../../ui/fields/form-actions.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { Section, Stack } from '../../../../ui/parts/card.tsx';
import type { Identity } from '../api.ts';
import { useText } from '../texts.ts';
import { ColorField } from './color-field.tsx';
import { Preview } from './preview.tsx';

const pictureRules = {
  types: ['image/png', 'image/jpeg', 'image/webp'],
  maxBytes: markLimits.imageBytes,
  kindCode: 'MARK_KIND',
  sizeCode: 'MARK_SIZE',
};

/** Name, mark and colour, with the bar as it will look. */
export function IdentityForm({ identity, load }: { readonly identity: Identity; readonly load: () => Promise<void> }) {
  const t = useText();
  const language = useLanguage();
  const undoable = useUndoable();
  const [expected] = useState(() => {
    const { shownName, color, markAddress } = identity;
    return { shownName, color, markAddress };
  });
  const form = useForm({
    schema: identityInput,
    initial: { shownName: expected.shownName, color: expected.color, mark: undefined as string | null | undefined },
    refusals: useEditConflict(load),
    submit: async (body) => {
      const changed = await sendChange(changeCompanyIdentity, { body: { ...body, expected } });
      await load();
      undoable(t('saved'), changed, load);
    },
  });
  const { shownName, color, mark } = form.values;
  const shownColor = identityInput.safeParse({ color }).success ? color.toLowerCase() : defaultColor;
  const face = { ...identity, shownName, color: shownColor, markAddress: markShown(mark, expected.markAddress) };
  return (
    <form {...form.formProps}>
      <Section title={t('identity.title')} help={t('identity.text')}>
        <Stack>
          <Preview brand={brandOf(face, language)} />
          <TextField
            {...form.field('shownName')}
            placeholder={companyNameFor(identity, language)}
            help={t('identity.nameHelp')}
            spellCheck
          />
          <PictureField
            {...form.field('mark')}
            stored={expected.markAddress}
            rules={pictureRules}
            texts={{
              help: t('identity.markHelp', { max: markLimits.imageBytes / 1024 ** 2 }),
              choose: t('identity.chooseMark'),
              none: t('identity.noMark'),
            }}
          />
          <ColorField {...form.field('color')} initials={brandOf(face, language).initials} />
          {identity.can.includes('change') && (
            <FormActions submit={t('save')} busy={form.busy} onCancel={() => void load()} />
          )}
        </Stack>
      </Section>
    </form>
  );
}

/** Returns the source of the bar's mark; a new picture is drawn from the data to be sent. */
function markShown(mark: string | null | undefined, stored: string | null): string | null {
  if (mark === undefined) return stored;
  return mark === null ? null : `data:image;base64,${mark}`;
}

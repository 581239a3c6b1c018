import { menuLimits } from '@madang/contract/workplace/menus/limits.ts';
import { type MenuInput, windowTargets } from '@madang/contract/workplace/menus/rules.ts';
import type { ReactNode } from 'react';
import { errorText } from '../../../../kernel/error-texts.ts';
import type { FormOf } from '../../../../kernel/form.ts';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { useText } from '../texts.ts';

interface MenuFieldsProps {
  readonly form: FormOf<MenuInput>;
  /** Selection of a group's lower menus; a menu has an address instead. */
  readonly lowerMenus?: ReactNode;
}

/** Shows the fields of a menu or a group, in the section and in the set-up. */
export function MenuFields({ form, lowerMenus }: MenuFieldsProps) {
  const t = useText();
  const targets = windowTargets.map((value) => ({ value, label: t(`targets.${value}`) }));
  const windowTarget = form.field('windowTarget');
  return (
    <>
      <TextField {...form.field('koreanTitle')} lang="ko" spellCheck />
      <TextField {...form.field('englishTitle')} lang="en" help={errorText({ code: 'MB_M_ALPHANUMERIC' })} />
      {lowerMenus ?? (
        <>
          <TextField
            {...form.field('url')}
            required
            type="url"
            inputMode="url"
            help={t('urlHelp', { max: menuLimits.urlCharacters })}
          />
          <SelectField
            {...windowTarget}
            options={targets}
            onChange={(value) => windowTarget.onChange(value === 'newWindow' ? 'newWindow' : 'newTab')}
          />
        </>
      )}
    </>
  );
}

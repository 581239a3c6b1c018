import { languageNames, languageTags } from '@madang/contract/kernel/languages.ts';
import { type MenuService, servedEverywhere, servedSets } from '@madang/contract/workplace/menus/rules.ts';
import type { FieldBinding } from '../../../../kernel/form.ts';
import { useLanguage } from '../../../../kernel/use-texts.ts';
import { CheckField } from '../../../../ui/fields/check-field.tsx';
import { CheckGroup } from '../../../../ui/fields/check-group.tsx';
import { useText } from '../texts.ts';

interface ServiceFieldsProps extends FieldBinding<MenuService | undefined> {
  /** A group opens its lower menus, so nothing of it opens over the screen. */
  readonly isGroup: boolean;
}

/** POR-01: audience of a menu, and its window. */
export function ServiceFields({ value = servedEverywhere, onChange, error, name, isGroup }: ServiceFieldsProps) {
  const t = useText();
  const countries = new Intl.DisplayNames(languageTags[useLanguage()], { type: 'region' });
  const isMissing = (set: readonly string[]) => (set.length === 0 ? error : undefined);
  return (
    <>
      <CheckGroup
        name={`${name}.languages`}
        label={t('languages')}
        help={t('languagesHelp')}
        required
        value={value.languages}
        error={isMissing(value.languages)}
        onChange={(languages) => onChange({ ...value, languages: [...languages] })}
        options={servedSets.languages.map((code) => ({ value: code, label: languageNames[code] }))}
      />
      <CheckGroup
        name={`${name}.locales`}
        label={t('countries')}
        help={t('countriesHelp')}
        required
        value={value.locales}
        error={isMissing(value.locales)}
        onChange={(locales) => onChange({ ...value, locales: [...locales] })}
        options={servedSets.locales.map((code) => ({ value: code, label: countries.of(code) ?? code }))}
      />
      {!isGroup && (
        <CheckField
          name={`${name}.isFullScreen`}
          label={t('fullScreen')}
          help={t('fullScreenHelp')}
          value={value.isFullScreen}
          onChange={(isFullScreen) => onChange({ ...value, isFullScreen })}
        />
      )}
    </>
  );
}
